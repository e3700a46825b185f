"""Special functions: error functions, the gamma function and its derivatives, Bessel functions, half-turn trigonometry.

What C's library lacks is defined here by expressions: with ζ(s, x) = Σ (x + k)⁻ˢ for x > 0, summed directly for
k < 12 and by Euler and Maclaurin's formula from there on, and ψₙ the n-th derivative of ψ = Γ'/Γ,
    ψₙ(x) = (−1)ⁿ⁺¹ n! ζ(n+1, x)   (n ≥ 1),   ψ(x) = log(x+12) − Σ 1/(x+k) − …,
and reflection for x ≤ 0.  The absolute error is a few roundings up to the precision of x86's long double.
"""

from __future__ import annotations

import math
from statistics import NormalDist

from enzyme_build.rules.expression import Expression, Number, Scalar, functions, ratio, where
from enzyme_build.rules.library.math import PI, UNIT
from enzyme_build.rules.rows import scalar, support

acos, asin, atan, atan2, cbrt, exp, fabs, floor, hypot, log, powi, round_, sin, sqrt, tan, tgamma = functions(
    "acos asin atan atan2 cbrt exp fabs floor hypot log powi round sin sqrt tan tgamma"
)
hurwitz_zeta, j0, j1, jn, y0, y1, yn = functions("hurwitz_zeta j0 j1 jn y0 y1 yn")
cospi, digamma, polygamma, sinpi, tanpi, trigamma = functions("cospi digamma polygamma sinpi tanpi trigamma")

SHIFT = 12
NORMAL = NormalDist()
BERNOULLI = [(1, 6), (-1, 30), (1, 42), (-1, 30), (5, 66), (-691, 2730), (7, 6), (-3617, 510), (43867, 798)]
TWO_OVER_ROOT_PI = 2 / sqrt(PI)

# ---- error functions ------------------------------------------------------------------------------------------
scalar("erf", lambda x: TWO_OVER_ROOT_PI * exp(-(x * x)), finite=True, python=math.erf)
scalar("erfc", lambda x: -(TWO_OVER_ROOT_PI * exp(-(x * x))), finite=True, python=math.erfc)
scalar(
    "erfcx",
    lambda x, result: 2 * x * result - TWO_OVER_ROOT_PI,
    libm="",
    also=["erfcx"],
    python=lambda x: math.exp(x * x) * math.erfc(x),
)
scalar(
    "erfinv",
    lambda x, result: 0.5 * sqrt(PI) * exp(result * result),
    UNIT,
    libm="",
    also=["erfinv"],
    python=lambda x: NORMAL.inv_cdf(0.5 + 0.5 * x) / math.sqrt(2),
)
scalar(
    "erfcinv",
    lambda x, result: -(0.5 * sqrt(PI) * exp(result * result)),
    [(0.1, 1.9)],
    libm="",
    also=["erfcinv"],
    python=lambda x: -NORMAL.inv_cdf(0.5 * x) / math.sqrt(2),
)
scalar(
    "normcdf",
    lambda x: exp(-0.5 * x * x) / sqrt(2 * PI),
    libm="",
    also=["normcdf", "ncdf"],
    finite=True,
    python=NORMAL.cdf,
)
scalar(
    "normcdfinv",
    lambda x, result: sqrt(2 * PI) * exp(0.5 * result * result),
    [(0.1, 0.9)],
    libm="",
    also=["normcdfinv", "ncdfinv"],
    python=NORMAL.inv_cdf,
)

# ---- gamma ----------------------------------------------------------------------------------------------------
scalar("tgamma", lambda x, result: result * digamma(x), [(0.5, 4)], python=math.gamma)
scalar("lgamma", lambda x: digamma(x), [(0.5, 4)], also=["gamma"], python=math.lgamma)


def _digamma(x: Expression) -> Expression:
    """ψ at t = x or its mirror image 1 − x, both positive."""
    mirrored = x <= 0
    t = where(mirrored, 1 - x, x)
    y = t + SHIFT
    total = log(y) - 0.5 / y
    for k, (a, b) in enumerate(BERNOULLI, 1):
        total = total - ratio(a, b * 2 * k) * powi(y, -2 * k)
    for k in reversed(range(SHIFT)):
        total = total - 1 / (t + k)
    return total - where(mirrored, PI / tanpi(x), 0)


def _zeta(n: Expression, x: Expression) -> Expression:
    y = x + SHIFT
    total = powi(y, 1 - n) / (n - 1) + 0.5 * powi(y, -n)
    factor: Scalar = n * 1.0
    for k, (a, b) in enumerate(BERNOULLI, 1):
        total = total + ratio(a, b * math.factorial(2 * k)) * factor * powi(y, 1 - n - 2 * k)
        factor = factor * (n + (2 * k - 1)) * (n + 2 * k)
    for k in reversed(range(SHIFT)):
        total = total + powi(x + k, -n)
    return total


