"""Integers that carry addresses: what pointers are made of, and addresses that are moved as integers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeGuard

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

_MIXES = ("and", "or", "xor", "add")
_WIDTH = 64  # bits of an address


def integers_with_addresses(instructions: Iterable[Instruction]) -> set[Value]:
    """What inttoptr is computed from, and the pointers that it makes; addresses that are moved as integers."""
    instructions = list(instructions)
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
    kept = _kept(instructions) if taken else set[Value]()
    while taken:
        value = taken.pop()
        if value not in seen:
            seen.add(value)
            taken += [user for user in value.users if isinstance(user, (Phi, Select, Freeze)) or user in kept]
    return seen


def _kept(instructions: Iterable[Instruction]) -> set[Value]:
    """Integers with set or cleared bits that are stored, given to others or returned: an address may be taken out of
    them again elsewhere, which distances of addresses aren't."""
    found: set[Value] = set()
    work: list[Value] = []
    for instruction in instructions:
        match instruction:
            case Store(value=value):
                work.append(value)
            case Call() | Return():
                work += instruction.operands
            case _:
                pass
    while work:
        value = work.pop()
        if value not in found and (_is_mixed(value) or isinstance(value, (Phi, Select, Freeze))):
            found.add(value)
            work += value.operands
    return {value for value in found if isinstance(value, Binary)}


def _is_mixed(value: Value) -> TypeGuard[Binary]:
    return isinstance(value, Binary) and value.opcode in _MIXES and isinstance(value.type, IntegerType)


def is_changed_address(
    value: Value, holds_address: Callable[[Value], bool] = lambda pointer: False, known: dict[Value, bool] | None = None
) -> bool:
    """The bits of an address with others in it, or those of one of several: a pointer may be made of them elsewhere.

    (The distance of two addresses is none.)  `holds_address`: an address lies where a pointer leads to; `known`: what
    has been found so far.
    """
    is_word = isinstance(value.type, IntegerType) and value.type.bits >= _WIDTH
    if not is_word or not isinstance(value, (Binary, Phi, Select, Freeze)):
        return False
    known = {} if known is None else known
    work, seen = [value], set[Value]()
    while work:
        at = work.pop()
        if at in seen or known.get(at) is False:
            continue
        seen.add(at)
        match at:
            case _ if known.get(at) or (isinstance(at, Cast) and at.opcode == "ptrtoint"):
                known[value] = True
                return True
            case Load(pointer=pointer) if holds_address(pointer):
                known[value] = True
                return True
            case Phi() | Freeze() | Select():
                work += at.operands
            case Binary() if at.opcode in _MIXES:
                work += at.operands
            case _:
                pass
    known.update(dict.fromkeys(seen, False))
    return False
