"""The text for one argument of a wrapped function: how it is checked, made, passed with its shadow, and returned.

What is read off an argument comes behind its check; strides, and what is read off an array that is made here, behind
its making.  A statement about an optional argument leaves None alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from enzyme_build.bindings.prototypes import Scalar
from enzyme_build.bindings.wrappers import WrappedArgument, Wrapper

Lines = list[str]


def prepared(wrapper: Wrapper) -> Lines:
    """Checks, lengths, shapes, and new arrays for outputs."""
    lines: Lines = []
    for argument in wrapper.arguments:
        if argument.is_given:
            lines.append(_check(argument))
    late = [argument for argument in wrapper.arguments if _is_read_late(argument, wrapper)]
    for argument in wrapper.arguments:
        if argument.derived is not None and argument not in late:
            lines.append(_read_off(argument, wrapper))
    for argument in wrapper.arguments:
        if argument.is_given and not _is_defined_by_itself(argument, wrapper):
            lengths = f"{_tuple(argument.shape)}, {_shape_words(argument)!r}"
            lines.append(f"    {unless_none(argument)}_shaped(_where, {argument.name!r}, {argument.name}, {lengths})")
    lines += _apart(wrapper)
    for argument in wrapper.arguments:
        if argument.role == "array" and argument.intent == "out":
            shape = f"{_tuple(argument.shape)}, _np.{argument.scalar.numpy}, {argument.order!r}"
            lines.append(f"    {argument.name} = _empty(_where, {argument.name!r}, {shape})")
        elif argument.role == "array" and argument.intent == "inout":
            lines.append(f"    {argument.name} = {_or_none(argument, f'{argument.name}.copy({argument.order!r})')}")
    return lines + [_read_off(argument, wrapper) for argument in late]


def _is_read_late(argument: WrappedArgument, wrapper: Wrapper) -> bool:
    """Whether it is read off an array as it is passed: off its strides, or off one that is made here."""
    derived = argument.derived
    return derived is not None and (derived.what == "stride" or not _named(wrapper, derived.array).is_given)


def _read_off(argument: WrappedArgument, wrapper: Wrapper) -> str:
    """A number that nobody passes."""
    derived = argument.derived
    assert derived is not None
    array = _named(wrapper, derived.array)
    if derived.what == "length":
        return f"    {argument.name} = {f'0 if {array.name} is None else ' * array.is_optional}len({array.name})"
    if argument.parameter.derived is not None:
        return f"    {argument.name} = _{derived.what}({array.name}, {derived.axis})"
    return f"    {argument.name} = {_checked_number(argument, f'{array.name}.shape[{derived.axis}]')}"


def _named(wrapper: Wrapper, name: str) -> WrappedArgument:
    return next(argument for argument in wrapper.arguments if argument.name == name)


def unless_none(argument: WrappedArgument) -> str:
    """In front of a statement about an argument that may be None."""
    return f"{argument.name} is None or " * argument.is_optional


def _or_none(argument: WrappedArgument, value: str) -> str:
    """A value made of an argument that may be None."""
    return f"None if {argument.name} is None else {value}" if argument.is_optional else value


def _is_defined_by_itself(argument: WrappedArgument, wrapper: Wrapper) -> bool:
    """Whether every length of an array is free, or read off this very axis: then there is nothing to compare."""
    own = {(a.derived.array, a.derived.axis): a.name for a in wrapper.arguments if a.derived}
    shape = argument.shape or ()
    return all(length in ("", own.get((argument.name, axis))) for axis, length in enumerate(shape))


def _apart(wrapper: Wrapper) -> Lines:
    """In Fortran an argument that is written shares no memory with another."""
    arrays = [argument for argument in wrapper.arguments if argument.role == "array" and argument.is_given]
    written = [argument for argument in arrays if argument.intent == "place"]
    if wrapper.prototype.language != "fortran" or not written or len(arrays) < 2:
        return []
    pairs = ["{" + ", ".join(f"{a.name!r}: {a.name}" for a in group) + "}" for group in (written, arrays)]
    return [f"    _apart(_where, {', '.join(pairs)})"]


def _check(argument: WrappedArgument) -> str:
    if argument.role == "array":
        rank = None if argument.shape is None else len(argument.shape)
        check = _array_check(argument, argument.name, rank, argument.intent == "place")
        return f"    {unless_none(argument)}{check}"
    if argument.role == "text":
        length = f", {argument.parameter.string_length}" * bool(argument.parameter.string_length)
        value = f"_text(_where, {argument.name!r}, {argument.name}{length})"
    else:
        value = _checked_number(argument, argument.name)
    return f"    {argument.name} = {_or_none(argument, value)}"


def _array_check(argument: WrappedArgument, name: str, rank: int | None, writable: bool) -> str:
    order = "A" if argument.is_strided else argument.order
    words = [f"_np.{argument.scalar.numpy}", str(rank), repr(order)] + ["writable=True"] * writable
    return f"_array(_where, {name!r}, {name}, {', '.join(words)})"


def _checked_number(argument: WrappedArgument, value: str, name: str = "") -> str:
    scalar, name = argument.scalar, name or argument.name
    if scalar.kind == "boolean":
        return f"_boolean(_where, {name!r}, {value})"
    if scalar.is_integer:
        return f"_integer(_where, {name!r}, {value}, {scalar.bits}, {scalar.kind != 'unsigned'})"
    return f"_float(_where, {name!r}, {value})"


def shadow_lines(argument: WrappedArgument, shadow: str, given: str | None, copied_unless: str = "") -> Lines:
    """Make the shadow of one argument: from the parameter `given`, or zero."""
    if not argument.is_shadowed:
        return []
    if argument.role != "array":
        value = _checked_number(argument, given, given) if given else "0.0"
        return [f"    {shadow} = {_or_none(argument, f'_ctypes.{argument.scalar.ctypes}({value})')}"]
    if given is None:
        zeros = f"_np.zeros({argument.name}.shape, _np.{argument.scalar.numpy}, {argument.order!r})"
        made = f"_alike({argument.name})" if argument.is_strided else zeros
        return [f"    {shadow} = {_or_none(argument, made)}"]
    in_place = argument.intent == copied_unless
    copy = given if in_place or (copied_unless and argument.intent == "in") else f"{given}.copy({argument.order!r})"
    lines = [
        _array_check(argument, given, None, in_place),
        f"_shaped(_where, {given!r}, {given}, {argument.name}.shape, \"that of '{argument.name}'\")",
    ]
    if argument.is_strided and in_place:
        lines.append(f"_lies_alike(_where, {given!r}, {given}, {argument.name!r}, {argument.name})")
    elif argument.is_strided:
        copy = f"_alike({argument.name}, {given})"
    checks = [f"    {unless_none(argument)}{line}" for line in lines]
    return [*checks, f"    {shadow} = {_or_none(argument, copy)}"]


def cell_lines(argument: WrappedArgument) -> Lines:
    """Make the memory of a number that compiled code gets by its address."""
    boxed = argument.role == "reference" or (argument.role == "value" and argument.is_shadowed)
    return [f"    {cell_name(argument.name)} = {_or_none(argument, new_cell(argument))}"] * boxed


def cell_name(name: str) -> str:
    return f"_{name}_cell"


def new_cell(argument: WrappedArgument) -> str:
    return f"_ctypes.{argument.scalar.ctypes}({'' if argument.intent == 'out' else argument.name})"


def passed_text(argument: WrappedArgument) -> str:
    if argument.role == "array":
        return _address(argument, argument.name)
    return _reference(argument, cell_name(argument.name)) if argument.role == "reference" else argument.name


def _reference(argument: WrappedArgument, cell: str) -> str:
    return f"_by_reference({cell})" if argument.is_optional else f"_ctypes.byref({cell})"


def _address(argument: WrappedArgument, name: str) -> str:
    """A Fortran array's buffer is C-contiguous after transposing."""
    if argument.is_strided or argument.is_optional:
        return f"_place({name})"
    is_vector = argument.shape is not None and len(argument.shape) == 1
    return f"_address({name})" if argument.order == "C" or is_vector else f"_address({name}.T)"


