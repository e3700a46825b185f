"""The stores of integers in one piece of memory, found by the bytes that they write."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import gcd

from enzyme_build.analysis.bits import bits_of
from enzyme_build.analysis.shape_nodes import Position
from enzyme_build.ir import Function, Store, Value


class IntegerStores:
    """The stores of integers in one piece of memory; those at exact places apart."""

    def __init__(self) -> None:
        self.all: list[tuple[Position, Store, Function]] = []
        self._at: dict[int, list[tuple[Position, Store, Function]]] = {}
        self._loose: list[tuple[Position, Store, Function]] = []
        self._widest = 1  # bytes

    def add(self, place: Position, store: Store, function: Function) -> None:
        item = place, store, function
        self._widest = max(self._widest, bytes_of(store.value))
        self.all.append(item)
        (self._loose if place.period else self._at.setdefault(place.offset, [])).append(item)

    def meeting(self, place: Position, size: int) -> Iterator[tuple[Store, Function, int]]:
        """Those that write to the `size` bytes at a place (and all its periods), and by how many bytes they lie behind
        it, or before."""
        for written, store, function in self._near(place, size):
            step, distance = gcd(place.period, written.period), written.offset - place.offset
            if meet(distance, step, bytes_of(store.value), size):
                inside = distance % step if step else distance
                yield store, function, inside - step if step and inside >= size else inside

    def _near(self, place: Position, size: int) -> Iterable[tuple[Position, Store, Function]]:
        offsets = range(place.offset - self._widest + 1, place.offset + size)
        if place.period or len(offsets) > len(self.all):
            return self.all
        return [*(item for offset in offsets for item in self._at.get(offset, ())), *self._loose]


def bytes_of(value: Value) -> int:
    return bits_of(value.type) // 8


def meet(distance: int, step: int, there: int, here: int) -> bool:
    """`there` bytes at a distance (and multiples of a step on) meet the first `here` bytes."""
    if not step:
        return -there < distance < here
    distance %= step
    return distance < here or distance - step > -there
