"""Which pieces of memory are one, what lies in each, and which piece each pointer in it leads to (see `shape_nodes`).

Memory that is used alike is one node.  Where a pointer may lead to objects of different structs (`record_types`), there
is a choice: a node that stands for any of them.  What is found out about the choice holds of each, and of those that
are added later; what accesses name says which of them they are to.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from math import gcd

from enzyme_build.analysis.integer_stores import meet
from enzyme_build.analysis.record_types import Record, differ
from enzyme_build.analysis.shape_contents import bytes_of, items_in, numbers_of, overlap
from enzyme_build.analysis.shape_nodes import Node, Position, alternatives, are_separate, are_told_apart, normal
from enzyme_build.analysis.type_trees import LISTED, ONCE, Evidence
from enzyme_build.ir import (
    I8,
    DataLayout,
    FloatType,
    GlobalVariable,
    Type,
)

_MOST_CHOICES = 100
_MOST_RECORDS = 64  # in one piece of memory
_WORD = 8  # bytes


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
        self.has_choices = False  # made for pointers that lead to objects of different structs
        self.globals: dict[GlobalVariable, Position] = {}
        self.text = Position(Node(is_shared=True))

    def note(self, position: Position, leaf: Evidence) -> None:
        """Evidence relative to a position."""
        self.note_all(position, (leaf,))

    def note_all(self, position: Position, leaves: Iterable[Evidence]) -> None:
        """The same; of places that are as far from where their nodes begin, it is put together once."""
        here = normal(position)
        placed: dict[tuple[int, int], dict[Evidence, None]] = {}
        for place in (*alternatives(here), here) if here.node.choices else (here,):
            node, (offset, period) = place.node, _key(place)
            if (offset, period) not in placed:
                items = (_placed(leaf, offset, period) for leaf in leaves)
                placed[offset, period] = dict.fromkeys(item for item in items if item is not None)
            new = [item for item in placed[offset, period] if item not in node.evidence]
            if new:
                node.evidence.update(dict.fromkeys(new))
                node.has_runs |= any(item.offset is None or item.strides for item in new)
                self._changed(node)

    def copy_evidence(self, there: Position, here: Position, size: int, data: DataLayout) -> None:
        """What is accessed in `size` bytes from `here` on is what lies from `there` on.

        Numbers that may or may not lie in these bytes make the other node vague.
        """
        place = normal(here)
        ends: _Ends | None = None
        if 0 < place.period < size:  # it may be any of these places
            numbers = numbers_of(place.node)
            if place.node.is_vague or numbers:
                self.make_vague(there, numbers)
            return
        for item in list(items_in(place, size)):
            width = data.size_of_leaf(item.leaf)
            distance = _distance(item, place, size, width)
            if distance is None:
                if isinstance(item.leaf, FloatType) and _may_meet(item, place, size, width):
                    self.make_vague(there, [item.leaf])
            elif width in item.strides:
                ends = ends or _Ends(place, size, data)
                self._copy_run(there, item, distance, min(size, ends.behind(distance, item.leaf)), width)
            elif 0 <= distance <= size - width:
                self.note(there, Evidence(distance, (), item.leaf, stored=item.stored))
            elif -width < distance < size and isinstance(item.leaf, FloatType):
                self.make_vague(there, [item.leaf])
        if place.node.is_vague:
            self.make_vague(there, numbers_of(place.node))

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
            if place >= first + LISTED * width:
                self.note(there, Evidence(place, (width,), run.leaf))
                break

    def note_record(self, positions: list[Position], record: Record) -> None:
        """An access names a record, as seen from these places: it is one of them, as far as they say themselves."""
        for place in map(normal, positions):
            node = place.node
            item = record.seen_from(-place.offset, place.period)
            is_own = len(positions) == 1 or not node.records
            if not is_own or item in node.records or node.is_mixed:
                continue
            is_mixed = len(node.records) >= _MOST_RECORDS or any(differ(item, r) for r in node.records)
            if is_mixed or not any(map(item.is_like, node.records)):
                node.is_mixed = is_mixed
                node.records[item] = None
                self._changed(node)

    def make_vague(self, position: Position, numbers: Iterable[Type] = ()) -> None:
        """Numbers of these types, and of those that are accessed there, may lie anywhere in the memory."""
        for node in [place.node for place in (normal(position), *alternatives(position))]:
            new = [number for number in numbers if number not in node.unplaced]
            if new or not node.is_vague:
                node.is_vague = True
                node.unplaced.update(dict.fromkeys(new))
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

    def pieces_joined(self, places: list[Position]) -> list[Position]:
        """The same; of what lies less than a word apart in one piece of memory, all of it in steps."""
        joined: dict[Node, Position] = {}
        others: list[Position] = []
        for place in map(normal, places):
            known = joined.setdefault(place.node, place)
            if (place.offset - known.offset) % _WORD:
                joined[place.node] = self.join(known, place)
            elif place != known:
                others.append(place)
        return [*joined.values(), *others]

    def _either(self, left: Position, right: Position) -> tuple[Position, list[tuple[Position, Position]]]:
        """A place that is both, and what must be one for that."""
        if left.node is right.node:
            return _both(left, right), []
        if right.node.choices and not left.node.choices:
            left, right = right, left
        if right.node.choices and bool(left.node.records) != bool(right.node.records):
            return self._either_of_choices(left, right)
        if right.node.choices or not (left.node.choices or are_separate(left, right)) or _is_unused(right.node):
            return _common(left, right), [(left, right)]
        if not left.node.choices:
            left = self._choice_of([left])
        choices = alternatives(left)
        either = _common(left, right)
        if any(choice.node.is_mixed for choice in (*choices, right)):  # it may be any of them
            return either, [(choice, right) for choice in choices]
        if all(choice.node is not right.node for choice in choices):
            alike = [choice for choice in choices if not are_separate(choice, right)]
            if len(alike) == 1 or len(choices) >= _MOST_CHOICES:
                return either, [(choice, right) for choice in alike or choices]
            if alike:
                return either, [(left, right)]
        self._choose(left.node, right.moved(-left.offset, [left.period]))
        return left, []

    def _either_of_choices(self, left: Position, right: Position) -> tuple[Position, list[tuple[Position, Position]]]:
        """The same of two choices of which one is named: the other one may be all that it may be."""
        wide, named = (right, left) if left.node.records else (left, right)
        same = [(wide, named)]
        for place in alternatives(named):
            if all(choice.node is not place.node for choice in alternatives(wide)):
                same += self._either(wide, place)[1]
        return _common(wide, named), same

    def _choice_of(self, places: list[Position]) -> Position:
        """A place that may be each of these."""
        self.has_choices = True
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
        node.forget()
        node.choices = list(choices.values())
        self._changed(node)
        if node.is_shared or any(choice.node.is_shared for choice in node.choices):
            for choice in (Position(node), *node.choices):
                self.share(choice)
        self.note_all(found, list(node.evidence))
        for (offset, period), target in list(node.slots.items()):
            self.link(found.moved(offset, [period]), target)
        if node.is_vague:
            self.make_vague(found, node.unplaced)
        found.node.take_origin_of(node)

    def unify(self, left: Position, right: Position) -> None:
        """Two places are used alike: their nodes become one.  A node does not overlap itself."""
        work = [(left, right)]
        while work:
            left, right = (normal(p) for p in work.pop())
            if left.node is right.node:
                continue
            if left.node.is_shared != right.node.is_shared:
                self.share(right if left.node.is_shared else left)
            if left.node.choices or right.node.choices:
                work += self._unify_choices(left, right)
                continue
            if right.period and not left.period:
                left, right = right, left
            left.node.take_origin_of(right.node)
            work += self._make_part(right, left)

    def _make_part(self, inner: Position, outer: Position) -> list[tuple[Position, Position]]:
        """The node of one place becomes part of the other's; answers what must be unified for that."""
        part = inner.node
        part.forget()
        part.above = Position(outer.node, outer.offset - inner.offset, gcd(outer.period, inner.period))
        part.choices = []
        self._changed(part)
        self._changed(outer.node)
        return self._move(part)

    def _move(self, part: Node) -> list[tuple[Position, Position]]:
        """What is known of a node is so of what it has become part of; answers what must be unified for that."""
        if part.is_vague:
            self.make_vague(Position(part), part.unplaced)
        self.note_all(Position(part), part.evidence)
        places = alternatives(Position(part))
        for record in part.records:
            self.note_record(places, record)
        for place in places:
            place.node.is_mixed |= part.is_mixed
            place.node.take_origin_of(part)
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
            both = alternatives(right)
            left.node.choices = alternatives(Position(left.node))  # (`right` may be one of them)
            unlike = self._make_part(right, left)
            for place in both:
                self.join(left, place)
            return unlike
        if any(choice.node.is_mixed for choice in (*choices, right)):
            return [(choice, right) for choice in choices]
        if any(choice.node is right.node for choice in choices):
            return [(choice, right) for choice in choices if not are_told_apart(choice, right)]
        there = left
        if right.node.records:
            alike = [choice for choice in choices if not are_told_apart(choice, right)] or choices
            there = self._choice_of(alike)
            there.node.records |= {r.seen_from(right.offset, right.period): None for r in right.node.records}
        return self._make_part(right, there)

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
        key = _key(place)
        if key not in place.node.slots:
            found = next((t for slot, t in place.node.slots.items() if overlap(key, slot)), None)
            self.link(place, found or Position(Node()))
            place = normal(place)
            key = next(slot for slot in place.node.slots if overlap(_key(place), slot))
        return normal(place.node.slots[key])

    def _link(self, place: Position, target: Position) -> list[tuple[Position, Position]]:
        """Adds a slot, merged with all that it may overlap; answers what must be unified for that."""
        place, kept = normal(place), normal(target)
        slots = place.node.slots
        key = _key(place)
        before: list[tuple[tuple[int, int], Position]] = []
        unlike: list[tuple[Position, Position]] = []
        while (hit := next((slot for slot in slots if overlap(key, slot)), None)) is not None:
            other = normal(slots.pop(hit))
            before.append((hit, other))
            period = gcd(key[1], hit[1], abs(key[0] - hit[0]))
            if hit != key and other != kept and period == 1:
                kept = kept.moved(0, [1])  # whichever member it is: what they lead to need not begin at one place
            kept, pairs = self._either(kept, other)
            unlike += pairs
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


