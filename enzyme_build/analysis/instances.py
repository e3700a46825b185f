"""A callee's memory in the graph of its caller: what it does behind its arguments counts for one call alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
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

    def join_what_is_one(self, graph: ShapeGraph) -> None:
        """Pointers that lead to one piece of memory in the callee lead to the same ones here, each to all of them.

        The caller may have objects of different structs there, which stay apart; what one pointer was told to lead to
        is then a choice of which the other ones, and the callee, do not know.
        """
        if not graph.has_choices:
            return
        led: dict[Node, list[tuple[Node, tuple[int, int], int]]] = {}
        for node in self.nodes:
            for slot, target in node.slots.items():
                there = normal(target)
                if not there.period:
                    led.setdefault(there.node, []).append((node, slot, there.offset))
        for node, pointers in led.items():
            there = self.of(Position(node))
            assert there is not None
            places = [(Position(self.nodes[owner], *slot), offset) for owner, slot, offset in pointers]
            found = [there, *(graph.target_of(place).moved(-offset) for place, offset in places)]
            if len({frozenset(alternatives(place)) for place in found}) == 1:
                continue
            joined = reduce(graph.join, found)
            for place, offset in places:
                graph.link(place, joined.moved(offset))
            if not node.is_shared:
                self.nodes[node] = Node(above=normal(joined))
                continue
            for owner, slot, offset in pointers:
                graph.link(Position(owner, *slot), joined.moved(offset))

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
        for choice in list(node.choices):  # (to be joined with the copy, it may change)
            there = self.of(choice)
            assert there is not None
            graph.choose(copy, there)
        for (offset, period), target in list(node.slots.items()):
            there = self.of(target)
            assert there is not None
            graph.link(Position(copy.node, offset, period), there)
