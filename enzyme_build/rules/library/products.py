"""Products in which a zero factor gives zero, and scaled gradients: functions while anything is differentiated.

A derivative has `seed == 0 ? 0 : seed * partial` where the partial may be infinite.  That is a product, and not the
choice that it is written as: where the seed is zero its tangent may be anything.  As functions they keep their
derivatives, the sum of two such products; `define_products` makes choices of them when nothing is left to
differentiate.  A scaled gradient is x, whatever LLVM sees of it, with s in the place of its derivative.
"""

from __future__ import annotations

from enzyme_build.rules.expression import equal, where
from enzyme_build.rules.rows import support

SEED_FIRST = "seed_times"  # zero if the first factor is
EITHER = "zero_times"  # zero if one of them is
SCALED = "scaled"  # x, whose derivative is s; the caller sees to it that s has none

support(
    SEED_FIRST,
    lambda x, y: (y, x),
    lambda x, y: where(equal(x, 0), 0, x * y),
    keeps_zeros=True,
    note="zero where x is",
)
support(
    EITHER,
    lambda x, y: (y, x),
    lambda x, y: where(equal(x, 0), 0, where(equal(y, 0), 0, x * y)),
    keeps_zeros=True,
    note="zero where x or y is",
)
support(
    SCALED,
    lambda x, s: (s, 0),
    lambda x, s: x,
    [(-1, 1), (1, 1)],
    keeps_zeros=True,
    note="x, with a derivative of s: what users write as `enzyme_scale_gradient`",
)
