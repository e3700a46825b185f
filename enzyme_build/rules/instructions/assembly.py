"""Inline assembly with a known meaning: no instruction at all, or one that LLVM has an intrinsic for.

Eigen keeps the operands of min and max in order that way, and numbers out of an optimiser's sight:

    asm("minpd %1, %0" : "+x"(y) : "x"(x))     y = min(y, x)
    asm("" : "+x"(y))                          y, as it is
    asm volatile("" : : "r"(x) : "memory")     nothing
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from enzyme_build.ir import VOID, Call, InlineAsm, Value, VectorType

_FORM = re.compile(r'asm (?:sideeffect |inteldialect |alignstack |unwind )*"([^"]*)"\s*,\s*"([^"]*)"')
_TWO_OPERANDS = re.compile(r"v?(min|max)(ps|pd) \$1, (?:\$2, )?\$0")
_LEVELS = {("ps", 128): "sse", ("pd", 128): "sse2", ("ps", 256): "avx", ("pd", 256): "avx"}


@dataclass(frozen=True)
class Assembly:
    """The intrinsic that does the same with these operands; without a name it is its only operand, or nothing."""

    intrinsic: str
    operands: tuple[Value, ...]


def meaning_of_assembly(call: Call) -> Assembly | None:
    """What a piece of inline assembly does; None if that is not known, or it is none."""
    match = _FORM.match(call.callee.text) if isinstance(call.callee, InlineAsm) else None
    if match is None:
        return None
    instruction, constraints = " ".join(match[1].split()), match[2].split(",")
    operands = tuple(call.arguments)
    if not instruction:
        if call.type is VOID:
            return Assembly("", ())
        is_tied = len(operands) == 1 and constraints[1].strip("|") in ("0", "0|0")
        return Assembly("", operands) if is_tied and operands[0].type is call.type else None
    if (known := _TWO_OPERANDS.fullmatch(instruction)) and isinstance(call.type, VectorType) and len(operands) == 2:
        width = 256 if call.type.count * (32 if known[2] == "ps" else 64) == 256 else 128
        suffix = ".256" if width == 256 else ""
        # AT&T's order of operands: the last source is the one that a comparison starts from.
        return Assembly(f"llvm.x86.{_LEVELS[known[2], width]}.{known[1]}.{known[2]}{suffix}", operands[::-1])
    return None
