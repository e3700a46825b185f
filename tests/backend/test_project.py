"""The CMake code that stands in for a missing CMakeLists.txt says what the settings say, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_build.backend.project import cmake_project, find_sources, languages_of, quoted
from enzyme_build.errors import SettingsError
from enzyme_build.settings import Settings, settings_from_table


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src" / "deep").mkdir(parents=True)
    for name in ("src/b.c", "src/a.c", "src/deep/k.f90", "src/u.cpp", "src/model.rs", "src/notes.txt"):
        (tmp_path / name).touch()
    return tmp_path


def code(project: Path, **table: object) -> str:
    return cmake_project(project, "demo", settings_from_table({"sources": ["src/*.c"], **table}))


def test_sources_are_found_once_and_in_order(project: Path) -> None:
    settings = settings_from_table({"sources": ["src/u.cpp", "src/*.c", "src/**/*.f90", "src/a.c"]})
    found = find_sources(project, settings)
    assert [path.name for path in found] == ["u.cpp", "a.c", "b.c", "k.f90"]
    assert languages_of(found) == ["C", "CXX", "Fortran"]


@pytest.mark.parametrize(
    ("sources", "message"),
    [
        ([], "nothing to build"),
        (["lib/*.c"], "no file matches 'lib/*.c'"),
        (["src/*.c", "src/*.txt"], "notes.txt is in no known language"),
        (["src"], "no file matches 'src'"),
        (["src/*"], "notes.txt is in no known language"),
    ],
)
def test_sources_that_are_not_there(project: Path, sources: list[str], message: str) -> None:
    with pytest.raises(SettingsError) as raised:
        find_sources(project, Settings(sources=tuple(sources)))
    assert message in raised.value.message and raised.value.at is not None


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("cxx-standard", 20, "`cxx-standard` has no effect: no source is in C++"),
        ("compile-options", {"fortran": ["-O1"]}, "`compile-options.fortran` has no effect: no source is in Fortran"),
        ("include-directories", ["inclde"], "there is no folder 'inclde'"),
        ("bitcode-libraries", ["x.a"], "`bitcode-libraries`: there is no file 'x.a'"),
        ("link-libraries", ["m", "lib/x.a"], "`link-libraries`: there is no file 'lib/x.a'"),
        ("uses", ["no_such_package"], "the package `no_such_package` is not installed"),
    ],
)
def test_settings_that_would_have_no_effect(project: Path, key: str, value: object, message: str) -> None:
    with pytest.raises(SettingsError) as raised:
        code(project, **{key: value})
    assert message in raised.value.message and raised.value.at is not None


def test_only_the_languages_in_use_are_enabled(project: Path) -> None:
    """C++ costs a minute of configuration where zig is the compiler."""
    text = code(project)
    assert "enable_language(C)\n" in text
    assert "CXX" not in text and "Fortran" not in text


def test_everything_that_can_be_set(project: Path) -> None:
    (project / "include").mkdir()
    (project / "lib").mkdir()
    for name in ("libx.a", "liby.a"):
        (project / "lib" / name).touch()
    text = code(
        project,
        module="demo.core",
        **{
            "sources": ["src/*.c", "src/**/*.f90"],
            "include-directories": ["include"],
            "definitions": ["N=3"],
            "compile-options": {"c": ["-Wall"], "fortran": ["-fopenmp"]},
            "c-standard": 11,
            "optimization": 2,
            "link-libraries": ["blas", "lib/libx.a"],
            "link-options": ["-Wl,-s"],
            "bitcode-libraries": ["lib/liby.a"],
            "save-stages": True,
        },
    )
    for expected in (
        'OUTPUT_NAME "core" C_STANDARD 11',
        f'target_include_directories(native PRIVATE "{project}/include")',
        'target_compile_definitions(native PRIVATE "N=3")',
        r'"\$<\$<COMPILE_LANGUAGE:C>:-Wall>" "\$<\$<COMPILE_LANGUAGE:Fortran>:-fopenmp>"',
        f'OPTIONS -O2 BITCODE_LIBRARIES "{project}/lib/liby.a" SAVE_STAGES stages',
        f'target_link_libraries(native PRIVATE "blas" "{project}/lib/libx.a")',
        'target_link_options(native PRIVATE "-Wl,-s")',
        f'MODULE demo.core SETTINGS "{project}/pyproject.toml"',
        f'CMAKE_CONFIGURE_DEPENDS "{project}/pyproject.toml" "{project}/src"',
    ):
        assert expected in text


@pytest.mark.parametrize(
    ("pattern", "watched"),
    [
        ("src/*.c", ["src"]),
        ("*/b.c", ["", "src", "src/deep"]),
        ("src/**/*.f90", ["src", "src/deep", "src/empty"]),
        ("src/a.c", ["src"]),
    ],
)
def test_a_new_source_in_any_folder_configures_again(project: Path, pattern: str, watched: list[str]) -> None:
    (project / "src" / "empty").mkdir()
    (project / "build" / "inside").mkdir(parents=True)
    settings = settings_from_table({"sources": [pattern]})
    text = cmake_project(project, "demo", settings, project / "build")
    (line,) = [line for line in text.splitlines() if "CMAKE_CONFIGURE_DEPENDS" in line]
    for name in watched:
        assert quoted(project / name if name else project) in line
    assert "/build" not in line, "the folder that is built in changes with each build"


@pytest.mark.parametrize("place", ["src/demo", "python/demo", "demo"])
def test_a_package_of_ones_own_keeps_its_init(project: Path, place: str) -> None:
    assert "from ._native import *" in code(project)
    (project / place).mkdir(parents=True)
    (project / place / "__init__.py").touch()
    assert "from ._native import *" not in code(project)


@pytest.mark.parametrize("text", ["plain", 'a "b" c', "$ENV{HOME}", "a;b", "back\\slash", "two words"])
def test_quoting_is_exact(text: str) -> None:
    unquoted = quoted(text)[1:-1]
    for escaped, character in (("\\\\", "\0"), ('\\"', '"'), ("\\$", "$"), ("\\;", ";")):
        unquoted = unquoted.replace(escaped, character)
    assert unquoted.replace("\0", "\\") == text
