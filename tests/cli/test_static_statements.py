"""Each object of a link may have `static` lists that register something, of the same names as another's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

CC = Path(sys.executable).parent / "enzyme-cc"
FILE = """
static void square_(const double *s, double *d) { *d = *s * *s; }
static void dsquare_(const double *s, const double *ds, const double *d, double *dd) { *dd = NUMBER * *ds; }
static void *__enzyme_register_derivative_square[] = {(void *)square_, (void *)dsquare_};
static double jumps(double x) { return 5 * x; }
static void *__enzyme_inactivefn_jumps[] = {(void *)jumps};
static double square(double x) { double y; square_(&x, &y); return y + jumps(x); }
double __enzyme_fwddiff(void *, double, double);
double slope_NUMBER(double x) { return __enzyme_fwddiff((void *)square, x, 1.0); }
"""
MAIN = """
#include <stdio.h>
double slope_100(double), slope_200(double), slope_300(double);
int main(void) { printf("%g %g %g\\n", slope_100(3), slope_200(3), slope_300(3)); return 0; }
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_all_of_them_count(level: str, tmp_path: Path) -> None:
    objects: list[str] = []
    files = {str(n): FILE.replace("NUMBER", str(n)) for n in (100, 200, 300)} | {"main": MAIN}
    for name, text in files.items():
        (tmp_path / f"{name}.c").write_text(text)
        subprocess.run([str(CC), level, "-c", f"{name}.c"], cwd=tmp_path, check=True)
        objects.append(f"{name}.o")
    subprocess.run([str(CC), level, *objects, "-o", "program", "-lm"], cwd=tmp_path, check=True)
    ran = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, check=True)
    assert ran.stdout == "100 200 300\n"
