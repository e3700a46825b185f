"""The stores of integers in one piece of memory, or the loads, found by the bytes that they access."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import gcd
from typing import Generic, TypeVar

from enzyme_build.analysis.bits import bits_of
from enzyme_build.analysis.shape_nodes import Position
from enzyme_build.ir import Function, Load, Store, Value

Access = TypeVar("Access", bound=Load | Store)


class IntegerAccesses(Generic[Access]):
    """The stores of integers in one piece of memory, or the loads; those at exact places apart."""

    def __init__(self) -> None:
        self.all: list[tuple[Position, Access, Function]] = []
        self._at: dict[int, list[tuple[Position, Access, Function]]] = {}
        self._loose: list[tuple[Position, Access, Function]] = []
        self._widest = 1  # bytes

    def add(self, place: Position, access: Access, function: Function) -> None:
        item = place, access, function
        self._widest = max(self._widest, size_of(access))
        self.all.append(item)
        (self._loose if place.period else self._at.setdefault(place.offset, [])).append(item)

    def meeting(self, place: Position, size: int) -> Iterator[tuple[Access, Function, int]]:
        """Those of the `size` bytes at a place (and all its periods), and by how many bytes they lie behind it, or
        before."""
        for there, access, function in self._near(place, size):
            step, distance = gcd(place.period, there.period), there.offset - place.offset
            if meet(distance, step, size_of(access), size):
                inside = distance % step if step else distance
                yield access, function, inside - step if step and inside >= size else inside

    def _near(self, place: Position, size: int) -> Iterable[tuple[Position, Access, Function]]:
        offsets = range(place.offset - self._widest + 1, place.offset + size)
        if place.period or len(offsets) > len(self.all):
            return self.all
        return [*(item for offset in offsets for item in self._at.get(offset, ())), *self._loose]


def size_of(access: Load | Store) -> int:
    """The bytes of memory that an integer takes."""
    return -(-bits_of(access.accessed_type) // 8)


def bytes_of(value: Value) -> int:
    return bits_of(value.type) // 8


def meet(distance: int, step: int, there: int, here: int) -> bool:
    """`there` bytes at a distance (and multiples of a step on) meet the first `here` bytes."""
    if not step:
        return -there < distance < here
    distance %= step
    return distance < here or distance - step > -there
