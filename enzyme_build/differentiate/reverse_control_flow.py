"""Which block comes before this one?  The reverse sweep walks the control flow graph backwards.

From a block with one predecessor it goes there; from one with several, to the one whose number was noted when control
came in; from a loop header, to the latch while the loop's index is above zero and out in front of the loop at zero.
Where nothing on the way has an adjoint, the way is left out: from behind a loop straight to its preheader, from a
join straight to its immediate dominator.  Blocks from which the function's exit cannot be reached have no reverse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from enzyme_build.analysis import Loop, Need
from enzyme_build.differentiate.canonical import CanonicalFunction
from enzyme_build.ir import Block, Instruction, Phi, Value


@dataclass(frozen=True)
class Way:
    """Where the reverse sweep goes from a block.

    `jump` is a block that is gone to over a part without adjoints; otherwise `predecessors` are gone to, and for a
    loop header those inside the loop are `latches`.
    """

    jump: Block | None
    predecessors: tuple[Block, ...] = ()
    latches: tuple[Block, ...] = ()


class ReverseFlow:
    def __init__(
        self,
        canonical: CanonicalFunction,
        has_work: Callable[[Instruction], bool],
        is_active: Callable[[Value], bool],
    ):
        self.canonical = canonical
        self._is_active = is_active
        self._works = {
            block
            for block in canonical.flow.order
            if any(has_work(i) if not isinstance(i, Phi) else is_active(i) for i in block.instructions)
        }
        self.ways: dict[Block, Way] = {}
        self.visited: list[Block] = []
        exit_block = canonical.exit_block
        if exit_block is not None:
            self._walk(exit_block)

    def _walk(self, start: Block) -> None:
        work = [start]
        while work:
            block = work.pop()
            if block in self.ways:
                continue
            way = self.ways[block] = self._way(block)
            self.visited.append(block)
            work += [way.jump] if way.jump is not None else []
            work += [*way.predecessors, *way.latches]

    def _way(self, block: Block) -> Way:
        flow, forest = self.canonical.flow, self.canonical.forest
        predecessors = flow.predecessors[block]
        if not predecessors:
            return Way(None)
        loop = forest.innermost[block]
        if loop is not None and loop.header is block:
            return Way(
                None,
                tuple(p for p in predecessors if p not in loop.blocks),
                tuple(p for p in predecessors if p in loop.blocks),
            )
        has_active_phi = any(self._is_active(phi) for phi in block.phis)
        if not has_active_phi:
            jump = self._over_loops(block) or self._over_join(block)
            if jump is not None:
                return Way(jump)
        return Way(None, tuple(predecessors))

    def _over_loops(self, block: Block) -> Block | None:
        """The preheader of the outermost loop that was left for `block`, if no block of it has an adjoint."""
        forest = self.canonical.forest
        left = forest.left_by(self.canonical.flow.predecessors[block][0], block)
        for loop in reversed(left):
            if not loop.blocks & self._works:
                return forest.preheader(loop)
        return None

    def _over_join(self, block: Block) -> Block | None:
        """The immediate dominator, if no block between the two has an adjoint and both are in the same loop."""
        flow, forest = self.canonical.flow, self.canonical.forest
        if len(flow.predecessors[block]) < 2:
            return None
        above = flow.immediate_dominator[block]
        if forest.innermost[above] is not forest.innermost[block]:
            return None
        seen: set[Block] = set()
        work = list(flow.predecessors[block])
        while work:
            current = work.pop()
            if current is above or current in seen:
                continue
            if current in self._works:
                return None
            seen.add(current)
            work += flow.predecessors[current]
        return above

    # ---- what the way back reads -------------------------------------------------------------------------
    def reads(self) -> Iterator[Need]:
        """Noted predecessors, and loop indices at exits."""
        for block in self.visited:
            way = self.ways[block]
            if len(way.predecessors) > 1 or len(way.latches) > 1:
                yield Need(self.canonical.entered_from[block])
            source = way.jump or (way.predecessors[0] if way.predecessors and not way.latches else None)
            for loop in self.left_loops(block, source) if source is not None else ():
                yield Need(self.last_index(block, loop)[0])

    def left_loops(self, block: Block, source: Block) -> list[Loop]:
        """The loops that control left on the way from `source` to `block`, outermost first.

        A part that was jumped over may have been left together with loops around it.
        """
        return self.canonical.forest.left_by(source, block)[::-1]

    def last_index(self, block: Block, loop: Loop) -> tuple[Value, int]:
        """(value, offset): the loop's index in its last iteration is their sum."""
        facts = self.canonical.loops[loop]
        if facts.exact is not None and facts.count is not None:
            return facts.count, -1
        return self.canonical.exit_index[(block, loop)], 0
