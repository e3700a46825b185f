"""Memory that a function allocates, keeps to itself and never frees is freed behind its last use.

Compilers forget to free temporaries (flang those of subscripts that are vectors).  The optimiser drops such an
allocation from the primal where it sees all of its loads; where a derivative still reads the memory, it would be lost.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import (
    CallKind,
    ControlFlow,
    LoopForest,
    callee_name,
    classify,
    is_passed,
    makes_new_memory,
)
from enzyme_build.ir import (
    VOID,
    Block,
    Builder,
    Call,
    Compare,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Store,
    Value,
)


def free_forgotten_memory(function: Function) -> None:
    """Write the missing releases; the function's cycles are natural loops."""
    calls = [i for i in function.instructions() if isinstance(i, Call) and is_plain_allocation(i)]
    private = {call: users for call in calls if (users := _private_users(call)) is not None}
    if not private:
        return
    forest = LoopForest(ControlFlow(function))
    for call, users in private.items():
        place = _last_place(call, {user.block for user in users}, forest)
        if place is not None:
            rules.release(Builder(function.module).before(place.terminator), call)


def is_plain_allocation(call: Call) -> bool:
    """It returns new memory, which `rules.release` takes back."""
    rule = rules.allocation_rule(callee_name(call)) if makes_new_memory(call) else None
    return rule is not None and rule.freed_by == rules.FREE


def _private_users(allocation: Call) -> list[Instruction] | None:
    """What uses the memory, if all of that can be seen and nothing frees it."""
    found: list[Instruction] = []
    work: list[Value] = [allocation]
    while work:
        for user, index in work.pop().uses:
            match user:
                case GetElementPtr():
                    work.append(user)
                case Load() | Compare():
                    pass
                case Store() if index == 1:
                    pass
                case Call() if classify(user) is CallKind.MEMORY and user.type is VOID:
                    pass
                case _:
                    return None
            found.append(user)
    return found


def _last_place(allocation: Call, used_in: set[Block], forest: LoopForest) -> Block | None:
    """The first block at whose end all uses are over, which control passes once for each time it allocates."""
    flow, start = forest.flow, allocation.block
    for block in flow.order[flow.position[start] :]:
        if not flow.dominates(start, block) or forest.innermost[block] is not forest.innermost[start]:
            continue
        if is_passed(block, start) and not used_in & _behind(block, start):
            return block
    return None


def _behind(block: Block, start: Block) -> set[Block]:
    """The blocks that control may come to from a block, before it comes to `start` again."""
    found: set[Block] = set()
    work = list(block.successors)
    while work:
        current = work.pop()
        if current is not start and current not in found:
            found.add(current)
            work += current.successors
    return found
