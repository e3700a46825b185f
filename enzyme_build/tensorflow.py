"""Compiled functions in TensorFlow: `enzyme(x, filename="test.c", function="f")`, eagerly and in graphs, twice.

A call is one `numpy_function` with a custom gradient, which is another one, whose own gradient is a third
(`functions.Kernel`): the product with the second derivative.  Tensors are copied to the CPU and back as TensorFlow
needs it; graphs with such calls run in the process that made them.
"""

# pyright: basic, reportMissingImports=false, reportAttributeAccessIssue=false

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
import tensorflow as tf

from enzyme_build.functions import Kernel, KernelOperator, bundled, load


def enzyme(*arguments: Any, filename: Any, function: str, **options: Any) -> Any:
    """The function of a file (or several) at these arguments; `options` are those of `enzyme_build.load`."""
    files = [filename] if isinstance(filename, (str, os.PathLike)) else list(filename)
    key = repr((list(map(os.fspath, files)), function, sorted(options.items())))
    if key not in _known or _known[key].function.is_closed:
        _known[key] = Operator(load(files, **options)[function])
    return _known[key](*arguments)


_known: dict[str, Operator] = {}


class Operator(KernelOperator):
    """A compiled function of tensors."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        given = self.__signature__.bind(*arguments, **named).args
        inputs = self.kernel.inputs
        if len(given) != len(inputs):
            raise TypeError(f"{self.__name__}() takes {len(inputs)} arguments, not {len(given)}")
        tensors = [self._tensor(k, value) for k, value in enumerate(given) if self.kernel.is_array(k)]
        others = [None if self.kernel.is_array(k) else value for k, value in enumerate(given)]
        return _Call(self.kernel, others).value(*tensors)

    def _tensor(self, position: int, value: Any) -> Any:
        argument = self.kernel.inputs[position]
        where, dtype = f"{self.__name__}(): argument '{argument.name}'", tf.as_dtype(argument.scalar.numpy)
        if argument.role != "array" and isinstance(value, (int, float)):
            return tf.constant(value, dtype)
        if not isinstance(value, (tf.Tensor, tf.Variable, np.ndarray, np.generic)):
            raise TypeError(f"{where} must be a tensor of {dtype.name}, not {type(value).__name__}")
        tensor: Any = tf.convert_to_tensor(value)  # pyright: ignore[reportArgumentType]
        if tensor.dtype != dtype:
            raise TypeError(f"{where} must be a tensor of {dtype.name}, not of {tensor.dtype.name}; see tf.cast")
        rank = 0 if argument.role != "array" else None if argument.shape is None else len(argument.shape)
        if rank is not None and tensor.shape.rank not in (rank, None):
            raise ValueError(f"{where} must have {rank} dimension(s), not shape {tuple(tensor.shape)}")
        return tensor


class _Call:
    """One function with its integers and texts; tensors are its arguments."""

    def __init__(self, kernel: Kernel, others: Sequence[Any]):
        self.kernel = kernel
        self.others = others
        self.places = [k for k in range(len(others)) if kernel.is_array(k)]
        self.active = [self.places.index(k) for k in kernel.active]  # among the tensors

    def value(self, *tensors: Any) -> Any:
        kernel = self.kernel

        @tf.custom_gradient
        def function(*tensors: Any) -> Any:
            outputs = self._run(kernel.value, [o.dtype for o in kernel.outputs], tensors)
            for output, described in zip(outputs, kernel.outputs):
                if not described.shape:
                    output.set_shape(())

            def gradient(*cotangents: Any) -> Any:
                seeds = [cotangents[k] for k in kernel.seeded]
                return self._spread(self._listed(self.reverse(*tensors, *seeds)), len(tensors))

            return bundled(outputs), gradient

        return function(*tensors)

    def reverse(self, *given: Any) -> Any:
        kernel, count = self.kernel, len(self.places)

        @tf.custom_gradient
        def function(*given: Any) -> Any:
            wanted = [kernel.inputs[k].scalar.numpy for k in kernel.active]
            results = self._run(self._reverse, wanted, given)
            self._shape_like_inputs(results, given)

            def gradient(*weights: Any) -> Any:
                seeds = kernel.seeded
                found = self.second(*given, *weights)
                return [*self._spread(found[len(seeds) :], count), *found[: len(seeds)]]

            return bundled(results), gradient

        return function(*given)

    def second(self, *given: Any) -> list[Any]:
        kernel, count = self.kernel, len(self.places)
        seeds = [kernel.outputs[k].dtype for k in kernel.seeded]
        wanted = [kernel.inputs[k].scalar.numpy for k in kernel.active]

        @tf.custom_gradient
        def function(*given: Any) -> Any:
            found = self._run(self._second, [*seeds, *wanted], given)
            self._shape_like_inputs(found[len(seeds) :], given)
            for result, seed in zip(found, given[count:]):
                result.set_shape(seed.shape)

            def gradient(*_: Any) -> Any:  # TensorFlow itself would take it for zero
                raise NotImplementedError(f"{kernel.name}: third derivatives of compiled functions are not supported")

            return found, gradient

        return function(*given)

    def _reverse(self, given: Sequence[Any]) -> list[Any]:
        count = len(self.others)
        return self.kernel.reverse(given[:count], given[count:])

    def _second(self, given: Sequence[Any]) -> list[Any]:
        count, seeds = len(self.others), len(self.kernel.seeded)
        moved, changes = self.kernel.second(given[:count], given[count : count + seeds], given[count + seeds :])
        return [*moved, *changes]

    def _run(self, compiled: Callable[..., Any], dtypes: Sequence[str], tensors: Sequence[Any]) -> list[Any]:
        """One call of compiled code: the tensors take their places among the other arguments, seeds come behind."""
        call = partial(_call, compiled, self.others, self.places)
        return self._listed(tf.numpy_function(call, list(tensors), [tf.as_dtype(d) for d in dtypes], stateful=False))

    def _shape_like_inputs(self, results: Sequence[Any], given: Sequence[Any]) -> None:
        for result, place in zip(results, self.active):
            result.set_shape(given[place].shape)

    def _spread(self, values: Sequence[Any], count: int) -> list[Any]:
        spread: list[Any] = [None] * count
        for place, value in zip(self.active, values):
            spread[place] = value
        return spread

    @staticmethod
    def _listed(bundle: Any) -> list[Any]:
        return list(bundle) if isinstance(bundle, (tuple, list)) else [bundle]


def _call(compiled: Callable[..., Any], others: Sequence[Any], places: Sequence[int], *arrays: Any) -> list[Any]:
    """In numpy_function: arrays and the others in their order."""
    given = list(others)
    for place, array in zip(places, arrays):
        given[place] = np.ascontiguousarray(array).reshape(np.shape(array))
    return compiled([*given, *(np.asarray(array) for array in arrays[len(places) :])])
