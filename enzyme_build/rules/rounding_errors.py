"""How much one operation rounds: its result y is off by at most |y| times this.

Half a unit in the last place for what IEEE 754 rounds correctly, a whole one for library functions, nothing for
operations whose result is exact.
"""

from __future__ import annotations

from enzyme_build.ir import FloatType, Type, scalar_of
from enzyme_build.rules.combinators import AppliedRule

_EXACT = frozenset(
    "fneg fabs copysign fpext fmin fmax minnum maxnum minimum maximum floor ceil trunc rint nearbyint round roundeven "
    "ldexp frexp canonicalize".split()
)
_CORRECTLY_ROUNDED = frozenset("fadd fsub fmul fdiv fma fmuladd sqrt fptrunc".split())
_DIGITS = {"half": 11, "bfloat": 8, "float": 24, "double": 53, "x86_fp80": 64, "fp128": 113, "ppc_fp128": 106}


def rounding_error(applied: AppliedRule, type_: Type) -> float:
    """The relative error of the operation itself."""
    name = applied.rule.name
    element = scalar_of(type_)
    if name in _EXACT or not isinstance(element, FloatType):
        return 0.0
    half_unit = 2.0 ** -_DIGITS[element.name]
    return half_unit if name in _CORRECTLY_ROUNDED else 2 * half_unit
