"""C's <math.h>: elementary functions, powers, exponentials, trigonometry, in all precisions by one row each.

Kinks, where the choice is ours: fabs' is −1 below zero and 1 from zero on; of equal operands fmax and fmin
differentiate the first, and of a number and NaN the number; fdim at equality is constant; hypot at the origin has none,
so that its square, which is smooth, has one in each mode.
"""

from __future__ import annotations

import math

from enzyme_build.rules.expression import ONE, ZERO, Comparison, Expression, equal, functions, where
from enzyme_build.rules.rows import scalar

acos, copysign, cos, cosh, exp, exp2, fabs, ldexp, log, pow_, powi, round_, sin, sinh, sqrt = functions(
    "acos copysign cos cosh exp exp2 fabs ldexp log pow powi round sin sinh sqrt"
)
PI = acos(-1)
LN2 = log(2)
LN10 = log(10)
UNIT = [(-0.9, 0.9)]
POSITIVE = [(0.2, 3.0)]


def pick_first(prefers_first: Comparison, y: Expression) -> tuple[Expression, Expression]:
    """The partials of a function that is x where `prefers_first` holds or y is NaN, and y elsewhere."""
    number = equal(y, y)
    return where(prefers_first, 1, where(number, 0, 1)), where(prefers_first, 0, where(number, 1, 0))


def where_largest(x: Expression, y: Expression) -> Comparison:
    """x is at least as large as y in magnitude; of equal magnitudes with different signs any may be taken."""
    return fabs(x) >= fabs(y)


# ---- trigonometry ---------------------------------------------------------------------------------------------
scalar("sin", lambda x: cos(x), intrinsic="sin", finite=True, python=math.sin)
scalar("cos", lambda x: -sin(x), intrinsic="cos", finite=True, python=math.cos)
scalar("tan", lambda x, result: 1 + result * result, [(-1, 1)], intrinsic="tan", finite=True, python=math.tan)
scalar("asin", lambda x: 1 / sqrt(1 - x * x), UNIT, intrinsic="asin", python=math.asin)
scalar("acos", lambda x: -(1 / sqrt(1 - x * x)), UNIT, intrinsic="acos", python=math.acos)
scalar("atan", lambda x: 1 / (1 + x * x), intrinsic="atan", finite=True, python=math.atan)
scalar(
    "atan2",
    lambda y, x: (x / (x * x + y * y), -(y / (x * x + y * y))),
    [(0.5, 2), (0.5, 2)],
    intrinsic="atan2",
    finite=True,
    python=math.atan2,
)

# ---- hyperbolic -----------------------------------------------------------------------------------------------
scalar("sinh", lambda x: cosh(x), intrinsic="sinh", python=math.sinh)
scalar("cosh", lambda x: sinh(x), intrinsic="cosh", python=math.cosh)
scalar("tanh", lambda x, result: 1 - result * result, intrinsic="tanh", finite=True, python=math.tanh)
scalar("asinh", lambda x: 1 / sqrt(x * x + 1), finite=True, python=math.asinh)
scalar("acosh", lambda x: 1 / (sqrt(x - 1) * sqrt(x + 1)), [(1.2, 3)], python=math.acosh)
scalar("atanh", lambda x: 1 / (1 - x * x), UNIT, python=math.atanh)

# ---- exponentials and logarithms ------------------------------------------------------------------------------
scalar("exp", lambda x, result: result, intrinsic="exp", python=math.exp)
scalar("exp2", lambda x, result: result * LN2, intrinsic="exp2", python=lambda x: 2.0**x)
scalar("exp10", lambda x, result: result * LN10, intrinsic="exp10", also=["pow10"], python=lambda x: 10.0**x)
scalar("expm1", lambda x: exp(x), python=math.expm1)
scalar("log", lambda x: 1 / x, POSITIVE, intrinsic="log", python=math.log)
scalar("log2", lambda x: 1 / (x * LN2), POSITIVE, intrinsic="log2", python=math.log2)
scalar("log10", lambda x: 1 / (x * LN10), POSITIVE, intrinsic="log10", python=math.log10)
scalar("log1p", lambda x: 1 / (1 + x), [(-0.5, 2)], also=["logp1"], python=math.log1p)

# C23's near-one forms.
scalar("exp2m1", lambda x, result: (1 + result) * LN2, libm="", also=["exp2m1"], python=lambda x: 2.0**x - 1)
scalar("exp10m1", lambda x, result: (1 + result) * LN10, libm="", also=["exp10m1"], python=lambda x: 10.0**x - 1)
scalar(
    "log2p1",
    lambda x: 1 / ((1 + x) * LN2),
    [(-0.5, 2)],
    libm="",
    also=["log2p1"],
    python=lambda x: math.log1p(x) / math.log(2),
)
scalar(
    "log10p1",
    lambda x: 1 / ((1 + x) * LN10),
    [(-0.5, 2)],
    libm="",
    also=["log10p1"],
    python=lambda x: math.log1p(x) / math.log(10),
)

