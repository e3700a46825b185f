"""Copies of instructions and whole bodies.

A copy shares types, constants and metadata text with its original; operands, targets and phi blocks are mapped.
Its `origin` is the original's origin, or the original itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from enzyme_build.ir.instructions import Instruction, Phi, Terminator
from enzyme_build.ir.module import Block, Function
from enzyme_build.ir.types import Type
from enzyme_build.ir.values import Value


def clone_instruction(
    original: Instruction, operands: Sequence[Value], targets: Sequence[Block] = (), type_: Type | None = None
) -> Instruction:
    """A detached copy with these operands (and targets, for a terminator; blocks of a phi are left empty)."""
    made = object.__new__(type(original))
    for slot in _slots(type(original)):
        setattr(made, slot, getattr(original, slot))
    made.uses = {}
    made.parent = None
    made.records = []
    made.metadata = {k: v for k, v in original.metadata.items() if k != "DIAssignID"}  # that the records refer to
    made.origin = original.origin or original
    if type_ is not None:
        made.type = type_
    if isinstance(made, Terminator):
        made.targets = list(targets)
    if isinstance(made, Phi):
        made.blocks = []
        made.operands = []
        return made
    made.operands = list(operands)
    for index, operand in enumerate(made.operands):
        operand.add_use(made, index)
    return made


@cache
def _slots(kind: type[Instruction]) -> tuple[str, ...]:
    """What a copy shares with its original."""
    own = ("uses", "parent", "records", "metadata", "origin", "operands", "targets", "blocks")
    return tuple(slot for base in kind.__mro__ for slot in base.__dict__.get("__slots__", ()) if slot not in own)


def clone_body(
    source: Function,
    target: Function,
    values: dict[Value, Value],
    keep: Callable[[Instruction], bool] = lambda _: True,
) -> None:
    """Append a copy of every block of `source` to `target`.

    `values` maps source values to target values; it must hold the arguments and gets every block and instruction.
    """
    blocks: list[tuple[Block, Block]] = []
    for block in source.blocks:
        made = target.add_block(block.name)
        values[block] = made
        blocks.append((block, made))
    forward: list[tuple[Instruction, Instruction]] = []
    for block, made in blocks:
        for instruction in block.instructions:
            if not keep(instruction):
                continue
            operands = [] if isinstance(instruction, Phi) else instruction.operands
            targets = [_block(values, t) for t in instruction.targets] if isinstance(instruction, Terminator) else []
            copied = clone_instruction(instruction, operands, targets)
            values[instruction] = copied
            made.append(copied)
            forward.append((instruction, copied))
    for instruction, copied in forward:
        if isinstance(instruction, Phi):
            assert isinstance(copied, Phi)
            for value, block in instruction.incoming:
                copied.add_incoming(values.get(value, value), _block(values, block))
        else:
            for index, operand in enumerate(instruction.operands):
                mapped = values.get(operand)
                if mapped is not None:
                    copied.set_operand(index, mapped)


def _block(values: dict[Value, Value], block: Block) -> Block:
    mapped = values[block]
    assert isinstance(mapped, Block)
    return mapped
