"""Jacobians, Hessians, sparse ones by colours, and stacks of calls, against differences and what is known of them."""

from __future__ import annotations

import numpy as np
import pytest

from enzyme_build.errors import BindingError
from tests.bindings.building import FLOW_AND_CHAIN, build_derived

SOURCE = (
    FLOW_AND_CHAIN
    + """
void narrow(const double *x, int n, double *y) {
    y[0] = y[1] = 0;
    for (int i = 0; i < n; ++i) { y[0] += x[i] * x[i]; y[1] += sin(x[i]); }
}
double scaled(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) { x[i] *= 2; sum += x[i] * x[i] * x[i]; }
    return sum;
}
float single(const float *x, int n) { float s = 0; for (int i = 0; i < n; ++i) s += x[i] * x[i]; return s; }
"""
)
FUNCTIONS = {
    "flow": {"arrays": {"x": "n", "y": "n"}, "out": ["y"], "jacobian": True, "batch": True},
    "tied": {
        "symbol": "flow", "arrays": {"x": "n", "y": "n"}, "out": ["y"], "active": ["x"],
        "sparse-jacobian": True, "gradient": False,
    },
    "chain": {"arrays": {"x": "n"}, "vjp": True, "jvp": True, "hessian": True, "batch": True},
    "stiff": {"symbol": "chain", "arrays": {"x": "n"}, "active": ["x"], "sparse-hessian": True},
    "narrow": {"arrays": {"x": "n", "y": 2}, "out": ["y"], "jacobian": True},
    "scaled": {"arrays": {"x": "n"}, "hessian": True},
    "single": {"arrays": {"x": "n"}, "batch": True},
}  # fmt: skip
X, K = np.array([0.3, -0.7, 1.1, 0.4]), 1.3


@pytest.fixture(scope="module")
def derived(tmp_path_factory):
    folder = tmp_path_factory.mktemp("matrices")
    own = {name: table for name, table in FUNCTIONS.items() if "symbol" not in table}
    other = {name: table for name, table in FUNCTIONS.items() if "symbol" in table}
    first = build_derived(folder, {"a.c": SOURCE}, own)
    (folder / "other").mkdir()
    second = build_derived(folder / "other", {"a.c": SOURCE}, other)
    for name in second.__all__:
        setattr(first, name, getattr(second, name))
    first.__all__ += second.__all__
    first.stub = (folder / "derived.pyi").read_text() + (folder / "other" / "derived.pyi").read_text()
    return first


def differences(function, x, step=1e-6):
    """∂function/∂x, its last axis that of x."""
    return np.stack([(function(x + e) - function(x - e)) / (2 * step) for e in step * np.eye(x.size)], axis=-1)


def test_a_jacobian_by_columns(derived):
    by_x, by_k = derived.flow_jacobian(X, K)
    np.testing.assert_allclose(by_x, differences(lambda x: derived.flow(x, K), X), atol=1e-8)
    np.testing.assert_allclose(by_k, np.sin(X), rtol=1e-14)
    with pytest.raises(TypeError, match="must be an array of float64"):
        derived.flow_jacobian(X.astype("f4"), K)


def test_a_jacobian_by_rows(derived, monkeypatch):
    monkeypatch.setattr(derived, "narrow_jvp", None)  # two outputs, four numbers: reverse mode
    np.testing.assert_allclose(derived.narrow_jacobian(X), [2 * X, np.cos(X)], rtol=1e-14)


def test_hessians(derived):
    (xx, xk), (kx, kk) = derived.chain_hessian(X, K)
    np.testing.assert_allclose(xx, differences(lambda x: derived.chain_gradient(x, K)[0], X), atol=1e-6)
    np.testing.assert_allclose(xk, derived.chain_gradient(X, 1.0)[0], rtol=1e-13)
    np.testing.assert_allclose(kx, xk, rtol=1e-13)
    assert kk == 0
    x = X.copy()
    hessian = derived.scaled_hessian(x)  # the function changes its argument where it lies
    np.testing.assert_array_equal(x, X)
    np.testing.assert_allclose(hessian, np.diag(48 * X), rtol=1e-12)


