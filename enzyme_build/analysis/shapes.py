"""The shapes of all memory in a program: what kind of data lies where, across every call.

Each function has a graph of the memory that it uses (`shape_graph`), with copies of the graphs of the functions that
it calls: what they do behind their arguments counts for that call alone.  A question about memory that came from a
caller goes on to all callers.  Memory that no unseen code can use, and where nobody accesses a number, holds none.
Unlike the points-to sets, this keeps the members of a structure apart, and what each points to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from enzyme_build.analysis.call_graph import CallGroups
from enzyme_build.analysis.calls import CallKind, called_function, classify
from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.overlays import Sighting
from enzyme_build.analysis.shape_graph import (
    Node,
    Position,
    has_target,
    holds_others,
    layout_at,
    leaves_at,
    normal,
    numbers_at,
    reachable,
    sightings_at,
)
from enzyme_build.analysis.shape_of_function import Instance, Shape
from enzyme_build.analysis.type_trees import WORD, Layout
from enzyme_build.ir import DOUBLE, I8, PTR, VOID, Call, FloatType, Function, IntegerType, Type, Value


class Union(Enum):
    """What a place is used for: doubles and other things; numbers and other things, or different numbers; one kind."""

    WORD = "word"
    OTHER = "other"
    NONE = "none"


NO_NUMBERS = Layout((), 0)
TEXT = Layout(((0, I8),), 1)


@dataclass(frozen=True)
class Program:
    """All functions that are differentiated, and those among them that unseen code may call."""

    functions: tuple[Function, ...] = ()
    entries: frozenset[Function] = frozenset()


class Shapes:
    """`body_of`: the form in which a function is looked at."""

    def __init__(self, body_of: Callable[[Function], Function], program: Callable[[], Program]):
        self.body_of = body_of
        self._program = program
        self._shapes: dict[Function, Shape] = {}
        self._groups = CallGroups(self._called_by)
        self._callers: dict[Shape, list[tuple[Shape, Instance]]] = {}
        self._outside: dict[Shape, set[Node]] = {}
        self._uses = Closure[tuple[Shape, Position], Type](lambda at: (_uses_of(at[1]), self._in_callers(*at)))
        self._is_complete = False
        self._strings_apart = True

    def layout(self, function: Function, pointers: Iterable[Value], size: int | None) -> Layout | None:
        """What lies at an address (all hold the same data); None if that cannot be known."""
        seen = self.everywhere(function, pointers)
        if not seen:
            return None
        layout = function.module.layout
        found = dict.fromkeys(f for _, p in seen if (f := layout_at(p, size, layout)) is not None)
        if not found and all(self._is_private(s, p) and not p.node.is_vague for s, p in seen):
            found = dict.fromkeys(f for _, p in seen if (f := layout_at(p, size, layout, is_all=True)) is not None)
        if not found and all(self._holds_no_number(s, p) for s, p in seen):
            return NO_NUMBERS
        if not found and size is None and all(self._is_private(s, p) for s, p in seen):
            return TEXT if _are_characters([p for _, p in seen]) else None
        return _agreed(found, size) or self._said_by_callers(seen, size)

    def _said_by_callers(self, seen: list[tuple[Shape, Position]], size: int | None) -> Layout | None:
        """What is known where the memory is made, or handed in: all that its users know, and more."""
        first = [(shape, place) for shape, place in seen if not self._in_callers(shape, place)]
        found = [layout_at(place, size, next(iter(shape.bodies)).module.layout) for shape, place in first]
        return _agreed(dict.fromkeys(f for f in found if f is not None), size) if all(found) else None

    def sightings(self, function: Function, pointers: Iterable[Value], size: int | None) -> list[Sighting]:
        """Where, in `size` bytes from an address on (None: unknown many), the program accesses numbers and addresses.

        Perhaps some beside them, too.
        """
        places = (place for _, place in self.everywhere(function, pointers))
        return list(dict.fromkeys(s for place in places for s in sightings_at(place, size)))

    def is_entry(self, function: Function) -> bool:
        """True if unseen code may call it."""
        return function in self._program().entries

    def is_vague(self, function: Function, pointers: Iterable[Value]) -> bool:
        """True if numbers may lie there that nothing places."""
        return any(normal(place).node.is_vague for _, place in self.everywhere(function, pointers))

    def is_union(self, function: Function, pointer: Value) -> bool:
        """True if the program keeps addresses, or integers that are no numbers' bits, exactly there."""
        return any(holds_others(place) for _, place in self.everywhere(function, [pointer]))

    def holds_address(self, function: Function, pointer: Value) -> bool:
        """True if the program keeps an address exactly there, perhaps as an integer."""
        return any(has_target(place) for _, place in self.everywhere(function, [pointer]))

    def union_at(self, function: Function, pointer: Value) -> Union:
        """What the program keeps exactly there."""
        shape = self.complete(function)
        uses = {use for place in shape.places(pointer) for use in self._uses.of((shape, normal(place)))}
        numbers = uses - {PTR}
        if not numbers <= {DOUBLE, WORD}:
            return Union.OTHER
        return Union.WORD if numbers and PTR in uses else Union.NONE

    def everywhere(self, function: Function, pointers: Iterable[Value]) -> list[tuple[Shape, Position]]:
        """The places that pointers lead to, in this function and in all its callers."""
        shape = self.complete(function)
        return self.seen_from(shape, [p for pointer in pointers for p in shape.places(pointer)])

    def places(self, function: Function, pointer: Value) -> tuple[Shape, tuple[Position, ...]]:
        """The places that a pointer leads to, as the function itself sees them."""
        shape = self.complete(function)
        return shape, tuple(map(normal, shape.places(pointer)))

    def seen_from(self, shape: Shape, places: Iterable[Position]) -> list[tuple[Shape, Position]]:
        """The same places in this function and in all its callers."""
        seen: dict[tuple[Shape, Position], None] = {}
        for place in places:
            self._see(shape, place, seen)
        return list(seen)

    def are_characters(self, function: Function, pointers: Iterable[Value]) -> bool:
        """True if one of these pointers leads to a string's characters, and no string is a buffer of numbers."""
        shape = self.complete(function)
        return any(map(shape.is_text, pointers))

    def is_private(self, function: Function, pointer: Value) -> bool:
        """True if code that cannot be seen, the caller of all included, has no access to the memory."""
        seen = self.everywhere(function, [pointer])
        return bool(seen) and all(self._is_private(s, p) for s, p in seen)

    def _see(self, shape: Shape, place: Position, seen: dict[tuple[Shape, Position], None]) -> None:
        """The same place in the graphs of this function and of all its callers."""
        work = [(shape, normal(place))]
        while work:
            here = work.pop()
            if here in seen:
                continue
            seen[here] = None
            work += self._in_callers(*here)

    def comes_from_callers(self, shape: Shape, place: Position) -> bool:
        """True if every activation has the memory from another differentiated function."""
        is_entry = any(body in self._program().entries for body in shape.bodies)
        return not is_entry and bool(self._in_callers(shape, place))

    def _in_callers(self, shape: Shape, place: Position) -> list[tuple[Shape, Position]]:
        """A place in the graphs of those who call the function."""
        there = ((caller, instance.of(place)) for caller, instance in self._callers.get(shape, ()))
        return [(caller, normal(p)) for caller, p in there if p is not None]

    def _holds_no_number(self, shape: Shape, place: Position) -> bool:
        """Nobody can access a number in all of the node."""
        node = normal(place).node
        numbers = any(isinstance(e.leaf, FloatType) for e in node.evidence)
        return self._is_private(shape, place) and not numbers and not node.is_vague

    def _is_private(self, shape: Shape, place: Position) -> bool:
        return normal(place).node not in self.reached_from_outside(shape)

    def reached_from_outside(self, shape: Shape) -> set[Node]:
        """The memory that code which cannot be seen may use."""
        found = self._outside.get(shape)
        if found is None:
            roots = [Position(node) for node in shape.nodes() if node.is_open]
            program = self._program()
            if any(f in program.entries or f not in program.functions for f in shape.bodies):
                roots += shape.shared(with_globals=False)
            found = self._outside[shape] = set(reachable(roots))
        return found

    def complete(self, function: Function) -> Shape:
        """The function's graph, once those of the whole program are known."""
        if not self._is_complete:
            self._is_complete = True
            self._make(function)
            if any(shape.holds_numbers_in_strings() for shape in self._shapes.values()):
                self._strings_apart = False
                self._make(function)
            for shape in dict.fromkeys(self._shapes.values()):
                for instance in shape.instances.values():
                    self._callers.setdefault(instance.callee, []).append((shape, instance))
        return self._of(function)

    def _make(self, function: Function) -> None:
        self._shapes.clear()
        for one in (function, *self._program().functions):
            self._of(one)

    def _of(self, function: Function) -> Shape:
        """The shape of a function, and of all that call each other with it."""
        if function not in self._shapes:
            group = self._groups.of(function)
            shape = Shape({member: self.body_of(member) for member in group}, self._of, self._strings_apart)
            self._shapes.update(dict.fromkeys(group, shape))
        return self._shapes[function]

    def _called_by(self, function: Function) -> list[Function]:
        """Whom the function calls by name."""
        calls = (i for i in self.body_of(function).instructions() if isinstance(i, Call))
        callees = (called_function(call) for call in calls if classify(call) is CallKind.DEFINED)
        return list(dict.fromkeys(callee for callee in callees if callee is not None))


def _uses_of(place: Position) -> Iterator[Type]:
    """The types of the numbers that are accessed exactly there, and PTR for everything else that is stored there."""
    yield from numbers_at(place)
    if holds_others(place):
        yield PTR


def _numbers(layout: Layout, size: int | None) -> tuple[object, ...]:
    """Which numbers lie where, whether the layout lists them one by one or repeats."""
    if size is None:
        return (*layout.floats, (layout.period, layout.start) if layout.floats else 0)
    return tuple(sorted((o, leaf.name) for o, leaf in layout.within(size) if isinstance(leaf, FloatType)))


def _agreed(layouts: Mapping[Layout, None], size: int | None) -> Layout | None:
    """The first of them, if they say the same about numbers."""
    return next(iter(layouts)) if len({_numbers(layout, size) for layout in layouts}) == 1 else None


def _are_characters(places: Iterable[Position]) -> bool:
    """Single bytes lie from here on, as far as anybody accesses them or declares it, and no numbers or pointers."""
    leaves = {leaf for place in places for leaf in leaves_at(place)}
    return bool(leaves & {I8, VOID}) and all(isinstance(leaf, IntegerType) or leaf is VOID for leaf in leaves)
