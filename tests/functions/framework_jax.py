"""Compiled functions as primitives of JAX."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

jax = pytest.importorskip("jax")
import jax.numpy as jnp  # noqa: E402
from jax.test_util import check_grads  # noqa: E402

from enzyme_build.errors import BindingError  # noqa: E402
from enzyme_build.jax import enzyme  # noqa: E402
from tests.functions import sources, ten  # noqa: E402

X = np.array([1.2, 0.7, -0.4, 2.0])


@pytest.fixture(autouse=True, scope="module")
def double_precision():
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", False)


@pytest.fixture
def valley(folder):
    return enzyme(folder / "a.c", "valley")


@pytest.mark.parametrize(("file", "name"), ten.ALL)
def test_first_and_second_derivatives(folder, file, name):
    function = enzyme(folder / file, name)
    inputs = ten.arguments(file, name, np.random.default_rng(1), jnp.asarray)
    places = [k for k, value in enumerate(inputs) if isinstance(value, jax.Array)]

    def of_arrays(*arrays):
        given = list(inputs)
        for place, array in zip(places, arrays):
            given[place] = array
        return function(*given)

    check_grads(of_arrays, [inputs[k] for k in places], order=2)


def test_transformations(valley):
    numpy = valley.function
    np.testing.assert_array_equal(jax.jit(valley)(X), numpy(X))
    np.testing.assert_array_equal(jax.grad(valley)(X), numpy.grad(X))
    stack = np.stack([X, X + 1, X * 2])
    np.testing.assert_array_equal(jax.jit(jax.vmap(jax.grad(valley)))(stack), [numpy.grad(row) for row in stack])
    for hessian in (jax.hessian, lambda f: jax.jacrev(jax.jacrev(f)), lambda f: jax.jacfwd(jax.jacfwd(f))):
        np.testing.assert_allclose(hessian(valley)(X), numpy.hessian(X), rtol=1e-13)
    value, tangent = jax.jvp(valley, (X,), (X,))
    np.testing.assert_allclose((value, tangent), numpy.jvp(X, X), rtol=1e-14)


def test_batches_of_some_arguments(folder):
    matvec = enzyme(folder / "a.c", "matvec", arrays={"a": ("n", "m")})
    a, stack = np.arange(8.0).reshape(2, 4), np.stack([X, X + 1, X + 2])
    rows = jax.vmap(matvec, in_axes=(None, 1))(a, stack.T)
    np.testing.assert_allclose(rows, stack**2 @ a.T, rtol=1e-14)
    nested = jax.vmap(jax.vmap(matvec, in_axes=(None, 0)), in_axes=(0, None))(np.stack([a, 2 * a]), stack)
    np.testing.assert_allclose(nested, [stack**2 @ a.T, 2 * stack**2 @ a.T], rtol=1e-14)


def test_no_python_runs_when_xla_calls(valley):
    text = jax.jit(valley).lower(X).as_text()
    assert "stablehlo.custom_call @enzyme_valley_value" in text and "callback" not in text


@pytest.mark.fortran
def test_fortran_arrays_have_their_shape(folder):
    transposed = enzyme(folder / "ten.f90", "transposed")
    a = np.arange(6.0).reshape(2, 3)
    np.testing.assert_array_equal(transposed(a), a.T**2)
    np.testing.assert_array_equal(jax.vmap(transposed)(np.stack([a, a + 1])), [a.T**2, (a + 1).T ** 2])


def test_numbers_and_single_precision(folder):
    single = enzyme(folder / "a.c", "single")
    gradient = jax.grad(single, argnums=(0, 1))(jnp.float32(3), jnp.float32(2))
    assert [float(g) for g in gradient] == [4, 12] and gradient[0].dtype == jnp.float32
    chain = enzyme(folder / "ten.c", "chain")
    with pytest.raises(TypeError, match=r"chain\(\): argument 'steps' must be a Python integer"):
        jax.jit(chain)(X, 3)
    assert jax.jit(chain, static_argnums=1)(X, 3) == chain.function(X, 3)


def test_operators_are_pickled(valley):
    assert pickle.loads(pickle.dumps(valley))(X) == valley(X)


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        (lambda f: f(X.astype("f4")), TypeError, "'x' must be an array of float64, not of float32; see jax_enable_x64"),
        (lambda f: f([1.0]), TypeError, "'x' must be an array of float64, not list"),
        (lambda f: f(X.reshape(2, 2)), ValueError, r"'x' must have 1 dimension\(s\), not shape \(2, 2\)"),
        (lambda f: f(X, X), TypeError, "too many positional arguments"),
        (lambda f: jax.hessian(jax.grad(lambda x: f(x)))(X), NotImplementedError, "third derivatives"),
    ],
)
def test_wrong_input(valley, wrong, error, message):
    with pytest.raises(error, match=message):
        wrong(valley)


def test_shapes_that_do_not_fit(folder):
    matvec = enzyme(folder / "a.c", "matvec")
    with pytest.raises(ValueError, match=r"'a' must have shape \(m \* n\) = \(8,\), not \(4,\)"):
        matvec(X, X, 2)
    with pytest.raises(ValueError, match=r"'n' must fit into 32 bits"):
        matvec(X, X, 2**40)


class _Handle:
    """What mpi4py's communicators are to an operator."""

    def py2f(self):
        return 2


def test_communicators_are_fortrans_handles(folder):
    matvec = enzyme(folder / "a.c", "matvec")
    a, x = jnp.array([1.0, 2, 3, 4]), jnp.array([1.0, 2])
    gradient = jax.grad(lambda x: matvec(a, x, _Handle()).sum())(x)
    assert gradient.tolist() == [8, 24]


def test_programs_that_remember_are_refused(folder):
    with pytest.raises(BindingError, match="XLA may call it any number of times"):
        enzyme(folder / "state.c", "parabola")(2.0)


def test_what_stops_or_throws_is_an_exception(folder):
    for file, name, bad in (("stops.c", "pick", 1), ("throws.cpp", "root_of", 5)):
        function = enzyme(folder / file, name)
        of_x = lambda x, k, function=function: function(x, k)  # noqa: E731
        for _ in range(2):
            assert jax.grad(of_x)(3.0, 0) == sources.SLOPES[name]
            with pytest.raises(Exception, match=sources.SAYS[name]):
                jax.grad(of_x)(3.0, bad)
