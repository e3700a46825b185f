"""Facts about emitted derivatives: what simplifies, what is guarded, which types and shapes work."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
import pytest

from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    FLOATS,
    PTR,
    VOID,
    Binary,
    Builder,
    Call,
    Cast,
    Instruction,
    Module,
    Select,
    Type,
    Unary,
    Value,
    function_type,
    parse_module,
    print_module,
    vector,
)
from enzyme_build.rules import (
    ROWS,
    Leaf,
    Operand,
    Result,
    emit_adjoint,
    emit_tangent,
    outputs_rule,
    plain_name,
    scalar_rule,
)

REAL = [row for row in ROWS.values() if not row.is_complex and len(row.partials) == 1]


class Site:
    """One instruction on arguments x, y of a function, with a seed as the third argument."""

    def __init__(self, type_: Type = DOUBLE, seed: Type | None = None):
        self.module = Module()
        self.function = self.module.add_function("f", function_type(VOID, [type_, type_, seed or type_]))
        self.builder = Builder(self.module, self.function.add_block("entry"))
        self.x, self.y, self.seed = self.function.arguments
        self.instruction: Instruction | None = None

    def call(
        self, name: str, *arguments: Value, flags: tuple[str, ...] = (), result: Type | None = None
    ) -> Instruction:
        types = [a.type for a in arguments]
        callee = self.module.declare(name, result or types[0], types)
        made = Call(function_type(result or types[0], types), callee, arguments, "", flags)
        return self.builder.insert(made)

    def leaf(self, instruction: Instruction) -> Callable[[Leaf], Value]:
        return lambda leaf: instruction.operands[leaf.index] if isinstance(leaf, Operand) else instruction

    def adjoint(self, instruction: Instruction, index: int, strong_zero: bool = False) -> Value | None:
        applied = scalar_rule(instruction)
        assert applied is not None
        self.before = len(self.function.blocks[0].instructions)
        return emit_adjoint(self.builder, applied, index, self.seed, self.leaf(instruction), strong_zero)

    def emitted(self) -> list[Instruction]:
        return self.function.blocks[0].instructions[self.before :]


def test_reads() -> None:
    site = Site()
    wanted: dict[str, list[set[Leaf]]] = {
        "fadd": [set(), set()],
        "fmul": [{Operand(1)}, {Operand(0)}],
        "fdiv": [{Operand(1)}, {Operand(1), Result()}],
    }
    for opcode, reads in wanted.items():
        applied = scalar_rule(Binary(opcode, site.x, site.y))
        assert applied is not None
        assert [applied.reads(k) for k in (0, 1)] == reads
    applied = scalar_rule(site.call("exp", site.x))
    assert applied is not None
    assert applied.reads(0) == {Result()}


def test_sums_emit_nothing_but_signs() -> None:
    site = Site()
    assert site.adjoint(Binary("fadd", site.x, site.y), 1) is site.seed
    assert site.emitted() == []
    made = site.adjoint(Binary("fsub", site.x, site.y), 1)
    assert isinstance(made, Unary)
    assert len(site.emitted()) == 1


def test_products_are_not_guarded_unless_asked() -> None:
    site = Site()
    made = site.adjoint(Binary("fmul", site.x, site.y), 0)
    assert isinstance(made, Binary)
    assert len(site.emitted()) == 1
    assert isinstance(site.adjoint(Binary("fmul", site.x, site.y), 0, strong_zero=True), Select)


def test_a_guarded_product_promises_nothing_about_nans() -> None:
    site = Site()
    instruction = site.call("log", site.x, flags=("fast",))
    assert isinstance(site.adjoint(instruction, 0), Select)
    for emitted in site.emitted():
        assert not {"fast", "nnan", "ninf"} & set(emitted.flags)


def test_rounding_has_no_derivative() -> None:
    site = Site()
    instruction = site.call("floor", site.x)
    assert site.adjoint(instruction, 0) is None
    applied = scalar_rule(instruction)
    assert applied is not None
    assert not applied.depends_on(0)


def test_casts_convert_seeds() -> None:
    site = Site(FLOAT, DOUBLE)
    wide = Cast("fpext", site.x, DOUBLE)
    made = site.adjoint(wide, 0)
    assert made is not None
    assert made.type is FLOAT
    applied = scalar_rule(wide)
    assert applied is not None
    tangent = emit_tangent(site.builder, applied, [site.y], site.leaf(wide))
    assert tangent is not None
    assert tangent.type is DOUBLE


def test_a_function_with_a_body_is_not_answered_by_its_name() -> None:
    module = parse_module("define double @j1(double %x) {\n  ret double %x\n}\n")
    callee = module.functions["j1"]
    call = Call(callee.function_type, callee, [callee.arguments[0]])
    assert scalar_rule(call) is None
    assert scalar_rule(call, name="sin") is not None


def test_arguments_that_do_not_fit_are_not_answered() -> None:
    site = Site()
    assert scalar_rule(site.call("sin", site.x, result=PTR)) is None
    assert scalar_rule(site.call("pow", site.x)) is None


def test_names() -> None:
    assert plain_name('"\\01sin"') == "sin"


def verified(module: Module) -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    parsed = llvm.parse_assembly(print_module(module))
    parsed.verify()
    return parsed


@pytest.mark.parametrize(
    "type_",
    [*FLOATS.values(), vector(4, DOUBLE), vector(2, FLOATS["half"]), vector(8, FLOAT), vector(2, FLOATS["x86_fp80"])],
    ids=str,
)
def test_every_row_in_every_type(type_: Type, derivatives: Callable[..., Module]) -> None:
    parsed = verified(derivatives(type_, REAL))
    if str(type_) not in ("ppc_fp128", "bfloat"):
        machine = llvm.Target.from_default_triple().create_target_machine(opt=0)
        assert machine.emit_object(parsed)


def test_lanes_of_a_vector_mode_derivative() -> None:
    """Seeds of four lanes for a scalar primal: the partial is splatted."""
    site = Site(DOUBLE, vector(4, DOUBLE))
    for name in ("sin", "log", "fabs", "fmax", "atan2"):
        arguments = [site.x, site.y][: ROWS[name].arity]
        made = site.adjoint(site.call(name, *arguments), 0)
        assert made is not None
        assert made.type is vector(4, DOUBLE)
    site.builder.ret()
    verified(site.module)


@pytest.mark.parametrize(
    ("name", "arguments", "leaves", "written"),
    [
        ("sincos", "dpp", [1, 2], [1, 2]),
        ("frexp", "dp", [], [1]),
        ("modf", "dp", [1], [1]),
        ("remquo", "ddp", [], [2]),
        ("lgamma_r", "dp", [], [1]),
    ],
)
def test_results_through_pointers(name: str, arguments: str, leaves: list[int], written: list[int]) -> None:
    site = Site()
    pointer = site.builder.alloca(DOUBLE)
    values = [site.x if kind == "d" else pointer for kind in arguments]
    call = site.call(name, *values, result=VOID if name == "sincos" else DOUBLE)
    assert isinstance(call, Call)
    rule = outputs_rule(call)
    assert rule is not None
    assert [index for index, _ in rule.pointer_leaves(call)] == leaves
    assert rule.written_pointers(call) == written
    for output in rule.outputs:
        if output.applied is not None:
            emit_adjoint(site.builder, output.applied, 0, site.seed, site.leaf(call))
    site.builder.ret()
    verified(site.module)


EDGES = [
    ("pow", 1, [0.0, 2.0], 0.0, 0.0),
    ("pow", 0, [0.0, 0.0], 1.0, 0.0),
    ("pow", 0, [0.0, 1.0], 0.0, 1.0),
    ("sqrt", 0, [0.0], 0.0, math.inf),
    ("fabs", 0, [0.0], 0.0, 1.0),
    ("fmax", 0, [1.0, 1.0], 1.0, 1.0),
    ("fmax", 1, [1.0, 1.0], 1.0, 0.0),
    ("fmax", 1, [math.nan, 1.0], 1.0, 1.0),
    ("fmin", 0, [1.0, math.nan], 1.0, 1.0),
    ("log", 0, [0.0], -math.inf, math.inf),
]


@pytest.mark.parametrize(("name", "k", "point", "result", "expected"), EDGES)
def test_edges(
    name: str, k: int, point: list[float], result: float, expected: float, compiled: tuple[str, Any]
) -> None:
    """With seed 1 the documented choice or the formula's IEEE value; with seed 0 zero."""
    _, machine = compiled
    assert machine.call(f"{name}.adjoint.{k}", [*point, result, 1.0]) == expected
    assert machine.call(f"{name}.adjoint.{k}", [*point, result, 0.0]) == 0.0


