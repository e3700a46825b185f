"""Pieces of memory, and which piece each pointer in one leads to.

A `Node` is a piece of memory, or several that were found to be used alike (B. Steensgaard's unification, 1996).  A
`Position` is a place in a node: `offset` plus any multiple of `period` (0: exactly there), or any from `offset` on.
Pointers that lie in a node are its slots, kept apart by their offsets.  What may be one of several objects is a node
with `choices`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from math import gcd
from typing import NamedTuple

from enzyme_build.analysis.array_extents import ArrayExtents
from enzyme_build.analysis.overlays import Sighting
from enzyme_build.analysis.record_types import Record, differ, is_inside, may_access
from enzyme_build.analysis.tbaa_leaves import leaf_named
from enzyme_build.analysis.type_trees import Evidence, Layout
from enzyme_build.ir import Type


@dataclass(eq=False, slots=True)
class Node:
    """`is_open`: code that cannot be seen may use it.  `is_inactive`: an inactive function made it, so nobody gives it
    a shadow.  `is_vague`: numbers may lie in it that evidence does not place; `unplaced`: of which types, beside those
    of its evidence.

    `is_shared`: globals lead to it, so that it is one node for all functions.  `has_runs`: some evidence is about more
    than one place.  `above`: the place in the node that this has become part of.  `stamp` is another one after each
    change, `linked` after each of the slots.  `records`: what accesses name in it; `is_mixed`: they differ.
    `choices`: it is no memory of its own, but one of these places (see `ShapeGraph.join`).
    `known`: what places in it may be, until a node on the way becomes part of another, or another choice; `ways`: the
    nodes of which that was found by way of this one.
    """

    evidence: dict[Evidence, None] = field(default_factory=dict[Evidence, None])
    slots: dict[tuple[int, int], Position] = field(default_factory=dict[tuple[int, int], "Position"])
    is_open: bool = False
    is_inactive: bool = False
    is_vague: bool = False
    unplaced: dict[Type, None] = field(default_factory=dict[Type, None])
    is_shared: bool = False
    has_runs: bool = False
    above: Position | None = None
    stamp: int = 0
    linked: int = 0
    index: Index | None = None
    records: dict[Record, None] = field(default_factory=dict[Record, None])
    is_mixed: bool = False
    choices: list[Position] = field(default_factory=list["Position"])
    known: dict[Position, list[Position]] = field(default_factory=dict["Position", list["Position"]])
    ways: dict[Node, None] = field(default_factory=dict["Node", None])

    def forget(self) -> None:
        """It will be part of another node, or another choice."""
        work: list[Node] = [self]
        while work:
            node = work.pop()
            node.known = {}
            work += node.ways
            node.ways = {}

    def take_origin_of(self, other: Node) -> None:
        """Whoever made or uses the other one's memory may have made this, and may use it."""
        self.is_open |= other.is_open
        self.is_inactive |= other.is_inactive


class Index:
    """What was found out about a node, as long as it does not change."""

    def __init__(self, node: Node):
        self.stamp = node.stamp
        self._evidence = node.evidence
        self._records = () if node.is_mixed else tuple(node.records)
        self.sightings: dict[tuple[int, int, bool, int | None], list[Sighting]] = {}
        self.layouts: dict[tuple[int, int, bool, int | None, bool], Layout | None] = {}
        self.cuts: dict[tuple[int, int, bool, int, bool], bool] = {}
        self.shared: dict[tuple[int, int, bool, int, Type], bool] = {}

    @cached_property
    def at(self) -> dict[int, list[Evidence]]:
        """The evidence by its place."""
        found: dict[int, list[Evidence]] = {}
        for item in self._evidence:
            if item.offset is not None and not item.strides:
                found.setdefault(item.offset, []).append(item)
        return found

    @cached_property
    def extents(self) -> ArrayExtents:
        """How far its arrays reach."""
        arrays = (leaf_named(r.type.leaves[0][1]) for r in self._records if r.period and not r.type.is_struct)
        return ArrayExtents(self._evidence, {leaf for leaf in arrays if leaf is not None})

    @cached_property
    def loose(self) -> list[Evidence]:
        """That in steps, or anywhere."""
        return [item for item in self._evidence if item.offset is None or item.strides]


class Position(NamedTuple):
    """`begins`: an element of an array that begins at `offset`; what lies exactly before that is not meant.

    `floor`: where the object begins that the pointer leads to, if that is known: nothing before that is ever meant.
    """

    node: Node
    offset: int = 0
    period: int = 0
    begins: bool = False
    floor: int | None = None

    def moved(self, distance: int, strides: Iterable[int] = (), ahead: bool = False) -> Position:
        """The place so many bytes behind this one, and any of `strides` on top; `ahead`: of these no negative ones."""
        steps = gcd(*strides)
        offset, period = self.offset + distance, gcd(self.period, steps)
        if not period:
            return Position(self.node, offset, 0, False, self.floor)
        begins = (not self.period or (self.begins and distance >= 0)) and (ahead or not steps)
        if not begins and self.floor is not None:
            offset, begins = self.floor + (offset - self.floor) % period, True
        return Position(self.node, offset, period, begins, self.floor)

    def of(self, place: Position) -> Position:
        """What is that place in a node which begins here."""
        return self.moved(place.offset, (place.period,), place.begins)


