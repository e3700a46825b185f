"""Derivatives reach across targets: through object and static libraries, from every directory, by usage requirements.

In each project `main` asks for the derivative of `outer` at 3, outer(x) = inner(x)², inner(x) = x³: 6 · 3⁵.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_build.resources import cmake_directory
from enzyme_build.toolchain.compilers import Language, find

from .conftest import Build

SOURCES = {
    "main.c": "#include <enzyme.h>\n#include <stdio.h>\ndouble outer(double);\n"
    'int main(void) { printf("%g", __enzyme_autodiff((void *)outer, 3.0)); }\n',
    "outer.c": "double inner(double);\ndouble outer(double x) { double y = inner(x); return y * y; }\n",
    "inner.c": "double inner(double x) { return x * x * x; }\n",
    "plain.c": '#include <stdio.h>\ndouble outer(double);\nint main(void) { printf("%g", outer(2.0)); }\n',
}
EXPECTED = f"{6 * 3**5}"
HEAD = "cmake_minimum_required(VERSION 3.25)\nproject(across LANGUAGES C)\nfind_package(EnzymePy REQUIRED)\n"


def write(build: Build, code: str, head: str = HEAD) -> None:
    build.source.mkdir(exist_ok=True)
    (build.source / "CMakeLists.txt").write_text(head + code)
    for name, text in SOURCES.items():
        (build.source / name).write_text(text)


def built(build: Build, *arguments: str) -> str:
    build.configure(*arguments)
    build.build()
    return build.program("app")


WAYS = {
    "static libraries": """
        add_library(inner STATIC inner.c)
        add_library(outer STATIC outer.c)
        target_link_libraries(outer PRIVATE inner)
        add_executable(app main.c)
        target_link_libraries(app PRIVATE outer EnzymePy::Differentiate)
    """,
    "an explicit call": """
        add_library(inner STATIC inner.c)
        add_library(outer STATIC outer.c)
        target_link_libraries(outer PUBLIC inner)
        add_executable(app main.c)
        target_link_libraries(app outer)
        enzymepy_differentiate(app)
    """,
    "object libraries": """
        add_library(inner OBJECT inner.c)
        add_library(outer OBJECT outer.c)
        add_executable(app main.c)
        target_link_libraries(app PRIVATE inner outer EnzymePy::Differentiate)
    """,
    "objects as sources": """
        add_library(both OBJECT inner.c outer.c)
        add_executable(app main.c $<TARGET_OBJECTS:both>)
        target_link_libraries(app PRIVATE EnzymePy::Differentiate)
    """,
    "objects in a static library": """
        add_library(inner OBJECT inner.c)
        add_library(outer STATIC outer.c $<TARGET_OBJECTS:inner>)
        add_executable(app main.c)
        target_link_libraries(app PRIVATE outer EnzymePy::Differentiate)
    """,
    "an explicit object library": """
        add_library(everything OBJECT main.c outer.c inner.c)
        enzymepy_differentiate(everything)
        add_executable(app $<TARGET_OBJECTS:everything>)
    """,
    "requests in a static library": """
        add_library(asks STATIC main.c)
        target_link_libraries(asks PRIVATE EnzymePy::Differentiate)
        add_library(both STATIC inner.c outer.c)
        add_executable(app app.c)
        target_link_libraries(app PRIVATE asks both)
        file(WRITE ${CMAKE_CURRENT_SOURCE_DIR}/app.c "")
    """,
    "an interface library": """
        add_library(flags INTERFACE)
        target_link_libraries(flags INTERFACE EnzymePy::Differentiate)
        add_library(more ALIAS flags)
        add_library(both STATIC inner.c outer.c)
        target_link_libraries(both PUBLIC more)
        add_executable(app main.c)
        target_link_libraries(app PRIVATE both)
    """,
    "a condition": """
        add_library(both STATIC inner.c outer.c)
        add_executable(app main.c)
        target_link_libraries(app PRIVATE "$<BUILD_INTERFACE:both>" "$<$<BOOL:1>:EnzymePy::Differentiate>")
    """,
    "sources of an interface library": """
        add_library(parts INTERFACE)
        target_sources(parts INTERFACE ${CMAKE_CURRENT_SOURCE_DIR}/main.c ${CMAKE_CURRENT_SOURCE_DIR}/outer.c)
        add_library(inner OBJECT inner.c)
        target_sources(parts INTERFACE $<TARGET_OBJECTS:inner>)
        add_executable(app)
        target_link_libraries(app PRIVATE parts EnzymePy::Differentiate)
    """,
    "direct requirements, and those that a property names": """
        add_library(inner STATIC inner.c)
        add_library(outer STATIC outer.c)
        set_target_properties(outer PROPERTIES NEEDS inner MARK EnzymePy::Differentiate)
        target_link_libraries(outer PUBLIC $<TARGET_PROPERTY:outer,NEEDS>)
        set_property(TARGET outer PROPERTY INTERFACE_LINK_LIBRARIES_DIRECT $<TARGET_PROPERTY:outer,MARK>)
        add_executable(app main.c)
        target_link_libraries(app PRIVATE outer)
    """,
    "whole archives and groups": """
        add_library(inner STATIC inner.c)
        add_library(outer STATIC outer.c)
        add_library(middle INTERFACE)
        target_link_libraries(middle INTERFACE $<LINK_LIBRARY:WHOLE_ARCHIVE,outer> $<LINK_GROUP:RESCAN,inner>)
        add_executable(app main.c)
        target_link_libraries(app PRIVATE middle EnzymePy::Differentiate)
    """,
    "upstream's names": """
        find_package(Enzyme 0.0.150 REQUIRED)
        add_library(both STATIC inner.c outer.c)
        target_link_libraries(both PRIVATE LLDEnzymeFlags)
        add_executable(app main.c)
        target_link_libraries(app PRIVATE both LLDEnzymeFlags)
    """,
}


@pytest.mark.parametrize("way", WAYS)
def test_a_derivative_crosses_targets(build: Build, way: str) -> None:
    write(build, WAYS[way])
    assert built(build, f"-DEnzyme_DIR={cmake_directory()}") == EXPECTED


BROUGHT = """
    add_subdirectory(parts)
    add_library(asks STATIC main.c)
    target_link_libraries(asks PRIVATE parts)
    enzymepy_differentiate(asks)
    file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/empty.c "")
    add_executable(app ${CMAKE_CURRENT_BINARY_DIR}/empty.c)
    target_link_libraries(app asks)
    add_library(derived SHARED)
    target_link_libraries(derived PRIVATE parts)
    enzymepy_derivatives(derived outer:gradient)
    add_executable(user user.c)
    target_link_libraries(user derived)
    add_executable(plain plain.c)
    target_link_libraries(plain parts)
