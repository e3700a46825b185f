"""Loop nests whose reverse runs faster with the inner loop outside.

    for (j …) { A(j); for (k …) s += f(x(k), y(j, k)); B(j, s); }          the primal

The adjoint of the sum s is the same number w(j) in all turns of the inner loop.  So the reverse sweep may go through
the parts A and B of all turns j first, keeping w, and only then through the turns (k, j) of the inner loop, k outside:
then what moved far with k moves little with j, and what does not move with j at all becomes the sum of a register.

Everything that the inner loop's reverse does to memory is additions to adjoints, which may come in any order.  The
parts A and B may take adjoints that the inner loop adds to, if their addresses cannot be told apart: that is looked at
when the program runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import CallKind, Loop, Need, classify, is_linear, stride_of
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

_FAR, _NEAR = 8, 1  # what an access costs that moves by more than itself, and by itself
_GAIN = 2  # by which factor accesses must become cheaper


@dataclass(frozen=True)
class Sum:
    """A number that the inner loop only adds to: its phi, what that becomes in a turn, and where it starts."""

    phi: Phi
    following: Instruction
    start: Value


@dataclass(frozen=True)
class Interchange:
    """Two loops whose reverse changes places, if at run time all `guards` hold: else the inner one does not run.

    `updates` are the loads whose adjoints the inner loop adds to memory.  Around it, stores' adjoints are taken from
    memory: the places of `conflicts` must not overlap, a load's with a store's.
    """

    outer: Loop
    inner: Loop
    sums: tuple[Sum, ...]
    guards: tuple[tuple[Value, bool], ...]
    updates: tuple[Load, ...]
    conflicts: tuple[tuple[Load, Store], ...]

    def needs(self, plan: ReversePlan) -> Iterator[Need]:
        """What is looked up before the nest's reverse begins."""
        yield from (Need(condition) for condition, _ in self.guards)
        count = plan.canonical.loops[self.inner].count
        assert count is not None
        yield Need(count)


def find_interchanges(plan: ReversePlan) -> list[Interchange]:
    """The nests in which the order of turns is free."""
    if not plan.session.is_last or plan.signature.width > 1 or plan.session.has_dense_pointers:
        return []
    inner = [loop for loop in plan.canonical.forest.loops if loop.parent is not None and len(loop.blocks) == 1]
    found = [_interchange(loop.parent, loop, plan) for loop in inner if loop.parent is not None]
    return [made for made in found if made is not None]


def is_worth_it(made: Interchange, plan: ReversePlan) -> bool:
    """Memory is accessed nearer by, if the outer loop becomes the inner one."""
    return _cost(made, made.outer, plan) * _GAIN <= _cost(made, made.inner, plan)


def _interchange(outer: Loop, inner: Loop, plan: ReversePlan) -> Interchange | None:
    body = inner.header.instructions
    if not _is_counted(outer, inner, plan) or inner.header not in plan.flow.ways:
        return None
    sums = [_sum(phi, inner, plan) for phi in inner.header.phis if plan.activity.is_active(phi)]
    guards = _guards(outer, inner, plan)
    if guards is None or not sums or any(s is None for s in sums):
        return None
    found = tuple(s for s in sums if s is not None)
    working = [i for i in body if not isinstance(i, Phi) and plan.has_work(i)]
    around = [i for b in outer.blocks - inner.blocks for i in b.instructions if not isinstance(i, Phi)]
    around = [i for i in around if plan.has_work(i)]
    if not all(_is_plain(i) for i in (*working, *around)) or any(isinstance(i, Store) for i in working):
        return None
    if not all(_adds_to_its_own(i, outer, inner, found, plan) for i in working):
        return None
    updates = tuple(i for i in working if isinstance(i, Load))
    taken = [i for i in around if isinstance(i, Store)]
    conflicts = tuple((load, store) for load in updates for store in taken if _may_meet(load, store, plan))
    places = (i.pointer for pair in conflicts for i in pair)
    if not all(is_linear(place, outer, plan.canonical.forest) for place in places):
        return None
    return Interchange(outer, inner, found, guards, updates, conflicts)


