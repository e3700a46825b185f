"""The calls into which something goes that varies: what a callee computes and stores varies for these alone.

    table = spline(nodes, constants);        own = spline(nodes, x);

A callee's memory is that of all its callers, so that without this what one of them hands in would vary for the others.
A call is entered where an argument varies, where the callee reads memory in which something varies and that came in by
this call, or where it, or what it calls, reads state that varies.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from enzyme_build.analysis.common_members import Member, member_behind
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.shape_nodes import Position, normal
from enzyme_build.analysis.shapes import Home, Memory
from enzyme_build.analysis.spots import Spots
from enzyme_build.analysis.varied_memory import VariedMemory
from enzyme_build.ir import Call, Function, GlobalVariable, Instruction, Value


class _Stored(NamedTuple):
    """Where in a piece of memory: a member of it, if accesses name one, or anything behind."""

    place: Position
    member: Member | None = None
    is_deep: bool = False


@dataclass(eq=False)
class Wanted:
    """A piece of memory that somebody reads; `below`: callees that do, and the calls that hand it to them."""

    varies: bool = False
    below: list[tuple[Call, Wanted]] = field(default_factory=list["tuple[Call, Wanted]"])


@dataclass(eq=False)
class _Owned:
    """A piece of memory that somebody writes; `roots`: what it is for those who have it of nobody, as far as calls have
    been entered; `below`: what it is in callees, by calls that have."""

    roots: dict[tuple[Home, Position], None] = field(default_factory=dict[tuple[Home, Position], None])
    stored: dict[_Stored, None] = field(default_factory=dict[_Stored, None])
    below: list[tuple[_Owned, Position]] = field(default_factory=list["tuple[_Owned, Position]"])


class EnteredCalls:
    """`varied` is the memory of those who have it of nobody, `again` looks at a call again."""

    def __init__(
        self,
        spots: Spots,
        varied: VariedMemory[Instruction | Wanted],
        again: Callable[[Call], None],
    ):
        self._spots = spots
        self._shapes = spots.shapes
        self._varied = varied
        self._again = again
        self._found: set[Call] = set()
        self._calls: dict[Memory, list[tuple[Call, Home, Position]]] = {}
        self._owned: dict[Memory, _Owned] = {}
        self._held: dict[Call, list[tuple[_Owned, _Owned, Position]]] = {}  # callees' memory, callers', where it begins
        self._wanted: dict[tuple[Memory, bool], Wanted] = {}

    def is_entered(self, call: Call, caller: Function, callee: Function) -> bool:
        """(Functions that call each other have their memory in common.)"""
        return call in self._found or self._shapes.complete(caller) is self._shapes.complete(callee)

    def enter(self, call: Call) -> None:
        if call not in self._found:
            self._found.add(call)
            for held in self._held.pop(call, ()):
                self._connect(*held)
            self._again(call)

    # ---- what is stored ----------------------------------------------------------------------------------
    def store(self, function: Function, pointer: Value, everywhere: bool = False) -> None:
        """A number that varies is stored there, or somewhere in that memory."""
        if isinstance(address_of(pointer).base, GlobalVariable):
            spots = self._spots.of(function, pointer)
            self._varied.mark(s._replace(offset=0, period=1, span=None) if everywhere else s for s in spots)
            return
        member = member_behind(pointer) if not everywhere else None
        for home, place in self._shapes.places(function, [pointer]):
            self._put(home, _Stored(Position(place.node, 0, 1) if everywhere else place, member))

    def store_behind(self, function: Function, pointer: Value) -> None:
        """Numbers that vary are stored in any memory that can be reached from there."""
        for home, place in self._shapes.places(function, [pointer]):
            self._put(home, _Stored(place, is_deep=True))

    def _put(self, home: Home, stored: _Stored) -> None:
        owned = self._owned_at((home, stored.place.node))
        if stored not in owned.stored:
            owned.stored[stored] = None
            for _, begin in list(owned.roots):
                self._mark_at(begin, stored)

    def _mark_at(self, begin: Position, stored: _Stored) -> None:
        place = normal(begin.of(stored.place))
        if stored.is_deep:
            self._varied.mark_behind([place])
        else:
            self._varied.mark(self._spots.at(place, stored.member))

    def _owned_at(self, memory: Memory) -> _Owned:
        if memory in self._owned:
            return self._owned[memory]
        found = self._owned[memory] = _Owned()
        work = [memory]
        while work:
            here = work.pop()
            owned = self._owned[here]
            for call, home, begin in self._callers_of(here):
                above = home, begin.node
                if above not in self._owned:
                    self._owned[above] = _Owned()
                    work.append(above)
                if call in self._found:
                    self._connect(owned, self._owned[above], begin)
                else:
                    self._held.setdefault(call, []).append((owned, self._owned[above], begin))
            if self._is_root(here):
                self._add_root(owned, (here[0], Position(here[1])))
        return found

    def _connect(self, owned: _Owned, above: _Owned, begin: Position) -> None:
        """A call has been entered: what the memory is for the caller, it is for the callee."""
        above.below.append((owned, begin))
        for home, there in list(above.roots):
            self._add_root(owned, (home, normal(there.of(begin))))

    def _add_root(self, owned: _Owned, root: tuple[Home, Position]) -> None:
        work = [(owned, root)]
        while work:
            owned, root = work.pop()
            if root not in owned.roots:
                owned.roots[root] = None
                for stored in list(owned.stored):
                    self._mark_at(root[1], stored)
                work += [(below, (root[0], normal(root[1].of(begin)))) for below, begin in owned.below]

    # ---- what is read ------------------------------------------------------------------------------------
    def read(self, function: Function, pointer: Value, everything_behind: bool) -> bool:
        """Something there is read, or anywhere behind: calls are entered that hand such memory in, if numbers vary in
        it.  True if globals lead there."""
        if isinstance(address_of(pointer).base, GlobalVariable):
            return True
        read = [(home, place.node) for home, place in self._shapes.places(function, [pointer])]
        for home, node in read:
            if home is not None:
                self._want((home, node), everything_behind)
        return any(home is None for home, _ in read)

    def hear(self, wanted: Wanted) -> None:
        """A number varies there: it comes with all calls that hand the memory on."""
        work = [wanted]
        while work:
            wanted = work.pop()
            if not wanted.varies:
                wanted.varies = True
                for call, below in list(wanted.below):
                    self.enter(call)
                    work.append(below)

    def _want(self, memory: Memory, is_deep: bool) -> None:
        if (memory, is_deep) in self._wanted:
            return
        self._wanted[memory, is_deep] = Wanted()
        work = [memory]
        while work:
            here = work.pop()
            wanted = self._wanted[here, is_deep]
            for call, home, begin in self._callers_of(here):
                there = (home, begin.node), is_deep
                if there not in self._wanted:
                    self._wanted[there] = Wanted()
                    work.append(there[0])
                above = self._wanted[there]
                above.below.append((call, wanted))
                if above.varies:
                    self.enter(call)
                    self.hear(wanted)
            if self._is_root(here) and self._varies(here, is_deep, wanted):
                self.hear(wanted)

    def _varies(self, memory: Memory, is_deep: bool, wanted: Wanted) -> bool:
        if is_deep:
            return self._varied.wait_behind([memory], wanted)
        return self._varied.wait(self._spots.at(Position(memory[1], 0, 1)), wanted)

    # ---- callers -----------------------------------------------------------------------------------------
    def _is_root(self, memory: Memory) -> bool:
        return not self._shapes.comes_from_callers(*memory) or not self._callers_of(memory)

    def _callers_of(self, memory: Memory) -> list[tuple[Call, Home, Position]]:
        if memory not in self._calls:
            self._calls[memory] = self._shapes.calls_with(*memory)
        return self._calls[memory]
