"""Mathematical functions, by their rows; and instructions that only hand numbers on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import Need
from enzyme_build.differentiate.adjoint_types import adjoint_type, scrambled
from enzyme_build.differentiate.operations.base import Operation
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import Instruction, Select, Value, zero

if TYPE_CHECKING:
    from enzyme_build.differentiate.forward_mode import ForwardMode
    from enzyme_build.differentiate.plan import ReversePlan
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep


class ScalarFunction(Operation):
    """y = φ(x…) with a row in `rules`."""

    def _applied(self, instruction: Instruction) -> rules.AppliedRule:
        applied = rules.scalar_rule(instruction)
        assert applied is not None
        return applied

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        applied = self._applied(instruction)
        for index, operand in enumerate(applied.operands):
            if applied.rule.differentiable[index] and plan.activity.is_active(operand):
                for leaf in applied.reads(index):
                    yield Need(applied.value_of(leaf))

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        applied = self._applied(instruction)
        seed = sweep.take(instruction)
        contributions: list[tuple[Value, Value | None]] = []
        for index, operand in enumerate(applied.operands):
            if applied.rule.differentiable[index] and sweep.activity.is_active(operand):
                value = rules.emit_adjoint(
                    sweep.builder,
                    applied,
                    index,
                    seed,
                    lambda leaf: sweep.primal(applied.value_of(leaf)),
                    sweep.plan.signature.strong_zero,
                    sweep.plan.unchosen.may_meet_infinity(applied, index),
                )
                contributions.append((operand, value))
        for operand, value in contributions:
            sweep.add(operand, value)

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        if not sweep.activity.is_active(instruction):
            return None
        applied = self._applied(instruction)
        tangents = [
            sweep.tangent(operand) if applied.rule.differentiable[index] else None
            for index, operand in enumerate(applied.operands)
        ]
        return rules.emit_tangent(
            sweep.builder,
            applied,
            tangents,
            lambda leaf: sweep.primal(applied.value_of(leaf)),
            sweep.signature.strong_zero,
        )


class HandOver(Operation):
    """freeze, and bitcasts between a number and its bits: the adjoint is handed over as it is."""

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        return ()

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        source = instruction.operands[0]
        adjoint = sweep.take(instruction)
        if sweep.activity.is_active(source):
            sweep.add(source, sweep.builder.cast("bitcast", adjoint, source.type))

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        tangent = sweep.tangent(instruction.operands[0])
        if tangent is None or not sweep.activity.is_active(instruction):  # (a byte may have one: see `piece_looks`)
            return None
        return sweep.builder.cast("bitcast", tangent, adjoint_type(instruction, sweep.types))


class Conversion(Operation):
    """An integer that becomes a number of that value: active only if it varies with a number's bits (see `lanes`)."""

    def refusal(self, instruction: Instruction) -> UnsupportedError:
        return scrambled(instruction)


class Selection(Operation):
    """select: the adjoint goes to the value that was chosen."""

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        yield Need(instruction.operands[0])

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, Select)
        condition, yes, no = instruction.operands
        adjoint = sweep.take(instruction)
        nothing = zero(adjoint.type)
        here = sweep.primal(condition)
        if sweep.activity.is_active(yes):
            sweep.add(yes, sweep.builder.select(here, adjoint, nothing))
        if sweep.activity.is_active(no):
            sweep.add(no, sweep.builder.select(here, nothing, adjoint))

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        if not sweep.activity.is_active(instruction):
            return None
        condition, yes, no = instruction.operands
        return sweep.builder.select(
            sweep.primal(condition), sweep.tangent_or_zero(yes, instruction), sweep.tangent_or_zero(no, instruction)
        )
