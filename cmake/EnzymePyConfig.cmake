# EnzymePy: derivatives for CMake targets, by the differentiating linker of enzyme-build.
#
#   find_package(EnzymePy REQUIRED)          # cmake -DEnzymePy_DIR="$(enzyme-build --cmake-dir)"
#   find_package(EnzymePy 0.1 REQUIRED COMPONENTS C OPTIONAL_COMPONENTS CXX Fortran Rust)
#     Components are languages that the machine has a fitting compiler for: EnzymePy_Fortran_FOUND and the like.
#
#   enzymepy_differentiate(<target>
#       [OPTIONS <option>...]                # for the link: -O0 to -O3, -march=..., -fenzyme-separate
#                                            # (the library carries derivatives for others), ...
#       [BITCODE_LIBRARIES <archive>...]     # linked too: static archives of bitcode that are differentiated
#       [DERIVATIVES <library>...]           # linked too: libraries that carry derivatives of what they define
#       [SAVE_STAGES <directory>])           # keeps the program of each stage there
#     Compiles the sources of an ordinary executable, shared, module, static or object library to bitcode with all of
#     the target's own flags, and answers its requests (`__enzyme_autodiff`, ...) when it is linked. The static and
#     object libraries that go into that link are compiled to bitcode besides machine code, so derivatives reach
#     through them, whichever directory they are of. A static library answers its own requests: what links it needs
#     nothing. Call it in the directory of the target; later `target_*` commands count. A source `x.rs` of a target that is
#     linked is the root of a Rust crate without others; the property ENZYMEPY_RUST_OPTIONS holds options for rustc.
#
#   target_link_libraries(<target> PRIVATE EnzymePy::Differentiate)
#     The same as a usage requirement: every executable, shared or module library that links it, directly or through
#     others (INTERFACE libraries, imported targets, from any directory), is differentiated when it is linked; static
#     and object libraries that link it leave their requests to that link. EnzymePy::Bitcode only adds bitcode to what
#     links it, for links elsewhere. The property ENZYMEPY_BITCODE OFF keeps a library as it is.
#     ClangEnzymeFlags, LLDEnzymeFlags and the like are other names of EnzymePy::Differentiate, and
#     find_package(Enzyme) finds them too: -DEnzyme_DIR="$(enzyme-build --cmake-dir)".
#
#   enzymepy_add_library(<name> [SHARED|STATIC|MODULE|OBJECT] <source>...)
#     `add_library` and `enzymepy_differentiate` in one.
#
#   enzymepy_python_module(<target> MODULE <package.module>
#       [SETTINGS <pyproject.toml>] [DESTINATION <directory>] [INTERFACES c fortran])
#     Generates a Python module for the functions of a shared library, with gradients (the tables
#     [tool.enzyme-build.functions.*] of the settings say what no source does), and installs both side by side.
#     INTERFACES adds a header of C, and the source of a Fortran module, in the folder `include` beside them.
#
#   enzymepy_derivatives(<target> <function>:<derivative>...
#       [SETTINGS <pyproject.toml>] [INTERFACES c fortran])
#     Makes derivatives of the functions of a library or program: gradient, vjp, jvp, hvp, jacobian, hessian, sparse-jacobian,
#     sparse-hessian, and batch for stacks of each. What links the target includes <target>_derivatives.h; INTERFACES fortran writes the source of a Fortran
#     module of that name beside it. The settings say the lengths of arrays in C. The property ENZYMEPY_INTERFACES holds
#     the files, to install them.
#
# EnzymePy_PYTHON, a cache variable, is the Python that has enzyme-build installed, where it is not found by itself.
#
# C and C++ need no particular CMAKE_<LANG>_COMPILER: gcc compiles the rest of the project, clang the
# differentiated sources.  Fortran needs flang for the whole project (module files are a compiler's own):
# -DCMAKE_Fortran_COMPILER=flang-22, or a toolchain file: --toolchain "$(enzyme-build --cmake-dir)/EnzymePyToolchain.cmake".

if(CMAKE_VERSION VERSION_LESS 3.25)
  set(EnzymePy_FOUND FALSE)
  set(EnzymePy_NOT_FOUND_MESSAGE "EnzymePy needs CMake 3.25 or newer; this is ${CMAKE_VERSION} (pip install cmake).")
  return()
endif()

if(CMAKE_GENERATOR AND NOT CMAKE_GENERATOR MATCHES "Ninja|Makefiles") # others start no launcher of links
  set(EnzymePy_FOUND FALSE)
  set(EnzymePy_NOT_FOUND_MESSAGE
      "EnzymePy works with Ninja, Ninja Multi-Config and Makefiles; this is ${CMAKE_GENERATOR} (cmake -G Ninja).")
  return()
endif()

set(EnzymePy_CMAKE_DIR "${CMAKE_CURRENT_LIST_DIR}")

include("${CMAKE_CURRENT_LIST_DIR}/EnzymePyFindPython.cmake")
if(NOT EnzymePy_PYTHON)
  set(EnzymePy_FOUND FALSE)
  set(EnzymePy_NOT_FOUND_MESSAGE
      "no Python with enzyme-build was found; give -DEnzymePy_PYTHON=<the python that `enzyme-build` was installed for>.")
  return()
endif()

if("${CMAKE_C_COMPILER} ${CMAKE_CXX_COMPILER} ${CMAKE_Fortran_COMPILER}" MATCHES "/enzyme-(cc|c\\+\\+|fc)( |$)")
  include("${CMAKE_CURRENT_LIST_DIR}/EnzymePyArchives.cmake")
endif()
include("${CMAKE_CURRENT_LIST_DIR}/EnzymePyCompilers.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/EnzymePyLink.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/EnzymePyRust.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/EnzymePyDifferentiate.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/EnzymePyPythonModule.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/EnzymePyTargets.cmake")

# Components are languages: found where there is a compiler for them that writes bitcode.
set(EnzymePy_FOUND TRUE)
foreach(_enzymepy_component IN LISTS EnzymePy_FIND_COMPONENTS)
  set(EnzymePy_${_enzymepy_component}_FOUND FALSE)
  set(EnzymePy_${_enzymepy_component}_ERROR "there is no such component: they are C, CXX, Fortran and Rust")
  if(_enzymepy_component MATCHES "^(C|CXX|Fortran|Rust)$")
    _enzymepy_facts(${_enzymepy_component})
  endif()
  if(NOT EnzymePy_${_enzymepy_component}_ERROR)
    set(EnzymePy_${_enzymepy_component}_FOUND TRUE)
  elseif(EnzymePy_FIND_REQUIRED_${_enzymepy_component})
    set(EnzymePy_FOUND FALSE)
    set(EnzymePy_NOT_FOUND_MESSAGE "${_enzymepy_component}: ${EnzymePy_${_enzymepy_component}_ERROR}")
  endif()
endforeach()
unset(_enzymepy_component)
