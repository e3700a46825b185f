"""Calls of functions with a body: the augmented half in the forward sweep, the reverse half in the reverse sweep."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_build.analysis import Need
from enzyme_build.differentiate.calls import CallPlan
from enzyme_build.differentiate.operations.base import Operation
from enzyme_build.differentiate.signatures import has_seed, unpack
from enzyme_build.ir import Call, Instruction, Poison, Value

if TYPE_CHECKING:
    from enzyme_build.differentiate.forward_mode import ForwardMode
    from enzyme_build.differentiate.plan import ReversePlan
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep


class OrdinaryCall(Operation):
    handles_lanes = True

    def _plan(self, instruction: Instruction, plan: ReversePlan) -> CallPlan:
        assert isinstance(instruction, Call)
        return plan.calls[instruction]

    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        return self._plan(instruction, plan).is_active

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        assert isinstance(instruction, Call)
        derivative = self._plan(instruction, plan).derivative
        assert derivative is not None
        for index, (argument, kind) in enumerate(zip(instruction.arguments, derivative.signature.arguments)):
            if derivative.reads_primal[index]:
                yield Need(argument)
            if kind == "dup":
                yield Need(argument, plan.activity.needs_shadow(argument))
        if derivative.tape is not None:
            yield Need(plan.tape_marker(instruction))

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, Call)
        call_plan = self._plan(instruction, sweep.plan)
        derivative, callee = call_plan.derivative, call_plan.callee
        assert derivative is not None and callee is not None and derivative.reverse is not None
        arguments: list[Value] = []
        for index, (argument, kind) in enumerate(zip(instruction.arguments, derivative.signature.arguments)):
            arguments.append(sweep.primal(argument) if derivative.reads_primal[index] else Poison(argument.type))
            if kind == "dup":
                arguments += [sweep.shadow(argument) for _ in sweep.each_lane()]
        if has_seed(callee, derivative.signature):
            arguments += [sweep.take(instruction) for _ in sweep.each_lane()]
        if derivative.tape is not None:
            arguments.append(sweep.primal(sweep.plan.tape_marker(instruction)))
        if derivative.takes_stack:
            arguments.append(sweep.tape.stack)
        outs = [a for a, kind in zip(instruction.arguments, derivative.signature.arguments) if kind == "out"]
        result = sweep.builder.call(derivative.reverse, arguments)
        adjoints = iter(unpack(sweep.builder, result, len(outs) * sweep.lanes.width))
        for argument in outs:
            for _ in sweep.each_lane():
                sweep.add(argument, next(adjoints))

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        return sweep.tangents.get(instruction)
