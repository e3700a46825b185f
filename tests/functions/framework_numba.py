"""Derivatives of Numba's functions, called from Python and from other compiled functions."""

from __future__ import annotations

import math

import numpy as np
import pytest

numba = pytest.importorskip("numba")
from enzyme_build.numba import grad, value_and_grad  # noqa: E402

X = np.array([1.0, 2.0, 0.5])


@numba.njit
def waves(x, k, seed):
    total = 0.0
    for i in range(x.shape[0] - 1):
        total += np.sin(k * x[i]) * x[i + 1] ** seed
    return total


@numba.njit
def bump(x):
    return x * x * math.exp(x)


@numba.njit
def with_memory(a):
    squares = a * a
    doubled = np.zeros(a.shape)
    doubled[0] += 2 * squares[1]
    return (doubled * a).sum() + squares.mean()


@numba.njit
def guarded(x):
    if x < 0:
        raise ValueError("negative")
    return math.sqrt(x)


def differences(f, x, h=1e-6):
    flat = np.eye(x.size).reshape(x.size, *x.shape)
    return np.array([(f(x + h * e) - f(x - h * e)) / (2 * h) for e in flat]).reshape(x.shape)


def test_arrays_numbers_and_integers():
    by_x, by_k = grad(waves)(X, 2.0, 2)
    np.testing.assert_allclose(by_x, differences(lambda x: waves(x, 2.0, 2), X), rtol=1e-6)
    assert by_k == pytest.approx((waves(X, 2 + 1e-6, 2) - waves(X, 2 - 1e-6, 2)) / 2e-6, rel=1e-6)
    value, gradients = value_and_grad(waves)(X, 2.0, 2)
    assert value == pytest.approx(waves(X, 2.0, 2), rel=1e-14) and gradients[1] == by_k


def test_called_from_compiled_code():
    slope = grad(bump)

    @numba.njit
    def descend(x):
        for _ in range(200):
            x -= 0.1 * slope(x)
        return x

    assert descend(0.5) == pytest.approx(0, abs=1e-10)
    assert slope(np.float32(1)) == pytest.approx(3 * math.e, rel=1e-6)


def test_memory_of_the_function():
    a = np.arange(1.0, 7).reshape(2, 3)
    np.testing.assert_allclose(grad(with_memory)(a), differences(with_memory, a), rtol=1e-6)


def test_the_arguments_stay_as_they_are():
    @numba.njit
    def clears(x):
        total = (x * x).sum()
        x[:] = 0
        return total

    x = X.copy()
    np.testing.assert_array_equal(grad(clears)(x), 2 * X)
    np.testing.assert_array_equal(x, X)


def test_exceptions_are_raised():
    slope = grad(guarded)
    assert slope(4.0) == 0.25
    with pytest.raises(RuntimeError, match="the differentiated function raised an exception"):
        slope(-1.0)


def test_what_is_refused():
    with pytest.raises(TypeError, match=r"takes a function that was compiled with numba\.njit"):
        grad(math.sin)
    with pytest.raises(Exception, match="no C-contiguous array of numbers"):
        grad(with_memory)(np.ones((4, 4))[::2, ::2])
    with pytest.raises(Exception, match="has no floating-point argument"):
        grad(numba.njit(lambda n: n * 0.5))(3)


def test_a_derivative_that_stops(monkeypatch):
    import ctypes

    from enzyme_build import numba as ours
    from enzyme_build.errors import StoppedError

    reason = ctypes.CDLL(None).gnu_get_libc_version  # a text, as the reason of a stop is
    reason.restype, reason.argtypes = ctypes.c_int64, []
    compiled = ours._compiled
    monkeypatch.setattr(ours, "_compiled", lambda *given: (*compiled(*given)[:2], reason))
    slope = grad(bump)

    @numba.njit
    def twice(x):
        return 2 * slope(x)

    for function in (slope, twice):
        with pytest.raises(StoppedError, match=r"\d\.\d"):
            function(1.0)
