"""Loops that read neighbours: their adjoints are added up in registers before they go to memory.

    for (j …) b[j] = f(a[j - 1], a[j], a[j + 1]);                          the primal

The reverse of turn j adds to three adjoints, and so do those of the neighbouring turns: each is read and written three
times, one turn after the other, and no turn can begin before the one before has ended.  Where the turns may come in any
order, the reverse sweep goes upwards and carries the parts of the adjoints ahead of it in a window of as many registers
as the accesses are apart: each adjoint is read and written once, when all its parts are there.

A store's adjoint that is taken must not be among those that are added to: that is looked at when the program runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from enzyme_build.analysis import Loop, Need, address_polynomial, is_linear, stride_of
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
from enzyme_build.ir import Load, Store

if TYPE_CHECKING:
    from enzyme_build.differentiate.plan import ReversePlan

_WIDEST = 6
_DEEPEST = 3  # loops of a nest


@dataclass(frozen=True)
class Window:
    """Loads by how many turns they are ahead of the first of them, in that order."""

    loads: tuple[tuple[Load, int], ...]

    @property
    def width(self) -> int:
        return self.loads[-1][1]


@dataclass(frozen=True)
class WindowedLoop:
    """A loop of one block, with the loops around it that do nothing else (outermost first), and its windows.

    The turns of all of them come upwards if, at run time, the `guards` hold (else the inner ones do not run), the
    adjoints of `conflicts` are in different places, and each of the `stores` goes elsewhere in every turn of the nest.
    """

    nest: tuple[Loop, ...]
    sums: tuple[Sum, ...]
    windows: tuple[Window, ...]
    stores: tuple[Store, ...]
    conflicts: tuple[Conflict, ...]
    guards: Guards

    def needs(self, plan: ReversePlan) -> Iterator[Need]:
        """What is looked up before the nest's reverse begins."""
        yield from (Need(condition) for condition, _ in self.guards)
        counts = (plan.canonical.loops[loop].count for loop in self.nest[1:])
        yield from (Need(count) for count in counts if count is not None)


def find_windows(plan: ReversePlan) -> list[WindowedLoop]:
    """The loops of free turns that read neighbours."""
    loops = [loop for loop in plan.canonical.forest.loops if len(loop.blocks) == 1] if may_reorder(plan) else []
    return [made for loop in loops if (made := _windowed(loop, plan)) is not None]


def _windowed(loop: Loop, plan: ReversePlan) -> WindowedLoop | None:
    if not runs_as_counted(loop, plan) or loop.header not in plan.flow.ways:
        return None
    body, sums = working(loop.header, plan), sums_of(loop, plan)
    if sums is None or not all(is_plain(i) and keeps_to_its_turn(i, loop, loop, sums, plan) for i in body):
        return None
    loads = [i for i in body if isinstance(i, Load)]
    stores = tuple(i for i in body if isinstance(i, Store))
    windows = tuple(_windows(loads, loop, plan))
    if not windows or not all(_moves_on(store, loop, plan) for store in stores):
        return None
    carried = {load for window in windows for load, _ in window.loads}
    pairs = [(load, store) for load in loads for store in stores if load in carried or not _is_same(load, store)]
    conflicts = tuple(pair for pair in (*pairs, *combinations(stores, 2)) if may_meet(*pair, plan))
    if any(_surely_meet(*pair) for pair in conflicts):
        return None
    nest, guards = _nest(loop, plan) if not sums else ((loop,), ())
    while not _is_linear(nest[0], (*stores, *(i for pair in conflicts for i in pair)), plan):
        if len(nest) == 1:
            return None
        nest = nest[1:]
    return WindowedLoop(nest, sums, windows, stores, conflicts, guards)


def _is_linear(outermost: Loop, accesses: tuple[Load | Store, ...], plan: ReversePlan) -> bool:
    return all(is_linear(access.pointer, outermost, plan.canonical.forest) for access in accesses)


def _nest(loop: Loop, plan: ReversePlan) -> tuple[tuple[Loop, ...], Guards]:
    """The loop and those around it that do nothing else, and on which conditions they come to it."""
    nest, guards = (loop,), ()
    group = plan.storage_nest(loop.header)[1]
    while len(nest) < _DEEPEST and (around := nest[0].parent) is not None and around in group:
        found = guards_of(around, nest[0], plan)
        level = plan.canonical.loops[loop].count_level
        others = [b for b in around.blocks if b not in nest[0].blocks]
        if found is None or level is None or not level.contains(around) or not runs_as_counted(around, plan):
            break
        if around.children != [nest[0]] or any(working(b, plan) for b in others):
            break
        if any(plan.activity.is_active(phi) for b in others for phi in b.phis):
            break
        if not all(around.is_invariant(condition) for condition, _ in guards):
            break
        nest, guards = (around, *nest), (*guards, *found)
    return nest, guards


def _windows(loads: list[Load], loop: Loop, plan: ReversePlan) -> Iterator[Window]:
    """Loads of one array that are whole turns apart, and not many."""
    arrays: dict[object, list[tuple[int, Load]]] = {}
    for load in loads:
        stride = _stride(load, loop, plan)
        size = plan.session.module.layout.store_size_of(load.type)
        if stride and abs(stride) >= size and is_linear(load.pointer, loop, plan.canonical.forest):
            array, offset = _place(load)
            key = array, stride, offset % stride, load.type
            arrays.setdefault(key, []).append((offset // stride, load))
    for found in arrays.values():
        found.sort(key=lambda pair: pair[0])
        while found:
            first = found[0][0]
            near = tuple((load, turn - first) for turn, load in found if turn - first <= _WIDEST)
            found = found[len(near) :]
            if near[-1][1]:
                yield Window(near)


def _moves_on(store: Store, loop: Loop, plan: ReversePlan) -> bool:
    """It stores elsewhere in every turn."""
    stride = _stride(store, loop, plan)
    return stride is not None and abs(stride) >= plan.session.module.layout.store_size_of(store.value.type)


def _is_same(load: Load, store: Store) -> bool:
    """One and the same number, in every turn another one."""
    return load.type is store.value.type and _place(load) == _place(store)


def _surely_meet(one: Load | Store, other: Load | Store) -> bool:
    """Both go through the same array: there is no use in looking."""
    return _place(one)[0] == _place(other)[0]


def _place(access: Load | Store) -> tuple[object, int]:
    """The address as something that varies, and a constant."""
    terms = dict(address_polynomial(access.pointer).terms)
    offset = terms.pop((), 0)
    return frozenset(terms.items()), offset


def _stride(access: Load | Store, loop: Loop, plan: ReversePlan) -> int | None:
    return stride_of(access.pointer, loop, plan.canonical.forest, lambda row: False)
