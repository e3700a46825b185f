"""Targets by their names; objects and libraries for other systems, looked into by LIEF, and run by qemu and Wine."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from enzyme_build.errors import SettingsError
from enzyme_build.toolchain.targets import parse_target

Command = Callable[[Sequence["str | Path"]], list[str]]
Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]
SQUARE = """\
#include <enzyme.h>
double square(double x) { return x * x; }
double slope(double x) { return __enzyme_autodiff((void *)square, x); }
"""


@pytest.mark.parametrize(
    ("text", "triple", "tag", "system"),
    [
        ("aarch64-linux-gnu.2.28", "aarch64-linux-gnu.2.28", "manylinux_2_28_aarch64", "Linux"),
        ("x86_64-linux-gnu", "x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64", "Linux"),
        ("x86_64-linux-musl", "x86_64-linux-musl", "musllinux_1_2_x86_64", "Linux"),
        ("aarch64-macos.14.0", "aarch64-macos.14.0", "macosx_14_0_arm64", "Darwin"),
        ("x86_64-macos", "x86_64-macos.13.0", "macosx_13_0_x86_64", "Darwin"),
        ("x86_64-windows-gnu", "x86_64-windows-gnu", "win_amd64", "Windows"),
        ("aarch64-windows-gnu", "aarch64-windows-gnu", "win_arm64", "Windows"),
    ],
)
def test_names(text: str, triple: str, tag: str, system: str) -> None:
    target = parse_target(text)
    assert (target.triple, target.platform_tag, target.cmake_system) == (triple, tag, system)


@pytest.mark.parametrize(
    "text", ["linux", "riscv64-linux-gnu", "x86_64-linux-gnu.2.5", "x86_64-linux-musl.1.2", "x86_64"]
)
def test_names_of_nothing(text: str) -> None:
    with pytest.raises(SettingsError) as found:
        parse_target(text)
    assert found.value.help


@pytest.mark.parametrize("text", ["aarch64-macos.13.3", "x86_64-macos.10.9"])
def test_versions_that_no_wheel_has(text: str) -> None:
    with pytest.raises(SettingsError, match="whole versions of macOS"):
        parse_target(text)


LEVELS = pytest.mark.parametrize("level", ["-O0", "-O2"])
# Structures in registers and behind addresses, what stands behind `...`, the C library: they compare with differences.
CONVENTIONS = pytest.mark.parametrize("name", ["abi.c", "variadic.c", "library.c"])


def built(run: Run, level: str, name: str, output: str, *words: str) -> None:
    compiler = "enzyme-c++" if name.endswith("cpp") else "enzyme-cc"
    run(compiler, level, *words, str(Path(__file__).parent / name), "-lm", "-o", output)


@LEVELS
@CONVENTIONS
def test_calling_conventions_of_aarch64(
    run: Run, on_aarch64: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, name: str
) -> None:
    built(run, level, name, "here")
    monkeypatch.setenv("ENZYME_TARGET", "aarch64-linux-musl")
    built(run, level, name, "there", "-static")
    shown = run(*on_aarch64([tmp_path / "there"])).stdout
    assert shown == run(str(tmp_path / "here")).stdout and len(shown.split()) == 3


@pytest.mark.slow
@LEVELS
@CONVENTIONS
def test_calling_conventions_of_windows(
    run: Run, on_windows: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, name: str
) -> None:
    built(run, level, name, "here")
    monkeypatch.setenv("ENZYME_TARGET", "x86_64-windows-gnu")
    built(run, level, name, "there.exe")
    shown = run(*on_windows([tmp_path / "there.exe"])).stdout
    assert shown.split() == run(str(tmp_path / "here")).stdout.split() and len(shown.split()) == 3


@pytest.mark.slow
@LEVELS
@pytest.mark.skipif(not os.environ.get("ENZYME_TEST_CXX_TARGETS"), reason="zig builds its C++ library first: minutes")
@pytest.mark.parametrize("target", ["aarch64-linux-musl", "x86_64-windows-gnu"])
def test_cxx(
    run: Run, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, target: str
) -> None:
    """Containers, virtual functions and exceptions that are caught."""
    on: Command = request.getfixturevalue("on_windows" if "windows" in target else "on_aarch64")
    monkeypatch.setenv("ENZYME_TARGET", target)
    built(run, level, "containers.cpp", "there.exe", "-std=c++17", *([] if "windows" in target else ["-static"]))
    assert run(*on([tmp_path / "there.exe"])).stdout.split() == ["6.66389", "1.44606", "5.90777"]


def test_assembly_of_another_machine(
    write: Write, run: Run, on_aarch64: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """llvmlite has an assembler for the machine that it runs on alone."""
    write("clock.c", """\
