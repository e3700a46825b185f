"""Pieces of memory, what lies in each, and which piece each pointer in it leads to.

A `Node` is a piece of memory, or several that were found to be used alike (B. Steensgaard's unification, 1996).  A
`Position` is a place in a node: `offset` plus any multiple of `period` (0: exactly there).  Pointers that lie in a
node are its slots, kept apart by their offsets.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from math import gcd

from enzyme_build.analysis.overlays import Sighting
from enzyme_build.analysis.record_types import Record, differ, may_access
from enzyme_build.analysis.type_trees import ONCE, WORD, Evidence, Layout, layout_of
from enzyme_build.ir import (
    DOUBLE,
    I8,
    I64,
    VOID,
    DataLayout,
    FloatType,
    GlobalVariable,
    IntegerType,
    PointerType,
    Type,
    integer,
)

_LISTED = 64  # elements of an array that are noted one by one
_LARGEST_LEAF = 16  # bytes
_MOST_CHOICES = 100
_MOST_RECORDS = 64  # in one piece of memory


@dataclass(eq=False, slots=True)
class Node:
    """`is_open`: code that cannot be seen may use it.  `is_vague`: numbers may lie in it that evidence does not place.

    `is_shared`: globals lead to it, so that it is one node for all functions.  `has_runs`: some evidence is about more
    than one place.  `above`: the place in the node that this has become part of.  `stamp` is another one after each
    change, `linked` after each of the slots.  `records`: what accesses name in it; `is_mixed`: they differ.
    `choices`: it is no memory of its own, but one of these places (see `ShapeGraph.join`).
    """

    evidence: dict[Evidence, None] = field(default_factory=dict[Evidence, None])
    slots: dict[tuple[int, int], Position] = field(default_factory=dict[tuple[int, int], "Position"])
    is_open: bool = False
    is_vague: bool = False
    is_shared: bool = False
    has_runs: bool = False
    above: Position | None = None
    stamp: int = 0
    linked: int = 0
    index: _Index | None = None
    records: dict[Record, None] = field(default_factory=dict[Record, None])
    is_mixed: bool = False
    choices: list[Position] = field(default_factory=list["Position"])


class _Index:
    """What was found out about a node, as long as it does not change."""

    def __init__(self, node: Node):
        self.stamp = node.stamp
        self._evidence = node.evidence
        self.sightings: dict[tuple[int, int, int | None], list[Sighting]] = {}
        self.layouts: dict[tuple[int, int, int | None, bool], Layout | None] = {}

    @cached_property
    def at(self) -> dict[int, list[Evidence]]:
        """The evidence by its place."""
        found: dict[int, list[Evidence]] = {}
        for item in self._evidence:
            if item.offset is not None and not item.strides:
                found.setdefault(item.offset, []).append(item)
        return found

    @cached_property
    def loose(self) -> list[Evidence]:
        """That in steps, or anywhere."""
        return [item for item in self._evidence if item.offset is None or item.strides]


@dataclass(frozen=True, slots=True)
class Position:
    node: Node
    offset: int = 0
    period: int = 0

    def moved(self, distance: int, strides: Iterable[int] = ()) -> Position:
        return Position(self.node, self.offset + distance, gcd(self.period, *strides))


def normal(position: Position) -> Position:
    """The same place in the node that is not part of another, with an offset within the period."""
    above = position.node.above
    if above is not None:
        if above.node.above is not None:
            above = position.node.above = _topmost(above)
        position = Position(above.node, above.offset + position.offset, gcd(above.period, position.period))
    if position.period and not 0 <= position.offset < position.period:
        return Position(position.node, position.offset % position.period, position.period)
    return position


def _topmost(above: Position) -> Position:
    """The place in the node that is not part of another; all nodes on the way are part of that one from then on."""
    way: list[Node] = []
    step: Position | None = above
    while step is not None:
        way.append(step.node)
        step = step.node.above
    found = Position(way.pop())
    for node in reversed(way):
        part = node.above
        assert part is not None
        found = node.above = Position(found.node, found.offset + part.offset, gcd(found.period, part.period))
    return Position(found.node, found.offset + above.offset, gcd(found.period, above.period))


def alternatives(position: Position) -> list[Position]:
    """The places in memory that a place is, or may be."""
    found: dict[Position, None] = {}
    seen: set[Position] = set()
    work = [normal(position)]
    while work:
        place = work.pop()
        if place in seen:
            continue
        seen.add(place)
        if place.node.choices:
            steps = (place.period,)
            work += [normal(choice.moved(place.offset, steps)) for choice in reversed(place.node.choices)]
        else:
            found[place] = None
    return list(found)


def chosen(places: list[Position], seen: Record | None, place: int = 0) -> list[Position]:
    """Those that an access may be to which names a record, as seen from each; all if it may be to none."""
    if seen is None or len(places) < 2:
        return places
    found = [p for p in places if _may_access(p, seen, place)]
    return found or places


def _may_access(position: Position, seen: Record, place: int) -> bool:
    node = position.node
    if node.is_mixed or not node.records:
        return True
    return any(may_access(seen, place, r.seen_from(position.offset, position.period)) for r in node.records)


def are_told_apart(left: Position, right: Position) -> bool:
    """No object lies at both places."""
    ours, theirs = normal(left), normal(right)
    if ours.node.is_mixed or theirs.node.is_mixed or ours.node is theirs.node:
        return False
    here = [r.seen_from(ours.offset, ours.period) for r in ours.node.records]
    there = [r.seen_from(theirs.offset, theirs.period) for r in theirs.node.records]
    return any(differ(a, b) for a in here for b in there)


def layout_at(position: Position, size: int | None, data: DataLayout, is_all: bool = False) -> Layout | None:
    """What lies there, as far as the node knows; `is_all` says that it knows all accesses."""
    place = normal(position)
    known, key = _index_of(place.node).layouts, (place.offset, place.period, size, is_all)
    if key not in known:
        offset = None if place.period == 1 else place.offset
        steps = (place.period,) if place.period else ()
        known[key] = layout_of(place.node.evidence, offset, steps, size, data, is_all)
    return known[key]


def _items_at(place: Position) -> Iterable[Evidence]:
    """The evidence that may be about exactly this place."""
    if place.period:
        return place.node.evidence
    index = _index_of(place.node)
    return [*index.at.get(place.offset, ()), *index.loose]


def _index_of(node: Node) -> _Index:
    if node.index is None or node.index.stamp != node.stamp:
        node.index = _Index(node)
    return node.index


def _items_in(place: Position, size: int | None) -> Iterable[Evidence]:
    """The evidence that may be about these bytes (None: unknown many); more of it where that is not much."""
    node = place.node
    if size is None or place.period or len(node.evidence) < size:
        return node.evidence
    index = _index_of(node)
    offsets = range(place.offset - _LARGEST_LEAF + 1, place.offset + size)
    return [*(item for offset in offsets for item in index.at.get(offset, ())), *index.loose]


def leaves_at(position: Position) -> set[Type]:
    """All that is said to lie exactly there."""
    place = normal(position)
    found: set[Type] = set()
    for item in _items_at(place):
        step = gcd(place.period, *item.strides)
        distance = item.offset - place.offset if item.offset is not None else 0
        if distance % step == 0 if step else distance == 0:
            found.add(item.leaf)
    return found


def holds_others(position: Position) -> bool:
    """Are addresses, or integers that are no numbers' bits, stored exactly there?"""
    place = normal(position)
    others = (e for e in _items_at(place) if e.stored or e.leaf is WORD or isinstance(e.leaf, PointerType))
    return any(_is_at(item, place) for item in others)


