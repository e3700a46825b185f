"""Which operations round, and by how much relative to their result at most."""

from __future__ import annotations

from enzyme_build.ir import FloatType
from enzyme_build.rules.combinators import AppliedRule

_EXACT = frozenset(
    "fneg fabs copysign fpext fmin fmax minnum maxnum minimum maximum floor ceil trunc rint nearbyint round roundeven "
    "ldexp frexp canonicalize".split()
)
_DIGITS = {"half": 11, "bfloat": 8, "float": 24, "double": 53, "x86_fp80": 64, "fp128": 113, "ppc_fp128": 106}


def is_exact(applied: AppliedRule) -> bool:
    """The operation's result is exact."""
    return applied.rule.name in _EXACT


def unit_of(type_: FloatType) -> float:
    """A unit in the last place of a number is at most this part of it."""
    return 2.0 ** (1 - _DIGITS[type_.name])
