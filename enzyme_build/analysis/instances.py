"""A callee's memory in the graph of its caller: what it does behind its arguments counts for one call alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_build.analysis.shape_graph import ShapeGraph
from enzyme_build.analysis.shape_nodes import Node, Position, alternatives, normal, reachable
from enzyme_build.ir import Call

if TYPE_CHECKING:
    from enzyme_build.analysis.shape_of_function import Shape


@dataclass(eq=False)
class Instance:
    """What a callee does with its own memory, copied for one call."""

    call: Call
    callee: Shape
    nodes: dict[Node, Node]
    seen: int  # changes of the graph when it was copied

    def of(self, position: Position) -> Position | None:
        """A place in the callee's memory, in the caller's."""
        there = normal(position)
        if there.node.is_shared:
            return there
        node = self.nodes.get(there.node)
        return there._replace(node=node) if node is not None else None

    def renew(self, graph: ShapeGraph) -> None:
        """What has been found about the callee's memory since it was copied."""
        changed = [node for node in self.nodes if node.stamp > self.seen]
        own = reachable(map(Position, changed), with_shared=False)
        new = [node for node in own if node not in self.nodes or node.stamp > self.seen]
        self.seen = graph.changes
        for node in own:
            self.nodes.setdefault(node, Node())
        for node in changed:
            there = self.of(Position(node))
            assert there is not None
            graph.unify(Position(self.nodes[node]), there)
        for node in new:
            self._copy_to(graph, node, Position(self.nodes[node]))

    def _copy_to(self, graph: ShapeGraph, node: Node, copy: Position) -> None:
        graph.note_all(copy, node.evidence)
        if node.is_vague:
            graph.make_vague(copy, node.unplaced)
        places = alternatives(copy)
        for record in node.records:
            graph.note_record(places, record)
        for place in places:
            place.node.take_origin_of(node)
            place.node.is_mixed |= node.is_mixed
        for choice in node.choices:
            there = self.of(choice)
            assert there is not None
            graph.choose(copy, there)
        for (offset, period), target in node.slots.items():
            there = self.of(target)
            assert there is not None
            graph.link(Position(copy.node, offset, period), there)
