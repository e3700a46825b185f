# find_package(Enzyme): for projects that were written for upstream's CMake package, with its targets and variables.
# (Not its compiler plugins, which name an LLVM build of their own.)
include(CMakeFindDependencyMacro)
set(EnzymePy_DIR "${CMAKE_CURRENT_LIST_DIR}")
find_dependency(EnzymePy)

set(Enzyme_LIBRARIES ClangEnzymeFlags LLDEnzymeFlags LLDEnzymeAssumeUnknownNoFree LLDEnzymeLooseTypeFlags
    LLDEnzymePrintTypeFlags LLDEnzymePrintFlags LLDEnzymeNoStrictAliasingFlags)
_enzymepy_facts()
set(Enzyme_LLVM_VERSION_MAJOR "${EnzymePy_LLVM_VERSION_MAJOR}")
string(REPLACE "." ";" _enzymepy_version "${Enzyme_VERSION}")
list(GET _enzymepy_version 0 ENZYME_VERSION_MAJOR)
list(GET _enzymepy_version 1 ENZYME_VERSION_MINOR)
list(GET _enzymepy_version 2 ENZYME_VERSION_PATCH)
unset(_enzymepy_version)
