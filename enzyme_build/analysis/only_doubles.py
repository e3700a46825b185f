"""Does a program keep no numbers in memory but doubles, each aligned to its size?

Then eight aligned bytes of unknown content are a double, an address or integers, and the bits in shadow memory tell
which (see `WORD`).  So they do in a piece of memory where nobody keeps other numbers.
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
    Instruction,
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


def are_doubles_aligned(functions: Iterable[Function]) -> bool:
    """True if no instruction accesses a double at less than its alignment."""
    return not any(_is_unaligned_double(i) for function in functions for i in function.instructions())


def _is_unaligned_double(instruction: Instruction) -> bool:
    """(A vector may begin at any element: its alignment says nothing of these.)"""
    if not isinstance(instruction, (Load, Store)):
        return False
    moved = instruction.type if isinstance(instruction, Load) else instruction.value.type
    return moved is DOUBLE and 0 < instruction.alignment < _DOUBLE_BYTES


def _keeps_others(function: Function) -> bool:
    transit, seen = Transit(function), StructsSeen()
    for instruction in function.instructions():
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
