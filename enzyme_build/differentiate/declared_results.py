"""Where the results of a request lie in the struct that it is declared to return.

C's conventions pack a small struct in words, which do not say where its members are: `double` may be a float behind
four bytes of padding.  Before the optimiser runs, the place where the call's words are stored has the struct's type:
its members become an attribute of the call, which stays with it.

    %r = call double @__enzyme_autodiff(…)  store double %r, ptr (alloca { [4 x i8], float })   →   "4:float"
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from enzyme_build.analysis import address_of
from enzyme_build.differentiate.requests import request_calls
from enzyme_build.ir import (
    I8,
    VOID,
    Alloca,
    Argument,
    ArrayType,
    Call,
    ConstantInt,
    DataLayout,
    ExtractValue,
    GetElementPtr,
    Invoke,
    Module,
    Store,
    Type,
    Value,
    bare_name,
    extract_path,
    parse_type,
    struct_body,
)

_NOTE = "enzyme_results"
_NOTED = re.compile(rf'"{_NOTE}"="([^"]*)"')
_SRET = re.compile(r"\bsret\(((?:[^()]|\([^()]*\))*)\)")

Members = list[tuple[int, Type]]


def note_declared_results(module: Module) -> None:
    """Note the members of every struct that a request returns in words which say less."""
    layout = module.layout
    for function in list(module.functions.values()):
        for request in request_calls(function):
            if request.type is VOID:
                continue
            declared = _declared(request, module)
            if declared is None or declared == members_of(layout, request.type):
                continue
            text = ", ".join(f"{offset}:{type_}" for offset, type_ in declared)
            attributes = f'{request.syntax.function_attributes} "{_NOTE}"="{text}"'.strip()
            request.syntax = replace(request.syntax, function_attributes=attributes)


def noted_results(request: Call) -> Members | None:
    """The members of the declared struct, if the words of the call say less."""
    module = request.function.module
    found = _NOTED.search(module.expand_attributes(request.syntax.function_attributes))
    if found is None:
        return None
    pairs = (member.split(":", 1) for member in found[1].split(", ") if member)
    return [(int(offset), parse_type(module, type_)) for offset, type_ in pairs]


def members_of(layout: DataLayout, type_: Type) -> Members:
    """The scalars of a struct; an empty struct takes a byte in C++, where it is a member, and padding is bytes."""
    return [(offset, leaf) for offset, leaf in layout.leaves(type_) if leaf is not I8]


def _declared(request: Call | Invoke, module: Module) -> Members | None:
    """The members of the struct in which the words of a call are stored; None if that is not known."""
    layout = module.layout
    size = layout.size_of(request.type)
    for place, offset in _places(request, request.type, layout):
        for type_, at in _typed(place, module):
            found = _member_at(layout, type_, at - offset, size)
            if found is not None and found is not request.type:
                return members_of(layout, found)
    return None


def _places(value: Value, words: Type, layout: DataLayout, at: int = 0) -> Iterator[tuple[Value, int]]:
    """Each address to which words of a call are stored, with the offset of these among all of them."""
    for user in value.users:
        match user:
            case ExtractValue():
                yield from _places(user, words, layout, at + extract_path(layout, value.type, user.path)[0])
            case Store() if user.value is value:
                slot = user.pointer
                if isinstance(slot, Alloca) and slot.allocated_type is words:  # words of another size than the struct
                    yield from ((copy.operands[0], at) for copy in slot.users if _copies(copy, slot))
                else:
                    yield slot, at
            case _:
                pass


def _copies(user: Value, slot: Value) -> bool:
    return (
        isinstance(user, Call)
        and bare_name(getattr(user.callee, "name", "")).startswith("llvm.memcpy.")
        and user.arguments[1] is slot
    )


def _typed(place: Value, module: Module) -> Iterator[tuple[Type, int]]:
    """What memory around a place has as its type, with the offset of the place in it; the largest first."""
    found: list[tuple[Type, int]] = []
    pointer = place
    while isinstance(pointer, GetElementPtr):
        if not all(isinstance(index, ConstantInt) for index in pointer.indices):
            break
        above = address_of(place).offset - address_of(pointer.pointer).offset
        found.append((pointer.source_type, above))
        pointer = pointer.pointer
    match pointer:
        case Alloca():
            found.append((pointer.allocated_type, address_of(place).offset))
        case Argument():
            sret = _SRET.search(pointer.attributes)
            if sret is not None:
                found.append((parse_type(module, sret[1]), address_of(place).offset))
        case _:
            pass
    yield from reversed(found)


def _member_at(layout: DataLayout, type_: Type, at: int, size: int) -> Type | None:
    """The largest part of a type that begins at an offset and has no more bytes than the words."""
    while True:
        if at == 0 and layout.size_of(type_) <= size:
            return type_ if struct_body(type_) is not None or isinstance(type_, ArrayType) else None
        body = struct_body(type_)
        if body is not None:
            parts = [(o, t) for o, t in zip(layout.offsets_of(body), body.fields) if o <= at < o + layout.size_of(t)]
            if not parts:
                return None
            start, type_ = parts[0]
            at -= start
        elif isinstance(type_, ArrayType) and layout.size_of(type_.element):
            at %= layout.size_of(type_.element)
            type_ = type_.element
        else:
            return None
