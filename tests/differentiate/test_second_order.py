"""Derivatives of derivatives: forward over reverse and reverse over reverse, tape and allocations included."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

PROGRAM = r"""
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
static double f(const double *x, int n) {
  double *t = malloc(n * sizeof *t), s = 0;
  for (int i = 0; i < n; i++) { t[i] = x[i] * x[(i + 1) % n]; t[i] *= sin(x[i]); }
  for (int i = 0; i < n; i++) s += t[i] * t[i] * exp(0.1 * x[i]);
  free(t);
  return s;
}
static void gradient(const double *x, double *dx, int n) {
  for (int i = 0; i < n; i++) dx[i] = 0;
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n);
}
static double along(const double *x, const double *w, int n) {
  double dx[8], s = 0;
  gradient(x, dx, n);
  for (int i = 0; i < n; i++) s += dx[i] * w[i];
  return s;
}
static double root(double x) {  /* a loop whose trip count is not known */
  double y = x;
  for (int i = 0; fabs(y * y - x) > 1e-14 && i < 50; i++) y = 0.5 * (y + x / y);
  return y;
}
static double slope(double x) { return __enzyme_autodiff((void *)root, x); }
int main(void) {
  double x[3] = {1.1, 0.7, 1.9}, w[3] = {1, 0.5, -0.3}, dx[3], over[3] = {0}, twice[3] = {0}, h = 1e-5;
  double plus[3], minus[3], up[3], down[3];
  __enzyme_fwddiff((void *)gradient, enzyme_dup, x, w, enzyme_dup, dx, over, enzyme_const, 3);
  __enzyme_autodiff((void *)along, enzyme_dup, x, twice, enzyme_const, w, enzyme_const, 3);
  for (int i = 0; i < 3; i++) { plus[i] = x[i] + h * w[i]; minus[i] = x[i] - h * w[i]; }
  gradient(plus, up, 3);
  gradient(minus, down, 3);
  for (int i = 0; i < 3; i++) printf("%.17g %.17g %.17g\n", over[i], twice[i], (up[i] - down[i]) / (2 * h));
  double exact = -0.25 * pow(2.0, -1.5);
  double forward = __enzyme_fwddiff((void *)slope, 2.0, 1.0), reverse = __enzyme_autodiff((void *)slope, 2.0);
  printf("%.17g %.17g %.17g\n", forward, reverse, exact);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_second_derivatives(
    write: Callable[[str, str], Path], run: Callable[..., subprocess.CompletedProcess[str]], level: str
) -> None:
    """Forward over reverse equals reverse over reverse, and both equal differences of gradients."""
    write("program.c", PROGRAM)
    run("enzyme-cc", level, "program.c", "-o", "program", "-lm")
    for line in run("./program").stdout.splitlines():
        over, twice, wanted = map(float, line.split())
        assert over == pytest.approx(twice, rel=1e-12)
        assert over == pytest.approx(wanted, rel=1e-7)
