"""Dominance: a block dominates another if every path from the entry to the other goes through it.

Immediate dominators by iteration in reverse postorder (Cooper, Harvey, Kennedy 2001).  A definition dominates a
use if it stands before it in the same block, or if its block properly dominates the use's; the result of an
invoke is defined on the way to its normal destination only.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from enzyme_build.ir.instructions import Instruction, Invoke
from enzyme_build.ir.module import Block, Function

_Node = TypeVar("_Node", bound=Hashable)


class Dominance:
    """The dominator tree of a function as it is now."""

    def __init__(self, function: Function):
        self._order = reverse_postorder(function.entry, lambda block: block.successors)
        self._number = {block: number for number, block in enumerate(self._order)}
        self._predecessors: dict[Block, list[Block]] = {block: [] for block in self._order}
        for block in self._order:
            for target in block.successors:
                self._predecessors[target].append(block)
        self._parent = immediate_dominators(
            [[self._number[p] for p in self._predecessors[block]] for block in self._order]
        )
        self._position: dict[Instruction, int] = {}
        for block in self._order:
            self._position.update({instruction: n for n, instruction in enumerate(block.instructions)})

    def is_reachable(self, block: Block) -> bool:
        return block in self._number

    def number_of(self, block: Block) -> int:
        """Its place in reverse postorder: those that dominate it come before."""
        return self._number[block]

    def dominates(self, above: Block, below: Block) -> bool:
        """True also for a block and itself; both must be reachable."""
        goal = self._number[above]
        at = self._number[below]
        while at > goal:
            at = self._parent[at]
        return at == goal

    def reaches(self, definition: Instruction, use: Instruction) -> bool:
        """The definition dominates the place of `use` (no phi)."""
        if definition.parent is use.parent:
            return self._position[definition] < self._position[use]
        return self._leaves_to(definition, use.block)

    def reaches_edge(self, definition: Instruction, source: Block, target: Block) -> bool:
        """The definition dominates the branch from `source` to `target`: where a phi uses it."""
        if not self.is_reachable(source):
            return True
        if definition.parent is source:
            return not isinstance(definition, Invoke) or definition.targets[0] is target
        return self._leaves_to(definition, source)

    def _leaves_to(self, definition: Instruction, block: Block) -> bool:
        """The definition dominates all of another block."""
        if definition.parent not in self._number:
            return False
        if isinstance(definition, Invoke):
            normal = definition.targets[0]
            others = (p for p in self._predecessors[normal] if p is not definition.parent)
            return self.dominates(normal, block) and all(self.dominates(normal, p) for p in others)
        return self.dominates(definition.block, block)


def reverse_postorder(start: _Node, following: Callable[[_Node], Iterable[_Node]]) -> list[_Node]:
    """The nodes that a start leads to, each before those that are reached only through it."""
    done: list[_Node] = []
    seen = {start}
    stack = [(start, iter(following(start)))]
    while stack:
        node, rest = stack[-1]
        after = next((n for n in rest if n not in seen), None)
        if after is None:
            done.append(node)
            stack.pop()
        else:
            seen.add(after)
            stack.append((after, iter(following(after))))
    return done[::-1]


def immediate_dominators(predecessors: Sequence[Sequence[int]]) -> list[int]:
    """Of nodes by their numbers in reverse postorder, as are the predecessors of each; the first one's is itself."""
    parent = [-1] * len(predecessors)
    parent[0] = 0
    changed = True
    while changed:
        changed = False
        for number, before in enumerate(predecessors[1:], 1):
            known = [p for p in before if parent[p] >= 0]
            best = known[0]
            for other in known[1:]:
                best = _meet(parent, best, other)
            changed |= parent[number] != best
            parent[number] = best
    return parent


def _meet(parent: list[int], left: int, right: int) -> int:
    while left != right:
        while left > right:
            left = parent[left]
        while right > left:
            right = parent[right]
    return left