def test_support_functions_satisfy_their_recurrences(compiled: tuple[str, Any]) -> None:
    """ψₙ(x + 1) = ψₙ(x) + (−1)ⁿ n! / xⁿ⁺¹, for negative x too."""
    kind, machine = compiled
    tolerance = 2e-3 if kind == "float" else 1e-11
    for x in (-7.3, -0.7, 0.4, 3.2):
        for n in range(5):

            def at(point: float, n: int = n) -> float:
                if n == 0:
                    return machine.call("digamma.primal", [point])
                return machine.call("polygamma.primal", [n, point])

            step = (-1) ** n * math.factorial(n) / x ** (n + 1)
            assert math.isclose(at(x + 1), at(x) + step, rel_tol=tolerance, abs_tol=tolerance * abs(step))


@pytest.mark.parametrize("name", ["log", "sqrt", "atan2", "hypot", "pow"])
def test_the_guard_survives_fast_math_and_optimisation(name: str, jit: Any) -> None:
    """0 · ∞ stays 0 in the whole O3 pipeline with every fast-math flag on the primal."""
    module = Module()
    made = module.add_function("f", function_type(DOUBLE, [DOUBLE, DOUBLE, DOUBLE]), linkage="")
    builder = Builder(module, made.add_block("entry"))
    x, y, seed = made.arguments
    values = [x, y][: ROWS[name].arity]
    callee = module.declare(name, DOUBLE, [DOUBLE] * len(values))
    call = builder.insert(Call(function_type(DOUBLE, [DOUBLE] * len(values)), callee, values, "", ("fast",)))
    applied = scalar_rule(call)
    assert applied is not None
    leaf: Callable[[Leaf], Value] = lambda leaf: values[leaf.index] if isinstance(leaf, Operand) else call  # noqa: E731
    answer = emit_adjoint(builder, applied, 0, seed, leaf)
    assert answer is not None
    builder.ret(answer)
    parsed = verified(module)
    machine = llvm.Target.from_default_triple().create_target_machine()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(parsed, passes)
    assert jit(parse_module(str(parsed)), DOUBLE).call("f", [0.0, 0.0, 0.0]) == 0.0
