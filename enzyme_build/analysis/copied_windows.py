"""Copies of blocks: what lies in these bytes at one place lies at the other one, too.

Which copies a function makes is noted while its pointers are followed; what they say is looked at afterwards, again for
those whose ends have changed, and of words only what is new.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from enzyme_build.analysis.array_members import ArrayMembers
from enzyme_build.analysis.copied_runs import run_at, run_of
from enzyme_build.analysis.shape_contents import (
    has_integers_alone,
    has_target,
    is_one_of_integers,
    layout_at,
    numbers_of,
    word_at,
)
from enzyme_build.analysis.shape_graph import ShapeGraph
from enzyme_build.analysis.shape_nodes import Node, Position, alternatives, normal
from enzyme_build.analysis.type_trees import Evidence
from enzyme_build.ir import I8, DataLayout, integer

_ROUNDS = 40
_WORD = 8  # bytes
_FEW = 2  # pairs of places that are copied one by one
_MOST_COPIES = 400  # between two pieces of memory
_MOST_WAYS = 64  # through one that is not handed to callers


class Window(NamedTuple):
    """So many bytes are copied to a place from another one; `is_named`: by accesses that name them an integer.

    `width`: of how many is not known, but they are elements of that size (`copied_runs`).
    """

    to: Position
    start: Position
    size: int
    is_named: bool = False
    width: int = 0

    def between(self, to: Position, start: Position) -> Window:
        """The same between two other places."""
        return self._replace(to=to, start=start)

    def behind(self, first: Window) -> Window | None:
        """What another copy brings to the place that this one is from; None if they have no bytes in common."""
        return self._joined(first.to, first.start, first)

    def beside(self, twin: Window) -> Window | None:
        """What another copy takes from the same place to another one."""
        return self._joined(twin.start, twin.to, twin)

    def _joined(self, here: Position, there: Position, other: Window) -> Window | None:
        if here.period or self.start.period:
            return None
        begin = max(here.offset, self.start.offset)
        end = min(here.offset + other.size, self.start.offset + self.size)
        if begin >= end:
            return None
        ends = self.to.moved(begin - self.start.offset), there.moved(begin - here.offset)
        return Window(*ends, end - begin, self.is_named or other.is_named)


class _Copied(NamedTuple):
    """What has been seen of both ends of a copy: the stamps of their nodes, and how many pieces of evidence.

    `is_mutual`: what lies at the one end says what is kept at the other, not just what comes there (see `copy_back`).
    """

    stamps: tuple[int, int] = (-1, -1)
    items: tuple[int, int] = (0, 0)
    is_mutual: bool = False


_NEVER = _Copied()


class _Ways:
    """Where copies come from and lead to."""

    def __init__(self, windows: Iterable[Window]):
        self.all = list(windows)
        self._into: dict[Node, list[Window]] = {}
        self._out_of: dict[Node, list[Window]] = {}
        self._plain: dict[Node, bool] = {}
        for window in self.all:
            self._into.setdefault(window.to.node, []).append(window)
            self._out_of.setdefault(window.start.node, []).append(window)

    def into(self, node: Node) -> list[Window]:
        return self._into.get(node, [])

    def out_of(self, node: Node) -> list[Window]:
        return self._out_of.get(node, [])

    def through(self, node: Node, is_forth: bool) -> list[Window]:
        """How a word goes on, or comes, that is all that is copied to a piece of memory and from it, and by name."""
        into, out_of = self.into(node), self.out_of(node)
        if node not in self._plain:
            ends = [*((w, w.to) for w in into), *((w, w.start) for w in out_of)]
            places = {(w.size, end.offset, end.period) for w, end in ends}
            are_named = all(w.is_named for w, _ in ends)
            self._plain[node] = are_named and len(places) == 1 and len(ends) <= _MOST_WAYS
        return (out_of if is_forth else into) if self._plain[node] else []

    def between(self, nodes: Container[Node]) -> set[Window]:
        """The copies by name on ways from and to these nodes, through memory of which nothing else is copied."""
        known: dict[tuple[Node, bool], bool] = {}

        def ends(node: Node, is_forth: bool) -> bool:
            if (node, is_forth) not in known:
                known[node, is_forth] = False  # of a circle nothing is known
                following = self.through(node, is_forth) if node not in nodes else []
                found = bool(following) and all(ends((w.to if is_forth else w.start).node, is_forth) for w in following)
                known[node, is_forth] = found or node in nodes
            return known[node, is_forth]

        return {w for w in self.all if w.is_named and ends(w.start.node, False) and ends(w.to.node, True)}


class CopiedWindows:
    """The copies of a function, with those of its callees in memory that it sees."""

    def __init__(self, graph: ShapeGraph, layout: DataLayout):
        self._graph = graph
        self._layout = layout
        self._known: dict[Window, None] = {}
        self._seen: dict[Window, _Copied] = {}  # of those between places in memory
        self._middles: dict[Window, Position] = {}
        self._crowded: list[Position] = []  # copied in too many ways: see `join`
        self._crowded_nodes: set[Node] = set()
        self._members = ArrayMembers()

    def see(self, window: Window) -> None:
        """There is such a copy."""
        self._known[window.between(normal(window.to), normal(window.start))] = None

    def all(self) -> list[Window]:
        """Those that are seen."""
        self._merge()
        return list(self._known)

    def between(self, nodes: Container[Node]) -> list[Window]:
        """The copies from or to some nodes, but for those that other memory takes part in that is not shared.

        What goes by way of such memory is one copy, and what goes from there to two places is the same in both.
        """
        self._merge()
        found = dict.fromkeys(self._known)
        ways = _Ways(w for w in self._known if not w.width)
        work = [w for w in ways.all if _is_seen(w.to, nodes) and not _is_seen(w.start, nodes)]
        while work and len(found) <= len(self._known) + _MOST_COPIES:
            window = work.pop()
            into, out_of = ways.into(window.start.node), ways.out_of(window.start.node)
            if len(into) + len(out_of) > _MOST_WAYS:
                continue
            twins = (w for w in out_of if w is not window and _is_seen(w.to, nodes))
            whole = [window.behind(first) for first in into]
            whole += [window.beside(twin) for twin in twins if not twin.is_named and not window.is_named]
            for new in [w for w in whole if w is not None and w not in found]:
                found[new] = None
                if not _is_seen(new.start, nodes):
                    work.append(new)
        here = [w for w in found if any(end.node in nodes for end in (w.to, w.start))]
        return [w for w in here if all(_is_seen(end, nodes) for end in (w.to, w.start))]

    def _merge(self) -> None:
        """Each copy once: those of nodes that have become one are one copy."""
        self._known = dict.fromkeys(w.between(normal(w.to), normal(w.start)) for w in self._known)
        pairs = dict.fromkeys(pair for window in self._known for pair in self._pairs_of(window))
        self._seen = {pair: self._seen.get(pair, _NEVER) for pair in pairs}

    def _pairs_of(self, window: Window) -> Iterator[Window]:
        """The same between places in memory; from and to many by way of one in the middle."""
        ends = alternatives(window.to), alternatives(window.start)
        if len(ends[0]) * len(ends[1]) <= _FEW:
            yield from (window.between(here, there) for here in ends[0] for there in ends[1])
            return
        middle = self._middles.setdefault(window, Position(Node()))
        yield from (window.between(here, middle) for here in ends[0])
        yield from (window.between(middle, there) for there in ends[1])

    def copy(self) -> None:
        """All copies, until nothing is new."""
        for _ in range(_ROUNDS):
            before = self._graph.changes
            self._merge()
            self._crowded_nodes = {normal(place).node for place in self._crowded}
            for pair in list(self._seen):
                self._copy_one(pair)
            if self._graph.changes == before:
                break

    def copy_back(self, waiting: Container[Node] = ()) -> bool:
        """Accesses that name integers may move anything; True if something is new.

        So what lies where they put it is where they take it from, unless that is filled with integers: the place that
        they put it may be a union's.  What callers fill is `waiting` for them to see these copies.
        """
        before = self._graph.changes
        later = _Ways(self._known).between(waiting)
        for pair, known in self._seen.items():
            is_later = pair in later or (pair.to.node in waiting and pair.start.node in waiting)
            if known.is_mutual or not pair.is_named or is_later:
                continue
            if not has_integers_alone(pair.start, pair.size):
                self._seen[pair] = _NEVER._replace(is_mutual=True)
        self.copy()
        return self._graph.changes != before

    def join(self) -> bool:
        """Where one piece of memory is copied to another in too many ways, numbers may lie anywhere; True if any is."""
        windows = list(self._known)
        ways = Counter((w.to.node, w.start.node) for w in windows)
        found = [w for w in windows if ways[w.to.node, w.start.node] > _MOST_COPIES]
        before = self._graph.changes
        for to, start, *_ in found:
            if normal(to).node is not normal(start).node:
                self._graph.unify(to, start)
            self._graph.make_vague(to)
            self._crowded.append(to)
        return self._graph.changes != before

    def _copy_one(self, window: Window) -> None:
        """Both hold the same in these bytes; nothing is new if neither has changed since they were looked at."""
        known = self._seen[window]
        to, start, size = normal(window.to), normal(window.start), window.size
        if to.node.choices or start.node.choices:  # (since a moment ago: see `_merge`)
            return
        stamps = to.node.stamp, start.node.stamp
        if known.stamps == stamps or stamps == (0, 0):  # (as a callee left them)
            return
        items = len(to.node.evidence), len(start.node.evidence)
        is_mutual = known.is_mutual or not window.is_named
        self._seen[window] = _Copied(stamps, items, known.is_mutual)
        if window.width:
            self._copy_run(to, start, window.width)
            return
        if to.node is start.node and to.node in self._crowded_nodes:
            return
        if (
            window.is_named
            and (to.period or start.period)
            and all(is_one_of_integers(end, size) for end in (to, start))
        ):
            for here, there in ((start, to), (to, start)):
                self._graph.note(there, Evidence(0, (), integer(8 * size)))
                self._graph.copy_stored(there, here, size)
            return
        self._link(start, to, size, start.node.linked > known.stamps[1])
        ways = [(start, to, known.items[1])]
        if is_mutual:  # (callers may have filled it)
            self._link(to, start, size, to.node.linked > known.stamps[0])
            ways.append((to, start, known.items[0]))
        for here, there, seen in ways:
            now = normal(here)
            if now == normal(there):
                continue
            if size <= _WORD and self._members.is_integer(now, size):
                self._graph.note(there, Evidence(0, (), integer(8 * size)))
                self._graph.copy_stored(there, now, size)
            elif size <= _WORD and not now.period and not now.node.has_runs:
                self._copy_word(there, now, size, seen if now.node is here.node else 0)
            else:
                self._copy_block(there, now, size)

    def _copy_run(self, to: Position, start: Position, width: int) -> None:
        """Numbers at one end are numbers at the other; else both ends are one, if that is seen."""
        kinds = [run_at(place, width, self._layout) for place in (to, start)]
        leaves = {leaf for leaf, _ in kinds if leaf is not None}
        if not all(may_be for _, may_be in kinds) or len(leaves) > 1:
            self._graph.unify(to, start)
        for leaf in leaves:
            for place in (to, start):
                self._graph.note(place, run_of(leaf, width))

    def join_runs(self, waiting: Container[Node] = ()) -> bool:
        """What is copied without anybody knowing what it is, is used alike at both ends; True if something is new.

        What callers fill is `waiting` for them to see it.
        """
        before = self._graph.changes
        for window in [w for w in self._seen if w.width]:
            ends = window.to, window.start
            is_later = all(_is_seen(normal(place), waiting) for place in ends)
            if not is_later and all(run_at(place, window.width, self._layout)[0] is None for place in ends):
                self._graph.unify(*ends)
        return self._graph.changes != before

    def _link(self, start: Position, to: Position, size: int, is_linked: bool) -> None:
        """The pointers in the one's bytes lead to where those in the other's do."""
        for offset in range(0, size, _WORD) if is_linked else ():
            place = start.moved(offset)
            if has_target(place):
                self._graph.link(to.moved(offset), self._graph.target_of(place))

    def _copy_block(self, there: Position, here: Position, size: int) -> None:
        found = layout_at(here, size, self._layout)
        if found is None:
            self._graph.copy_evidence(there, here, size, self._layout)
            return
        self._graph.copy_stored(there, here, size)
        leaves = list(found.within(size))
        if size == _WORD and normal(here).period and all(leaf is I8 for _, leaf in leaves):
            return  # some bytes of it are looked at: that says nothing of a word
        declared = sum(self._layout.size_of_leaf(leaf) for _, leaf in leaves) < size  # there is padding
        for offset, leaf in leaves:
            self._graph.note(there, Evidence(offset, (), leaf, declared))

    def _copy_word(self, there: Position, here: Position, size: int, seen: int) -> None:
        """What is new here is there, too."""
        for item in word_at(here, size, seen, self._layout):
            if item is None:
                self._graph.make_vague(there, numbers_of(normal(here).node))
            else:
                self._graph.note(there, item)
        if normal(here).node.is_vague:
            self._graph.make_vague(there, numbers_of(normal(here).node))


def _is_seen(place: Position, nodes: Container[Node]) -> bool:
    """By callers, to whom these nodes are handed."""
    return place.node.is_shared or place.node in nodes
