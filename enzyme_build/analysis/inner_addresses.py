"""Addresses that inactive calls make of those that they are given: of a word in a text, of what is behind a number.

Some are returned, others are left in memory: a parser's place in its text.
"""

from __future__ import annotations

from typing import NamedTuple

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, callee_name, classify
from enzyme_build.ir import (
    I8,
    Call,
    Cast,
    Compare,
    ConstantNull,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
    Select,
    Store,
    Value,
    is_pointer,
)


class InnerAddress(NamedTuple):
    """A call leaves it behind the pointer `place`, or returns it (None).

    It leads into the memory that `base` points to, or that the address behind `base` led to before (`is_behind`).
    """

    place: Value | None
    base: Value
    is_behind: bool


def inner_addresses(call: Call) -> list[InnerAddress]:
    rule = rules.inactive_rule(callee_name(call)) if classify(call) is CallKind.INACTIVE else None
    found: list[InnerAddress] = []
    for where, index, is_behind in rule.inside if rule is not None else ():
        if max(where, index) < len(call.arguments) and is_pointer(call.arguments[index].type):
            place = call.arguments[where] if where != rules.RESULT else None
            if not isinstance(call.arguments[index], ConstantNull) and not isinstance(place, ConstantNull):
                found.append(InnerAddress(place, call.arguments[index], is_behind))
    return found


def inner_places(instruction: Instruction) -> list[Value]:
    """The pointers behind which a call leaves such addresses."""
    inner = inner_addresses(instruction) if isinstance(instruction, Call) else []
    return list(dict.fromkeys(one.place for one in inner if one.place is not None))


def takes_characters_alone(call: Call) -> bool:
    """Does nobody take more than single characters from where the address leads that a call returns?"""
    seen: set[Value] = {call}
    work: list[Value] = [call]
    while work:
        value = work.pop()
        for user, index in value.uses:
            match user:
                case Load(type=type_) if type_ is I8:
                    continue
                case Store() if index and user.value.type is I8:
                    continue
                case Compare() | Cast(opcode="ptrtoint"):
                    continue
                case GetElementPtr() | Phi() | Select():
                    pass
                case Call() if classify(user) is CallKind.INACTIVE:
                    inner = [one for one in inner_addresses(user) if one.base is value]
                    if any(one.place is not None for one in inner):
                        return False
                    if not inner:
                        continue
                case _:
                    return False
            if user not in seen:
                seen.add(user)
                work.append(user)
    return True
