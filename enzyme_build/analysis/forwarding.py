"""Which store wrote what a load reads, where the two are in loops that follow one another.

    for (i = 0; i < n; ++i) { … store v, p(i); … }          loop A
    …                                                       nothing writes there
    for (j = 0; j < m ≤ n; ++j) { … load p(j); … }          loop B

A runs as a whole before B, in the same turn of all loops around both; every turn of A stores, each at an address of its
own; the load's address is the store's, with j in place of i.  Then turn j loads what v was in turn i = j, and the
reverse sweep may compute v again, or find it on the tape, instead of keeping a copy for the load.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.loops import Loop, LoopForest
from enzyme_build.analysis.offsets import Address, address_of
from enzyme_build.analysis.overwrites import Overwrites
from enzyme_build.analysis.trip_counts import Induction, induction_of
from enzyme_build.ir import (
    Binary,
    Block,
    Cast,
    Compare,
    ConstantInt,
    Function,
    Instruction,
    IntegerType,
    Load,
    Phi,
    Select,
    Store,
    Value,
    is_float,
)

_DEEPEST = 12  # operations above an index
_MANY_TURNS = 1 << 29  # whose values no tape has room for; an index of 8 or 16 bits wraps round before


@dataclass(frozen=True)
class Source:
    """The load's value is the stored one, in the turn of `writing` whose number `reading` has now."""

    store: Store
    writing: Loop
    reading: Loop


class Forwarding:
    """`counts`: how often a loop runs at most, where that is known; `whole`: loops that run exactly so often.

    (They have one exit, at the end of every turn, and what is on the tape for them can be read behind them.)
    """

    def __init__(
        self,
        function: Function,
        forest: LoopForest,
        overwrites: Overwrites,
        counts: Mapping[Loop, Value],
        whole: Iterable[Loop],
    ):
        self.forest = forest
        self.flow: ControlFlow = forest.flow
        self.overwrites = overwrites
        self.counts = counts
        self.layout = function.module.layout
        self._known: dict[Load, Source | None] = {}
        self._stores: dict[Value, list[tuple[Store, Loop, Address]]] = {}
        self._between: dict[tuple[Loop, Block], int] = {}
        for loop in whole:
            for store in (i for block in loop.blocks for i in block.instructions if isinstance(i, Store)):
                self._add(store, loop)

    def source(self, load: Load) -> Source | None:
        """Where the load's value comes from, if it is known."""
        if load not in self._known:
            self._known[load] = self._find(load)
        return self._known[load]

    # ---- stores that write something else in every turn ------------------------------------------------------
    def _add(self, store: Store, loop: Loop) -> None:
        if self.forest.innermost[store.block] is not loop or not is_float(store.value.type) or store.ordering:
            return
        if "volatile" in store.flags or not all(self.flow.dominates(store.block, latch) for latch in loop.latches):
            return
        address = address_of(store.pointer)
        varying = [term for term in address.terms if not loop.is_invariant(term[0])]
        if len(varying) == 1 and loop.is_invariant(address.base):
            stride = abs(varying[0][1]) * _multiple_of_turn(varying[0][0], loop)
            if stride >= self.layout.store_size_of(store.value.type):
                self._stores.setdefault(address.base, []).append((store, loop, address))

    # ---- the last one before a load --------------------------------------------------------------------------
    def _find(self, load: Load) -> Source | None:
        if not is_float(load.type) or load.ordering or "volatile" in load.flags:
            return None
        address = address_of(load.pointer)
        for store, writing, written in self._stores.get(address.base, ()):
            if store.value.type is load.type and self._comes_before(writing, load.block):
                reading = self._reading_loop(writing, written, address, load.block)
                if reading is not None and self._is_last(store, writing, load):
                    return Source(store, writing, reading)
        return None

    def _comes_before(self, writing: Loop, block: Block) -> bool:
        """The loop has run before the block is come to, in the same turn of all loops around both."""
        around = writing.parent
        if block in writing.blocks or (around is not None and block not in around.blocks):
            return False
        return self.flow.dominates(self.forest.preheader(writing), block)

    def _reading_loop(self, writing: Loop, written: Address, read: Address, block: Block) -> Loop | None:
        """The loop whose turns take the place of the writing loop's: one around the block, as short or shorter."""
        if written.offset != read.offset or len(written.terms) != len(read.terms):
            return None
        loop = self.forest.innermost[block]
        while loop is not None and loop is not writing.parent:
            same = _Same(writing, loop, block, self.forest)
            if self._is_as_short(loop, writing) and same.are_terms(written.terms, read.terms):
                return loop
            loop = loop.parent
        return None

    def _is_as_short(self, reading: Loop, writing: Loop) -> bool:
        ours, theirs = self.counts.get(reading), self.counts.get(writing)
        if ours is None or theirs is None:
            return False
        if isinstance(ours, ConstantInt) and isinstance(theirs, ConstantInt):
            return 0 < ours.value <= theirs.value
        return _is_same_expression(ours, theirs, _DEEPEST)

    def _is_last(self, store: Store, writing: Loop, load: Load) -> bool:
        """Nothing else may write there after the store and before the load."""
        size = self.layout.store_size_of(load.type)
        between = self._blocks_between(writing, load.block)
        return not self.overwrites.writers.may_change_in(load, size, between, store)

    def _blocks_between(self, writing: Loop, block: Block) -> int:
        """What may run after the loop has begun and before the block is left, in one turn of the loop around both."""
        found = self._between.get((writing, block))
        if found is None:
            around = writing.parent
            begin = around.header if around is not None else None
            after = _reached(writing.header, lambda b: [s for s in b.successors if s is not begin])
            before = _reached(block, lambda b: [] if b is begin else self.flow.predecessors[b])
            found = sum(1 << self.flow.position[b] for b in after & before)
            self._between[writing, block] = found
        return found


