"""Compiles the derivative of every row, once a floating type: what the generated tests call."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence

import llvmlite.binding as llvm
import pytest

from enzyme_build.ir import (
    FLOATS,
    I32,
    Binary,
    Builder,
    Call,
    Cast,
    FloatType,
    Function,
    Instruction,
    Module,
    Type,
    Unary,
    Value,
    function_type,
    print_module,
)
from enzyme_build.rules import ROWS, AppliedRule, Leaf, Operand, Row, define_products, emit_adjoint, emit_tangent
from enzyme_build.rules.combinators import RowRule
from enzyme_build.rules.emission import Emitter

C_TYPES = {"float": ctypes.c_float, "double": ctypes.c_double, "x86_fp80": ctypes.c_longdouble}


def real_rows() -> list[Row]:
    return [row for row in ROWS.values() if not row.is_complex and len(row.partials) == 1]


def leaves_of(function: Function, row: Row) -> Callable[[Leaf], Value]:
    """Arguments are the row's parameters, then the result."""
    return lambda leaf: function.arguments[leaf.index if isinstance(leaf, Operand) else row.arity]


def primal_of(builder: Builder, row: Row, type_: Type, values: Sequence[Value]) -> Value | None:
    if row.can_be_emitted:
        return Emitter(builder, type_, lambda leaf: values[0]).call(row, list(values))
    if row.name == "fneg":
        return builder.fneg(values[0])
    if row.name in ("fadd", "fsub", "fmul", "fdiv", "frem"):
        return builder.binary(row.name, values[0], values[1])
    return None


def applied_in(module: Module, row: Row, type_: Type, values: Sequence[Value]) -> AppliedRule:
    """The row at an instruction that stands nowhere."""
    instruction: Instruction
    if row.name == "fneg":
        instruction = Unary("fneg", values[0])
    elif row.name in ("fpext", "fptrunc"):
        instruction = Cast(row.name, values[0], type_)
    elif row.name in ("fadd", "fsub", "fmul", "fdiv", "frem"):
        instruction = Binary(row.name, values[0], values[1])
    else:
        types = [value.type for value in values]
        callee = Function(module, row.name, function_type(type_, types))
        instruction = Call(callee.function_type, callee, values)
    return AppliedRule(RowRule(row), instruction, tuple(values), type_)


def derivative_module(type_: Type, rows: Sequence[Row]) -> Module:
    """For each row r: r.primal(x…), r.tangent(x…, result, ẋ…), r.adjoint.k(x…, result, seed)."""
    module = Module()
    for row in rows:
        add_functions(module, row, type_)
    define_products(module)
    return module


def add_functions(module: Module, row: Row, type_: Type) -> None:
    inputs: list[Type] = [I32 if parameter.integer else type_ for parameter in row.parameters]
    primal = module.add_function(f"{row.name}.primal", function_type(type_, inputs), linkage="")
    builder = Builder(module, primal.add_block("entry"))
    value = primal_of(builder, row, type_, primal.arguments)
    builder.ret(value if value is not None else primal.arguments[0])
    if value is None:
        del module.functions[primal.name]

    floating = [k for k in range(row.arity) if row.differentiable[k]]
    made = module.add_function(
        f"{row.name}.tangent", function_type(type_, [*inputs, type_, *(type_ for _ in floating)]), linkage=""
    )
    builder = Builder(module, made.add_block("entry"))
    tangents: list[Value | None] = [None] * row.arity
    for offset, k in enumerate(floating):
        tangents[k] = made.arguments[row.arity + 1 + offset]
    applied = applied_in(module, row, type_, made.arguments[: row.arity])
    emitter = Emitter(builder, type_, lambda leaf: made.arguments[0])
    answer = emit_tangent(builder, applied, tangents, leaves_of(made, row))
    builder.ret(answer if answer is not None else emitter.materialise(0.0))

    for k in floating:
        made = module.add_function(f"{row.name}.adjoint.{k}", function_type(type_, [*inputs, type_, type_]), linkage="")
        builder = Builder(module, made.add_block("entry"))
        applied = applied_in(module, row, type_, made.arguments[: row.arity])
        answer = emit_adjoint(builder, applied, k, made.arguments[-1], leaves_of(made, row))
        builder.ret(answer if answer is not None else emitter.materialise(0.0))


class Compiled:
    """A module in this process: `call(name, arguments)`, integers given as int, floats as float."""

    def __init__(self, module: Module, type_: Type):
        assert isinstance(type_, FloatType)
        for library in ("libm.so.6", "libgcc_s.so.1"):  # libgcc has __powidf2 and its like
            llvm.load_library_permanently(library)
        parsed = llvm.parse_assembly(print_module(module))
        parsed.verify()
        machine = llvm.Target.from_default_triple().create_target_machine()
        self.engine = llvm.create_mcjit_compiler(parsed, machine)
        self.engine.finalize_object()
        self.c_type = C_TYPES[type_.name]

    def has(self, name: str) -> bool:
        return bool(self.engine.get_function_address(name))

    def call(self, name: str, arguments: Sequence[float]) -> float:
        address = self.engine.get_function_address(name)
        types = [ctypes.c_int if isinstance(argument, int) else self.c_type for argument in arguments]
        return ctypes.CFUNCTYPE(self.c_type, *types)(address)(*arguments)


@pytest.fixture(scope="session", params=["double", "float", "x86_fp80"])
def compiled(request: pytest.FixtureRequest) -> tuple[str, Compiled]:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    type_ = FLOATS[request.param]
    return request.param, Compiled(derivative_module(type_, real_rows()), type_)


@pytest.fixture(scope="session")
def jit() -> Callable[[Module, Type], Compiled]:
    """Compiles a module whose functions return one floating type."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return Compiled


@pytest.fixture(scope="session")
def derivatives() -> Callable[[Type, Sequence[Row]], Module]:
    """Makes the module of all derivatives in one type."""
    return derivative_module
