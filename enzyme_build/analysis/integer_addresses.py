"""Integers that carry addresses: what pointers are made of, and addresses that are moved as integers."""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_build.ir import Call, Cast, Freeze, Instruction, IntegerType, Load, Phi, Select, Value, is_pointer


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
            taken += [user for user in value.users if isinstance(user, (Phi, Select, Freeze))]
    return seen
