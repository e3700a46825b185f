"""Fortran's descriptors: an address with kinds and bounds (ISO_Fortran_binding.h; Fortran 2018, 18.5.3).

The constants in one say where its members lie and what kind of data its address leads to.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from enzyme_build.ir import DOUBLE, FLOAT, FLOATS, I8, I32, I64, PTR, X86_FP80, Type, integer

DESCRIPTOR_VERSION = 20240719
DESCRIPTOR_TAG, FORTRAN_DATA, MADE_DATA = "descriptor member", "any data access", "allocated data"  # flang's tags
ELEMENT_AT, VERSION_AT, RANK_AT, BOUNDS_AT = 8, 16, 20, 24
_KIND_AT, _ATTRIBUTE_AT, _EXTRA_AT = 21, 22, 23
_ALLOCATABLE = 2
_HIGHEST_RANK = 15
_FP128 = FLOATS["fp128"]
_INTEGERS = {7: 8, 8: 16, 9: 32, 10: 64, 11: 128, 13: 16, 14: 32, 15: 64, 39: 8, 40: 8, 45: 8, 46: 16, 47: 32, 48: 64}
_REALS = {27: FLOAT, 28: DOUBLE, 29: X86_FP80, 31: _FP128, 34: FLOAT, 35: DOUBLE, 36: X86_FP80, 38: _FP128, 41: PTR}
SINGLES = tuple(code for code, real in _REALS.items() if real is FLOAT)  # real and complex


@dataclass(frozen=True)
class Descriptor:
    """(offset, type) of each member, and what lies, one behind the other, where the address leads (None: objects).

    What an allocatable variable's address leads to is a block of its own.
    """

    members: tuple[tuple[int, Type], ...]
    element: Type | None
    is_allocatable: bool
    rank: int


def descriptor_with(constants: Mapping[int, int]) -> Descriptor | None:
    """The descriptor with these constants, by their offsets; None if they do not say its rank."""
    rank = constants.get(RANK_AT, -1)
    if not 0 <= rank <= _HIGHEST_RANK:
        return None
    end = BOUNDS_AT + 24 * rank
    members = [(0, PTR), (8, I64), (VERSION_AT, I32), *((at, I8) for at in range(RANK_AT, BOUNDS_AT))]
    members += [(at, I64) for at in range(BOUNDS_AT, end, 8)]
    if constants.get(_EXTRA_AT, 0) & 1:  # of a derived type
        members += [(end, PTR), (end + 8, I64)]
    kind = constants.get(_KIND_AT)
    element = integer(_INTEGERS[kind]) if kind in _INTEGERS else _REALS.get(kind or 0)
    return Descriptor(tuple(members), element, constants.get(_ATTRIBUTE_AT) == _ALLOCATABLE, rank)
