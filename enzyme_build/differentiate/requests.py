"""What did the user ask?  Finds calls of `__enzyme_autodiff` and its kin and reads their arguments.

After the function come, for each of its parameters, `[marker] primal [shadow]`.  A marker is a load from, or the
address of, a global named `enzyme_*`.  Without a marker a pointer is dup, an integer const, and a floating number
out (reverse mode) or dup (forward mode); a struct is dup if it holds a pointer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from enzyme_build.differentiate.blame import blamed_on
from enzyme_build.differentiate.markers import function_in, marker_in
from enzyme_build.errors import RequestError, SourceLocation
from enzyme_build.ir import (
    VOID,
    Argument,
    Call,
    FloatType,
    Function,
    IntegerType,
    Invoke,
    Module,
    Type,
    Value,
    bare_name,
    holds_float,
    is_pointer,
    location_of,
    scalars_of,
)

MODES = {"__enzyme_autodiff": "reverse", "__enzyme_fwddiff": "forward"}
KNOWN_ENTRY_POINTS = (
    "__enzyme_autodiff", "__enzyme_fwddiff", "__enzyme_fwdsplit", "__enzyme_augmentfwd", "__enzyme_augmentsize",
    "__enzyme_reverse", "__enzyme_batch", "__enzyme_virtualreverse", "__enzyme_error_estimate", "__enzyme_truncate",
    "__enzyme_expand", "__enzyme_checkpoint", "__enzyme_fixed_point", "__enzyme_iter", "__enzyme_call_inactive",
    "__enzyme_ignore_derivatives", "__enzyme_shadow", "__enzyme_float", "__enzyme_double", "__enzyme_integer",
    "__enzyme_pointer", "__enzyme_todense", "__enzyme_post_sparse_todense",
)  # fmt: skip
ACTIVITIES = {
    "enzyme_const": "const",
    "enzyme_dup": "dup",
    "enzyme_dupnoneed": "dup",
    "enzyme_out": "out",
}
WHOLE_REQUEST = {"enzyme_primal_return", "enzyme_noret", "enzyme_runtime_activity", "enzyme_const_return"}


@dataclass(eq=False)
class Request:
    """One request; `arguments` are (activity, type) of each parameter of the function, for people to read."""

    call: Call | Invoke
    target: Function
    mode: str
    activities: list[str] = field(default_factory=list[str])
    primals: list[Value] = field(default_factory=list[Value])
    shadows: list[Value | None] = field(default_factory=list[Value | None])
    options: set[str] = field(default_factory=set[str])

    @property
    def function(self) -> str:
        return bare_name(self.target.name)

    @property
    def arguments(self) -> list[tuple[str, Type]]:
        return list(zip(self.activities, (a.type for a in self.target.arguments)))

    @property
    def at(self) -> SourceLocation:
        return location_of(self.call)

    def __str__(self) -> str:
        arguments = ", ".join(f"{activity} {type_}" for activity, type_ in self.arguments)
        return f"{self.at}  {self.mode} of `{self.function}` ({arguments})"


def entry_point_of(name: str) -> str:
    """The entry point that a function's name contains; "" if it contains none."""
    name = bare_name(name)
    return max((entry for entry in KNOWN_ENTRY_POINTS if entry in name), key=len, default="")


def request_calls(function: Function) -> list[Call | Invoke]:
    """The calls of entry points in a function; its body is parsed only if it mentions one."""
    if not function.is_parsed and "__enzyme_" not in (function.body_text or ""):
        return []
    return [
        i
        for i in function.instructions()
        if isinstance(i, (Call, Invoke)) and isinstance(i.callee, Function) and entry_point_of(i.callee.name)
    ]


def find_requests(module: Module) -> list[Request]:
    """Every request of a module, in order.

    Raises RequestError for one that is written wrongly.
    """
    calls = [call for function in list(module.functions.values()) for call in request_calls(function)]
    return [read_request(call, module) for call in calls]


def read_request(call: Call | Invoke, module: Module) -> Request:
    with blamed_on(call):
        entry = entry_point_of(call.callee.name)
        if entry not in MODES:
            raise RequestError(
                f"`{entry}` is not available yet",
                help="available are " + " and ".join(f"`{name}`" for name in MODES),
            )
        arguments = list(call.arguments)
        if has_sret(call):
            arguments = arguments[1:]
        if not arguments:
            raise RequestError(f"`{entry}` needs the function to differentiate as its first argument")
        target = function_in(arguments[0], module)
        if target is None:
            raise RequestError(
                f"the first argument of `{entry}` is not a function that is known when linking",
                help="pass the function by its name",
            )
        if target.is_declaration and '"enzyme_registered"' not in target.attribute_text:
            raise RequestError(
                f"`{bare_name(target.name)}` has no body to differentiate",
                help="link the object, library or source that defines it, as bitcode",
            )
        request = Request(call, target, MODES[entry])
        _read_arguments(request, arguments[1:], module)
        return request


