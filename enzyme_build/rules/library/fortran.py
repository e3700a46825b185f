"""Fortran's numeric intrinsics as flang's runtime names them; the rest are LLVM intrinsics or C's functions."""

from __future__ import annotations

import math

from enzyme_build.rules.expression import equal, functions, where
from enzyme_build.rules.families import alias
from enzyme_build.rules.rows import scalar, zero

pow_, round_ = functions("pow round")
KINDS = {"4": "float", "8": "double", "10": "x86_fp80", "16": "fp128"}

scalar(
    "modulo",
    lambda x, y, result: (1, -round_((x - result) / y)),
    [(5.1, 5.9), (1.1, 1.4)],
    libm="",
    python=lambda x, y: x - y * math.floor(x / y),
)
# The exponent may be a 64-bit integer, which LLVM's powi does not take: so the power is pow's.
scalar(
    "integer_power",
    lambda x, n: where(equal(n, 0), 0, (1.0 * n) * pow_(x, 1.0 * n - 1.0)),
    [(0.3, 2), (-3, 4)],
    libm="",
    also=["pown"],
    python=math.pow,
)
scalar("fraction", lambda x, result: where(equal(x, 0), 1, result / x), [(1.1, 1.9)], libm="",
       python=lambda x: math.frexp(x)[0])  # fmt: skip
scalar("set_exponent", lambda x, n, result: where(equal(x, 0), 0, result / x), [(1.1, 1.9), (-2, 3)], libm="",
       python=lambda x, n: math.ldexp(math.frexp(x)[0], int(n)))  # fmt: skip
scalar("rrspacing", lambda x, result: where(equal(x, 0), 0, result / x), [(1.1, 1.9)], libm="",
       python=lambda x: math.ldexp(math.frexp(x)[0], 53))  # fmt: skip
scalar("nearest", lambda x, n: 1, [(1.1, 1.9), (0, 1)], libm="", finite=True, python=lambda x, n: x)
zero("spacing", "x", [(1.1, 1.9)], libm="", python=lambda x: math.ldexp(1.0, math.frexp(x)[1] - 53))

for digits, kind in KINDS.items():
    alias("fmod", f"_FortranAModReal{digits}", kind=kind)
    alias("modulo", f"_FortranAModuloReal{digits}", kind=kind)
    alias("integer_power", f"_FortranAFPow{digits}i", f"_FortranAFPow{digits}k", kind=kind)
    alias("erfcx", f"_FortranAErfcScaled{digits}", kind=kind)
    alias("fraction", f"_FortranAFraction{digits}", kind=kind)
    alias("set_exponent", f"_FortranASetExponent{digits}", kind=kind)
    alias("scalbln", f"_FortranAScale{digits}", kind=kind)
    alias("nearest", f"_FortranANearest{digits}", kind=kind)
    alias("rrspacing", f"_FortranARRSpacing{digits}", kind=kind)
    alias("spacing", f"_FortranASpacing{digits}", kind=kind)
