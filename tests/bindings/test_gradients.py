"""Gradients and tangents of wrapped functions agree with differences, and with each other."""

from __future__ import annotations

import numpy as np
import pytest

from tests.bindings.building import build_derived
from tests.bindings.sources import C_FUNCTIONS, C_SOURCE, FORTRAN_FUNCTIONS, FORTRAN_SOURCES

RANDOM = np.random.default_rng(5)
X = RANDOM.normal(size=4)
A = RANDOM.normal(size=(3, 4))


@pytest.fixture(scope="module")
def derived(tmp_path_factory):
    return build_derived(tmp_path_factory.mktemp("derived"), {"a.c": C_SOURCE}, C_FUNCTIONS)


@pytest.fixture(scope="module")
def fortran(tmp_path_factory):
    return build_derived(tmp_path_factory.mktemp("derived_fortran"), FORTRAN_SOURCES, FORTRAN_FUNCTIONS)


def slope(function, step=1e-6):
    """The derivative at zero of a function of one number, by central differences."""
    return (function(step) - function(-step)) / (2 * step)


def test_gradient_of_an_array_and_a_number(derived):
    x_gradient, k_gradient = derived.energy_gradient(X, 1.5)
    np.testing.assert_allclose(x_gradient, 4.5 * X**2, rtol=1e-14)
    assert k_gradient == pytest.approx((X**3).sum(), rel=1e-14)
    value, gradients = derived.energy_value_and_gradient(X, 1.5)
    assert value == pytest.approx(derived.energy(X, 1.5), rel=1e-15)
    np.testing.assert_array_equal(gradients[0], x_gradient)


def test_gradient_of_a_number_by_reference(derived):
    np.testing.assert_allclose(derived.loss_gradient(X, True, "a"), -2 * 97 * X, rtol=1e-14)
    value, gradient = derived.loss_value_and_gradient(X, False, "a")
    assert value == derived.loss(X, False, "a")
    np.testing.assert_allclose(gradient, 2 * 97 * X, rtol=1e-14)


def test_products_with_a_jacobian(derived):
    seed, a_tangent, x_tangent = RANDOM.normal(size=3), RANDOM.normal(size=A.shape), RANDOM.normal(size=X.shape)
    y, (a_gradient, x_gradient) = derived.matvec_vjp(A, X, seed)
    np.testing.assert_array_equal(y, derived.matvec(A, X))
    np.testing.assert_allclose(a_gradient, np.outer(seed, X**2), rtol=1e-14)
    np.testing.assert_allclose(x_gradient, 2 * X * (A.T @ seed), rtol=1e-13)
    y, y_tangent = derived.matvec_jvp(A, X, a_tangent, x_tangent)
    expected = slope(lambda t: derived.matvec(A + t * a_tangent, X + t * x_tangent))
    np.testing.assert_allclose(y_tangent, expected, rtol=1e-8)
    assert y_tangent @ seed == pytest.approx(np.vdot(a_gradient, a_tangent) + x_gradient @ x_tangent, rel=1e-12)


def test_an_array_that_goes_in_and_out(derived):
    f, seed = RANDOM.normal(size=4), RANDOM.normal(size=4)
    u, (u_gradient, f_gradient, dt_gradient) = derived.step_vjp(X, f, 0.1, seed)
    np.testing.assert_array_equal(u, derived.step(X, f, 0.1))
    np.testing.assert_allclose(u_gradient, seed * (1 + 0.1 * f), rtol=1e-14)
    np.testing.assert_allclose(f_gradient, seed * 0.1 * X, rtol=1e-14)
    assert dt_gradient == pytest.approx(seed @ (f * X), rel=1e-14)
    _, tangent = derived.step_jvp(X, f, 0.1, seed, f, 0.5)
    np.testing.assert_allclose(tangent, seed * (1 + 0.1 * f) + 0.1 * f * X + 0.5 * f * X, rtol=1e-13)


def test_products_with_second_derivatives(derived):
    v, dk = RANDOM.normal(size=4), 0.3
    hvp = derived.energy_hvp(X, 1.5, v, dk)
    expected = slope(lambda t: derived.energy_gradient(X + t * v, 1.5 + t * dk)[0])
    np.testing.assert_allclose(hvp[0], expected, rtol=1e-7)
    assert hvp[1] == pytest.approx(3 * X**2 @ v, rel=1e-13)
    seed, a_tangent = RANDOM.normal(size=3), RANDOM.normal(size=A.shape)
    hvp = derived.matvec_hvp(A, X, seed, a_tangent, v)
    for k in range(2):
        expected = slope(lambda t, k=k: derived.matvec_vjp(A + t * a_tangent, X + t * v, seed)[1][k])
        np.testing.assert_allclose(hvp[k], expected, rtol=1e-7)


def test_wrong_seeds_and_tangents(derived):
    with pytest.raises(ValueError, match=r"matvec_vjp\(\): argument 'y_seed' must have shape that of 'y' = \(3,\)"):
        derived.matvec_vjp(A, X, np.ones(4))
    with pytest.raises(TypeError, match=r"energy_jvp\(\): argument 'k_tangent' must be a number, not NoneType"):
        derived.energy_jvp(X, 1.0, X, None)
    with pytest.raises(TypeError, match=r"energy_gradient\(\): argument 'x' must be an array of float64"):
        derived.energy_gradient(X.astype("f4"), 1.0)


