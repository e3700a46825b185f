"""A function of the maths library computes its result and nothing else: derivatives say so to the optimiser.

A compiler may not, as these functions set `errno`.  With that, no call could be dropped, moved or made once for
both sweeps, and each would seem to write to memory.  In a program that never looks at `errno` nobody sees it.
"""

from __future__ import annotations

from dataclasses import replace

from enzyme_build import rules
from enzyme_build.analysis import CallKind, called_function, classify, has_attribute
from enzyme_build.ir import Call, Function

_PURE = "nounwind willreturn memory(none)"


def mark_pure_calls(function: Function) -> None:
    """Mark every call of a maths function in this copy."""
    if rules.reads_error_number(function.module):
        return
    for call in [i for i in function.instructions() if isinstance(i, Call)]:
        callee = called_function(call)
        if callee is None or not callee.is_declaration or callee.name.startswith("llvm."):
            continue
        if classify(call) is CallKind.SCALAR and not has_attribute(call, "strictfp"):
            attributes = f"{call.syntax.function_attributes} {_PURE}".strip()
            call.syntax = replace(call.syntax, function_attributes=attributes)
