"""What holds of a thing and of all that it leads to, cycles included: least sets, each found once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")
Fact = TypeVar("Fact")


class Closure(Generic[Thing, Fact]):
    """`look_at` answers what holds of a thing by itself, and the things that it leads to."""

    def __init__(self, look_at: Callable[[Thing], tuple[Iterable[Fact], list[Thing]]]):
        self._look_at = look_at
        self._known: dict[Thing, frozenset[Fact]] = {}

    def of(self, thing: Thing) -> frozenset[Fact]:
        if thing not in self._known:
            self._close(thing)
        return self._known[thing]

    def _close(self, start: Thing) -> None:
        onward: dict[Thing, list[Thing]] = {}
        found: dict[Thing, frozenset[Fact]] = {}
        work = [start]
        while work:
            thing = work.pop()
            if thing not in found and thing not in self._known:
                own, onward[thing] = self._look_at(thing)
                found[thing] = frozenset(own)
                work += onward[thing]
        self._known |= found
        is_changing = True
        while is_changing:  # twice, unless there are cycles: what is found last leads to nothing that is new
            is_changing = False
            for thing in reversed(found):
                joined = self._known[thing].union(*(self._known[other] for other in onward[thing]))
                is_changing |= joined != self._known[thing]
                self._known[thing] = joined
