"""Members of structs, arrays and vectors: a linear selection, whose adjoint puts things back where they came from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_build.analysis import Need
from enzyme_build.differentiate.operations.base import Operation
from enzyme_build.ir import (
    ConstantInt,
    ExtractElement,
    ExtractValue,
    InsertElement,
    InsertValue,
    Instruction,
    ShuffleVector,
    Value,
    VectorType,
    clone_instruction,
    i32,
    is_pointer,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.forward_mode import ForwardMode
    from enzyme_build.differentiate.plan import ReversePlan
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep


class Linear(Operation):
    """The tangent is the same instruction on tangents; subclasses say what the adjoint is."""

    linear_operands: tuple[int, ...] = (0,)

    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        return plan.activity.is_active(instruction) and not is_pointer(instruction.type)

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        for index, operand in enumerate(instruction.operands):
            if index not in self.linear_operands and not isinstance(operand, ConstantInt):
                yield Need(operand)

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        if not sweep.activity.is_active(instruction) or is_pointer(instruction.type):
            return None
        operands = [
            sweep.tangent_or_zero(o) if i in self.linear_operands else sweep.primal(o)
            for i, o in enumerate(instruction.operands)
        ]
        made = clone_instruction(instruction, operands)
        made.metadata = {}
        return sweep.builder.insert(made)


class ExtractMember(Linear):
    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, ExtractValue)
        whole = instruction.operands[0]
        adjoint = sweep.builder.insert_value(zero(whole.type), sweep.take(instruction), instruction.path)
        sweep.add(whole, adjoint)


class InsertMember(Linear):
    linear_operands = (0, 1)

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, InsertValue)
        whole, part = instruction.operands
        adjoint = sweep.take(instruction)
        if sweep.activity.is_active(part) and not is_pointer(part.type):
            sweep.add(part, sweep.builder.extract_value(adjoint, instruction.path))
        if sweep.activity.is_active(whole):
            sweep.add(whole, sweep.builder.insert_value(adjoint, zero(part.type), instruction.path))

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        assert isinstance(instruction, InsertValue)
        whole, part = instruction.operands
        if sweep.activity.is_active(instruction) and (is_pointer(part.type) or part not in sweep.tangents):
            nothing = zero(part.type)
            return sweep.builder.insert_value(sweep.tangent_or_zero(whole), nothing, instruction.path)
        return super().tangent(instruction, sweep)


class ExtractLane(Linear):
    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        whole, index = instruction.operands
        adjoint = sweep.take(instruction)
        lane = sweep.primal(index)
        sweep.add(whole, sweep.builder.insert(InsertElement(zero(whole.type), adjoint, lane)))


class InsertLane(Linear):
    linear_operands = (0, 1)

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        whole, part, index = instruction.operands
        adjoint = sweep.take(instruction)
        lane = sweep.primal(index)
        if sweep.activity.is_active(part):
            sweep.add(part, sweep.builder.insert(ExtractElement(adjoint, lane, part.type)))
        if sweep.activity.is_active(whole):
            sweep.add(whole, sweep.builder.insert(InsertElement(adjoint, zero(part.type), lane)))


class Shuffle(Linear):
    linear_operands = (0, 1)

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, ShuffleVector)
        adjoint = sweep.take(instruction)
        source = instruction.operands[0]
        assert isinstance(source.type, VectorType)
        width = source.type.count
        totals: list[Value | None] = [None, None]
        for lane, chosen in enumerate(instruction.mask):
            if chosen is None:
                continue
            side = int(chosen >= width)
            if sweep.activity.is_active(instruction.operands[side]):
                totals[side] = self._add_lane(sweep, totals[side], adjoint, lane, chosen % width, source)
        for side, total in enumerate(totals):
            sweep.add(instruction.operands[side], total)

    def _add_lane(
        self, sweep: ReverseSweep, total: Value | None, adjoint: Value, lane: int, chosen: int, source: Value
    ) -> Value:
        assert isinstance(source.type, VectorType)
        element = source.type.element
        value: Value = sweep.builder.insert(ExtractElement(adjoint, i32(lane), element))
        if total is None:
            total = zero(source.type)
        else:
            before = sweep.builder.insert(ExtractElement(total, i32(chosen), element))
            value = sweep.builder.sum(before, value)
        return sweep.builder.insert(InsertElement(total, value, i32(chosen)))
