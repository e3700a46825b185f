"""Complex numbers, reductions and structs: compiled tangents against differences, and ⟨ẏ, w⟩ = ⟨ẋ, x̄⟩."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest

from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    I32,
    Builder,
    Call,
    Function,
    Module,
    Poison,
    Type,
    Value,
    function_type,
    struct,
    vector,
)
from enzyme_build.rules import ROWS, AppliedRule, Leaf, Operand, Row, emit_adjoint, emit_tangent, scalar_rule
from enzyme_build.rules.emission import Emitter
from enzyme_build.rules.instructions.reductions import reduction_row

Primal = Callable[[Sequence[float]], Sequence[float]]


class Shaped:
    """Scalars gathered into the operands of one call, and its derivatives as functions of scalars.

    NAME.tangent.j(x…, w…, ẋ…) is part j of the tangent, NAME.adjoint.k(x…, w…, w̄…) the adjoint of parameter k.
    """

    def __init__(self, module: Module, name: str, shapes: Sequence[Type], result: Type, scalar: Type):
        self.module, self.scalar, self.shapes, self.result = module, scalar, list(shapes), result
        callee = Function(module, name, function_type(result, self.shapes))
        self.stem = name.replace("llvm.", "")
        applied = scalar_rule(Call(callee.function_type, callee, [Poison(s) for s in self.shapes]))
        assert applied is not None, name
        self.rule = applied
        self.inputs = [part for shape in self.shapes for part in parts_of(shape)]
        self.results = parts_of(result)
        for j in range(len(self.results)):
            self._write(f"{self.stem}.tangent.{j}", len(self.inputs), lambda w, j=j: self._tangent(w, j))
        for k in range(len(self.inputs)):
            self._write(f"{self.stem}.adjoint.{k}", len(self.results), lambda w, k=k: self._adjoint(w, k))

    def _write(self, name: str, seeds: int, body: Callable[[Writer], Value]) -> None:
        last = [FLOAT if self.scalar is FLOAT else DOUBLE] * seeds
        types = [*self.inputs, *self.results, *last]
        made = self.module.add_function(name, function_type(self.scalar, types), linkage="")
        builder = Builder(self.module, made.add_block("entry"))
        builder.ret(body(Writer(self, builder, made)))

    def _tangent(self, writer: Writer, j: int) -> Value:
        tangents = [None if shape is I32 else t for shape, t in zip(self.shapes, writer.operands(writer.seeds))]
        answer = emit_tangent(writer.builder, writer.applied, tangents, writer.leaf)
        return writer.part(answer, j, len(self.results))

    def _adjoint(self, writer: Writer, k: int) -> Value:
        seed = writer.gather(self.result, writer.seeds)
        start = 0
        for index, shape in enumerate(self.shapes):
            count = len(parts_of(shape))
            if k < start + count:
                if shape is I32:
                    return writer.part(None, 0, 1)
                answer = emit_adjoint(writer.builder, writer.applied, index, seed, writer.leaf)
                return writer.part(answer, k - start, count)
            start += count
        raise AssertionError


class Writer:
    def __init__(self, shaped: Shaped, builder: Builder, function: Function):
        self.shaped, self.builder = shaped, builder
        n, m = len(shaped.inputs), len(shaped.results)
        given = list(function.arguments)
        self.seeds = given[n + m :]
        self.values = self.operands(given[:n])
        self.answer = self.gather(shaped.result, given[n : n + m])
        rule = shaped.rule
        self.applied = AppliedRule(rule.rule, rule.instruction, tuple(self.values), rule.result_type)

    def operands(self, scalars: Sequence[Value]) -> list[Value]:
        rest = list(scalars)
        made: list[Value] = []
        for shape in self.shaped.shapes:
            count = len(parts_of(shape))
            made.append(self.gather(shape, rest[:count]))
            rest = rest[count:]
        return made

    def gather(self, shape: Type, scalars: Sequence[Value]) -> Value:
        if len(scalars) == 1:
            return scalars[0]
        return Emitter(self.builder, shape, self.leaf).assemble(shape, scalars)

    def leaf(self, leaf: Leaf) -> Value:
        return self.values[leaf.index] if isinstance(leaf, Operand) else self.answer

    def part(self, value: Value | None, index: int, count: int) -> Value:
        emitter = Emitter(self.builder, self.shaped.scalar, self.leaf)
        if value is None:
            return emitter.materialise(0.0)
        return emitter.part(value, index) if count > 1 else value


def parts_of(shape: Type) -> list[Type]:
    from enzyme_build.ir import scalars_of

    return list(scalars_of(shape))


def check(machine: Any, shaped: Shaped, primal: Primal, points: Sequence[Sequence[float]], tolerance: float) -> None:
    source = random.Random(shaped.stem)
    n, m = len(shaped.inputs), len(shaped.results)
    integer = [type_ is I32 for type_ in shaped.inputs]
    for point in points:
        result = list(primal(point))
        x = [int(v) if whole else v for v, whole in zip(point, integer)]
        tangents = [0.0 if whole else source.uniform(-1, 1) for whole in integer]
        seeds = [source.uniform(-1, 1) for _ in range(m)]
        forward = [machine.call(f"{shaped.stem}.tangent.{j}", [*x, *result, *tangents]) for j in range(m)]
        reverse = [machine.call(f"{shaped.stem}.adjoint.{k}", [*x, *result, *seeds]) for k in range(n)]
        left = sum(a * b for a, b in zip(forward, seeds))
        right = sum(a * b for a, b in zip(reverse, tangents))
        assert math.isclose(left, right, rel_tol=tolerance / 100, abs_tol=tolerance / 100)
        for j in range(m):
            step = 1e-4
            ahead, behind = (primal([v + sign * step * t for v, t in zip(x, tangents)])[j] for sign in (1, -1))
            assert math.isclose(forward[j], (ahead - behind) / (2 * step), rel_tol=tolerance, abs_tol=tolerance)


def draws(row: Row) -> list[list[float]]:
    source = random.Random(row.name)
    return [
        [
            source.randint(int(a), int(b)) if p.integer else source.uniform(a, b)
            for p, (a, b) in zip(row.parameters, row.domain)
        ]
        for _ in range(4)
    ]


def primal_of(row: Row) -> Primal:
    assert row.python is not None
    return cast(Primal, lambda x: row.python(*x))


COMPLEX = [row for row in ROWS.values() if row.is_complex]
C_NAMES = {"complex mul": "__muldc3", "complex div": "__divdc3", "cpowi": "_FortranAzpowi"}
SINGLE_NAMES = {"cpowi": "_FortranAcpowi"}


@pytest.mark.parametrize("row", COMPLEX, ids=lambda row: row.name)
def test_complex_numbers_as_two_doubles(row: Row, jit: Any) -> None:
    module = Module()
    shapes = [I32 if parameter.integer else DOUBLE for parameter in row.parameters]
    result = struct(DOUBLE, DOUBLE) if len(row.partials) == 2 else DOUBLE
    shaped = Shaped(module, C_NAMES.get(row.name, row.name), shapes, result, DOUBLE)
    check(jit(module, DOUBLE), shaped, primal_of(row), draws(row), 1e-6)


@pytest.mark.parametrize("row", [row for row in COMPLEX if " " not in row.name], ids=lambda row: row.name)
def test_complex_floats_as_vectors_of_two(row: Row, jit: Any) -> None:
    module = Module()
    pairs = (row.arity - sum(p.integer for p in row.parameters)) // 2
    shapes: list[Type] = [vector(2, FLOAT)] * pairs + [I32] * sum(p.integer for p in row.parameters)
    result = vector(2, FLOAT) if len(row.partials) == 2 else FLOAT
    name = SINGLE_NAMES.get(row.name, row.name + "f")
    shaped = Shaped(module, name, shapes, result, FLOAT)
    check(jit(module, FLOAT), shaped, primal_of(row), draws(row), 1e-3)


REDUCTIONS: dict[str, Callable[[Sequence[float]], float]] = {
    "fadd": sum, "fmul": math.prod, "fmax": max, "fmin": min, "fmaximum": max, "fminimum": min,
}  # fmt: skip


@pytest.mark.parametrize("kind", REDUCTIONS)
def test_reductions(kind: str, jit: Any) -> None:
    module = Module()
    shapes = [DOUBLE, vector(4, DOUBLE)] if kind in ("fadd", "fmul") else [vector(4, DOUBLE)]
    shaped = Shaped(module, f"llvm.vector.reduce.{kind}.v4f64", shapes, DOUBLE, DOUBLE)
    source = random.Random(kind)
    points = [[source.uniform(-2, 2) for _ in shaped.inputs] for _ in range(4)]
    check(jit(module, DOUBLE), shaped, lambda x: [REDUCTIONS[kind](x)], points, 1e-6)


def test_of_equal_lanes_the_first_is_the_greatest() -> None:
    row = reduction_row("fmax", 3)
    from enzyme_build.rules.expression import evaluate

    assert [evaluate(row.partials[0][k], [1.0, 2.0, 2.0], 2.0) for k in range(3)] == [0.0, 1.0, 0.0]


@pytest.mark.parametrize("name", ["sincos", "modf"])
def test_struct_results(name: str, jit: Any) -> None:
    from enzyme_build.rules.outputs import OUTPUTS

    module = Module()
    shaped = Shaped(module, f"llvm.{name}.f64", [DOUBLE], struct(DOUBLE, DOUBLE), DOUBLE)
    python = OUTPUTS[name].python
    assert python is not None
    check(jit(module, DOUBLE), shaped, cast(Primal, lambda x: python(*x)), [[1.2], [0.3]], 1e-6)


@pytest.mark.parametrize(
    ("name", "primal"),
    [
        ("sse3.hadd.pd", lambda x: [x[0] + x[1], x[2] + x[3]]),
        ("sse3.hsub.pd", lambda x: [x[0] - x[1], x[2] - x[3]]),
        ("sse3.addsub.pd", lambda x: [x[0] - x[2], x[1] + x[3]]),
        ("avx.hadd.pd.256", lambda x: [x[0] + x[1], x[4] + x[5], x[2] + x[3], x[6] + x[7]]),
        ("sse2.max.sd", lambda x: [max(x[0], x[2]), x[1]]),
        ("sse2.min.sd", lambda x: [min(x[0], x[2]), x[1]]),
    ],
)
def test_lanes_of_two_vectors(name: str, primal: Primal, jit: Any) -> None:
    module = Module()
    count = 4 if "256" in name else 2
    shaped = Shaped(module, f"llvm.x86.{name}", [vector(count, DOUBLE)] * 2, vector(count, DOUBLE), DOUBLE)
    source = random.Random(name)
    points = [[source.uniform(-2, 2) for _ in shaped.inputs] for _ in range(4)]
    check(jit(module, DOUBLE), shaped, primal, points, 1e-6)
