"""A compiled function in the form that `scipy.optimize` takes: of one flat float64 vector."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from enzyme_build.errors import BindingError
from enzyme_build.functions.results import outputs_of

if TYPE_CHECKING:
    from enzyme_build.functions.function import Function


def scipy_functions(
    function: Function, wrt: str | None, shape: tuple[int, ...] | None, second_order: bool, fixed: Mapping[str, Any]
) -> dict[str, Any]:
    """The keywords for `minimize` (one scalar output) or `least_squares` (one array)."""
    name = _varied(function, wrt, fixed)
    varied = function if [a.name for a in function.active] == [name] else function.using(active=[name])
    (argument,) = varied.active
    missing = [a.name for a in varied.given if a is not argument and a.name not in fixed]
    if missing or argument.role != "array":
        what = f"a value for `{missing[0]}`" if missing else "an array to vary"
        raise BindingError(f"`{function.__name__}.scipy` needs {what}", function.prototype.at,
                           help="wrt='NAME' says what to vary; all other arguments are keywords")  # fmt: skip

    def given(x: Any) -> dict[str, Any]:
        return {**fixed, argument.name: _as_argument(x, argument.scalar.numpy, argument.order, shape)}

    if not varied.wrapper.is_scalar_valued:
        return _residuals(varied, given)

    def value_and_gradient(x: Any) -> tuple[float, Any]:
        returned, gradient = varied.value_and_grad(**given(x))
        return float(outputs_of(varied.wrapper, returned)[0]), gradient.ravel(argument.order).astype(float, copy=False)

    def hessian_product(x: Any, v: Any) -> Any:
        tangent = _as_argument(v, argument.scalar.numpy, argument.order, shape)
        change = varied.hvp(**given(x), **{f"{argument.name}_tangent": tangent})
        return change.ravel(argument.order).astype(float, copy=False)

    made: dict[str, Any] = {"fun": value_and_gradient, "jac": True}
    return {**made, "hessp": hessian_product} if second_order else made


def _residuals(varied: Function, given: Any) -> dict[str, Any]:
    count = varied.wrapper.has_active_result + len(varied.wrapper.differentiable_outputs)
    if count != 1:
        raise BindingError(f"`{varied.__name__}.scipy` needs a function with one floating-point output, not {count}",
                           varied.prototype.at)  # fmt: skip

    def residuals(x: Any) -> Any:
        return outputs_of(varied.wrapper, varied.value(**given(x)))[0].ravel()

    def jacobian(x: Any) -> Any:
        return varied.jacobian(**given(x)).reshape(-1, np.size(x))

    return {"fun": residuals, "jac": jacobian}


def _varied(function: Function, wrt: str | None, fixed: Mapping[str, Any]) -> str:
    names = [wrt] if wrt else [a.name for a in function.active if a.name not in fixed]
    known = [a.name for a in function.given]
    wrong = [name for name in [*fixed, *names] if name not in known]
    if wrong:
        raise TypeError(f"{function.__name__}.scipy(): there is no argument '{wrong[0]}'; there are {', '.join(known)}")
    if len(names) != 1:
        raise TypeError(f"{function.__name__}.scipy(): which argument varies? wrt='NAME', or keywords for all others")
    return names[0]


def _as_argument(x: Any, dtype: str, order: Any, shape: tuple[int, ...] | None) -> Any:
    array: Any = np.ascontiguousarray(x, dtype=dtype)
    return array if shape is None else array.reshape(shape, order=order)
