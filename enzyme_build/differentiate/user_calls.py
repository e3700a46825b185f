"""Calls of functions that users wrote, by C's conventions: large structs go through memory."""

from __future__ import annotations

import re
from collections.abc import Sequence

from enzyme_build.analysis import passed_in_memory
from enzyme_build.ir import (
    I8,
    VOID,
    Argument,
    Builder,
    CallSyntax,
    DataLayout,
    Function,
    Module,
    Type,
    Value,
    is_pointer,
    scalars_of,
    struct_body,
)

_KEPT = re.compile(r"\b(?:sret|byval)\((?:[^()]|\([^()]*\))*\)|\bzeroext\b|\bsignext\b|\binreg\b")


def visible_parameters(function: Function) -> list[tuple[Argument, Type]]:
    """The parameters as the user wrote them: without the place for a large result; structs in memory by their type."""
    found: list[tuple[Argument, Type]] = []
    for argument in function.arguments:
        kind, type_ = passed_in_memory(function.module, argument.attributes)
        if kind != "sret":
            found.append((argument, type_ or argument.type))
    return found


def parameters_as(function: Function, wanted: Sequence[Type]) -> list[tuple[Argument, Type]]:
    """The same, where words that C's conventions make of a wanted struct are this struct, at its first word."""
    layout = function.module.layout
    rest = visible_parameters(function)
    found: list[tuple[Argument, Type]] = []
    for whole in wanted:
        types = [type_ for _, type_ in rest]
        is_spread = bool(types) and types[0] is not whole and not is_pointer(types[0])
        words = _words_of(types, whole, layout) if is_spread and struct_body(whole) is not None else []
        found += [(rest[0][0], whole)] if words else rest[:1]
        rest = rest[len(words) or 1 :]
    return found + rest


def _words_of(types: Sequence[Type], whole: Type, layout: DataLayout) -> list[int]:
    """Where in a struct these words lie that a call passes instead of it; none if they are not as long."""
    body = struct_body(whole)
    if body is not None and list(types[: len(body.fields)]) == list(body.fields):
        return list(layout.offsets_of(body))
    size, end = layout.size_of(whole), 0
    places: list[int] = []
    for type_ in types:
        step = min(layout.size_of(type_), layout.pointer_size())
        end = -(-end // step) * step
        if end >= size:
            break
        places.append(end)
        end += layout.size_of(type_)
    return places if end >= size else []


def returned_type(function: Function) -> Type:
    """The result as the user wrote it."""
    for argument in function.arguments:
        kind, type_ = passed_in_memory(function.module, argument.attributes)
        if kind == "sret" and type_ is not None:
            return type_
    return function.return_type


def is_passed_as(given: Value, whole: Type, module: Module) -> bool:
    """True if a value is a struct of this type, or what C's conventions make of it: other words of the same size."""
    layout = module.layout
    kinds = [[is_pointer(t) for t in scalars_of(type_)] for type_ in (given.type, whole)]
    return layout.size_of(given.type) == layout.size_of(whole) and (any(kinds[0]) == any(kinds[1]))


def call_user(builder: Builder, function: Function, values: list[Value]) -> Value | None:
    """Call with values for the visible parameters; the result, None for void."""
    arguments: list[Value] = []
    place: Value | None = None
    rest = iter(values)
    for index, argument in enumerate(function.arguments):
        if index < len(arguments):
            continue  # a word of the struct before it
        kind, type_ = passed_in_memory(function.module, argument.attributes)
        if kind == "sret" and type_ is not None:
            place = builder.alloca(type_, "returned")
            arguments.append(place)
            continue
        value = next(rest)
        if is_pointer(argument.type) and value.type is not argument.type:
            arguments.append(in_memory(builder, value))
        elif struct_body(value.type) is not None and value.type is not argument.type:
            types = [a.type for a in function.arguments[index:]]
            slot, places = in_memory(builder, value), _words_of(types, value.type, builder.module.layout)
            arguments += [builder.load(t, builder.gep(I8, slot, [at])) for t, at in zip(types, places)]
        else:
            arguments.append(value)
    made = builder.call(function, arguments)
    attributes = tuple(" ".join(m[0] for m in _KEPT.finditer(a.attributes)) for a in function.arguments)
    made.syntax = CallSyntax(convention=function.convention, argument_attributes=attributes)
    if place is not None:
        return builder.load(returned_type(function), place)
    return None if function.return_type is VOID else made


def in_memory(builder: Builder, value: Value) -> Value:
    """The address of a new variable with this value."""
    slot = builder.alloca(value.type, "passed", alignment=16)
    builder.store(value, slot)
    return slot
