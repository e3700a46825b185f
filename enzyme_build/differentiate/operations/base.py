"""What there is to know about one kind of instruction, in the words of the three sweeps.

The default says: no derivative, and an error if the result is active.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_build.analysis import Need
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import Instruction, Value, print_instruction, zero

if TYPE_CHECKING:
    from enzyme_build.differentiate.forward_mode import ForwardMode
    from enzyme_build.differentiate.forward_sweep import ForwardSweep
    from enzyme_build.differentiate.plan import ReversePlan
    from enzyme_build.differentiate.primal_sweep import PrimalSweep
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep


class Operation:
    handles_lanes = False  # `adjoint` is written once for all lanes, not once for each

    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        """True if the reverse sweep does something at this instruction."""
        return plan.activity.is_active(instruction)

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        """The primal values and shadows that `adjoint` looks up; asked only if `has_adjoint`."""
        raise self.refusal(instruction)

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        raise self.refusal(instruction)

    def augment(self, instruction: Instruction, sweep: ForwardSweep) -> None:
        """What the forward half of reverse mode does to shadow memory, after the primal instruction."""

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        """Forward mode: the tangent of the result, and what happens to shadow memory."""
        if sweep.activity.is_active(instruction):
            raise self.refusal(instruction)
        return None

    def refusal(self, instruction: Instruction) -> UnsupportedError:
        text = print_instruction(instruction).strip().partition(", !")[0]
        return UnsupportedError(
            f"no derivative is known for this use of active data: `{text}`",
            help="mark the data inactive (enzyme_const), or write the operation in floating-point arithmetic",
        )


class NoDerivative(Operation):
    """Comparisons, addresses, integers: whatever the result is used for, no derivative passes."""

    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        return False

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        return None


def shadow_unless_own(pointer: Value, sweep: PrimalSweep | ReverseSweep) -> Value:
    """The shadow of an address; null where it turns out to be the primal memory."""
    shadow = sweep.shadow(pointer)
    if not sweep.activity.may_lack_shadow(pointer):
        return shadow
    same = sweep.builder.compare("eq", shadow, sweep.primal(pointer))
    return sweep.builder.select(same, zero(shadow.type), shadow)


def shadow_needs(pointer: Value, plan: ReversePlan) -> list[Need]:
    """What `ReverseSweep.shadow_address` looks up."""
    needs = [Need(pointer, plan.activity.needs_shadow(pointer))]
    if plan.activity.may_lack_shadow(pointer):
        needs.append(Need(pointer))
    return needs
