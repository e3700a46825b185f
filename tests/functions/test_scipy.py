"""Loaded functions in `scipy.optimize`."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.optimize import least_squares, minimize

from enzyme_build.errors import BindingError


def test_minimize(c):
    found = minimize(x0=np.array([1.2, 1.0, 0.8]), **c.valley.scipy())
    np.testing.assert_allclose(found.x, 1, atol=1e-5)
    found = minimize(x0=np.array([1.2, 1.0, 0.8]), method="trust-ncg", tol=1e-8, **c.valley.scipy(second_order=True))
    np.testing.assert_allclose(found.x, 1, atol=1e-7)


def test_least_squares(c):
    a = np.array([[1.0, 2], [3, 4], [5, 7]])
    f = c.matvec.using(arrays={"a": ("n", "m")})
    problem = f.scipy(a=a)
    target = f(a, np.array([0.5, 2]))
    found = least_squares(lambda x: problem["fun"](x) - target, x0=np.ones(2), jac=problem["jac"])
    np.testing.assert_allclose(found.x, [0.5, 2], rtol=1e-6)


@pytest.mark.fortran
def test_arrays_of_several_dimensions_are_flattened(waves):
    problem = waves.energy.scipy(wrt="u", shape=(2, 3), c=2.0)
    value, gradient = problem["fun"](np.arange(6.0))
    assert value == 110
    np.testing.assert_array_equal(gradient, 4 * np.arange(6.0))


def test_what_is_refused(c):
    with pytest.raises(TypeError, match="which argument varies"):
        c.matvec.scipy()
    with pytest.raises(TypeError, match="there is no argument 'b'"):
        c.matvec.scipy(b=1)
    with pytest.raises(BindingError, match="needs an array to vary"):
        c.cube.scipy()
