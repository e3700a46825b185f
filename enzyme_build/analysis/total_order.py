"""Numbers that are compared as integers.

A number's bits have the order of the number if all but the sign are turned over where the sign is set (IEEE 754, 5.10:
totalOrder).  Who does that to an integer from memory says that a number lies there.
"""

from __future__ import annotations

from enzyme_build.analysis.offsets import CHOICES
from enzyme_build.ir import DOUBLE, FLOAT, Binary, ConstantInt, FloatType, Load, Value, integer

_NUMBERS = {integer(64): DOUBLE, integer(32): FLOAT}


def compared_number(load: Load) -> FloatType | None:
    """The number whose bits are loaded to be compared so, there or where they are one of several."""
    number = _NUMBERS.get(load.type)  # type: ignore[arg-type]
    if number is None:
        return None
    is_compared = any(_turns_over(user, bits, number.bits) for bits in _chosen_from(load) for user, _ in bits.uses)
    return number if is_compared else None


def _chosen_from(value: Value) -> list[Value]:
    """A value, and all that may be it."""
    found: dict[Value, None] = {value: None}
    work = [value]
    while work:
        choices = [user for user in work.pop().users if isinstance(user, CHOICES) and user not in found]
        found |= dict.fromkeys(choices)
        work += choices
    return list(found)


def _turns_over(user: object, bits: Value, width: int) -> bool:
    """`bits ^ ((bits >> (width - 1)) >>> 1)`"""
    if not isinstance(user, Binary) or user.opcode != "xor":
        return False
    signs = (_shifted(mask, "lshr", 1) for mask in user.operands)
    return any(sign is not None and _shifted(sign, "ashr", width - 1) is bits for sign in signs)


def _shifted(value: Value, opcode: str, by: int) -> Value | None:
    """What is shifted by so many bits."""
    if not isinstance(value, Binary) or value.opcode != opcode:
        return None
    amount = value.operands[1]
    return value.operands[0] if isinstance(amount, ConstantInt) and amount.value == by else None
