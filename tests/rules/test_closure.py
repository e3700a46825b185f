"""What a derivative emits can be differentiated again: every operation has a rule, and the second derivative is right.

The tangent of each compiled adjoint is made by the plainest forward mode there is, instruction by instruction, and
compared with differences of the adjoint itself.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import pytest

from enzyme_build.ir import (
    DOUBLE,
    Argument,
    Binary,
    Builder,
    Call,
    Cast,
    Compare,
    Function,
    Instruction,
    Module,
    Return,
    Select,
    Unary,
    Value,
    clone_body,
    function_type,
    is_float,
    zero,
)
from enzyme_build.rules import ROWS, Leaf, Operand, Row, emit_tangent, scalar_rule

REAL = [row for row in ROWS.values() if not row.is_complex and len(row.partials) == 1]
STEP = 1e-5


def is_without_derivative(instruction: Instruction) -> bool:
    return not is_float(instruction.type)


def test_every_emitted_operation_has_a_rule(derivatives: Callable[..., Module]) -> None:
    module = derivatives(DOUBLE, REAL)
    for function in list(module.functions.values()):
        for instruction in function.instructions():
            if is_without_derivative(instruction) or isinstance(instruction, (Select, Return)):
                continue
            if isinstance(instruction, Cast) and instruction.opcode == "sitofp":
                continue
            assert scalar_rule(instruction) is not None, f"{function.name}: {instruction.opcode} {instruction}"


def differentiate_again(module: Module, primal: Function) -> None:
    """Adds NAME.again(x…, ẋ…): the tangent of a function of one block."""
    floating = [argument for argument in primal.arguments if is_float(argument.type)]
    types = [a.type for a in primal.arguments] + [a.type for a in floating]
    made = module.add_function(f"{primal.name}.again", function_type(DOUBLE, types), linkage="")
    values: dict[Value, Value] = dict(zip(primal.arguments, made.arguments))
    clone_body(primal, made, values)
    tangents: dict[Value, Value] = dict(zip(made.arguments, []))
    for argument, tangent in zip(floating, made.arguments[len(primal.arguments) :]):
        tangents[values[argument]] = tangent
    block = made.blocks[0]
    for instruction in list(block.instructions):
        builder = Builder(module).before(instruction)
        if isinstance(instruction, Return):
            answer = tangents.get(instruction.operands[0])
            builder.ret(answer if answer is not None else zero(DOUBLE))
            instruction.erase()
            return
        tangent = tangent_of(Builder(module), instruction, tangents)
        if tangent is not None:
            tangents[instruction] = tangent


def tangent_of(builder: Builder, instruction: Instruction, tangents: dict[Value, Value]) -> Value | None:
    """The tangent, written behind the instruction."""
    block = instruction.block
    builder.before(block.instructions[block.instructions.index(instruction) + 1])
    if isinstance(instruction, Select):
        condition, *sides = instruction.operands
        if not any(side in tangents for side in sides):
            return None
        return builder.select(condition, *(tangents.get(side, zero(side.type)) for side in sides))
    if isinstance(instruction, Compare) or not isinstance(instruction, (Unary, Binary, Cast, Call)):
        return None
    applied = scalar_rule(instruction)
    if applied is None:
        return None
    operands = applied.operands

    def leaf(wanted: Leaf) -> Value:
        return operands[wanted.index] if isinstance(wanted, Operand) else instruction

    return emit_tangent(builder, applied, [tangents.get(operand) for operand in operands], leaf)


@pytest.fixture(scope="module")
def twice(derivatives: Callable[..., Module], jit: Any) -> Any:
    module = derivatives(DOUBLE, REAL)
    for function in list(module.functions.values()):
        if ".adjoint." in function.name:
            assert all(isinstance(a, Argument) for a in function.arguments)
            differentiate_again(module, function)
    return jit(module, DOUBLE)


@pytest.mark.parametrize("row", REAL, ids=lambda row: row.name)
def test_second_derivatives(row: Row, twice: Any) -> None:
    source = random.Random(row.name)
    for k in (k for k in range(row.arity) if row.differentiable[k]):
        name = f"{row.name}.adjoint.{k}"
        point = [
            source.randint(int(a), int(b)) if p.integer else source.uniform(a, b)
            for p, (a, b) in zip(row.parameters, row.domain)
        ]
        inputs = [*point, source.uniform(0.5, 1.5), source.uniform(0.5, 1.5)]  # the result is a free input here
        if row.name in ("fmod", "frem", "remainder", "modulo"):
            inputs[-2] = point[0] % point[1]
        tangents = [source.uniform(-1, 1) for value in inputs if not isinstance(value, int)]

        def moved(sign: float, inputs: list[float] = inputs, tangents: list[float] = tangents) -> list[float]:
            rest = iter(tangents)
            return [v if isinstance(v, int) else v + sign * STEP * next(rest) for v in inputs]

        expected = (twice.call(name, moved(1)) - twice.call(name, moved(-1))) / (2 * STEP)
        found = twice.call(f"{name}.again", [*inputs, *tangents])
        assert math.isclose(found, expected, rel_tol=1e-6, abs_tol=1e-6), (name, inputs)
