"""Functions that are constant between their jumps: derivative zero wherever there is one.

Those with an integer result (lround, ilogb, ...) carry no derivative at all and are listed with the inactive
functions.
"""

from __future__ import annotations

import math

from enzyme_build.rules.rows import zero

INSIDE = [(1.1, 1.4)]

zero("floor", "x", INSIDE, intrinsic="floor", python=lambda x: float(math.floor(x)))
zero("ceil", "x", INSIDE, intrinsic="ceil", python=lambda x: float(math.ceil(x)))
zero("trunc", "x", INSIDE, intrinsic="trunc", python=lambda x: float(math.trunc(x)))
zero("rint", "x", INSIDE, intrinsic="rint", python=lambda x: float(round(x)))
zero("nearbyint", "x", INSIDE, intrinsic="nearbyint", python=lambda x: float(round(x)))
zero(
    "round",
    "x",
    INSIDE,
    intrinsic="round",
    python=lambda x: math.copysign(math.floor(abs(x) + 0.5), x) if math.isfinite(x) else x,
)
zero("roundeven", "x", INSIDE, intrinsic="roundeven", python=lambda x: float(round(x)))
zero("fromfp", "x m n", [(1.1, 1.4), (1, 1), (8, 8)], libm="", also=["fromfp", "ufromfp", "fromfpx", "ufromfpx"],
     python=lambda x, m, n: float(round(x)))  # fmt: skip
zero("logb", "x", INSIDE, python=lambda x: math.frexp(x)[1] - 1.0)
