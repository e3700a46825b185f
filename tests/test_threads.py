"""Requests inside of OpenMP's regions, parts of a loop that a region shares out, and compilers without a runtime."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import enzyme_build
from enzyme_build.toolchain import openmp
from enzyme_build.toolchain.compilers import Language, Tool, Verdict, require

CC = Path(sys.executable).parent / "enzyme-cc"
BEGIN = """
#include <stdio.h>
#ifdef _OPENMP
int omp_get_thread_num(void), omp_get_num_threads(void);
#endif
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
"""
EACH = """
double total;
double whole(const double *x, int n) {
  double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += x[i] * x[i];
#pragma omp critical
  total += 1;
  return s;
}
double slice(const double *x, int n) {
  double s = 0;
  for (int i = omp_get_thread_num(); i < n; i += omp_get_num_threads()) s += x[i] * x[i] * x[i];
  return s;
}
int main(void) {
  double x[4] = {1, 2, 3, 4}, d[3][4] = {{0}}, e[4] = {0};
#pragma omp parallel num_threads(3)
  {
    __enzyme_autodiff((void *)whole, enzyme_dup, x, d[omp_get_thread_num()], enzyme_const, 4);
    __enzyme_autodiff((void *)slice, enzyme_dup, x, e, enzyme_const, 4);
  }
  for (int i = 0; i < 4; i++) printf("%g %g %g %g\\n", d[0][i], d[1][i], d[2][i], e[i]);
  return 0;
}
"""
PART = """
double part(const double *x, int n) {
  double s = 0;
#pragma omp for
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}
int main(int count, char **words) {
  double x[4] = {1, 2, 3, 4}, d[4] = {0};
  __enzyme_autodiff((void *)part, enzyme_dup, x, d, enzyme_const, 4);
  printf("%g %g %g %g\\n", d[0], d[1], d[2], d[3]);
  fflush(stdout);
#pragma omp parallel num_threads(2)
  __enzyme_autodiff((void *)part, enzyme_dup, x, d, enzyme_const, 4);
  return 0;
}
"""

needs_runtime = pytest.mark.skipif(
    not openmp.is_available(require(Language.C)), reason=f"no OpenMP: pip install {openmp.PACKAGE}"
)


def linked(text: str, folder: Path, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    (folder / "program.c").write_text(BEGIN + text)
    command = [str(CC), "-O2", "-g", "-fopenmp", "program.c", "-o", "program"]
    variables = os.environ | (environment or {})
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=variables)


def said_by(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(folder / "program")], capture_output=True, text=True, timeout=60, check=False)


@needs_runtime
def test_each_thread_of_a_region_may_ask(tmp_path: Path) -> None:
    built = linked(EACH, tmp_path)
    assert built.returncode == 0, built.stderr
    assert "warning[EB603]" in built.stderr and "program.c:12" in built.stderr
    assert said_by(tmp_path).stdout == "2 2 2 3\n4 4 4 12\n6 6 6 27\n8 8 8 48\n"


@needs_runtime
def test_a_part_of_a_regions_loop_stops(tmp_path: Path) -> None:
    built = linked(PART, tmp_path)
    assert built.returncode == 0, built.stderr
    ran = said_by(tmp_path)
    assert ran.stdout == "2 4 6 8\n"
    assert ran.returncode != 0
    assert "`part` is of one thread's part of a parallel region's work" in ran.stderr


@needs_runtime
def test_zig_uses_the_packages_runtime(tmp_path: Path) -> None:
    ziglang = pytest.importorskip("ziglang")
    pytest.importorskip("cmeel")  # which the library comes with
    compiler = f"{Path(ziglang.__file__).parent / 'zig'} cc"
    built = linked(EACH, tmp_path, {"ENZYME_CC": compiler})
    assert built.returncode == 0, built.stderr
    assert said_by(tmp_path).stdout == "2 2 2 3\n4 4 4 12\n6 6 6 27\n8 8 8 48\n"


@needs_runtime
def test_loaded_from_python(tmp_path: Path) -> None:
    (tmp_path / "energy.c").write_text(
        "double energy(const double *x, int n) {\n  double s = 0;\n#pragma omp parallel for reduction(+ : s)\n"
        "  for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i];\n  return s;\n}\n"
    )
    loaded = enzyme_build.load(tmp_path / "energy.c", flags=["-fopenmp"], arrays={"x": "n"})
    assert loaded.energy(np.array([1.0, 2.0])) == 9
    assert loaded.energy.grad(np.array([1.0, 2.0])).tolist() == [3, 12]


def test_a_missing_runtime_is_an_error_with_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openmp, "_prefix", lambda: None)
    zig = Tool(Language.C, ("zig", "cc"), "0.17", 22, Verdict.FITS, is_zig=True)
    with pytest.raises(openmp.ToolchainError, match=r"zig 0\.17 has no OpenMP library") as raised:
        openmp.library_words(zig, ["-fopenmp"])
    assert raised.value.help == "pip install cmeel-libomp"
    assert openmp.library_words(zig, ["-fopenmp", "-fno-openmp"]) == []
    assert openmp.library_words(zig, ["-fopenmp-simd"]) == []
