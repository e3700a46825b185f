"""Blocks that hold numbers of one kind alone, as a function sees them: what is copied from or to them is such numbers.

The other end of such a copy may be a part of a larger block, of which somebody has carved arrays of other numbers, of
addresses and of integers, too, at offsets that nothing shows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, called_function, callee_name, classify
from enzyme_build.analysis.copied_runs import counted_elements, run_at
from enzyme_build.analysis.overlays import Sighting
from enzyme_build.analysis.type_trees import uniform_leaf
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    Call,
    ConstantInt,
    FloatType,
    Instruction,
    PointerType,
    Store,
    Value,
    holds_float,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.memory_objects import Objects
    from enzyme_build.analysis.type_inference import TypeInference

_HARMLESS = (CallKind.SCALAR, CallKind.ALLOCATION, CallKind.DEALLOCATION, CallKind.MEMORY)


def number_in_copy(
    types: TypeInference,
    pointers: Collection[Value],
    size: int | None,
    instruction: Instruction,
    sightings: Iterable[Sighting],
) -> FloatType | None:
    """The kind of number that a copy moves, where one of its ends holds no other and the memory of both does."""
    if not isinstance(instruction, Call) or classify(instruction) is not CallKind.MEMORY:
        return None
    sightings = list(sightings)
    if len({seen.leaf for seen in sightings}) < 2:
        return None
    if size is not None and _has_address(types, pointers, size, sightings):
        return None
    if size is None and (kind := _kind_of_elements(types, pointers, instruction)) is not None:
        return kind
    kinds = {kind for pointer in pointers if (kind := _kind_of_block(types, pointer)) is not None}
    return kinds.pop() if len(kinds) == 1 else None


def _has_address(types: TypeInference, pointers: Collection[Value], size: int, sightings: list[Sighting]) -> bool:
    """Is an address known to lie exactly in these bytes?"""
    here = (seen for seen in sightings if isinstance(seen.leaf, PointerType) and not seen.step)
    is_seen = any(0 <= seen.offset < size for seen in here)
    return is_seen or types.across.shapes.keeps_address_in(types.primal, pointers, size)


def _kind_of_elements(types: TypeInference, pointers: Iterable[Value], call: Call) -> FloatType | None:
    """The number that the length of a copy counts, of which arrays begin where it does."""
    rule = rules.memory_rule(callee_name(call))
    width = counted_elements(call.arguments[rule.length]) if rule is not None else 0
    places = (place for _, place in types.across.shapes.everywhere(types.primal, pointers))
    seen = [run_at(place, width, types.layout) for place in places] if width else []
    kinds = {kind for kind, _ in seen if kind is not None}
    return kinds.pop() if len(kinds) == 1 and all(may_be for _, may_be in seen) else None


def _kind_of_block(types: TypeInference, pointer: Value) -> FloatType | None:
    """The number in a block that this activation made, or that comes from unseen code, if all that look into it see
    this one, and nobody puts anything else there."""
    made = types.objects.of(pointer)
    if made not in types.number_blocks:
        types.number_blocks[made] = _kind_in(types, made)
    return types.number_blocks[made]


def _kind_in(types: TypeInference, made: Objects) -> FloatType | None:
    kinds = {uniform_leaf(types.evidence.get(o, ())) for o in made}
    kind = kinds.pop() if len(kinds) == 1 else None
    is_given = types.is_entry and all(o.kind == "argument" and not o.is_deep for o in made)
    if not (isinstance(kind, FloatType) and kind in (FLOAT, DOUBLE)) or not (is_given or all(o.is_local for o in made)):
        return None
    instructions = types.function.instructions()
    if _is_passed_through(types, made) or any(_may_put_others(types, i, made, kind) for i in instructions):
        return None
    return kind


def _is_passed_through(types: TypeInference, made: Objects) -> bool:
    """Is the block filled from other memory and copied on?"""
    filled = taken = False
    for call in types.function.instructions():
        rule = rules.memory_rule(callee_name(call)) if isinstance(call, Call) else None
        if isinstance(call, Call) and rule is not None and rule.source is not None:
            filled |= bool(types.objects.of(call.arguments[rule.destination]) & made)
            taken |= bool(types.objects.of(call.arguments[rule.source]) & made)
    return filled and taken


def _may_put_others(types: TypeInference, instruction: Instruction, made: Objects, kind: FloatType) -> bool:
    match instruction:
        case Store(value=value, pointer=pointer):
            is_number = isinstance(types.kind_of(value), FloatType) or holds_float(value.type)
            return not is_number and not isinstance(value, ConstantInt) and bool(types.objects.of(pointer) & made)
        case Call() if classify(instruction) not in _HARMLESS:
            return any(_callee_may(types, instruction, k, made, kind) for k in range(len(instruction.arguments)))
        case _:
            return False


def _callee_may(types: TypeInference, call: Call, index: int, made: Objects, kind: FloatType) -> bool:
    """May the callee, and whom it calls, use what one argument points to for anything but such numbers?

    What they look at behind it is among the evidence.
    """
    callee = called_function(call) if classify(call) is CallKind.DEFINED else None
    if not types.objects.of(call.arguments[index]) & made:
        return callee is None and bool(types.objects.behind(call.arguments[index]) & made)
    if callee is None or index >= len(callee.arguments):
        return True
    shapes = types.across.shapes
    here = shapes.places(callee, [types.across.body(callee).arguments[index]])
    return any(seen.leaf is not kind for seen in shapes.sightings_of(here, None))
