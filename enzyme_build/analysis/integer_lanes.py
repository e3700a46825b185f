"""Integers beside numbers in one word: struct { float v; int n; } is passed as an i64.

A lane is an integer's if something computes with it, converts it or keeps it as an integer, and nobody takes it
for a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build.analysis.bits import bits_of
from enzyme_build.analysis.slots import Slot
from enzyme_build.ir import (
    Binary,
    Cast,
    Compare,
    Constant,
    FloatType,
    Instruction,
    IntegerType,
    Load,
    Store,
    Value,
    is_float,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.kinds import Kinds

Place = tuple[Slot, int]  # a group and the index of a lane
_ARITHMETIC = frozenset("add sub mul udiv sdiv urem srem".split())


def integer_lanes(kinds: Kinds) -> dict[Slot, set[int]]:
    """The lanes that hold integers, of each group of several lanes."""
    groups = kinds.wide_groups()
    if not groups:
        return {}
    numbers: set[Place] = set()
    integers: set[Place] = set()
    for instruction in kinds.function.instructions():
        match instruction:
            case Cast(opcode="bitcast", operands=[inner]) if is_float(instruction.type):
                numbers |= _places(kinds, groups, inner)
            case Cast(opcode="bitcast", operands=[inner]) if is_float(inner.type):
                numbers |= _places(kinds, groups, instruction)
            case Load():
                _look_behind(kinds, groups, instruction, instruction, numbers, integers)
            case Store(operands=[value, _]):
                _look_behind(kinds, groups, instruction, value, numbers, integers)
            case _ if _computes(instruction):
                for operand in instruction.operands:
                    integers |= _places(kinds, groups, operand)
            case _:
                pass
    lanes: dict[Slot, set[int]] = {}
    for group, lane in integers - numbers:
        lanes.setdefault(group, set()).add(lane)
    return lanes


def _computes(instruction: Instruction) -> bool:
    if isinstance(instruction, Cast):
        return instruction.opcode in ("sitofp", "uitofp")
    return isinstance(instruction, Compare) or (isinstance(instruction, Binary) and instruction.opcode in _ARITHMETIC)


def _places(kinds: Kinds, groups: dict[Slot, FloatType], value: Value) -> set[Place]:
    """The lanes that an integer is put together from."""
    found: set[Place] = set()
    if isinstance(value, Constant) or not bits_of(value.type):
        return found
    for piece in kinds.bits.pieces(value):
        for source in piece.sources:
            group = kinds.slots.group((source.root, ()))
            kind = groups.get(group) if group is not None else None
            if group is not None and kind is not None:
                width = kind.bits
                last = source.position + (piece.width - 1 if source.step == 1 else 0)
                found |= {(group, lane) for lane in range(source.position // width, last // width + 1)}
    return found


def _look_behind(
    kinds: Kinds,
    groups: dict[Slot, FloatType],
    access: Load | Store,
    value: Value,
    numbers: set[Place],
    integers: set[Place],
) -> None:
    """What the evidence says of the memory from which, or to which, the lanes go."""
    for group, lane in _places(kinds, groups, value):
        own = kinds.slots.group((value, ())) == group
        leaves = kinds.types.leaves_behind(access, lane * groups[group].bits // 8 if own else 0)
        if any(isinstance(leaf, FloatType) for leaf in leaves):
            numbers.add((group, lane))
        elif any(isinstance(leaf, IntegerType) for leaf in leaves):
            integers.add((group, lane))
