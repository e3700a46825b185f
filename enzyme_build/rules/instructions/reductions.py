"""Reductions of a vector to a scalar: sum, product, greatest and smallest lane.

∂(Σ vₖ)/∂vₖ = 1; ∂(Π vₖ)/∂vₖ is the product of the others; the extreme lane has partial 1, the first one if
several are equal.
"""

from __future__ import annotations

import re
from functools import lru_cache

from enzyme_build.ir import Call, Invoke, VectorType, is_float
from enzyme_build.rules.applied import rule_maker
from enzyme_build.rules.combinators import AppliedRule
from enzyme_build.rules.expression import ONE, Expression, Operand, Result, equal, expression, where
from enzyme_build.rules.parts import PartsRule
from enzyme_build.rules.rows import Row

NAME = re.compile(r"llvm\.vector\.reduce\.(fadd|fmul|fmax|fmin|fmaximum|fminimum)\.v\d+\w+")


def _product_of_others(values: tuple[Operand, ...], k: int) -> Expression:
    found = expression(1)
    for j, value in enumerate(values):
        found = found if j == k else found * value
    return found


def _is_first_extreme(values: tuple[Operand, ...], k: int) -> Expression:
    """1 if lane k is the result and no lane before it is."""
    found = where(equal(values[k], Result()), 1, 0)
    for earlier in values[:k]:
        found = where(equal(earlier, Result()), 0, found)
    return found


@lru_cache(maxsize=256)
def reduction_row(kind: str, count: int) -> Row:
    """Sums and products have a start value before the lanes."""
    has_start = kind in ("fadd", "fmul")
    symbols = tuple(Operand(k, f"v{k}") for k in range(count + has_start))
    if kind == "fadd":
        partials: tuple[Expression, ...] = tuple(ONE for _ in symbols)
    elif kind == "fmul":
        partials = tuple(_product_of_others(symbols, k) for k in range(len(symbols)))
    else:
        partials = tuple(_is_first_extreme(symbols, k) for k in range(count))
    return Row(f"vector.reduce.{kind}", symbols, (partials,), finite=True)


@rule_maker(lambda name: NAME.fullmatch(name) is not None)
def reduction(name: str, call: Call | Invoke) -> AppliedRule | None:
    match = NAME.fullmatch(name)
    if match is None:
        return None
    lanes = call.arguments[-1].type
    if not isinstance(lanes, VectorType) or lanes.scalable or not is_float(lanes):
        return None
    row = reduction_row(match[1], lanes.count)
    shape = (1, lanes.count) if len(call.arguments) == 2 else (lanes.count,)
    return AppliedRule(PartsRule(row, shape, (None,)), call, tuple(call.arguments), call.type)
