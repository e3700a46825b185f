"""Integers that carry addresses: what pointers are made of, and addresses that are moved as integers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from enzyme_build.ir import (
    Binary,
    Call,
    Cast,
    Freeze,
    Instruction,
    IntegerType,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Value,
    is_pointer,
)


def integers_with_addresses(instructions: Iterable[Instruction]) -> set[Value]:
    """What inttoptr is computed from, and the pointers that it makes; addresses that are moved as integers."""
    casts = [i for i in instructions if isinstance(i, Cast)]
    made = {cast for cast in casts if cast.opcode == "inttoptr"}
    seen: set[Value] = set(made)
    work = [operand for cast in made for operand in cast.operands]
    while work:
        value = work.pop()
        if value in seen or not isinstance(value, Instruction) or isinstance(value, Call):
            continue
        seen.add(value)
        if isinstance(value.type, IntegerType) and not isinstance(value, Load):
            work += [o for o in value.operands if isinstance(o.type, IntegerType) or is_pointer(o.type)]
    taken: list[Value] = [cast for cast in casts if cast.opcode == "ptrtoint" and cast not in seen]
    while taken:
        value = taken.pop()
        if value not in seen:
            seen.add(value)
            taken += [user for user in value.users if _keeps_bits(user)]
    return seen


def _keeps_bits(user: Instruction) -> bool:
    """An address may be taken out of it again elsewhere, which distances of addresses aren't."""
    return isinstance(user, (Phi, Select, Freeze)) or (isinstance(user, Binary) and _is_changed_and_kept(user))


def _is_changed_and_kept(value: Binary) -> bool:
    """Bits of an address are set or cleared, and the result is stored, given to others or returned."""
    seen: set[Value] = set()
    work: list[Value] = [value]
    while work:
        found = work.pop()
        if found in seen or (isinstance(found, Binary) and found.opcode not in ("and", "or", "xor", "add")):
            continue
        seen.add(found)
        for user, index in found.uses:
            if isinstance(user, (Call, Return)) or (isinstance(user, Store) and index == 0):
                return True
            work += [user] if isinstance(user, (Binary, Phi, Select, Freeze)) else []
    return False


def is_changed_address(value: Value, holds_address: Callable[[Value], bool] = lambda pointer: False) -> bool:
    """The bits of an address with others in it, or those of one of several: a pointer may be made of them elsewhere.

    (The distance of two addresses is none.)  `holds_address`: an address lies where a pointer leads to.
    """
    work, seen = [value] if isinstance(value, (Binary, Phi, Select, Freeze)) else [], set[Value]()
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        match value:
            case Cast(opcode="ptrtoint"):
                return True
            case Load(pointer=pointer) if holds_address(pointer):
                return True
            case Binary(opcode="add" | "and" | "or" | "xor") | Phi() | Freeze() | Select():
                work += value.operands
            case _:
                pass
    return False
