"""Jacobians and Hessians of a loaded function, as `bindings.matrices` makes them of products with unit vectors.

A Jacobian is made by forward mode where the active arguments have no more numbers than the outputs, else by reverse
mode; a Hessian by forward over reverse mode.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any

from enzyme_build.bindings import dense_hessian, dense_jacobian
from enzyme_build.functions.results import listed, outputs_of

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

        def forward(tangents: Sequence[Any]) -> list[Any]:
            return listed(function.jvp(**given, **_named(active, tangents, "_tangent"))[1], count)

        def reverse(seeds: Sequence[Any]) -> list[Any]:
            return listed(function.vjp(*given.values(), *seeds)[1], len(active))

        return dense_jacobian([given[name] for name in active], outputs, forward, reverse)

    return matrix


def hessian(function: Function) -> Callable[..., Any]:
    """x ↦ ∂²output/∂argument∂argument, for each pair of active arguments."""
    active = [argument.name for argument in function.wrapper.actives]
    kinds = [argument.scalar.numpy for argument in function.wrapper.actives]

    @wraps(function.value)
    def matrix(*arguments: Any, **named: Any) -> Any:
        given = _bound(function, arguments, named)
        function.value(**given)  # which says what is wrong with an argument

        def product(tangents: Sequence[Any]) -> list[Any]:
            return listed(function.hvp(**given, **_named(active, tangents, "_tangent")), len(active))

        return dense_hessian([given[name] for name in active], kinds, product)

    return matrix


def _bound(function: Function, arguments: Sequence[Any], named: dict[str, Any]) -> dict[str, Any]:
    bound = function.__signature__.bind(*arguments, **named)
    bound.apply_defaults()
    return bound.arguments


def _named(names: Sequence[str], values: Sequence[Any], suffix: str) -> dict[str, Any]:
    return {f"{name}{suffix}": value for name, value in zip(names, values)}
