# Of a wheel: the same sources give the same bytes wherever they lie and are built, so no folder is named in what is
# compiled (debug information, assertions). The backend includes this file in every project whose wheels are to be
# reproducible; an editable installation keeps the folders, which a debugger looks into.

function(_enzymepy_leave_out_folders)
  set(sources "${CMAKE_SOURCE_DIR}")
  if(EnzymePy_PROJECT) # the project of settings alone, which CMake code of ours builds
    set(sources "${EnzymePy_PROJECT}")
  endif()
  get_filename_component(packages "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/.." ABSOLUTE) # pip's folder for one build, say
  if(packages MATCHES "/share$")
    get_filename_component(packages "${packages}/../.." ABSOLUTE)
  endif()
  # the last one that fits counts
  foreach(pair IN ITEMS "site-packages=${packages}" ".=${sources}" "build=${CMAKE_BINARY_DIR}")
    string(REGEX MATCH "^([^=]+)=([^=]*)$" plain "${pair}")
    if(plain) # no compiler takes a folder with this sign in its name
      set(name "${CMAKE_MATCH_1}")
      string(REPLACE ">" "$<ANGLE-R>" folder "${CMAKE_MATCH_2}")
      foreach(compilers IN ITEMS "C,GNU,Clang,AppleClang" "CXX,GNU,Clang,AppleClang" "Fortran,GNU")
        add_compile_options("$<$<COMPILE_LANG_AND_ID:${compilers}>:-ffile-prefix-map=${folder}=${name}>")
      endforeach()
    endif()
  endforeach()
endfunction()

if(SKBUILD_STATE STREQUAL "wheel")
  _enzymepy_leave_out_folders()
  set(CMAKE_BUILD_RPATH_USE_ORIGIN ON) # else the path of another library goes into the id of a link
endif()