def numbers_at(position: Position) -> list[FloatType]:
    """The kinds of numbers that are accessed exactly there, as far as their places are known."""
    place = normal(position)
    items = _items_at(place) if place.period != 1 else ()
    return [leaf for item in items if isinstance(leaf := item.leaf, FloatType) and _is_at(item, place)]


def _is_at(item: Evidence, place: Position) -> bool:
    seen = _seen_from(place, item)
    return seen is not None and seen[0] == 0


def _seen_from(place: Position, item: Evidence) -> tuple[int, int] | None:
    """(offset, step) of the places where something lies; None if they are not known."""
    step = gcd(place.period, *item.strides)
    if item.offset is None or 0 < step < bytes_of(item.leaf):
        return None
    distance = item.offset - place.offset
    return (distance % step if step else distance), step


def sightings_at(position: Position, size: int | None) -> list[Sighting]:
    """The numbers and addresses in the node whose places are known, seen from there: those that meet `size` bytes.

    An integer of eight bytes where a double lies at other times may be an address: C passes unions in integers.
    """
    place = normal(position)
    known, key = _index_of(place.node).sightings, (place.offset, place.period, size)
    if key not in known:
        known[key] = _sightings_in(place, size)
    return known[key]


def _sightings_in(place: Position, size: int | None) -> list[Sighting]:
    found: dict[Sighting, None] = {}
    integers: list[tuple[int, int]] = []
    for item in _items_in(place, size) if place.period != 1 else ():
        where = _seen_from(place, item)
        if where is None:
            continue
        if isinstance(item.leaf, (FloatType, PointerType)):
            found[Sighting(*where, item.leaf)] = None
        elif item.stored and bytes_of(item.leaf) == bytes_of(WORD):
            integers.append(where)
    words = [Sighting(*where, I64) for where in integers if Sighting(*where, DOUBLE) in found]
    return list(dict.fromkeys([*found, *words]))


