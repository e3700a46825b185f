"""Where a program's pointers lead to, named alike in all its functions: so many bytes into a global, or into a node.

Places overlap if some multiples of their periods meet.  What lies in a global, or behind a pointer in one, outlives
every call: it is *state*.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import gcd
from typing import NamedTuple

from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.shape_nodes import Node, Position, alternatives, normal, reachable
from enzyme_build.analysis.shapes import Shapes
from enzyme_build.ir import Alloca, Function, GlobalVariable, Value


class Spot(NamedTuple):
    """`offset` plus any multiple of `period` (0: exactly there) inside the owner."""

    owner: GlobalVariable | Node
    offset: int
    period: int


class Spots:
    def __init__(self, shapes: Shapes):
        self._shapes = shapes
        self._known: dict[tuple[Function, Value], list[Spot]] = {}

    def of(self, function: Function, pointer: Value) -> list[Spot]:
        """Where a pointer leads to in a function, whoever calls it."""
        key = (function, pointer)
        if key not in self._known:
            self._known[key] = self._find(function, pointer)
        return self._known[key]

    def behind(self, function: Function, pointers: Iterable[Value]) -> list[Spot]:
        """All memory that can be reached from these."""
        places = self._shapes.everywhere(function, pointers)
        return [s for node in reachable(p for _, p in places) for s in self._named(Position(node, 0, 1))]

    def is_state(self, spot: Spot) -> bool:
        return isinstance(spot.owner, GlobalVariable) or spot.owner.is_shared

    def _find(self, function: Function, pointer: Value) -> list[Spot]:
        address = address_of(pointer)
        if isinstance(address.base, GlobalVariable):
            return [Spot(address.base, address.offset, gcd(*address.strides))] if not address.base.is_constant else []
        places = self._shapes.everywhere(function, [pointer])
        return list(dict.fromkeys(spot for _, place in places for spot in self._named(place)))

    def _named(self, place: Position) -> list[Spot]:
        place = normal(place)
        found = [
            Spot(variable, place.offset - start.offset, gcd(place.period, start.period))
            for variable, start in self._globals.get(place.node, ())
            if not variable.is_constant
        ]
        return found or [Spot(place.node, place.offset, place.period)]

    @cached_property
    def _globals(self) -> dict[Node, list[tuple[GlobalVariable, Position]]]:
        """The variables that lie in each piece of memory."""
        found: dict[Node, list[tuple[GlobalVariable, Position]]] = {}
        for variable, position in self._shapes.globals().items():
            for start in alternatives(position):
                found.setdefault(start.node, []).append((variable, start))
        return found


def overlap(left: Spot, right: Spot, room: int = 8) -> bool:
    """May accesses of up to `room` bytes at both meet?"""
    if left.owner is not right.owner:
        return False
    step = gcd(left.period, right.period)
    distance = abs(left.offset - right.offset)
    if step:
        distance %= step
        distance = min(distance, step - distance)
    return distance < room


def is_local(pointer: Value) -> bool:
    return isinstance(address_of(pointer).base, Alloca)
