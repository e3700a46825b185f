"""Programs that compilers instrument: sanitizers look at derivatives, too, and nothing else is in their way."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from enzyme_build.toolchain.compilers import Language, find
from tests.cli.test_derivatives import Run, Write

PROGRAM = """\
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
extern int enzyme_const;
void __enzyme_autodiff(void *, ...);
double energy(const double *x, int n) {
  double *t = malloc(n * sizeof *t), sum = 0;
  for (int i = 0; i < n; ++i) t[i] = sin(x[i]) * x[i];
  for (int i = 0; i < n + LATE; ++i) sum += t[i] * t[0];
  free(t);
  return sum;
}
int main(int count, char **words) {
  int n = 7 + count;
  double *x = malloc(n * sizeof *x), *dx = calloc(n - SHORT, sizeof *dx);
  for (int i = 0; i < n; ++i) x[i] = 0.1 * i + 1;
  __enzyme_autodiff((void *)energy, x, dx, enzyme_const, n);
  printf("%.6f\\n", dx[2]);
  free(x);
  free(dx);
}
"""


def built(run: Run, write: Write, *flags: str, late: int = 0, short: int = 0) -> None:
    write("program.c", PROGRAM)
    run("enzyme-cc", *flags, f"-DLATE={late}", f"-DSHORT={short}", "program.c", "-o", "program", "-lm")


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_sanitizers(run: Run, write: Write, level: str) -> None:
    flags = (level, "-g", "-fsanitize=address,undefined")
    built(run, write, *flags)
    clean = run("./program")
    assert float(clean.stdout) == pytest.approx(1.150180, abs=1e-6) and not clean.stderr
    built(run, write, *flags, short=1)
    found = run("./program", check=False).stderr
    assert "heap-buffer-overflow" in found and re.search(r" in energy .*program\.c:[89]:", found)
    built(run, write, level, "-g", "-fsanitize=address", late=1)
    assert "heap-buffer-overflow" in run("./program", check=False).stderr


VIRTUAL = """\
#include <enzyme.h>
#include <memory>
#include <vector>
struct Term { virtual ~Term() = default; virtual double at(double r) const = 0; };
struct Cube : Term { double at(double r) const override { return r * r * r; } };
double energy(const double *x, int n) {
  std::vector<std::unique_ptr<Term>> terms;
  terms.emplace_back(new Cube);
  double sum = 0;
  for (int i = 0; i < n; ++i) for (auto &term : terms) sum += term->at(x[i]);
  return sum;
}
int main() {
  double x[2] = {1, 2}, slope[2] = {};
  __enzyme_autodiff<void>((void *)energy, enzyme_dup, x, slope, enzyme_const, 2);
  return slope[0] != 3 || slope[1] != 12;
}
"""


@pytest.mark.skipif(find(Language.CXX).is_zig, reason="zig builds its C++ library first: minutes")
def test_virtual_calls_that_a_sanitizer_checks(run: Run, write: Write) -> None:
    write("virtual.cpp", VIRTUAL)
    run("enzyme-c++", "-O1", "-fsanitize=undefined", "-fno-sanitize-recover=all", "virtual.cpp", "-o", "program")
    assert not run("./program").stderr


@pytest.mark.parametrize(
    "flags",
    [
        "-fprofile-instr-generate -fcoverage-mapping", "-fsanitize=signed-integer-overflow -fsanitize-trap=all",
        "-fstack-protector-all -ftrapv", "-finstrument-functions -pg", "--coverage",
        "-ffast-math -march=native -g3 -ffunction-sections -fvisibility=hidden -fno-exceptions -fPIE",
    ],
)  # fmt: skip
def test_other_flags(run: Run, write: Write, tmp_path: Path, flags: str) -> None:
    built(run, write, "-O1", *flags.split())
    done = subprocess.run([tmp_path / "program"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert float(done.stdout) == pytest.approx(1.150180, abs=1e-6)
