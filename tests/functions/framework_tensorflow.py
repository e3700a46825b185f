"""Compiled functions in TensorFlow."""

from __future__ import annotations

import numpy as np
import pytest

tf = pytest.importorskip("tensorflow")
from enzyme_build.tensorflow import enzyme  # noqa: E402
from tests.functions import ten  # noqa: E402

X = np.array([1.2, 0.7, -0.4, 2.0])


@pytest.fixture
def call(folder):
    return lambda x: enzyme(x, filename=folder / "a.c", function="valley")


@pytest.mark.parametrize(("file", "name"), ten.ALL)
def test_first_and_second_derivatives(folder, file, name):
    inputs = ten.arguments(file, name, np.random.default_rng(1), tf.constant)
    tensors = [value for value in inputs if tf.is_tensor(value)]
    others = [value for value in inputs if not tf.is_tensor(value)]

    def value(*tensors):
        made = enzyme(*tensors, *others, filename=folder / file, function=name)
        return tf.add_n([tf.reduce_sum(tf.sin(y)) for y in (made if isinstance(made, (tuple, list)) else [made])])

    def slope(*tensors):
        with tf.GradientTape() as tape:
            tape.watch(tensors)
            y = value(*tensors)
        return tf.add_n([tf.reduce_sum(g * g) for g in tape.gradient(y, tensors)])

    for function in (value, slope):
        theirs, mine = tf.test.compute_gradient(function, tensors, delta=1e-5)
        for left, right in zip(theirs, mine):
            np.testing.assert_allclose(left, right, rtol=1e-6, atol=1e-6)


def test_the_example_of_the_talk(folder):
    inp = tf.Variable([1.0, 2, 3])
    with tf.GradientTape() as tape:
        out = tf.sigmoid(enzyme(inp, filename=folder / "a.c", function="squares"))
    s = 1 / (1 + np.exp(-(inp.numpy() ** 2)))
    np.testing.assert_allclose(tape.gradient(out, inp), s * (1 - s) * 2 * inp.numpy(), rtol=1e-5)


def test_graphs(call):
    x = tf.constant(X)

    @tf.function
    def hessian(x):
        with tf.GradientTape() as outer:
            outer.watch(x)
            with tf.GradientTape() as inner:
                inner.watch(x)
                y = call(x)
            gradient = inner.gradient(y, x)
        return y, gradient, outer.jacobian(gradient, x, experimental_use_pfor=False)

    y, gradient, matrix = hessian(x)
    from enzyme_build.tensorflow import _known

    (valley,) = [o.function for o in _known.values() if o.__name__ == "valley"]
    assert y == valley(X)
    np.testing.assert_array_equal(gradient, valley.grad(X))
    np.testing.assert_allclose(matrix, valley.hessian(X), rtol=1e-14)


def test_third_derivatives_are_refused(call):
    x = tf.constant(X)
    with tf.GradientTape() as third:
        third.watch(x)
        with tf.GradientTape() as second:
            second.watch(x)
            with tf.GradientTape() as first:
                first.watch(x)
                y = call(x)
            gradient = first.gradient(y, x)
        moved = second.gradient(gradient, x)
    with pytest.raises(NotImplementedError, match="valley: third derivatives"):
        third.gradient(moved, x)


def test_wrong_input(call, folder):
    with pytest.raises(TypeError, match=r"valley\(\): argument 'x' must be a tensor of float64, not of float32"):
        call(tf.constant(X, tf.float32))
    with pytest.raises(TypeError, match="must be a tensor of float64, not list"):
        call([1.0])
    with pytest.raises(ValueError, match=r"must have 1 dimension\(s\), not shape \(2, 2\)"):
        call(tf.constant(X.reshape(2, 2)))
    with pytest.raises(TypeError, match="too many positional arguments"):
        enzyme(X, X, filename=folder / "a.c", function="valley")
