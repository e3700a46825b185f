"""Does a program keep no numbers in memory but doubles, each aligned to its size?

Then eight aligned bytes of unknown content are a double, an address or integers, and the bits in shadow memory tell
which (see `WORD`).  So they do in a piece of memory where nobody keeps other numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from enzyme_build.analysis.calls import CallKind, classify
from enzyme_build.analysis.claims import StructsSeen, claims_of
from enzyme_build.analysis.moved_words import is_moved_on
from enzyme_build.analysis.transit import Transit
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    Call,
    Cast,
    FloatType,
    Function,
    IntegerType,
    Load,
    Store,
    Type,
    Value,
    is_float,
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
    unaligned = (access for function in functions for access in unaligned_numbers(function))
    return not any(access.accessed_type is DOUBLE for access in unaligned)


def unaligned_numbers(function: Function) -> Iterator[Load | Store]:
    """Accesses of doubles and floats that do not say that these lie at multiples of their size.

    (What is only moved is looked at when the derivative runs.)
    """
    accesses = (i for i in function.instructions() if isinstance(i, (Load, Store)))
    return (a for a in accesses if 0 < a.alignment < size_of_number(a) and (is_float(a.accessed_type) or _casts(a)))


def unaligned_copies(function: Function) -> Iterator[Value]:
    """Where copies begin, or go to, and do not say that this is at a multiple of eight bytes."""
    for call in (i for i in function.instructions() if isinstance(i, Call) and classify(i) is CallKind.MEMORY):
        yield from (p for p in call.arguments if is_pointer(p.type) and not is_aligned(call, [p]))


def size_of_number(access: Load | Store) -> int:
    """The bytes of a double or a float, or of an integer that has its bits or is moved on; 0 for other accesses.

    (A vector may begin at any element: its alignment says nothing of these.)
    """
    type_ = access.accessed_type
    if isinstance(type_, IntegerType) and type_.bits in (DOUBLE.bits, FLOAT.bits):
        may_be_number = _casts(access) or (isinstance(access.accessed, Load) and is_moved_on(access.accessed))
        return type_.bits // 8 if may_be_number else 0
    return access.function.module.layout.size_of(type_) if type_ in (DOUBLE, FLOAT) else 0


def _casts(access: Load | Store) -> bool:
    """Are the bits those of a number at hand?"""
    moved = access.accessed
    return any(isinstance(value, Cast) and value.opcode == "bitcast" for value in (moved, *moved.users))


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
