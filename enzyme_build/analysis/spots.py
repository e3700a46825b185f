"""Where a program's pointers lead to, named alike in all its functions: so many bytes into a global, or into a node.

Places overlap if some multiples of their periods meet.  What lies in a global, or behind a pointer in one, outlives
every call: it is *state*.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from math import gcd
from typing import NamedTuple

from enzyme_build.analysis.common_members import Member, member_behind
from enzyme_build.analysis.index_ranges import first_offset, last_offset
from enzyme_build.analysis.offsets import Address, address_of
from enzyme_build.analysis.shape_nodes import Node, Position, alternatives
from enzyme_build.analysis.shapes import Shapes
from enzyme_build.ir import Alloca, Function, GlobalVariable, Value, bare_name

Span = tuple[int, int]  # the first byte, and the one behind the last
_ROOM = 8  # bytes of the widest access
_FAR = 1 << 62


class Spot(NamedTuple):
    """`offset` plus any multiple of `period` (0: exactly there) inside the owner.

    `span`: what these places are in, if accesses name an array, or a loop's bounds are known.
    """

    owner: GlobalVariable | Node
    offset: int
    period: int
    span: Span | None = None


def _in_member(spots: list[Spot], member: Member | None) -> list[Spot]:
    """Those in the member of a common block that accesses name, which ends where they say."""
    if member is None or not any(spot.period for spot in spots):
        return spots
    inside = [s for s in spots if isinstance(s.owner, GlobalVariable) and bare_name(s.owner.name) == member.block]
    return [s._replace(span=_both(s.span, (member.first, member.last + 1))) if s.period else s for s in inside] or spots


def _counted(address: Address) -> Span | None:
    """From where to where an address goes in a loop with known bounds."""
    first, last = first_offset(address), last_offset(address)
    if first is None and last is None:
        return None
    return -_FAR if first is None else first, _FAR if last is None else last + _ROOM


def _both(one: Span | None, other: Span) -> Span:
    return other if one is None else (max(one[0], other[0]), min(one[1], other[1]))


class Spots:
    def __init__(self, shapes: Shapes):
        self.shapes = shapes
        self._known: dict[tuple[Function, Value], list[Spot]] = {}

    def of(self, function: Function, pointer: Value) -> list[Spot]:
        """Where a pointer leads to in a function, whoever calls it."""
        key = (function, pointer)
        if key not in self._known:
            self._known[key] = _in_member(self._find(function, pointer), member_behind(pointer))
        return self._known[key]

    def is_state(self, spot: Spot) -> bool:
        return isinstance(spot.owner, GlobalVariable) or spot.owner.is_shared

    def _find(self, function: Function, pointer: Value) -> list[Spot]:
        address = address_of(pointer)
        if isinstance(address.base, GlobalVariable):
            period = gcd(*address.strides)
            span = _counted(address) if period else None
            return [Spot(address.base, address.offset, period, span)] if not address.base.is_constant else []
        places = self.shapes.at_roots(function, [pointer])
        return list(dict.fromkeys(s for _, place in places for one in alternatives(place) for s in self.at(one)))

    def at(self, place: Position, member: Member | None = None) -> list[Spot]:
        """A place in a piece of memory, of which accesses name a member."""
        found = [
            Spot(variable, place.offset - start.offset, gcd(place.period, start.period))
            for variable, start in self._globals.get(place.node, ())
            if not variable.is_constant
        ]
        return _in_member(found, member) or [Spot(place.node, place.offset, place.period)]

    def owners(self, nodes: Iterable[Node]) -> set[GlobalVariable | Node]:
        """What these pieces of memory are called here."""
        return {spot.owner for node in nodes for spot in self.at(Position(node))}

    @cached_property
    def _globals(self) -> dict[Node, list[tuple[GlobalVariable, Position]]]:
        """The variables that lie in each piece of memory."""
        found: dict[Node, list[tuple[GlobalVariable, Position]]] = {}
        for variable, position in self.shapes.globals().items():
            for start in alternatives(position):
                found.setdefault(start.node, []).append((variable, start))
        return found


class SpotIndex:
    """Spots of one owner, to be found by those that accesses of up to eight bytes there may meet."""

    def __init__(self) -> None:
        self._by_period: dict[int, dict[Spot, None]] = {}
        self._by_residue: dict[tuple[int, int], dict[int, dict[Spot, None]]] = {}  # by period and modulus

    def add(self, spot: Spot) -> None:
        known = self._by_period.setdefault(spot.period, {})
        if spot not in known:
            known[spot] = None
            for (period, modulus), residues in self._by_residue.items():
                if period == spot.period:
                    residues.setdefault(_residue(spot, modulus), {})[spot] = None

    def remove(self, spot: Spot) -> None:
        del self._by_period[spot.period][spot]
        for (period, modulus), residues in self._by_residue.items():
            if period == spot.period:
                del residues[_residue(spot, modulus)][spot]

    def __contains__(self, spot: Spot) -> bool:
        return spot in self._by_period.get(spot.period, ())

    def met_by(self, spot: Spot) -> Iterator[Spot]:
        """Those that overlap with it."""
        for period in self._by_period:
            modulus = gcd(period, spot.period)
            residues, place = self._residues(period, modulus), _residue(spot, modulus)
            near = {(place + k) % modulus if modulus else place + k for k in range(1 - _ROOM, _ROOM)}
            for residue in near if len(near) < len(residues) else [r for r in residues if r in near]:
                yield from (known for known in residues.get(residue, ()) if not _are_apart(known, spot, _ROOM))

    def _residues(self, period: int, modulus: int) -> dict[int, dict[Spot, None]]:
        found = self._by_residue.get((period, modulus))
        if found is None:
            found = self._by_residue[period, modulus] = {}
            for spot in self._by_period[period]:
                found.setdefault(_residue(spot, modulus), {})[spot] = None
        return found


def _residue(spot: Spot, modulus: int) -> int:
    return spot.offset % modulus if modulus else spot.offset


def overlap(left: Spot, right: Spot, room: int = _ROOM) -> bool:
    """May accesses of up to `room` bytes at both meet?"""
    if left.owner is not right.owner or _are_apart(left, right, room):
        return False
    step = gcd(left.period, right.period)
    distance = abs(left.offset - right.offset)
    if step:
        distance %= step
        distance = min(distance, step - distance)
    return distance < room


def _are_apart(left: Spot, right: Spot, room: int) -> bool:
    """Are they in different arrays, or one is, and the other one is a place beside it?"""
    here, there = _bytes_of(left, room), _bytes_of(right, room)
    return here is not None and there is not None and (here[1] <= there[0] or there[1] <= here[0])


def _bytes_of(spot: Spot, room: int) -> Span | None:
    return spot.span if spot.period else (spot.offset, spot.offset + room)


def is_local(pointer: Value) -> bool:
    return isinstance(address_of(pointer).base, Alloca)
