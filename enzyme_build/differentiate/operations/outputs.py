"""Functions that return one result and write others through pointers (sincos, modf, frexp, ...).

The adjoint of each result, returned or in memory, times its partials, goes to the inputs; memory's adjoint is then
zero, because it was overwritten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import Need
from enzyme_build.differentiate.operations.base import Operation, shadow_needs
from enzyme_build.ir import Call, Instruction, Value, zero

if TYPE_CHECKING:
    from enzyme_build.differentiate.forward_mode import ForwardMode
    from enzyme_build.differentiate.plan import ReversePlan
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep


def _applied(instruction: Instruction) -> rules.AppliedOutputs:
    assert isinstance(instruction, Call)
    applied = rules.outputs_rule(instruction)
    assert applied is not None
    return applied


class SeveralResults(Operation):
    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        assert isinstance(instruction, Call)
        in_memory = any(
            plan.activity.has_active_memory(instruction.arguments[index])
            for index, _ in _applied(instruction).pointer_leaves(instruction)
        )
        return in_memory or plan.activity.is_active(instruction)

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        assert isinstance(instruction, Call)
        for output in _applied(instruction).outputs:
            if output.applied is None:
                continue
            if output.argument is not None and plan.activity.has_active_memory(instruction.arguments[output.argument]):
                yield from shadow_needs(instruction.arguments[output.argument], plan)
            for index, operand in enumerate(output.applied.operands):
                if plan.activity.is_active(operand):
                    yield from (Need(output.applied.value_of(leaf)) for leaf in output.applied.reads(index))

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, Call)
        returned = sweep.take(instruction) if sweep.activity.is_active(instruction) else None
        for output in _applied(instruction).outputs:
            applied = output.applied
            if applied is None:
                continue
            seed = returned if output.argument is None else self._take_memory(instruction, output, sweep)
            if seed is None:
                continue
            for index, operand in enumerate(applied.operands):
                if sweep.activity.is_active(operand):
                    leaf = _leaf_reader(applied, sweep.primal)
                    strong = sweep.plan.signature.strong_zero
                    sweep.add(operand, rules.emit_adjoint(sweep.builder, applied, index, seed, leaf, strong))

    def _take_memory(self, call: Call, output: rules.AppliedOutput, sweep: ReverseSweep) -> Value | None:
        assert output.argument is not None
        pointer = call.arguments[output.argument]
        if not sweep.activity.has_active_memory(pointer):
            return None
        address = sweep.shadow_address(pointer, reading=output.type)
        seed = sweep.builder.load(output.type, address)
        sweep.builder.store(zero(output.type), address)
        return seed

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        assert isinstance(instruction, Call)
        result: Value | None = None
        for output in _applied(instruction).outputs:
            applied = output.applied
            if applied is None:
                continue
            tangents = [sweep.tangent(operand) for operand in applied.operands]
            leaf, strong = _leaf_reader(applied, sweep.primal), sweep.signature.strong_zero
            made = rules.emit_tangent(sweep.builder, applied, tangents, leaf, strong)
            if output.argument is None:
                result = made
            elif sweep.activity.has_active_memory(instruction.arguments[output.argument]):
                address = sweep.shadow_address(instruction.arguments[output.argument])
                sweep.builder.store(made if made is not None else zero(output.type), address)
        return result


def _leaf_reader(applied: rules.AppliedRule, primal: Callable[[Value], Value]) -> rules.LeafValue:
    return lambda leaf: primal(applied.value_of(leaf))