"""
USER = """#include <derived_derivatives.h>
#include <stdio.h>
int main(void) { double slope; outer_gradient(3.0, &slope); printf("%g", slope); }
"""


def test_sources_that_a_library_brings_are_compiled_once(build: Build) -> None:
    """Where the sources of a target move to an OBJECT library, those of what it links do."""
    write(build, BROUGHT)
    (build.source / "user.c").write_text(USER)
    (build.source / "parts").mkdir()
    (build.source / "parts" / "CMakeLists.txt").write_text(
        "add_library(parts INTERFACE)\n"
        "target_sources(parts INTERFACE ${CMAKE_CURRENT_LIST_DIR}/../inner.c ${CMAKE_CURRENT_LIST_DIR}/../outer.c)\n"
    )
    assert built(build) == EXPECTED
    assert build.program("user") == EXPECTED and build.program("plain") == "64"


def test_a_project_of_many_targets_is_configured_in_no_time(build: Build) -> None:
    """Each target is looked at once, however many paths lead to it."""
    code = ""
    for number in range(120):
        code += f"add_library(part{number} STATIC inner.c)\n"
        code += "".join(f"target_link_libraries(part{number} PUBLIC part{k})\n" for k in range(number)[-3:])
    for number in range(10):
        code += f"add_executable(app{number} main.c outer.c)\n"
        code += f"target_link_libraries(app{number} PRIVATE part{119 - number} EnzymePy::Differentiate)\n"
    write(build, code)
    shown = build.configure("--profiling-format=google-trace", f"--profiling-output={build.source / 'trace'}")
    assert shown.returncode == 0
    trace = (build.source / "trace").read_text()
    read = len(re.findall(r'"name" : "_enzymepy_words"', trace))
    assert 0 < read < 2000, "the links of a target were read more than once"


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("g++"), reason="no g++")
def test_headers_that_gcc_would_precompile(any_build: Build) -> None:
    """Libraries that get bitcode besides machine code; the header itself holds neither."""
    if find(Language.CXX).is_zig:
        pytest.skip("no clang for C++")
    code = """
    add_library(outer STATIC outer.cpp)
    target_precompile_headers(outer PUBLIC <vector>)
    add_library(inner OBJECT inner.cpp)
    target_precompile_headers(inner REUSE_FROM outer)
    add_executable(app main.cpp)
    target_link_libraries(app PRIVATE outer inner EnzymePy::Differentiate)
    """
    write(any_build, code, HEAD.replace("LANGUAGES C", "LANGUAGES CXX"))
    for name, text in {
        "main.cpp": SOURCES["main.c"].replace("__enzyme_autodiff(", "__enzyme_autodiff<double>("),
        "outer.cpp": "double inner(double);\ndouble outer(double x) { std::vector y{inner(x)}; return y[0] * y[0]; }\n",
        "inner.cpp": "double inner(double x) { std::vector<double> y{x, x, x}; return y[0] * y[1] * y[2]; }\n",
    }.items():
        (any_build.source / name).write_text(text)
    for level in ("Debug", "Release"):  # the second finds the headers of the first
        options = ("-DCMAKE_CXX_COMPILER=g++", "-DCMAKE_CXX_STANDARD=17", f"-DCMAKE_BUILD_TYPE={level}")
        assert built(any_build, *options) == EXPECTED


SHARED = """
    add_library(inner SHARED inner.c)
    add_executable(app main.c outer.c)
    target_link_libraries(app PRIVATE inner EnzymePy::Differentiate)
