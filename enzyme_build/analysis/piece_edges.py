"""How activity goes the ways of single bytes (see `PieceMoves`) through a function.

A byte has no adjoint, and is not active: in the graph of what varies and what counts another node stands for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from enzyme_build.analysis.activity_nodes import Node, Piece
from enzyme_build.analysis.calls import body_called
from enzyme_build.analysis.memory_objects import Objects
from enzyme_build.ir import Call, Function, Instruction, Load, Return, Store, Value, is_float

if TYPE_CHECKING:
    from enzyme_build.analysis.piece_moves import PieceMoves

Edges = tuple[Iterable[Node], Iterable[Node]]


class PieceEdges:
    """`memory`: what a pointer of the function leads to."""

    def __init__(self, moves: PieceMoves, memory: Callable[[Value], Objects]):
        self._moves = moves
        self._memory = memory
        self._nodes: dict[Value, Piece] = {}

    def of(self, values: Iterable[Value]) -> list[Piece]:
        """The nodes for those of the values that are such bytes."""
        found = [value for value in values if value in self._moves.values]
        return [self._nodes.setdefault(value, Piece(value)) for value in found]

    def at(self, instruction: Instruction) -> Iterator[Edges]:
        """From where to where a byte goes by an instruction; calls of functions by their bodies are not looked at."""
        if instruction not in self._moves.values:
            return
        decided_by = self._moves.deciding.get(instruction, ())
        match instruction:
            case Load():
                yield [*self._memory(instruction.pointer), *self.of([instruction.pointer])], self.of([instruction])
            case Store():
                yield self.of([instruction.value, *decided_by]), self._memory(instruction.pointer)
            case Call() if body_called(instruction) is not None:
                return
            case _:
                made = [instruction] if is_float(instruction.type) else self.of([instruction])
                yield self.of([*instruction.operands, *decided_by]), made

    def returned(self, function: Function) -> list[Piece]:
        """The nodes for what a function returns."""
        ends = (block.terminator for block in function.blocks)
        return [node for end in ends if isinstance(end, Return) for node in self.of(end.operands)]
