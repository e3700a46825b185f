"""Which functions throw an exception, and which calls of the program throw one for a reason of its own."""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import callee_name
from enzyme_build.ir import Call, Instruction, Invoke, bare_name

RAISE = "enzyme_build.raise"  # throws an exception once more (`caught_exceptions`)


def is_thrower(name: str) -> bool:
    """A function of the C++ runtime that does nothing else."""
    rule = rules.inactive_rule(bare_name(name))
    return rule is not None and rule.throws


def throws_itself(call: Instruction) -> bool:
    """The program, rather than a container of the library that has no room, throws here."""
    name = callee_name(call) if isinstance(call, (Call, Invoke)) else ""
    return name == RAISE or (is_thrower(name) and ("__cxa_" in name or "out_of_range" in name))
