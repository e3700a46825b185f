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
    ConstantInt,
    Freeze,
    Function,
    Instruction,
    Load,
    Phi,
    Return,
    Select,
    Value,
    is_integer,
)

_ZERO = ord("0")
_DIGIT = 0xF  # the bits of a character that are the digit


def spelled_in(function: Function) -> dict[Cast | Load, list[Value]]:
    """The conversions to numbers of what a function reads digit by digit, and where it reads the digits.

    Of integers that it returns, where each digit is loaded.
    """
    found: dict[Cast | Load, list[Value]] = {}
    for instruction in function.instructions():
        match instruction:
            case Cast(opcode="sitofp" | "uitofp", operands=[value]):
                places = [load.pointer for load in _digits_of(value)]
                if places:
                    found[instruction] = places
            case Return(operands=[value]) if is_integer(value.type):
                found.update({load: [load.pointer] for load in _digits_of(value)})
            case _:
                pass
    return found


def _digits_of(made: Value) -> list[Load]:
    """The characters that an integer is made of; none if it is not made of digits."""
    loads: dict[Load, None] = {}
    takes_digits = False
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
                work += value.operands
            case _:
                work += _parts(value)
    return list(loads) if takes_digits else []


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
    """Less the code of `0`, or that of several digits at once; or only the bits that tell digits apart."""
    constants = [operand.value for operand in value.operands if isinstance(operand, ConstantInt)]
    if value.opcode == "and":
        return _DIGIT in constants
    return value.opcode in ("add", "sub", "xor", "or") and any(c and c % _ZERO == 0 for c in constants)
