"""What a source shows of its functions without saying it: who writes an argument, and how long an array is.

    intent   what Fortran declares; else LLVM's attributes after optimising: memory that is only read is `in`, only
             written `out`, both `inout` unless all of it is known to be written before anything is read (what is
             only read through a descriptor LLVM does not know: see `analysis.OnlyRead`)
    length   Fortran: the extents that the debug information names, as polynomials in the integer arguments;
             C and C++: how far the accesses reach (`analysis.Reach`); where that cannot be said, none is known

Nothing is guessed from names or positions.  A length that is found is enough for every access, so it may be more than
the source means: `n` where only the first n − 1 elements are used.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod

from enzyme_build.analysis import OnlyRead, Polynomial, Reach, address_of, polynomial_of
from enzyme_build.bindings import Parameter, Prototype
from enzyme_build.ir import (
    Argument,
    ConstantInt,
    ExtractValue,
    Function,
    InsertValue,
    Load,
    Module,
    Select,
    Value,
    bare_name,
    debug_records,
    is_pointer,
    metadata_node,
)

_READS_ONLY = re.compile(r"\b(readonly|readnone)\b")
_WRITES_ONLY = re.compile(r"\bwriteonly\b")
_SAYS_ALL = re.compile(r"\b(readonly|readnone|writeonly)\b")
_INITIALISED = re.compile(r"initializes\(\(0, (\d+)\)\)")
_BOUNDS_AT, _BOUNDS_SIZE, _EXTENT_AT = 24, 24, 8  # in a descriptor: lower bound, extent and stride of each dimension
_UNTOUCHED = ("0",)  # memory that is never accessed may have any length


@dataclass(frozen=True)
class Inferred:
    """What was found for one function, in the words of its settings; `unknown` names arrays of unknown length."""

    arrays: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    out: tuple[str, ...] = ()
    inout: tuple[str, ...] = ()
    read: tuple[str, ...] = ()  # pointers to memory that is only read
    unknown: tuple[str, ...] = ()


def infer(
    prototype: Prototype, readable: Sequence[Function], optimised: Function | None, only_read: OnlyRead
) -> Inferred:
    """What is found for a function; `readable` are versions of it to look for lengths in, the best first."""
    arrays: dict[str, tuple[str, ...]] = {}
    unknown: list[str] = []
    for argument in optimised.used_arguments if optimised is not None else ():
        if is_pointer(argument.type) and not _SAYS_ALL.search(argument.attributes) and only_read.through(argument):
            argument.attributes += " readonly"
        for function in readable if _READS_ONLY.search(argument.attributes) else ():
            function.arguments[argument.index].attributes += " readonly"
    intents: dict[str, list[str]] = {"in": [], "out": [], "inout": []}
    for position, parameter in enumerate(prototype.parameters):
        if not parameter.is_pointer:
            continue
        attributes = "" if optimised is None else optimised.arguments[position].attributes
        is_shown = parameter.rank == 0 or parameter.is_assumed_shape or parameter.string_length is not None
        shape = None if is_shown else _shape(prototype, position, readable)
        intent = parameter.intent or _intent(parameter, attributes, shape)
        if _is_text(parameter, intent) and shape is not None and all(length.isdigit() for length in shape):
            shape = None  # of a text, some characters are looked at
        intents["out" if intent == "result" else intent].append(parameter.name)
        is_number = shape == ("1",) and parameter.rank is None and intent != "in"  # written, so returned as one
        if shape is not None and shape != _UNTOUCHED and not is_number:
            arrays[parameter.name] = shape
        if shape is None and not is_shown and not _is_text(parameter, intent):
            unknown.append(parameter.name)
    read, out, inout = map(tuple, intents.values())
    return Inferred(arrays, out, inout, read, tuple(unknown))


def _intent(parameter: Parameter, attributes: str, shape: tuple[str, ...] | None) -> str:
    if parameter.is_assumed_shape:  # the attributes are those of the descriptor
        return "in" if parameter.is_read_only else "inout"
    if parameter.is_read_only or _READS_ONLY.search(attributes):
        return "in"
    if _WRITES_ONLY.search(attributes):
        return "out"
    initialised = _INITIALISED.search(attributes)
    size = 1 if parameter.rank == 0 else _constant_size(shape)
    assert parameter.scalar is not None
    is_covered = (
        initialised is not None and size is not None and int(initialised[1]) * 8 >= size * parameter.scalar.bits
    )
    return "out" if is_covered else "inout"


def _constant_size(shape: tuple[str, ...] | None) -> int | None:
    if shape is None or not all(length.isdigit() for length in shape):
        return None
    return prod(map(int, shape))


def _is_text(parameter: Parameter, intent: str) -> bool:
    scalar = parameter.scalar
    return intent == "in" and parameter.rank is None and scalar is not None and scalar.kind == "character"


def _shape(prototype: Prototype, position: int, readable: Iterable[Function]) -> tuple[str, ...] | None:
    """The lengths of an array argument, from the first version of the function that shows them all."""
    parameter = prototype.parameters[position]
    for function in readable:
        shape = _declared(prototype, parameter, function)
        if shape is None and None not in parameter.extents[1:]:
            shape = _reached(prototype, position, function)
        if shape is not None:
            return shape
    return None


def _declared(prototype: Prototype, parameter: Parameter, function: Function) -> tuple[str, ...] | None:
    """The lengths that the debug information says."""
    if not parameter.rank:
        return None
    module = function.module
    elements = _elements(module, function, parameter.name)
    lengths: list[str] = []
    for number, extent in enumerate(parameter.extents):
        if extent is not None:
            lengths.append(str(extent))
            continue
        variable = metadata_node(module, elements[number]).text("count") if number < len(elements) else ""
        length = _length_in(function, variable, prototype)
        if length is None:
            return None
        lengths.append(length)
    return tuple(lengths)


def _elements(module: Module, function: Function, name: str) -> list[str]:
    """The subranges of a parameter's array type, as this version of the function has them."""
    for text in module.metadata.values():
        if text.startswith("!DILocalVariable(") and f'name: "{name}"' in text:
            node = metadata_node(module, next(key for key, value in module.metadata.items() if value is text))
            if node.text("scope") == function.metadata.get("dbg"):
                array = metadata_node(module, node.text("type"))
                return list(metadata_node(module, array.text("elements")).operands)
    return []


