"""Globals through which a program keeps constants from one call to the next: plans, tables, caches of quadrature nodes.

Such a global is *steady*: no number that varies is stored in it or in the memory that it leads to, and nobody else
gets hold of that memory.  Nothing of it needs a shadow, so it does not matter
whether it was filled before the derivative ran, or while it does.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Set
from functools import cached_property

from enzyme_build.analysis.calls import CallKind, classify
from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.left_alone import LeftAlone
from enzyme_build.analysis.shape_nodes import Node, Position, normal, pointed_to, reachable
from enzyme_build.analysis.shape_of_function import Shape
from enzyme_build.analysis.shapes import Home, Shapes
from enzyme_build.analysis.varied_numbers import VariedNumbers
from enzyme_build.ir import Call, Function, GlobalVariable, Value, is_pointer

_UNSEEN = (CallKind.INDIRECT, CallKind.CUSTOM, CallKind.UNKNOWN)


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
        numberless = self._shapes.leading_to_no_numbers(self._candidates)
        self._unfit: set[Value] = {g for g in self._candidates.keys() - numberless if not self._others.holds_for(g)}
        shapes = dict.fromkeys(map(self._shapes.complete, self._functions))
        self._look_at_graph()
        self._look_at_results(shapes)
        self._look_at_calls()
        if self._candidates.keys() <= self._unfit:
            return frozenset()
        varied = self._varied()
        self._unfit |= {g for owner, some in self._owned.items() if varied.varies_in(owner) for g in some}
        self._look_at_others(numberless)
        return frozenset[Value](self._candidates) - self._unfit

    def _look_at_others(self, numberless: Set[Value]) -> None:
        """Those that other code leads to globals which are not steady are not, either, unless no number is behind."""
        varying, asked = self._shadowed - self._candidates.keys() | self._unfit, self._candidates.keys() - numberless
        while more := {g for g in asked - self._unfit if self._others.led_to(g) & varying}:
            self._unfit |= more
            varying = more

    def is_behind(self, function: Function, pointer: Value) -> bool:
        """True if the pointer leads to what steady globals lead to, whoever calls the function."""
        if not self.found:
            return False
        owners = self._surely_owned_by(function, pointer)
        return bool(owners) and all(some and some <= self.found for some in owners)

    # ---- whose memory --------------------------------------------------------------------------------------
    def _look_at_graph(self) -> None:
        """The memory behind each candidate; those are unfit whose memory somebody else gets hold of."""
        owners = defaultdict[Node, set[Value]](set)
        variables = self._shapes.globals()
        others = [place for g, place in variables.items() if g not in self._candidates and g in self._shadowed]
        known = self._shapes.reached_from_outside.union(reachable(others))
        for variable in self._candidates:
            behind = _kept_from(known, variables[variable]) if variable in variables else []
            if behind is None:
                self._unfit.add(variable)
            for node in behind or ():
                owners[node].add(variable)
        self._memory = {node: frozenset(some) for node, some in owners.items()}
        self._owned: dict[Node | GlobalVariable, Iterable[Value]] = {
            **self._memory,
            **{g: (g,) for g in self._candidates},
        }

    def _look_at_results(self, shapes: Iterable[Shape]) -> None:
        """Functions that return such memory are called by nobody who is unknown."""
        behind = Closure[Node, Value](lambda node: (self._memory.get(node, ()), pointed_to(node)))
        for shape in shapes:
            for function, body in shape.bodies.items():
                handed = {g for _, place in shape.results_of(body) for g in behind.of(normal(place).node)}
                if not handed <= self._unfit and not self._others.holds_for_results(function):
                    self._unfit |= handed

    def _owners(self, _: Home, node: Node) -> frozenset[Value]:
        """The candidates whose memory it is."""
        return self._memory.get(node, frozenset())

    def _owners_at_root(self, home: Home, node: Node) -> list[frozenset[Value]]:
        """The same in the functions that know: a pointer that came from a caller is what it is there."""
        return [] if self._shapes.comes_from_callers(home, node) else [self._owners(home, node)]

    def _surely_owned_by(self, function: Function, pointer: Value) -> frozenset[frozenset[Value]]:
        """The candidates in whose memory each of the places lies that the pointer may lead to."""
        return self._shapes.of_memory(self._owners_at_root, function, pointer)

    def _possible_owners(self, function: Function, pointer: Value) -> frozenset[Value]:
        """The candidates in whose memory one of the places lies that the pointer may lead to."""
        return self._shapes.of_memory(self._owners, function, pointer)

    def _look_at_calls(self) -> None:
        """Whoever cannot be seen may keep an address that is handed in."""
        for function in self._functions if not self._candidates.keys() <= self._unfit else ():
            calls = (i for i in self._body_of(function).instructions() if isinstance(i, Call))
            for call in [c for c in calls if classify(c) in _UNSEEN]:
                for pointer in (a for a in call.arguments if is_pointer(a.type)):
                    self._unfit |= self._possible_owners(function, pointer)


def _kept_from(known: set[Node], root: Position) -> list[Node] | None:
    """All memory behind a variable; None if some of it is known."""
    seen: dict[Node, None] = {}
    work = [normal(root).node]
    while work:
        node = work.pop()
        if node in known:
            return None
        if node not in seen:
            seen[node] = None
            work += pointed_to(node)
    return list(seen)
