"""Where what lies in a function's own memory comes from, or goes to, that only its callers know.

    void add(struct list *l, const struct point *p) { struct point copy = *p; insert(l, &copy); }

A copy makes both ends alike to the function that has it.  What its callers keep behind `p` it does not see, and nobody
hands `copy` to them: so a place in such memory is asked about there, too, by way of the copies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from enzyme_build.analysis.copied_windows import Window
from enzyme_build.analysis.shape_nodes import Node, Position, normal

if TYPE_CHECKING:
    from enzyme_build.analysis.shape_of_function import Shape

Place = tuple["Shape | None", Position]
_MOST = 256  # places that copies add to one question


class _Found(NamedTuple):
    places: list[Place]
    on_the_way: list[Place]
    is_all: bool


class BroughtPlaces:
    """`seen_from` answers a place and what it is for callers, all of them; `in_callers`: for the nearest."""

    def __init__(
        self,
        seen_from: Callable[[Place], list[Place]],
        in_callers: Callable[[Shape | None, Position], list[Place]],
    ):
        self._seen_from = seen_from
        self._in_callers = in_callers
        self._copies: dict[Shape, dict[Node, list[tuple[Position, Position, Window]]]] = {}
        self._known: dict[tuple[tuple[Place, ...], int | None], _Found] = {}

    def of(self, places: tuple[Place, ...], size: int | None) -> tuple[list[Place], bool]:
        """The same `size` bytes (None: unknown many) in this function, in callers, and where copies bring them from.

        And whether that is all: not where a copy brings some of the bytes, or where there are too many.
        """
        found = self._all_of(places, size)
        return found.places, found.is_all

    def along(self, places: tuple[Place, ...], size: int | None) -> list[Place]:
        """The same, and the places in the functions' own memory that copies go by."""
        found = self._all_of(places, size)
        return [*found.places, *found.on_the_way]

    def _all_of(self, places: tuple[Place, ...], size: int | None) -> _Found:
        if (places, size) not in self._known:
            self._known[places, size] = self._find(places, size)
        return self._known[places, size]

    def _find(self, places: tuple[Place, ...], size: int | None) -> _Found:
        found = dict.fromkeys(seen for place in places for seen in self._seen_from(place))
        on_the_way: dict[Place, None] = {}  # in the functions' own memory: copies have made that alike already
        is_all, work, most = True, list(found), len(found) + _MOST
        while work and len(found) + len(on_the_way) <= most:
            for other, is_whole in self._copied(work.pop(), size):
                if not is_whole:
                    is_all = False
                elif self._in_callers(*other):
                    new = [seen for seen in self._seen_from(other) if seen not in found]
                    found |= dict.fromkeys(new)
                    work += new
                elif other not in on_the_way:
                    on_the_way[other] = None
                    work.append(other)
        return _Found(list(found), list(on_the_way), is_all and not work)

    def copied_with(self, home: Shape | None, node: Node) -> list[Place]:
        """The other ends of the copies to or from a piece of memory that callers do not see, wherever in it."""
        if home is None or self._in_callers(home, Position(node)):
            return []
        ends = [normal(other) for _, other, _ in self._copies_of(home).get(node, ())]
        return [(None if end.node.is_shared else home, end) for end in ends]

    def _copied(self, place: Place, size: int | None) -> Iterator[tuple[Place, bool]]:
        """What copies bring to a place that callers do not see, and whether they bring all of it."""
        home, here = place
        if home is None or self._in_callers(home, here):
            return
        here = normal(here)
        for end, other, window in self._copies_of(home).get(here.node, ()):
            distance, steps = here.offset - end.offset, [s for s in (here.period, end.period, window.width) if s]
            if not steps and (distance >= window.size or distance + (size or 1) <= 0):
                continue
            is_whole = bool(steps) or (distance >= 0 and distance + (size or 1) <= window.size)
            there = normal(other.moved(distance, steps))
            yield (None if there.node.is_shared else home, there), is_whole

    def _copies_of(self, shape: Shape) -> dict[Node, list[tuple[Position, Position, Window]]]:
        if shape not in self._copies:
            found = self._copies[shape] = {}
            for window in shape.windows.all():
                to, start = normal(window.to), normal(window.start)
                found.setdefault(to.node, []).append((to, start, window))
                if not window.is_named:  # (an access that names an integer says nothing of where it takes it from)
                    found.setdefault(start.node, []).append((start, to, window))
        return self._copies[shape]