def word_at(place: Position, size: int, first: int, data: DataLayout) -> list[Evidence | None]:
    """What evidence, from the `first` on, says of a word at an exact place where no arrays are known.

    None stands for numbers of which only a part lies in it.
    """
    found: dict[Evidence | None, None] = {}
    for item in list(islice(place.node.evidence, first, None)):
        assert item.offset is not None
        at, width = item.offset - place.offset, data.size_of_leaf(item.leaf)
        if item.leaf is not VOID and -width < at < size:
            found[_part(at, width, size, item)] = None
    return [item for item in found if item is None or item.leaf is not VOID]


def _part(at: int, width: int, size: int, item: Evidence) -> Evidence | None:
    """A leaf in a word: all of it, the first bytes of an integer, or nothing that can be said."""
    if 0 <= at <= size - width:
        return Evidence(at, (), item.leaf, stored=item.stored)
    if isinstance(item.leaf, FloatType):
        return None
    is_start = at == 0 and isinstance(item.leaf, IntegerType)
    return Evidence(0, (), integer(8 * size), stored=item.stored) if is_start else Evidence(0, (), VOID)


def reachable(roots: Iterable[Position], with_shared: bool = True) -> list[Node]:
    """All nodes that pointers lead to from these places; `with_shared`: those of all functions, too."""
    seen: dict[Node, None] = {}
    work = [normal(root).node for root in roots]
    while work:
        node = work.pop()
        if node not in seen and (with_shared or not node.is_shared):
            seen[node] = None
            work += [normal(target).node for target in (*node.slots.values(), *node.choices)]
    return list(seen)


def copies_of(nodes: Iterable[Node]) -> dict[Node, Node]:
    """Copies of nodes that are closed under their pointers, but for those that all functions share."""
    copies = {
        node: Node(
            dict(node.evidence),
            {},
            node.is_open,
            node.is_vague,
            has_runs=node.has_runs,
            records=dict(node.records),
            is_mixed=node.is_mixed,
        )
        for node in nodes
    }

    def copied(target: Position) -> Position:
        there = normal(target)
        return Position(copies.get(there.node, there.node), there.offset, there.period)

    for node, copy in copies.items():
        copy.slots |= {key: copied(target) for key, target in node.slots.items()}
        copy.choices += map(copied, node.choices)
    return copies


def bytes_of(leaf: Type) -> int:
    """The size of a leaf, roughly: what it must be aligned to."""
    return leaf.bits // 8 if isinstance(leaf, (IntegerType, FloatType)) else 0 if leaf is VOID else 8


def has_target(place: Position) -> bool:
    """A pointer is known to lie there."""
    place = normal(place)
    return any(_overlap((place.offset, place.period), slot) for slot in place.node.slots)


class _Ends:
    """Where arrays in a node end, seen from a place: where something else begins behind them."""

    def __init__(self, here: Position, size: int, data: DataLayout):
        found = ((_distance(e, here, size, data.size_of_leaf(e.leaf)), e.leaf) for e in here.node.evidence)
        self._leaves = sorted(((d, leaf) for d, leaf in found if d is not None), key=lambda pair: pair[0])
        self._next_other = [len(self._leaves)] * len(self._leaves)  # the next one with another leaf
        for index in reversed(range(len(self._leaves) - 1)):
            is_same = self._leaves[index][1] is self._leaves[index + 1][1]
            self._next_other[index] = self._next_other[index + 1] if is_same else index + 1

    def behind(self, distance: int, leaf: Type) -> int:
        """Where the first other leaf lies behind a distance."""
        index = bisect_right(self._leaves, distance, key=lambda pair: pair[0])
        if index < len(self._leaves) and self._leaves[index][1] is leaf:
            index = self._next_other[index]
        return self._leaves[index][0] if index < len(self._leaves) else ONCE


