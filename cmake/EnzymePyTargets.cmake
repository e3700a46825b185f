# Targets that a project links to have itself differentiated: EnzymePy::Differentiate, and the names that upstream's
# CMake package has, ClangEnzymeFlags and LLDEnzymeFlags.
#
# They carry nothing: at the end of the directory that called find_package, each of its targets that links one of them
# is differentiated as by enzymepy_differentiate.

set(_ENZYMEPY_MARKS EnzymePy::Differentiate ClangEnzymeFlags LLDEnzymeFlags LLDEnzymeLTOFlags)
foreach(_enzymepy_mark IN LISTS _ENZYMEPY_MARKS)
  if(NOT TARGET ${_enzymepy_mark})
    add_library(${_enzymepy_mark} INTERFACE IMPORTED)
  endif()
endforeach()

function(_enzymepy_differentiate_marked)
  get_property(targets DIRECTORY PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(type ${target} TYPE)
    get_target_property(already ${target} ENZYMEPY_DIFFERENTIATED)
    if(already OR NOT type MATCHES "^(EXECUTABLE|SHARED_LIBRARY|MODULE_LIBRARY|STATIC_LIBRARY)$")
      continue()
    endif()
    get_target_property(libraries ${target} LINK_LIBRARIES)
    foreach(mark IN LISTS _ENZYMEPY_MARKS)
      if("${mark}" IN_LIST libraries)
        set_target_properties(${target} PROPERTIES ENZYMEPY_DIFFERENTIATED TRUE)
        _enzymepy_finalize(${target})
        break()
      endif()
    endforeach()
  endforeach()
endfunction()

cmake_language(DEFER CALL _enzymepy_differentiate_marked)
