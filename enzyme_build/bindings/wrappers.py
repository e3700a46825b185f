"""The plan of each Python function: what becomes of every parameter, decided once.

A parameter is a *value* (a number by value), a *reference* (one number behind a pointer), an *array*, or a *text*.
Its intent says who writes it: `in` (only read), `out` (made by the wrapper, returned), `inout` (copied, returned),
`place` (the caller's array, changed where it lies).  An integer that is exactly the length of some array which
the caller gives is *derived*: no argument in Python.  Differentiated are the `active` arguments; every floating memory
that the function may write is *shadowed* too, because derivatives may pass through it.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from typing import Literal

from enzyme_build.bindings.descriptors import explicit
from enzyme_build.bindings.prototypes import Derived, Parameter, Prototype, Scalar
from enzyme_build.errors import BindingError, EnzymeBuildError, Errors, SourceLocation, blame
from enzyme_build.settings import FunctionSettings

Role = Literal["value", "reference", "array", "text"]
Intent = Literal["in", "out", "inout", "place"]


@dataclass(frozen=True)
class WrappedArgument:
    """One parameter of the compiled function and its part in the Python function."""

    name: str  # in Python
    parameter: Parameter
    scalar: Scalar
    role: Role
    intent: Intent = "in"
    shape: tuple[str, ...] | None = None  # lengths as Python expressions; "" is a length that nothing constrains
    order: Literal["C", "F"] = "C"
    is_active: bool = False
    is_shadowed: bool = False
    derived: Derived | None = None

    @property
    def is_given(self) -> bool:
        """Whether the caller passes it."""
        return self.intent != "out" and self.derived is None

    @property
    def is_optional(self) -> bool:
        """Whether None may be passed."""
        return self.parameter.is_optional and self.is_given

    @property
    def is_strided(self) -> bool:
        """Whether it is an array that may lie with any strides."""
        return self.parameter.is_strided

    @property
    def is_output(self) -> bool:
        """Whether the wrapper returns it."""
        return self.intent in ("out", "inout")

    @property
    def is_differentiable_output(self) -> bool:
        return self.is_output and self.scalar.is_differentiable


@dataclass(frozen=True)
class Wrapper:
    """One compiled function as Python functions."""

    name: str
    prototype: Prototype
    arguments: tuple[WrappedArgument, ...]
    result_active: bool = True
    wants_reverse: bool = False
    wants_forward: bool = False
    wants_second: bool = False  # only together with reverse
    wants_twice: bool = False  # only together with forward
    forward_entry: str = "__enzyme_fwddiff"  # or another entry point whose arguments are those of forward mode
    extras: frozenset[str] = frozenset()  # of vjp, jacobian, hessian, sparse_jacobian, sparse_hessian, batch

    @property
    def has_active_result(self) -> bool:
        result = self.prototype.result
        return self.result_active and result is not None and result.is_differentiable

    @property
    def actives(self) -> list[WrappedArgument]:
        return [argument for argument in self.arguments if argument.is_active]

    @property
    def outputs(self) -> list[WrappedArgument]:
        return [argument for argument in self.arguments if argument.is_output]

    @property
    def differentiable_outputs(self) -> list[WrappedArgument]:
        return [argument for argument in self.arguments if argument.is_differentiable_output]

    @property
    def is_scalar_valued(self) -> bool:
        """Whether there is exactly one differentiable output and it is a single number: then there is a gradient."""
        arrays = [output for output in self.differentiable_outputs if output.role == "array"]
        return not arrays and self.has_active_result + len(self.differentiable_outputs) == 1

    @property
    def is_differentiable(self) -> bool:
        return bool(self.actives) and (self.has_active_result or bool(self.differentiable_outputs))

    @property
    def reverse_symbol(self) -> str:
        return f"{self.prototype.name}__vjp"

    @property
    def forward_symbol(self) -> str:
        return f"{self.prototype.name}__jvp"

    @property
    def second_symbol(self) -> str:
        return f"{self.prototype.name}__hvp"

    @property
    def twice_symbol(self) -> str:
        return f"{self.prototype.name}__jvp2"

    @property
    def value_symbol(self) -> str:
        """What callers who catch no exceptions call for the function itself."""
        return f"{self.prototype.symbol}__guarded" if self.prototype.may_throw else self.prototype.symbol

    @property
    def derived(self) -> list[str]:
        """The symbols of its derivatives."""
        derived = [self.reverse_symbol] * self.wants_reverse + [self.forward_symbol] * self.wants_forward
        return derived + [self.second_symbol] * self.wants_second + [self.twice_symbol] * self.wants_twice

    @property
    def exports(self) -> list[str]:
        return list(dict.fromkeys([self.prototype.symbol, self.value_symbol, *self.derived]))


def plan_wrappers(
    prototypes: Sequence[Prototype],
    functions: Mapping[str, FunctionSettings],
    place: Callable[[str], SourceLocation | None] = lambda _: None,
) -> list[Wrapper]:
    """A wrapper for each function that has a table; with no tables, for every function that Python can call.

    `place` says where a key of the settings stands.
    """
    if not functions:
        return [plan_wrapper(p, FunctionSettings(p.name, gradient=False)) for p in _unique(prototypes) if not p.problem]
    wrappers: list[Wrapper] = []
    errors: list[EnzymeBuildError] = []
    for settings in functions.values():
        try:
            with blame(place(f"tool.enzyme-build.functions.{settings.name}")):
                wrapper = plan_wrapper(_find(prototypes, settings), settings)
                _check_asked(wrapper, settings)
            wrappers.append(wrapper)
        except BindingError as error:
            errors.append(error)
    if errors:
        raise errors[0] if len(errors) == 1 else Errors(errors)
    return wrappers


def as_declared(settings: FunctionSettings, prototypes: Sequence[Prototype]) -> FunctionSettings:
    """The settings with what Fortran's source says of lengths and intents; as they are, if no function is meant."""
    try:
        parameters = _find(prototypes, settings).parameters
    except BindingError:
        return settings  # said where it is planned
    lengths = {p.name: p.lengths for p in parameters if p.lengths and not all(p.extents)}
    numbers = [p for p in parameters if p.is_pointer and p.scalar is not None]
    out = tuple(p.name for p in numbers if p.intent == "out")
    inout = tuple(p.name for p in numbers if p.intent == "inout")
    return replace(settings, arrays=lengths, out=out, inout=inout)


