# Static libraries of bitcode: an archiver that is older than the bitcode refuses it, and there may be none at all; so
# where the compilers are ours, the archiver that comes with them makes the archives.

foreach(_enzymepy_language IN ITEMS C CXX Fortran)
  set(CMAKE_${_enzymepy_language}_ARCHIVE_CREATE
      "\"${EnzymePy_PYTHON}\" -m ziglang ar qc <TARGET> <LINK_FLAGS> <OBJECTS>")
  set(CMAKE_${_enzymepy_language}_ARCHIVE_APPEND
      "\"${EnzymePy_PYTHON}\" -m ziglang ar q <TARGET> <LINK_FLAGS> <OBJECTS>")
  set(CMAKE_${_enzymepy_language}_ARCHIVE_FINISH "\"${EnzymePy_PYTHON}\" -m ziglang ranlib <TARGET>")
endforeach()
unset(_enzymepy_language)