# ---- powers and roots -----------------------------------------------------------------------------------------
scalar("sqrt", lambda x, result: 0.5 / result, POSITIVE, intrinsic="sqrt", python=math.sqrt)
scalar("cbrt", lambda x, result: result / (3 * x), POSITIVE, python=lambda x: math.copysign(abs(x) ** (1 / 3), x))
# x⁰ is constant; 0ʸ is constantly 0 for y > 0, and so taken at y = 0.
scalar(
    "pow",
    lambda x, y, result: (
        where(equal(y, 0), 0, y * pow_(x, y - 1)),
        where(equal(x, 0), where(y >= 0, 0, result * log(x)), result * log(x)),
    ),
    [(0.3, 2), (-2, 2)],
    intrinsic="pow",
    python=math.pow,
)
scalar(
    "powi",
    lambda x, n: where(equal(n, 0), 0, n * powi(x, n - 1)),
    [(0.3, 2), (-3, 4)],
    intrinsic="powi",
    libm="",
    python=math.pow,
)
scalar(
    "rootn",
    lambda x, n, result: result / ((1.0 * n) * x),
    [(0.3, 2), (2, 4)],
    libm="",
    also=["rootn"],
    python=lambda x, n: x ** (1 / n),
)
scalar(
    "hypot",
    lambda x, y, result: (where(equal(result, 0), 0, x / result), where(equal(result, 0), 0, y / result)),
    [(0.5, 2), (0.5, 2)],
    python=math.hypot,
)

# ---- magnitude, sign, order -----------------------------------------------------------------------------------
scalar("fabs", lambda x: copysign(ONE, x), POSITIVE, intrinsic="fabs", finite=True, python=abs)  # of -0.0, too
scalar(
    "copysign",
    lambda x, y: (copysign(ONE, x) * copysign(ONE, y), ZERO),
    [(0.2, 2), (-2, -0.2)],
    intrinsic="copysign",
    finite=True,
    python=math.copysign,
)
scalar(
    "fmax",
    lambda x, y: pick_first(x >= y, y),
    [(0.2, 2), (2.2, 3)],
    intrinsic="maxnum",
    also=["fmaximum_num", "fmaximum"],
    finite=True,
    python=max,
)
scalar(
    "fmin",
    lambda x, y: pick_first(x <= y, y),
    [(0.2, 2), (2.2, 3)],
    intrinsic="minnum",
    also=["fminimum_num", "fminimum"],
    finite=True,
    python=min,
)
scalar(
    "fmaximum_mag",
    lambda x, y: pick_first(where_largest(x, y), y),
    [(0.2, 2), (-3, -2.2)],
    libm="",
    also=["fmaximum_mag", "fmaximum_mag_num", "fmaxmag", "maxmag"],
    finite=True,
    python=lambda x, y: x if abs(x) > abs(y) or (abs(x) == abs(y) and x > y) else y,
)
scalar(
    "fminimum_mag",
    lambda x, y: pick_first(where_largest(y, x), y),
    [(0.2, 2), (-3, -2.2)],
    libm="",
    also=["fminimum_mag", "fminimum_mag_num", "fminmag", "minmag"],
    finite=True,
    python=lambda x, y: x if abs(x) < abs(y) or (abs(x) == abs(y) and x < y) else y,
)
scalar(
    "fdim",
    lambda x, y: (where(x > y, 1, 0), where(x > y, -1, 0)),
    [(2.2, 3), (0.2, 2)],
    finite=True,
    python=lambda x, y: max(x - y, 0.0),
)

# ---- sums and remainders --------------------------------------------------------------------------------------
scalar("fma", lambda x, y, z: (y, x, 1), intrinsic="fma", finite=True, python=lambda x, y, z: x * y + z)
scalar(
    "fmuladd", lambda x, y, z: (y, x, 1), intrinsic="fmuladd", libm="", finite=True,
    python=lambda x, y, z: x * y + z,
)  # fmt: skip
scalar(
    "fmod",
    lambda x, y, result: (1, -round_((x - result) / y)),
    [(5.1, 5.9), (1.1, 1.4)],
    also=["__fmod"],
    python=math.fmod,
)
scalar(
    "remainder",
    lambda x, y, result: (1, -round_((x - result) / y)),
    [(5.1, 5.3), (1.6, 1.7)],
    also=["drem"],
    python=math.remainder,
)

# ---- exponent and fraction ------------------------------------------------------------------------------------
scalar(
    "ldexp",
    lambda x, n: ldexp(1, n),
    [(-2, 2), (-3, 3)],
    intrinsic="ldexp",
    also=["scalbn"],
    python=lambda x, n: math.ldexp(x, int(n)),
)
# Its n is a long, LLVM's ldexp wants an int: so the power of two is made by exp2, exactly.
scalar(
    "scalbln",
    lambda x, n: exp2(1.0 * n),
    [(-2, 2), (-3, 3)],
    libm="",
    also=["scalbln"],
    python=lambda x, n: math.ldexp(x, int(n)),
)
scalar(
    "scalb",
    lambda x, y, result: (where(equal(x, 0), 0, result / x), 0),
    [(0.5, 2), (2, 2)],
    python=lambda x, y: math.ldexp(x, int(y)),
)
scalar(
    "significand",
    lambda x, result: where(equal(x, 0), 1, result / x),
    [(2.2, 3.8)],
    python=lambda x: math.frexp(x)[0] * 2,
)
# Neighbours differ from x by a rounding error; so do their derivatives from 1.
scalar("nextafter", lambda x, y: (1, 0), [(1, 2), (3, 4)], finite=True, python=lambda x, y: x)
scalar(
    "nexttoward",
    lambda x, y: (1, 0),
    [(1, 2), (3, 4)],
    libm="",
    also=["nexttoward"],
    finite=True,
    python=lambda x, y: x,
)
scalar("nextup", lambda x: 1, finite=True, python=lambda x: x)
scalar("nextdown", lambda x: 1, finite=True, python=lambda x: x)
scalar("canonicalize", lambda x: 1, intrinsic="canonicalize", libm="", finite=True, python=lambda x: x)
scalar("arithmetic_fence", lambda x: 1, intrinsic="arithmetic.fence", libm="", finite=True, python=lambda x: x)
