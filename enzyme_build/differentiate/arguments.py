"""Reads the arguments of a request behind the function: `[marker …] primal [shadow …]` for each parameter.

Markers about one argument: its activity, `enzyme_not_overwritten` (its memory stays as it is until the reverse sweep),
`enzyme_byref, bytes` (the address of the value is passed), `enzyme_dupv, stride` (the shadows of all lanes lie one
stride apart).  Markers about the request may stand in front of any argument or behind the last one.
`enzyme_interleave`: all shadows stand behind all primals.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from enzyme_build.differentiate.markers import marker_in, number_in
from enzyme_build.differentiate.signatures import WITH_TANGENTS, has_seed
from enzyme_build.errors import RequestError
from enzyme_build.ir import (
    PTR,
    VOID,
    Argument,
    Builder,
    Call,
    Cast,
    FloatType,
    Function,
    IntegerType,
    Module,
    Type,
    Value,
    float_constant,
    holds_float,
    holds_pointer,
    i64,
    is_pointer,
    source_variable,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.requests import Request

ACTIVITIES = {
    "enzyme_const": "const",
    "enzyme_dup": "dup",
    "enzyme_dupnoneed": "dup",
    "enzyme_dupv": "dup",
    "enzyme_dupnoneedv": "dup",
    "enzyme_out": "out",
}
_ORDER = (
    "behind the function come its arguments in order, each pointer with its shadow, `enzyme_const` before what has none"
)
OPTIONS = frozenset(
    {"enzyme_primal_return", "enzyme_noret", "enzyme_runtime_activity", "enzyme_strong_zero", "enzyme_const_return",
     "enzyme_active_return", "enzyme_dup_return", "enzyme_nofree", "enzyme_interleave"}
)  # fmt: skip
MOST_LANES = 256
ASKED = -1  # the size of a tape that a request beside this one asks for


class _Reader:
    """The arguments behind the function, one after the other."""

    def __init__(self, values: list[Value], module: Module):
        self._values = values
        self._place = 0
        self.module = module

    @property
    def _pending(self) -> Value | None:
        return self._values[self._place] if self._place < len(self._values) else None

    def _advance(self) -> None:
        self._place += 1

    @property
    def is_empty(self) -> bool:
        return self._pending is None

    def marker(self) -> str:
        """The marker that comes next, if one does; not taken."""
        return marker_in(self._pending) if self._pending is not None else ""

    def take_marker(self) -> str:
        marker = self.marker()
        self._advance()
        return marker

    @property
    def is_last_pointer(self) -> bool:
        """A pointer comes next, and behind it nothing but markers: it is the tape."""
        left = [value for value in self._values[self._place :] if not marker_in(value)]
        return len(left) == 1 and is_pointer(left[0].type)

    def take(self, what: str) -> Value:
        value = self._pending
        if value is None:
            raise RequestError(f"too few arguments: {what} is missing", help=_ORDER)
        self._advance()
        return value

    def number(self, marker: str, what: str) -> int:
        found = number_in(self.take(f"the number behind `{marker}`"), self.module)
        if found is None:
            raise RequestError(f"{what} behind `{marker}` is not a constant that is known when linking")
        return found

    def take_stride(self, marker: str) -> Value:
        """An integer; Fortran passes the address of one."""
        stride = self.take(f"the stride behind `{marker}`")
        found = number_in(stride, self.module) if is_pointer(stride.type) else None
        return stride if found is None else i64(found)

    def size_of_tape(self) -> int:
        """The number behind `enzyme_allocated`; ASKED where `__enzyme_augmentsize` will have said it."""
        if self._pending is not None and is_size_request(self._pending):
            self._advance()
            return ASKED
        return self.number("enzyme_allocated", "the size of the tape")


def is_size_request(value: Value) -> bool:
    while isinstance(value, Cast):
        value = value.operands[0]
    return isinstance(value, Call) and "__enzyme_augmentsize" in value.callee.name


def read_arguments(request: Request, values: list[Value], module: Module) -> None:
    """Fill the request from its arguments.

    Raises RequestError for whatever does not fit the function.
    """
    _read_width(request, values, module)
    reader = _Reader(values, module)
    if any(marker_in(value) == "enzyme_interleave" for value in values):
        request.options.add("enzyme_interleave")
    for argument in request.target.arguments:
        _read_one(request, reader, argument)
    is_apart = any(found is _LATER for found in request.shadows)
    while is_apart and (marker := reader.marker()) and marker not in ACTIVITIES:  # where the shadows begin
        _note_option(request, reader.take_marker(), reader)
    for place, found in enumerate(request.shadows):
        if found is _LATER:
            request.shadows[place] = _shadows(request, reader, request.target.arguments[place])
    _read_rest(request, reader)
    _check_options(request)


def _read_width(request: Request, values: list[Value], module: Module) -> None:
    """It decides how many shadows there are, wherever it stands."""
    for place, value in enumerate(values):
        if marker_in(value) == "enzyme_width":
            request.width = _Reader(values[place + 1 :], module).number("enzyme_width", "the width")
            if not 1 <= request.width <= MOST_LANES:
                raise RequestError(f"the width is {request.width}, but 1 to {MOST_LANES} lanes are possible")


def read_batch(request: Request, values: list[Value], module: Module) -> None:
    """`enzyme_vector` or nothing: a value a lane; `enzyme_scalar`: one for all; `enzyme_buffer`: stride and address."""
    _read_width(request, values, module)
    reader = _Reader(values, module)
    for argument in request.target.arguments:
        kind = "enzyme_vector"
        while marker := reader.marker():
            reader.take_marker()
            if marker == "enzyme_width":
                reader.number(marker, "the width")
            elif marker in ("enzyme_scalar", "enzyme_vector", "enzyme_buffer"):
                kind = marker
            else:
                raise unknown_marker(marker)
        name = name_of(argument, request.target)
        request.strides.append(reader.take(f"the stride of {name}") if kind == "enzyme_buffer" else None)
        count = request.width if kind == "enzyme_vector" else 1
        found = [reader.take(f"the value for {name} of `{request.function}`") for _ in range(count)]
        for value in found:
            _check_type(value, argument.type, f"the value for {name}")
        request.activities.append(kind.removeprefix("enzyme_"))
        request.shadows.append(found)
    if not reader.is_empty:
        raise _too_many(request)


_LATER: list[Value] = []  # stands for shadows that come behind all primals


def _read_one(request: Request, reader: _Reader, argument: Argument) -> None:
    name = name_of(argument, request.target)
    activity, stride, bytes_, may_change = "", None, None, True
    while marker := reader.marker():
        reader.take_marker()
        if marker in ACTIVITIES:
            activity = ACTIVITIES[marker]
            stride = reader.take_stride(marker) if marker.endswith("v") else None
            if marker == "enzyme_const" and reader.marker() in ACTIVITIES:
                continue  # an object without members is passed by nothing, with its marker
            break
        if marker == "enzyme_not_overwritten":
            may_change = False
        elif marker == "enzyme_byref":
            bytes_ = reader.number(marker, "the size in bytes")
        else:
            _note_option(request, marker, reader)
    if reader.marker() == "enzyme_byref":
        reader.take_marker()
        bytes_ = reader.number("enzyme_byref", "the size in bytes")
    mode = "forward" if request.mode in WITH_TANGENTS else "reverse"
    activity = activity or default_activity(argument.type, mode)
    _check_activity(activity, argument.type, name, request, mode)
    request.activities.append(activity)
    request.may_change.append(may_change)
    if request.mode in ("size", "virtual"):
        return
    primal = reader.take(f"the value for {name} of `{request.function}`")
    if bytes_ is not None:
        _check_reference(request, primal, argument.type, bytes_)
    else:
        _check_type(primal, argument.type, f"the value for {name}")
    request.primals.append(primal)
    request.by_reference.append(bytes_ is not None)
    request.strides.append(stride)
    wants_shadow = activity == "dup" or (activity == "out" and mode == "forward")
    if not wants_shadow:
        request.shadows.append([])
    elif "enzyme_interleave" in request.options:
        request.shadows.append(_LATER)
    else:
        request.shadows.append(_shadows(request, reader, argument))


def _shadows(request: Request, reader: _Reader, argument: Argument) -> list[Value]:
    """One for each lane, or the first of those that lie one stride apart."""
    name = name_of(argument, request.target)
    stride = request.strides[argument.index]
    if stride is not None and not (is_pointer(argument.type) and isinstance(stride.type, IntegerType)):
        raise RequestError(f"{name} has packed shadows: it must be a pointer, with the stride in bytes before it")
    found: list[Value] = []
    for _ in range(request.width if stride is None else 1):
        if reader.marker():
            raise RequestError(f"the shadow of {name} is missing", help="write the shadow behind the value")
        shadow = reader.take(f"the shadow of {name}")
        _check_type(shadow, argument.type, f"the shadow of {name}")
        found.append(shadow)
    return found


def _check_reference(request: Request, address: Value, type_: Type, size: int) -> None:
    if not is_pointer(address.type):
        raise RequestError(f"`enzyme_byref` needs an address, but a value of type {address.type} follows")
    if request.call.function.module.layout.size_of(type_) != size:
        raise RequestError(f"`enzyme_byref` says {size} bytes, but the argument is of type {type_}")


def _read_rest(request: Request, reader: _Reader) -> None:
    """Seeds and tape of the reverse half; options behind the last argument."""
    wants_seed = request.mode == "split reverse" and has_seed(request.target, request.signature)
    wants_tape = request.mode in ("split reverse", "split forward") and request.tape is None
    while not reader.is_empty:
        if marker := reader.marker():
            if marker in ACTIVITIES:
                raise _too_many(request)
            if marker == "enzyme_byref" and wants_seed and len(request.seeds) < request.width:
                request.seeds.append(_seed_behind(request, reader))
                continue
            _note_option(request, reader.take_marker(), reader)
            wants_tape = wants_tape and request.tape is None
        elif wants_seed and len(request.seeds) < request.width:
            if not request.seeds and wants_tape and reader.is_last_pointer:
                request.seeds = _ones(request)
                continue
            seed = reader.take("the seed")
            _check_type(seed, request.target.return_type, "the seed")
            request.seeds.append(seed)
        elif wants_tape:
            request.tape = reader.take("the tape")
            _check_type(request.tape, PTR, "the tape")
            wants_tape = False
        else:
            raise _too_many(request)
    if wants_seed and len(request.seeds) not in (0, request.width):
        raise _missing_seed(request)
    if wants_seed:
        request.seeds = request.seeds or _ones(request)
    if wants_tape:
        raise RequestError("too few arguments: the tape is missing", help="pass what __enzyme_augmentfwd returned")


def _ones(request: Request) -> list[Value]:
    """The seeds of a result whose adjoint nobody says."""
    if not isinstance(request.target.return_type, FloatType):
        raise _missing_seed(request)
    return [float_constant(request.target.return_type, 1.0) for _ in range(request.width)]


def _missing_seed(request: Request) -> RequestError:
    return RequestError(f"too few arguments: the seed, the adjoint of the result of `{request.function}`, is missing")


def _seed_behind(request: Request, reader: _Reader) -> Value:
    """The seed at the address that comes behind its size."""
    reader.take_marker()
    type_ = request.target.return_type
    bytes_ = reader.number("enzyme_byref", "the size in bytes")
    address = reader.take("the address of the seed")
    _check_reference(request, address, type_, bytes_)
    return Builder(request.call.function.module).before(request.call).load(type_, address, "seed")


def _too_many(request: Request) -> RequestError:
    target = request.target
    named = ((a, source_variable(a, target)) for a in target.arguments)
    taken = ", ".join(f"{_type_name(a.type)} {name}" if name else _type_name(a.type) for a, name in named)
    prototype = f"{_type_name(target.return_type)} {request.function}({taken})"
    return RequestError(
        f"too many arguments: `{request.function}` takes {len(target.arguments)}: {prototype}", help=_ORDER
    )


def _type_name(type_: Type) -> str:
    return "pointer" if is_pointer(type_) else str(type_)


def unknown_marker(marker: str) -> RequestError:
    """The error for a marker that nobody knows, or that has no meaning where it stands."""
    known = [*ACTIVITIES, *OPTIONS, "enzyme_width", "enzyme_tape", "enzyme_allocated"]
    close = difflib.get_close_matches(marker, known, 1, 0.8)
    help_ = f"did you mean `{close[0]}`?" if close and close[0] != marker else "`enzyme.h` has the markers"
    return RequestError(f"the marker `{marker}` is not known, or not available here", help=help_)


def name_of(argument: Argument, function: Function) -> str:
    """As users know it: by its name, or by its place."""
    name = source_variable(argument, function)
    return f"`{name}`" if name else f"parameter {argument.index + 1}"


def _note_option(request: Request, marker: str, reader: _Reader) -> None:
    if marker == "enzyme_width":
        reader.number(marker, "the width")
    elif marker == "enzyme_allocated":
        request.tape_size = reader.size_of_tape()
        request.is_callers_tape = True
    elif marker == "enzyme_tape":
        request.tape = reader.take("the tape")
        request.is_callers_tape = request.tape_size is not None or request.mode == "augmented"
        if not is_pointer(request.tape.type):
            raise RequestError(f"the tape has type {request.tape.type}, but a pointer is expected")
    elif marker in OPTIONS:
        request.options.add(marker)
    else:
        raise unknown_marker(marker)


def _check_options(request: Request) -> None:
    result = request.target.return_type
    asks = [o for o in ("enzyme_primal_return", "enzyme_active_return", "enzyme_dup_return") if o in request.options]
    if asks and result is VOID:
        raise RequestError(f"`{asks[0]}`, but `{request.function}` returns nothing")
    if "enzyme_active_return" in request.options and not holds_float(result):
        raise RequestError(f"`enzyme_active_return`, but `{request.function}` returns {result}, which is no number")
    if "enzyme_dup_return" in request.options and request.mode == "reverse" and not is_pointer(result):
        raise RequestError(f"`enzyme_dup_return`, but `{request.function}` returns {result}: its adjoint is a seed")
    if request.is_callers_tape and (request.tape is None or request.tape_size is None) and request.mode != "size":
        raise RequestError(
            "a tape that the caller owns needs both `enzyme_allocated`, its size, and `enzyme_tape`, its address"
        )


def default_activity(type_: Type, mode: str) -> str:
    if holds_pointer(type_):
        return "dup"
    return "out" if holds_float(type_) else "const"


def _check_activity(activity: str, type_: Type, name: str, request: Request, mode: str) -> None:
    if activity == "out" and is_pointer(type_):
        raise RequestError(
            f"{name} of `{request.function}` is a pointer and cannot be `enzyme_out`",
            help="use enzyme_dup and a shadow",
        )
    if activity == "dup" and not is_pointer(type_):
        if mode == "forward" and holds_float(type_):
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
