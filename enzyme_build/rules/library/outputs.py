"""C's functions that write results through pointers, and LLVM's twins of them that return structs."""

from __future__ import annotations

import math

from enzyme_build.rules.expression import equal, functions, where
from enzyme_build.rules.library.math import PI
from enzyme_build.rules.outputs import outputs, part

cos, cospi, digamma, round_, sin, sinpi = functions("cos cospi digamma round sin sinpi")

outputs(
    "sincos",
    "x",
    [part("sine", lambda x: cos(x), at=1), part("cosine", lambda x: -sin(x), at=2)],
    also=["__sincos", "__sincosf", "__sincosl"],
    intrinsic="sincos",
    struct_names=["__sincos_stret", "__sincosf_stret"],
    python=lambda x: (math.sin(x), math.cos(x)),
)
outputs(
    "sincospi",
    "x",
    [part("sine", lambda x: PI * cospi(x), at=1), part("cosine", lambda x: -(PI * sinpi(x)), at=2)],
    intrinsic="sincospi",
    struct_names=["__sincospi_stret", "__sincospif_stret"],
    python=lambda x: (math.sin(math.pi * x), math.cos(math.pi * x)),
)
outputs(
    "frexp",
    "x",
    [
        part("fraction", lambda x, result: where(equal(x, 0), 1, result / x)),
        part("exponent", None, at=1, integer=True),
    ],
    [(1.1, 1.9)],
    also=["__ocml_frexp_f32", "__ocml_frexp_f64"],
    intrinsic="frexp",
    python=math.frexp,
)
outputs(
    "modf",
    "x",
    [part("fraction", lambda x: 1), part("whole", None, at=1)],
    [(1.1, 1.9)],
    also=["__ocml_modf_f32", "__ocml_modf_f64"],
    intrinsic="modf",
    python=math.modf,
)
outputs(
    "remquo",
    "x y",
    [
        part("remainder", lambda x, y, result: (1, -round_((x - result) / y))),
        part("quotient", None, at=2, integer=True),
    ],
    [(5.1, 5.3), (1.6, 1.7)],
    also=["__ocml_remquo_f32", "__ocml_remquo_f64"],
    python=lambda x, y: (math.remainder(x, y), 0),
)
outputs(
    "lgamma_r",
    "x",
    [part("value", lambda x: digamma(x)), part("sign", None, at=1, integer=True)],
    also=["lgammaf_r", "lgammal_r", "gamma_r", "gammaf_r", "__lgamma_r_finite", "__lgammaf_r_finite",
          "__ocml_lgamma_r_f32", "__ocml_lgamma_r_f64"],
    python=lambda x: (math.lgamma(x), 1),
)  # fmt: skip
