"""Inline assembly with a known meaning: no instruction at all, or one that LLVM has an intrinsic for.

Eigen keeps the operands of min and max in order that way, and numbers out of an optimiser's sight:

    asm("minpd %1, %0" : "+x"(y) : "x"(x))     y = min(y, x)
    asm("" : "+x"(y))                          y, as it is: the operand that a result is tied to
    asm volatile("" : : "r"(x) : "memory")     nothing
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from enzyme_build.ir import Call, InlineAsm, Value, VectorType, is_aggregate

_FORM = re.compile(r'asm (?:sideeffect |inteldialect |alignstack |unwind )*"([^"]*)"\s*,\s*"([^"]*)"')
_TWO_OPERANDS = re.compile(r"v?(min|max)(ps|pd) \$1, (?:\$2, )?\$0")
_LEVELS = {("ps", 128): "sse", ("pd", 128): "sse2", ("ps", 256): "avx", ("pd", 256): "avx"}


@dataclass(frozen=True)
class Assembly:
    """An intrinsic that does the same with these operands; without one, the operand that is the result, if there is
    any, and what lies behind pointers afterwards."""

    intrinsic: str = ""
    operands: tuple[Value, ...] = ()
    stored: tuple[tuple[Value, Value], ...] = ()


def meaning_of_assembly(call: Call) -> Assembly | None:
    """What a piece of inline assembly does; None if that is not known, or it is none."""
    match = _FORM.match(call.callee.text) if isinstance(call.callee, InlineAsm) else None
    if match is None:
        return None
    instruction = " ".join(match[1].split())
    if not instruction:
        return _barrier(call, [c for c in match[2].split(",") if c and not c.startswith("~")])
    known = _TWO_OPERANDS.fullmatch(instruction)
    if known is None or not isinstance(call.type, VectorType) or len(call.arguments) != 2:
        return None
    width = 256 if call.type.count * (32 if known[2] == "ps" else 64) == 256 else 128
    name = f"llvm.x86.{_LEVELS[known[2], width]}.{known[1]}.{known[2]}"
    # AT&T's order of operands: the last source is the one that a comparison starts from.
    return Assembly(name + (".256" if width == 256 else ""), tuple(reversed(call.arguments)))


def _barrier(call: Call, constraints: list[str]) -> Assembly | None:
    """No instruction: each result is the operand that is tied to it."""
    if is_aggregate(call.type):
        return None
    given = iter(call.arguments)
    values = [next(given, None) if "*" in c or not c.startswith("=") else None for c in constraints]
    tied = {int(c[0]): value for c, value in zip(constraints, values) if c[0].isdigit()}
    operands: list[Value] = []
    stored: list[tuple[Value, Value]] = []
    for index, (constraint, place) in enumerate(zip(constraints, values)):
        value = tied.get(index)
        if not constraint.startswith("=") or (place is not None and value is None):
            continue  # an input, or memory that is left as it is
        if value is None:
            return None
        if place is not None:
            stored.append((place, value))
        else:
            operands.append(value)
    return Assembly("", tuple(operands), tuple(stored)) if all(o.type is call.type for o in operands) else None
