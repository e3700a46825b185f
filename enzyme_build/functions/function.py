"""One compiled function with its derivatives, each made when it is first asked for.

    f(x, …), f.value(x, …)          what f returns: its result and the arguments that it writes
    f.grad(x, …)                    the gradients of its one scalar output by its active arguments, by reverse mode
    f.value_and_grad(x, …)          both, from one sweep
    f.vjp(x, …, seeds)              all outputs, and the gradients of ⟨seeds, outputs⟩
    f.jvp(x, …, tangents)           all outputs, and their tangents, by forward mode
    f.hvp(x, …, [seeds,] tangents)  the Hessian (of ⟨seeds, outputs⟩) times the tangents, by forward over reverse mode
    f.jacobian(x, …)                ∂output/∂argument, in the shape of the output followed by that of the argument
    f.hessian(x, …)                 ∂²output/∂argument∂argument

One value is returned as it is, several as a tuple; of matrices, one row for each output or argument.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from types import ModuleType
from typing import TYPE_CHECKING, Any

from enzyme_build.bindings import Prototype, WrappedArgument, Wrapper
from enzyme_build.bindings import describe as described
from enzyme_build.errors import BindingError, EnzymeBuildError
from enzyme_build.functions import matrices, scipy_functions
from enzyme_build.functions.options import Options, wrapper_of

if TYPE_CHECKING:
    from enzyme_build.functions.library import Library

DERIVED = ("value", "grad", "value_and_grad", "vjp", "jvp", "hvp", "jacobian", "hessian", "second", "twice")


class Function:
    """A compiled function.  Made by `enzyme_build.load`."""

    def __init__(self, library: Library, prototype: Prototype, options: Options):
        self._library = library
        self._options = options
        self.prototype = prototype
        self.__name__ = self.__qualname__ = prototype.name
        try:
            self.__signature__ = _signature(self.given)
            self.__doc__ = _documentation(self)
        except EnzymeBuildError as error:  # said again when it is called; `using` may help
            self.__signature__ = inspect.Signature()
            self.__doc__ = str(error)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self.value(*arguments, **named)

    def __repr__(self) -> str:
        return f"<{self.prototype.language} function {self.__name__}{self.__signature__}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._library, self.prototype.symbol, self._options)

    @cached_property
    def wrapper(self) -> Wrapper:
        """How Python calls it."""
        return wrapper_of(self.prototype, self._library.inferred(self.prototype), self._options)

    @property
    def given(self) -> list[WrappedArgument]:
        """The arguments that Python passes."""
        return [argument for argument in self.wrapper.arguments if argument.is_given]

    @cached_property
    def key(self) -> str:
        """A name for its contents: program, prototype and options."""
        return self._library.key(self.wrapper)

    @property
    def is_closed(self) -> bool:
        """Whether its library was closed."""
        return self._library.is_closed

    @property
    def active(self) -> list[WrappedArgument]:
        """The arguments that it is differentiated with respect to."""
        return self.wrapper.actives

    def using(self, **options: Any) -> Function:
        """This function with other `arrays`, `active`, `const`, `out` or `inout`."""
        changed = self._options.updated(options)
        known = {p.name for p in self.prototype.parameters}
        wrong = Options.of(options).names - known
        if wrong:
            raise BindingError(f"`{self.__name__}` has no argument `{wrong.pop()}`", self.prototype.at,
                               help=f"its arguments are {', '.join(known)}")  # fmt: skip
        return self._library.function(self.prototype.symbol, changed)

    @cached_property
    def value(self) -> Callable[..., Any]:
        """(x, …) ↦ what the function returns: its result and the arguments that it writes; several are a tuple."""
        return getattr(self._module("value"), self.wrapper.name)

    @cached_property
    def grad(self) -> Callable[..., Any]:
        """(x, …) ↦ the gradient of the one scalar output by each active argument, in the argument's shape.

        Raises BindingError for a function with several outputs, or none that is a floating-point number.
        """
        self._require_scalar("grad")
        return getattr(self._module("reverse"), f"{self.wrapper.name}_gradient")

    @cached_property
    def value_and_grad(self) -> Callable[..., Any]:
        """(x, …) ↦ the value and the gradients, from one sweep; raises as `grad` does."""
        self._require_scalar("value_and_grad")
        return getattr(self._module("reverse"), f"{self.wrapper.name}_value_and_gradient")

    @cached_property
    def vjp(self) -> Callable[..., Any]:
        """(x, …, seeds) ↦ all outputs, and the gradients of ⟨seeds, outputs⟩; one seed an output, in its shape."""
        return self._core("reverse", "_reverse", "vjp")

    @cached_property
    def jvp(self) -> Callable[..., Any]:
        """(x, …, tangents) ↦ all outputs and their tangents; one tangent for each active argument, in its shape."""
        return getattr(self._module("forward"), f"{self.wrapper.name}_jvp")

    @cached_property
    def hvp(self) -> Callable[..., Any]:
        """(x, …, [seeds,] tangents) ↦ the Hessian of ⟨seeds, outputs⟩ times the tangents, by forward over reverse mode.

        A function with one scalar output takes no seeds.
        """
        return getattr(self._module("second"), f"{self.wrapper.name}_hvp")

    @cached_property
    def second(self) -> Callable[..., Any]:
        """(x, …, seeds, tangents) ↦ outputs, their tangents, gradients, and the gradients' tangents."""
        return self._core("second", "_second", "second")

    @cached_property
    def twice(self) -> Callable[..., Any]:
        """(x, …, tangents, directions) ↦ the second derivatives of the outputs in two directions."""
        return self._core("twice", "_twice", "twice")

    @cached_property
    def jacobian(self) -> Callable[..., Any]:
        """(x, …) ↦ ∂output/∂argument, in the shape of the output followed by that of the argument."""
        return matrices.jacobian(self)

    @cached_property
    def hessian(self) -> Callable[..., Any]:
        """(x, …) ↦ ∂²output/∂argument∂argument of the one scalar output; raises as `grad` does."""
        self._require_scalar("hessian")
        return matrices.hessian(self)

    def scipy(
        self,
        wrt: str | None = None,
        shape: tuple[int, ...] | None = None,
        second_order: bool = False,
        **fixed: Any,
    ) -> dict[str, Any]:
        """What `scipy.optimize` takes: `minimize(x0=x, **f.scipy())`, or `least_squares(x0=x, **f.scipy())`.

        A function with one scalar output gives `fun` and `jac=True`, and with `second_order` also `hessp`; any other
        gives `fun` and `jac`, of its one array.  `wrt` names the argument to vary, of the given `shape` if it is no
        vector, and `fixed` are all others' values.
        """
        return scipy_functions.scipy_functions(self, wrt, shape, second_order, fixed)

    def xla_handler(self, kind: str, include: str) -> Any:
        """One kind of derivative as a handler of XLA's (`functions.xla_handler`)."""
        return self._library.xla_handler(self.wrapper, kind, include)

    def _module(self, kind: str) -> ModuleType:
        if kind != "value" and not self.wrapper.is_differentiable:
            raise BindingError(
                f"`{self.__name__}` has no derivative: it has no active argument, or no floating-point output",
                self.prototype.at,
                help="see `active=`, `const=`, `out=` and `inout=`",
            )
        return self._library.module(self.wrapper, kind)

    def _core(self, kind: str, prefix: str, method: str) -> Callable[..., Any]:
        return partial(getattr(self._module(kind), f"{prefix}_{self.wrapper.name}"), f"{self.wrapper.name}_{method}")

    def _require_scalar(self, method: str) -> None:
        if self.wrapper.is_differentiable and not self.wrapper.is_scalar_valued:
            raise BindingError(f"`{self.__name__}.{method}` needs a function with one scalar output",
                               self.prototype.at, help="use vjp, jvp or jacobian")  # fmt: skip

    def close(self) -> None:
        """Let every further call of what was made here raise."""

        def closed(*arguments: Any, **named: Any) -> Any:
            raise ValueError(f"{self.__name__}(): its library was closed")

        for name in DERIVED:
            self.__dict__[name] = closed


def _signature(given: Sequence[WrappedArgument]) -> inspect.Signature:
    """Optional arguments at the end need not be given."""
    kind, empty = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.empty
    defaults = [None if all(b.is_optional for b in given[k:]) else empty for k in range(len(given))]
    return inspect.Signature([inspect.Parameter(a.name, kind, default=d) for a, d in zip(given, defaults)])


def _restored(library: Library, symbol: str, options: Options) -> Function:
    return library.function(symbol, options)


def _documentation(function: Function) -> str:
    wrapper, at = function.wrapper, function.prototype.at
    lines = [f"The {function.prototype.language} function `{function.prototype.name}`{f', {at}' if at else ''}.", ""]
    lines += [f"{a.name}: {described(a)}{', active' * a.is_active}" for a in function.given]
    if wrapper.prototype.result:
        lines.append(f"Returns a number of type {wrapper.prototype.result.numpy}")
    lines += [f"Returns {a.name}: {described(a)}" for a in wrapper.outputs]
    return "\n".join(lines)
