"""Blocks that initialise a static variable on the first call only (C++'s guards).

What is there then is a constant to every later call, and to differences: it has no derivative.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis.calls import callee_name
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.ir import Block, Branch, Call, Compare, ConstantInt, Function, Invoke


def initialised_once(function: Function, flow: ControlFlow | None = None) -> set[Block]:
    """The blocks that control comes to only where a guard was won."""
    calls = (i for i in function.instructions() if isinstance(i, (Call, Invoke)))
    won = [call for call in calls if (rule := rules.inactive_rule(callee_name(call))) is not None and rule.wins_guard]
    if not won:
        return set()
    flow = flow or ControlFlow(function)
    starts = [start for call in won for start in _starts(call) if len(flow.predecessors[start]) == 1]
    return {block for block in flow.order if any(flow.dominates(start, block) for start in starts)}


def _starts(call: Call | Invoke) -> list[Block]:
    """Where control goes with a guard that was won: the call's answer is not zero."""
    found: list[Block] = []
    for test in call.users:
        if not isinstance(test, Compare) or not isinstance(test.operands[1], ConstantInt) or test.operands[1].value:
            continue
        branches = (user for user in test.users if isinstance(user, Branch))
        found += [branch.targets[1 if test.predicate == "eq" else 0] for branch in branches]
    return found
