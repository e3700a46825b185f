"""`enzyme-build show`: what it prints, where, and what it refuses."""

from __future__ import annotations

import ctypes
import math
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

VALLEY = """\
double height(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i + 1 < n; ++i) {
    double bend = x[i + 1] - x[i] * x[i], slope = 1 - x[i];
    sum += 100 * bend * bend + slope * slope;
  }
  return sum;
}
"""
FOUR = ctypes.c_double * 4


def _library(run: Run, folder: Path, *words: str) -> ctypes.CDLL:
    """The printed file, compiled without anything of this package."""
    run("enzyme-build", "show", *words, "-o", "printed.c")
    run("gcc", "-O2", "-Wall", "-Werror", "-shared", "-fPIC", "printed.c", "-o", "printed.so", "-lm")
    return ctypes.CDLL(str(folder / "printed.so"))


def test_a_gradient(write: Write, run: Run, tmp_path: Path) -> None:
    write("valley.c", VALLEY)
    library = _library(run, tmp_path, "valley.c", "-f", "height")
    x, x_b = FOUR(1.2, 1.0, 0.8, 2.0), FOUR()
    library.height_b(x, x_b, 3)
    assert list(x_b) == pytest.approx([211.6, -8.0, -40.0, 0.0])
    text = (tmp_path / "printed.c").read_text()
    assert "void height_b(double *x, double *x_b, int n)" in text
    assert "// valley.c:4  double bend = x[i + 1] - x[i] * x[i], slope = 1 - x[i];" in text
    assert "double bend = " in text and "goto" not in text and "enzyme_build" not in text


def test_a_forward_derivative(write: Write, run: Run, tmp_path: Path) -> None:
    write("valley.c", VALLEY)
    height_d = _library(run, tmp_path, "valley.c", "-f", "height", "--mode", "forward").height_d
    height_d.restype = ctypes.c_double
    assert height_d(FOUR(1.2, 1.0, 0.8, 2.0), FOUR(1, 0, 0, 0), 3) == pytest.approx(211.6)
    assert "for (int i = 0; i + 1 < n; ++i) {" in (tmp_path / "printed.c").read_text()


def test_the_primal(write: Write, run: Run, tmp_path: Path) -> None:
    write("valley.c", VALLEY)
    height = _library(run, tmp_path, "valley.c", "-f", "height", "--primal").height
    height.restype = ctypes.c_double
    assert height(FOUR(1.2, 1.0, 0.8, 2.0), 3) == pytest.approx(23.4)


def test_to_the_terminal_and_with_constants(write: Write, run: Run) -> None:
    write("two.c", "double two(double *x, double *y) { return x[0] * y[0]; }\n")
    said = run("enzyme-build", "show", "two.c", "-f", "two", "--constant", "y").stdout
    assert "void two_b(double *x, double *x_b, double *y) {" in said
    assert "x_b[0] += y[0];" in said or "*x_b += *y;" in said


def test_structs_and_scalars(write: Write, run: Run, tmp_path: Path) -> None:
    write(
        "body.c",
        "struct body { double mass, place[3]; };\n"
        "static double pull(const struct body *b, double g) { return g * b->mass * b->place[2]; }\n"
        "double all(const struct body *b, int n, double g) {\n"
        "  double sum = 0;\n  for (int k = 0; k < n; ++k) sum += pull(&b[k], g);\n  return sum;\n}\n",
    )
    all_b = _library(run, tmp_path, "body.c", "-f", "all").all_b
    all_b.restype = ctypes.c_double
    b, b_b = (ctypes.c_double * 4)(2, 0, 0, 3), (ctypes.c_double * 4)()
    assert all_b(b, b_b, 1, ctypes.c_double(10)) == pytest.approx(6)
    assert list(b_b) == pytest.approx([30, 0, 0, 20])
    text = (tmp_path / "printed.c").read_text()
    assert re.search(r"struct body \{\n  double mass;\n  double place\[3\];\n\};", text)
    assert "place[2]" in text


