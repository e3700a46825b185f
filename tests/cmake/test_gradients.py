"""The requests of a target are answered, in each kind of target that is linked."""

from __future__ import annotations

import shutil

import pytest

from enzyme_build.toolchain.compilers import Language, find

from .conftest import PROJECTS, Build


def gradients(text: str) -> list[float]:
    return [float(word) for word in text.split()]


@pytest.mark.parametrize("kind", ["EXECUTABLE", "SHARED", "STATIC"])
def test_the_derivative_crosses_files(build: Build, kind: str) -> None:
    shutil.copytree(PROJECTS / "gradient", build.source)
    build.configure(f"-DKIND={kind}")
    build.build()
    value, derivative = gradients(build.program("app"))
    assert value == pytest.approx(3.0**3 * 2, rel=1e-14)
    assert derivative == pytest.approx(3 * 3.0**2 * 2, rel=1e-14)


@pytest.mark.slow
def test_with_every_generator(any_build: Build) -> None:
    shutil.copytree(PROJECTS / "gradient", any_build.source)
    any_build.configure("-DKIND=SHARED")
    any_build.build()
    assert gradients(any_build.program("app")) == [54.0, 54.0]


@pytest.mark.fortran
def test_through_fortran(build: Build) -> None:
    shutil.copytree(PROJECTS / "gradient", build.source)
    flang = find(Language.FORTRAN).command[0]
    build.configure("-DKIND=SHARED", "-DWITH_FORTRAN=ON", f"-DCMAKE_Fortran_COMPILER={flang}")
    build.build()
    assert gradients(build.program("app")) == [54.0, 54.0]


def test_a_rule_file_of_the_project(build: Build) -> None:
    """A rule that is wrong on purpose, so that its effect shows; the link is done again when the file changes."""
    shutil.copytree(PROJECTS / "gradient", build.source)
    rules = build.source / "enzyme.toml"
    rules.write_text('[derivatives]\ncube = "x -> 5 * x"\n')
    build.configure("-DKIND=EXECUTABLE")
    build.build()
    assert gradients(build.program("app")) == [54.0, 2 * 5 * 3.0]
    rules.write_text('[derivatives]\ncube = "x -> 3 * x**2"\n')
    build.build()
    assert gradients(build.program("app")) == [54.0, 54.0]


def test_a_rule_file_that_is_made_or_deleted_later(build: Build) -> None:
    shutil.copytree(PROJECTS / "gradient", build.source)
    build.configure("-DKIND=EXECUTABLE")
    build.build()
    rules = build.source / "enzyme.toml"
    for text, expected in (('[derivatives]\ncube = "x -> 5 * x"\n', 30.0), (None, 54.0)):
        rules.unlink() if text is None else rules.write_text(text)
        build.build()
        assert gradients(build.program("app")) == [54.0, expected]


def test_a_directory_outside_the_project(build: Build) -> None:
    """It has its own rule file, or that of the directory that adds it."""
    outside = build.source.parent / "outside [v1]"
    shutil.copytree(PROJECTS / "gradient", outside)
    build.source.mkdir()
    (build.source / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.25)\nproject(whole LANGUAGES C)\n"
        'add_subdirectory("../outside [v1]" outside)\n'
    )
    rules = '[derivatives]\ncube = "x -> {} * x"\n'
    (build.source / "enzyme.toml").write_text(rules.format(5))
    build.configure("-DKIND=EXECUTABLE")
    build.build()
    assert gradients(build.program("app")) == [54.0, 30.0]
    (outside / "enzyme.toml").write_text(rules.format(7))
    build.build()
    assert gradients(build.program("app")) == [54.0, 42.0]
