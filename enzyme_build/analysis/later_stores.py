"""Which stores never come back to what a load has read: in arrays that are written once, place after place.

    for (t = 0; t < m; t++) for (i = 1; i < n - 1; i++) u[(t + 1)·n + i] = u[t·n + i - 1] + u[t·n + i + 1];

A store that runs after the load does so in the same turn of all loops around both, or in a later turn of one of them,
the same turns of those around that one, and any turns of those inside it.  Both addresses are polynomials in induction
variables, here with t' ≥ t + 1 in the second case.  They keep apart if their difference has one sign, which is
seen by putting the ends of their ranges for the variables, innermost first; or if both are row·M + column with
0 ≤ column < M, for one M, and the rows or the columns keep apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.loops import Loop, LoopForest
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.polynomials import Polynomial, constant, polynomial_of, symbol
from enzyme_build.analysis.trip_counts import Induction, induction_of, trip_count
from enzyme_build.ir import (
    Argument,
    Block,
    Compare,
    Instruction,
    IntegerType,
    Load,
    Phi,
    PointerType,
    Store,
    Value,
)

_ONE = constant(1)
_LEAST_BITS = 32  # narrower integers are expected to wrap round
_MOST_DIMENSIONS = 4


@dataclass(frozen=True)
class _Range:
    """What a variable lies between, in variables of less depth; None where no bound is known."""

    low: Polynomial | None
    high: Polynomial | None
    depth: int

    @property
    def symbols(self) -> set[Value]:
        return {s for end in (self.low, self.high) if end is not None for s in end.symbols}

    def with_values(self, values: Mapping[Value, Polynomial]) -> _Range:
        low, high = (None if end is None else end.with_values(values) for end in (self.low, self.high))
        return _Range(low, high, self.depth)


_Ranges = Mapping[Value, _Range]


@dataclass(frozen=True)
class _Place:
    """An address as base + polynomial, in bytes, with the variables of the loops around the access.

    `zeros`: what is zero there, because a branch has tested it.
    """

    base: Value
    bytes: Polynomial
    ranges: _Ranges
    zeros: tuple[Polynomial, ...]


class LaterStores:
    """`is_never_written`: nothing in the function changes what this argument points to."""

    def __init__(self, flow: ControlFlow, forest: LoopForest, is_never_written: Callable[[Argument], bool]):
        self.flow = flow
        self.forest = forest
        self.is_never_written = is_never_written
        self.layout = flow.order[0].function.module.layout
        self._places: dict[Instruction, _Place | None] = {}

    def never_meet(self, store: Store, load: Load) -> bool:
        """No run of the store after the load writes a byte that the load has read."""
        size = self.layout.store_size_of(load.type)
        written, read = self._place(store, store.pointer), self._place(load, load.pointer)
        if written is None or read is None or written.base is not read.base or self.forest.irreducible_edges:
            return False
        if not self._is_fixed(read.base) or self.layout.store_size_of(store.value.type) != size:
            return False
        units = _in_units(written.bytes, read.bytes, size)
        if units is None:
            return False
        written, read = replace(written, bytes=units[0]), replace(read, bytes=units[1])
        around = self.forest.nest(store.block)
        common = [loop for loop in around if load.block in loop.blocks]
        levels = list(range(len(common)))
        if self._may_follow_in_turn(store, load, common):
            levels.append(len(common))
        return all(_keep_apart(_later(written, around, level, len(common)), read) for level in levels)

    def loops_without_move(self, load: Load) -> list[Loop]:
        """The loops around the load in all turns of which it reads at one address, in the same turns of the others."""
        place = self._place(load, load.pointer)
        if place is None:
            return []
        value, turns = place.bytes, dict[Loop, Value]()
        while phis := [s for s in value.symbols if isinstance(s, Phi) and s in place.ranges]:
            phi = max(phis, key=lambda p: place.ranges[p].depth)
            loop = self.forest.innermost[phi.block]
            induction = induction_of(phi, loop) if loop is not None else None
            start = self._as_written(induction.start) if induction is not None else None
            assert loop is not None and induction is not None and start is not None, "it has a range"
            turn = turns.setdefault(loop, Value(phi.type, "turn"))
            value = value.with_values({phi: start + constant(induction.step) * symbol(turn)})
        around = self.forest.nest(load.block)
        return [each for each in around if turns.get(each) not in value.symbols and each.is_invariant(place.base)]

    def _is_fixed(self, value: Value) -> bool:
        """It is one address, or one number, in the whole activation."""
        return self.forest.of(value) is None

    def _may_follow_in_turn(self, store: Store, load: Load, common: list[Loop]) -> bool:
        """The store may run after the load in the same turn of the loops around both."""
        if store.block is load.block:
            return store.block.instructions.index(store) > load.block.instructions.index(load)
        inside = common[-1] if common else None
        seen, work = {load.block}, [load.block]
        while work:
            for block in work.pop().successors:
                is_in_turn = inside is None or (block in inside.blocks and block is not inside.header)
                if is_in_turn and block not in seen:
                    seen.add(block)
                    work.append(block)
        return store.block in seen

    # ---- places ----------------------------------------------------------------------------------------------
    def _place(self, access: Instruction, pointer: Value) -> _Place | None:
        if access not in self._places:
            self._places[access] = self._find_place(access, pointer)
        return self._places[access]

    def _find_place(self, access: Instruction, pointer: Value) -> _Place | None:
        address = address_of(pointer)
        total = constant(address.offset)
        for index, stride in address.terms:
            found = self._as_written(index)
            if found is None:
                return None
            total += found * constant(stride)
        ranges = self._ranges(total, access.block)
        if ranges is None:
            return None
        zeros: list[Polynomial] = []
        for zero in self._zeros(access.block):
            more = self._ranges(zero, access.block)
            if more is not None:
                zeros.append(zero)
                ranges |= more
        return _Place(address.base, total, ranges, tuple(zeros))

    def _zeros(self, block: Block) -> Iterator[Polynomial]:
        """Differences of integers that are known to be equal where control has come to the block."""
        for _, test, holds in self.flow.decisions(block):
            if isinstance(test, Compare) and test.predicate == ("eq" if holds else "ne"):
                one, other = map(self._as_written, test.operands)
                if one is not None and other is not None:
                    yield one - other

    def _ranges(self, value: Polynomial, at: Block) -> dict[Value, _Range] | None:
        """Of its variables, and of those that their ends depend on."""
        ranges: dict[Value, _Range] = {}
        work = list(value.symbols)
        while work:
            variable = work.pop()
            if not isinstance(variable, Phi) or variable in ranges or self._is_fixed(variable):
                continue
            found = self._range(variable, at)
            if found is None:
                return None
            ranges[variable] = found
            work += found.symbols
        return ranges

    def _range(self, phi: Phi, at: Block) -> _Range | None:
        """What an induction variable of a loop around the block lies between there: its start, and its last value."""
        loop = self.forest.innermost[phi.block]
        induction = induction_of(phi, loop) if loop is not None and at in loop.blocks else None
        start = None if induction is None else self._as_written(induction.start)
        if loop is None or induction is None or start is None:
            return None
        last = self._last(induction, start, loop, at)
        low, high = (start, last) if induction.step > 0 else (last, start)
        return _Range(low, high, 2 * loop.depth)

    def _last(self, induction: Induction, start: Polynomial, loop: Loop, at: Block) -> Polynomial | None:
        """A loop that ends when its variable is equal to a bound comes to it; another one must have tested before."""
        count = trip_count(loop, self.flow)
        if count is None or abs(count.step) != 1 or not _is_wide(count.start):
            return None
        is_behind_test = at is not count.exiting and self.flow.dominates(count.exiting, at)
        is_sure = count.is_exact if count.predicate == "ne" else is_behind_test
        first, bound = self._as_written(count.start), self._as_written(count.bound)
        if first is None or bound is None or not is_sure:
            return None
        moved = bound + constant(count.bound_offset - count.offset) - first
        if is_behind_test:
            moved -= constant(count.step)
        if not moved.symbols and moved.terms.get((), 0) * count.step < 0:
            return None  # the bound is an unsigned number
        return start + constant(induction.step * count.step) * moved

    def _as_written(self, index: Value) -> Polynomial | None:
        """An integer as a polynomial in integers that are wide enough not to wrap round, and stay what they are."""
        found = polynomial_of(index, is_length=False, is_symbol=self._is_fixed)
        if found is None or not all(map(_is_wide, found.symbols)):
            return None
        cells = (s for s in found.symbols if isinstance(s, Argument) and isinstance(s.type, PointerType))
        return found if all(map(self.is_never_written, cells)) else None


def _is_wide(value: Value) -> bool:
    return not isinstance(value.type, IntegerType) or value.type.bits >= _LEAST_BITS


def _in_units(written: Polynomial, read: Polynomial, size: int) -> tuple[Polynomial, Polynomial] | None:
    """Both in units of `size` bytes, as far as they differ; None if they do not differ by whole units."""
    rest = constant(read.terms.get((), 0) % size)
    both = written - rest, read - rest
    if any(c % size for place in both for c in place.terms.values()):
        return None
    return both[0].divided_by(size), both[1].divided_by(size)


def _later(place: _Place, around: list[Loop], level: int, common: int) -> _Place:
    """The place in a later turn of the loop at a level of the nest `around`; in the same one behind the `common`."""
    headers = {loop.header: depth for depth, loop in enumerate(around)}
    renamed: dict[Value, Polynomial] = {}
    ranges = dict(place.ranges)
    for variable, range_ in sorted(place.ranges.items(), key=lambda item: item[1].depth):
        assert isinstance(variable, Phi)
        depth = headers[variable.block]
        if depth < level:
            continue
        free = Value(variable.type, variable.name)
        moved = replace(range_.with_values(renamed), depth=range_.depth + 1)
        if depth == level < common:
            induction = induction_of(variable, around[level])
            assert induction is not None
            following = symbol(variable) + constant(induction.step)
            moved = replace(moved, low=following) if induction.step > 0 else replace(moved, high=following)
        renamed[variable] = symbol(free)
        ranges[free] = moved
    zeros = tuple(zero.with_values(renamed) for zero in place.zeros)
    return _Place(place.base, place.bytes.with_values(renamed), ranges, zeros)


# ---- keeping apart -------------------------------------------------------------------------------------------------
def _keep_apart(later: _Place, other: _Place) -> bool:
    """The later access cannot be, or is elsewhere."""
    ranges = {**later.ranges, **other.ranges}
    if any(_differ(zero, constant(0), ranges, 1) for zero in later.zeros):
        return True
    return _differ(later.bytes, other.bytes, ranges, _MOST_DIMENSIONS)


def _differ(one: Polynomial, other: Polynomial, ranges: _Ranges, dimensions: int) -> bool:
    if _is_never_negative(one - other - _ONE, ranges) or _is_never_negative(other - one - _ONE, ranges):
        return True
    for modulus in _moduli(other, ranges) if dimensions > 1 else ():
        for row, column in _rows_and_columns(one, modulus, ranges):
            for other_row, other_column in _rows_and_columns(other, modulus, ranges):
                if _differ(column, other_column, ranges, 1) or _differ(row, other_row, ranges, dimensions - 1):
                    return True
    return False


def _is_never_negative(value: Polynomial, ranges: _Ranges) -> bool:
    while variables := [s for s in value.symbols if s in ranges]:
        inner = max(variables, key=lambda v: ranges[v].depth)
        slope = value.coefficient(inner)
        if slope is None or slope.symbols:
            return False
        end = ranges[inner].low if slope.terms[()] > 0 else ranges[inner].high
        if end is None:
            return False
        value = value.without(inner) + slope * end
    return not value.symbols and value.terms.get((), 0) >= 0


def _moduli(value: Polynomial, ranges: _Ranges) -> list[Polynomial]:
    """The distances at which the variables of the loops move."""
    found: dict[frozenset[object], Polynomial] = {}
    for variable in value.symbols & ranges.keys():
        slope = value.coefficient(variable)
        if slope is None or slope.symbols & ranges.keys():
            return []
        if not slope.symbols:
            slope = constant(abs(slope.terms[()]))
        if slope.terms != _ONE.terms:
            found.setdefault(frozenset(slope.terms.items()), slope)
    return list(found.values())


def _rows_and_columns(
    value: Polynomial, modulus: Polynomial, ranges: _Ranges
) -> Iterator[tuple[Polynomial, Polynomial]]:
    """(row, column) with value = row·modulus + column and 0 ≤ column < modulus, in the ways that are tried."""
    rows = columns = Polynomial()
    for variable in value.symbols & ranges.keys():
        slope = value.coefficient(variable)
        if slope is None or slope.symbols & ranges.keys():
            return
        quotient, rest = slope.quotient_and_rest(modulus)
        rows += quotient * symbol(variable)
        columns += rest * symbol(variable)
        value = value.without(variable)
    quotient, rest = value.quotient_and_rest(modulus)
    for shift in (0, -1, 1):
        column = columns + rest - constant(shift) * modulus
        if _is_never_negative(column, ranges) and _is_never_negative(modulus - column - _ONE, ranges):
            yield rows + quotient + constant(shift), column
