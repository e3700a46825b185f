"""Which branches decide whether a block runs.

A block depends on a branch if one way out of the branch leads to the block for certain and another one need not
(J. Ferrante, K. Ottenstein and J. Warren, 1987).  Ways that never return do not count.
"""

from __future__ import annotations

from collections.abc import Set

from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.ir import Block, Function, Return


class ControlDependence:
    def __init__(self, function: Function, flow: ControlFlow | None = None):
        self._flow = flow or ControlFlow(function)
        self._above = self._immediate_postdominators()
        self._direct: dict[Block, list[Block]] = {}
        for block in self._above:
            self._note(block)
        self._all = Closure[Block, Block](lambda block: (self._direct.get(block, ()), self._direct.get(block, [])))

    def of(self, block: Block) -> Set[Block]:
        """The blocks whose branches decide whether it runs, directly or through others."""
        return self._all.of(block)

    def _note(self, branching: Block) -> None:
        ways = [block for block in branching.successors if block in self._above]
        if len(ways) < 2:
            return
        for way in ways:
            block: Block | None = way
            while block is not None and block is not self._above[branching]:
                found = self._direct.setdefault(block, [])
                if branching not in found:
                    found.append(branching)
                block = self._above[block]

    def _immediate_postdominators(self) -> dict[Block, Block | None]:
        """Of the blocks from which control may come to a return; None: the way out itself."""
        order = self._from_the_end()
        position = {block: number for number, block in enumerate(order)}
        found: dict[Block, Block | None] = {b: None for b in order if isinstance(b.terminator, Return)}
        changed = True
        while changed:
            changed = False
            for block in order:
                known = [s for s in block.successors if s in found]
                if isinstance(block.terminator, Return) or not known:
                    continue
                new: Block | None = known[0]
                for other in known[1:]:
                    new = _meet(found, position, new, other)
                if block not in found or found[block] is not new:
                    found[block] = new
                    changed = True
        return found

    def _from_the_end(self) -> list[Block]:
        """Reverse postorder of the reversed edges."""
        done: list[Block] = []
        seen: set[Block] = set()
        for start in [b for b in self._flow.order if isinstance(b.terminator, Return)]:
            if start in seen:
                continue
            seen.add(start)
            stack = [(start, iter(self._flow.predecessors[start]))]
            while stack:
                block, before = stack[-1]
                following = next((p for p in before if p not in seen), None)
                if following is None:
                    done.append(block)
                    stack.pop()
                else:
                    seen.add(following)
                    stack.append((following, iter(self._flow.predecessors[following])))
        return done[::-1]


def _meet(
    found: dict[Block, Block | None], position: dict[Block, int], left: Block | None, right: Block | None
) -> Block | None:
    while left is not right:
        if left is None or right is None:
            return None
        if position[left] > position[right]:
            left = found[left]
        else:
            right = found[right]
    return left