@pytest.mark.fortran
def test_fortran(fortran):
    u, f = (np.asfortranarray(RANDOM.normal(size=(3, 2))) for _ in range(2))
    seeds = np.asfortranarray(RANDOM.normal(size=(3, 2))), 0.7, np.asfortranarray(RANDOM.normal(size=(3, 2)))
    tangents = np.asfortranarray(RANDOM.normal(size=(3, 2))), np.asfortranarray(RANDOM.normal(size=(3, 2))), 0.3

    def weighted(t):
        outputs = fortran.heat(u + t * tangents[0], f + t * tangents[1], 0.1 + t * tangents[2])
        return sum(np.vdot(seed, output) for seed, output in zip(seeds, outputs))

    outputs, gradients = fortran.heat_vjp(u, f, 0.1, *seeds)
    for mine, theirs in zip(outputs, fortran.heat(u, f, 0.1)):
        np.testing.assert_allclose(mine, theirs, rtol=1e-15)
    by_reverse = sum(np.vdot(gradient, tangent) for gradient, tangent in zip(gradients, tangents))
    _, moved = fortran.heat_jvp(u, f, 0.1, *tangents)
    by_forward = sum(np.vdot(seed, tangent) for seed, tangent in zip(seeds, moved))
    assert by_reverse == pytest.approx(slope(weighted), rel=1e-7)
    assert by_reverse == pytest.approx(by_forward, rel=1e-12)
    np.testing.assert_allclose(fortran.Norm2Of_gradient(X, True), X, rtol=1e-15)
    hvp = fortran.heat_hvp(u, f, 0.1, *seeds, *tangents)
    at = (u, f, 0.1)
    for k in range(3):
        moved = lambda t: [x + t * tangent for x, tangent in zip(at, tangents)]  # noqa: E731
        expected = slope(lambda t, k=k, moved=moved: fortran.heat_vjp(*moved(t), *seeds)[1][k])
        np.testing.assert_allclose(hvp[k], expected, rtol=1e-6)


KINDS = """
#include <complex.h>
float single(const float *x, int n, float k) {
    float sum = 0;
    for (int i = 0; i < n; ++i) sum += k * x[i] * x[i];
    return sum;
}
double intensity(const double _Complex *z, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += creal(z[i]) * creal(z[i]) + 3 * cimag(z[i]);
    return sum;
}
double through_workspace(const double *x, double *work, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) work[i] = x[i] * x[i];
    for (int i = 0; i < n; ++i) sum += work[i] * x[i];
    return sum;
}
double partly(const double *x, const double *data, int n, double k) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += k * (x[i] - data[i]) * (x[i] - data[i]);
    return sum;
}
int status(const double *x, int n, double *y) {
    *y = 0;
    for (int i = 0; i < n; ++i) *y += x[i] * x[i];
    return n;
}
long double longest(const long double *x, int n) {
    long double product = 1;
    for (int i = 0; i < n; ++i) product *= x[i];
    return product;
}
"""
KIND_FUNCTIONS = {
    "single": {"arrays": {"x": "n"}, "jvp": True},
    "intensity": {"arrays": {"z": "n"}, "jvp": True},
    "through_workspace": {"arrays": {"x": "n", "work": "n"}, "active": ["x"], "jvp": True},
    "partly": {"arrays": {"x": "n", "data": "n"}, "active": ["x"]},
    "status": {"arrays": {"x": "n"}, "out": ["y"]},
    "longest": {"arrays": {"x": "n"}},
}


@pytest.fixture(scope="module")
def kinds(tmp_path_factory):
    return build_derived(tmp_path_factory.mktemp("kinds"), {"kinds.c": KINDS}, KIND_FUNCTIONS)


def test_single_precision(kinds):
    x = X.astype(np.float32)
    gradient, by_k = kinds.single_gradient(x, 1.5)
    assert gradient.dtype == np.float32
    np.testing.assert_allclose(gradient, 3 * x, rtol=1e-6)
    assert by_k == pytest.approx((x**2).sum(), rel=1e-6)


def test_complex_arrays_hold_both_derivatives(kinds):
    z = X + 1j * RANDOM.normal(size=4)
    np.testing.assert_allclose(kinds.intensity_gradient(z), 2 * z.real + 3j, rtol=1e-14)
    _, tangent = kinds.intensity_jvp(z, np.ones(4, complex) * (1 + 2j))
    assert tangent == pytest.approx(2 * z.real.sum() + 24, rel=1e-13)


def test_derivatives_pass_through_workspace(kinds):
    value, gradient = kinds.through_workspace_value_and_gradient(X, np.zeros(4))
    assert value == pytest.approx((X**3).sum(), rel=1e-14)
    np.testing.assert_allclose(gradient, 3 * X**2, rtol=1e-13)
    _, tangent = kinds.through_workspace_jvp(X, np.zeros(4), np.ones(4))
    assert tangent == pytest.approx(3 * (X**2).sum(), rel=1e-13)


def test_only_what_is_active_has_a_gradient(kinds):
    gradient = kinds.partly_gradient(X, np.ones(4), 2.0)
    np.testing.assert_allclose(gradient, 4 * (X - 1), rtol=1e-13)


def test_a_result_that_is_no_number_to_differentiate(kinds):
    assert kinds.status(X) == (4, pytest.approx((X**2).sum(), rel=1e-15))
    np.testing.assert_allclose(kinds.status_gradient(X), 2 * X, rtol=1e-15)


def test_extended_precision(kinds):
    x = np.array([2, 3, 5], np.longdouble)
    np.testing.assert_array_equal(kinds.longest_gradient(x), np.array([15, 10, 6], np.longdouble))
