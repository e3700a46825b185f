"""Which functions may a request be about?  All that its argument may be, where each is known when linking.

A choice is a select or a phi, an entry of a constant table, an entry of a local array that is only written and read
here, or an argument of a function that only known callers call.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from enzyme_build.analysis import Address, address_of, origins_of
from enzyme_build.differentiate.markers import function_in
from enzyme_build.differentiate.requests import has_sret, request_calls
from enzyme_build.ir import (
    Alloca,
    Argument,
    Call,
    Constant,
    ConstantAggregate,
    ConstantNull,
    Function,
    GetElementPtr,
    GlobalVariable,
    Invoke,
    Load,
    Module,
    Phi,
    Store,
    StructType,
    Type,
    Value,
    bare_name,
    initializer_of,
    is_pointer,
    struct_body,
)


def asked_in(module: Module) -> Iterator[tuple[Call | Invoke, list[Function]]]:
    """The requests of a module, each with the functions that it is about; the requests stay as they are."""
    for function in list(module.functions.values()):
        for request in request_calls(function):
            if len(request.arguments) > has_sret(request):
                chosen = request.arguments[has_sret(request)]
                target = function_in(chosen, module)
                yield request, [target] if target is not None else functions_asked(chosen, module) or []


def functions_asked(value: Value, module: Module) -> list[Function] | None:
    """Every function that a value may be; None if it may be one that is not known."""
    found: dict[Function, None] = {}
    seen: set[Value] = set()
    work = [value]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        known = function_in(value, module)
        if known is not None:
            found[known] = None
            continue
        origins = [origin for origin in origins_of(value, ("bitcast", "addrspacecast")) if origin is not value]
        if not origins:
            behind = _behind(value, module)
            if behind is None:
                return None
            origins = behind
        work += origins
    return list(found)


def _behind(value: Value, module: Module) -> list[Value] | None:
    """What a value that is no choice was taken from."""
    match value:
        case Load():
            return _entries(value.pointer, module)
        case Argument():
            return _given(value, module)
        case ConstantNull():
            return []  # the end of a table
        case _:
            return None


# ---- tables ---------------------------------------------------------------------------------------------------
def _entries(pointer: Value, module: Module) -> list[Value] | None:
    """What may lie at a place of a table."""
    place = address_of(pointer)
    bases, steps = _tables(place)
    found: list[Value] = []
    for base, offset in bases:
        entries: list[tuple[int, Value]] | None = None
        if isinstance(base, GlobalVariable) and base.is_constant:
            whole = initializer_of(module, base)
            entries = list(_leaves(whole, base.value_type, module)) if whole is not None else None
        elif isinstance(base, Alloca):
            entries = _stored(base)
        if entries is None:
            return None
        found += [entry for at, entry in entries if (at == offset if not steps else (at - offset) % steps == 0)]
    return found


def _tables(place: Address) -> tuple[list[tuple[Value, int]], int]:
    """Each memory that a place may be in, with an offset there; the distance between the places."""
    steps = gcd(*(step for _, step in place.terms))
    bases: list[tuple[Value, int]] = []
    seen: set[Value] = set()
    work = [(place.base, place.offset)]
    while work:
        base, offset = work.pop()
        if not isinstance(base, Phi):
            bases.append((base, offset))
            continue
        if base in seen:
            continue
        seen.add(base)
        for operand in base.operands:
            above = address_of(operand)
            steps = gcd(steps, *(step for _, step in above.terms))
            if above.base in seen:
                steps = gcd(steps, above.offset)
            else:
                work.append((above.base, offset + above.offset))
    return bases, steps


def _leaves(constant: Constant, type_: Type, module: Module, at: int = 0) -> Iterator[tuple[int, Value]]:
    """The pointers in a constant, with their offsets."""
    layout = module.layout
    if not isinstance(constant, ConstantAggregate):
        if is_pointer(type_):
            yield at, constant
        return
    body = struct_body(type_)
    for index, element in enumerate(constant.elements):
        offset = (
            layout.offsets_of(body)[index] if isinstance(body, StructType) else index * layout.size_of(element.type)
        )
        yield from _leaves(element, element.type, module, at + offset)


def _stored(slot: Alloca) -> list[tuple[int, Value]] | None:
    """What is stored to a local array at constant places; None if anything else may be there."""
    found: list[tuple[int, Value]] = []
    work: list[Value] = [slot]
    while work:
        pointer = work.pop()
        for user in pointer.users:
            match user:
                case Load():
                    pass
                case Store() if user.value is not pointer:
                    place = address_of(user.pointer)
                    if place.terms:
                        return None
                    found.append((place.offset, user.value))
                case GetElementPtr():
                    work.append(user)
                case Call() if bare_name(getattr(user.callee, "name", "")).startswith("llvm.lifetime."):
                    pass
                case _:
                    return None
    return found


# ---- callers --------------------------------------------------------------------------------------------------
def _given(argument: Argument, module: Module) -> list[Value] | None:
    """What the callers of a function pass; None if others may call it."""
    owner = next((f for f in module.functions.values() if argument in f.arguments), None)
    if owner is None or owner.linkage not in ("internal", "private") or _is_named_elsewhere(owner, module):
        return None
    found: list[Value] = []
    for function in module.functions.values():
        if function.is_declaration or not (function.is_parsed or f"@{owner.name}" in (function.body_text or "")):
            continue
        for instruction in function.instructions():
            is_call = isinstance(instruction, (Call, Invoke)) and instruction.callee is owner
            given = instruction.arguments if isinstance(instruction, (Call, Invoke)) and is_call else []
            if any(operand is owner for operand in instruction.operands[: len(instruction.operands) - is_call]):
                return None
            if is_call:
                found.append(given[argument.index])
    return found


def _is_named_elsewhere(function: Function, module: Module) -> bool:
    name = f"@{function.name}"
    return any(name in (v.initializer or "") for v in module.globals.values())
