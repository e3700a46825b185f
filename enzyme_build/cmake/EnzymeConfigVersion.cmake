# Found by the entry point `cmake.root`; the CMake package lies in share/ (wheel) or beside enzyme_build/ (checkout).
if(EXISTS "${CMAKE_CURRENT_LIST_DIR}/../share/cmake/EnzymeConfigVersion.cmake")
  include("${CMAKE_CURRENT_LIST_DIR}/../share/cmake/EnzymeConfigVersion.cmake")
else()
  include("${CMAKE_CURRENT_LIST_DIR}/../../cmake/EnzymeConfigVersion.cmake")
endif()
