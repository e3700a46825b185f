"""Loops whose turns the reverse sweep may go through in any order.

What such a loop's reverse does to memory is additions to adjoints, which commute, and taking adjoints of stores, from
places that nothing else there touches.  From turn to turn it carries the adjoints of sums alone: they stay the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import CallKind, Loop, classify
from enzyme_build.ir import (
    Alloca,
    AtomicRMW,
    Block,
    Branch,
    Call,
    CompareExchange,
    Instruction,
    Load,
    Phi,
    Store,
    Value,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.plan import ReversePlan

Guards = tuple[tuple[Value, bool], ...]  # conditions, and what they must be
Conflict = tuple["Load | Store", "Load | Store"]  # accesses whose adjoints must be in different places


@dataclass(frozen=True)
class Sum:
    """A number that a loop only adds to: its phi, what that becomes in a turn, and where it starts."""

    phi: Phi
    following: Instruction
    start: Value


def may_reorder(plan: ReversePlan) -> bool:
    """Only in code that is not differentiated again: the choice of an order by addresses has no derivative."""
    return plan.session.is_last and plan.signature.width == 1 and not plan.session.has_dense_pointers


def runs_as_counted(loop: Loop, plan: ReversePlan) -> bool:
    """The loop runs exactly as often as is known in front of it, every turn to its end."""
    facts = plan.canonical.loops[loop]
    return facts.exact is not None and facts.count is not None and loop.latches == [facts.exact.exiting]


def sums_of(loop: Loop, plan: ReversePlan) -> tuple[Sum, ...] | None:
    """The active numbers that a loop of one block carries from turn to turn, if they are sums."""
    found = [_sum(phi, loop) for phi in loop.header.phis if plan.activity.is_active(phi)]
    sums = tuple(s for s in found if s is not None)
    return sums if len(sums) == len(found) else None


def _sum(phi: Phi, loop: Loop) -> Sum | None:
    """The phi as a sum: nothing else in the loop reads it, and of nothing but its last value is read behind."""
    following = phi.value_from(loop.header)
    start = next(v for v, block in phi.incoming if block is not loop.header)
    value: Instruction = phi
    while value is not following:
        users = list(value.users)
        if len(users) != 1 or users[0].parent is not loop.header:
            return None
        applied = rules.scalar_rule(users[0])
        if applied is None or not rules.is_added(value, applied):
            return None
        value = users[0]
    others = [u for u in value.users if u is not phi and u.parent is loop.header]
    return Sum(phi, value, start) if value is not phi and not others else None


def guards_of(outer: Loop, inner: Loop, plan: ReversePlan) -> Guards | None:
    """The conditions on which a turn of the outer loop comes to the inner one; None if they vary with its turns."""
    flow, found = plan.canonical.flow, list[tuple[Value, bool]]()
    block = plan.canonical.forest.preheader(inner)
    while not all(flow.dominates(block, latch) for latch in outer.latches):
        above = flow.immediate_dominator[block]
        way = above.terminator
        sides = [t for t in way.targets if flow.predecessors[t] == [above] and flow.dominates(t, block)]
        if sides and len(way.targets) > 1:
            if not isinstance(way, Branch) or not outer.is_invariant(way.operands[0]):
                return None
            found.append((way.operands[0], way.targets[0] is sides[0]))
        block = above
    return tuple(found)


def working(block: Block, plan: ReversePlan) -> list[Instruction]:
    """The instructions of a block that have an adjoint."""
    return [i for i in block.instructions if not isinstance(i, Phi) and plan.has_work(i)]


def is_plain(instruction: Instruction) -> bool:
    """Its reverse touches no memory but that of a load or store at one address."""
    match instruction:
        case Load() | Store():
            return not instruction.ordering and "volatile" not in instruction.flags
        case Call():
            return classify(instruction) is CallKind.SCALAR
        case _:
            return not isinstance(instruction, (Alloca, AtomicRMW, CompareExchange))


def keeps_to_its_turn(
    instruction: Instruction, inner: Loop, outer: Loop, sums: tuple[Sum, ...], plan: ReversePlan
) -> bool:
    """Adjoints go from the inner loop's block to itself and out of the outer loop; its values are read only there."""
    operands = (o for o in instruction.operands if isinstance(o, Instruction) and plan.activity.is_active(o))
    if not all(o.parent is inner.header or outer.is_invariant(o) for o in operands):
        return False
    ends = {s.following for s in sums}
    return instruction in ends or all(user.parent is inner.header for user in instruction.users)


def may_meet(one: Load | Store, other: Load | Store, plan: ReversePlan) -> bool:
    """The adjoints of what the two access may overlap: unless memory of this activation is on one side alone."""
    objects, aliasing = plan.facts.objects, plan.facts.aliasing
    ours, theirs = objects.of(one.pointer), objects.of(other.pointer)
    own = all(o.is_local for o in ours) or all(o.is_local for o in theirs)
    return not own or any(aliasing.may_be_same(a, b) for a in ours for b in theirs)
