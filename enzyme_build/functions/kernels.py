"""A function as the array frameworks see it: a flat list of arrays in, a flat list of arrays out.

    value     inputs ─► outputs
    reverse   inputs, seeds ─► gradients                              seeds: one for each floating-point output
    forward   inputs, tangents ─► tangents of the outputs         tangents: one for each active input
    second    inputs, seeds, tangents ─► tangents of the outputs, tangents of the gradients
    twice     inputs, tangents, tangents ─► second derivatives of the outputs in these two directions

Everything is a C-contiguous array, a number one of no dimensions; integers, truth values and texts are themselves.
`second` is all that the derivative of `reverse` needs: for a weight w of the gradients, taken as tangents, they are the
adjoints of the seeds (J w) and of the inputs (the Hessian of ⟨seeds, outputs⟩ is symmetric).
"""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from enzyme_build.bindings import WrappedArgument
from enzyme_build.functions.batching import run_each
from enzyme_build.functions.function import Function
from enzyme_build.functions.results import listed


@dataclass(frozen=True)
class Output:
    """What a function returns: lengths are expressions of its integer arguments."""

    name: str
    dtype: str
    shape: tuple[str, ...]
    is_differentiable: bool


class Kernel:
    """The flat form of a function."""

    def __init__(self, function: Function):
        self.function = function
        self.name = function.__name__
        self.inputs: list[WrappedArgument] = function.given
        self.outputs = _outputs(function)

    @cached_property
    def active(self) -> list[int]:
        """The positions of the inputs that it is differentiated with respect to."""
        return [k for k, argument in enumerate(self.inputs) if argument.is_active]

    @cached_property
    def seeded(self) -> list[int]:
        """The positions of the outputs that have derivatives."""
        return [k for k, output in enumerate(self.outputs) if output.is_differentiable]

    def is_array(self, position: int) -> bool:
        """Whether an input is an array, or a floating-point number, which is one of no dimensions."""
        argument = self.inputs[position]
        return argument.role == "array" or argument.scalar.is_differentiable

    def value(self, inputs: Sequence[Any]) -> list[Any]:
        returned = self.function.value(*self._given(inputs))
        return self._arrays(returned)

    def reverse(self, inputs: Sequence[Any], seeds: Sequence[Any]) -> list[Any]:
        gradients = self.function.vjp(*self._given(inputs), *self._seeds(seeds))[1]
        return self._like_active(gradients)

    def forward(self, inputs: Sequence[Any], tangents: Sequence[Any]) -> list[Any]:
        moving = [_as_given(self.inputs[k], tangent) for k, tangent in zip(self.active, tangents)]
        return self._like_seeded(self.function.jvp(*self._given(inputs), *moving)[1])

    def second(
        self, inputs: Sequence[Any], seeds: Sequence[Any], tangents: Sequence[Any]
    ) -> tuple[list[Any], list[Any]]:
        moving = [_as_given(self.inputs[k], tangent) for k, tangent in zip(self.active, tangents)]
        _, moved, _, changes = self.function.second(*self._given(inputs), *self._seeds(seeds), *moving)
        return self._like_seeded(moved), self._like_active(changes)

    def twice(self, inputs: Sequence[Any], tangents: Sequence[Any], others: Sequence[Any]) -> list[Any]:
        pairs = zip([*self.active, *self.active], [*tangents, *others])
        moving = [_as_given(self.inputs[k], tangent) for k, tangent in pairs]
        return self._like_seeded(self.function.twice(*self._given(inputs), *moving))

    def shapes(self, inputs: Sequence[Any]) -> list[tuple[Any, ...]]:
        """The shapes of the outputs, from inputs of which only shapes and integers are looked at."""
        sizes = {argument.name: value for argument, value in zip(self.inputs, inputs)}
        known = dict(sizes)
        for argument in self.function.wrapper.arguments:
            if argument.derived is not None and argument.derived.what == "extent" and argument.derived.array in sizes:
                known[argument.name] = sizes[argument.derived.array].shape[argument.derived.axis]
        return [self._shape(output, known) for output in self.outputs]

    def _shape(self, output: Output, known: Mapping[str, Any]) -> tuple[Any, ...]:
        if "" in output.shape or output.shape == ("?",):
            return tuple(known[output.name].shape)  # copied from the input of the same name
        return tuple(length(text, known) for text in output.shape)

    def _given(self, inputs: Sequence[Any]) -> list[Any]:
        return [_as_given(argument, value) for argument, value in zip(self.inputs, inputs)]

    def _seeds(self, seeds: Sequence[Any]) -> list[Any]:
        order = "F" if self.function.prototype.language == "fortran" else "C"
        return [_as_number_or_array(seed, order, not self.outputs[k].shape) for k, seed in zip(self.seeded, seeds)]

    def _arrays(self, returned: Any) -> list[Any]:
        values = listed(returned, len(self.outputs))
        return [_contiguous(value, output.dtype) for value, output in zip(values, self.outputs)]

    def _like_seeded(self, bundle: Any) -> list[Any]:
        values = listed(bundle, len(self.seeded))
        return [_contiguous(value, self.outputs[k].dtype) for k, value in zip(self.seeded, values)]

    def _like_active(self, bundle: Any) -> list[Any]:
        values = listed(bundle, len(self.active))
        return [_contiguous(value, self.inputs[k].scalar.numpy) for k, value in zip(self.active, values)]


