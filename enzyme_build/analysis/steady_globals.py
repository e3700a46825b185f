"""Globals through which a program keeps constants from one call to the next: plans, tables, caches of quadrature nodes.

Such a global is *steady*: no number that varies is stored in it or in the memory that it leads to, and nobody else
gets hold of that memory.  Nothing of it needs a shadow, so it does not matter
whether it was filled before the derivative ran, or while it does.

A record may keep a pointer to such constants beside others: then only what is behind that pointer is steady.

    static struct { double *x; const double *masses; } context;      context.x = x; return energy();
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Set
from functools import cached_property
from typing import NamedTuple

from enzyme_build.analysis.calls import CallKind, classify
from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.left_alone import LeftAlone, Slot
from enzyme_build.analysis.outside_code import Place
from enzyme_build.analysis.shape_contents import overlap
from enzyme_build.analysis.shape_nodes import Node, Position, normal, pointed_to, reachable
from enzyme_build.analysis.shape_of_function import Shape
from enzyme_build.analysis.shapes import Home, Shapes
from enzyme_build.analysis.varied_numbers import VariedNumbers
from enzyme_build.ir import Call, Function, GlobalVariable, Value, is_pointer

_UNSEEN = (CallKind.INDIRECT, CallKind.CUSTOM, CallKind.UNKNOWN)


class Part(NamedTuple):
    """A global itself (`slot` is None), or what the pointers in one of its slots lead to."""

    variable: Value | None
    slot: Slot | None = None


_ANOTHERS = Part(None)  # what somebody else gets hold of


class SteadyGlobals:
    """`body_of`: the form in which a differentiated function is looked at.  `candidates`: globals that start without
    addresses and with none that other globals start with; to globals that are not `shadowed` they may lead, too.
    `others`: the code that is not differentiated; `varied`: what varies in the program.
    """

    def __init__(
        self,
        shapes: Shapes,
        functions: Iterable[Function],
        body_of: Callable[[Function], Function],
        candidates: Iterable[GlobalVariable],
        shadowed: Set[Value],
        others: LeftAlone,
        varied: Callable[[], VariedNumbers],
    ):
        self._shapes = shapes
        self._functions = list(functions)
        self._body_of = body_of
        self._candidates = dict.fromkeys(candidates)
        self._shadowed = shadowed
        self._others = others
        self._varied = varied

    @cached_property
    def found(self) -> frozenset[Value]:
        """The steady globals."""
        return frozenset(g for g in self._candidates if self.parts and self.parts.issuperset(self._parts[g]))

    def keeps_constants(self, variable: GlobalVariable, offset: int | None) -> bool:
        """Does a pointer at this place in a global lead to constants, whatever the rest of the global keeps?"""
        there = self._parts_at(variable, offset) if self.parts and offset is not None else []
        return bool(there) and self.parts.issuperset(there)

    @cached_property
    def parts(self) -> frozenset[Part]:
        """What is steady of the globals."""
        numberless = self._shapes.led_numbers.without(self._candidates)
        asked = [g for g in self._candidates if g not in numberless]
        self._shared: dict[Part, Set[Place]] = {}  # by other code
        self._unfit: set[Part] = set()
        shapes = dict.fromkeys(map(self._shapes.complete, self._functions))
        self._look_at_graph()
        for variable in asked:
            self._ask_others(variable)
        self._look_at_results(shapes)
        self._look_at_calls()
        if self._is_over():
            return frozenset()
        varied = self._varied()
        self._unfit |= {part for owner, some in self._owned.items() if varied.varies_in(owner) for part in some}
        for variable in filter(self._is_in_parts, asked):
            self._ask_others_of_slots(variable)
        self._look_at_others()
        self._unfit |= {Part(part.variable) for part in self._unfit}  # it holds addresses that need a shadow
        return frozenset(self._all_parts()) - self._unfit

    def _all_parts(self) -> Iterator[Part]:
        return (part for parts in self._parts.values() for part in parts)

    def _is_over(self) -> bool:
        return self._unfit.issuperset(self._all_parts())

    def _is_in_parts(self, variable: Value) -> bool:
        """Do some of its slots lead to what is steady, and some not?"""
        slots = [part for part in self._parts[variable] if part.slot is not None]
        return not self._unfit.isdisjoint(slots) and not self._unfit.issuperset(slots)

    def _ask_others(self, variable: GlobalVariable) -> None:
        shared = self._others.shared_with(variable)
        if shared is not None:
            self._shared.update(dict.fromkeys(self._parts[variable], shared))
        else:
            self._unfit.add(Part(variable))
            self._ask_others_of_slots(variable)

    def _ask_others_of_slots(self, variable: GlobalVariable) -> None:
        for part in self._parts[variable]:
            if part.slot is not None and part not in self._unfit:
                shared = self._others.shared_with(variable, part.slot)
                self._unfit.update([part] if shared is None else [])
                self._shared[part] = shared or frozenset()

    def _look_at_others(self) -> None:
        """What other code leads to globals which are not steady is not, either, unless no number is behind."""
        while not self._is_over():
            fit = self._shared.keys() - self._unfit
            more = [part for part in fit if any(self._may_vary(*place) for place in self._shared[part])]
            if not more:
                break
            self._unfit.update(more)

    def _may_vary(self, variable: GlobalVariable, offset: int | None) -> bool:
        """Is a global, or what a pointer at some place in it leads to, not steady?"""
        if variable not in self._candidates:
            return variable in self._shadowed
        parts = self._parts[variable] if offset is None else self._parts_at(variable, offset)
        return not self._unfit.isdisjoint(parts)

    def _parts_at(self, variable: GlobalVariable, offset: int) -> list[Part]:
        """What pointers at a place lead to."""
        start = normal(self._shapes.globals().get(variable, Position(Node())))
        here, known = (start.offset + offset, start.period), self._slots.get(variable, {})
        slots = known if start.period else [(here[0], 0), *self._periodic.get(variable, ())]
        return [known[slot] for slot in slots if slot in known and overlap(here, slot)]

    def is_behind(self, function: Function, pointer: Value) -> bool:
        """True if the pointer leads to what steady globals lead to, whoever calls the function."""
        if not self.parts:
            return False
        owners = self._surely_owned_by(function, pointer)
        return bool(owners) and all(some and some <= self.parts for some in owners)

    # ---- whose memory --------------------------------------------------------------------------------------
    def _look_at_graph(self) -> None:
        """The memory behind each candidate; what is unfit whose memory somebody else gets hold of."""
        owners = defaultdict[Node, set[Part]](set)
        places = self._shapes.globals()
        nodes = {g: normal(places[g]).node if g in places else Node() for g in self._candidates}
        others = [place for g, place in places.items() if g not in self._candidates and g in self._shadowed]
        known = self._shapes.reached_from_outside.union(reachable(others))
        is_known = Closure[Node, bool](lambda node: ([True] if node in known else [], pointed_to(node)))
        self._parts: dict[Value | None, list[Part]] = {}
        self._slots: dict[Value, dict[Slot, Part]] = {}
        self._periodic: dict[Value, list[Slot]] = {}
        shared: list[Position] = []
        for variable, node in nodes.items():
            slots = node.slots if not node.choices else {}  # (what may be one of several is looked at as a whole)
            self._parts[variable] = [Part(variable), *(Part(variable, slot) for slot in slots)]
            self._slots[variable] = dict(zip(slots, self._parts[variable][1:]))
            self._periodic[variable] = [slot for slot in slots if slot[1]]
            roots = [Position(node), *slots.values()]
            for part, root in zip(self._parts[variable], roots):
                is_variable = part.slot is None and not node.choices
                if node in known if is_variable else is_known.of(normal(root).node):
                    self._unfit.update([part] if part.slot is not None else self._parts[variable])
                    shared.append(root)
                for inside in [node] if is_variable else reachable([root]) if part not in self._unfit else ():
                    owners[inside].add(part)
        for node in owners.keys() & set(reachable(shared)):
            owners[node].add(_ANOTHERS)
        self._unfit.add(_ANOTHERS)
        self._memory = {node: frozenset(some) for node, some in owners.items()}
        self._owned: dict[Node | GlobalVariable, Iterable[Part]] = {
            **self._memory,
            **{g: self._memory.get(node, (Part(g),)) for g, node in nodes.items()},
        }

    def _look_at_results(self, shapes: Iterable[Shape]) -> None:
        """Functions that return such memory are called by nobody who is unknown."""
        behind = Closure[Node, Part](lambda node: (self._memory.get(node, ()), pointed_to(node)))
        for shape in shapes:
            for function, body in shape.bodies.items():
                handed = {part for _, place in shape.results_of(body) for part in behind.of(normal(place).node)}
                if not handed <= self._unfit and not self._others.holds_for_results(function):
                    self._unfit |= handed

    def _owners(self, _: Home, node: Node) -> frozenset[Part]:
        """The parts of candidates whose memory it is."""
        return self._memory.get(node, frozenset())

    def _owners_at_root(self, home: Home, node: Node) -> list[frozenset[Part]]:
        """The same in the functions that know: a pointer that came from a caller is what it is there."""
        return [] if self._shapes.comes_from_callers(home, node) else [self._owners(home, node)]

    def _surely_owned_by(self, function: Function, pointer: Value) -> frozenset[frozenset[Part]]:
        """The candidates in whose memory each of the places lies that the pointer may lead to."""
        return self._shapes.of_memory(self._owners_at_root, function, pointer)

    def _possible_owners(self, function: Function, pointer: Value) -> frozenset[Part]:
        """The candidates in whose memory one of the places lies that the pointer may lead to."""
        return self._shapes.of_memory(self._owners, function, pointer)

    def _look_at_calls(self) -> None:
        """Whoever cannot be seen may keep an address that is handed in."""
        for function in self._functions if not self._is_over() else ():
            calls = (i for i in self._body_of(function).instructions() if isinstance(i, Call))
            for call in [c for c in calls if classify(c) in _UNSEEN]:
                for pointer in (a for a in call.arguments if is_pointer(a.type)):
                    for part in self._possible_owners(function, pointer) - {_ANOTHERS}:
                        self._unfit.update([part] if part.slot is not None else self._parts[part.variable])