def has_sret(call: Call | Invoke) -> bool:
    attributes = call.syntax.argument_attributes
    return bool(attributes) and "sret(" in attributes[0]


class _Reader:
    """The arguments behind the function, one after the other."""

    def __init__(self, values: list[Value]):
        self._values: Iterator[Value] = iter(values)
        self._pending: Value | None = None
        self._advance()

    def _advance(self) -> None:
        self._pending = next(self._values, None)

    @property
    def is_empty(self) -> bool:
        return self._pending is None

    def marker(self) -> str:
        """The marker that comes next, if one does; not taken."""
        return marker_in(self._pending) if self._pending is not None else ""

    def take(self, what: str) -> Value:
        value = self._pending
        if value is None:
            raise RequestError(f"too few arguments: {what} is missing")
        self._advance()
        return value


def _read_arguments(request: Request, values: list[Value], module: Module) -> None:
    reader = _Reader(values)
    target = request.target
    for argument in target.arguments:
        name = _name_of(argument)
        activity = ""
        while marker := reader.marker():
            reader.take("a marker")
            if marker in ACTIVITIES:
                activity = ACTIVITIES[marker]
                break
            _note_option(request, marker)
        activity = activity or default_activity(argument.type, request.mode)
        _check_activity(activity, argument.type, name, request)
        primal = reader.take(f"the value for {name} of `{request.function}`")
        _check_type(primal, argument.type, f"the value for {name}")
        shadow: Value | None = None
        if activity == "dup" or (activity == "out" and request.mode == "forward"):
            if reader.marker():
                raise RequestError(f"the shadow of {name} is missing", help="write the shadow behind the value")
            shadow = reader.take(f"the shadow of {name}")
            _check_type(shadow, argument.type, f"the shadow of {name}")
        request.activities.append(activity)
        request.primals.append(primal)
        request.shadows.append(shadow)
    while marker := reader.marker():
        reader.take("a marker")
        _note_option(request, marker)
    if not reader.is_empty:
        raise RequestError(f"too many arguments: `{request.function}` takes {len(target.arguments)}")


def _name_of(argument: Argument) -> str:
    """As users know it: by its name, or by its place."""
    is_named = argument.name and not argument.name.isdigit()
    return f"`{argument.name}`" if is_named else f"parameter {argument.index + 1}"


def _note_option(request: Request, marker: str) -> None:
    if marker not in WHOLE_REQUEST:
        raise RequestError(f"the marker `{marker}` is not known, or not available yet")
    if marker == "enzyme_primal_return" and request.target.return_type is VOID:
        raise RequestError(f"`enzyme_primal_return`, but `{request.function}` returns nothing")
    request.options.add(marker)


def default_activity(type_: Type, mode: str) -> str:
    if any(is_pointer(t) for t in scalars_of(type_)):
        return "dup"
    return "out" if holds_float(type_) else "const"


def _check_activity(activity: str, type_: Type, name: str, request: Request) -> None:
    if activity == "out" and is_pointer(type_):
        raise RequestError(
            f"{name} of `{request.function}` is a pointer and cannot be `enzyme_out`",
            help="use enzyme_dup and a shadow",
        )
    if activity == "dup" and not is_pointer(type_):
        if request.mode == "forward" and holds_float(type_):
            return
        what = "an integer" if not holds_float(type_) else "passed by value"
        raise RequestError(
            f"{name} of `{request.function}` is {what} and cannot be `enzyme_dup`",
            help="use enzyme_out for a number, enzyme_const for anything else",
        )


def _check_type(value: Value, wanted: Type, what: str) -> None:
    if value.type is wanted:
        return
    if isinstance(wanted, FloatType) and isinstance(value.type, FloatType):
        return  # C promotes float to double behind `...`
    if isinstance(wanted, IntegerType) and isinstance(value.type, IntegerType) and wanted.bits < value.type.bits == 32:
        return  # and small integers to int
    if is_pointer(wanted) and is_pointer(value.type):
        return
    raise RequestError(f"{what} has type {value.type}, but {wanted} is expected")