def pair_texts(argument: WrappedArgument, shadow: str, primal: str = "") -> Lines:
    """What a request gets for one argument: it and its shadow, or, of those, `primal` and its shadow."""
    if not argument.is_shadowed:
        return [passed_text(argument)]
    if argument.role == "array":
        return [_address(argument, primal or argument.name), _address(argument, shadow)]
    return [_reference(argument, primal or cell_name(argument.name)), _reference(argument, shadow)]


def value_text(argument: WrappedArgument) -> str:
    """The Python value of an output."""
    cell = shadow_value(argument, cell_name(argument.name))
    return argument.name if argument.role == "array" else f"{cell}{as_boolean(argument.scalar)}"


def shadow_value(argument: WrappedArgument, shadow: str) -> str:
    if argument.role == "array":
        return shadow
    return f"_value_of({shadow})" if argument.is_optional else f"{shadow}.value"


def as_boolean(scalar: Scalar | None) -> str:
    """Fortran's LOGICAL is an integer in C."""
    return " != 0" if scalar is not None and scalar.kind == "boolean" and scalar.bits != 8 else ""


def _tuple(shape: Sequence[str] | None) -> str:
    lengths = [length or "None" for length in shape or ()]
    return "(" + ", ".join(lengths) + ("," if len(lengths) == 1 else "") + ")"


def _shape_words(argument: WrappedArgument) -> str:
    return re.sub(r"None", "any", _tuple(argument.shape))


def describe(argument: WrappedArgument) -> str:
    """One argument in words."""
    if argument.is_optional:
        return f"{_described(argument)}, or None"
    return _described(argument)


def _described(argument: WrappedArgument) -> str:
    if argument.role == "text":
        return "text"
    if argument.role != "array":
        return argument.scalar.numpy
    shape = "any shape" if argument.shape is None else f"shape {_shape_words(argument)}"
    if argument.parameter.is_assumed_shape:
        shape = re.sub(r"\w+_extent_\d+", ":", shape)
    order = ", any strides" if argument.is_strided else ", Fortran order" * (argument.order == "F")
    fate = {"in": "", "out": "", "inout": ", copied", "place": ", changed where it lies"}[argument.intent]
    return f"array of {argument.scalar.numpy} and {shape}{order}{fate}"
