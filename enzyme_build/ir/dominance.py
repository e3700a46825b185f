"""Dominance: a block dominates another if every path from the entry to the other goes through it.

Immediate dominators by iteration in reverse postorder (Cooper, Harvey, Kennedy 2001).  A definition dominates a
use if it stands before it in the same block, or if its block properly dominates the use's; the result of an
invoke is defined on the way to its normal destination only.
"""

from __future__ import annotations

from enzyme_build.ir.instructions import Instruction, Invoke
from enzyme_build.ir.module import Block, Function


class Dominance:
    """The dominator tree of a function as it is now."""

    def __init__(self, function: Function):
        self._order = _reverse_postorder(function)
        self._number = {block: number for number, block in enumerate(self._order)}
        self._predecessors: dict[Block, list[Block]] = {block: [] for block in self._order}
        for block in self._order:
            for target in block.successors:
                self._predecessors[target].append(block)
        self._parent = self._immediate_dominators()
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

    def _immediate_dominators(self) -> list[int]:
        parent = [-1] * len(self._order)
        parent[0] = 0
        changed = True
        while changed:
            changed = False
            for number, block in enumerate(self._order[1:], 1):
                known = [self._number[p] for p in self._predecessors[block] if parent[self._number[p]] >= 0]
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


def _reverse_postorder(function: Function) -> list[Block]:
    """The reachable blocks, each before those that are reached only through it."""
    done: list[Block] = []
    seen = {function.entry}
    stack = [(function.entry, iter(function.entry.successors))]
    while stack:
        block, successors = stack[-1]
        following = next((s for s in successors if s not in seen), None)
        if following is None:
            done.append(block)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(following.successors)))
    return done[::-1]