def _trigamma(x: Expression) -> Expression:
    mirrored = x <= 0
    t = where(mirrored, 1 - x, x)
    value = _zeta(Number(2), t)
    quotient = PI / sinpi(x)
    return where(mirrored, quotient * quotient - value, value)


def _polygamma(n: Expression, x: Expression) -> Expression:
    """For x ≤ 0 with f = x − ⌊x⌋: Σ over k ≥ 0 is ζ(s, f), and (−1)ˢ times what lies between f − 1 and x."""
    s = n + 1
    sign = powi(Number(-1.0), s)
    fraction = x - floor(x)
    inside = where(x > 0, x, fraction)
    below = sign * (hurwitz_zeta(s, 1 - inside + where(x > 0, 1, 0)) - hurwitz_zeta(s, where(x > 0, 1, 1 - x)))
    return sign * tgamma(s * 1.0) * (hurwitz_zeta(s, inside) + where(x > 0, 0, below))


support(
    "hurwitz_zeta",
    lambda n, x: -(n * hurwitz_zeta(n + 1, x)),
    _zeta,
    [(2, 5), (0.5, 4)],
    note="x > 0, n ≥ 2",
)
support("digamma", lambda x: trigamma(x), _digamma, [(0.5, 4)])
support("trigamma", lambda x: polygamma(2, x), _trigamma, [(0.5, 4)])
support("polygamma", lambda n, x: polygamma(n + 1, x), _polygamma, [(1, 4), (0.5, 4)], note="n ≥ 1")

# ---- Bessel functions -----------------------------------------------------------------------------------------
scalar("j0", lambda x: -j1(x), [(0.5, 4)], finite=True)
scalar("j1", lambda x: 0.5 * (j0(x) - jn(2, x)), [(0.5, 4)], finite=True)
scalar("jn", lambda n, x: 0.5 * (jn(n - 1, x) - jn(n + 1, x)), [(0, 4), (0.5, 4)], finite=True)
scalar("y0", lambda x: -y1(x), [(0.5, 4)])
scalar("y1", lambda x: 0.5 * (y0(x) - yn(2, x)), [(0.5, 4)])
scalar("yn", lambda n, x: 0.5 * (yn(n - 1, x) - yn(n + 1, x)), [(0, 4), (0.5, 4)])


# ---- half turns: arguments in units of π, reduced exactly ------------------------------------------------------
def _sinpi(x: Expression) -> Expression:
    reduced = x - 2 * round_(0.5 * x)
    folded = where(reduced > 0.5, 1 - reduced, where(reduced < -0.5, -1 - reduced, reduced))
    return sin(PI * folded)


def _cospi(x: Expression) -> Expression:
    reduced = fabs(x - 2 * round_(0.5 * x))
    return sin(PI * (0.5 - reduced))


def _tanpi(x: Expression) -> Expression:
    return tan(PI * (x - round_(x)))


support("sinpi", lambda x: PI * cospi(x), _sinpi, also=["sinpi"])
support("cospi", lambda x: -(PI * sinpi(x)), _cospi, also=["cospi"])
support("tanpi", lambda x, result: PI * (1 + result * result), _tanpi, [(-0.4, 0.4)], also=["tanpi"])
support("asinpi", lambda x: 1 / (PI * sqrt(1 - x * x)), lambda x: asin(x) / PI, UNIT, also=["asinpi"])
support("acospi", lambda x: -(1 / (PI * sqrt(1 - x * x))), lambda x: acos(x) / PI, UNIT, also=["acospi"])
support("atanpi", lambda x: 1 / (PI * (1 + x * x)), lambda x: atan(x) / PI, also=["atanpi"])
support(
    "atan2pi",
    lambda y, x: (x / (PI * (x * x + y * y)), -(y / (PI * (x * x + y * y)))),
    lambda y, x: atan2(y, x) / PI,
    [(0.5, 2), (0.5, 2)],
    also=["atan2pi"],
)

# ---- reciprocal roots and their like, which C has not, but device libraries have -------------------------------
support("rsqrt", lambda x, result: -0.5 * result / x, lambda x: 1 / sqrt(x), [(0.2, 3)], also=["rsqrt"])
support("rcbrt", lambda x, result: -(result / (3 * x)), lambda x: 1 / cbrt(x), [(0.2, 3)], also=["rcbrt"])
support(
    "rhypot",
    lambda x, y, result: (-(x * result * result * result), -(y * result * result * result)),
    lambda x, y: 1 / hypot(x, y),
    [(0.5, 2), (0.5, 2)],
    also=["rhypot"],
)
support(
    "compoundn",
    lambda x, n, result: n * result / (1 + x),
    lambda x, n: powi(1 + x, n),
    [(0.2, 2), (-2, 3)],
    also=["compoundn"],
)
