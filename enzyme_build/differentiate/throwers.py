"""Which functions throw an exception, and which calls of the program throw one for a reason of its own."""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import called_function, callee_name
from enzyme_build.ir import Call, Function, Instruction, Invoke, bare_name

RAISE = "enzyme_build.raise"  # throws an exception once more (`caught_exceptions`)


def is_thrower(function: Function) -> bool:
    """Does a function of the C++ runtime do nothing else?  (What has a body throws where that does.)"""
    rule = rules.inactive_rule(bare_name(function.name)) if function.is_declaration else None
    return rule is not None and rule.throws


def calls_thrower(call: Call | Invoke) -> bool:
    callee = called_function(call)
    return callee is not None and is_thrower(callee)


def throws_itself(call: Instruction) -> bool:
    """The program, rather than a container of the library that has no room, throws here."""
    if not isinstance(call, (Call, Invoke)):
        return False
    name = callee_name(call)
    return name == RAISE or (calls_thrower(call) and ("__cxa_" in name or "out_of_range" in name))
