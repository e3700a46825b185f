"""Which writers may touch some bytes after a given instruction, without a look at every pair of the two.

Writers whose addresses alias alike (same points-to set, same bases, same TBAA tag) form a group, and a group is asked
once.  Where and how late its members stand is kept in sum (`Spots`); members at constant offsets from one address
are found by offset.  Where that leaves few stores, each is compared with the load by its index (`later_stores`).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from enzyme_build.analysis.aliasing import Aliasing, tag_kind
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.later_stores import LaterStores
from enzyme_build.analysis.loops import Loop
from enzyme_build.analysis.memory_objects import NOTHING, MemoryObject, Objects
from enzyme_build.ir import Argument, Block, Instruction, Load, Store, Value

_MOST_PAIRS = 16  # stores that are compared with a load one by one


@dataclass(frozen=True)
class Writer:
    """An instruction that may write: at `pointer`, or in `objects`; without both, where code outside may reach.

    `is_anywhere`: at any distance from the pointer, as other threads do where this one writes there.
    """

    instruction: Instruction
    pointer: Value | None
    size: int | None
    tag: str
    objects: Objects = NOTHING
    is_anywhere: bool = False


@dataclass(eq=False)
class Spots:
    """Places in the program: the blocks (bit k is `flow.order[k]`), and the last position in each."""

    blocks: int = 0
    last: dict[Block, int] = field(default_factory=dict[Block, int])

    def add(self, block: Block, bit: int, position: int) -> None:
        self.blocks |= bit
        self.last[block] = max(position, self.last.get(block, -1))


@dataclass(eq=False)
class FixedWriters:
    """Writers at constant offsets from one address; `sizes` None: of unknown extent."""

    total: Spots = field(default_factory=Spots)
    at: dict[int, dict[int | None, Spots]] = field(default_factory=dict[int, dict[int | None, Spots]])
    offsets: list[int] = field(default_factory=list[int])
    longest: int | None = 0


@dataclass(eq=False)
class Group:
    """Writers that alias alike; `example` is the address of one of them (None: in the objects, or anywhere outside)."""

    example: Value | None
    objects: Objects
    tag: str
    writers: list[Writer] = field(default_factory=list[Writer])
    total: Spots = field(default_factory=Spots)
    loose: Spots = field(default_factory=Spots)  # at offsets that are not constant
    fixed: dict[Value, FixedWriters] = field(default_factory=dict[Value, FixedWriters])


class WriterIndex:
    def __init__(self, flow: ControlFlow, aliasing: Aliasing, writers: Iterable[Writer]):
        self.flow = flow
        self.aliasing = aliasing
        self.objects = aliasing.objects
        self._position = {i: number for block in flow.order for number, i in enumerate(block.instructions)}
        self._groups: dict[tuple[object, ...], Group] = {}
        self._open: list[Group] = []
        self._by_object: dict[MemoryObject, list[Group]] = {}
        self._by_pointer: dict[Value, Spots] = {}
        self._related: dict[tuple[object, ...], tuple[list[Group], int]] = {}
        self._later = LaterStores(flow, aliasing.forest, self.is_never_written)
        self._writers = list(writers)
        for writer in self._writers:
            self._add(writer)
        for group in self._groups.values():
            for fixed in group.fixed.values():
                fixed.offsets = sorted(fixed.at)
            if not group.objects or not all(o.is_local for o in group.objects):
                self._open.append(group)
            for made in group.objects:
                self._by_object.setdefault(made, []).append(group)

    @property
    def know_their_places(self) -> bool:
        """No writer may write anywhere."""
        return all(writer.pointer is not None for writer in self._writers)

    # ---- questions ---------------------------------------------------------------------------------------
    def may_change_later(self, load: Load, size: int) -> bool:
        """May a writer that runs after the load write to some of the bytes that it read?"""
        same = self._by_pointer.get(load.pointer)
        if same is not None and self._may_follow(same, load):
            return True
        groups = [group for group in self._aliases(load) if self._may_follow(group.total, load)]
        met = [group for group in groups if self._meets(group, load, size)]
        few = sum(len(group.writers) for group in met) <= _MOST_PAIRS
        return not few or any(self._changes(writer, load, size) for group in met for writer in group.writers)

    def is_never_written(self, cell: Argument) -> bool:
        """No writer may change what the function loads from the very address that it is given."""
        return not any(self._aliases(user) for user in cell.users if isinstance(user, Load))

    def first_change(self, load: Load, size: int) -> Instruction | None:
        """The first of the writers for which `may_change_later` is true, for those who want to know why."""
        for writer in self._writers:
            if self._changes(writer, load, size):
                return writer.instruction
        return None

    def _changes(self, writer: Writer, load: Load, size: int) -> bool:
        """The writer may run after the load, and write to some of the bytes that it read."""
        store = writer.instruction
        if not self.flow.may_follow(store, load) or not self._may_write(writer, load, size):
            return False
        return not isinstance(store, Store) or not self._later.never_meet(store, load)

    def may_change_in(self, load: Load, size: int, blocks: int, but: Instruction) -> bool:
        """May a writer in these blocks, other than the given one, write to some of the bytes that the load reads?"""
        there = (w for w in self._writers if blocks >> self.flow.position[w.instruction.block] & 1)
        return any(w.instruction is not but and self._may_write(w, load, size) for w in there)

    def steady_loops(self, load: Load) -> frozenset[Loop]:
        """The loops around a load in which it gives the same in every turn, in the same turns of the others.

        It does not move with their turns, and nothing that may alias it is written in the loop.
        """
        written = self._by_pointer.get(load.pointer, Spots()).blocks | self._related_to(load)[1]
        loops = self._later.loops_without_move(load) if not (load.ordering or "volatile" in load.flags) else []
        return frozenset(loop for loop in loops if not any(written >> self.flow.position[b] & 1 for b in loop.blocks))

    def may_change_objects_later(
        self, instruction: Instruction, objects: Objects, spares: Callable[[Instruction], bool] = lambda _: False
    ) -> bool:
        """May a writer that runs after the instruction, and does not spare them, write to any of these objects?"""
        later = (group for group in self._groups.values() if self._may_follow(group.total, instruction))
        writers = (writer.instruction for group in later if self._may_touch(group, objects) for writer in group.writers)
        return any(self.flow.may_follow(writer, instruction) and not spares(writer) for writer in writers)

    def may_change_behind(self, pointer: Value, instruction: Instruction) -> bool:
        """May a writer that runs after the instruction write to what the pointer leads to, at whatever distance?"""
        later = (group for group in self._groups.values() if self._may_follow(group.total, instruction))
        return any(self._may_relate(group, pointer, "") for group in later)

    def _may_write(self, writer: Writer, load: Load, size: int) -> bool:
        if writer.pointer is None:
            return self._may_be_in(writer.objects, self.objects.of(load.pointer))
        tags = writer.tag, load.metadata.get("tbaa", "")
        if writer.is_anywhere:
            return self.aliasing.may_alias_somewhere(writer.pointer, load.pointer, tags)
        return self.aliasing.may_alias(writer.pointer, load.pointer, (writer.size, size), tags)

    # ---- groups ------------------------------------------------------------------------------------------
    def _add(self, writer: Writer) -> None:
        block = writer.instruction.block
        where = (block, 1 << self.flow.position[block], self._position[writer.instruction])
        pointer = writer.pointer
        if pointer is None:
            group = self._groups.setdefault((None, writer.objects), Group(None, writer.objects, ""))
            group.writers.append(writer)
            group.total.add(*where)
            return
        objects = self.objects.of(pointer)
        key = (objects, self.aliasing.bases(pointer), writer.tag)
        group = self._groups.get(key)
        if group is None:
            group = self._groups[key] = Group(pointer, objects, writer.tag)
        group.writers.append(writer)
        group.total.add(*where)
        self._by_pointer.setdefault(pointer, Spots()).add(*where)
        place = self.aliasing.fixed_place(pointer) if not writer.is_anywhere else None
        if place is None:
            group.loose.add(*where)
            return
        base, offset = place
        fixed = group.fixed.setdefault(base, FixedWriters())
        fixed.total.add(*where)
        fixed.at.setdefault(offset, {}).setdefault(writer.size, Spots()).add(*where)
        known = fixed.longest is not None and writer.size is not None
        fixed.longest = max(fixed.longest or 0, writer.size or 0) if known else None

    def _aliases(self, load: Load) -> list[Group]:
        """The groups whose addresses may alias the load's, were it not for constant offsets."""
        return self._related_to(load)[0]

    def _related_to(self, load: Load) -> tuple[list[Group], int]:
        """These groups, and the blocks in which they write: the same for all members of one type in a struct."""
        tag = load.metadata.get("tbaa", "")
        objects = self.objects.of(load.pointer)
        key = (objects, self.aliasing.bases(load.pointer), tag_kind(self.aliasing.module, tag))
        found = self._related.get(key)
        if found is None:
            groups = [g for g in self._candidates(objects) if self._may_relate(g, load.pointer, tag)]
            blocks = 0
            for group in groups:
                blocks |= group.total.blocks
            found = self._related[key] = groups, blocks
        return found

    def _candidates(self, objects: Objects) -> Iterable[Group]:
        """All groups that could share an object with these: memory of this activation is not met from everywhere."""
        if not all(o.is_local for o in objects):
            return self._groups.values()
        return dict.fromkeys([*self._open, *(g for o in objects for g in self._by_object.get(o, ()))])

    def _may_relate(self, group: Group, pointer: Value, tag: str) -> bool:
        if group.example is None:
            return self._may_be_in(group.objects, self.objects.of(pointer))
        return self.aliasing.may_alias_somewhere(group.example, pointer, (group.tag, tag))

    def _may_touch(self, group: Group, objects: Iterable[MemoryObject]) -> bool:
        if group.example is None:
            return self._may_be_in(group.objects, objects)
        return any(self.aliasing.may_be_same(a, b) for a in group.objects for b in objects)

    def _may_be_in(self, written: Objects, objects: Iterable[MemoryObject]) -> bool:
        """One of the objects is written: where it is known which are, else where code outside may reach."""
        if not written:
            return any(self.objects.escapes(o) for o in objects)
        return any(self.aliasing.may_be_same(a, b) for a in written for b in objects)

    # ---- offsets -----------------------------------------------------------------------------------------
    def _meets(self, group: Group, load: Load, size: int) -> bool:
        """A writer of a group that may alias the load does, and may run after it."""
        place = self.aliasing.fixed_place(load.pointer)
        if place is None or group.example is None:
            return True
        if self._may_follow(group.loose, load):
            return True
        base, offset = place
        if any(self._may_follow(fixed.total, load) for other, fixed in group.fixed.items() if other is not base):
            return True
        fixed = group.fixed.get(base)
        return fixed is not None and self._overlaps(fixed, load, offset, size)

    def _overlaps(self, fixed: FixedWriters, load: Load, offset: int, size: int) -> bool:
        start = 0 if fixed.longest is None else bisect_left(fixed.offsets, offset - fixed.longest + 1)
        for at in fixed.offsets[start : bisect_left(fixed.offsets, offset + size)]:
            for length, spots in fixed.at[at].items():
                if (length is None or at + length > offset) and self._may_follow(spots, load):
                    return True
        return False

    def _may_follow(self, spots: Spots, earlier: Instruction) -> bool:
        """Something at these places may run after the instruction did."""
        block = earlier.block
        if self.flow.reach[block] & spots.blocks:
            return True
        return spots.last.get(block, -1) > self._position[earlier]