def _reached(start: Block, following: Callable[[Block], Iterable[Block]]) -> set[Block]:
    seen, work = {start}, [start]
    while work:
        for block in following(work.pop()):
            if block not in seen:
                seen.add(block)
                work.append(block)
    return seen


def _multiple_of_turn(index: Value, loop: Loop) -> int:
    """m ≠ 0 if the index in two turns of the loop differs by a multiple of m, and differs; else 0."""
    match index:
        case Phi():
            found = induction_of(index, loop)
            return 1 if found is not None and _turns_until_again(found) >= _MANY_TURNS else 0
        case Cast(opcode="sext" | "zext", operands=[inner]) | Binary(opcode="add", operands=[inner, ConstantInt()]):
            return _multiple_of_turn(inner, loop)
        case _:
            return 0


def _turns_until_again(found: Induction) -> int:
    """How many turns a variable takes at least to wrap round to a number that it has been; 0 if it stays."""
    bits = found.phi.type.bits if isinstance(found.phi.type, IntegerType) else 0
    return (1 << bits) // (found.step & -found.step) if found.step else 0


@dataclass(frozen=True)
class _Same:
    """Whether an index in the loop that writes is, turn by turn, one in the loop that reads."""

    writing: Loop
    reading: Loop
    block: Block
    forest: LoopForest

    def are_terms(self, written: Iterable[tuple[Value, int]], read: Iterable[tuple[Value, int]]) -> bool:
        return all(
            ours[1] == theirs[1] and self.is_(ours[0], theirs[0], _DEEPEST) for ours, theirs in zip(written, read)
        )

    def is_(self, written: Value, read: Value, depth: int) -> bool:
        if self._is_fixed(written) or self._is_fixed(read):
            return written is read or _is_same_expression(written, read, 0)
        if isinstance(written, Phi) and isinstance(read, Phi):
            ours, theirs = induction_of(written, self.writing), induction_of(read, self.reading)
            if ours is None or theirs is None or ours.step != theirs.step:
                return False
            return self._is_fixed(ours.start) and self.is_(ours.start, theirs.start, depth)
        if not depth or not _are_alike(written, read):
            return False
        return all(self.is_(o, t, depth - 1) for o, t in zip(_operands(written), _operands(read)))

    def _is_fixed(self, value: Value) -> bool:
        """It is the same in all turns of both loops, and of those in between."""
        if not isinstance(value, Instruction):
            return True
        inside = self.forest.innermost[value.block]
        return inside is None or (self.writing.parent is not None and inside.contains(self.writing.parent))


def _is_same_expression(left: Value, right: Value, depth: int) -> bool:
    """Two expressions of the same operations on the same values."""
    if left is right:
        return True
    if isinstance(left, ConstantInt) and isinstance(right, ConstantInt):
        return left.type is right.type and left.value == right.value
    if not depth or not _are_alike(left, right):
        return False
    return all(_is_same_expression(a, b, depth - 1) for a, b in zip(_operands(left), _operands(right)))


def _are_alike(left: Value, right: Value) -> bool:
    """The same operation on integers, whatever its operands are."""
    match left, right:
        case (Binary(), Binary()) | (Cast(), Cast()) | (Select(), Select()):
            return left.opcode == right.opcode and left.type is right.type
        case (Compare(opcode="icmp"), Compare(opcode="icmp")):
            return left.predicate == right.predicate
        case _:
            return False


def _operands(value: Value) -> list[Value]:
    return list(value.operands) if isinstance(value, Instruction) else []