def _may_meet(load: Load, store: Store, plan: ReversePlan) -> bool:
    """The adjoints of what the two access may overlap: unless memory of this activation is on one side alone."""
    objects, aliasing = plan.facts.objects, plan.facts.aliasing
    ours, theirs = objects.of(load.pointer), objects.of(store.pointer)
    own = all(o.is_local for o in ours) or all(o.is_local for o in theirs)
    return not own or any(aliasing.may_be_same(a, b) for a in ours for b in theirs)


def _is_counted(outer: Loop, inner: Loop, plan: ReversePlan) -> bool:
    """Both run exactly as often as is known in front of them, and the tape is addressed by both indices."""
    if outer.children != [inner]:
        return False
    for loop in (outer, inner):
        facts = plan.canonical.loops[loop]
        if facts.exact is None or facts.count is None or loop.latches != [facts.exact.exiting]:
            return False
    level = plan.canonical.loops[inner].count_level
    return level is not None and level.contains(outer) and outer in plan.storage_nest(inner.header)[1]


def _guards(outer: Loop, inner: Loop, plan: ReversePlan) -> tuple[tuple[Value, bool], ...] | None:
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


def _sum(phi: Phi, loop: Loop, plan: ReversePlan) -> Sum | None:
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


def _is_plain(instruction: Instruction) -> bool:
    """Its reverse touches no memory but that of a load or store at one address."""
    match instruction:
        case Load() | Store():
            return not instruction.ordering and "volatile" not in instruction.flags
        case Call():
            return classify(instruction) is CallKind.SCALAR
        case _:
            return not isinstance(instruction, (Alloca, AtomicRMW, CompareExchange))


def _adds_to_its_own(
    instruction: Instruction, outer: Loop, inner: Loop, sums: tuple[Sum, ...], plan: ReversePlan
) -> bool:
    """Adjoints go from the inner loop to itself and out of the nest; its values are read only in the same turn."""
    operands = (o for o in instruction.operands if isinstance(o, Instruction) and plan.activity.is_active(o))
    if not all(o.parent is inner.header or outer.is_invariant(o) for o in operands):
        return False
    ends = {s.following for s in sums}
    return instruction in ends or all(user.parent is inner.header for user in instruction.users)


# ---- what it costs -------------------------------------------------------------------------------------------------
def _cost(made: Interchange, innermost: Loop, plan: ReversePlan) -> int:
    """Of all accesses in a turn of the nest; what is added to is read and written."""
    block = made.inner.header
    read = [n for n in plan.needs if not n.is_shadow and isinstance(n.value, Instruction) and n.value.parent is block]
    recorded = [n for n in read if n in plan.recorded]
    loaded = [n.value for n in read if n not in plan.recorded and isinstance(n.value, Load)]
    cost = len(recorded) * (_NEAR if innermost is made.inner else _FAR)
    cost += sum(_cost_of(load, innermost, plan) for load in loaded)
    return cost + 2 * sum(_cost_of(load, innermost, plan) for load in made.updates)


def _cost_of(load: Load, innermost: Loop, plan: ReversePlan) -> int:
    stride = _stride(load, innermost, plan)
    if stride == 0:
        return 0
    size = plan.session.module.layout.store_size_of(load.type)
    return _NEAR if stride is not None and abs(stride) <= size else _FAR


def is_fixed(load: Load, made: Interchange, plan: ReversePlan) -> bool:
    """The load's address does not move with the outer loop."""
    return _stride(load, made.outer, plan) == 0


def _stride(load: Load, loop: Loop, plan: ReversePlan) -> int | None:
    def is_steady(row: Load) -> bool:
        return loop in plan.overwrites.steady_loops(row)

    return stride_of(load.pointer, loop, plan.canonical.forest, is_steady)


def blocks_around(made: Interchange, plan: ReversePlan) -> list[Block]:
    """The blocks of the nest around the inner loop that the reverse sweep comes to."""
    return [b for b in plan.flow.visited if b in made.outer.blocks and b is not made.inner.header]
