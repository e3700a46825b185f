"""`enzyme-build link`, where nothing is to be differentiated: whole-program links, objects, other drivers."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_build.cli.parsers import COMMANDS, available

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(autouse=True)
def objects(write: Write, run: Run) -> None:
    write("main.c", '#include <stdio.h>\nint twice(int);\nint main(void) { printf("%d\\n", twice(21)); }\n')
    write("twice.c", "static int factor = 2;\nint twice(int x) { return factor * x; }\n")
    run("enzyme-cc", "-O1", "-c", "main.c", "twice.c")


def symbols(run: Run, file: str, *options: str) -> dict[str, str]:
    lines = [line.split() for line in run("nm", *options, file).stdout.splitlines()]
    return {words[-1]: words[-2] for words in lines}


def test_a_program(run: Run) -> None:
    run("enzyme-build", "link", "main.o", "twice.o", "-o", "program")
    assert run("./program").stdout == "42\n"
    assert "twice" not in symbols(run, "program")  # inlined across files, and then not needed


def test_a_shared_library_by_its_name(run: Run) -> None:
    run("enzyme-build", "link", "twice.o", "-o", "libtwice.so")
    assert symbols(run, "libtwice.so", "-D")["twice"] == "T"


def test_an_object(run: Run) -> None:
    run("enzyme-build", "link", "-c", "main.o", "twice.o", "-o", "all.o")
    assert symbols(run, "all.o")["twice"] == "T"
    run("cc", "all.o", "-o", "program")
    assert run("./program").stdout == "42\n"


def test_only_the_names_to_keep_are_left(run: Run) -> None:
    run("enzyme-build", "link", "--keep", "main", "-c", "main.o", "twice.o", "-o", "all.o")
    assert symbols(run, "all.o").get("twice", "t") == "t"


def test_an_archive_alone_is_taken_whole(run: Run) -> None:
    run("ar", "qc", "lib.a", "twice.o")
    run("enzyme-build", "link", "-c", "lib.a", "-o", "all.o")
    assert symbols(run, "all.o")["twice"] == "T"


def test_another_driver(run: Run) -> None:
    run("enzyme-build", "link", "--", "cc", "main.o", "twice.o", "-o", "program")
    assert run("./program").stdout == "42\n"


def test_stages_are_saved(run: Run, tmp_path: Path) -> None:
    run("enzyme-build", "link", "--save-stages", "stages", "main.o", "twice.o", "-o", "program")
    names = {path.name for path in (tmp_path / "stages").iterdir()}
    assert {"1-linked.ll", "5-optimized.ll", "6-object.o"} <= names


def test_a_processor(run: Run, write: Write, tmp_path: Path) -> None:
    write("loop.c", "void f(double *restrict x, int n) { for (int i = 0; i < n; ++i) x[i] *= 2; }\n")
    run("enzyme-cc", "-O2", "-c", "loop.c")
    run("enzyme-build", "link", "-march=x86-64-v3", "-c", "loop.o", "-o", "wide.o")
    assert "ymm" in run("objdump", "-d", "wide.o").stdout
    run("enzyme-build", "link", "-c", "loop.o", "-o", "plain.o")
    assert "ymm" not in run("objdump", "-d", "plain.o").stdout


def test_optimisation_levels(run: Run, write: Write) -> None:
    write("loop.c", "void f(double *restrict x, int n) { for (int i = 0; i < n; ++i) x[i] *= 3; }\n")
    run("enzyme-cc", "-O2", "-c", "loop.c")
    sizes = {}
    for level in ("-O0", "-O3"):
        run("enzyme-build", "link", level, "-c", "loop.o", "-o", "out.o")
        sizes[level] = run("objdump", "-d", "out.o").stdout.count("mulpd")
    assert sizes["-O0"] == 0 < sizes["-O3"]


def test_help_lists_what_there_is(run: Run) -> None:
    told = run("enzyme-build", "--help").stdout
    for name in ("link", "scan", "doctor"):
        assert name in told
    assert set(available()) <= set(COMMANDS)
    assert "usage: enzyme-build link" in run("enzyme-build", "link", "--help").stdout


def test_version_and_folder_of_the_cmake_package(run: Run) -> None:
    assert run("enzyme-build", "--version").stdout.startswith("enzyme-build ")
    assert (Path(run("enzyme-build", "--cmake-dir").stdout.strip()) / "EnzymePyConfig.cmake").is_file()


def test_maths_that_only_the_library_needs(run: Run, write: Write) -> None:
    write("wave.c", "double cos(double); double wave(double x) { return cos(x); }\n")
    run("enzyme-cc", "-O2", "-fPIC", "-c", "wave.c")
    run("enzyme-build", "link", "wave.o", "-o", "libwave.so")
    assert "libm.so" in run("readelf", "-d", "libwave.so").stdout


@pytest.mark.fortran
def test_the_driver_is_chosen_by_what_goes_in(run: Run, write: Write) -> None:
    write("hello.f90", "program p\n  print '(a)', 'hello'\nend program\n")
    run("enzyme-fc", "-c", "hello.f90")
    run("enzyme-build", "link", "hello.o", "-o", "hello")
    assert run("./hello").stdout.strip() == "hello"
