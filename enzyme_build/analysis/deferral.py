"""Which memory can be freed in the reverse sweep, at its allocation, instead of where the program frees it.

That is memory which the program frees once for each time that it allocates it, whichever way control goes; if it is
still there in the reverse sweep, what was last stored in it need not be recorded.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, callee_name, classify
from enzyme_build.analysis.loops import LoopForest
from enzyme_build.analysis.memory_objects import MemoryObject, MemoryObjects
from enzyme_build.analysis.offsets import address_of
from enzyme_build.ir import Block, Call, Constant, Return, Value


def deferrable(objects: MemoryObjects, forest: LoopForest, has_shadow: Callable[[Call], bool]) -> dict[Call, Call]:
    """Release → allocation.  In a loop memory is kept only where its shadow is, too: it adds up."""
    calls = [i for i in objects.function.instructions() if isinstance(i, Call)]
    releases: dict[MemoryObject, list[Call]] = {}
    for call in calls:
        for pointer in ended_at(call):
            for made in objects.of(pointer):
                releases.setdefault(made, []).append(call)
    found: dict[Call, Call] = {}
    for call in calls:
        if classify(call) is not CallKind.DEALLOCATION:
            continue
        allocation = _allocation_of(call)
        if allocation is None or any(releases[made] != [call] for made in objects.of(allocation)):
            continue
        loop = forest.of(allocation)
        if (
            loop is forest.of(call)
            and (loop is None or has_shadow(allocation))
            and is_passed(call.block, allocation.block)
        ):
            found[call] = allocation
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


def _allocation_of(release: Call) -> Call | None:
    """The allocation whose result, as it is, goes to the release."""
    rule = rules.deallocation_rule(callee_name(release))
    if rule is None or not all(isinstance(a, Constant) for i, a in enumerate(release.arguments) if i != rule.pointer):
        return None
    address = address_of(release.arguments[rule.pointer])
    made = address.base
    if address.offset or address.strides or not isinstance(made, Call) or classify(made) is not CallKind.ALLOCATION:
        return None
    known = rules.allocation_rule(callee_name(made))
    return made if known is not None and known.grows is None and known.result_argument is None else None


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