def _unique(prototypes: Sequence[Prototype]) -> Iterable[Prototype]:
    names = [p.name for p in prototypes]
    return (p for p in prototypes if names.count(p.name) == 1)


def _find(prototypes: Sequence[Prototype], settings: FunctionSettings) -> Prototype:
    table = f"[tool.enzyme-build.functions.{settings.name}]"
    wanted = settings.symbol or settings.name
    found = [p for p in prototypes if p.symbol == wanted] or [p for p in prototypes if p.name == wanted]
    if not found and not settings.symbol:
        found = [p for p in prototypes if p.language == "fortran" and p.name == wanted.lower()]
    if len(found) == 1:
        return found[0]
    if found:
        symbols = ", ".join(f'"{p.symbol}"' for p in found)
        raise BindingError(f"{table} may mean several functions", help=f"add `symbol = …`, one of {symbols}")
    known = sorted(p.name for p in prototypes)
    close = get_close_matches(wanted, [*known, *(p.symbol for p in prototypes)], 1)
    hint = f"did you mean `{close[0]}`? " if close else ""
    raise BindingError(
        f"there is no function `{wanted}` that a source defines and describes",
        help=f"{hint}exported functions with debug information: {', '.join(known) or 'none'}; all sources need -g",
    )


def plan_wrapper(prototype: Prototype, settings: FunctionSettings) -> Wrapper:
    """Decide what becomes of each parameter of one function."""
    if prototype.problem:
        raise BindingError(f"`{prototype.name}` cannot be called from Python, because of {prototype.problem}",
                           prototype.at, help="wrap it in a function of numbers and arrays")  # fmt: skip
    prototype = explicit(prototype)
    planned = _Planner(prototype, settings).plan()
    wrapper = Wrapper(python_name(settings.name, 0), prototype, planned, settings.result_active)
    if not wrapper.is_differentiable:
        return wrapper
    extras = frozenset(name for name in _EXTRAS if getattr(settings, name))
    _check_extras(wrapper, extras)
    second = settings.hvp or bool(extras & {"hessian", "sparse_hessian"})
    return replace(
        wrapper,
        wants_reverse=settings.gradient or second or "vjp" in extras,
        wants_forward=settings.jvp or bool(extras & {"jacobian", "sparse_jacobian"}),
        wants_second=second,
        extras=extras,
    )


