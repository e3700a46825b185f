"""Memory that nobody gives a shadow: what globals without one lead to, and what inactive functions made.

An address of such memory is its own shadow.  It may be put beside addresses that have one, in a record say, so that
whoever takes an address from there can't see which kind it is: then it looks, where the derivative runs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from enzyme_build.analysis.shape_nodes import Node, Position, alternatives, normal, pointed_to, reachable
from enzyme_build.analysis.shapes import Home, Shapes
from enzyme_build.ir import Function, GlobalVariable, Value


class ShadowlessMemory:
    """`is_shadowed`: does a global have a shadow, or contents that are known and need none?"""

    def __init__(self, shapes: Shapes, is_shadowed: Callable[[GlobalVariable], bool]):
        self._shapes = shapes
        self._is_shadowed = is_shadowed

    def may_be_at(self, function: Function, pointer: Value) -> bool:
        """True if the pointer may lead to such memory, here or for a caller."""
        return bool(self._nodes) and bool(self._shapes.of_memory(self._facts, function, pointer))

    def _facts(self, _: Home, node: Node) -> list[bool]:
        return [True] if any(place.node in self._nodes for place in alternatives(Position(node))) else []

    @cached_property
    def _nodes(self) -> set[Node]:
        variables = self._shapes.globals().items()
        behind = [node for g, place in variables if not self._is_shadowed(g) for node in pointed_to(normal(place).node)]
        roots = [Position(node) for node in (*behind, *self._shapes.inactive_nodes())]
        return set(reachable(roots))