def normal(position: Position) -> Position:
    """The same place in the node that is not part of another, with an offset within the period."""
    above = position.node.above
    if above is not None:
        if above.node.above is not None:
            above = position.node.above = _topmost(above)
        _, offset, period, begins, floor = position
        floor = None if above.period or floor is None else floor + above.offset
        begins = begins and not above.period
        position = Position(above.node, above.offset + offset, gcd(above.period, period), begins, floor)
    if position.period and not position.begins and not 0 <= position.offset < position.period:
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
    position = normal(position)
    if not position.node.choices:
        return [position]
    if position not in position.node.known:
        position.node.known[position] = _find_alternatives(position)
    return list(position.node.known[position])


def _find_alternatives(position: Position) -> list[Position]:
    """Depth first; what other choices on the way may be is known then, too, unless they lead to themselves."""
    found: dict[Position, dict[Position, None]] = {position: {}}
    work = [(position, iter(position.node.choices))]
    is_circular = False
    while work:
        place, choices = work[-1]
        choice = next(choices, None)
        if choice is None:
            work.pop()
            if work:
                found[work[-1][0]].update(found[place])
                if not is_circular:
                    place.node.known[place] = list(found[place])
            continue
        there = normal(choice.of(place))
        there.node.ways[place.node] = None
        if not there.node.choices:
            found[place][there] = None
        elif there in there.node.known:
            found[place].update(dict.fromkeys(there.node.known[there]))
        elif there in found:
            is_circular = True
            found[place].update(found[there])
        else:
            found[there] = {}
            work.append((there, iter(there.node.choices)))
    return list(found[position])


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
    here, there = _records_at(left), _records_at(right)
    is_known = normal(left).node is not normal(right).node
    return is_known and any(differ(a, b) for a in here for b in there)


def are_alike(place: Position, taken: Position) -> bool:
    """May an object lie at both, one of which is where a pointer may lead?"""
    return not all(are_told_apart(one, taken) for one in alternatives(place))


def fitting(places: list[Position], records: tuple[Record, ...], is_choice: bool) -> list[Position]:
    """Those of the places at which such records may lie, if they are of one object.

    `is_choice`: there may be none, as the records are what one of several functions takes its argument for.
    """
    if any(differ(*pair) for pair in combinations(records, 2)):
        return places
    taken = Position(Node(records=dict.fromkeys(records)))
    single = [one for place in places for one in alternatives(place)]
    found = [one for one in single if not are_told_apart(taken, one)]
    return found if len(found) < len(single) and (found or is_choice) else places


def are_separate(left: Position, right: Position) -> bool:
    """The same, or one is a member of a struct that has others, and the other one is an array by itself."""
    if are_told_apart(left, right):
        return True
    here, there = _records_at(left), _records_at(right)
    if any(r.period for r in (*here, *there) if r.type.is_struct) or normal(left).node is normal(right).node:
        return False
    inside = [any(is_inside(r) for r in records if r.type.is_struct) for records in (here, there)]
    alone = [bool(records) and not any(r.type.is_struct for r in records) for records in (here, there)]
    return (inside[0] and alone[1]) or (inside[1] and alone[0])


def _records_at(position: Position) -> list[Record]:
    place = normal(position)
    return [] if place.node.is_mixed else [r.seen_from(place.offset, place.period) for r in place.node.records]


def reachable(roots: Iterable[Position], with_shared: bool = True) -> list[Node]:
    """All nodes that pointers lead to from these places; `with_shared`: those of all functions, too."""
    seen: dict[Node, None] = {}
    work = [normal(root).node for root in roots]
    while work:
        node = work.pop()
        if node not in seen and (with_shared or not node.is_shared):
            seen[node] = None
            work += pointed_to(node)
    return list(seen)


def pointed_to(node: Node) -> list[Node]:
    """Where the pointers in it lead to, and what it may be."""
    return [normal(target).node for target in (*node.slots.values(), *node.choices)]


def copies_of(nodes: Iterable[Node]) -> dict[Node, Node]:
    """Copies of nodes that are closed under their pointers, but for those that all functions share."""
    copies = {
        node: Node(
            dict(node.evidence),
            {},
            node.is_open,
            node.is_inactive,
            node.is_vague,
            dict(node.unplaced),
            has_runs=node.has_runs,
            records=dict(node.records),
            is_mixed=node.is_mixed,
        )
        for node in nodes
    }

    def copied(target: Position) -> Position:
        there = normal(target)
        return there._replace(node=copies.get(there.node, there.node))

    for node, copy in copies.items():
        copy.slots |= {key: copied(target) for key, target in node.slots.items()}
        copy.choices += map(copied, node.choices)
    return copies