_EXTRAS = ("vjp", "jacobian", "hessian", "sparse_jacobian", "sparse_hessian", "batch")
_DERIVATIVES = ("gradient", "jvp", "hvp", *_EXTRAS[:-1])


def _check_asked(wrapper: Wrapper, settings: FunctionSettings) -> None:
    """A table that asks for derivatives gets them. Raises BindingError.

    The default, a gradient, is no error of a function that has none by its nature: one that returns an integer, say.
    """
    asked = [f.name for f in fields(settings) if f.name in _DERIVATIVES and getattr(settings, f.name)]
    changed = [a.name for a in wrapper.arguments if a.intent == "place" and a.scalar.is_differentiable]
    if wrapper.is_differentiable or not asked or (asked == ["gradient"] and not changed):
        return
    if not wrapper.actives:
        why, ways = "none of its arguments is active", "name floating-point arguments in `active`"
    elif changed:
        why, ways = "no output is named", f"name what it writes in `out` or `inout` ({', '.join(changed)})"
    else:
        why, ways = "it has no floating-point output", "see `out`, `inout` and `result-active`"
    table, what = f"[tool.enzyme-build.functions.{settings.name}]", asked[-1].replace("_", "-")
    raise BindingError(
        f"{table}: `{settings.name}` has no {what}, because {why}",
        wrapper.prototype.at,
        help=f"{ways}; `gradient = false` alone wraps the function as it is",
    )


def _check_extras(wrapper: Wrapper, extras: frozenset[str]) -> None:
    """Some derivatives are of functions of a certain shape only."""
    arrays = [argument for argument in wrapper.actives if argument.role == "array"]
    of_one_array = len(wrapper.actives) == len(arrays) == 1 and arrays[0].scalar.kind == "float"
    outputs = wrapper.differentiable_outputs
    to_one_array = not wrapper.has_active_result and len(outputs) == 1 and outputs[0].role == "array"
    fits = {
        "hessian": (wrapper.is_scalar_valued, "one scalar output"),
        "sparse_hessian": (wrapper.is_scalar_valued and of_one_array, "one scalar output and one active array"),
        "sparse_jacobian": (to_one_array and of_one_array, "one array as output and one active array"),
    }
    for name, (is_right, needed) in fits.items():
        if name in extras and not is_right:
            key = name.replace("_", "-")
            raise BindingError(
                f"`{key}` of `{wrapper.name}` needs {needed}",
                wrapper.prototype.at,
                help="see `active`, `out` and `result-active` of its table",
            )


def python_name(name: str, position: int) -> str:
    """`name` as a Python identifier that no name of the generated module collides with."""
    cleaned = re.sub(r"\W", "_", name).lstrip("_0123456789") or f"argument_{position}"
    return f"{cleaned}_" if keyword.iskeyword(cleaned) else cleaned


