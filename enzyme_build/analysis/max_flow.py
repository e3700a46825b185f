"""The smallest set of vertices that separates sources from sinks, by maximum flow.

E. Dinitz, "Algorithm for solution of a problem of maximum flow in networks with power estimation" (1970); a vertex
of capacity c is two nodes joined by an edge of capacity c (L. Ford and D. Fulkerson, "Flows in Networks", 1962).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable

INFINITE = 1 << 60


class VertexCut:
    def __init__(self) -> None:
        self._number: dict[Hashable, int] = {}
        self._edges: list[list[int]] = [[], []]  # node -> edge ids; nodes 0 and 1 are source and sink
        self._to: list[int] = []
        self._capacity: list[int] = []

    def add_vertex(self, key: Hashable, cost: int) -> None:
        """A vertex that can be cut for `cost`."""
        number = self._number[key] = len(self._edges)
        self._edges += [[], []]
        self._edge(number, number + 1, cost)

    def add_source(self, key: Hashable) -> None:
        self._edge(0, self._number[key], INFINITE)

    def add_sink(self, key: Hashable) -> None:
        self._edge(self._number[key] + 1, 1, INFINITE)

    def connect(self, before: Hashable, after: Hashable) -> None:
        self._edge(self._number[before] + 1, self._number[after], INFINITE)

    def _edge(self, source: int, target: int, capacity: int) -> None:
        for start, end, room in ((source, target, capacity), (target, source, 0)):
            self._edges[start].append(len(self._to))
            self._to.append(end)
            self._capacity.append(room)

    def minimum(self) -> set[Hashable]:
        """The keys of a cheapest cut; among equals the one nearest to the sinks is not preferred."""
        while True:
            levels = self._levels()
            if levels[1] < 0:
                return {k for k, n in self._number.items() if levels[n] >= 0 and levels[n + 1] < 0}
            self._augment(levels)

    def _levels(self) -> list[int]:
        levels = [-1] * len(self._edges)
        levels[0] = 0
        queue = deque([0])
        while queue:
            node = queue.popleft()
            for edge in self._edges[node]:
                target = self._to[edge]
                if self._capacity[edge] and levels[target] < 0:
                    levels[target] = levels[node] + 1
                    queue.append(target)
        return levels

    def _augment(self, levels: list[int]) -> None:
        """Push flow along shortest paths until none is left, without recursion."""
        position = [0] * len(self._edges)
        path: list[int] = []
        node = 0
        while True:
            if node == 1:
                room = min(self._capacity[edge] for edge in path)
                for edge in path:
                    self._capacity[edge] -= room
                    self._capacity[edge ^ 1] += room
                path, node = [], 0
                continue
            edges = self._edges[node]
            while position[node] < len(edges):
                edge = edges[position[node]]
                if self._capacity[edge] and levels[self._to[edge]] == levels[node] + 1:
                    break
                position[node] += 1
            if position[node] < len(edges):
                path.append(edges[position[node]])
                node = self._to[path[-1]]
            elif node == 0:
                return
            else:
                edge = path.pop()
                node = self._to[edge ^ 1]
                position[node] += 1
