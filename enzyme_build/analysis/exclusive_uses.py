"""Pointers that lead to objects of different structs: ways through a function that exclude each other say so.

    switch (shape->kind) {
    case DISC: return area_of_disc(shape->data);   // struct disc *
    case RING: return area_of_ring(shape->data);   // struct ring *
    }

One activation takes one of the ways.  What lies behind the pointer is one struct or the other.  So it is with a call
through a pointer, which is one of those that it may be, even where there are several such calls one after the other:
a method that does not belong to the object is not called.  Other uses that may follow each other are of one object,
whatever they take it for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import NamedTuple

from enzyme_build.analysis.calls import CallKind, called_function, classify
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.record_types import Record, differ, record_accessed, record_of_object
from enzyme_build.ir import (
    Alloca,
    Argument,
    Block,
    Call,
    Constant,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Store,
    Value,
    is_pointer,
)

_MOST_USES = 128  # of one pointer, that are compared
Records = tuple[Record, ...]
Formal = Callable[[Call, int], Records]  # what the function that is called takes an argument for


class _Use(NamedTuple):
    """`is_choice`: by one of the functions that a call through a pointer may reach."""

    records: Records
    block: Block
    is_choice: bool = False


def exclusive_records(body: Function, formal: Formal) -> dict[Value, list[Records]]:
    """The pointers for which there are such ways, and what each of them leads to."""
    flow: ControlFlow | None = None
    found: dict[Value, list[Records]] = {}
    for base, uses in _uses_of_pointers(body, formal).items():
        unlike = [pair for pair in combinations(uses, 2) if _differ(*pair)] if 1 < len(uses) <= _MOST_USES else []
        if unlike:
            flow = flow or ControlFlow(body)
            groups = _groups(unlike, flow)
            if len(groups) > 1:
                found[base] = groups
    return found


def records_taken(function: Function, argument: Value) -> Records:
    """What accesses in its body name behind an argument of a function, and what it is as the object of a method."""
    object_ = record_of_object(function)
    is_object = object_ is not None and isinstance(argument, Argument) and argument.index == object_[0].index
    return (*records_accessed(argument), *([object_[1]] if object_ is not None and is_object else []))


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
    chosen = choices_by_name(body)
    for instruction in body.instructions():
        taken: Iterable[tuple[Value, Records]] = ()
        if isinstance(instruction, (Load, Store)) and (seen := record_accessed(instruction)) is not None:
            taken = [(instruction.pointer, (Record(seen[0], -seen[1]),))]
        elif isinstance(instruction, Call) and classify(instruction) is CallKind.DEFINED:
            pointers = [(i, a) for i, a in enumerate(instruction.arguments) if is_pointer(a.type)]
            taken = [(a, formal(instruction, i)) for i, a in pointers]
        for pointer, records in taken:
            address = address_of(pointer)
            if records and not address.terms and not _is_known_object(address.base):
                here = tuple(record.seen_from(-address.offset, 0) for record in records)
                use = _Use(here, instruction.block, instruction in chosen)
                found.setdefault(address.base, {})[use] = None
    return found


def choices_by_name(body: Function) -> set[Instruction]:
    """The calls that calls through pointers have become (see `differentiate.dispatch`)."""
    callees: dict[Instruction, dict[Function, Call]] = {}
    for call in body.instructions():
        callee = called_function(call) if isinstance(call, Call) else None
        if callee is not None and isinstance(call, Call) and call.origin is not None:
            callees.setdefault(call.origin, {})[callee] = call
    return {call for calls in callees.values() if len(calls) > 1 for call in calls.values()}


def _is_known_object(base: Value) -> bool:
    is_new = isinstance(base, Call) and classify(base) is CallKind.ALLOCATION
    return is_new or isinstance(base, (Alloca, Constant))


def _differ(left: _Use, right: _Use) -> bool:
    return any(differ(a, b) for a in left.records for b in right.records)


def _groups(unlike: list[tuple[_Use, _Use]], flow: ControlFlow) -> list[Records]:
    """The records of objects that differ from each other, each of uses that are of one object."""
    group = {use.records: {use.records: None} for pair in unlike for use in pair}
    for left, right in unlike:
        is_one = not (left.is_choice or right.is_choice) and not flow.exclude(left.block, right.block)
        if is_one and group[left.records] is not group[right.records]:
            group[left.records].update(group[right.records])
            for records in group[right.records]:
                group[records] = group[left.records]
    objects = [tuple(dict.fromkeys(r for records in one for r in records)) for one in _distinct(group.values())]
    found: list[Records] = []
    for records in sorted(objects, key=_extent, reverse=True):  # (what is named least may be of any of them)
        if all(any(differ(a, b) for a in records for b in other) for other in found):
            found.append(records)
    return found


def _distinct(groups: Iterable[dict[Records, None]]) -> Iterable[dict[Records, None]]:
    return {id(group): group for group in groups}.values()


def _extent(records: Records) -> int:
    return max(record.offset + record.type.leaves[-1][0] for record in records)
