"""C's <complex.h>, the compiler's complex multiplication and division, Fortran's complex powers."""

from __future__ import annotations

import cmath

from enzyme_build.rules.complex_numbers import (
    Complex,
    by_parts,
    ccos,
    ccosh,
    choose,
    clog,
    csin,
    csinh,
    csqrt,
    holomorphic,
)
from enzyme_build.rules.expression import Operand, equal, functions, where
from enzyme_build.rules.families import alias

LN10 = functions("log")[0](10)

# ---- exponential, logarithm, roots, powers --------------------------------------------------------------------
holomorphic("cexp", lambda z, w: w, python=cmath.exp)
holomorphic("clog", lambda z: 1 / z, python=cmath.log)
holomorphic("clog10", lambda z: 1 / (z * LN10), python=cmath.log10)
holomorphic("csqrt", lambda z, w: 0.5 / w, python=cmath.sqrt)


def _power_slope(z: Complex, u: Complex, w: Complex) -> Complex:
    """u·w/z; at z = 0: zero for Re u > 1, one for u = 1, else the formula's own value."""
    at_zero = choose(u.re > 1, 0, choose(equal(u.re, 1), 1, u * w / z))
    return choose(equal(z.re * z.re + z.im * z.im, 0), at_zero, u * w / z)


def _power_log(z: Complex, w: Complex) -> Complex:
    return choose(equal(w.re * w.re + w.im * w.im, 0), 0, w * clog(z))


def _integer_power_slope(z: Complex, n: Operand, w: Complex) -> Complex:
    at_zero = choose(n > 1, 0, choose(equal(n, 1), 1, w * (1.0 * n) / z))
    formula = choose(equal(n, 0), 0, w * (1.0 * n) / z)
    return choose(equal(z.re * z.re + z.im * z.im, 0), at_zero, formula)


def _integer_power(z: complex, n: int) -> complex:
    return z**n


holomorphic(
    "cpow",
    lambda z, u, w: (_power_slope(z, u, w), _power_log(z, w)),
    python=lambda z, u: z**u,
)
holomorphic("cpowi", _integer_power_slope, [(0.3, 0.9), (0.3, 0.9), (-3, 3)], python=_integer_power)
for letter in ("c", "z", "cq", "cx"):
    for kind in "ik":
        alias("cpowi", f"_FortranA{letter}pow{kind}")

# ---- trigonometric and hyperbolic -----------------------------------------------------------------------------
holomorphic("csin", lambda z: ccos(z), python=cmath.sin)
holomorphic("ccos", lambda z: -csin(z), python=cmath.cos)
holomorphic("ctan", lambda z, w: 1 + w * w, python=cmath.tan)
holomorphic("csinh", lambda z: ccosh(z), python=cmath.sinh)
holomorphic("ccosh", lambda z: csinh(z), python=cmath.cosh)
holomorphic("ctanh", lambda z, w: 1 - w * w, python=cmath.tanh)
holomorphic("casin", lambda z: 1 / csqrt(1 - z * z), python=cmath.asin)
holomorphic("cacos", lambda z: -1 / csqrt(1 - z * z), python=cmath.acos)
holomorphic("catan", lambda z: 1 / (1 + z * z), python=cmath.atan)
holomorphic("casinh", lambda z: 1 / csqrt(1 + z * z), python=cmath.asinh)
holomorphic("cacosh", lambda z: 1 / (csqrt(z - 1) * csqrt(z + 1)), python=cmath.acosh)
holomorphic("catanh", lambda z: 1 / (1 - z * z), python=cmath.atanh)

# ---- parts ------------------------------------------------------------------------------------------------------
by_parts(
    "cabs",
    lambda z, result: [(where(equal(result, 0), 0, z.re / result), where(equal(result, 0), 0, z.im / result))],
    python=abs,
)
by_parts(
    "carg",
    lambda z: [(-(z.im / (z.re * z.re + z.im * z.im)), z.re / (z.re * z.re + z.im * z.im))],
    python=cmath.phase,
)
by_parts("conj", lambda z: [(1, 0), (0, -1)], python=lambda z: z.conjugate())
by_parts("creal", lambda z: [(1, 0)], python=lambda z: z.real)
by_parts("cimag", lambda z: [(0, 1)], python=lambda z: z.imag)
by_parts("cproj", lambda z: [(1, 0), (0, 1)], python=lambda z: z)  # the identity at finite numbers

# ---- the compiler's own -----------------------------------------------------------------------------------------
holomorphic("complex mul", lambda z, u: (u, z), python=lambda z, u: z * u)
holomorphic("complex div", lambda z, u, w: (1 / u, -w / u), python=lambda z, u: z / u)
for letter in "sdxth":
    alias("complex mul", f"__mul{letter}c3")
    alias("complex div", f"__div{letter}c3")