def test_a_tape_has_the_name_of_what_it_records(write: Write, run: Run, tmp_path: Path) -> None:
    write(
        "waves.c",
        "#include <math.h>\n"
        "double waves(double *x, int n) {\n"
        "  double wave = 1;\n  for (int i = 0; i < n; ++i) wave = sin(wave * x[i]);\n  return wave;\n}\n",
    )
    library = _library(run, tmp_path, "waves.c", "-f", "waves")
    x, x_b = FOUR(0.5, 0.7), FOUR()
    library.waves_b(x, x_b, 2)
    inner = math.sin(0.5)
    outer = math.cos(inner * 0.7)
    assert list(x_b)[:2] == pytest.approx([outer * 0.7 * math.cos(0.5), outer * inner])
    assert "tape_wave[" in (tmp_path / "printed.c").read_text()


@pytest.mark.fortran
def test_fortran_has_its_names(write: Write, run: Run, tmp_path: Path) -> None:
    write(
        "row.f90",
        "subroutine row(a, n, total)\n  integer, intent(in) :: n\n  real(8), intent(in) :: a(n, n)\n"
        "  real(8), intent(out) :: total\n  integer :: i, j\n  total = 0\n  do j = 1, n\n    do i = 1, n\n"
        "      total = total + a(i, j)**2\n    end do\n  end do\nend subroutine\n",
    )
    library = _library(run, tmp_path, "row.f90", "-f", "row_")
    a, a_b, total, total_b = FOUR(1, 2, 3, 4), FOUR(), ctypes.c_double(), ctypes.c_double(1)
    n, n_b = ctypes.c_int(2), ctypes.c_int(0)
    library.row_b(a, a_b, *map(ctypes.byref, (n, n_b, total, total_b)))
    assert list(a_b) == pytest.approx([2, 4, 6, 8])
    assert "row.f90:9  total = total + a(i, j)**2" in (tmp_path / "printed.c").read_text()


def test_options_of_the_compiler(write: Write, run: Run) -> None:
    write("scaled.c", "double scaled(double *x) { return SCALE * x[0]; }\n")
    words = ("scaled.c", "-f", "scaled", "-DSCALE=3.0", "-march=native", "-ffast-math", "-pthread")
    assert "*x_b += 3.0;" in run("enzyme-build", "show", *words).stdout


SITUATIONS = {
    "no function": (["valley.c"], 2, "no function is named"),
    "nothing to show": (["-f", "height"], 2, "there is nothing to show"),
    "another name": (["valley.c", "-f", "hight"], 1, "did you mean `height`?"),
    "another parameter": (["valley.c", "-f", "height", "--constant", "y"], 1, "has no parameter `y`"),
    "constants of a primal": (["valley.c", "-f", "height", "--primal", "--constant", "x"], 2, "says nothing of a"),
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_what_is_written_wrongly(situation: str, write: Write, run: Run) -> None:
    words, code, said = SITUATIONS[situation]
    write("valley.c", VALLEY)
    failed = run("enzyme-build", "show", *words, check=False)
    assert failed.returncode == code and said in failed.stderr


def test_what_c_cannot_say_has_a_place(write: Write, run: Run, tmp_path: Path) -> None:
    write(
        "spin.c",
        'double spin(double *x) {\n  double y;\n  __asm__("sqrtsd %1, %0" : "=x"(y) : "x"(x[0]));\n  return y;\n}\n',
    )
    failed = run("enzyme-build", "show", "spin.c", "-f", "spin", "--primal", "-o", "spin_b.c", check=False)
    assert failed.returncode == 1 and "inline assembly" in failed.stderr
    assert "--> spin.c:3" in failed.stderr and "`spin`" in failed.stderr
    assert not (tmp_path / "spin_b.c").exists()
