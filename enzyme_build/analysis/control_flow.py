"""Who comes before whom: predecessors, reverse postorder and dominators of one function.

A block D dominates B if every path from the entry to B passes D.  Dominators by the iteration of K. Cooper,
T. Harvey and K. Kennedy, "A Simple, Fast Dominance Algorithm" (2001).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from enzyme_build.ir import Block, Branch, Function, Instruction, Phi, Return, Value


class ControlFlow:
    """A snapshot: make a new one after blocks or edges have changed.  Unreachable blocks are not in it."""

    def __init__(self, function: Function):
        self.function = function
        self.order = _reverse_postorder(function.entry)
        self.position = {block: index for index, block in enumerate(self.order)}
        self.predecessors: dict[Block, list[Block]] = {block: [] for block in self.order}
        for block in self.order:
            for successor in block.successors:
                self.predecessors[successor].append(block)
        self.immediate_dominator = self._dominators()

    @cached_property
    def returning(self) -> dict[Block, None]:
        """The blocks from which control may come to the return, in reverse postorder."""
        seen: set[Block] = set()
        work = [block for block in self.order if isinstance(block.terminator, Return)]
        while work:
            block = work.pop()
            if block not in seen:
                seen.add(block)
                work += self.predecessors[block]
        return {block: None for block in self.order if block in seen}

    def decisions(self, block: Block) -> Iterator[tuple[Block, Value, bool]]:
        """(block, condition, outcome) of the branches on which control has come to a block, the last one first.

        Of each the block that it leads to, of which it is the only way in (others lead back to it from behind it).
        """
        while self.predecessors[block]:
            above = self.immediate_dominator[block]
            way = above.terminator
            entries = [p for p in self.predecessors[block] if not self.dominates(block, p)]
            if isinstance(way, Branch) and len({*way.targets}) == 2 and entries == [above]:
                yield block, way.operands[0], block is way.targets[0]
            block = above

    def is_reachable(self, block: Block) -> bool:
        return block in self.position

    def _dominators(self) -> dict[Block, Block]:
        entry = self.order[0]
        found = {entry: entry}
        changed = True
        while changed:
            changed = False
            for block in self.order[1:]:
                known = [p for p in self.predecessors[block] if p in found]
                new = known[0]
                for other in known[1:]:
                    new = self._meet(found, new, other)
                if found.get(block) is not new:
                    found[block] = new
                    changed = True
        return found

    def _meet(self, found: dict[Block, Block], left: Block, right: Block) -> Block:
        while left is not right:
            while self.position[left] > self.position[right]:
                left = found[left]
            while self.position[right] > self.position[left]:
                right = found[right]
        return left

    def common_dominator(self, left: Block, right: Block) -> Block:
        """The last block that every path to each of the two passes."""
        return self._meet(self.immediate_dominator, left, right)

    def dominates(self, above: Block, below: Block) -> bool:
        """True if every path to `below` passes `above` (a block dominates itself)."""
        limit = self.position[above]
        while self.position[below] > limit:
            below = self.immediate_dominator[below]
        return below is above

    @cached_property
    def reach(self) -> dict[Block, int]:
        """The blocks that control may reach after leaving a block (itself only round a cycle): bit k is `order[k]`."""
        bits = {block: 1 << position for block, position in self.position.items()}
        found = dict.fromkeys(self.order, 0)
        changed = True
        while changed:
            changed = False
            for block in reversed(self.order):
                mask = found[block]
                for successor in block.successors:
                    mask |= bits[successor] | found[successor]
                changed |= mask != found[block]
                found[block] = mask
        return found

    @cached_property
    def forward_reach(self) -> dict[Block, int]:
        """The same in one iteration of each loop: without the edges that lead back."""
        found: dict[Block, int] = {}
        for block in reversed(self.order):
            found[block] = 0
            for successor in (s for s in block.successors if self.position[s] > self.position[block]):
                found[block] |= 1 << self.position[successor] | found[successor]
        return found

    def exclude(self, left: Block, right: Block) -> bool:
        """True if control passes through one of two blocks at most, in one iteration of each loop around them."""
        if left is right or not (self.is_reachable(left) and self.is_reachable(right)):
            return False
        first, second = sorted((left, right), key=self.position.__getitem__)
        return not self.forward_reach[first] >> self.position[second] & 1

    def may_follow(self, later: Instruction, earlier: Instruction) -> bool:
        """True if `later` may execute after `earlier` did, in the same activation of the function."""
        if self.reach[earlier.block] >> self.position[later.block] & 1:
            return True
        if later.block is not earlier.block:
            return False
        instructions = later.block.instructions
        return instructions.index(later) > instructions.index(earlier)

    def available_at(self, value: Value, block: Block) -> bool:
        """True if `value` is defined on every path to the start of `block`."""
        if not isinstance(value, Instruction):
            return True
        return value.block is not block and self.dominates(value.block, block)


def _reverse_postorder(entry: Block) -> list[Block]:
    order: list[Block] = []
    seen = {entry}
    stack = [(entry, iter(entry.successors))]
    while stack:
        block, successors = stack[-1]
        for successor in successors:
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, iter(successor.successors)))
                break
        else:
            order.append(block)
            stack.pop()
    return order[::-1]


def remove_unreachable_blocks(function: Function) -> None:
    """Delete the blocks that control cannot reach, and the phi entries that came from them."""
    reachable = set(_reverse_postorder(function.entry))
    dead = [block for block in function.blocks if block not in reachable]
    for block in dead:
        for successor in block.successors:
            if successor in reachable:
                for phi in successor.phis:
                    remove_incoming(phi, [block])
        for instruction in block.instructions:
            instruction.drop_operands()
    function.blocks[:] = [block for block in function.blocks if block in reachable]


def remove_incoming(phi: Phi, blocks: Iterable[Block]) -> None:
    """Forget the phi's entries from `blocks`."""
    gone = set(blocks)
    kept = [(value, block) for value, block in phi.incoming if block not in gone]
    phi.drop_operands()
    phi.blocks = []
    for value, block in kept:
        phi.add_incoming(value, block)
