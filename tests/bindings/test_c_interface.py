"""Derivatives as functions of C: what a program in C gets of them is what Python gets."""

from __future__ import annotations

import json
import subprocess

import numpy as np
import pytest

from enzyme_build.errors import BindingError, SettingsError
from enzyme_build.settings import Settings, with_derivatives
from enzyme_build.toolchain.compilers import Language, find, require
from tests.bindings.building import FLOW_AND_CHAIN, build_derived

SOURCE = (
    FLOW_AND_CHAIN
    + """
void wave(const double *x, double k, int n, double *y) { flow(x, k, n, y); }
double stiff(const double *x, int n, double k) { return chain(x, n, k); }
void step(double *u, const float *w, int n, double *work, double *energy) {
    *energy = 0;
    for (int i = 0; i < n; ++i) { work[i] = u[i] * u[i]; u[i] += 0.1 * w[i] * work[i]; *energy += work[i] * u[i]; }
}
"""
)
FUNCTIONS = {
    "flow": {"arrays": {"x": "n", "y": "n"}, "out": ["y"], "jacobian": True, "batch": True},
    "wave": {
        "arrays": {"x": "n", "y": "n"},
        "out": ["y"],
        "active": ["x"],
        "gradient": False,
        "sparse-jacobian": True,
    },
    "stiff": {"arrays": {"x": "n"}, "active": ["x"], "sparse-hessian": True, "batch": True},
    "chain": {"arrays": {"x": "n"}, "vjp": True, "jvp": True, "hessian": True, "batch": True},
    "step": {
        "arrays": {"u": "n", "w": "n", "work": "n"},
        "inout": ["u"],
        "out": ["energy"],
        "active": ["u", "w"],
        "jvp": True,
    },
}
PROGRAM = r"""
#include "derivatives.h"
#include <stdio.h>
#include <string.h>
static void show(const char *name, const double *values, int count) {
    printf("%s\"%s\": [", strcmp(name, "y") ? ", " : "{", name);
    for (int i = 0; i < count; ++i) printf("%s%.17g", i ? ", " : "", values[i]);
    printf("]");
}
int main(void) {
    double x[3] = {0.3, -0.7, 1.1}, t[3] = {1, 0.5, -2}, k = 1.3, y[3], a[9], b[9], c[9], d[3];
    flow_vjp(x, k, 3, y, t, a, b);
    show("y", y, 3), show("vjp_x", a, 3), show("vjp_k", b, 1);
    flow_jacobian(x, k, 3, y, a, b);
    show("jacobian_x", a, 9), show("jacobian_k", b, 3), show("y_again", y, 3);
    a[0] = chain_gradient(x, 3, k, b, c);
    show("chain", a, 1), show("gradient_x", b, 3), show("gradient_k", c, 1);
    chain_jvp(x, 3, k, t, 0.7, a);
    show("jvp", a, 1);
    chain_hvp(x, 3, k, t, 0.7, a, b);
    show("hvp_x", a, 3), show("hvp_k", b, 1);
    chain_hessian(x, 3, k, a, b, c, d);
    show("xx", a, 9), show("kx", b, 3), show("xk", c, 3), show("kk", d, 1);
    double xs[6] = {0.3, -0.7, 1.1, 0.6, -1.4, 2.2}, ks[2] = {1.3, 2.6};
    chain_gradient_batch(2, xs, 3, ks, a, b, c);
    show("batch", c, 2), show("batch_x", a, 6), show("batch_k", b, 2);
    float w[3] = {1, 2, 3}, w_gradient[3], w_tangent[3] = {0, 1, 0};
    double u[3] = {0.3, -0.7, 1.1}, work[3], energy;
    step_vjp(u, w, 3, work, &energy, t, 0.4, a, w_gradient);
    for (int i = 0; i < 3; ++i) b[i] = w_gradient[i];
    show("step", u, 3), show("energy", &energy, 1), show("step_u", a, 3), show("step_w", b, 3);
    double v[3] = {0.3, -0.7, 1.1}, v_tangent[3] = {1, 0.5, -2}, energy_tangent;
    step_jvp(v, w, 3, work, &energy, v_tangent, w_tangent, &energy_tangent);
    show("moved", v_tangent, 3), show("energy_moved", &energy_tangent, 1);
    int64_t rows[9], columns[9];
    double entries[9], status[5];
    for (int i = 0; i < 9; ++i) rows[i] = i / 3, columns[i] = i % 3;
    status[0] = wave_sparse_jacobian(x, k, 3, y, 9, rows, columns, entries);
    show("sparse_jacobian", entries, 9);
    status[1] = stiff_sparse_hessian(x, 3, k, 9, rows, columns, entries);
    show("sparse_hessian", entries, 9);
    status[2] = wave_sparse_jacobian(x, k, 3, y, 2, rows, columns, entries);
    columns[1] = 0;
    status[3] = wave_sparse_jacobian(x, k, 3, y, 9, rows, columns, entries);
    columns[1] = -1;
    status[4] = wave_sparse_jacobian(x, k, 3, y, 9, rows, columns, entries);
    show("status", status, 5);
    puts("}");
}
"""
X, T, K = np.array([0.3, -0.7, 1.1]), np.array([1, 0.5, -2]), 1.3


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("c_interface")


