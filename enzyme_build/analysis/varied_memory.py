"""Where in memory numbers vary, and who waits to hear of it: at a place, or anywhere behind a pointer.

What lies behind is asked of pieces of memory, those of callers among them: each is found once, however many wait for
what it leads to, and tells those that lead to it once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from enzyme_build.analysis.shape_nodes import Node, Position, normal, pointed_to
from enzyme_build.analysis.shapes import Memory, Shapes
from enzyme_build.analysis.spots import Spot, SpotIndex, Spots

Reader = TypeVar("Reader")
_Piece = Node | Memory  # as it is, or for those who have it of their callers


class VariedMemory(Generic[Reader]):
    """`hear` is called with each reader that waits when a number varies there, once for each time that it waited."""

    def __init__(self, spots: Spots, hear: Callable[[Reader], None]):
        self._spots = spots
        self._hear = hear
        self._known: dict[object, SpotIndex] = {}  # by owner
        self._waiting: dict[Spot, dict[Reader, None]] = {}
        self._waited_for: dict[object, SpotIndex] = {}  # where that is, by owner
        self._behind = _Behind[Reader](spots, self._known)
        self._marked: set[Node] = set()  # with everything that they lead to

    def __contains__(self, owner: object) -> bool:
        """Does a number vary somewhere in a global, or in a piece of memory?"""
        return owner in self._known

    def is_varied(self, places: Iterable[Spot]) -> bool:
        """Is a number that varies stored at one of these places?"""
        return any(any(True for _ in known.met_by(s)) for s in places if (known := self._known.get(s.owner)))

    def is_varied_behind(self, pieces: Iterable[Memory]) -> bool:
        """The same of all memory that can be reached from these, by callers."""
        return any(map(self._behind.leads_to_varied, pieces))

    def wait(self, places: list[Spot], reader: Reader) -> bool:
        """Does a number vary at one of these?  If none does yet, the reader hears of it when one does."""
        if self.is_varied(places):
            return True
        for spot in places:
            self._waiting.setdefault(spot, {})[reader] = None
            self._waited_for.setdefault(spot.owner, SpotIndex()).add(spot)
        return False

    def wait_behind(self, pieces: list[Memory], reader: Reader) -> bool:
        """The same of all memory that can be reached from these, by callers."""
        if self.is_varied_behind(pieces):
            return True
        self._behind.wait(pieces, reader)
        return False

    def mark(self, places: Iterable[Spot]) -> None:
        """A number that varies is stored there."""
        for spot in places:
            is_first = spot.owner not in self._known
            known = self._known.setdefault(spot.owner, SpotIndex())
            if spot in known:
                continue
            known.add(spot)
            heard = self._behind.first_in(spot.owner) if is_first else {}
            waited_for = self._waited_for.setdefault(spot.owner, SpotIndex())
            for place in list(waited_for.met_by(spot)):
                waited_for.remove(place)
                heard |= self._waiting.pop(place)
            for reader in heard:
                self._hear(reader)

    def mark_behind(self, places: Iterable[Position]) -> None:
        """Numbers that vary are stored in any memory that can be reached from there."""
        work = [normal(place).node for place in places]
        while work:
            node = work.pop()
            if node not in self._marked:
                self._marked.add(node)
                work += pointed_to(node)
                self.mark(_everywhere_in(self._spots, node))


class _Behind(Generic[Reader]):
    """Which pieces of memory lead to numbers that vary; `varied`: the owners of places where some do."""

    def __init__(self, spots: Spots, varied: dict[object, SpotIndex]):
        self._spots = spots
        self._varied = varied
        self._leading: dict[_Piece, list[_Piece]] = {}  # to each that has been found
        self._found: set[_Piece] = set()
        self._owned: dict[object, list[_Piece]] = {}
        self._leads: set[_Piece] = set()
        self._waiting: dict[_Piece, dict[Reader, None]] = {}

    def leads_to_varied(self, piece: Memory) -> bool:
        self._find(piece)
        return piece in self._leads

    def wait(self, pieces: Iterable[Memory], reader: Reader) -> None:
        for piece in pieces:
            self._waiting.setdefault(piece, {})[reader] = None

    def first_in(self, owner: object) -> dict[Reader, None]:
        """A number varies there for the first time: who has been waiting to hear of that."""
        return self._lead(self._owned.get(owner, ()))

    def _lead(self, pieces: Iterable[_Piece]) -> dict[Reader, None]:
        heard: dict[Reader, None] = {}
        work = list(pieces)
        while work:
            piece = work.pop()
            if piece not in self._leads:
                self._leads.add(piece)
                heard |= self._waiting.pop(piece, {})
                work += self._leading.get(piece, ())
        return heard

    def _find(self, root: Memory) -> None:
        """All that it leads to; nobody waits yet for what is found."""
        work, leads = [root], list[_Piece]()
        while work:
            piece = work.pop()
            if piece in self._found:
                continue
            self._found.add(piece)
            targets = _targets(self._spots.shapes, piece)
            for target in targets:
                self._leading.setdefault(target, []).append(piece)
            owners = [spot.owner for spot in _everywhere_in(self._spots, piece)] if isinstance(piece, Node) else []
            for owner in owners:
                self._owned.setdefault(owner, []).append(piece)
            if any(owner in self._varied for owner in owners) or any(target in self._leads for target in targets):
                leads.append(piece)
            work += targets
        self._lead(leads)


def _targets(shapes: Shapes, piece: _Piece) -> list[_Piece]:
    if isinstance(piece, Node):
        return [*pointed_to(piece)]
    home, node = piece
    return [node, *shapes.in_memory_of_callers(home, node)]


def _everywhere_in(spots: Spots, node: Node) -> list[Spot]:
    return [] if node.choices else spots.at(Position(node, 0, 1))
