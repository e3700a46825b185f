"""The shapes of all memory in a program: what kind of data lies where, across every call.

One graph (`shape_graph`) has the memory of all functions.  What globals lead to is the same for all of them; of its
other memory each function has nodes of its own, with copies of those of the functions that it calls: what they do
behind their arguments counts for that call alone.  A question about memory that came from a caller goes on to all
callers.  Memory that no unseen code can use, and where nobody accesses a number, holds none.
Unlike the points-to sets, this keeps the members of a structure apart, and what each points to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from math import gcd
from typing import Any, TypeVar

from enzyme_build import rules
from enzyme_build.analysis.brought_places import BroughtPlaces
from enzyme_build.analysis.call_graph import CallGroups
from enzyme_build.analysis.calls import CallKind, called_function, classify
from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.instances import Instance
from enzyme_build.analysis.led_numbers import LedNumbers
from enzyme_build.analysis.memory_objects import is_table
from enzyme_build.analysis.offsets import address_of, is_in_constant
from enzyme_build.analysis.overlays import Sighting, agreed_layout
from enzyme_build.analysis.shape_contents import (
    are_characters_at,
    begins_number,
    cuts_numbers,
    has_bytes_alone,
    has_no_address,
    has_numbers,
    has_target,
    has_word_of_target,
    hides_numbers,
    holds_others,
    layout_at,
    leaves_at,
    may_be_of_address,
    may_hold_number,
    numbers_at,
    numbers_of,
    shares_bytes,
    sightings_at,
    surely_holds_others,
    targets_at,
)
from enzyme_build.analysis.shape_graph import ShapeGraph
from enzyme_build.analysis.shape_nodes import Node, Position, alternatives, normal, reachable
from enzyme_build.analysis.shape_of_function import Shape
from enzyme_build.analysis.type_trees import WORD, Layout
from enzyme_build.ir import (
    DOUBLE,
    I8,
    PTR,
    Call,
    DataLayout,
    FloatType,
    Function,
    GlobalVariable,
    Type,
    Value,
    bare_name,
    scalar_of,
)


class Union(Enum):
    """What a place is used for: doubles and others; other numbers and others, or several; doubles alone; no numbers."""

    WORD = "word"
    OTHER = "other"
    NUMBER = "number"
    NONE = "none"


NO_NUMBERS = Layout((), 0)
TEXT = Layout(((0, I8),), 1)


Home = Shape | None  # whose memory it is: None if globals lead there
Memory = tuple[Home, Node]  # a piece of it, and whose it is
Places = tuple[tuple[Home, Position], ...]
Fact = TypeVar("Fact")
_ROUNDS = 40


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
        self.graph = ShapeGraph()
        self._onward: dict[tuple[Home, Node], list[tuple[Home, Position]]] = {}
        self._seen_from: dict[tuple[Home, Position], list[tuple[Home, Position]]] = {}
        self._roots: dict[tuple[Home, Position], list[tuple[Home, Position]]] = {}
        self._tested: dict[Callable[[Position], bool], Closure[tuple[Home, Position], bool]] = {}
        self._found: dict[Callable[[Home, Node], Iterable[Any]], Closure[tuple[Home, Node], Any]] = {}
        self._layouts: dict[tuple[Places, int | None], Layout | None] = {}
        self._brought = BroughtPlaces(self._of_place, self._in_callers)
        self._uses = self._all_uses()
        self.led_numbers = LedNumbers(self, program)
        self._is_complete = False
        self._strings_apart = True

    def _all_uses(self) -> Closure[tuple[Home, Position], Type]:
        return Closure(lambda at: (_uses_of(at[1]), self._in_callers(*at)))

    def layout(self, function: Function, pointers: Iterable[Value], size: int | None) -> Layout | None:
        """What lies at an address (all hold the same data); None if that cannot be known."""
        places = self.places(function, pointers)
        if (places, size) not in self._layouts:
            seen, is_all = self._brought.of(places, size)
            self._layouts[places, size] = self._layout(seen, size, function.module.layout, is_all)
        return self._layouts[places, size]

    def _layout(
        self, seen: list[tuple[Home, Position]], size: int | None, layout: DataLayout, is_all: bool
    ) -> Layout | None:
        """`is_all`: nothing comes there from anywhere else."""
        if not seen:
            return None
        found = dict.fromkeys(f for _, p in seen if (f := layout_at(p, size, layout)) is not None)
        is_own = is_all and all(self._is_private(p) for _, p in seen)
        if not found and is_own and not any(p.node.is_vague for _, p in seen):
            found = dict.fromkeys(f for _, p in seen if (f := layout_at(p, size, layout, is_all=True)) is not None)
        if not found and is_own and all(self._holds_no_number(p) for _, p in seen):
            return NO_NUMBERS
        if not found and size is None and is_own:
            return TEXT if are_characters_at([p for _, p in seen]) else None
        known = agreed_layout(found, size) or self._said_by_callers(seen, size, layout)
        return None if known is not None and any(hides_numbers(p, known, size) for _, p in seen) else known

    def _said_by_callers(
        self, seen: list[tuple[Home, Position]], size: int | None, layout: DataLayout
    ) -> Layout | None:
        """What is known where the memory is made, or handed in: all that its users know, and more."""
        found = [layout_at(place, size, layout) for home, place in seen if not self._in_callers(home, place)]
        return agreed_layout(dict.fromkeys(f for f in found if f is not None), size) if all(found) else None

    def hides_numbers(self, function: Function, pointers: Iterable[Value], layout: Layout, size: int | None) -> bool:
        """True if numbers lie there nobody knows where, and a layout of so many bytes has none."""
        return any(hides_numbers(place, layout, size) for _, place in self.brought(function, pointers, size))

    def sightings(self, function: Function, pointers: Iterable[Value], size: int | None) -> list[Sighting]:
        """Where, in `size` bytes from an address on (None: unknown many), the program accesses numbers and addresses.

        Perhaps some beside them, too.
        """
        return self.sightings_of(self.brought(function, pointers, size), size)

    @staticmethod
    def sightings_of(places: Iterable[tuple[Home, Position]], size: int | None) -> list[Sighting]:
        """The same of these places alone."""
        return list(dict.fromkeys(s for _, place in places for s in sightings_at(place, size)))

    def is_entry(self, function: Function) -> bool:
        """True if unseen code may call it."""
        return function in self._program().entries

    def is_vague(self, function: Function, pointers: Iterable[Value]) -> bool:
        """True if numbers may lie there that nothing places."""
        return self._somewhere(_is_vague, function, pointers)

    def is_union(self, function: Function, pointer: Value) -> bool:
        """True if the program keeps addresses, or integers that are no numbers' bits, exactly there."""
        return self._somewhere(holds_others, function, [pointer])

    def is_surely_union(self, function: Function, pointer: Value) -> bool:
        """The same, and the place is no array's that may begin behind these."""
        address = address_of(pointer)
        offset, steps = address.reach
        begins = (place.moved(offset) for _, place in self.everywhere(function, [address.base]))
        return any(surely_holds_others(begin, gcd(*steps)) for begin in begins)

    def holds_address(self, function: Function, pointer: Value, in_words: bool = False) -> bool:
        """True if the program keeps an address exactly there, maybe as an integer (`in_words`: told from others)."""
        return self._somewhere(has_word_of_target if in_words else has_target, function, [pointer])

    def keeps_address_in(self, function: Function, pointers: Iterable[Value], size: int) -> bool:
        """True if the program keeps an address at a known place in so many bytes behind one of these pointers."""
        found = (normal(place) for _, place in self.everywhere(function, pointers))
        exact = (place for place in found if not place.period)
        return any(not step and 0 <= at - p.offset < size for p in exact for at, step in p.node.slots)

    def holds_numbers(self, function: Function, pointer: Value) -> bool:
        """True if the program may access a number exactly there."""
        return self._somewhere(_holds_numbers, function, [pointer])

    def has_addresses(self, function: Function, pointers: Iterable[Value]) -> bool:
        """True if the program puts addresses into the pieces of memory there, or takes some out."""
        return any(node.slots for node in self.pieces(function, pointers))

    def is_stateless(self, function: Function, pointer: Value) -> bool:
        """True if nothing but the address of a class's table is known to lie in the objects there."""
        pieces = self.pieces(function, [pointer])
        return bool(pieces) and all(map(self._is_stateless, pieces))

    def _is_stateless(self, node: Node) -> bool:
        is_table_alone = all(item.leaf is PTR and item.offset == 0 and not item.strides for item in node.evidence)
        targets = [normal(target).node for target in node.slots.values()]
        is_known = bool(node.evidence) or not node.is_open  # not what only a derivative written by hand looks into
        return is_table_alone and is_known and not node.is_vague and all(target in self._tables for target in targets)

    @cached_property
    def _tables(self) -> set[Node]:
        """What constants in the program are, of which nothing but addresses is known."""
        tables = [at for variable, at in self.graph.globals.items() if is_table(variable)]
        nodes = {normal(at).node for at in tables}
        return {node for node in nodes if all(item.leaf is PTR for item in node.evidence)}

    def kinds_in(self, function: Function, pointers: Iterable[Value]) -> dict[Type, None]:
        """What the program accesses anywhere in the pieces of memory there."""
        return {item.leaf: None for node in self.pieces(function, pointers) for item in node.evidence}

    def has_pieces_of_numbers(self, function: Function, pointer: Value) -> bool:
        """True if a byte there may be one of a number's: where numbers are accessed, or bytes that others know, also
        where copies bring these from."""
        if self.holds_numbers(function, pointer):
            return True
        places = self._brought.along(self.places(function, [pointer]), 1)
        return any(self._is_open(place) and has_bytes_alone(place) for _, place in places)

    def has_pieces_of_addresses(self, function: Function, pointer: Value) -> bool:
        """True if a byte there may be one of an address's."""
        return self._somewhere(may_be_of_address, function, [pointer])

    def numbers_in(self, function: Function, pointers: Iterable[Value]) -> dict[Type, None]:
        """The types of the numbers among these."""
        return {kind: None for kind in self.kinds_in(function, pointers) if isinstance(kind, FloatType)}

    def numbers_anywhere_in(self, function: Function, pointers: Iterable[Value]) -> dict[Type, None]:
        """The same, with those of numbers that evidence does not place, and where copies bring them from."""
        places = self.brought(function, pointers, None)
        return {kind: None for _, place in places for one in alternatives(place) for kind in numbers_of(one.node)}

    def pieces(self, function: Function, pointers: Iterable[Value]) -> dict[Node, None]:
        """The pieces of memory that pointers lead to, here or for a caller."""
        places = self.everywhere(function, pointers)
        return {one.node: None for _, place in places for one in alternatives(place)}

    def reached(self, function: Function, pointers: Iterable[Value]) -> list[Node]:
        """The same, and what can be reached from there."""
        return reachable(Position(node) for node in self.pieces(function, pointers))

    def reached_with_open(self, function: Function, pointers: Iterable[Value]) -> set[Node]:
        """The same, and if code that cannot be seen may link it to others, all that it may."""
        found = set(self.reached(function, pointers))
        return found if found.isdisjoint(self.reached_from_outside) else found | self.reached_from_outside

    def lead_to_numbers(self, function: Function, pointers: Iterable[Value]) -> bool:
        """True if numbers may lie in the pieces of memory there, or in what can be reached, also where copies bring it.

        Code that cannot be seen may keep some anywhere but in characters.
        """
        seen: set[Memory] = set()
        work = list(self.everywhere(function, pointers))
        while work:
            home, start = work.pop()
            for node in (one.node for one in alternatives(start)):
                if (home, node) in seen:
                    continue
                seen.add((home, node))
                if node.is_vague or numbers_of(node) or may_hold_number(node) or self._is_filled_outside(node):
                    return True
                shape = None if node.is_shared else home
                work += [(None if at.node.is_shared else shape, at) for at in map(normal, node.slots.values())]
                work += [known for end in self._brought.copied_with(shape, node) for known in self._of_place(end)]
        return False

    def lie_numbers_behind(self, function: Function, pointer: Value, path: Sequence[int]) -> bool:
        """Are numbers accessed where the address leads that lies so many bytes behind another, and so on?"""
        places = self.everywhere(function, [pointer])
        for offset in path:
            places = [(home, to) for home, place in places for to in targets_at(place.moved(offset))]
        return any(numbers_of(one.node) for _, place in places for one in alternatives(place))

    def _is_filled_outside(self, node: Node) -> bool:
        return node in self.reached_from_outside and not (node.evidence and has_bytes_alone(Position(node)))

    def addresses_in(self, function: Function, pointers: Iterable[Value], size: int) -> list[int]:
        """Where addresses may lie in so many bytes behind pointers."""
        word, found = function.module.layout.pointer_size(), set[int]()
        for place in (one for _, start in self.everywhere(function, pointers) for one in alternatives(start)):
            for at, period in place.node.slots:
                first = at - place.offset
                found.update(range(first % period, size, period) if period else [first])
        return sorted(at for at in found if 0 <= at <= size - word)

    def shares_bytes(self, function: Function, pointer: Value, type_: Type) -> bool:
        """True if an address that is stored there leaves bits in what are parts of numbers at other times, or a number
        in what are parts of addresses.

        Of memory that ends with the derivative: before it began, nobody had added to its shadow.
        """
        places = [place for _, place in self.everywhere(function, [pointer])]
        is_own = all(self._is_private(place) and not normal(place).node.is_shared for place in places)
        leaf, size = scalar_of(type_), function.module.layout.store_size_of(type_)
        return is_own and any(shares_bytes(place, leaf, size) for place in places)

    def cuts_numbers(self, function: Function, pointers: Iterable[Value], size: int, wherever: bool = False) -> bool:
        """True if a word of so many bytes at an address may be parts of numbers (`wherever`: see `shape_contents`)."""
        return any(cuts_numbers(place, size, wherever) for _, place in self.everywhere(function, pointers))

    def union_at(self, function: Function, pointer: Value) -> Union:
        """What the program keeps exactly there."""
        size = function.module.layout.pointer_size()
        uses = {use for place in self.brought(function, [pointer], size) for use in self._uses.of(place)}
        numbers = uses - {PTR}
        if not numbers <= {DOUBLE, WORD}:
            return Union.OTHER
        if PTR in uses:
            return Union.WORD if numbers else Union.NONE
        return Union.NUMBER if DOUBLE in numbers else Union.NONE

    def everywhere(self, function: Function, pointers: Iterable[Value]) -> list[tuple[Home, Position]]:
        """The places that pointers lead to, in this function and in all its callers."""
        return self.seen_from(self.places(function, pointers))

    def brought(self, function: Function, pointers: Iterable[Value], size: int | None) -> list[tuple[Home, Position]]:
        """The same, and where copies bring what lies there from, or take it to (see `brought_places`)."""
        return self._brought.of(self.places(function, pointers), size)[0]

    def at_roots(self, function: Function, pointers: Iterable[Value]) -> list[tuple[Home, Position]]:
        """The same in the functions that know: a place that came from a caller is what it is there."""
        places = self.places(function, pointers)
        return list(dict.fromkeys(seen for place in places for seen in self._of_place_at_roots(place)))

    def places(self, function: Function, pointers: Iterable[Value]) -> Places:
        """The places that pointers lead to, as the function itself sees them."""
        shape = self.complete(function)
        found = dict.fromkeys(p for pointer in pointers for p in shape.places(pointer))
        return tuple(self._at_home(shape, place) for place in found)

    def stand_in(self, function: Function, new: Value, old: Value) -> None:
        """A value that was made later is a pointer to what another one was."""
        self.complete(function).stand_in(new, old)

    def are_apart(self, function: Function, left: Value, right: Value | None) -> bool:
        """True if two pointers are known to lead to different pieces of memory."""
        if right is None or left is right:
            return False
        shape = self.complete(function)
        nodes = [{place.node for place in shape.places(pointer)} for pointer in (left, right)]
        return all(nodes) and nodes[0].isdisjoint(nodes[1])

    def seen_from(self, places: Places) -> list[tuple[Home, Position]]:
        """The same places in this function and in all its callers."""
        if len(places) == 1:
            return self._of_place(places[0])
        return list(dict.fromkeys(seen for place in places for seen in self._of_place(place)))

    def _somewhere(self, test: Callable[[Position], bool], function: Function, pointers: Iterable[Value]) -> bool:
        """Does it hold of one of these places, here or for a caller?"""
        return any(self._holds(test, place) for place in self.places(function, pointers))

    def _holds(self, test: Callable[[Position], bool], place: tuple[Home, Position]) -> bool:
        if test not in self._tested:
            self._tested[test] = Closure(lambda at: ([True] if test(at[1]) else [], self._in_callers(*at)))
        return bool(self._tested[test].of(place))

    def of_memory(
        self, facts: Callable[[Home, Node], Iterable[Fact]], function: Function, pointer: Value
    ) -> frozenset[Fact]:
        """What is true of the pieces of memory that a pointer leads to, here or for a caller, wherever in them."""
        if facts not in self._found:
            self._found[facts] = Closure(lambda at: (facts(*at), self.in_memory_of_callers(*at)))
        found = self._found[facts]
        pieces = dict.fromkeys((home, place.node) for home, place in self.places(function, [pointer]))
        return frozenset[Fact]().union(*map(found.of, pieces))

    def in_memory_of_callers(self, home: Home, node: Node) -> list[Memory]:
        """The memory of those who call the function."""
        return [(caller, place.node) for caller, place in self._in_callers(home, Position(node))]

    def are_characters(self, function: Function, pointers: Iterable[Value]) -> bool:
        """True if one of these pointers leads to a string's characters, and no string is a buffer of numbers."""
        shape = self.complete(function)
        return any(map(shape.is_text, pointers))

    def is_private(self, function: Function, pointer: Value) -> bool:
        """True if code that cannot be seen, the caller of all included, has no access to the memory."""
        places = self.places(function, [pointer])
        return bool(places) and not any(self._holds(self._is_open, place) for place in places)

    def are_numbers_alone(self, function: Function, pointers: Iterable[Value]) -> bool:
        """True if the memory belongs to code that is differentiated, and no addresses lie in it."""
        places = self.everywhere(function, pointers)
        return bool(places) and all(self._is_private(place) and has_no_address(place) for _, place in places)

    def lead_to_no_address(self, function: Function, pointers: Iterable[Value]) -> bool:
        """True if no addresses lie where they lead, whoever owns it."""
        return all(has_no_address(place) for _, place in self.at_roots(function, pointers))

    def _of_place(self, start: tuple[Home, Position]) -> list[tuple[Home, Position]]:
        """The same place for this function and for all its callers."""
        if start not in self._seen_from:
            home, place = start
            begin = home, Position(place.node)
            if begin not in self._seen_from:
                self._seen_from[begin] = self._walk_to_callers(begin)
            places = ((caller, normal(there.of(place))) for caller, there in self._seen_from[begin])
            self._seen_from[start] = list(dict.fromkeys(places))
        return self._seen_from[start]

    def _of_place_at_roots(self, start: tuple[Home, Position]) -> list[tuple[Home, Position]]:
        home, place = start
        begin = home, Position(place.node)
        if begin not in self._roots:
            seen = self._of_place(begin)
            self._roots[begin] = [at for at in seen if not self.comes_from_callers(at[0], at[1].node)] or seen
        return [(root, normal(there.of(place))) for root, there in self._roots[begin]]

    def _walk_to_callers(self, start: tuple[Home, Position]) -> list[tuple[Home, Position]]:
        work, seen = [start], dict[tuple[Home, Position], None]()
        while work:
            here = work.pop()
            if here not in seen:
                seen[here] = None
                work += self._in_callers(*here)
        return list(seen)

    def _at_home(self, shape: Shape, place: Position) -> tuple[Home, Position]:
        """A place, and whose it is."""
        place = normal(place)
        return (None if place.node.is_shared else shape), place

    def comes_from_callers(self, home: Home, node: Node) -> bool:
        """True if every activation has the memory from another differentiated function."""
        if home is None or any(body in self._program().entries for body in home.bodies):
            return False
        return bool(self._in_callers(home, Position(node)))

    def _in_callers(self, home: Home, place: Position) -> list[tuple[Home, Position]]:
        """A place of those who call the function."""
        if home is None:
            return []
        place = normal(place)
        node = place.node
        if (home, node) not in self._onward:
            self._onward[home, node] = self._begins_in_callers(home, node)
        begins = self._onward[home, node]
        return [(caller, normal(begin.of(place))) for caller, begin in begins]

    def _begins_in_callers(self, home: Shape, node: Node) -> list[tuple[Home, Position]]:
        return [(caller, begin) for _, caller, begin in self.calls_with(home, node)]

    def calls_with(self, home: Home, node: Node) -> list[tuple[Call, Home, Position]]:
        """The calls of a function, and where a piece of its memory begins for those who call it."""
        callers = self._callers.get(home, ()) if home is not None else ()
        there = ((instance.call, caller, instance.of(Position(node))) for caller, instance in callers)
        known = ((call, caller, found) for call, caller, found in there if found is not None)
        return [(call, *self._at_home(caller, place)) for call, caller, found in known for place in alternatives(found)]

    def _holds_no_number(self, place: Position) -> bool:
        """Nobody can access a number in all of the node."""
        return self._is_private(place) and not has_numbers(place) and not normal(place).node.is_vague

    def _is_private(self, place: Position) -> bool:
        return not self._is_open(place)

    def _is_open(self, place: Position) -> bool:
        return normal(place).node in self.reached_from_outside

    @cached_property
    def reached_from_outside(self) -> set[Node]:
        """The memory that code which cannot be seen may use."""
        roots = [Position(node) for node in self._all_nodes() if node.is_open]
        called = Closure(self._calls_from_outside)
        for shape in dict.fromkeys(self._shapes.values()):
            if called.of(shape):
                roots += [*shape.handed(), self.graph.text]
        return set(reachable(roots))

    def inactive_nodes(self) -> list[Node]:
        """The memory that inactive functions made."""
        return [node for node in self._all_nodes() if node.is_inactive]

    def _all_nodes(self) -> list[Node]:
        own = (node for shape in dict.fromkeys(self._shapes.values()) for node in shape.nodes())
        return [*reachable(self.graph.globals.values()), *own]

    def _calls_from_outside(self, shape: Shape) -> tuple[list[bool], list[Shape]]:
        """Unseen code may call it (no body of a library function), or its callers: it is a copy that takes words."""
        program = self._program()
        if any(map(self.is_entry, shape.bodies)):
            return [True], []
        callers = [caller for caller, _ in self._callers.get(shape, ())]
        is_known = all(f in program.functions or (callers and rules.is_body(bare_name(f.name))) for f in shape.bodies)
        return ([] if is_known or callers else [True]), ([] if is_known else callers)

    def complete(self, function: Function) -> Shape:
        """The function's shape, once those of the whole program are known."""
        if not self._is_complete:
            self._make(function)
            shapes = list(dict.fromkeys(self._shapes.values()))
            if any(shape.holds_numbers_in_strings() for shape in shapes) or any(map(self._copies_numbers, shapes)):
                self._strings_apart = False
                self._make(function)
        if function not in self._shapes:  # no request reaches it
            self._of(function)
            self._settle()
        return self._shapes[function]

    def _copies_numbers(self, shape: Shape) -> bool:
        """Does it copy to a string's characters, or from there, where a number begins and no characters are?"""
        varied = [p for p in shape.beside_text if not is_in_constant(p)]
        starts = [start for function in shape.bodies for _, start in self.everywhere(function, varied)]
        return any(begins_number(place) for start in starts for place in alternatives(start))

    def globals(self) -> dict[GlobalVariable, Position]:
        """Where the variables lie that the program names."""
        for function in self._program().functions[:1]:
            self.complete(function)
        return self.graph.globals

    def _make(self, function: Function) -> None:
        self._is_complete = False
        self._shapes.clear()
        self.graph = ShapeGraph()
        for one in (function, *self._program().functions):
            self._of(one)
        self._settle()
        self._is_complete = True

    def _settle(self) -> None:
        """All functions know what the others do with the memory that they share."""
        shapes = list(dict.fromkeys(self._shapes.values()))
        for _ in range(_ROUNDS):
            before = self.graph.changes
            for shape in shapes:
                shape.settle(any(map(self.is_entry, shape.bodies)))
            if self.graph.changes == before:
                break
        else:
            self._open_all()
        seen = (self._callers, self._onward, self._seen_from, self._roots, self._tested, self._found, self._layouts)
        for known in seen:
            known.clear()
        self._brought = BroughtPlaces(self._of_place, self._in_callers)
        self._uses = self._all_uses()
        self.__dict__.pop("reached_from_outside", None)
        for shape in shapes:
            for instance in shape.instances.values():
                self._callers.setdefault(instance.callee, []).append((shape, instance))

    def _open_all(self) -> None:
        """Nothing is known for sure."""
        for node in self._all_nodes():
            node.is_open = True

    def _of(self, function: Function) -> Shape:
        """The shape of a function, and of all that call each other with it."""
        if function not in self._shapes:
            group = self._groups.of(function)
            shape = Shape({member: self.body_of(member) for member in group}, self._of, self.graph, self._strings_apart)
            self._shapes.update(dict.fromkeys(group, shape))
        return self._shapes[function]

    def _called_by(self, function: Function) -> list[Function]:
        """Whom the function calls by name."""
        calls = (i for i in self.body_of(function).instructions() if isinstance(i, Call))
        callees = (called_function(call) for call in calls if classify(call) is CallKind.DEFINED)
        return list(dict.fromkeys(callee for callee in callees if callee is not None))


def _is_vague(place: Position) -> bool:
    return normal(place).node.is_vague


def _holds_numbers(place: Position) -> bool:
    return any(isinstance(leaf, FloatType) for leaf in leaves_at(place))


def _uses_of(place: Position) -> Iterator[Type]:
    """The types of the numbers that are accessed exactly there, and PTR for everything else that is stored there."""
    yield from numbers_at(place)
    if holds_others(place):
        yield PTR
