"""The reverse of a loop nest with the inner loop outside: writes what `interchange` has decided.

if the inner loop runs, and often, and nothing that it adds to is taken around it:
    for (j …, last first)  the reverse of what is around the inner loop, w[j] = the sum's adjoint
    for (k …)  { for (j …)  the reverse of the inner loop's body, the sum's adjoint being w[j];
                 what goes to addresses that do not move with j is added there once, behind this loop }
else the reverse as ever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.differentiate.adjoint_types import adjoint_type, lanes_in, sum_of
from enzyme_build.differentiate.free_turns import Sum
from enzyme_build.differentiate.interchange import Interchange, blocks_around, is_fixed
from enzyme_build.differentiate.places import all_hold, all_of, are_apart
from enzyme_build.ir import I64, Alloca, Binary, Block, Builder, Load, Store, Value, i64, zero

if TYPE_CHECKING:
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep

_LEAST_WORK = 512  # turns of the inner loop altogether; fewer are not worth looking at addresses


def write_interchanged(nest: Interchange, entrance: Block, sweep: ReverseSweep) -> None:
    """Write both orders' beginning at `entrance`, which is come to with the outer loop's index at its last."""
    _Writer(nest, sweep).write(entrance)


class _Writer:
    def __init__(self, nest: Interchange, sweep: ReverseSweep):
        self.nest = nest
        self.sweep = sweep
        self.plan = sweep.plan
        self.builder = sweep.builder
        self.outer_index = sweep.index_slot(nest.outer)
        self.inner_index = sweep.index_slot(nest.inner)
        self.kept: dict[Sum, Value] = {}  # where the sums' adjoints are

    def write(self, entrance: Block) -> None:
        begin = self._choose(entrance)
        second, behind = self._block("interchanged.inner"), self._block("interchanged.behind")
        self._go_through_outer(begin, second)
        self._go_through_inner(second, behind)
        self.sweep.at_start(behind, self.nest.outer.header)
        for kept in self.kept.values():
            rules.release_tape(self.builder, kept)
        self.builder.branch(self.sweep.blocks[self.plan.canonical.forest.preheader(self.nest.outer)])

    def _block(self, name: str) -> Block:
        return self.sweep.function.add_block(name)

    # ---- which order -----------------------------------------------------------------------------------------
    def _choose(self, entrance: Block) -> Block:
        """Go to a new block, which is the answer, if the loops may and shall change places."""
        builder, usual = self.builder, self.sweep.blocks[self.nest.outer.latches[0]]
        runs, begin = self._block("reverse.nest.runs"), self._block("interchanged")
        self.sweep.at_start(entrance, self.nest.outer.header)
        builder.branch_if(all_hold(self.nest.guards, self.sweep), runs, usual)
        self.sweep.at_start(runs, self.nest.outer.header)
        self.last_outer = builder.load(I64, self.outer_index)
        self.turns = builder.binary("add", self.last_outer, i64(1))
        count = self.plan.canonical.loops[self.nest.inner].count
        assert count is not None
        inner_turns = self.sweep.primal(count)
        self.last_inner = builder.binary("sub", inner_turns, i64(1))
        is_long = builder.compare("sge", builder.binary("mul", self.turns, inner_turns), i64(_LEAST_WORK))
        builder.branch_if(all_of(builder, [is_long, *self._apart()]), begin, usual)
        self.sweep.at_start(begin, self.nest.outer.header)
        return begin

    def _apart(self) -> list[Value]:
        """No update is where an adjoint is taken."""
        last = {self.nest.outer: self.last_outer, self.nest.inner: self.last_inner}
        found = are_apart(self.nest.conflicts, last, self.sweep)
        self.builder.store(self.last_outer, self.outer_index)
        return found

    # ---- the parts around the inner loop ---------------------------------------------------------------------
    def _go_through_outer(self, begin: Block, second: Block) -> None:
        sweep, forest = self.sweep, self.plan.canonical.forest
        for made in self.nest.sums:
            size = sweep.layout.size_of(made.phi.type)
            self.kept[made] = rules.tape_block(self.builder, self.builder.binary("mul", self.turns, i64(size)))
        around = blocks_around(self.nest, self.plan)
        between = self._block("interchanged.sums")
        usual = dict(sweep.blocks)
        sweep.blocks |= {block: self._block(f"interchanged.{block.name}") for block in around}
        sweep.blocks |= {self.nest.inner.header: between, forest.preheader(self.nest.outer): second}
        self.builder.branch(sweep.blocks[self.nest.outer.latches[0]])
        for block in around:
            sweep.at_start(sweep.blocks[block], block)
            sweep.write(block, Builder(self.plan.session.module))
        sweep.at_start(between, self.nest.inner.header)
        for made in self.nest.sums:
            adjoint = sweep.take(made.following)
            self._on_tape(self.builder.store(adjoint, self._place(made)))
            with self.builder.deriving(made.phi):
                sweep.add(made.start, adjoint)
        sweep.settle()
        self.builder.branch(sweep.blocks[forest.preheader(self.nest.inner)])
        sweep.blocks = usual

    def _place(self, made: Sum) -> Value:
        """Where the adjoint of a sum is kept for the current turn of the outer loop."""
        return self.builder.gep(made.phi.type, self.kept[made], [self.builder.load(I64, self.outer_index)])

    def _on_tape(self, access: Load | Store) -> None:
        self.sweep.tape.accesses.columns.add(access)

    # ---- the inner loop ----------------------------------------------------------------------------------------
    def _go_through_inner(self, second: Block, behind: Block) -> None:
        sweep, builder = self.sweep, self.builder
        rows, body, row_end = (self._block(f"interchanged.{name}") for name in ("rows", "body", "row_end"))
        sweep.at_start(second, self.nest.inner.header)
        builder.store(i64(0), self.inner_index)
        builder.branch(rows)
        sweep.at_start(rows, self.nest.inner.header)
        totals = {load: self._total(load) for load in self.nest.updates if is_fixed(load, self.nest, self.plan)}
        builder.store(i64(0), self.outer_index)
        builder.branch(body)
        self._write_body(body, totals)
        self._go_on(self.outer_index, self.last_outer, body, row_end)
        sweep.at_start(row_end, self.nest.inner.header)
        builder.store(self.last_outer, self.outer_index)
        for load, total in reversed(totals.items()):
            sweep.add(load, builder.load(total.allocated_type, total))
            sweep.visit(load)
        self._go_on(self.inner_index, self.last_inner, rows, behind)

    def _total(self, load: Load) -> Alloca:
        """A stack variable for all that a row adds to one place."""
        type_ = adjoint_type(load, self.sweep.types)
        slot = self.sweep.entry.alloca(type_, "total")
        self.builder.store(zero(type_), slot)
        return slot

    def _write_body(self, body: Block, totals: dict[Load, Alloca]) -> None:
        sweep = self.sweep
        sweep.at_start(body, self.nest.inner.header)
        for made in self.nest.sums:
            adjoint = self.builder.load(made.phi.type, self._place(made))
            self._on_tape(adjoint)
            sweep.add(made.following, adjoint)
        for instruction in sweep.working(self.nest.inner.header):
            if instruction not in totals:
                sweep.visit(instruction)
        for load, total in totals.items():
            self._add(total, load)
        for made in self.nest.sums:
            sweep.take(made.phi)

    def _add(self, total: Alloca, load: Load) -> None:
        """The part of this turn; parts may come in any order."""
        with self.builder.deriving(load):
            before, part = self.builder.load(total.allocated_type, total), self.sweep.take(load)
            after = sum_of(self.builder, before, part, lanes_in(load, self.sweep.types))
        if isinstance(after, Binary) and "fast" not in after.flags:
            after.flags = (*after.flags, "reassoc")
        self.builder.store(after, total)

    def _go_on(self, slot: Alloca, last: Value, again: Block, out: Block) -> None:
        builder = self.builder
        index = builder.load(I64, slot)
        builder.store(builder.binary("add", index, i64(1)), slot)
        self.sweep.settle()
        builder.branch_if(builder.compare("eq", index, last), out, again)
