"""Memory that nobody gives a shadow: what globals without one lead to, what a steady pointer in another one leads to,
and what inactive functions made.

An address of such memory is its own shadow.  It may be put beside addresses that have one, in a record say, so that
whoever takes an address from there can't see which kind it is: then it looks, where the derivative runs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from enzyme_build.analysis.shape_nodes import Node, Position, alternatives, reachable
from enzyme_build.analysis.shapes import Home, Shapes
from enzyme_build.ir import Function, GlobalVariable, Value


class ShadowlessMemory:
    """`has_shadow`: has what a pointer in a global leads to (by its offset) a shadow, or none because it is known?"""

    def __init__(self, shapes: Shapes, has_shadow: Callable[[GlobalVariable, int], bool]):
        self._shapes = shapes
        self._has_shadow = has_shadow

    def may_be_at(self, function: Function, pointer: Value) -> bool:
        """True if the pointer may lead to such memory, here or for a caller."""
        return bool(self._nodes) and bool(self._shapes.of_memory(self._facts, function, pointer))

    def _facts(self, _: Home, node: Node) -> list[bool]:
        return [True] if any(place.node in self._nodes for place in alternatives(Position(node))) else []

    @cached_property
    def _nodes(self) -> set[Node]:
        roots = [Position(node) for node in self._shapes.inactive_nodes()]
        for variable, place in self._shapes.globals().items():
            for one in alternatives(place):
                roots += [p for (at, _), p in one.node.slots.items() if not self._has_shadow(variable, at - one.offset)]
        return set(reachable(roots))
