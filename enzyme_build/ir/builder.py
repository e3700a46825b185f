"""Writes instructions at a position, with names, flags, origin and debug location set in one place.

`with builder.deriving(primal):` makes everything emitted inside carry the primal's fast-math flags (where the
instruction is floating) and its origin, through which errors find its place in the sources.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeVar

from enzyme_build.ir import instructions as ins
from enzyme_build.ir.floats import float_text, float_value
from enzyme_build.ir.module import Block, Function, Module
from enzyme_build.ir.types import (
    FLOATS,
    I1,
    I32,
    I64,
    VOID,
    FloatType,
    FunctionType,
    IntegerType,
    Type,
    VectorType,
    element_type,
    function_type,
    is_float,
    pointer,
    scalar_of,
    vector,
)
from enzyme_build.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    Poison,
    Undef,
    Value,
    constant_int,
    function_type_of,
)

FAST_MATH = ("fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc")
_NEUTRAL = {"add": 0, "sub": 0, "mul": 1}
_I = TypeVar("_I", bound=ins.Instruction)


def i64(value: int) -> ConstantInt:
    return constant_int(I64, value)


def i32(value: int) -> ConstantInt:
    return constant_int(I32, value)


def true() -> ConstantInt:
    return ConstantInt(I1, 1)


def false() -> ConstantInt:
    return ConstantInt(I1, 0)


def zero(type_: Type) -> Constant:
    """The zero of any first-class type."""
    if isinstance(type_, IntegerType):
        return ConstantInt(type_, 0)
    return ConstantNull(type_)


def is_zero(value: Value) -> bool:
    """True for a constant that is (positive) zero."""
    match value:
        case ConstantNull():
            return True
        case ConstantInt(value=0):
            return True
        case ConstantFloat(type=FloatType(name=kind), text=text):
            number = float_value(kind, text)
            return number == 0.0 and math.copysign(1.0, number) > 0
        case ConstantAggregate(elements=elements):
            return all(is_zero(element) for element in elements)
        case _:
            return False


def float_constant(type_: Type, value: float) -> Constant:
    """The floating constant `value` (a splat for vectors), rounded to double and then to the type.

    Half, x86_fp80 and fp128 have no decimal text in LLVM for every value; they are written in hexadecimal by
    `ir.floats`.
    """
    if isinstance(type_, VectorType):
        one = float_constant(type_.element, value)
        return ConstantAggregate(type_, [one] * type_.count)
    assert isinstance(type_, FloatType)
    return ConstantFloat(type_, float_text(type_.name, value))


class Deriving:
    """See `Builder.deriving`; a generator would take longer than what most blocks do."""

    __slots__ = ("_before", "_builder", "_primal")

    def __init__(self, builder: Builder, primal: ins.Instruction | None):
        self._builder = builder
        self._primal = primal

    def __enter__(self) -> None:
        builder = self._builder
        self._before = builder.origin, builder.fast
        builder.origin = primal = self._primal
        flags = primal.flags if primal is not None else ()
        builder.fast = tuple([f for f in flags if f in FAST_MATH]) or builder.usual_fast

    def __exit__(self, *_: object) -> None:
        self._builder.origin, self._builder.fast = self._before


class Builder:
    def __init__(self, module: Module, block: Block | None = None):
        self.module = module
        self.block = block
        self._before: ins.Instruction | None = None
        self.origin: ins.Instruction | None = None
        self.fast: tuple[str, ...] = ()
        self.usual_fast: tuple[str, ...] = ()  # flags of what is derived from something that has none

    # ---- where -------------------------------------------------------------------------------------------
    def at_end(self, block: Block) -> Builder:
        self.block, self._before = block, None
        return self

    def before(self, instruction: ins.Instruction) -> Builder:
        self.block, self._before = instruction.block, instruction
        return self

    def deriving(self, primal: ins.Instruction | None) -> Deriving:
        """In this block, everything that is written comes from the primal instruction."""
        return Deriving(self, primal)

    def insert(self, instruction: _I) -> _I:
        assert self.block is not None
        if self.origin is not None and instruction.origin is None:
            instruction.origin = self.origin
        if self._before is None:
            self.block.append(instruction)
        else:
            self.block.insert_before(self._before, instruction)
        return instruction

    # ---- arithmetic ----------------------------------------------------------------------------------------
    def binary(self, opcode: str, left: Value, right: Value, name: str = "", flags: tuple[str, ...] = ()) -> Value:
        """Nothing is written for x + 0, x - 0 and x · 1 of integers."""
        if not flags and opcode.startswith("f"):
            flags = self.fast
        if isinstance(right, ConstantInt) and right.value == _NEUTRAL.get(opcode):
            return left
        if isinstance(left, ConstantInt) and opcode != "sub" and left.value == _NEUTRAL.get(opcode):
            return right
        return self.insert(ins.Binary(opcode, left, right, name, flags))

    def sum(self, left: Value, right: Value) -> Value:
        """Of two contributions: without the sign of zeros, so that what is added to nothing needs no addition."""
        flags = self.fast if {"fast", "nsz"} & {*self.fast} else (*self.fast, "nsz")
        return self.binary("fadd", left, right, flags=flags)

    def fneg(self, value: Value, name: str = "") -> Value:
        return self.insert(ins.Unary("fneg", value, name, self.fast))

    def compare(self, predicate: str, left: Value, right: Value, name: str = "") -> Value:
        """icmp for integers and pointers, fcmp for floats, by the operands' type."""
        floating = is_float(left.type)
        result: Type = I1
        if isinstance(left.type, VectorType):
            result = vector(left.type.count, I1)
        opcode = "fcmp" if floating else "icmp"
        return self.insert(ins.Compare(opcode, predicate, left, right, result, name))

    def cast(self, opcode: str, value: Value, type_: Type, name: str = "") -> Value:
        if value.type is type_:
            return value
        return self.insert(ins.Cast(opcode, value, type_, name))

    def select(self, condition: Value, yes: Value, no: Value, name: str = "") -> Value:
        return self.insert(ins.Select(condition, yes, no, name))

    # ---- memory --------------------------------------------------------------------------------------------
    def alloca(self, type_: Type, name: str = "", count: Value | None = None, alignment: int = 0) -> ins.Alloca:
        return self.insert(ins.Alloca(type_, count or i32(1), pointer(), alignment, name))

    def load(self, type_: Type, address: Value, name: str = "", alignment: int = 0) -> ins.Load:
        return self.insert(ins.Load(type_, address, alignment, name))

    def store(self, value: Value, address: Value, alignment: int = 0) -> ins.Store:
        return self.insert(ins.Store(VOID, value, address, alignment))

    def gep(self, source_type: Type, base: Value, indices: Sequence[Value | int], name: str = "") -> Value:
        """`inbounds` is left out: an address that a derivative computes early may lie outside."""
        values = [i64(index) if isinstance(index, int) else index for index in indices]
        return self.insert(ins.GetElementPtr(source_type, base, values, base.type, name))

    # ---- aggregates ----------------------------------------------------------------------------------------
    def extract_value(self, aggregate: Value, path: Sequence[int] | int, name: str = "") -> Value:
        path = (path,) if isinstance(path, int) else tuple(path)
        type_ = aggregate.type
        for index in path:
            type_ = element_type(type_, index)
        return self.insert(ins.ExtractValue(aggregate, path, type_, name))

    def insert_value(self, aggregate: Value, value: Value, path: Sequence[int] | int, name: str = "") -> Value:
        path = (path,) if isinstance(path, int) else tuple(path)
        return self.insert(ins.InsertValue(aggregate, value, path, name))

    # ---- control -------------------------------------------------------------------------------------------
    def phi(self, type_: Type, name: str = "") -> ins.Phi:
        """A phi after the phis that the current block already has."""
        assert self.block is not None
        made = ins.Phi(type_, name)
        made.origin = self.origin
        self.block.insert(len(self.block.phis), made)
        return made

    def branch(self, target: Block) -> ins.Branch:
        return self.insert(ins.Branch(VOID, [], [target]))

    def branch_if(self, condition: Value, yes: Block, no: Block) -> ins.Branch:
        return self.insert(ins.Branch(VOID, [condition], [yes, no]))

    def switch(self, value: Value, default: Block, cases: Sequence[tuple[int, Block]]) -> ins.Switch:
        targets = [default, *(block for _, block in cases)]
        constants = [constant_int(value.type, number) for number, _ in cases]
        return self.insert(ins.Switch(VOID, value, targets, constants))

    def ret(self, value: Value | None = None) -> ins.Return:
        return self.insert(ins.Return(VOID, [value] if value is not None else []))

    def unreachable(self) -> ins.Unreachable:
        return self.insert(ins.Unreachable(VOID, []))

    # ---- calls ---------------------------------------------------------------------------------------------
    def call(
        self, callee: Value, arguments: Sequence[Value], type_: FunctionType | None = None, name: str = ""
    ) -> ins.Call:
        """A call; `type_` is needed only where the callee is not a function."""
        if type_ is None:
            assert isinstance(callee, Function), "an indirect call needs its type"
            type_ = function_type_of(callee)
        flags = self.fast if is_float(type_.result) else ()
        return self.insert(ins.Call(type_, callee, arguments, name, flags))

    def call_declared(self, name: str, result: Type, arguments: Sequence[Value], label: str = "") -> ins.Call:
        """A call of the function of that name, which is declared on first use."""
        types = [argument.type for argument in arguments]
        return self.call(self.module.declare(name, result, types), arguments, function_type(result, types), label)

    def intrinsic(self, stem: str, overloads: Sequence[Type], result: Type, arguments: Sequence[Value]) -> ins.Call:
        """A call of `llvm.STEM.<overloads>`, declared on first use."""
        name = ".".join([f"llvm.{stem}", *(mangled(t) for t in overloads)])
        return self.call_declared(name, result, arguments)


def mangled(type_: Type) -> str:
    """How LLVM spells a type inside an intrinsic's name: f64, v4f32, i32, p0."""
    match type_:
        case VectorType(count=count, element=element):
            return f"v{count}{mangled(element)}"
        case FloatType(name=name):
            short = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "x86_fp80": "f80"}
            return short.get(name) or {"fp128": "f128", "ppc_fp128": "ppcf128"}[name]
        case IntegerType(bits=bits):
            return f"i{bits}"
        case _:
            return f"p{getattr(type_, 'address_space', 0)}"


__all__ = [
    "FAST_MATH", "FLOATS", "Builder", "Poison", "Undef", "false", "float_constant", "i32", "i64", "is_zero", "mangled",
    "scalar_of", "true", "zero",
]  # fmt: skip
