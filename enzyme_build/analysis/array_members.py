"""Where numbers may lie in a record that has arrays: beside them, not in the members that are integers.

    struct matrix { size_t rows, columns; double *values; double own[16]; };        m.values = m.own;

What `values` leads to is an array whose extent does not show, so that its numbers might lie before it, too, where
`rows` is.  But a record's type lists all its members, and C's indices stay in their arrays: a row of numbers that
begins in one member is in no other.  (What is declared from the memory's beginning on may be another record.)
"""

from __future__ import annotations

from bisect import bisect_right
from math import gcd

from enzyme_build.analysis.overlays import Sighting
from enzyme_build.analysis.shape_contents import bytes_of, sightings_at
from enzyme_build.analysis.shape_nodes import Node, Position, normal
from enzyme_build.analysis.type_trees import WORD, Evidence
from enzyme_build.ir import VOID, FloatType, IntegerType, Type


class ArrayMembers:
    """The records in pieces of memory, each by itself or one behind the other."""

    def __init__(self) -> None:
        self._known: dict[tuple[Node, int], tuple[int, dict[int, set[Type]], list[int]]] = {}

    def numbers_at(self, position: Position, size: int) -> list[Sighting]:
        """The numbers that may meet `size` bytes, seen from there.

        Where a record has an integer, words that generic code moves are no numbers.
        """
        place = normal(position)
        found = [s for s in sightings_at(place, size) if isinstance(s.leaf, FloatType)]
        if not found or not self._is_integer(place, size):
            return found
        reaching = {
            Sighting((e.offset - place.offset) % step if step else e.offset - place.offset, step, e.leaf)
            for e in place.node.evidence
            if e.offset is not None and isinstance(e.leaf, FloatType) and self._may_reach(e, place)
            for step in [gcd(place.period, *e.strides)]
        }
        return [s for s in found if s in reaching and s.leaf is not WORD]

    def is_integer(self, position: Position, size: int) -> bool:
        """A record has an integer there, and no number can be."""
        place = normal(position)
        return not place.period and self._is_integer(place, size) and not self.numbers_at(place, size)

    def _is_integer(self, place: Position, size: int) -> bool:
        """A record is declared to have an integer there."""
        leaves = self._members_of(place)[0].get(_in_record(place.offset, place.period), set())
        return bool(leaves) and all(isinstance(leaf, IntegerType) and bytes_of(leaf) >= size for leaf in leaves)

    def _may_reach(self, item: Evidence, place: Position) -> bool:
        """A number at a known place, or a row that does not begin in another member of the record."""
        assert item.offset is not None
        if all(step == place.period for step in item.strides):
            return True
        first = _in_record(item.offset, place.period)
        return (item.declared and not first) or not self._is_in_other_member(first, place)

    def _is_in_other_member(self, first: int, place: Position) -> bool:
        """A row of numbers begins in a number, an array or a union elsewhere in the record."""
        members, starts = self._members_of(place)
        index = bisect_right(starts, first) - 1
        if index < 0 or starts[index] == _in_record(place.offset, place.period):
            return False
        return all(leaf is VOID or isinstance(leaf, FloatType) for leaf in members[starts[index]])

    def _members_of(self, place: Position) -> tuple[dict[int, set[Type]], list[int]]:
        """What is declared at which offsets of the record, and these in order."""
        node, size = place.node, place.period
        known = self._known.get((node, size))
        if known is None or known[0] != node.stamp:
            members: dict[int, set[Type]] = {}
            for item in _declared(node, size):
                members.setdefault(_in_record(item.offset or 0, size), set()).add(item.leaf)
            known = self._known[node, size] = node.stamp, members, sorted(members)
        return known[1:]


def _in_record(offset: int, size: int) -> int:
    """A place in a record of this size, of which there are many; in the only one (0)."""
    return offset % size if size else offset


def _declared(node: Node, size: int) -> list[Evidence]:
    steps = (size,) if size else ()
    return [e for e in node.evidence if e.declared and e.offset is not None and e.strides == steps]
