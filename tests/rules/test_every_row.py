"""For every row: floats agree with differences, the compiled tangent with them, and ⟨ẏ, w⟩ = ⟨ẋ, x̄⟩."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import pytest

from enzyme_build.rules import ROWS, Row
from enzyme_build.rules.expression import applied_names, evaluate

REAL = [row for row in ROWS.values() if not row.is_complex and len(row.partials) == 1]
TOLERANCE = {"double": 2e-7, "float": 2e-3, "x86_fp80": 2e-7}
DRAWS = 5


def named(row: Row) -> str:
    return row.name


def draws(row: Row) -> list[list[float]]:
    """Points inside the row's domain, the same every time."""
    source = random.Random(row.name)
    return [
        [
            source.randint(int(low), int(high)) if parameter.integer else source.uniform(low, high)
            for parameter, (low, high) in zip(row.parameters, row.domain)
        ]
        for _ in range(DRAWS)
    ]


def difference(primal: Callable[[list[float]], float], point: list[float], k: int) -> float:
    """The five-point formula."""
    step = 1e-3 * max(1.0, abs(point[k]))

    def at(offset: float) -> float:
        moved = list(point)
        moved[k] += offset * step
        return primal(moved)

    return (at(-2) - 8 * at(-1) + 8 * at(1) - at(2)) / (12 * step)


def close(a: float, b: float, tolerance: float) -> bool:
    return math.isclose(a, b, rel_tol=tolerance, abs_tol=tolerance)


NEIGHBOURS = ("nextafter", "nexttoward", "nextup", "nextdown")


@pytest.mark.parametrize("row", [row for row in REAL if row.python is not None], ids=named)
def test_partials_agree_with_differences(row: Row) -> None:
    python = row.python
    assert python is not None
    for point in draws(row):
        result = python(*point)
        for k in (k for k in range(row.arity) if row.differentiable[k] and row.depends_on(k)):
            calls = applied_names(row.partials[0][k])
            if any(ROWS[name].python is None for name in calls):
                continue
            value = evaluate(row.partials[0][k], point, result)
            assert close(value, difference(lambda x: python(*x), point, k), 1e-8), (k, point)


@pytest.mark.parametrize("row", REAL, ids=named)
def test_compiled_derivatives(row: Row, compiled: tuple[str, Any]) -> None:
    kind, machine = compiled
    has_primal = machine.has(f"{row.name}.primal")
    if not has_primal and row.python is None:
        pytest.fail("the row can neither be emitted nor evaluated")
    source = random.Random(row.name)
    floating = [k for k in range(row.arity) if row.differentiable[k]]
    for point in draws(row):
        call = has_primal and kind != "float"  # differences of single precision say little

        def primal(x: list[float], call: bool = call) -> float:
            if call or row.python is None:
                return machine.call(f"{row.name}.primal", x)
            return row.python(*x)

        result = primal(point)
        tangents = [source.uniform(-1, 1) for _ in floating]
        seed = source.uniform(-1, 1)
        tangent = machine.call(f"{row.name}.tangent", [*point, result, *tangents])
        adjoints = [machine.call(f"{row.name}.adjoint.{k}", [*point, result, seed]) for k in floating]
        forward, reverse = tangent * seed, sum(t * a for t, a in zip(tangents, adjoints))
        assert close(forward, reverse, 1e-5 if kind == "float" else 1e-13), point
        if row.name in NEIGHBOURS or (kind == "float" and row.python is None):
            continue
        expected = sum(t * difference(primal, point, k) for t, k in zip(tangents, floating) if row.depends_on(k))
        assert close(tangent, expected, TOLERANCE[kind]), point


@pytest.mark.parametrize("row", REAL, ids=named)
def test_a_zero_seed_gives_zero(row: Row, compiled: tuple[str, Any]) -> None:
    """Whatever the operands: zero, infinite partials included."""
    _, machine = compiled
    if row.name in ("fmul", "fma", "fmuladd"):
        return  # plain products of operands are guarded only on demand
    for point in ([0.0] * row.arity, [-1.0] * row.arity):
        result = 1.0 if row.finite else math.inf
        operands = [int(x) if p.integer else x for x, p in zip(point, row.parameters)]
        for k in (k for k in range(row.arity) if row.differentiable[k]):
            assert machine.call(f"{row.name}.adjoint.{k}", [*operands, result, 0.0]) == 0.0
