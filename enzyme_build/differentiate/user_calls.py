"""Calls of functions that users wrote, by C's conventions: large structs go through memory."""

from __future__ import annotations

import re

from enzyme_build.analysis import passed_in_memory
from enzyme_build.ir import (
    VOID,
    Argument,
    Builder,
    CallSyntax,
    Function,
    Module,
    Type,
    Value,
    is_pointer,
    scalars_of,
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
    for argument in function.arguments:
        kind, type_ = passed_in_memory(function.module, argument.attributes)
        if kind == "sret" and type_ is not None:
            place = builder.alloca(type_, "returned")
            arguments.append(place)
            continue
        value = next(rest)
        if is_pointer(argument.type) and value.type is not argument.type:
            slot = builder.alloca(value.type, "passed")
            builder.store(value, slot)
            value = slot
        arguments.append(value)
    made = builder.call(function, arguments)
    attributes = tuple(" ".join(m[0] for m in _KEPT.finditer(a.attributes)) for a in function.arguments)
    made.syntax = CallSyntax(convention=function.convention, argument_attributes=attributes)
    if place is not None:
        return builder.load(returned_type(function), place)
    return None if function.return_type is VOID else made
