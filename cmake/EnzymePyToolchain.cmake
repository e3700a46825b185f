# A toolchain file: the compilers of enzyme-build for the whole project, where no other compiler was asked for.
#
#   cmake --toolchain "$(enzyme-build --cmake-dir)/EnzymePyToolchain.cmake" ...
#
# Every target is then compiled to bitcode and differentiated when it is linked; it also serves where there is no other
# compiler, and gives Fortran the compiler that `enzymepy_differentiate` needs.

if(NOT EnzymePy_PYTHON)
  set(EnzymePy_CMAKE_DIR "${CMAKE_CURRENT_LIST_DIR}")
  include("${CMAKE_CURRENT_LIST_DIR}/EnzymePyFindPython.cmake")
endif()
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES EnzymePy_PYTHON)

get_filename_component(_enzymepy_bin "${EnzymePy_PYTHON}" DIRECTORY)
foreach(_enzymepy_pair IN ITEMS "C=enzyme-cc" "CXX=enzyme-c++" "Fortran=enzyme-fc")
  string(REGEX MATCH "^([^=]+)=(.*)$" _enzymepy_match "${_enzymepy_pair}")
  if(NOT CMAKE_${CMAKE_MATCH_1}_COMPILER)
    if(EXISTS "${_enzymepy_bin}/${CMAKE_MATCH_2}")
      set(CMAKE_${CMAKE_MATCH_1}_COMPILER "${_enzymepy_bin}/${CMAKE_MATCH_2}")
    else()
      set(CMAKE_${CMAKE_MATCH_1}_COMPILER "${EnzymePy_PYTHON}" "${CMAKE_CURRENT_LIST_DIR}/enzymepy.py" "${CMAKE_MATCH_2}")
    endif()
  endif()
endforeach()

# flang has no run-time library for another machine, so that CMake's test programs, which need one, do not link.
if(DEFINED ENV{ENZYME_TARGET})
  set(CMAKE_Fortran_COMPILER_ID LLVMFlang)
  set(CMAKE_Fortran_COMPILER_ID_RUN TRUE)
  set(CMAKE_Fortran_COMPILER_WORKS TRUE)
  set(CMAKE_Fortran_ABI_COMPILED TRUE)
  set(CMAKE_Fortran_PREPROCESS_SOURCE "<CMAKE_Fortran_COMPILER> -cpp <DEFINES> <INCLUDES> <FLAGS> -E <SOURCE> > <PREPROCESSED_SOURCE>")
endif()

include("${CMAKE_CURRENT_LIST_DIR}/EnzymePyArchives.cmake")
