"""Claims about memory, seen from the pointers that their addresses are computed from."""

from __future__ import annotations

from typing import NamedTuple

from enzyme_build.analysis.claims import Claim
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.pointer_walks import Walk
from enzyme_build.analysis.record_types import RecordType
from enzyme_build.ir import Type, Value

Terms = tuple[tuple[Value, int], ...]


class Claimed(NamedTuple):
    """A claim about what lies at an address: base + offset + terms."""

    base: Value
    offset: int
    terms: Terms
    strides: tuple[int, ...]
    leaf: Type
    declared: bool
    stored: bool
    sure: bool
    record: RecordType | None = None  # of which it is a member, and where in it
    member: int = 0
    walk: tuple[int, ...] = ()  # the steps of a pointer that walks there from the base
    ahead: bool = False  # no index is negative


def claimed(claim: Claim, accessed: tuple[RecordType, int] | None = None, walk: Walk | None = None) -> Claimed:
    """The claim, from where its address (of a pointer that walks: the walk) begins."""
    at = address_of(claim.pointer)
    base, start, steps = walk or (at.base, 0, ())
    record, member = accessed or (None, 0)
    leaf = claim.strides, claim.leaf, claim.declared, claim.stored, claim.sure
    ahead = at.ahead and not walk
    return Claimed(base, start + at.offset + claim.offset, at.terms, *leaf, record, member + claim.offset, steps, ahead)
