"""Pointers that lead to objects of different structs: ways through a function that exclude each other say so.

    switch (shape->kind) {
    case DISC: return area_of_disc(shape->data);   // struct disc *
    case RING: return area_of_ring(shape->data);   // struct ring *
    }

One activation takes one of the ways, as one call through a pointer is one of those that it may be.  What lies behind
the pointer is one struct or the other.  Uses that may follow each other are of one object, whatever they take it for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import NamedTuple

from enzyme_build.analysis.calls import CallKind, called_function, classify
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.record_types import Record, differ, record_accessed
from enzyme_build.ir import Alloca, Block, Call, Constant, Function, GetElementPtr, Load, Store, Value, is_pointer

_MOST_USES = 128  # of one pointer, that are compared
Records = tuple[Record, ...]
Formal = Callable[[Function, int], Records]  # what a function takes an argument for


class _Use(NamedTuple):
    records: Records
    block: Block


def exclusive_records(body: Function, formal: Formal) -> dict[Value, list[Records]]:
    """The pointers for which there are such ways, and what each of them leads to."""
    flow: _ForwardFlow | None = None
    found: dict[Value, list[Records]] = {}
    for base, uses in _uses_of_pointers(body, formal).items():
        unlike = [pair for pair in combinations(uses, 2) if _differ(*pair)] if 1 < len(uses) <= _MOST_USES else []
        if unlike:
            flow = flow or _ForwardFlow(body)
            groups = _groups(unlike, flow)
            if len(groups) > 1:
                found[base] = groups
    return found


def records_accessed(base: Value) -> Records:
    """What accesses name at known distances from a pointer."""
    found: dict[Record, None] = {}
    work = [base]
    while work:
        for user in work.pop().users:
            if isinstance(user, GetElementPtr):
                work.append(user)
            elif isinstance(user, (Load, Store)) and (seen := record_accessed(user)) is not None:
                address = address_of(user.pointer)
                if address.base is base and not address.terms:
                    found[Record(seen[0], address.offset - seen[1])] = None
    return tuple(found)


def _uses_of_pointers(body: Function, formal: Formal) -> dict[Value, dict[_Use, None]]:
    found: dict[Value, dict[_Use, None]] = {}
    for instruction in body.instructions():
        taken: Iterable[tuple[Value, Records]] = ()
        if isinstance(instruction, (Load, Store)) and (seen := record_accessed(instruction)) is not None:
            taken = [(instruction.pointer, (Record(seen[0], -seen[1]),))]
        elif isinstance(instruction, Call) and classify(instruction) is CallKind.DEFINED:
            callee = called_function(instruction)
            pointers = [(i, a) for i, a in enumerate(instruction.arguments) if is_pointer(a.type)]
            taken = [(a, formal(callee, i)) for i, a in pointers] if callee is not None else ()
        for pointer, records in taken:
            address = address_of(pointer)
            if records and not address.terms and not _is_known_object(address.base):
                here = tuple(record.seen_from(-address.offset, 0) for record in records)
                found.setdefault(address.base, {})[_Use(here, instruction.block)] = None
    return found


def _is_known_object(base: Value) -> bool:
    is_new = isinstance(base, Call) and classify(base) is CallKind.ALLOCATION
    return is_new or isinstance(base, (Alloca, Constant))


def _differ(left: _Use, right: _Use) -> bool:
    return any(differ(a, b) for a in left.records for b in right.records)


def _groups(unlike: list[tuple[_Use, _Use]], flow: _ForwardFlow) -> list[Records]:
    """The records of uses that are of one object, for each such object."""
    group = {use: {use: None} for pair in unlike for use in pair}
    for left, right in combinations(list(group), 2):
        is_one = set(left.records) & set(right.records) or (
            _differ(left, right) and not flow.exclude(left.block, right.block)
        )
        if is_one and group[left] is not group[right]:
            group[left].update(group[right])
            for use in group[right]:
                group[use] = group[left]
    each = {id(uses): uses for uses in group.values()}
    return [tuple(dict.fromkeys(r for use in uses for r in use.records)) for uses in each.values()]


class _ForwardFlow:
    """Which blocks control may reach from others, each iteration of a loop by itself."""

    def __init__(self, body: Function):
        flow = ControlFlow(body)
        self._position = flow.position
        self._reach: dict[Block, int] = {}
        for block in reversed(flow.order):
            here = flow.position[block]
            later = [s for s in block.successors if flow.position[s] > here]
            mask = 0
            for successor in later:
                mask |= 1 << flow.position[successor] | self._reach[successor]
            self._reach[block] = mask

    def exclude(self, left: Block, right: Block) -> bool:
        if left is right or left not in self._reach or right not in self._reach:
            return False
        return not (self._reach[left] >> self._position[right] | self._reach[right] >> self._position[left]) & 1
