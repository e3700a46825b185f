"""Numbers that lie in globals, and in memory that addresses in globals lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.shape_contents import may_hold_number, numbers_of, targets_at
from enzyme_build.analysis.shape_nodes import Node, Position, alternatives, normal, pointed_to, reachable
from enzyme_build.analysis.type_trees import Evidence
from enzyme_build.ir import (
    FloatType,
    Function,
    GlobalVariable,
    Load,
    Store,
    Type,
    Value,
    holds_float,
    holds_pointer,
    is_float,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.shapes import Program, Shapes


class LedNumbers:
    def __init__(self, shapes: Shapes, program: Callable[[], Program]):
        self._shapes = shapes
        self._program = program

    def are_accessed_in(self, variable: GlobalVariable) -> bool:
        """True if the program accesses numbers in a global, whatever its type is."""
        return bool(self._evidence_in(variable))

    def may_lie_in(self, variable: GlobalVariable) -> bool:
        """The same, as far as places in it are told apart; as its type says, where they are not."""
        numbers = self._evidence_in(variable)
        by_type = holds_float(variable.value_type) or not holds_pointer(variable.value_type)
        return bool(numbers) and (by_type or any(e.offset is not None and not e.strides for e in numbers))

    def kinds_in(self, variable: GlobalVariable) -> dict[Type, None]:
        """The types of numbers in a global, placed or not."""
        return {kind: None for place in self._places_in(variable) for kind in numbers_of(place.node)}

    def _evidence_in(self, variable: GlobalVariable) -> list[Evidence]:
        places = self._places_in(variable)
        return [e for place in places for e in place.node.evidence if isinstance(e.leaf, FloatType)]

    def _places_in(self, variable: GlobalVariable) -> list[Position]:
        place = self._shapes.globals().get(variable)
        return list(alternatives(place)) if place is not None else []

    def are_behind(self, variable: GlobalVariable) -> tuple[bool, bool]:
        """Are numbers stored, and are some loaded, in memory that addresses in a global lead to?"""
        return self._are_in([target for one in self._places_in(variable) for target in one.node.slots.values()])

    def are_loaded_behind(self, function: Function, pointers: Iterable[Value], offset: int) -> bool:
        """Are numbers loaded where the addresses lead that lie so far behind these pointers?"""
        places = self._shapes.everywhere(function, pointers)
        return self._are_in([target for _, place in places for target in targets_at(place.moved(offset))])[1]

    def without(self, variables: Iterable[GlobalVariable]) -> set[GlobalVariable]:
        """Globals in which, and in memory that addresses in them lead to, nothing differentiated looks for a number."""
        known, outside = self._shapes.globals(), self._shapes.reached_from_outside

        def may_be(node: Node) -> bool:
            return node.is_vague or may_hold_number(node) or node in outside

        found = Closure[Node, bool](lambda node: ([True] if may_be(node) else [], pointed_to(node)))
        return {v for v in variables if v in known and not found.of(normal(known[v]).node)}

    def _are_in(self, targets: list[Position]) -> tuple[bool, bool]:
        """Are numbers stored, and are some loaded, there or anywhere that can be reached from there?"""
        nodes = {one.node for node in reachable(targets) for one in alternatives(Position(node))}
        stored, loaded = self._accessed
        return not nodes.isdisjoint(stored), not nodes.isdisjoint(loaded)

    @cached_property
    def _accessed(self) -> tuple[set[Node], set[Node]]:
        """The pieces of memory in which numbers are stored, and those in which some are loaded."""
        stored, loaded = set[Node](), set[Node]()
        for function in self._program().functions:
            for access in self._shapes.body_of(function).instructions():
                if isinstance(access, Store) and is_float(access.value.type):
                    stored.update(self._shapes.pieces(function, [access.pointer]))
                elif isinstance(access, Load) and is_float(access.type):
                    loaded.update(self._shapes.pieces(function, [access.pointer]))
        return stored, loaded