@pytest.fixture(scope="module")
def derived(folder):
    return build_derived(folder, {"a.c": SOURCE}, FUNCTIONS, has_c=True)


@pytest.fixture(scope="module")
def shown(derived, folder):
    """What the program in C prints."""
    (folder / "main.c").write_text(PROGRAM)
    words = ["-Wall", "-Werror", "main.c", "-o", "main", "./libderived.so"]
    subprocess.run([*require(Language.C).command, *words], cwd=folder, check=True)
    text = subprocess.run(["./main"], cwd=folder, check=True, capture_output=True, text=True).stdout
    return {name: np.array(values) for name, values in json.loads(text).items()}


def close(*pairs):
    for got, wanted in pairs:
        np.testing.assert_allclose(got, np.ravel(wanted), rtol=1e-12, atol=1e-14)


def test_products(derived, shown):
    y, (by_x, by_k) = derived.flow_vjp(X, K, T)
    close((shown["y"], y), (shown["vjp_x"], by_x), (shown["vjp_k"], by_k))
    value, (by_x, by_k) = derived.chain_value_and_gradient(X, K)
    close((shown["chain"], value), (shown["gradient_x"], by_x), (shown["gradient_k"], by_k))
    hvp = derived.chain_hvp(X, K, T, 0.7)
    close((shown["jvp"], derived.chain_jvp(X, K, T, 0.7)[1]), (shown["hvp_x"], hvp[0]), (shown["hvp_k"], hvp[1]))


def test_matrices(derived, shown):
    by_x, by_k = derived.flow_jacobian(X, K)
    close((shown["jacobian_x"], by_x), (shown["jacobian_k"], by_k), (shown["y_again"], shown["y"]))
    (xx, xk), (kx, kk) = derived.chain_hessian(X, K)
    close((shown["xx"], xx), (shown["xk"], xk), (shown["kx"], kx), (shown["kk"], kk))


def test_entries_of_sparse_matrices(derived, shown):
    close((shown["sparse_jacobian"], derived.flow_jacobian(X, K)[0]))
    close((shown["sparse_hessian"], derived.chain_hessian(X, K)[0][0]))
    assert shown["status"].tolist() == [0, 0, 3, 2, 1], "right, right, an entry is missing, a place twice, outside"


def test_stacks(derived, shown):
    values, (by_x, by_k) = derived.chain_value_and_gradient_batch(np.stack([X, 2 * X]), np.array([K, 2 * K]))
    close((shown["batch"], values), (shown["batch_x"], by_x), (shown["batch_k"], by_k))


def test_arguments_that_are_written(derived, shown):
    w = np.array([1, 2, 3], "f4")
    (u, energy), (by_u, by_w) = derived.step_vjp(X.copy(), w, np.zeros(3), T, 0.4)
    close((shown["step"], u), (shown["energy"], energy), (shown["step_u"], by_u))
    np.testing.assert_allclose(shown["step_w"], by_w, rtol=1e-6)
    _, (u_tangent, energy_tangent) = derived.step_jvp(X.copy(), w, np.zeros(3), T.copy(), np.array([0, 1, 0], "f4"))
    close((shown["moved"], u_tangent), (shown["energy_moved"], energy_tangent))


@pytest.mark.fortran
def test_the_fortran_module_compiles(derived, folder):
    subprocess.run([*find(Language.FORTRAN).command, "-fsyntax-only", "derivatives.f90"], cwd=folder, check=True)
    text = (folder / "derivatives.f90").read_text()
    assert "real(c_double), intent(inout) :: y_by_x(n, n)" in text and "real(c_double), value :: k" in text


def test_the_header_says_shapes(derived, folder):
    text = (folder / "derivatives.h").read_text()
    assert "y_by_x[n][n]" in text and "x_gradient[batch_size][n]" in text


FOREIGN = "double chain_gradient(double x) { return x; }\ndouble chain(double x) { return x * x; }\n"


@pytest.mark.parametrize(
    ("source", "table", "message"),
    [
        ("double f(const double *x, int n) { return x[n - 1]; }", {}, "`f` has an array of unknown length"),
        (
            "double f(double x) { return x; } double f_gradient(double x) { return 1; }",
            {},
            "is a function of the program",
        ),
    ],
)
def test_what_has_no_interface(bound, source, table, message):
    with pytest.raises(BindingError, match=message):
        made = bound({"a.c": source}, {"f": table}, has_c=True)
        assert made.requests


def test_words_for_derivatives():
    made = with_derivatives(Settings(), ["f:jvp", "f:batch", "g:gradient"]).functions
    assert made["f"].jvp and made["f"].batch and not made["f"].gradient and made["g"].gradient
    with pytest.raises(SettingsError) as raised:
        with_derivatives(Settings(), ["f:jacobain"])
    assert raised.value.help == "did you mean `f:jacobian`?"
