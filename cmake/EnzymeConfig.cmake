# find_package(Enzyme): for projects that were written for upstream's CMake package.
include(CMakeFindDependencyMacro)
set(EnzymePy_DIR "${CMAKE_CURRENT_LIST_DIR}")
find_dependency(EnzymePy)