"""


def test_a_shared_library_of_the_project(build: Build) -> None:
    """One that carries its derivatives is differentiated through; any other is refused by its name."""
    write(build, SHARED)
    build.configure()
    shown = " ".join(build.build(check=False).split())
    assert "error[EB301]: no derivative rule for the call to `inner`" in shown and "defined in libinner.so" in shown
    assert "build libinner.so with -fenzyme-separate" in shown and "Traceback" not in shown
    write(build, SHARED + "enzymepy_differentiate(inner OPTIONS -fenzyme-separate)")
    build.build()
    assert build.program("app") == EXPECTED


MODULES = """
add_library(cubes STATIC)
target_sources(cubes PUBLIC FILE_SET CXX_MODULES FILES cubes.cppm)
add_executable(app main.cpp)
target_link_libraries(app PRIVATE cubes EnzymePy::Differentiate)
"""


@pytest.mark.slow
def test_modules_of_cxx_20(build: Build) -> None:
    compiler = find(Language.CXX)
    version = re.search(r"-(\d+)$", compiler.command[0])
    if compiler.is_zig or not shutil.which(f"clang-scan-deps{version[0] if version else ''}"):
        pytest.skip("no clang that scans for modules")
    write(build, MODULES, HEAD.replace("3.25", "3.28").replace("LANGUAGES C", "LANGUAGES CXX"))
    (build.source / "cubes.cppm").write_text(
        "export module cubes;\nexport double cube(double x) { return x * x * x; }\n"
    )
    (build.source / "main.cpp").write_text(
        "#include <enzyme.h>\n#include <cstdio>\nimport cubes;\n"
        'int main() { std::printf("%g", __enzyme_autodiff<double>((void *)cube, 3.0)); }\n'
    )
    assert built(build, f"-DCMAKE_CXX_COMPILER={compiler.command[0]}", "-DCMAKE_CXX_STANDARD=20") == "27"


@pytest.mark.slow
def test_with_every_generator(any_build: Build) -> None:
    write(any_build, WAYS["objects in a static library"])
    assert built(any_build) == EXPECTED


def test_targets_of_other_directories(build: Build) -> None:
    """The package is found in one directory only, after the targets of the others were made."""
    code = "add_library(inner STATIC inner.c)\nadd_subdirectory(parts)\nadd_subdirectory(app)\n"
    write(build, code, HEAD.replace("find_package(EnzymePy REQUIRED)\n", ""))
    for folder, text in {
        "parts": "add_library(outer STATIC ../outer.c)\ntarget_link_libraries(outer PRIVATE inner)\n",
        "app": "find_package(EnzymePy REQUIRED)\nadd_executable(app ../main.c)\n"
        "target_link_libraries(app PRIVATE outer EnzymePy::Differentiate)\n",
    }.items():
        (build.source / folder).mkdir()
        (build.source / folder / "CMakeLists.txt").write_text(text)
    build.configure()
    build.build()
    assert build.program("app/app") == EXPECTED


def test_a_library_in_such_a_link_serves_every_other_link(build: Build) -> None:
    """Its objects hold machine code besides bitcode; a target that says so stays as it is."""
    code = """
    add_library(both STATIC inner.c outer.c)
    add_library(aside STATIC aside.c)
    set_target_properties(aside PROPERTIES ENZYMEPY_BITCODE OFF)
    file(WRITE ${CMAKE_CURRENT_SOURCE_DIR}/aside.c "int aside(void) { return 1; }")
    add_executable(app main.c)
    target_link_libraries(app PRIVATE both aside EnzymePy::Differentiate)
    add_executable(plain plain.c)
    target_link_libraries(plain PRIVATE both)
    """
    write(build, code)
    assert built(build) == EXPECTED
    assert build.program("plain") == "64"
    (line,) = [line for line in build.build("--clean-first", "--verbose").splitlines() if " -o plain " in line]
    assert "enzyme" not in line
    carries = {name: ".llvm.lto" in sections(build.binary / f"lib{name}.a") for name in ("both", "aside")}
    assert carries == {"both": True, "aside": False}


def sections(file: Path) -> str:
    return subprocess.run(["readelf", "-SW", file], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("mark", ["Bitcode", "Differentiate"])
def test_an_installed_library_is_differentiated_elsewhere(build: Build, mark: str) -> None:
    code = f"""
    add_library(both STATIC inner.c outer.c)
    target_link_libraries(both PUBLIC EnzymePy::{mark})
    install(TARGETS both EXPORT both ARCHIVE DESTINATION lib)
    install(EXPORT both NAMESPACE both:: DESTINATION lib FILE bothTargets.cmake)
    file(WRITE ${{CMAKE_CURRENT_BINARY_DIR}}/bothConfig.cmake
         "include(CMakeFindDependencyMacro)\\nfind_dependency(EnzymePy)\\n"
         "include(\\${{CMAKE_CURRENT_LIST_DIR}}/bothTargets.cmake)\\n")
    install(FILES ${{CMAKE_CURRENT_BINARY_DIR}}/bothConfig.cmake DESTINATION lib)
    """
    write(build, code)
    build.configure(f"-DCMAKE_INSTALL_PREFIX={build.binary / 'installed'}")
    build.build("--target", "install")
    user = Build(build.source.parent / "user", build.source.parent / "user build", build.cmake, build.generator)
    write(user, "add_subdirectory(below)\n", HEAD.replace("find_package(EnzymePy REQUIRED)\n", ""))
    (user.source / "below").mkdir()
    own = " EnzymePy::Differentiate" if mark == "Bitcode" else ""
    (user.source / "below" / "CMakeLists.txt").write_text(
        f"find_package(both REQUIRED)\nadd_executable(app ../main.c)\ntarget_link_libraries(app both::both{own})\n"
    )
    user.configure(f"-Dboth_DIR={build.binary / 'installed' / 'lib'}")
    user.build()
    assert user.program("below/app") == EXPECTED


def test_what_upstreams_package_sets(build: Build) -> None:
    code = "find_package(Enzyme {} REQUIRED)\nforeach(v IN ITEMS Enzyme_LIBRARIES Enzyme_LLVM_VERSION_MAJOR "
    code += "ENZYME_VERSION_MAJOR ENZYME_VERSION_MINOR ENZYME_VERSION_PATCH)\n"
    code += 'message(STATUS "${{v}}=${{${{v}}}}")\nendforeach()\n'
    for version in ("", "0.0.150", "0.0.100...0.0.300"):
        write(build, code.format(version))
        shown = build.configure(f"-DEnzyme_DIR={cmake_directory()}").stdout
        assert "Enzyme_LIBRARIES=ClangEnzymeFlags;LLDEnzymeFlags" in shown and "ENZYME_VERSION_MAJOR=0" in shown
        assert re.search(r"Enzyme_LLVM_VERSION_MAJOR=\d+", shown) and re.search(r"ENZYME_VERSION_PATCH=\d+", shown)
    write(build, code.format("1.0"))
    assert build.configure(f"-DEnzyme_DIR={cmake_directory()}", check=False).returncode != 0


@pytest.mark.skipif(not Path("/usr/bin/gfortran").exists(), reason="no gfortran")
def test_fortran_of_another_compiler_stays_as_it_is(build: Build) -> None:
    code = """
    enable_language(Fortran)
    add_library(aside STATIC aside.f90)
    file(WRITE ${CMAKE_CURRENT_SOURCE_DIR}/aside.f90 "subroutine aside\\nend subroutine\\n")
    add_executable(app main.c inner.c outer.c)
    target_link_libraries(app PRIVATE aside EnzymePy::Differentiate)
    """
    write(build, code)
    shown = build.configure("-DCMAKE_Fortran_COMPILER=/usr/bin/gfortran").stdout
    assert "no derivative reaches into aside: it has Fortran sources" in " ".join(shown.split())
    build.build()
    assert build.program("app") == EXPECTED


@pytest.mark.fortran
def test_through_a_fortran_library_that_others_link_too(build: Build) -> None:
    code = """
    enable_language(Fortran CXX)
    add_library(inner STATIC inner.f90)
    file(WRITE ${CMAKE_CURRENT_SOURCE_DIR}/inner.f90 "real(8) function inner(x) bind(c)
      real(8), value :: x
      print *, 'here'
      inner = sum([x**3])
    end function
    ")
    add_library(outer STATIC outer.c more.cpp)
    file(WRITE ${CMAKE_CURRENT_SOURCE_DIR}/more.cpp
         "#include <string>\nstd::string text(int n) { return std::to_string(n) + std::string(n, 'x'); }")
    target_link_libraries(outer PRIVATE inner)
    add_executable(app main.c)
    target_link_libraries(app PRIVATE outer EnzymePy::Differentiate)
    add_executable(plain plain.c)
    target_link_libraries(plain PRIVATE outer)
    """
    write(build, code)
    shown = built(build, f"-DCMAKE_Fortran_COMPILER={find(Language.FORTRAN).command[0]}")
    assert shown.split() == ["here", EXPECTED]
    assert build.program("plain").split() == ["here", "64"]


@pytest.mark.skipif(not shutil.which("gcc") or not find(Language.C).compiles_bitcode, reason="needs gcc and clang")
def test_options_that_only_gcc_knows(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENZYME_CACHE_DIR", str(build.source.parent / "cache"))
    code = """
    add_executable(app main.c outer.c inner.c)
    target_compile_options(app PRIVATE -fipa-pta -fno-tree-dce -Wno-maybe-uninitialized -Werror -march=x86-64)
    target_link_libraries(app PRIVATE EnzymePy::Differentiate)
    """
    write(build, code)
    build.configure("-DCMAKE_C_COMPILER=gcc")
    shown = build.build("-j", "1")
    assert shown.count("remark: ") == 1 and "does not know `-fipa-pta`" in shown.replace("`-fno-tree-dce`, ", "")
    assert build.program("app") == EXPECTED
    write(build, code.replace("-fipa-pta", "-fabi-version=2"))
    assert "-fabi-version=2" in build.build(check=False), "an option that changes what calls look like is not left out"


def test_a_compiler_launcher_goes_on_running(build: Build) -> None:
    write(build, "add_executable(app main.c outer.c inner.c)\ntarget_link_libraries(app EnzymePy::Differentiate)\n")
    launcher = build.source / "launcher"
    launcher.write_text('#!/bin/sh\necho "$@" >> "$0.log"\nexec "$@"\n')
    launcher.chmod(0o755)
    assert built(build, f"-DCMAKE_C_COMPILER_LAUNCHER=env;{launcher}") == EXPECTED
    lines = (build.source / "launcher.log").read_text().splitlines()
    assert len(lines) == 3 and all("-flto" in line and "enzymepy.py" not in line for line in lines)


CACHED = {
    "a masquerade": ("-DCMAKE_C_COMPILER={folder}/cc", ""),
    "two words": ("-DCMAKE_C_COMPILER={folder}/ccache;gcc", ""),
    "a rule of the project": ("-DA=1", 'set_property(GLOBAL PROPERTY RULE_LAUNCH_COMPILE [["{folder}/ccache"]])\n'),
}


@pytest.mark.skipif(not shutil.which("gcc"), reason="no gcc")
@pytest.mark.parametrize("how", CACHED)
def test_a_compiler_cache_goes_on_running(build: Build, how: str) -> None:
    """Whichever way a project calls its compiler through one."""
    option, code = (text.format(folder=build.source) for text in CACHED[how])
    code += "add_executable(app main.c outer.c inner.c)\ntarget_link_libraries(app EnzymePy::Differentiate)\n"
    write(build, code)
    cache = build.source / "ccache"
    cache.write_text(
        f'#!/bin/sh\necho "$@" >> "{build.source}/cache.log"\n'
        'case "$0" in */cc) exec gcc "$@";; esac\n[ -x "$(command -v "$1")" ] && exec "$@"\nexec gcc "$@"\n'
    )
    cache.chmod(0o755)
    (build.source / "cc").symlink_to(cache)
    assert built(build, option) == EXPECTED
    lines = [line for line in (build.source / "cache.log").read_text().splitlines() if "-flto" in line]
    assert len(lines) == 3 and all("enzymepy.py" not in line for line in lines)


def test_commands_that_cmake_adds_to_a_link(build: Build) -> None:
    write(build, "add_executable(app main.c outer.c inner.c)\ntarget_link_libraries(app EnzymePy::Differentiate)\n")
    assert built(build, "-DCMAKE_LINK_WHAT_YOU_USE=ON") == EXPECTED


def test_a_generator_that_starts_no_launchers_is_refused(build: Build, tmp_path: Path) -> None:
    script = tmp_path / "find.cmake"
    script.write_text(
        f'set(CMAKE_GENERATOR Xcode)\nset(EnzymePy_DIR "{cmake_directory()}")\nfind_package(EnzymePy REQUIRED)\n'
    )
    done = subprocess.run([build.cmake, "-P", script], capture_output=True, text=True)
    assert done.returncode != 0 and "this is Xcode (cmake -G Ninja)" in " ".join(done.stderr.split())
