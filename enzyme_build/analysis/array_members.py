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
from enzyme_build.analysis.type_trees import Evidence
from enzyme_build.ir import VOID, FloatType, IntegerType, Type


class ArrayMembers:
    """The records in pieces of memory."""

    def __init__(self) -> None:
        self._known: dict[Node, tuple[int, dict[int, set[Type]], list[int]]] = {}

    def numbers_at(self, position: Position, size: int) -> list[Sighting]:
        """The numbers that may meet `size` bytes, seen from there."""
        place = normal(position)
        found = [s for s in sightings_at(place, size) if isinstance(s.leaf, FloatType)]
        if place.period or not any(s.step for s in found) or not self._is_integer(place, size):
            return found
        reaching = {
            Sighting((e.offset - place.offset) % step if step else e.offset - place.offset, step, e.leaf)
            for e in place.node.evidence
            if e.offset is not None and isinstance(e.leaf, FloatType)
            for step in [gcd(*e.strides)]
            if not step or (e.declared and not e.offset) or not self._is_in_other_member(e.offset, place)
        }
        return [s for s in found if s in reaching]

    def is_integer(self, position: Position, size: int) -> bool:
        """A record has an integer there, and no number can be."""
        place = normal(position)
        return not place.period and self._is_integer(place, size) and not self.numbers_at(place, size)

    def _is_integer(self, place: Position, size: int) -> bool:
        """A record is declared to have an integer there."""
        leaves = self._members_of(place.node)[0].get(place.offset, set())
        return bool(leaves) and all(isinstance(leaf, IntegerType) and bytes_of(leaf) >= size for leaf in leaves)

    def _is_in_other_member(self, first: int, place: Position) -> bool:
        """A row of numbers begins in a number, an array or a union elsewhere in the record."""
        members, starts = self._members_of(place.node)
        index = bisect_right(starts, first) - 1
        if index < 0 or starts[index] == place.offset:
            return False
        return all(leaf is VOID or isinstance(leaf, FloatType) for leaf in members[starts[index]])

    def _members_of(self, node: Node) -> tuple[dict[int, set[Type]], list[int]]:
        """What is declared at which offsets, and these in order."""
        known = self._known.get(node)
        if known is None or known[0] != node.stamp:
            members: dict[int, set[Type]] = {}
            for item in _declared(node):
                members.setdefault(item.offset or 0, set()).add(item.leaf)
            known = self._known[node] = node.stamp, members, sorted(members)
        return known[1:]


def _declared(node: Node) -> list[Evidence]:
    return [e for e in node.evidence if e.declared and e.offset is not None and not e.strides]