def test_a_vjp_of_a_scalar(derived):
    value, (by_x, by_k) = derived.chain_vjp(X, K, 2.5)
    assert value == derived.chain(X, K)
    np.testing.assert_allclose(by_x, 2.5 * derived.chain_gradient(X, K)[0], rtol=1e-14)
    assert by_k == pytest.approx(2.5 * derived.chain_gradient(X, K)[1], rel=1e-14)


def test_sparse_matrices_by_colours(derived):
    x = np.cos(np.arange(50.0))
    rows, columns = np.nonzero(np.eye(50) + np.eye(50, k=-1))
    dense = np.zeros((50, 50))
    dense[rows, columns] = derived.tied_sparse_jacobian(x, K, rows, columns)
    np.testing.assert_allclose(dense, derived.flow_jacobian(x, K)[0], rtol=1e-14)
    colours = np.frombuffer(
        derived._colours(rows.astype(np.intp).tobytes(), columns.astype(np.intp).tobytes(), 50), np.intp
    )
    assert set(colours) == {0, 1}
    rows, columns = np.nonzero(np.eye(50) + np.eye(50, k=-1) + np.eye(50, k=1))
    entries, hessian = derived.stiff_sparse_hessian(x, K, rows, columns), derived.chain_hessian(x, K)[0][0]
    np.testing.assert_allclose(entries, hessian[rows, columns], rtol=1e-12)


@pytest.mark.parametrize(
    ("rows", "columns", "message"),
    [
        ([0, 1, 2, 3], [0, 1, 2, 3], "lacks an entry in row 1"),
        ([], [], "lacks an entry in row 0"),
        ([0, 0], [1, 1], "named twice"),
        ([0, 4], [0, 0], "rows must be from 0 to 3"),
        ([0], [-1], "columns must be from 0 to 3"),
        ([0, 1], [0], "vectors of one length"),
    ],
)
def test_patterns_that_are_wrong(derived, rows, columns, message):
    with pytest.raises(ValueError, match=message):
        derived.tied_sparse_jacobian(X, K, rows, columns)


def test_stacks(derived):
    xs, ks = np.stack([X, 2 * X, -X]), np.array([1.0, 2.0, 3.0])
    values, (by_x, by_k) = derived.chain_value_and_gradient_batch(xs, ks)
    for row in range(3):
        value, gradients = derived.chain_value_and_gradient(xs[row], float(ks[row]))
        assert values[row] == value and by_k[row] == gradients[1]
        np.testing.assert_array_equal(by_x[row], gradients[0])
    assert derived.flow_jacobian_batch(xs, ks)[0].shape == (3, 4, 4)
    assert derived.chain_jvp_batch(xs, ks, xs, ks)[1].shape == (3,)
    assert derived.single_gradient_batch(xs.astype("f4")).dtype == np.float32
    with pytest.raises(ValueError, match=r"stacks must have one length, not \[2, 3\]"):
        derived.chain_batch(xs, ks[:2])
    with pytest.raises(ValueError, match="the stacks are empty"):
        derived.single_batch(np.zeros((0, 4), "f4"))


def test_the_stub_says_the_same_names(derived):
    assert set(derived.__all__) == {line[4:].split("(")[0] for line in derived.stub.splitlines() if line[:4] == "def "}
    compile(derived.stub, "derived.pyi", "exec")
    assert (
        "def chain_batch(x: _NDArray[_np.float64], k: _NDArray[_np.float64]) -> _NDArray[_np.float64]: ..."
        in derived.stub
    )
    assert all(getattr(derived, name).__doc__ for name in derived.__all__)


@pytest.mark.parametrize(
    ("name", "table", "message"),
    [
        ("flow", {"hessian": True}, "`hessian` of `flow` needs one scalar output"),
        ("flow", {"sparse-jacobian": True}, "needs one array as output and one active array"),
        ("chain", {"arrays": {"x": "n"}, "sparse-hessian": True}, "needs one scalar output and one active array"),
    ],
)
def test_derivatives_of_functions_of_another_shape(bound, name, table, message):
    arrays = {} if "arrays" in table else {"arrays": {"x": "n", "y": "n"}, "out": ["y"]}
    with pytest.raises(BindingError, match=message):
        bound({"a.c": SOURCE}, {name: {**arrays, **table}})
