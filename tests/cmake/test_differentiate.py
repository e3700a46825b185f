"""`enzymepy_differentiate`: the sources are compiled as the target says, by clang, and the rest is left alone."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from enzyme_build.resources import cmake_directory
from enzyme_build.toolchain.compilers import Language, find

from .conftest import BIN, PROJECTS, Build

EXPECTED = 1 + 100 + 3 + 10 + 20 + 1000 + 7 + 1 + 1 + 1


def languages() -> tuple[list[str], int]:
    """The languages that this machine compiles in reasonable time, as options, and what they add to the result."""
    options, value = [], EXPECTED
    cxx = find(Language.CXX)
    if cxx.fits and not cxx.is_zig and shutil.which("c++"):
        options.append("-DWITH_CXX=ON")
        value += 10007
    fortran = find(Language.FORTRAN)
    if fortran.fits:
        options += ["-DWITH_FORTRAN=ON", f"-DCMAKE_Fortran_COMPILER={fortran.command[0]}"]
        value += 20000
    return options, value


def exported_names(library: Path) -> str:
    """The symbols that a shared library shows."""
    return subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout


@pytest.mark.slow
def test_everything_a_target_says_reaches_its_sources(any_build: Build) -> None:
    options, value = languages()
    shutil.copytree(PROJECTS / "mixed", any_build.source)
    any_build.configure(*options)
    any_build.build()
    assert any_build.program("app") == f"{value}\n"
    assert any_build.program("app_of_tools") == "9\n"
    assert (any_build.binary / "nested" / "stages" / "1-linked.ll").is_file()
    library = next(path for path in any_build.binary.rglob("libcore.so.1.2.3"))
    names = exported_names(library)
    assert "core" in names.split() and "hidden" not in names.split() and "_Fortran" not in names

    made = next(path for path in any_build.binary.rglob("libcore.so.1.2.3"))
    before = made.stat().st_mtime_ns
    any_build.build()
    assert made.stat().st_mtime_ns == before, "a build with nothing to do did something"

    header = any_build.source / "include dir" / "header.h"
    header.write_text("#define FROM_HEADER 11\n")
    later = time.time() + 2
    os.utime(header, (later, later))
    any_build.build()
    assert any_build.program("app") == f"{value + 1}\n"


@pytest.mark.slow
@pytest.mark.fortran
def test_fortran_alone(any_build: Build) -> None:
    shutil.copytree(PROJECTS / "fortran_only", any_build.source)
    any_build.configure(f"-DCMAKE_Fortran_COMPILER={find(Language.FORTRAN).command[0]}")
    any_build.build()
    assert any_build.program("app").split() == ["9."]
    assert (any_build.binary / "modules" / "kernel.mod").is_file()
    library = next(path for path in any_build.binary.rglob("liblibrary.so"))
    assert "_Fortran" not in exported_names(library)


MINIMAL = """
cmake_minimum_required(VERSION 3.25)
project(minimal LANGUAGES C)
find_package(EnzymePy REQUIRED)
"""


def write(source: Path, code: str, **files: str) -> None:
    source.mkdir(exist_ok=True)
    (source / "CMakeLists.txt").write_text(MINIMAL + code)
    for name, text in {"a.c": "int a(void) { return 1; }\n", **files}.items():
        (source / name).write_text(text)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("enzymepy_differentiate(nothing)", "there is no target `nothing`"),
        ("add_library(a INTERFACE)\nenzymepy_differentiate(a)", "INTERFACE_LIBRARY"),
        ("add_library(a STATIC a.c)\nenzymepy_differentiate(a OPTION -O1)", "unknown arguments"),
        ("file(WRITE a.txt)\nadd_library(a STATIC a.txt)\nset_target_properties(a PROPERTIES LINKER_LANGUAGE C)\n"
         "enzymepy_differentiate(a)", "has no C, C++ or Fortran source"),
        ("file(WRITE b.f90)\nadd_library(a SHARED a.c b.f90)\nenzymepy_differentiate(a)", "LANGUAGES ... Fortran"),
        ("file(WRITE b.cpp)\nadd_library(a SHARED a.c b.cpp)\nenzymepy_differentiate(a)", "LANGUAGES ... CXX"),
        ("file(WRITE b.rs)\nadd_library(a STATIC a.c b.rs)\nenzymepy_differentiate(a)", "Rust sources belong to"),
        ("add_subdirectory(sub)\nenzymepy_differentiate(in_sub)", "call it in the directory of the target"),
        ("add_executable(a a.c)\nenzymepy_python_module(a MODULE m)", "SHARED or MODULE"),
        ("add_library(a SHARED a.c)\nenzymepy_python_module(a)", "wrong arguments"),
        ("find_package(EnzymePy 9 REQUIRED)", "version: 0.1.0"),
        ("find_package(EnzymePy REQUIRED COMPONENTS C Pascal)", "Pascal: there is no such component"),
        ("find_package(EnzymePy REQUIRED COMPONENTS C OPTIONAL_COMPONENTS Pascal)\n"
         "message(FATAL_ERROR [${EnzymePy_C_FOUND}|${EnzymePy_Pascal_FOUND}|${EnzymePy_FOUND}])", "[TRUE|FALSE|1]"),
    ],
)  # fmt: skip
def test_wrong_calls(build: Build, code: str, message: str) -> None:
    write(build.source, code)
    (build.source / "sub").mkdir()
    (build.source / "sub" / "CMakeLists.txt").write_text("add_library(in_sub STATIC ../a.c)\n")
    done = build.configure(check=False)
    assert done.returncode != 0
    assert message in " ".join(done.stdout.split())


def test_a_source_that_does_not_compile_says_where(build: Build) -> None:
    write(build.source, "enzymepy_add_library(a SHARED a.c)", **{"a.c": "int a(void) { return x; }\n"})
    build.configure()
    shown = build.build(check=False)
    assert "a.c:1:22: error: use of undeclared identifier 'x'" in shown and "Traceback" not in shown


def test_two_definitions_of_one_symbol(build: Build) -> None:
    write(build.source, "enzymepy_add_library(a SHARED a.c b.c)", **{"b.c": "int a(void) { return 2; }\n"})
    build.configure()
    shown = build.build(check=False)
    assert "error[EB103]" in shown and "Traceback" not in shown
    assert not list(build.binary.rglob("a.o"))


def test_a_bitcode_library_takes_part(build: Build) -> None:
    code = """
    add_library(inner STATIC inner.c)
    enzymepy_add_library(a SHARED a.c)
    enzymepy_differentiate(a BITCODE_LIBRARIES inner SAVE_STAGES stages)
    """
    files = {"inner.c": "int inner(void) { return 41; }\n"}
    write(build.source, code, **{"a.c": "int inner(void);\nint a(void) { return inner() + 1; }\n", **files})
    build.configure("-DCMAKE_POSITION_INDEPENDENT_CODE=ON")
    build.build()
    linked = (build.binary / "stages" / "1-linked.ll").read_text()
    assert "define" in linked and "@inner(" in linked


def test_options_of_several_calls_add_up(build: Build) -> None:
    code = """
    add_library(a SHARED a.c)
    enzymepy_differentiate(a OPTIONS -O1)
    enzymepy_differentiate(a OPTIONS -march=x86-64)
    enzymepy_differentiate(a)
    """
    write(build.source, code)
    build.configure()
    (line,) = [line for line in build.build("--verbose").splitlines() if '"enzyme-build" "link"' in line]
    assert " -O1 -march=x86-64 " in line


@pytest.mark.parametrize(
    ("given", "level"),
    [
        (["-DCMAKE_BUILD_TYPE=Debug"], ""),
        (["-DCMAKE_BUILD_TYPE=RelWithDebInfo"], "-O2"),
        (["-DCMAKE_C_FLAGS=-O0 -g"], "-O0"),
        (["-DCMAKE_C_FLAGS=-O0", "-DCMAKE_BUILD_TYPE=Release"], "-O0 -O3"),
        (["-DCMAKE_BUILD_TYPE=MinSizeRel"], "-Os"),
    ],
)
def test_the_level_of_the_projects_flags(build: Build, given: list[str], level: str) -> None:
    write(build.source, "enzymepy_add_library(a SHARED a.c)")
    build.configure(*given)
    (line,) = [line for line in build.build("--verbose").splitlines() if '"enzyme-build" "link"' in line]
    assert re.findall(r" (-O\w+)", line) == level.split()


@pytest.mark.skipif(not shutil.which("gcc"), reason="no gcc")
def test_gcc_compiles_the_rest(build: Build) -> None:
    code = "enzymepy_add_library(a SHARED a.c)\nadd_executable(app app.c)\ntarget_link_libraries(app a)\n"
    program = """
    #include <stdio.h>
    #ifdef __clang__
    #error this is for gcc
    #endif
    int a(void);
    int main(void) { return printf("%d", a()) < 0; }
    """
    derived = "#ifndef __clang__\n#error this is for clang\n#endif\n#include <enzyme.h>\nint a(void) { return 7; }\n"
    write(build.source, code, **{"a.c": derived, "app.c": program})
    build.configure("-DCMAKE_C_COMPILER=gcc", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON")
    commands = json.loads((build.binary / "compile_commands.json").read_text())
    (command,) = [entry["command"] for entry in commands if entry["file"].endswith("/a.c")]
    assert (Path(re.findall(r"-idirafter \"?([^\s\"]+)", command)[0]) / "enzyme.h").is_file()
    build.build()
    assert build.program("app") == "7"


def test_precompiled_headers_and_unity_builds(build: Build) -> None:
    code = """
    add_library(a SHARED a.c b.c)
    target_precompile_headers(a PRIVATE first.h <stdio.h>)
    set_target_properties(a PROPERTIES UNITY_BUILD ON)
    enzymepy_differentiate(a)
    """
    files = {
        "first.h": "#define FIRST 1\n",
        "a.c": "static int local(void) { return FIRST; }\nint a(void) { return local(); }\n",
        "b.c": 'int b(void) { return puts("b") + local(); }\n',  # local: of a.c, in one unit with it
    }
    write(build.source, code, **files)
    build.configure()
    build.build()


@pytest.mark.parametrize("which", ["toolchain file", "compilers"])
def test_our_compilers_for_the_whole_project(build: Build, which: str) -> None:
    code = "add_library(a STATIC a.c)\nadd_executable(app app.c)\ntarget_link_libraries(app a)\n"
    program = '#include <stdio.h>\nint a(void);\nint main(void) { return printf("%d", a()) < 0; }\n'
    write(build.source, code, **{"app.c": program})
    script = BIN / "enzyme-cc"
    if which == "compilers" and not script.exists():
        pytest.skip("enzyme-cc is not installed")
    toolchain = f"-DCMAKE_TOOLCHAIN_FILE={cmake_directory() / 'EnzymePyToolchain.cmake'}"
    build.configure(toolchain if which == "toolchain file" else f"-DCMAKE_C_COMPILER={script}")
    build.build()
    assert build.program("app") == "1"
    assert (build.binary / "CMakeFiles" / "a.dir" / "a.c.o").read_bytes().startswith(b"BC")


@pytest.mark.parametrize("package, mark", [("Enzyme", "ClangEnzymeFlags"), ("EnzymePy", "EnzymePy::Differentiate")])
def test_targets_that_are_linked_to_be_differentiated(build: Build, package: str, mark: str) -> None:
    build.source.mkdir()
    (build.source / "square.c").write_text("double square(double x) { return x * x; }\n")
    (build.source / "slope.c").write_text(
        "#include <enzyme.h>\n#include <stdio.h>\ndouble square(double);\n"
        'int main(void) { printf("%g", __enzyme_autodiff((void *)square, 3.0)); }\n'
    )
    (build.source / "CMakeLists.txt").write_text(
        f"cmake_minimum_required(VERSION 3.25)\nproject(slope LANGUAGES C)\nfind_package({package} REQUIRED)\n"
        f"add_executable(slope slope.c square.c)\ntarget_link_libraries(slope {mark})\n"
    )
    build.configure(f"-DEnzyme_DIR={cmake_directory()}")
    build.build()
    assert build.program("slope") == "6"
