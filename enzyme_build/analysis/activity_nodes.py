"""The nodes of the graph of what varies and what counts: values, memory, and what stands for values."""

from __future__ import annotations

from enzyme_build.analysis.memory_objects import MemoryObject
from enzyme_build.ir import Call, Value

Node = Value | MemoryObject
_STANDING_FOR = ("hub", "piece")


class Hub(MemoryObject):
    """Joins many sources to many targets, so that a call costs n + m edges instead of n·m."""

    def __init__(self, call: Call) -> None:
        super().__init__("hub", call)


class Piece(MemoryObject):
    """Stands for a byte on its way, which has no adjoint of its own (see `PieceMoves`)."""

    def __init__(self, value: Value) -> None:
        super().__init__("piece", value)


def followed(node: Node | None, links: dict[Node, Node | None]) -> list[Node]:
    """From a node to those that it was reached from, as values and memory."""
    found: list[Node] = []
    while node is not None and node in links:
        through = node.value if isinstance(node, MemoryObject) and node.kind in _STANDING_FOR else node
        found += [through] if through is not None and through not in found[-1:] else []
        node = links[node]
    return found