@dataclass(frozen=True)
class _Planner:
    prototype: Prototype
    settings: FunctionSettings

    def plan(self) -> tuple[WrappedArgument, ...]:
        self.check_names()
        arguments = [self.argument(parameter) for parameter in self.prototype.parameters]
        arguments = [replace(a, derived=self.derived(a, arguments)) for a in arguments]
        for argument in arguments:
            self.check_lengths(argument, arguments)
        return tuple(arguments)

    def error(self, message: str, help_: str = "") -> BindingError:
        table = f"[tool.enzyme-build.functions.{self.settings.name}]"
        return BindingError(f"{table}: {message}", self.prototype.at, help=help_)

    def same(self, key: str, name: str) -> bool:
        """Whether a setting's name means this parameter: Fortran does not distinguish case."""
        return key == name or (self.prototype.language == "fortran" and key.lower() == name.lower())

    def among(self, parameter: Parameter, names: Iterable[str]) -> bool:
        return any(self.same(name, parameter.name) for name in names)

    def check_names(self) -> None:
        settings = self.settings
        known = [p.name for p in self.prototype.parameters if p.derived is None]
        lists = {"active": settings.active or (), "out": settings.out, "inout": settings.inout}
        for key, names in {"arrays": settings.arrays, **lists}.items():
            for name in names:
                if not any(self.same(name, other) for other in known):
                    raise self.error(f"`{key}` names `{name}`, which is no argument of `{self.prototype.name}`",
                                     f"its arguments are {', '.join(known) or 'none'}")  # fmt: skip
        for name in set(settings.out) & {*settings.inout, *(settings.active or ())}:
            raise self.error(f"`{name}` is `out` and also `inout` or `active`", "keep one: `out` is never read")

    def name_of(self, parameter: Parameter) -> str:
        """The parameter's name in Python, different from those before it."""
        taken: list[str] = []
        for position, other in enumerate(self.prototype.parameters, 1):
            name = python_name(other.name, position)
            while name in taken:
                name += "_"
            if other is parameter:
                return name
            taken.append(name)
        raise AssertionError(parameter)

    def argument(self, parameter: Parameter) -> WrappedArgument:
        assert parameter.scalar is not None
        name = self.name_of(parameter)
        shape = self.shape(parameter)
        intent = self.intent(parameter)
        role = self.role(parameter, shape, intent)
        if role == "reference" and intent == "place":
            intent = "in"
        own = {self.name_of(p) for p in self.extents(parameter)}
        if role == "array" and intent == "out" and (shape is None or "" in shape or own & set(shape)):
            raise self.error(f"`{parameter.name}` is `out`, but its shape is unknown",
                             f"say it: arrays = {{ {parameter.name} = 'n' }}")  # fmt: skip
        active = self.is_active(parameter, intent, role)
        writable = parameter.is_pointer and intent != "in" and parameter.scalar.is_differentiable
        order = "F" if self.prototype.language == "fortran" else "C"
        return WrappedArgument(
            name, parameter, parameter.scalar, role, intent, shape, order, active, active or writable
        )

    def shape(self, parameter: Parameter) -> tuple[str, ...] | None:
        given = next((s for key, s in self.settings.arrays.items() if self.same(key, parameter.name)), None)
        if given is None and parameter.is_assumed_shape:
            return tuple(self.name_of(p) for p in self.extents(parameter))
        if given is None:
            known = tuple("" if e is None else str(e) for e in parameter.extents)
            return known if parameter.rank else None
        if not parameter.is_pointer or parameter.rank == 0:
            raise self.error(f"`arrays` names `{parameter.name}`, which is a single number",
                             "pass an array in the source, or take it out of `arrays`")  # fmt: skip
        if parameter.rank is not None and parameter.rank != len(given):
            raise self.error(f"`arrays.{parameter.name}` has {len(given)} lengths, but the source declares "
                             f"{parameter.rank} dimensions")  # fmt: skip
        return tuple(self.length(text, parameter) for text in given)

    def extents(self, parameter: Parameter) -> list[Parameter]:
        """The integers that say how long an array of assumed shape is."""
        named = ((p, p.derived) for p in self.prototype.parameters)
        return [p for p, derived in named if derived and derived.array == parameter.name and derived.what == "extent"]

    def length(self, text: str, parameter: Parameter) -> str:
        """A length expression as Python; its names are integer parameters."""
        pieces: list[str] = []
        for token in re.findall(r"\w+|[-+*]", text):
            if token in "+-*" or token.isdigit():
                pieces.append(str(int(token)) if token.isdigit() else f" {token} ")
                continue
            found = [p for p in self.prototype.parameters if self.same(token, p.name)]
            if not found or not _is_length(found[0]):
                raise self.error(f"`arrays.{parameter.name}` uses `{token}`, which is no integer argument of "
                                 f"`{self.prototype.name}`")  # fmt: skip
            pieces.append(self.name_of(found[0]))
        return "".join(pieces)

    def intent(self, parameter: Parameter) -> Intent:
        listed = (self.among(parameter, self.settings.out), self.among(parameter, self.settings.inout))
        if parameter.intent == "result":
            return "out"
        if not any(listed):
            return "place" if parameter.is_pointer and not parameter.is_read_only else "in"
        if not parameter.is_pointer:
            raise self.error(f"`{parameter.name}` is passed by value, so the function cannot write it",
                             "take it out of `out` and `inout`")  # fmt: skip
        return "out" if listed[0] else "inout"

    def role(self, parameter: Parameter, shape: tuple[str, ...] | None, intent: Intent) -> Role:
        assert parameter.scalar is not None
        if not parameter.is_pointer:
            return "value"
        if shape is not None:
            return "array"
        if parameter.rank == 0 or intent in ("out", "inout"):
            if not parameter.scalar.ctypes:
                raise self.error(
                    f"`{parameter.name}` is a single complex number by reference",
                    f"declare it as an array of length 1, or say arrays = {{ {parameter.name} = 1 }}",
                )
            return "reference"
        is_text = parameter.scalar.kind == "character" and parameter.is_read_only
        return "text" if is_text else "array"

    def is_active(self, parameter: Parameter, intent: Intent, role: Role) -> bool:
        assert parameter.scalar is not None
        named = self.settings.active
        if named is None:
            return parameter.scalar.is_differentiable and intent != "out"
        if not self.among(parameter, named):
            return False
        if not parameter.scalar.is_differentiable or role == "text":
            raise self.error(f"`active` names `{parameter.name}`, which is not floating-point")
        return True

    def derived(self, argument: WrappedArgument, arguments: Sequence[WrappedArgument]) -> Derived | None:
        given = argument.parameter.derived
        if given is not None:
            (array,) = (a.name for a in arguments if a.parameter.name == given.array and a.parameter.derived is None)
            return replace(given, array=array)
        if not _is_length(argument.parameter) or argument.role == "array" or argument.intent != "in":
            return None
        for other in arguments:
            if other.role == "array" and other.is_given and argument.name in (other.shape or ()):
                return Derived(other.name, (other.shape or ()).index(argument.name))
        return None

    def check_lengths(self, argument: WrappedArgument, arguments: Sequence[WrappedArgument]) -> None:
        """Every length must be known before the call: not something that the function writes."""
        used = set(re.findall(r"[A-Za-z_]\w*", " ".join(argument.shape or ())))
        for other in arguments:
            if other.name in used and other.intent != "in":
                raise self.error(f"the length `{other.name}` of `{argument.name}` is itself an output")


def _is_length(parameter: Parameter) -> bool:
    """Whether it is one integer, by value or by reference."""
    scalar = parameter.scalar
    single = not parameter.is_pointer or parameter.rank == 0
    return scalar is not None and single and scalar.kind in ("signed", "unsigned")
