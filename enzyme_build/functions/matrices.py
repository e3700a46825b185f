"""Jacobians and Hessians, column by column or row by row: each a product with one basis vector.

A Jacobian is made by forward mode where the active arguments have no more numbers than the outputs, else by reverse
mode; a Hessian by forward over reverse mode.
"""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any

import numpy as np

from enzyme_build.functions.results import bundled, listed, outputs_of

if TYPE_CHECKING:
    from enzyme_build.functions.function import Function


def jacobian(function: Function) -> Callable[..., Any]:
    """x ↦ ∂output/∂argument, for each output and each active argument."""
    wrapper = function.wrapper
    active = [argument.name for argument in wrapper.actives]
    count = wrapper.has_active_result + len(wrapper.differentiable_outputs)

    @wraps(function.value)
    def matrix(*arguments: Any, **named: Any) -> Any:
        given = _bound(function, arguments, named)
        outputs = outputs_of(wrapper, function.value(**given))
        inputs = [given[name] for name in active]
        if sum(map(_size, inputs)) <= sum(map(_size, outputs)):
            columns = [[_new(y, x) for x in inputs] for y in outputs]
            for k, place, tangents in _basis(inputs):
                moved = function.jvp(**given, **_named(active, tangents, "_tangent"))[1]
                for row, tangent in zip(columns, listed(moved, count)):
                    row[k][(..., *place)] = tangent
        else:
            columns = [[_new(y, x) for x in inputs] for y in outputs]
            for k, place, seeds in _basis(outputs):
                gradients = function.vjp(*given.values(), *seeds)[1]
                for cell, gradient in zip(columns[k], listed(gradients, len(active))):
                    if cell is not None:
                        cell[place] = gradient
        return bundled([bundled(row) for row in columns])

    return matrix


def hessian(function: Function) -> Callable[..., Any]:
    """x ↦ ∂²output/∂argument∂argument, for each pair of active arguments."""
    active = [argument.name for argument in function.wrapper.actives]

    @wraps(function.value)
    def matrix(*arguments: Any, **named: Any) -> Any:
        given = _bound(function, arguments, named)
        function.value(**given)  # which says what is wrong with an argument
        inputs = [given[name] for name in active]
        kinds = [argument.scalar.numpy for argument in function.wrapper.actives]
        rows = [[_new(x, y, kind) for y in inputs] for x, kind in zip(inputs, kinds)]
        for k, place, tangents in _basis(inputs):
            changes = function.hvp(**given, **_named(active, tangents, "_tangent"))
            for row, change in zip(rows, listed(changes, len(active))):
                if row[k] is not None:
                    row[k][(..., *place)] = change
        return bundled([bundled(row) for row in rows])

    return matrix


def _bound(function: Function, arguments: Sequence[Any], named: dict[str, Any]) -> dict[str, Any]:
    bound = function.__signature__.bind(*arguments, **named)
    bound.apply_defaults()
    return bound.arguments


def _size(value: Any) -> int:
    return 0 if value is None else np.size(value)


def _new(left: Any, right: Any, kind: str = "") -> Any:
    """The block of ∂left/∂right, of left's kind; None by or of an optional argument that is not given."""
    if left is None or right is None:
        return None
    return np.empty((*np.shape(left), *np.shape(right)), kind or np.result_type(left))


def _basis(values: Sequence[Any]) -> Iterator[tuple[int, tuple[int, ...], list[Any]]]:
    """Each unit vector: in which value, at which place, and all values as they are for it.  Arrays are used again."""
    zeros: list[Any] = [
        np.zeros_like(v, subok=False) if isinstance(v, np.ndarray) else None if v is None else 0.0 for v in values
    ]
    for k, zero in enumerate(zeros):
        if zero is None:
            continue
        if not isinstance(zero, np.ndarray):
            yield k, (), [*zeros[:k], 1.0, *zeros[k + 1 :]]
            continue
        for place in np.ndindex(*zero.shape):
            zero[place] = 1.0
            yield k, place, zeros
            zero[place] = 0.0


def _named(names: Sequence[str], values: Sequence[Any], suffix: str) -> dict[str, Any]:
    return {f"{name}{suffix}": value for name, value in zip(names, values)}
