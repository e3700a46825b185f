"""What a derivative does with results that earlier calls of the program have kept."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

PROGRAM = """\
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
static double kept, at, known[4], total, gain = 1;
static int is_kept, is_known[4], mode;
static double by_key(double x) {  // made again whenever it is asked for
  static double last = -1;
  if (x != last) { kept = sin(x); last = x; }
  return kept * x;
}
static double by_flag(double x) {
  if (!is_kept) { kept = sin(x); is_kept = 1; }
  return kept * x;
}
static double by_distance(double x) {
  if (!is_kept || fabs(x - at) > 1e-9) { kept = sin(x); at = x; is_kept = 1; }
  return kept * x;
}
static double by_index(double x) {
  for (int n = 0; n < 4; n++) if (!is_known[n]) { known[n] = pow(x, n); is_known[n] = 1; }
  return known[2] + known[3];
}
static double state(double x) { total = 0.5 * total + x * x; return total * x; }  // what was there is an input
static double setting(double x) { if (mode == 1) { gain = x; mode = 2; } return gain * x; }
#define DERIVATIVE(f) static double d_##f(void) { return REVERSE((void *)f); }
DERIVATIVE(by_key) DERIVATIVE(by_flag) DERIVATIVE(by_distance) DERIVATIVE(by_index) DERIVATIVE(state)
DERIVATIVE(setting)
int main(int argc, char **argv) {
  double (*all[])(double) = {by_key, by_flag, by_distance, by_index, state, setting};
  double (*derivatives[])(void) = {d_by_key, d_by_flag, d_by_distance, d_by_index, d_state, d_setting};
  int which = atoi(argv[1]), calls = atoi(argv[2]);
  while (calls--) all[which](0.7);
  printf("%.6f\\n", derivatives[which]());
}
"""
MODES = {
    "reverse": "-DREVERSE(f)=__enzyme_autodiff(f,0.7)",
    "forward": "-DREVERSE(f)=__enzyme_fwddiff(f,0.7,1.0)",
}


@pytest.fixture(params=MODES)
def program(run: Run, write: Write, request: pytest.FixtureRequest) -> None:
    write("main.c", PROGRAM)
    run("enzyme-cc", "-O2", MODES[request.param], "main.c", "-o", "program", "-lm")


def test_earlier_calls(run: Run, program: None) -> None:
    def said(which: int, calls: int) -> str:
        return run("./program", str(which), str(calls)).stdout.strip()

    def stops(which: int, name: str) -> bool:
        found = run("./program", str(which), "1", check=False)
        return found.returncode == -6 and f"`{name}`" in found.stderr

    assert {said(which, calls) for which in (0, 2) for calls in (0, 1, 3)} == {"1.179607"}
    assert said(1, 0) == "1.179607" and said(3, 0) == "2.870000"
    assert stops(1, "kept") and stops(3, "known")
    assert [said(4, calls) for calls in (0, 1)] == ["1.470000", "1.715000"]
    assert [said(5, calls) for calls in (0, 1)] == ["1.000000", "1.000000"]


BUFFERS = """\
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
static double made_once(double x, int n) {  // a result of an earlier call
  static double *t;
  static int room;
  if (n > room) { t = realloc(t, n * sizeof *t); room = n; for (int i = 0; i < n; i++) t[i] = pow(x, i); }
  double s = 0;
  for (int i = 0; i < n; i++) s += t[i] * x;
  return s;
}
static double constants(double x, int n) {
  static double *t;
  static int room;
  if (n > room) { t = realloc(t, n * sizeof *t); room = n; for (int i = 0; i < n; i++) t[i] = cos(i * .1); }
  double s = 0;
  for (int i = 0; i < n; i++) s += t[i] * sin(x * i);
  return s;
}
static double work(double x, int n) {
  static double *t;
  static int room;
  if (n > room) { free(t); t = malloc(n * sizeof *t); room = n; }
  double s = 0;
  for (int i = 0; i < n; i++) t[i] = x * i;
  for (int i = 0; i < n; i++) s += t[i] * t[i];
  return s;
}
static double left(double x, int n) {  // the pointer to what was freed stays
  static double *t;
  t = malloc(n * sizeof *t);
  double s = 0;
  for (int i = 0; i < n; i++) t[i] = x * i;
  for (int i = 0; i < n; i++) s += t[i] * t[(i * i) % n];
  free(t);
  return s;
}
#define DERIVATIVE(f) static double d_##f(int n) { return ASKED((void *)f); }
DERIVATIVE(made_once) DERIVATIVE(constants) DERIVATIVE(work) DERIVATIVE(left)
int main(int argc, char **argv) {
  double (*all[])(double, int) = {made_once, constants, work, left};
  double (*derivatives[])(int) = {d_made_once, d_constants, d_work, d_left};
  int which = atoi(argv[1]);
  for (int k = 2; k < argc; k++) printf("%.5f\\n", argv[k][0] == 'd' ? derivatives[which](atoi(argv[k] + 1))
                                                                     : all[which](0.7, atoi(argv[k])));
}
"""


@pytest.mark.parametrize("asked", ["__enzyme_autodiff(f,0.7,n)", "__enzyme_fwddiff(f,0.7,1.0,n)"])
def test_blocks_that_earlier_calls_made(run: Run, write: Write, asked: str) -> None:
    write("main.c", BUFFERS)
    run("enzyme-cc", "-O2", f"-DASKED(f)={asked}", "main.c", "-o", "program", "-lm")

    def said(*what: str) -> list[str]:
        return run("./program", *what).stdout.split()

    assert said("1", "4", "d4", "d5", "d2", "d5")[1:] == said("1", "d4", "d5", "d2", "d5")
    assert said("2", "2", "d5", "9", "d5", "d9", "d5")[1::2] == ["42.00000", "42.00000", "42.00000"]
    assert said("3", "5", "d5", "5", "d5")[1::2] == ["35.00000", "35.00000"]
    assert said("0", "4", "d5")[1] == said("0", "d5")[0]  # it grows: all is made again
    found = run("./program", "0", "4", "d4", check=False)
    assert found.returncode == -6 and "keeps from an earlier call" in found.stderr
