"""Globals that own what they point to: a pointer is stored there by whoever allocated it, and nowhere else.

Forward mode frees the shadow of such memory where the program frees the memory.  What is left when the derivative has
run would be lost, for the next derivative clears the shadow of the pointer: it goes back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import CallKind, called_function, classify
from enzyme_build.differentiate.effects import globals_in
from enzyme_build.differentiate.forgotten_memory import is_plain_allocation
from enzyme_build.ir import (
    I32,
    PTR,
    VOID,
    Builder,
    Call,
    Compare,
    ConstantNull,
    Freeze,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Load,
    Module,
    Phi,
    Select,
    Store,
    Value,
    constant_int,
    i64,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.session import Session


def release_owned(session: Session, builder: Builder) -> None:
    """Frees the shadows that are left, after forward mode."""
    for variable, twin, lane in session.globals.in_lanes:
        if variable in session.owning_globals:
            left, held = builder.load(PTR, twin), builder.load(PTR, variable)
            is_own = builder.compare("ne", left, held)
            if rules.uses_blocks(builder.module):
                known = rules.block_call(builder, rules.BLOCK_KNOWN, held, i64(lane), constant_int(I32, 1))
                is_own = builder.binary("and", is_own, builder.compare("ne", left, known))
            rules.release(builder, builder.select(is_own, left, zero(PTR)))


def forget_freed(session: Session, builder: Builder, lane: int, freed: Value) -> None:
    """The shadows of owning globals lead no longer to what is freed."""
    for variable in session.owning_globals:
        twin = session.globals.shadow(variable, lane)
        assert twin is not None
        held = builder.load(PTR, twin)
        builder.store(builder.select(builder.compare("eq", held, freed), zero(PTR), held), twin)


def owning_globals(module: Module, functions: Iterable[Function], candidates: Iterable[Value]) -> list[GlobalVariable]:
    """Those of the candidates that the functions use as owners only."""
    pointers = [v for v in candidates if isinstance(v, GlobalVariable) and v.value_type is PTR]
    users: dict[Value, list[Instruction]] = {v: [] for v in pointers if not _is_mentioned(module, v)}
    for instruction in (i for f in functions for i in f.instructions()) if users else ():
        for variable in {g for operand in instruction.operands for g in globals_in(operand)} & users.keys():
            users[variable].append(instruction)
    found = [v for v in pointers if v in users and all(_is_owner_in(v, user) for user in users[v])]
    return [v for v in found if any(isinstance(u, Store) and isinstance(u.value, Call) for u in users[v])]


def _is_mentioned(module: Module, variable: GlobalVariable) -> bool:
    """By another global's initial value."""
    name = re.compile(rf"@{re.escape(variable.name)}(?![-\w.$])")
    return any(name.search(other.initializer or "") for other in module.globals.values())


def _is_owner_in(variable: GlobalVariable, user: Instruction) -> bool:
    match user:
        case Load():
            return user.type is PTR and user.pointer is variable and _stays_private(user, variable)
        case Store(value=ConstantNull()):
            return user.pointer is variable
        case Store(value=Call() as made):
            return user.pointer is variable and is_plain_allocation(made) and _stays_private(made, variable)
        case _:
            return False


def _stays_private(pointer: Value, variable: GlobalVariable) -> bool:
    """No address in the memory is stored, except this one in the global, nor returned, nor given to what is unknown."""
    seen: set[Value] = {pointer}
    work = [pointer]
    while work:
        value = work.pop()
        for user, index in value.uses:
            match user:
                case GetElementPtr() | Phi() | Select() | Freeze():
                    following: list[Value] = [user]
                case Load() | Compare():
                    continue
                case Store():
                    if index == 1 or (isinstance(pointer, Call) and value is pointer and user.pointer is variable):
                        continue
                    return False
                case Call() if (known := _followed_by(user, value)) is not None:
                    following = known
                case _:
                    return False
            work += [v for v in following if v not in seen]
            seen.update(following)
    return True


def _followed_by(call: Call, value: Value) -> list[Value] | None:
    """What the pointer is called where a call takes it; None if that is not known."""
    kind, callee = classify(call), called_function(call)
    if kind is CallKind.DEALLOCATION or (kind is CallKind.MEMORY and call.type is VOID):
        return []
    if kind is CallKind.DEFINED and callee is not None and len(callee.arguments) == len(call.arguments):
        return [callee.arguments[k] for k, argument in enumerate(call.arguments) if argument is value]
    return None