class BatchedKernel:
    """A kernel of stacks: every array has one more axis in front; long calls run in threads."""

    def __init__(self, kernel: Kernel | BatchedKernel):
        self.kernel = kernel
        self.name, self.inputs, self.outputs = kernel.name, kernel.inputs, kernel.outputs
        self.active, self.seeded = kernel.active, kernel.seeded
        self.is_array = kernel.is_array

    def value(self, inputs: Sequence[Any]) -> list[Any]:
        return self._each(self.kernel.value, inputs)

    def reverse(self, inputs: Sequence[Any], seeds: Sequence[Any]) -> list[Any]:
        return self._each(self.kernel.reverse, inputs, seeds)

    def forward(self, inputs: Sequence[Any], tangents: Sequence[Any]) -> list[Any]:
        return self._each(self.kernel.forward, inputs, tangents)

    def twice(self, inputs: Sequence[Any], tangents: Sequence[Any], others: Sequence[Any]) -> list[Any]:
        return self._each(self.kernel.twice, inputs, tangents, others)

    def second(
        self, inputs: Sequence[Any], seeds: Sequence[Any], tangents: Sequence[Any]
    ) -> tuple[list[Any], list[Any]]:
        def flat(*groups: Sequence[Any]) -> list[Any]:
            return [value for values in self.kernel.second(*groups) for value in values]

        found, count = self._each(flat, inputs, seeds, tangents), len(self.seeded)
        return found[:count], found[count:]

    def shapes(self, inputs: Sequence[Any]) -> list[tuple[Any, ...]]:
        count = self._count(inputs)
        return [(count, *shape) for shape in self.kernel.shapes(self._row(inputs, 0))]

    def _count(self, inputs: Sequence[Any]) -> int:
        return next(value.shape[0] for k, value in enumerate(inputs) if self.is_array(k))

    def _row(self, inputs: Sequence[Any], row: int) -> list[Any]:
        return [value[row] if self.is_array(k) else value for k, value in enumerate(inputs)]

    def _each(self, function: Callable[..., list[Any]], inputs: Sequence[Any], *more: Sequence[Any]) -> list[Any]:
        def call(row: int) -> list[Any]:
            return function(self._row(inputs, row), *([value[row] for value in values] for values in more))

        return [np.stack(column) for column in zip(*run_each(call, self._count(inputs)))]


def _outputs(function: Function) -> list[Output]:
    wrapper, result = function.wrapper, function.wrapper.prototype.result
    found = [Output("result", result.numpy, (), wrapper.has_active_result)] if result is not None else []
    for argument in wrapper.outputs:
        shape = (argument.shape or ("?",)) if argument.role == "array" else ()
        found.append(Output(argument.name, argument.scalar.numpy, shape, argument.is_differentiable_output))
    return found


def _as_given(argument: WrappedArgument, value: Any) -> Any:
    """What the function takes for an input."""
    if argument.role == "text":
        return value
    if argument.role != "array":
        return value.item() if isinstance(value, np.ndarray) else value
    return _as_number_or_array(value, "any" if argument.is_strided else argument.order, False)


def _as_number_or_array(value: Any, order: str, is_number: bool) -> Any:
    if is_number:
        return float(value)
    return np.asfortranarray(value) if order == "F" else value


def _contiguous(value: Any, dtype: str) -> Any:
    return np.asarray(value, dtype, order="C")


_TOKEN = re.compile(r"\w+|[-+*]")


def length(text: str, known: Mapping[str, Any]) -> Any:
    """The value of a length: a sum of products of names and numbers."""
    total: Any = 0
    product: Any = None
    sign = 1
    for token in [*_TOKEN.findall(text), "+"]:
        if token in "+-":
            total = total + sign * product
            sign, product = (1 if token == "+" else -1), None
        elif token != "*":
            factor = int(token) if token.isdigit() else known[token]
            product = factor if product is None else product * factor
    return total


def handle(value: Any) -> Any:
    """Fortran's handle of one of mpi4py's communicators and their kin, an integer; anything else is itself."""
    return value.py2f() if hasattr(value, "py2f") else value


class KernelOperator:
    """What a function is in every framework: its kernel, under its own name, documentation and signature."""

    def __init__(self, function: Function):
        self.function = function
        self.kernel = Kernel(function)
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self.__signature__ = function.__signature__
