"""The parts of a tape: slots, and columns in stores.

A store on the stack of calls whose size is not known in front of everything is a chain of blocks: one for each
iteration of a loop without a known count, or for each time a group of counted loops is entered.  A block begins with
the address of the one before it.  The reverse sweep comes by in the opposite order and takes the blocks one by one, so
that nothing is ever moved, and a column is where it was written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from enzyme_build import rules
from enzyme_build.analysis import Loop, Need
from enzyme_build.differentiate.access_scopes import Accesses
from enzyme_build.ir import I8, PTR, Alloca, Builder, DataLayout, Type, Value, i64


@dataclass(eq=False)
class Slot:
    """A stack variable of the forward function, and what the reverse sweep has of it.

    That is the same variable; if the sweeps are two functions, one of its own, or the value where it stays the same.
    """

    type: Type
    name: str
    forward: Alloca
    reverse: Value | None = None

    offset: int | None = None  # in the record, if it lies there all the time

    def read_in_reverse(self, builder: Builder) -> Value:
        assert self.reverse is not None
        return builder.load(self.type, self.reverse) if isinstance(self.reverse, Alloca) else self.reverse

    def make_variable(self, entry: Builder, start: Value | None) -> None:
        """The reverse function has one of its own."""
        self.reverse = entry.alloca(self.type, self.name)
        if start is not None:
            entry.store(start, self.reverse)


@dataclass(eq=False)
class Column:
    type: Type
    address: Slot
    on_stack: bool = False


@dataclass(eq=False)
class Store:
    """The columns of all values that lie in the same innermost loop."""

    outer: list[Loop]
    group: list[Loop]
    counted: bool
    base: Slot
    top: Slot
    capacity: Slot
    last: Slot | None = None  # of a chain: its last block; in the reverse sweep, the next one to be taken
    columns: dict[Need, Column] = field(default_factory=dict[Need, Column])

    @property
    def is_exact(self) -> bool:
        """Reserved once, for exactly the iterations that there are."""
        return self.counted and not self.outer

    @property
    def is_chain(self) -> bool:
        return self.last is not None


class Chain:
    """What becomes of one store: `forward` and `reverse` write where one block begins to be the current one."""

    def __init__(self, store: Store, layout: DataLayout, accesses: Accesses):
        assert store.last is not None
        self.store, self.last, self.layout, self.accesses = store, store.last, layout, accesses

    def forward(self, builder: Builder, total: Value, reserve: Callable[[Builder, Value], Value]) -> None:
        """A new block, for `total` elements of each column."""
        width = sum(self.layout.size_of(column.type) for column in self.store.columns.values())
        size = builder.binary("add", builder.binary("mul", total, i64(width)), i64(self._link))
        block = reserve(builder, size)
        self.accesses.columns.add(builder.store(builder.load(PTR, self.last.forward), block))
        builder.store(block, self.last.forward)
        for column, address in self._addresses(builder, block, total):
            builder.store(address, column.address.forward)

    def reverse(self, builder: Builder, total: Value) -> None:
        """The block that is next."""
        assert self.last.reverse is not None
        block = self.last.read_in_reverse(builder)
        below = builder.load(PTR, block)
        self.accesses.columns.add(below)
        builder.store(below, self.last.reverse)
        for column, address in self._addresses(builder, block, total):
            assert column.address.reverse is not None
            builder.store(address, column.address.reverse)

    @property
    def _link(self) -> int:
        """Bytes in front of the columns."""
        return min(rules.HEAP_ALIGNMENT, max(8, *(self.layout.align_of(c.type) for c in self.store.columns.values())))

    def _addresses(self, builder: Builder, block: Value, total: Value) -> Iterator[tuple[Column, Value]]:
        """Those that need most alignment come first."""
        before = 0
        link = i64(self._link)
        for column in sorted(self.store.columns.values(), key=lambda c: -self.layout.align_of(c.type)):
            offset = builder.binary("add", builder.binary("mul", total, i64(before)), link)
            yield column, builder.gep(I8, block, [offset])
            before += self.layout.size_of(column.type)
