"""Jacobians and Hessians, column by column or row by row: each a product with one basis vector.

A Jacobian is made by forward mode where the active arguments have no more numbers than the outputs, else by reverse
mode; a Hessian by forward over reverse mode.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from enzyme_build.functions.function import Function


def jacobian(function: Function) -> Callable[..., Any]:
    """x ↦ ∂output/∂argument, for each output and each active argument."""
    wrapper = function.wrapper
    active = [argument.name for argument in wrapper.actives]
    count = wrapper.has_active_result + len(wrapper.differentiable_outputs)

    @wraps(function.value)
    def matrix(*arguments: Any, **named: Any) -> Any:
        given = function.__signature__.bind(*arguments, **named).arguments
        outputs = _outputs(function, function.value(**given))
        inputs = [given[name] for name in active]
        if sum(map(np.size, inputs)) <= sum(map(np.size, outputs)):
            columns = [[_new(y, x) for x in inputs] for y in outputs]
            for k, place, tangents in _basis(inputs):
                moved = function.jvp(**given, **_named(active, tangents, "_tangent"))[1]
                for row, tangent in zip(columns, _listed(moved, count)):
                    row[k][(..., *place)] = tangent
        else:
            columns = [[_new(y, x) for x in inputs] for y in outputs]
            for k, place, seeds in _basis(outputs):
                gradients = function.vjp(*given.values(), *seeds)[1]
                for cell, gradient in zip(columns[k], _listed(gradients, len(active))):
                    cell[place] = gradient
        return _bundled([_bundled(row) for row in columns])

    return matrix


def hessian(function: Function) -> Callable[..., Any]:
    """x ↦ ∂²output/∂argument∂argument, for each pair of active arguments."""
    active = [argument.name for argument in function.wrapper.actives]

    @wraps(function.value)
    def matrix(*arguments: Any, **named: Any) -> Any:
        given = function.__signature__.bind(*arguments, **named).arguments
        inputs = [given[name] for name in active]
        rows = [[_new(x, y) for y in inputs] for x in inputs]
        for k, place, tangents in _basis(inputs):
            changes = function.hvp(**given, **_named(active, tangents, "_tangent"))
            for row, change in zip(rows, _listed(changes, len(active))):
                row[k][(..., *place)] = change
        return _bundled([_bundled(row) for row in rows])

    return matrix


def _outputs(function: Function, returned: Any) -> list[Any]:
    from enzyme_build.functions.function import outputs_of

    return outputs_of(function, returned)


def _new(left: Any, right: Any) -> Any:
    """The block of ∂left/∂right."""
    return np.empty((*np.shape(left), *np.shape(right)), np.result_type(left))


def _basis(values: Sequence[Any]) -> Iterator[tuple[int, tuple[int, ...], list[Any]]]:
    """Each unit vector: in which value, at which place, and all values as they are for it.  Arrays are used again."""
    zeros = [np.zeros_like(v, subok=False) if isinstance(v, np.ndarray) else 0.0 for v in values]
    for k, value in enumerate(values):
        for place in np.ndindex(*np.shape(value)):
            vector = zeros.copy()
            if isinstance(vector[k], np.ndarray):
                vector[k][place] = 1.0
            else:
                vector[k] = 1.0
            yield k, place, vector
            if isinstance(vector[k], np.ndarray):
                vector[k][place] = 0.0


def _named(names: Sequence[str], values: Sequence[Any], suffix: str) -> dict[str, Any]:
    return {f"{name}{suffix}": value for name, value in zip(names, values)}


def _listed(bundle: Any, count: int) -> list[Any]:
    return list(bundle) if count > 1 else [bundle]


def _bundled(values: Sequence[Any]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)
