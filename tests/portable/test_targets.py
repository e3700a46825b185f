"""Targets by their names; objects and libraries for other systems, looked into by LIEF, and run where qemu can."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from enzyme_build.errors import SettingsError
from enzyme_build.toolchain.targets import parse_target

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


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_calling_conventions_of_aarch64(
    run: Run,
    on_aarch64: Callable[[Sequence[Any]], list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    level: str,
) -> None:
    """Structures in registers and behind addresses; the program compares with differences itself, here and there."""
    source = Path(__file__).parent / "abi.c"
    run("enzyme-cc", level, str(source), "-lm", "-o", "here")
    monkeypatch.setenv("ENZYME_TARGET", "aarch64-linux-musl")
    run("enzyme-cc", level, "-static", str(source), "-lm", "-o", "there")
    shown = run(*on_aarch64([tmp_path / "there"])).stdout
    assert shown == run(str(tmp_path / "here")).stdout and len(shown.split()) == 3


def test_variadic_functions_are_refused_there(write: Write, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    write("sum.c", """\
#include <enzyme.h>
#include <stdarg.h>
__attribute__((noinline)) static double sum(int n, ...) {
  va_list rest;
  double s = 0;
  va_start(rest, n);
  for (int i = 0; i < n; ++i) s += va_arg(rest, double);
  va_end(rest);
  return s;
}
double f(double x) { return sum(2, x, 3 * x); }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
""")  # fmt: skip
    monkeypatch.setenv("ENZYME_TARGET", "aarch64-linux-gnu.2.28")
    failed = run("enzyme-cc", "-O2", "-fPIC", "-shared", "sum.c", "-o", "sum.so", check=False)
    assert failed.returncode == 1 and "error[EB302]: the variadic function `sum`" in failed.stderr


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
