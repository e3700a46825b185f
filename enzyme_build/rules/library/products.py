"""Products in which a zero factor gives zero, as functions: for derivatives that are differentiated again.

A derivative has `seed == 0 ? 0 : seed * partial` where the partial may be infinite.  That is a product, and not the
choice that it is written as: where the seed is zero its tangent may be anything.  As functions they keep their
derivatives, the sum of two such products; `written_out` makes choices of them when nothing is left to differentiate.
"""

from __future__ import annotations

from enzyme_build.rules.expression import equal, where
from enzyme_build.rules.rows import support

SEED_FIRST = "seed_times"  # zero if the first factor is
EITHER = "zero_times"  # zero if one of them is

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
