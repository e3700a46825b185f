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

from enzyme_build.analysis import Loop, Need, is_linear, stride_of
from enzyme_build.differentiate.free_turns import (
    Conflict,
    Guards,
    Sum,
    guards_of,
    is_plain,
    keeps_to_its_turn,
    may_meet,
    may_reorder,
    runs_as_counted,
    sums_of,
    working,
)
from enzyme_build.ir import Block, Instruction, Load, Store

if TYPE_CHECKING:
    from enzyme_build.differentiate.plan import ReversePlan

_FAR, _NEAR = 8, 1  # what an access costs that moves by more than itself, and by itself
_GAIN = 2  # by which factor accesses must become cheaper


@dataclass(frozen=True)
class Interchange:
    """Two loops whose reverse changes places, if at run time all `guards` hold: else the inner one does not run.

    `updates` are the loads whose adjoints the inner loop adds to memory.  Around it, stores' adjoints are taken from
    memory: the places of `conflicts` must not overlap, a load's with a store's.
    """

    outer: Loop
    inner: Loop
    sums: tuple[Sum, ...]
    guards: Guards
    updates: tuple[Load, ...]
    conflicts: tuple[Conflict, ...]

    def needs(self, plan: ReversePlan) -> Iterator[Need]:
        """What is looked up before the nest's reverse begins."""
        yield from (Need(condition) for condition, _ in self.guards)
        count = plan.canonical.loops[self.inner].count
        assert count is not None
        yield Need(count)


def find_interchanges(plan: ReversePlan) -> list[Interchange]:
    """The nests in which the order of turns is free."""
    if not may_reorder(plan):
        return []
    inner = [loop for loop in plan.canonical.forest.loops if loop.parent is not None and len(loop.blocks) == 1]
    found = [_interchange(loop.parent, loop, plan) for loop in inner if loop.parent is not None]
    return [made for made in found if made is not None]


def is_worth_it(made: Interchange, plan: ReversePlan) -> bool:
    """Memory is accessed nearer by, if the outer loop becomes the inner one."""
    return _cost(made, made.outer, plan) * _GAIN <= _cost(made, made.inner, plan)


def _interchange(outer: Loop, inner: Loop, plan: ReversePlan) -> Interchange | None:
    if not _is_counted(outer, inner, plan) or inner.header not in plan.flow.ways:
        return None
    sums, guards = sums_of(inner, plan), guards_of(outer, inner, plan)
    if guards is None or not sums:
        return None
    body = working(inner.header, plan)
    around = [i for block in outer.blocks - inner.blocks for i in working(block, plan)]
    if not all(is_plain(i) for i in (*body, *around)) or any(isinstance(i, Store) for i in body):
        return None
    if not all(keeps_to_its_turn(i, inner, outer, sums, plan) for i in body):
        return None
    updates = tuple(i for i in body if isinstance(i, Load))
    taken = [i for i in around if isinstance(i, Store)]
    conflicts = tuple((load, store) for load in updates for store in taken if may_meet(load, store, plan))
    places = (i.pointer for pair in conflicts for i in pair)
    if not all(is_linear(place, outer, plan.canonical.forest) for place in places):
        return None
    return Interchange(outer, inner, sums, guards, updates, conflicts)


def _is_counted(outer: Loop, inner: Loop, plan: ReversePlan) -> bool:
    """Both run exactly as often as is known in front of them, and the tape is addressed by both indices."""
    if outer.children != [inner] or not all(runs_as_counted(loop, plan) for loop in (outer, inner)):
        return False
    level = plan.canonical.loops[inner].count_level
    return level is not None and level.contains(outer) and outer in plan.storage_nest(inner.header)[1]


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