def _placed(leaf: Evidence, offset: int, period: int) -> Evidence | None:
    """Evidence relative to a place, as its node has it; None if it says nothing: some byte of it is looked at."""
    if period == 1 and leaf.leaf is I8:
        return None
    if 0 < gcd(period, *leaf.strides) < min(4, bytes_of(leaf.leaf)):
        return leaf._replace(offset=None, strides=())
    return leaf.shifted(offset, (period,) if period else ())


def _distance(item: Evidence, place: Position, size: int, width: int) -> int | None:
    """Where the item lies from a place on, steps of its own width aside; None if that is not one place."""
    if item.offset is None or (place.period and size > place.period):
        return None
    if any(step % place.period if place.period else True for step in item.strides if step != width):
        return None
    distance = item.offset - place.offset
    return distance % place.period if place.period else distance


def _may_meet(item: Evidence, place: Position, size: int, width: int) -> bool:
    """May the item be about some of these bytes?  By all steps, its own and those of the place."""
    if item.offset is None:
        return True
    return meet(item.offset - place.offset, gcd(place.period, *item.strides), width, size)


def _is_unused(node: Node) -> bool:
    """Nothing is known of it yet."""
    return not (node.evidence or node.slots or node.records)


def _both(left: Position, right: Position) -> Position:
    """The places in one node that are either."""
    if left == right:
        return left
    first, other = (left, right) if left.offset <= right.offset else (right, left)
    floors = [place.floor for place in (first, other) if place.floor is not None]
    first = first._replace(floor=min(floors) if len(floors) == 2 else None)
    is_ahead = other.begins or not other.period
    return normal(first.moved(0, [other.period, other.offset - first.offset], is_ahead))


def _common(left: Position, right: Position) -> Position:
    """The left one of two places that are to be one; of where objects begin, what holds of both."""
    floors = [place.floor - place.offset for place in (left, right) if place.floor is not None]
    is_exact = len(floors) == 2 and not left.period and not right.period
    return left._replace(begins=False, floor=left.offset + min(floors) if is_exact else None)


def _key(place: Position) -> tuple[int, int]:
    """The offset and period of a slot, or of evidence: in steps, what lies before the place is meant, too."""
    return place.offset % place.period if place.period else place.offset, place.period
