"""What holds of a thing and of all that it leads to, cycles included: least sets, each found once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from typing import Generic, TypeVar

Thing = TypeVar("Thing")
Fact = TypeVar("Fact")


class Closure(Generic[Thing, Fact]):
    """`look_at` answers what holds of a thing by itself, and the things that it leads to.

    Things that lead to each other have one set, which is known when all else that they lead to is (R. Tarjan's strongly
    connected components, 1972).
    """

    def __init__(self, look_at: Callable[[Thing], tuple[Iterable[Fact], list[Thing]]]):
        self._look_at = look_at
        self._known: dict[Thing, dict[Fact, None]] = {}

    def of(self, thing: Thing) -> Set[Fact]:
        """All of it, in the same order every time."""
        if thing not in self._known:
            self._close(thing)
        return self._known[thing].keys()

    def _close(self, start: Thing) -> None:
        number: dict[Thing, int] = {}  # of what was met
        earliest: dict[Thing, int] = {}  # the lowest number among what a thing leads to that is in no set yet
        found: dict[Thing, dict[Fact, None]] = {}
        open_ones: list[Thing] = []
        work: list[tuple[Thing, Iterator[Thing]]] = []

        def enter(thing: Thing) -> None:
            own, onward = self._look_at(thing)
            number[thing] = earliest[thing] = len(number)
            found[thing] = dict.fromkeys(own)
            open_ones.append(thing)
            work.append((thing, iter(onward)))

        def join(thing: Thing, other: Thing) -> None:
            if other in self._known:
                found[thing].update(self._known[other])
            else:
                earliest[thing] = min(earliest[thing], earliest[other])

        enter(start)
        while work:
            thing, onward = work[-1]
            new = None
            for other in onward:
                if other not in number and other not in self._known:
                    new = other
                    break
                join(thing, other)
            if new is not None:
                enter(new)
                continue
            work.pop()
            if earliest[thing] == number[thing]:
                self._settle(thing, open_ones, found)
            if work:
                join(work[-1][0], thing)

    def _settle(self, first: Thing, open_ones: list[Thing], found: dict[Thing, dict[Fact, None]]) -> None:
        """All that was met since `first` leads to it."""
        component: list[Thing] = []
        while not component or component[-1] is not first:
            component.append(open_ones.pop())
        together = dict.fromkeys(fact for thing in component for fact in found.pop(thing))
        self._known.update(dict.fromkeys(component, together))
