"""Barriers of a device's threads: what they part in one direction they part in the other one, too.

Behind some of them the reverse sweep fills shared memory again (see `analysis.refills`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import Need, Refill, callee_name
from enzyme_build.differentiate.operations.base import NoDerivative
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import Call, Constant, Fence, Instruction, Value, clone_instruction

if TYPE_CHECKING:
    from enzyme_build.differentiate.plan import ReversePlan
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep


class Barrier(NoDerivative):
    """wait: the reverse sweep waits there as well."""

    handles_lanes = True

    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        return True

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        assert isinstance(instruction, Call)
        name = callee_name(instruction)
        if not rules.is_plain_barrier(name):
            raise UnsupportedError(
                f"the barrier `{name}` cannot be gone through backwards", help="part threads by __syncthreads()"
            )
        refills = self._refills(instruction, plan)
        again = [i for refill in refills for i in (*refill.writes, refill.before)]
        values = [*instruction.arguments, *(value for each in again for value in _values(each))]
        return [Need(value) for value in values if not isinstance(value, Constant)]

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, Call)
        arguments = [sweep.primal(argument) for argument in instruction.arguments]
        sweep.builder.call(instruction.callee, arguments, instruction.function_type)
        refills = self._refills(instruction, sweep.plan)
        waits = dict.fromkeys(refill.before for refill in refills)
        for again in (*(write for refill in refills for write in refill.writes), *waits):
            operands = [sweep.primal(value) for value in _values(again)]
            callee = again.operands[-1:] if isinstance(again, Call) else []
            sweep.builder.insert(clone_instruction(again, [*operands, *callee]))

    def _refills(self, barrier: Call, plan: ReversePlan) -> list[Refill]:
        return [] if plan.split else plan.overwrites.refills.behind(barrier)


class FenceOfDevice(NoDerivative):
    """Blocks that go on from what other blocks wrote would have to be waited for in the other direction."""

    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        return plan.session.module.is_for_device and not _is_of_block(instruction)

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        raise UnsupportedError(
            "blocks that go on from what other blocks have written (__threadfence) cannot be gone through backwards",
            help="let a second kernel go on from there, or use forward mode",
        )


def _is_of_block(instruction: Instruction) -> bool:
    """A fence among the threads of one block or warp."""
    scopes = ("block", "workgroup", "wavefront", "singlethread")
    return isinstance(instruction, Fence) and any(f'syncscope("{scope}' in instruction.suffix for scope in scopes)


def _values(instruction: Instruction) -> list[Value]:
    """What it is given, without whom it calls."""
    return instruction.operands[:-1] if isinstance(instruction, Call) else list(instruction.operands)
