"""Numbers that a program makes of digits itself: `while (isdigit(*p)) n = 10 * n + (*p++ - '0'); return (double)n;`.

They are converted from integers that are computed from characters, each less the first digit's code; or a function
returns such an integer, for others to convert.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build.analysis.bits import bits_of
from enzyme_build.ir import (
    I8,
    Binary,
    Call,
    Cast,
    ConstantFloat,
    ConstantInt,
    Freeze,
    Function,
    Instruction,
    Load,
    Phi,
    Return,
    Select,
    Value,
    float_value,
    is_float,
    is_integer,
)

_ZERO = ord("0")
_BASE = 10


def spelled_in(function: Function) -> dict[Cast | Load, list[Value]]:
    """The conversions to numbers of what a function reads digit by digit, and where it reads the digits.

    Of integers that it returns, where each digit is loaded.
    """
    found: dict[Cast | Load, list[Value]] = {}
    for instruction in function.instructions():
        match instruction:
            case Cast(opcode="sitofp" | "uitofp", operands=[value]):
                places = [load.pointer for load in _digits_of(value, _follows_ten_times(instruction))]
                if places:
                    found[instruction] = places
            case Return(operands=[value]) if is_integer(value.type):
                found.update({load: [load.pointer] for load in _digits_of(value, False)})
            case _:
                pass
    return found


def _digits_of(made: Value, is_last: bool) -> list[Load]:
    """The characters that an integer is made of; none if they are no digits of a number of several.

    `is_last`: it is added to ten times what came before.
    """
    loads: dict[Load, None] = {}
    takes_digits, has_several = False, is_last
    seen: set[Value] = set()
    work = [made]
    while work:
        value = work.pop()
        if value in seen or not isinstance(value, Instruction) or not is_integer(value.type):
            continue
        seen.add(value)
        match value:
            case Load() if value.type is I8:
                loads[value] = None
            case Binary():
                takes_digits |= _takes_digit(value)
                has_several |= value.opcode == "mul" and _BASE in _constants(value)
                work += value.operands
            case _:
                work += _parts(value)
    return list(loads) if takes_digits and has_several else []


def _follows_ten_times(conversion: Cast) -> bool:
    """Is it added to ten times a float: `v = 10 * v + (*p++ - '0')`?"""
    return any(_is_ten_times(other) for user in conversion.users for other in (user, *user.operands))


def _is_ten_times(value: Value) -> bool:
    """A product by ten, or a sum with one."""
    if not isinstance(value, (Binary, Call)) or not is_float(value.type):
        return False
    factors = [float_value(str(o.type), o.text) for o in value.operands if isinstance(o, ConstantFloat)]
    return _BASE in factors and (value.opcode == "fmul" or isinstance(value, Call))


def _parts(value: Instruction) -> Iterator[Value]:
    match value:
        case Cast(opcode="zext" | "sext" | "trunc") | Phi() | Freeze():
            yield from value.operands
        case Select():
            yield from value.operands[1:]
        case Call(arguments=arguments):  # (`tolower`, say)
            yield from (a for a in arguments if bits_of(a.type))
        case _:
            pass


def _takes_digit(value: Binary) -> bool:
    """Less the code of `0`, or that of several digits at once."""
    return value.opcode in ("add", "sub", "xor") and any(c and c % _ZERO == 0 for c in _constants(value))


def _constants(value: Binary) -> list[int]:
    return [operand.value for operand in value.operands if isinstance(operand, ConstantInt)]
