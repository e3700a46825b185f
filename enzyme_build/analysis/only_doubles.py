"""Does a program keep no numbers in memory but doubles, each aligned to its size?

Then eight aligned bytes of unknown content are a double, an address or integers, and the bits in shadow memory tell
which (see `WORD`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_build.analysis.claims import StructsSeen, claims_of
from enzyme_build.analysis.transit import Transit
from enzyme_build.ir import (
    DOUBLE,
    Call,
    Cast,
    FloatType,
    Function,
    Load,
    Store,
    Type,
    Value,
    is_integer,
    is_pointer,
    scalar_of,
)

_DOUBLE_BYTES = 8


def only_doubles(functions: Iterable[Function]) -> bool:
    """True if no instruction puts another kind of number into memory, or takes one out."""
    return not any(_keeps_others(function) for function in functions)


def _keeps_others(function: Function) -> bool:
    transit, seen = Transit(function), StructsSeen()
    for instruction in function.instructions():
        if isinstance(instruction, (Load, Store)):
            moved = instruction.type if isinstance(instruction, Load) else instruction.value.type
            if isinstance(moved, FloatType) and 0 < instruction.alignment < _DOUBLE_BYTES:
                return True  # (a vector may begin at any element: its alignment says nothing of these)
        if isinstance(instruction, Cast) and instruction.opcode == "bitcast":
            moved = instruction.operands[0].type
            if is_integer(instruction.type) and _is_other(scalar_of(moved)):
                return True
        if any(_is_other(claim.leaf) for claim in claims_of(instruction, transit, seen)):
            return True
    return False


def _is_other(type_: Type) -> bool:
    return isinstance(type_, FloatType) and type_ is not DOUBLE


def is_aligned(call: Call, pointers: Iterable[Value]) -> bool:
    """Does the call say that these of its arguments are aligned to doubles?"""
    attributes = dict(zip(call.arguments, call.syntax.argument_attributes))
    found = (re.search(r"\balign (\d+)", attributes.get(p, "")) for p in pointers if is_pointer(p.type))
    return all(match is not None and int(match[1]) % _DOUBLE_BYTES == 0 for match in found)
