"""Blocks that a function makes for itself and uses for floats alone: what is copied from or to them is floats.

The other end of such a copy may be a part of a larger block, of which somebody has carved arrays of addresses and
integers, too, at offsets that nothing shows.  A double may be told from an address there (see `WORD`), a float may not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, called_function, callee_name, classify
from enzyme_build.analysis.overlays import Sighting
from enzyme_build.analysis.type_trees import uniform_leaf
from enzyme_build.ir import FLOAT, Call, ConstantInt, FloatType, Instruction, Store, Value, holds_float

if TYPE_CHECKING:
    from enzyme_build.analysis.memory_objects import Objects
    from enzyme_build.analysis.type_inference import TypeInference

_HARMLESS = (CallKind.SCALAR, CallKind.ALLOCATION, CallKind.DEALLOCATION, CallKind.MEMORY)


def sightings_in_copy(
    types: TypeInference, pointers: Iterable[Value], instruction: Instruction, sightings: list[Sighting]
) -> list[Sighting]:
    """What was seen at the ends of a copy, without the addresses beside a block of floats."""
    is_copy = isinstance(instruction, Call) and classify(instruction) is CallKind.MEMORY
    if not is_copy or all(isinstance(seen.leaf, FloatType) for seen in sightings):
        return sightings
    if not any(_is_block_of_floats(types, pointer) for pointer in pointers):
        return sightings
    return [seen for seen in sightings if isinstance(seen.leaf, FloatType)]


def _is_block_of_floats(types: TypeInference, pointer: Value) -> bool:
    """This activation made it, all that look into it see floats, and nobody puts anything else there."""
    made = types.objects.of(pointer)
    if not types.objects.is_own(pointer) or any(uniform_leaf(types.evidence.get(o, ())) is not FLOAT for o in made):
        return False
    return not _is_passed_through(types, made) and not any(
        _may_put_address(types, instruction, made) for instruction in types.function.instructions()
    )


def _is_passed_through(types: TypeInference, made: Objects) -> bool:
    """Is the block filled from other memory and copied on?"""
    filled = taken = False
    for call in types.function.instructions():
        rule = rules.memory_rule(callee_name(call)) if isinstance(call, Call) else None
        if isinstance(call, Call) and rule is not None and rule.source is not None:
            filled |= bool(types.objects.of(call.arguments[rule.destination]) & made)
            taken |= bool(types.objects.of(call.arguments[rule.source]) & made)
    return filled and taken


def _may_put_address(types: TypeInference, instruction: Instruction, made: Objects) -> bool:
    match instruction:
        case Store(value=value, pointer=pointer):
            is_number = isinstance(types.kind_of(value), FloatType) or holds_float(value.type)
            return not is_number and not isinstance(value, ConstantInt) and bool(types.objects.of(pointer) & made)
        case Call() if classify(instruction) not in _HARMLESS:
            return any(_callee_may(types, instruction, index, made) for index in range(len(instruction.arguments)))
        case _:
            return False


def _callee_may(types: TypeInference, call: Call, index: int, made: Objects) -> bool:
    """May the callee, and whom it calls, use what one argument points to for anything but floats?

    What they look at behind it is among the evidence.
    """
    callee = called_function(call) if classify(call) is CallKind.DEFINED else None
    if not types.objects.of(call.arguments[index]) & made:
        return callee is None and bool(types.objects.behind(call.arguments[index]) & made)
    if callee is None or index >= len(callee.arguments):
        return True
    shapes = types.across.shapes
    here = shapes.places(callee, [types.across.body(callee).arguments[index]])
    return any(seen.leaf is not FLOAT for seen in shapes.sightings_of(here, None))