def _length_in(function: Function, variable: str, prototype: Prototype) -> str | None:
    """What the debug variable holds, where it is described."""
    if not variable.startswith("!"):
        return None
    for record in debug_records(function):
        parts = record.text.split(", ")
        if record.kind == "dbg_value" and len(record.values) == 1 and parts[1:2] == [variable]:
            found = polynomial_of(record.values[0])
            return _extent(record.values[0], prototype) if found is None else _exact_text(found, prototype)
    return None


def _extent(value: Value, prototype: Prototype) -> str | None:
    """The name of the extent that is loaded from the descriptor of an array of assumed shape: `size(x, 1)`."""
    if isinstance(value, Select) and isinstance(value.operands[2], ConstantInt) and not value.operands[2].value:
        value = value.operands[1]  # of a negative one, 0 is taken
    if isinstance(value, ExtractValue):
        value = _member(value.operands[0], value.path) or value
    if not isinstance(value, Load):
        return None
    place = address_of(value.pointer)
    axis, member = divmod(place.offset - _BOUNDS_AT, _BOUNDS_SIZE)
    if not isinstance(place.base, Argument) or place.terms or axis < 0 or member != _EXTENT_AT:
        return None
    parameter = prototype.parameters[place.base.index]
    return f"{parameter.name}_extent_{axis + 1}" if parameter.is_assumed_shape else None


def _member(aggregate: Value, path: tuple[int, ...]) -> Value | None:
    """What was put into a member of an aggregate, if that can be seen."""
    while isinstance(aggregate, InsertValue):
        if aggregate.path == path:
            return aggregate.operands[1]
        aggregate = aggregate.operands[0]
    return None


def _reached(prototype: Prototype, position: int, function: Function) -> tuple[str, ...] | None:
    """The lengths that the accesses show: one, in front of the constant ones of a C array."""
    parameter = prototype.parameters[position]
    assert parameter.scalar is not None
    inner = [extent for extent in parameter.extents[1:] if extent is not None]
    row = parameter.scalar.bits // 8
    for extent in inner:
        row *= extent
    found = Reach(function).of(function.arguments[position])
    if found is None:
        return None
    length = _text(found, prototype, row)
    return None if length is None else (length, *map(str, inner))


def _text(length: Polynomial, prototype: Prototype, unit: int = 1) -> str | None:
    """A length that accesses show as settings say it, rounded up: what is subtracted is left out."""
    return _sum(length, prototype, lambda coefficient: max(0, -(-coefficient // unit)))


def _exact_text(length: Polynomial, prototype: Prototype) -> str | None:
    """A length that is declared, as it is: the array is as long as that, and no longer."""
    return _sum(length, prototype, lambda coefficient: coefficient)


def _sum(length: Polynomial, prototype: Prototype, rounded: Callable[[int], int]) -> str | None:
    """A polynomial's text, what is subtracted last; nothing if it is made of more than integer arguments."""
    pieces: dict[bool, list[str]] = {True: [], False: []}
    for monomial, coefficient in length.terms.items():
        names = [_length_name(prototype, value) for value in monomial]
        if not all(names):
            return None
        times = rounded(coefficient)
        factors = sorted(name for name in names if name)
        if times:
            pieces[times > 0].append("*".join([str(abs(times))] * (abs(times) != 1 or not factors) + factors))
    if pieces[False] and not pieces[True]:
        return None
    return "-".join(["+".join(sorted(pieces[True], reverse=True)) or "0", *sorted(pieces[False], reverse=True)])


def _length_name(prototype: Prototype, value: object) -> str | None:
    """The name of an argument that can be a length: one integer."""
    if not isinstance(value, Argument) or value.index >= len(prototype.parameters):
        return None
    parameter = prototype.parameters[value.index]
    single = not parameter.is_pointer or parameter.rank == 0
    whole = parameter.scalar is not None and parameter.scalar.kind in ("signed", "unsigned")
    return parameter.name if single and whole else None


def version_of(module: Module, prototype: Prototype) -> Function | None:
    """A module's definition of a function, if it has one that the prototype fits."""
    for name, function in module.functions.items():
        if bare_name(name) == prototype.symbol and not function.is_declaration:
            return function if len(function.arguments) >= len(prototype.parameters) else None
    return None
