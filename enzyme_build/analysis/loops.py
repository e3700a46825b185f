"""Natural loops and how they nest.

A back edge goes to a block that dominates its source; the loop of a header is everything that reaches one of
its back edges without passing the header.  A cycle with no such header is irreducible: `irreducible_edges`
names the retreating edges that are not back edges (none, once `differentiate.canonical` has done its work).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.ir import Block, Instruction, Value


@dataclass(eq=False)
class Loop:
    header: Block
    blocks: set[Block]
    latches: list[Block]
    parent: Loop | None = None
    children: list[Loop] = field(default_factory=list["Loop"])

    @property
    def depth(self) -> int:
        return 1 if self.parent is None else self.parent.depth + 1

    def contains(self, other: Loop | None) -> bool:
        while other is not None and other is not self:
            other = other.parent
        return other is self

    def is_invariant(self, value: Value) -> bool:
        """True if the value is defined outside the loop."""
        return not isinstance(value, Instruction) or value.parent not in self.blocks

    def exit_edges(self, flow: ControlFlow) -> list[tuple[Block, Block]]:
        """(inside, outside) of every edge that leaves the loop, in reverse postorder."""
        inside = sorted(self.blocks, key=flow.position.__getitem__)
        return [(b, s) for b in inside for s in b.successors if s not in self.blocks]


class LoopForest:
    def __init__(self, flow: ControlFlow):
        self.flow = flow
        self.loops: list[Loop] = []  # outer loops before inner ones
        self.innermost: dict[Block, Loop | None] = dict.fromkeys(flow.order)
        self.irreducible_edges: list[tuple[Block, Block]] = []
        headers: dict[Block, list[Block]] = {}
        for block in flow.order:
            for successor in block.successors:
                if flow.position[successor] <= flow.position[block]:
                    if flow.dominates(successor, block):
                        headers.setdefault(successor, []).append(block)
                    else:
                        self.irreducible_edges.append((block, successor))
        for header in sorted(headers, key=lambda h: flow.position[h]):
            self._add(header, headers[header])

    def _add(self, header: Block, latches: list[Block]) -> None:
        blocks = {header}
        work = list(latches)
        while work:
            block = work.pop()
            if block not in blocks:
                blocks.add(block)
                work += self.flow.predecessors[block]
        loop = Loop(header, blocks, latches, self.innermost[header])
        if loop.parent is not None:
            loop.parent.children.append(loop)
        self.loops.append(loop)
        for block in blocks:
            self.innermost[block] = loop

    def of(self, value: Value) -> Loop | None:
        """The innermost loop in which an instruction lies; None outside all loops and for other values."""
        return self.innermost[value.block] if isinstance(value, Instruction) else None

    def nest(self, block: Block) -> list[Loop]:
        """The loops around `block`, outermost first."""
        found: list[Loop] = []
        loop = self.innermost[block]
        while loop is not None:
            found.append(loop)
            loop = loop.parent
        return found[::-1]

    def left_by(self, source: Block, target: Block) -> list[Loop]:
        """The loops that the edge source → target leaves, innermost first."""
        return [loop for loop in reversed(self.nest(source)) if target not in loop.blocks]

    def entered_by(self, source: Block, target: Block) -> list[Loop]:
        """The loops that the edge source → target enters, outermost first."""
        return [loop for loop in self.nest(target) if source not in loop.blocks]

    def preheader(self, loop: Loop) -> Block:
        """The one block before the header; `differentiate.canonical` makes sure that there is one."""
        outside = [p for p in self.flow.predecessors[loop.header] if p not in loop.blocks]
        assert len(outside) == 1, "a loop without a preheader"
        return outside[0]
