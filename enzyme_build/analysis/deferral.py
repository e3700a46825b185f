"""Which memory can be freed in the reverse sweep, at its allocation, instead of where the program frees it.

That is memory which the program frees once for each time that it allocates it, whichever way control goes; if it is
still there in the reverse sweep, what was last stored in it need not be recorded.

C++ writes `double *p = n ? new double[n] : nullptr; ... if (p) delete[] p;`: a pointer that is null or the memory.
Where control has come by the allocation it is the memory, and is not null.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, callee_name, classify
from enzyme_build.analysis.loops import LoopForest
from enzyme_build.analysis.memory_objects import MemoryObject, MemoryObjects
from enzyme_build.ir import Block, Branch, Call, Compare, Constant, Phi, Return, Value, is_zero


def deferrable(objects: MemoryObjects, forest: LoopForest, has_shadow: Callable[[Call], bool]) -> dict[Call, Call]:
    """Release → allocation.  In a loop memory is kept only where its shadow is, too: it adds up."""
    # (Behind the other blocks comes no reverse sweep.)
    calls = [i for block in forest.flow.returning for i in block.instructions if isinstance(i, Call)]
    releases: dict[MemoryObject, list[Call]] = {}
    for call in calls:
        for pointer in ended_at(call):
            for made in objects.of(pointer):
                releases.setdefault(made, []).append(call)
    found: dict[Call, Call] = {}
    for call in calls:
        if not makes_new_memory(call):
            continue
        ends = list(dict.fromkeys(end for made in objects.of(call) for end in releases.get(made, ())))
        loop = forest.of(call)
        is_kept = bool(ends) and all(forest.of(end) is loop for end in ends) and (loop is None or has_shadow(call))
        if is_kept and _Lifetime(call, forest).always_ends(ends):
            found |= dict.fromkeys(ends, call)
    return found


def ended_at(call: Call) -> list[Value]:
    """The addresses of memory that is gone after the call."""
    name = callee_name(call)
    kind = classify(call)
    if kind is CallKind.DEALLOCATION:
        rule = rules.deallocation_rule(name)
        return [call.arguments[rule.pointer]] if rule is not None else []
    if kind is CallKind.ALLOCATION:
        grown = rules.allocation_rule(name)
        return [call.arguments[grown.grows]] if grown is not None and grown.grows is not None else []
    return []


def makes_new_memory(call: Call) -> bool:
    """It returns the address of memory that it allocates, and does nothing else with any."""
    rule = rules.allocation_rule(callee_name(call)) if classify(call) is CallKind.ALLOCATION else None
    return rule is not None and rule.grows is None and rule.result_argument is None


class _Lifetime:
    """The ways from an allocation to its releases; `names` are the pointers that are the memory, or null without it."""

    def __init__(self, allocation: Call, forest: LoopForest):
        self.allocation = allocation
        self.forest = forest
        self.loop = forest.of(allocation)
        self.names = self._candidates()
        while wrong := [n for n in self.names if isinstance(n, Phi) and not self._is_name(n)]:
            self.names -= {*wrong}

    def _candidates(self) -> set[Value]:
        found: set[Value] = {self.allocation}
        work: list[Value] = [self.allocation]
        while work:
            for user in work.pop().users:
                if isinstance(user, Phi) and user not in found:
                    found.add(user)
                    work.append(user)
        return found

    def _is_name(self, phi: Phi) -> bool:
        """It is null where control comes by ways that do not lead by the allocation, and the memory otherwise."""
        loop = self.forest.of(phi)
        if loop is not self.loop or (loop is not None and loop.header is phi.parent):
            return False
        others = [block for value, block in phi.incoming if value not in self.names]
        if not all(is_zero(value) for value, _ in phi.incoming if value not in self.names):
            return False
        reached = self.reached({phi.block})
        return not any(block is self.allocation.block or block in reached for block in others)

    def reached(self, ends: set[Block]) -> set[Block]:
        """Where control comes from the allocation without passing the `ends`, up to the next turn of its loop."""
        seen: set[Block] = set()
        work = [self.allocation.block]
        while work:
            for block in self._ways(work.pop()):
                if block not in seen:
                    seen.add(block)
                    if block not in ends and not self._is_next_turn(block):
                        work.append(block)
        return seen

    def _is_next_turn(self, block: Block) -> bool:
        return block is self.allocation.block or (self.loop is not None and block is self.loop.header)

    def _ways(self, block: Block) -> Iterable[Block]:
        """Without the one on which the memory is null."""
        end = block.terminator
        if isinstance(end, Branch) and len(end.targets) == 2 and isinstance(test := end.operands[0], Compare):
            one, other = test.operands
            if test.predicate in ("eq", "ne") and one in self.names and is_zero(other):
                return end.targets[1:] if test.predicate == "eq" else end.targets[:1]
        return block.successors

    def always_ends(self, releases: list[Call]) -> bool:
        """Control passes one of the releases before the next turn and before the return, and frees this memory."""
        ends = {release.block for release in releases}
        if not all(self._is_freed(release) for release in releases):
            return False
        if self.allocation.block in ends:
            return True
        left = self.reached(ends) - ends
        return not any(self._is_next_turn(block) or isinstance(block.terminator, Return) for block in left)

    def _is_freed(self, release: Call) -> bool:
        rule = rules.deallocation_rule(callee_name(release))
        if rule is None or not rule.takes_null or release.arguments[rule.pointer] not in self.names:
            return False
        block = release.block
        here = block.instructions
        return block is not self.allocation.block or here.index(release) > here.index(self.allocation)


def is_freed_alike(release: Call) -> bool:
    """A release that can be made wherever the memory is known: nothing else in it is computed."""
    rule = rules.deallocation_rule(callee_name(release))
    return rule is not None and all(
        isinstance(a, Constant) for i, a in enumerate(release.arguments) if i != rule.pointer
    )


def is_passed(goal: Block, start: Block) -> bool:
    """Control that comes from the start passes the goal before it comes to the start again and before the return."""
    if start is goal:
        return True
    seen: set[Block] = {goal}
    work = list(start.successors)
    while work:
        block = work.pop()
        if block in seen:
            continue
        if block is start or isinstance(block.terminator, Return):
            return False
        seen.add(block)
        work += block.successors
    return True
