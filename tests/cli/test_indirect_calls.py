"""What a derivative does with a pointer to a function that this link has not seen, or that has no derivative."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

PROGRAM = """\
#include <enzyme.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
typedef double (*function)(double);
double external_model(double);
static double square(double x) { return x * x; }
static double wrapped(double x) { return external_model(x); }
double apply(double x, function f) { return f(x) * x; }
int main(int argc, char **argv) {
  function all[3] = {square, wrapped, (function)dlsym(RTLD_DEFAULT, "cos")};
  printf("%g\\n", apply(2.0, all[atoi(argv[1])]));
  fflush(stdout);
  printf("%g\\n", __enzyme_autodiff((void *)apply, 2.0, enzyme_const, all[atoi(argv[1])]));
}
"""


@pytest.fixture
def program(run: Run, write: Write) -> None:
    write("model.c", "double external_model(double x) { return 3 * x; }\n")
    write("main.c", PROGRAM)
    run("cc", "-c", "model.c")  # machine code: no derivative
    run("enzyme-cc", "-O2", "-g", "main.c", "model.o", "-o", "program", "-lm", "-ldl")


def test_a_known_function(run: Run, program: None) -> None:
    assert run("./program", "0").stdout.split() == ["8", "12"]


@pytest.mark.parametrize(("which", "message"), [("1", "external_model"), ("2", "not linked with it")])
def test_what_has_no_derivative_stops_with_a_message(run: Run, program: None, which: str, message: str) -> None:
    found = run("./program", which, check=False)
    assert found.returncode == -6 and len(found.stdout.split()) == 1  # aborted behind the primal
    assert message in found.stderr and "main.c:9" in found.stderr