#include <enzyme.h>
#include <stdio.h>
long begun;
double f(double x) {
  __asm__ volatile("mrs %0, cntvct_el0" : "=r"(begun));
  return x * x * x;
}
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 2.0)); return begun == 0; }
""")  # fmt: skip
    monkeypatch.setenv("ENZYME_TARGET", "aarch64-linux-musl")
    run("enzyme-cc", "-O2", "-static", "clock.c", "-o", "clock")
    assert run(*on_aarch64([tmp_path / "clock"])).stdout == "12\n"


def test_derivatives_of_one_file_for_others(
    write: Write, run: Run, on_aarch64: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("pair.c", "double pair(double x, double y) { return x * x * y; }\n")
    write("main.c", """\
#include <enzyme.h>
#include <stdio.h>
double pair(double, double);
double f(double x) { return pair(x, 3 * x); }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 2.0)); }
""")  # fmt: skip
    monkeypatch.setenv("ENZYME_TARGET", "aarch64-linux-musl")
    run("enzyme-cc", "-O2", "-fenzyme-separate", "-c", "pair.c")
    run("enzyme-cc", "-O2", "-fenzyme-separate", "-static", "main.c", "pair.o", "-o", "main")
    assert run(*on_aarch64([tmp_path / "main"])).stdout == "36\n"
    monkeypatch.setenv("ENZYME_TARGET", "aarch64-macos")
    failed = run("enzyme-cc", "-O2", "-fenzyme-separate", "-c", "pair.c", check=False)
    assert failed.returncode == 1 and "kept in ELF files, and this program is for arm64-apple-macos" in failed.stderr


@pytest.mark.parametrize(
    ("target", "kind", "machine"),
    [
        ("aarch64-linux-gnu.2.28", "ELF", "AARCH64"),
        ("aarch64-macos", "MACHO", "ARM64"),
        ("x86_64-macos", "MACHO", "X86_64"),
        ("x86_64-windows-gnu", "PE", "AMD64"),
    ],
)
def test_objects(
    write: Write, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str, kind: str, machine: str
) -> None:
    lief: Any = pytest.importorskip("lief")
    write("square.c", SQUARE)
    monkeypatch.setenv("ENZYME_TARGET", target)
    run("enzyme-cc", "-O2", "-fPIC", "-c", "square.c")
    run("enzyme-build", "link", "-c", "square.o", "-o", "native.o")
    if kind == "PE":  # which is a linked file; an object is COFF
        coff = lief.COFF.parse(str(tmp_path / "native.o"))
        assert coff.header.machine.name == machine
        names = {symbol.name for symbol in coff.symbols}
    else:
        found = lief.parse(str(tmp_path / "native.o"))
        header = found.header
        assert found.format.name == kind
        assert (header.machine_type if kind == "ELF" else header.cpu_type).name == machine
        names = {str(symbol.name).removeprefix("_") if kind == "MACHO" else symbol.name for symbol in found.symbols}
    assert {"square", "slope"} <= names and not [name for name in names if "__enzyme" in str(name)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("target", "name", "words"),
    [
        ("aarch64-macos", "libsquare.dylib", []),
        ("x86_64-windows-gnu", "square.dll", ["-nostdlib", "-Wl,--no-entry"]),
        ("x86_64-windows-gnu", "square.pyd", ["-nostdlib", "-Wl,--no-entry"]),
    ],
)
def test_libraries(
    write: Write, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str, name: str, words: list[str]
) -> None:
    """Not run: there is no such machine here."""
    lief: Any = pytest.importorskip("lief")
    write("square.c", SQUARE)
    monkeypatch.setenv("ENZYME_TARGET", target)
    run("enzyme-cc", "-O2", "-shared", "square.c", *words, "-o", name)
    found = lief.parse(str(tmp_path / name))
    shown = {str(getattr(entry, "name", entry)).removeprefix("_") for entry in found.exported_functions}
    assert {"square", "slope"} <= shown


@pytest.mark.fortran
def test_fortran_that_needs_its_library_is_refused(write: Write, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    write("show.f90", "subroutine show(x)\n  real(8) :: x\n  print *, x\nend subroutine\n")
    monkeypatch.setenv("ENZYME_TARGET", "aarch64-linux-gnu.2.28")
    failed = run("enzyme-fc", "-O2", "-fPIC", "-shared", "show.f90", "-o", "show.so", check=False)
    assert failed.returncode == 1 and "error[EB103]: the program calls flang's run-time library" in failed.stderr
    assert "libflang_rt.runtime.a" in failed.stderr
    monkeypatch.setenv("ENZYME_TARGET", "aarch64-macos")
    failed = run("enzyme-fc", "-O2", "-c", "show.f90", check=False)
    assert failed.returncode == 1 and "flang compiles for Linux here, and not for aarch64-macos.13.0" in failed.stderr


def test_the_target_of_a_build_is_that_of_its_tools(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENZYME_TARGET", "aarch64-linux-gnu.2.28")
    assert run("enzyme-cc", "-dumpmachine").stdout.strip() == "aarch64-linux-gnu"
    monkeypatch.setenv("ENZYME_TARGET", "nonsense")
    failed = run("enzyme-cc", "-c", os.devnull, check=False)
    assert failed.returncode != 0 and "`nonsense` is no target" in failed.stderr
