"""Split forward mode: the tangents in a half of their own, from what the augmented half recorded.

The tangent half is the program once more, except that nothing happens to primal memory and nobody is called: what
memory and calls gave is read from the tape, everything else is computed again.  So control takes the same way, and
tangents are made beside the values as in forward mode.  Pointers in shadow memory are as the augmented half left them.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import CallKind, Need, Reader, classify
from enzyme_build.differentiate.forward_mode import ForwardMode
from enzyme_build.differentiate.operations.allocation import move_to_grown
from enzyme_build.differentiate.operations.copies import CopyMemory
from enzyme_build.differentiate.plan import ReversePlan
from enzyme_build.differentiate.session import Derivative
from enzyme_build.differentiate.signatures import Signature, has_seed, pack, unpack
from enzyme_build.differentiate.tape import Tape
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import VOID, Alloca, Block, Call, Function, Instruction, Return, Terminator, Type, Value, zero


def returned_tangents(function: Function, signature: Signature) -> list[Type]:
    """What a tangent half returns: the primal if that is asked for, the tangent of a result that holds numbers."""
    result = function.return_type
    tangents = [result] * (signature.width if has_seed(function, signature) else 0)
    return [result, *tangents] if signature.returns_primal and result is not VOID else tangents


class TangentHalf(ForwardMode):
    """Writes the tangent half of `derivative` into its second function."""

    moves_addresses = False

    def __init__(self, plan: ReversePlan, tape: Tape, derivative: Derivative):
        assert derivative.reverse is not None
        super().__init__(plan.session, plan.facts, plan.activity, derivative.reverse, plan.signature)
        self.plan = plan
        self.tape = tape
        self.calls = plan.calls
        self.to_ask = set[Reader]()  # the augmented half did
        self._own = [need.value for need in plan.recorded if need.is_shadow and isinstance(need.value, Alloca)]
        self._refuse_what_stays()

    def _refuse_what_stays(self) -> None:
        """Shadows of stack memory are freed once, at the end."""
        if any(made.parent is not self.canonical.copy.entry for made in self._own):
            raise UnsupportedError("stack memory of active data that is made on the way has no split forward mode")
        kept = [need for need in self.plan.recorded if need.is_shadow and not isinstance(need.value, Alloca)]
        made = any(isinstance(n.value, Call) and classify(n.value) is CallKind.ALLOCATION for n in kept)
        if self.signature.keeps_tape and (made or self._own):
            raise UnsupportedError("the tangent half cannot run again (`enzyme_nofree`) with memory of its own")

    # ---- the walk ----------------------------------------------------------------------------------------
    def after_phis(self, block: Block) -> None:
        self.tape.replay_iteration(block, self.builder, self.values)

    def before_terminator(self, block: Block) -> None:
        self.tape.replay_before(block, self.builder, self.values)

    def visit_instruction(self, instruction: Instruction) -> None:
        if isinstance(instruction, Terminator):
            super().visit_instruction(instruction)
            return
        if Need(instruction, True) in self.plan.recorded:
            shadows = self._taped(Need(instruction, True))
            for lane in self.lanes.each():
                self.shadows[instruction] = unpack_lane(self, shadows, lane)
        call_plan = self.calls.get(instruction) if isinstance(instruction, Call) else None
        if self.plan.is_computed_again(instruction) and call_plan is None:
            super().visit_instruction(instruction)
            return
        self.values[instruction] = self._given(instruction)
        if isinstance(instruction, Call) and call_plan is not None and call_plan.derivative is not None:
            self._tangent_of_call(instruction, call_plan.derivative)
        else:
            self._done(instruction)

    def _given(self, instruction: Instruction) -> Value:
        """What memory or a call gave."""
        if Need(instruction) in self.plan.recorded:
            return self._taped(Need(instruction))
        return instruction if instruction.type is VOID else zero(instruction.type)  # nobody looks at it

    def _taped(self, need: Need) -> Value:
        return self.tape.read(need, self.builder, self.primal)

    def _tangent_of_call(self, call: Call, derivative: Derivative) -> None:
        assert derivative.reverse is not None
        callee = self.calls[call].callee
        arguments = self.arguments_of_call(call, derivative)
        if derivative.tape is not None:
            arguments.append(self._taped(Need(self.plan.tape_marker(call))))
        result = self.builder.call(derivative.reverse, arguments)
        assert callee is not None
        parts = unpack(self.builder, result, len(returned_tangents(callee, derivative.signature)))
        for lane in self.lanes.each() if parts else ():
            self.tangents[call] = parts[lane]

    def visited(self, instruction: Instruction) -> None:
        kind = classify(instruction) if isinstance(instruction, Call) else None
        if kind is CallKind.MEMORY:
            for _ in self.lanes.each():
                CopyMemory().move_numbers(instruction, self)
        elif kind is CallKind.ALLOCATION:
            for _ in self.lanes.each():
                move_to_grown(instruction, self)
        elif kind is not CallKind.MIRRORED:
            super().visited(instruction)

    def visit_return(self, instruction: Return) -> None:
        parts: list[Value] = []
        result = instruction.operands[0] if instruction.operands else None
        if result is not None and self.signature.returns_primal:
            parts.append(self.primal(result))
        if result is not None and has_seed(self.plan.function, self.signature):
            parts += [self.tangent_of_result(result) for _ in self.lanes.each()]
        for made in self._own:
            for _ in self.lanes.each():
                rules.release(self.builder, self.shadow(made))
        self.tape.free(self.builder)
        self.builder.ret(pack(self.builder, parts))


def unpack_lane(half: TangentHalf, shadows: Value, lane: int) -> Value:
    """The shadow of one lane."""
    return half.builder.extract_value(shadows, lane) if half.lanes.width > 1 else shadows