class ShapeGraph:
    """Operations on nodes; `changes` counts those that changed something.

    `globals` and `text`, the characters of all strings, are memory that all functions share.
    """

    def __init__(self) -> None:
        self.changes = 0
        self.globals: dict[GlobalVariable, Position] = {}
        self.text = Position(Node(is_shared=True))

    def note(self, position: Position, leaf: Evidence) -> None:
        """Evidence relative to a position."""
        place = normal(position)
        for choice in alternatives(place) if place.node.choices else ():
            self.note(choice, leaf)
        step = gcd(place.period, *leaf.strides)
        if place.period == 1 and leaf.leaf is I8:
            return  # some byte of it is looked at: that says nothing
        if 0 < step < min(4, bytes_of(leaf.leaf)):
            item = leaf._replace(offset=None, strides=())
        else:
            item = leaf.shifted(place.offset, (place.period,) if place.period else ())
        if item not in place.node.evidence:
            place.node.evidence[item] = None
            place.node.has_runs |= item.offset is None or bool(item.strides)
            self._changed(place.node)

    def copy_evidence(self, there: Position, here: Position, size: int, data: DataLayout) -> None:
        """What is accessed in `size` bytes from `here` on is what lies from `there` on.

        Numbers that may or may not lie in these bytes make the other node vague.
        """
        place = normal(here)
        ends: _Ends | None = None
        for item in list(place.node.evidence):
            width = data.size_of_leaf(item.leaf)
            distance = _distance(item, place, size, width)
            if distance is None:
                if isinstance(item.leaf, FloatType):
                    self.make_vague(there)
            elif width in item.strides:
                ends = ends or _Ends(place, size, data)
                self._copy_run(there, item, distance, min(size, ends.behind(distance, item.leaf)), width)
            elif 0 <= distance <= size - width:
                self.note(there, Evidence(distance, (), item.leaf, stored=item.stored))
            elif -width < distance < size and isinstance(item.leaf, FloatType):
                self.make_vague(there)
        if place.node.is_vague:
            self.make_vague(there)

    def copy_stored(self, there: Position, here: Position, size: int) -> None:
        """The integers that are stored in `size` bytes from `here` on."""
        place = normal(here)
        for item in [e for e in place.node.evidence if e.stored]:
            width = bytes_of(item.leaf)
            distance = _distance(item, place, size, width)
            if distance is not None and 0 <= distance <= size - width:
                self.note(there, Evidence(distance, (), item.leaf, stored=True))

    def _copy_run(self, there: Position, run: Evidence, distance: int, end: int, width: int) -> None:
        """The elements of an array that lie before `end`."""
        first = distance if distance >= 0 else distance % width
        for place in range(first, end - width + 1, width):
            self.note(there, Evidence(place, (), run.leaf))
            if place >= first + _LISTED * width:
                self.note(there, Evidence(place, (width,), run.leaf))
                break

    def note_record(self, positions: list[Position], record: Record) -> None:
        """An access names a record, as seen from these places: it is one of them, as far as they say themselves."""
        for place in map(normal, positions):
            node = place.node
            item = record.seen_from(-place.offset, place.period)
            is_own = len(positions) == 1 or not node.records
            if is_own and item not in node.records and not node.is_mixed:
                node.is_mixed = len(node.records) >= _MOST_RECORDS or any(differ(item, r) for r in node.records)
                node.records[item] = None
                self._changed(node)

    def make_vague(self, position: Position) -> None:
        for node in [place.node for place in (normal(position), *alternatives(position))]:
            if not node.is_vague:
                node.is_vague = True
                self._changed(node)

    def share(self, position: Position) -> None:
        """Globals lead there: all that can be reached is the same memory for all functions."""
        work = [normal(position).node]
        while work:
            node = work.pop()
            if not node.is_shared:
                node.is_shared = True
                self._changed(node)
                work += [normal(target).node for target in (*node.slots.values(), *node.choices)]

    def join(self, left: Position, right: Position) -> Position:
        """What a pointer leads to that may be either: objects of different structs stay apart."""
        found, same = self._either(normal(left), normal(right))
        for pair in same:
            self.unify(*pair)
        return normal(found)

    def _either(self, left: Position, right: Position) -> tuple[Position, list[tuple[Position, Position]]]:
        """A place that is both, and what must be one for that."""
        if left.node is right.node:
            return _both(left, right), []
        if right.node.choices and not left.node.choices:
            left, right = right, left
        if right.node.choices or not (left.node.choices or are_told_apart(left, right)) or _is_unused(right.node):
            return left, [(left, right)]
        if not left.node.choices:
            left = self._choice_of([left])
        choices = alternatives(left)
        if all(choice.node is not right.node for choice in choices):
            alike = [choice for choice in choices if not are_told_apart(choice, right)]
            if len(alike) == 1 or len(choices) >= _MOST_CHOICES:
                return left, [(choice, right) for choice in alike or choices]
            if alike:
                return left, [(left, right)]
        self._choose(left.node, right.moved(-left.offset, [left.period]))
        return left, []

    def _choice_of(self, places: list[Position]) -> Position:
        """A place that may be each of these."""
        node = Node(choices=places, is_shared=any(place.node.is_shared for place in places))
        self._changed(node)
        return Position(node)

    def choose(self, position: Position, choice: Position) -> None:
        """One of the places that there is a choice of."""
        place = normal(position)
        if place.node.choices or place.node.evidence or place.node.slots:
            for pair in self._either(place, normal(choice))[1] if place.node.choices else [(place, choice)]:
                self.unify(*pair)
        else:
            self._choose(place.node, choice)

    def _choose(self, node: Node, place: Position) -> None:
        """The place is one of those that the node may be."""
        choices = {choice.node: choice for choice in (alternatives(Position(node)) if node.choices else ())}
        known = choices.get(place.node)
        found = place if known is None else _both(known, place)
        if found == known:
            return
        choices[place.node] = found
        node.choices = list(choices.values())
        self._changed(node)
        if node.is_shared or any(choice.node.is_shared for choice in node.choices):
            for choice in (Position(node), *node.choices):
                self.share(choice)
        for item in list(node.evidence):
            self.note(found, item)
        for (offset, period), target in list(node.slots.items()):
            self.link(found.moved(offset, [period]), target)
        if node.is_vague:
            self.make_vague(found)
        found.node.is_open |= node.is_open

    def unify(self, left: Position, right: Position) -> None:
        """Two places are used alike: their nodes become one.  A node does not overlap itself."""
        work = [(left, right)]
        while work:
            left, right = (normal(p) for p in work.pop())
            if left.node is right.node:
                continue
            self._changed(left.node)
            self._changed(right.node)
            if left.node.is_shared != right.node.is_shared:
                self.share(right if left.node.is_shared else left)
            if left.node.choices or right.node.choices:
                work += self._unify_choices(left, right)
                continue
            if right.period and not left.period:
                left, right = right, left
            part, whole = right.node, left.node
            part.above = Position(whole, left.offset - right.offset, gcd(left.period, right.period))
            whole.is_open |= part.is_open
            work += self._move(part)

    def _move(self, part: Node) -> list[tuple[Position, Position]]:
        """What is known of a node is so of what it has become part of; answers what must be unified for that."""
        if part.is_vague:
            self.make_vague(Position(part))
        for item in part.evidence:
            self.note(Position(part), item)
        places = alternatives(Position(part))
        for record in part.records:
            self.note_record(places, record)
        for place in places:
            place.node.is_mixed |= part.is_mixed
            place.node.is_open |= part.is_open
        slots, part.slots, part.evidence = part.slots, {}, {}
        whole = normal(Position(part))
        unlike: list[tuple[Position, Position]] = []
        for (offset, period), target in slots.items():
            here = whole.moved(offset, [period])
            for place in ([here] if whole.node.choices else []) + alternatives(here):
                unlike += self._link(place, target)
        return unlike

    def _unify_choices(self, left: Position, right: Position) -> list[tuple[Position, Position]]:
        """Of objects that a pointer may lead to, one that is used like other memory is what may be that."""
        if not left.node.choices:
            left, right = right, left
        if right.node.choices and left.node.records and not right.node.records:
            left, right = right, left
        choices = alternatives(left)
        if right.node.choices:
            if right.node.records and not left.node.records:
                self._choose_alike(right, choices)
                return []
            part, both = right.node, alternatives(right)
            part.above = Position(left.node, left.offset - right.offset, gcd(left.period, right.period))
            part.choices = []
            unlike = self._move(part)
            for place in both:
                self.join(left, place)
            return unlike
        if any(choice.node is right.node for choice in choices):
            return [(choice, right) for choice in choices if not are_told_apart(choice, right)]
        there = left
        if right.node.records:
            alike = [choice for choice in choices if not are_told_apart(choice, right)] or choices
            there = self._choice_of(alike)
            there.node.records |= {r.seen_from(right.offset, right.period): None for r in right.node.records}
        part = right.node
        part.above = Position(there.node, there.offset - right.offset, gcd(there.period, right.period))
        return self._move(part)

    def _choose_alike(self, position: Position, places: list[Position]) -> None:
        """Of these places, those that may be what is named where there is a choice."""
        place = normal(position)
        named = Node(records=place.node.records)
        here = Position(named, place.offset, place.period)
        for one in places:
            if not are_told_apart(here, one):
                self.join(place, one)

    def link(self, place: Position, target: Position) -> None:
        """A pointer to `target` lies at a place."""
        place = normal(place)
        for here in ([place] if place.node.choices else []) + alternatives(place):
            for left, right in self._link(here, target):
                self.unify(left, right)

    def target_of(self, place: Position) -> Position:
        """What the pointer that lies at a place leads to."""
        found: Position | None = None
        for here in alternatives(place):
            target = self._target_of(here)
            found = target if found is None else self.join(found, target)
        assert found is not None
        return normal(found)

    def _target_of(self, place: Position) -> Position:
        place = normal(place)
        key = (place.offset, place.period)
        if key not in place.node.slots:
            found = next((t for slot, t in place.node.slots.items() if _overlap(key, slot)), None)
            self.link(place, found or Position(Node()))
            place = normal(place)
            key = next(slot for slot in place.node.slots if _overlap((place.offset, place.period), slot))
        return normal(place.node.slots[key])

    def _link(self, place: Position, target: Position) -> list[tuple[Position, Position]]:
        """Adds a slot, merged with all that it may overlap; answers what must be unified for that."""
        place, kept = normal(place), normal(target)
        slots = place.node.slots
        key = (place.offset, place.period)
        before: list[tuple[tuple[int, int], Position]] = []
        unlike: list[tuple[Position, Position]] = []
        while (hit := next((slot for slot in slots if _overlap(key, slot)), None)) is not None:
            other = normal(slots.pop(hit))
            before.append((hit, other))
            kept, pairs = self._either(kept, other)
            unlike += pairs
            period = gcd(key[1], hit[1], abs(key[0] - hit[0]))
            key = (key[0] % period if period else key[0], period)
        slots[key] = kept
        if place.node.is_shared:
            self.share(kept)
        if before != [(key, kept)]:
            self._changed(place.node)
            place.node.linked = place.node.stamp
        return unlike

    def _changed(self, node: Node) -> None:
        self.changes += 1
        node.stamp = self.changes


def _distance(item: Evidence, place: Position, size: int, width: int) -> int | None:
    """Where the item lies from a place on, steps of its own width aside; None if that is not one place."""
    if item.offset is None or (place.period and size > place.period):
        return None
    if any(step % place.period if place.period else True for step in item.strides if step != width):
        return None
    distance = item.offset - place.offset
    return distance % place.period if place.period else distance


def _is_unused(node: Node) -> bool:
    """Nothing is known of it yet."""
    return not (node.evidence or node.slots or node.records)


def _both(left: Position, right: Position) -> Position:
    """The places in one node that are either."""
    if left == right:
        return left
    return normal(left.moved(0, [right.period, abs(left.offset - right.offset)]))


def _overlap(left: tuple[int, int], right: tuple[int, int]) -> bool:
    step = gcd(left[1], right[1])
    distance = left[0] - right[0]
    return distance % step == 0 if step else distance == 0
