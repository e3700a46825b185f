"""Wrong input is an error that names the argument, and never more: also when it is drawn at random."""

from __future__ import annotations

import ast
import gc
import subprocess
import sys

import numpy as np
import pytest

from tests.conftest import REPOSITORY

X = np.array([1.2, 0.7, -0.4, 2.0])


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda c: c.cube.grad("2"), TypeError, r"cube_gradient\(\): argument 'x' must be a number, not str"),
        (
            lambda c: c.valley([1.0, 2.0]),
            TypeError,
            r"valley\(\): argument 'x' must be a NumPy array of float64, not list",
        ),
        (lambda c: c.valley(X.astype("f4")), TypeError, "must be an array of float64, not of float32; numpy.asarray"),
        (lambda c: c.valley(X.astype(">f8")), TypeError, "must be an array of float64, not of >f8"),
        (
            lambda c: c.valley(X[::2]),
            ValueError,
            r"must be C-contiguous, not of strides \(16,\); numpy.ascontiguousarray",
        ),
        (lambda c: c.valley(X.reshape(2, 2)), ValueError, r"must have 1 dimension\(s\), not shape \(2, 2\)"),
        (lambda c: c.valley.hvp(X, X[:3]), ValueError, "'x_tangent' must have shape that of 'x'"),
        (lambda c: c.valley.hvp(X, np.array(1.0)), ValueError, r"'x_tangent' must have shape .*\(4,\), not \(\)"),
        (lambda c: c.valley.hessian("x"), TypeError, "'x' must be a NumPy array of float64, not str"),
        (lambda c: c.two(X), ValueError, r"argument 'x' must have shape \(2,\) = \(2,\), not \(4,\)"),
        (lambda c: c.matvec(X, X, 2), ValueError, r"argument 'a' must have shape \(m \* n,\) = \(8,\), not \(4,\)"),
        (lambda c: c.matvec(X, X, 2.5), TypeError, "argument 'n' must be an integer, not float"),
        (lambda c: c.cube(), TypeError, "missing 1 required positional argument: 'x'"),
        (lambda c: c.cube(y=1.0), TypeError, "unexpected keyword argument 'y'"),
    ],
)
def test_errors_say_what_is_expected(c, call, error, message):
    with pytest.raises(error, match=message):
        call(c)


@pytest.mark.fortran
def test_order(waves):
    with pytest.raises(ValueError, match=r"'u' must be F-contiguous, .* numpy.asfortranarray\(u\) makes it so"):
        waves.energy.grad(np.ones((2, 3)), 1.0)


def test_random_input_never_ends_the_interpreter(folder):
    command = [sys.executable, "-W", "ignore", "-m", "tests.functions.fuzz", str(folder), "1", "150"]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.returncode}: {done.stderr[-4000:]}"
    seen = ast.literal_eval(done.stdout)
    assert min(seen[kind] for kind in ("gave something", "TypeError", "ValueError")) > 100


def test_arguments_stay_as_they_are_and_nothing_is_kept(c):
    x = X.copy()
    x.flags.writeable = False
    np.testing.assert_array_equal(c.valley.grad(x), c.valley.grad(X))
    assert c.valley(x) == c.valley(X)
    owned = X.copy()
    c.valley.grad(owned)
    gc.collect()
    owned.resize(8, refcheck=False)  # no call holds on to its buffer
