"""Which operations are worth repeating in the reverse sweep instead of recording their result.

A repeated operation costs its own time, a recorded one a store, a load and memory traffic; what takes about as long
as a cache access or less is repeated.
"""

from __future__ import annotations

from enzyme_build.ir import Call, Instruction
from enzyme_build.rules.applied import scalar_rule

CHEAP_FUNCTIONS = frozenset(
    {"fabs", "copysign", "fma", "fmuladd", "fmin", "fmax", "minnum", "maxnum", "minimum", "maximum", "sqrt",
     "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven", "canonicalize", "ldexp"}
)  # fmt: skip
CHEAP_INTEGER_INTRINSICS = (
    "llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin.", "llvm.abs.", "llvm.ctpop.", "llvm.ctlz.", "llvm.cttz.",
    "llvm.fshl.", "llvm.fshr.", "llvm.bswap.", "llvm.bitreverse.", "llvm.usub.sat.", "llvm.uadd.sat.",
    "llvm.ssub.sat.", "llvm.sadd.sat.", "llvm.fptosi.sat.", "llvm.fptoui.sat.", "llvm.is.fpclass.",
    "llvm.scmp.", "llvm.ucmp.", "llvm.ptrmask.", "llvm.lrint.", "llvm.llrint.", "llvm.lround.", "llvm.llround.",
)  # fmt: skip


def is_cheap(instruction: Instruction) -> bool:
    """True if repeating the instruction on the same operands is right and costs little."""
    if not isinstance(instruction, Call):
        return instruction.opcode != "frem"
    if instruction.callee.name.startswith(CHEAP_INTEGER_INTRINSICS):
        return True
    applied = scalar_rule(instruction)
    return applied is not None and applied.rule.name in CHEAP_FUNCTIONS
