"""What has no derivative stops the derivative that comes there, on request."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import enzyme_build
from enzyme_build.errors import StoppedError

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

LIBRARY = """\
#include <stdint.h>
#include <string.h>
double unknown(double x);
static double scrambled(double x) {
  uint64_t bits;
  memcpy(&bits, &x, 8);
  bits ^= bits >> 3;
  memcpy(&x, &bits, 8);
  return x;
}
double f(double x, int how) {
  double y = x * x;
  if (how == 1) y += unknown(x);
  if (how == 2) y += scrambled(y);
  return y * x;
}
"""
MAIN = """\
#include <enzyme.h>
#include <stdio.h>
#include <stdlib.h>
double f(double x, int how);
double g(double x, int how) { return __enzyme_autodiff((void *)f, x, how); }
int main(int n, char **arguments) {
  int how = n > 1 ? atoi(arguments[1]) : 0;
  printf("primal %d\\n", f(2.0, 2) != 0);
  printf("%g %g %g\\n", __enzyme_autodiff((void *)f, 3.0, how), __enzyme_fwddiff((void *)f, 3.0, 1.0, how),
         __enzyme_autodiff((void *)g, 3.0, how));
  printf("primal %d\\n", f(2.0, 1) != 0);
}
"""


@pytest.fixture(params=["-O0", "-O2"])
def program(run: Run, write: Write, request: pytest.FixtureRequest) -> str:
    """What the link says."""
    write("library.c", LIBRARY)
    write("main.c", MAIN)
    write("unknown.c", "double unknown(double x) { return x + 1; }")
    run("cc", "-c", "unknown.c")
    run("enzyme-cc", request.param, "-g", "-c", "library.c", "main.c")
    refused = run("enzyme-cc", "library.o", "main.o", "unknown.o", "-o", "program", check=False)
    assert "error[EB301]" in refused.stderr
    assert "-fenzyme-runtime-errors" in refused.stderr
    return run("enzyme-cc", "-fenzyme-runtime-errors", "library.o", "main.o", "unknown.o", "-o", "program").stderr


def test_derivatives_stop_where_there_is_none(program: str, run: Run) -> None:
    assert "warning[EB602]: the derivative stops" in program
    assert "no derivative rule for the call to `unknown`" in program
    assert run("./program").stdout == "primal 1\n27 27 18\nprimal 1\n"
    for how, message in (("1", "library.c:13:22 in `f`, no derivative rule"), ("2", "in `scrambled`, the bits of")):
        stopped = run("./program", how, check=False)
        assert message in stopped.stderr
        assert stopped.stdout.count("\n") < 2


THROWER = """\
#include <cstdio>
#include <cstring>
#include <cstdint>
#include <stdexcept>
extern "C" double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) static double scrambled(double x) {
  uint64_t bits;
  memcpy(&bits, &x, 8);
  bits ^= bits >> 3;
  memcpy(&x, &bits, 8);
  return x;
}
__attribute__((noinline)) double f(double x, int how) {
  if (how == 1) throw std::runtime_error("no");
  if (how == 2) return x * scrambled(x);
  return x * x;
}
__attribute__((noinline)) double ask(double x, int how) { return __enzyme_autodiff((void *)f, x, how); }
int main(int n, char **) {
  try {
    std::printf("%g\\n", __enzyme_autodiff((void *)f, 3.0, n));
  } catch (std::exception &error) {
    std::printf("caught %s\\n", error.what());
  }
  std::printf("primal %d\\n", f(2.0, 2) != 0);
  try {
    std::printf("%g\\n", ask(3.0, n));
  } catch (std::exception &error) {
    std::printf("caught %s\\n", error.what());
  }
  std::printf("primal %d\\n%g\\n", f(2.0, 2) != 0, ask(3.0, 3));
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_exceptions_end_the_derivative(run: Run, write: Write, level: str) -> None:
    write("thrower.cpp", THROWER)
    run("enzyme-c++", level, "-g", "-fenzyme-runtime-errors", "thrower.cpp", "-o", "thrower")
    assert run("./thrower").stdout == "caught no\nprimal 1\ncaught no\nprimal 1\n6\n"


def test_python_gets_an_exception(
    write: Write, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ENZYME_RUNTIME_ERRORS", "1")
    source = write(
        "library.c", LIBRARY.replace("double unknown(double x);", "static double unknown(double x) { return x; }")
    )
    library = enzyme_build.load(source)
    slope = library.f.grad
    assert slope(3.0, 0) == 27
    assert "the derivative stops" in capfd.readouterr().err
    with pytest.raises(StoppedError, match="in `scrambled`"):
        slope(3.0, 2)
    assert library.f(2.0, 2) != 0
    assert slope(3.0, 1) == 33


MISTAKEN = """\
#include <enzyme.h>
double f(double x) { return x; }
double d(void) { return __enzyme_autodiff((void *)f); }
"""


def test_requests_with_mistakes_are_refused(run: Run, write: Write) -> None:
    write("wrong.c", MISTAKEN)
    words = ["enzyme-cc", "-O2", "-fPIC", "-shared", "-fenzyme-runtime-errors", "wrong.c", "-o", "wrong.so"]
    assert "EB201" in run(*words, check=False).stderr


UNSAID = """\
struct pair { double a, b; };
struct pair both(double x) { struct pair p = {x, x * x}; return p; }
struct pair __enzyme_autodiff_pair(void *, double);
struct pair ask(double x) { return __enzyme_autodiff_pair((void *)both, x); }
"""


def test_what_is_asked_wrongly_does_not_wait(run: Run, write: Write) -> None:
    write("unsaid.c", UNSAID)
    words = ["enzyme-cc", "-O2", "-fPIC", "-shared", "-fenzyme-runtime-errors", "unsaid.c", "-o", "unsaid.so"]
    done = run(*words, check=False)
    assert done.returncode != 0
    assert "EB201" in done.stderr
    assert "never comes there" not in done.stderr
