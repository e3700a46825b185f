"""The reverse of a loop that reads neighbours: writes what `windows` has decided.

if the loop is long, and nothing that it adds to is taken in it:
    for (j …, upwards) { the reverse of the body, parts of adjoints being added to the window;
                         the first in the window goes to memory; the others move up }
    what is left in the window goes to memory
else the reverse as ever.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from enzyme_build.analysis import Loop
from enzyme_build.differentiate.adjoint_types import adjoint_type, lanes_in, sum_of
from enzyme_build.differentiate.places import all_hold, all_of, are_apart, rows_are_apart
from enzyme_build.differentiate.windows import Window, WindowedLoop
from enzyme_build.ir import I64, Alloca, Block, Load, Value, i64, zero

if TYPE_CHECKING:
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep

_FEWEST_TURNS = 16


def write_windowed(made: WindowedLoop, entrance: Block, sweep: ReverseSweep) -> None:
    """Write both ways' beginning at `entrance`, which is come to with the loop's index at its last."""
    _Writer(made, sweep).write(entrance)


class _Writer:
    def __init__(self, made: WindowedLoop, sweep: ReverseSweep):
        self.made = made
        self.sweep = sweep
        self.builder = sweep.builder
        self.loop = made.nest[-1]
        self.slots = {window: self._slots(window) for window in made.windows}
        self.last: dict[Loop, Value] = {}

    def _slots(self, window: Window) -> list[Alloca]:
        """The registers, the first one first."""
        type_ = adjoint_type(window.loads[0][0], self.sweep.types)
        return [self.sweep.entry.alloca(type_, "window") for _ in range(window.width + 1)]

    def write(self, entrance: Block) -> None:
        begin = self._choose(entrance)
        self.sweep.at_start(begin, self.loop.header)
        heads = {loop: self._block("turn") for loop in self.made.nest}
        behind = {loop: self._block("behind") for loop in self.made.nest}
        for loop in self.made.nest[:-1]:
            self._enter(loop, heads[loop])
        self._clear_windows()
        self._enter(self.loop, heads[self.loop])
        self._write_body()
        self._leave(self.loop, heads[self.loop], behind[self.loop])
        self._write_rest()
        for loop in reversed(self.made.nest[:-1]):
            self._leave(loop, heads[loop], behind[loop])
        for made in self.made.sums:
            self.sweep.add(made.start, self.sweep.take(made.following))
        self.sweep.settle()
        self.builder.branch(self.sweep.blocks[self.sweep.plan.canonical.forest.preheader(self.made.nest[0])])

    def _block(self, name: str) -> Block:
        return self.sweep.function.add_block(f"windowed.{name}")

    def _choose(self, entrance: Block) -> Block:
        """Go to a new block, which is the answer, if the turns may and shall come upwards."""
        builder, sweep, nest = self.builder, self.sweep, self.made.nest
        usual, begin = sweep.blocks[nest[0].latches[0]], self._block("begin")
        sweep.at_start(entrance, self.loop.header)
        runs, is_long = self._block("runs"), self._block("long")
        builder.branch_if(all_hold(self.made.guards, sweep), runs, usual)
        sweep.at_start(runs, self.loop.header)
        self.last[nest[0]] = builder.load(I64, sweep.index_slot(nest[0]))
        for loop in nest[1:]:
            count = sweep.plan.canonical.loops[loop].count
            assert count is not None
            self.last[loop] = builder.binary("sub", sweep.primal(count), i64(1))
        builder.branch_if(builder.compare("sge", self.last[self.loop], i64(_FEWEST_TURNS)), is_long, usual)
        sweep.at_start(is_long, self.loop.header)
        apart = are_apart(self.made.conflicts, self.last, sweep)
        apart += [c for store in self.made.stores for c in rows_are_apart(store, nest, self.last, sweep)]
        builder.store(self.last[nest[0]], sweep.index_slot(nest[0]))
        builder.branch_if(all_of(builder, apart), begin, usual)
        return begin

    def _enter(self, loop: Loop, head: Block) -> None:
        self.builder.store(i64(0), self.sweep.index_slot(loop))
        self.sweep.settle()
        self.builder.branch(head)
        self.sweep.at_start(head, self.loop.header)

    def _leave(self, loop: Loop, head: Block, behind: Block) -> None:
        """To the next turn, or on."""
        builder, slot = self.builder, self.sweep.index_slot(loop)
        index = builder.load(I64, slot)
        builder.store(builder.binary("add", index, i64(1)), slot)
        self.sweep.settle()
        builder.branch_if(builder.compare("eq", index, self.last[loop]), behind, head)
        self.sweep.at_start(behind, self.loop.header)

    def _clear_windows(self) -> None:
        for slot in (slot for slots in self.slots.values() for slot in slots):
            self.builder.store(zero(slot.allocated_type), slot)

    def _write_body(self) -> None:
        sweep = self.sweep
        carried = {load for window in self.made.windows for load, _ in window.loads}
        for instruction in sweep.working(self.loop.header):
            if instruction not in carried:
                sweep.visit(instruction)
        for window, slots in self.slots.items():
            for load, ahead in window.loads:
                self._add(slots[ahead], load)
            self._flush(window.loads[0][0], slots[0])
            for slot, following in pairwise(slots):
                self.builder.store(self.builder.load(slot.allocated_type, following), slot)
            self.builder.store(zero(slots[-1].allocated_type), slots[-1])
        for made in self.made.sums:
            sweep.add(made.following, sweep.take(made.phi))

    def _add(self, slot: Alloca, load: Load) -> None:
        """The part of this turn."""
        with self.builder.deriving(load):
            before = self.builder.load(slot.allocated_type, slot)
            part = self.sweep.take(load)
            self.builder.store(sum_of(self.builder, before, part, lanes_in(load, self.sweep.types)), slot)

    def _flush(self, load: Load, slot: Alloca) -> None:
        """An adjoint that has all its parts goes where the load's is in this turn."""
        self.sweep.add(load, self.builder.load(slot.allocated_type, slot))
        self.sweep.visit(load)

    def _write_rest(self) -> None:
        """What is left in the windows is where the loads that are most ahead read in the last turns."""
        for window, slots in self.slots.items():
            for number, slot in enumerate(slots[:-1]):
                turn = self.builder.binary("sub", self.last[self.loop], i64(window.width - 1 - number))
                self.builder.store(turn, self.sweep.index_slot(self.loop))
                self.sweep.forget()
                self._flush(window.loads[-1][0], slot)
