"""LLVM's text for operands: local values by name, constants written out."""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_build.ir.constants import CASTS
from enzyme_build.ir.naming import Names, quoted
from enzyme_build.ir.types import FloatType, IntegerType, PointerType, StructType, Type, VectorType, struct_body
from enzyme_build.ir.values import (
    Constant,
    ConstantAggregate,
    ConstantData,
    ConstantExpression,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    GlobalValue,
    InlineAsm,
    MetadataOperand,
    OtherConstant,
    Poison,
    Undef,
    Value,
)

_FLOAT_ZEROS = {
    "half": "0xH0000",
    "bfloat": "0xR0000",
    "x86_fp80": "0xK00000000000000000000",
    "fp128": "0xL00000000000000000000000000000000",
    "ppc_fp128": "0xM00000000000000000000000000000000",
}


class OperandPrinter:
    """Prints operands with the names of one function."""

    __slots__ = ("_types", "names")

    def __init__(self, names: Names):
        self.names = names
        self._types: dict[Type, str] = {}

    def type(self, type_: Type) -> str:
        found = self._types.get(type_)
        if found is None:
            found = self._types[type_] = str(type_)
        return found

    def typed(self, value: Value) -> str:
        if isinstance(value, Constant):
            return f"{self.type(value.type)} {constant_text(value)}"
        return f"{self.type(value.type)} {self.names.reference(value)}"

    def value(self, value: Value) -> str:
        if isinstance(value, MetadataOperand):
            return self._metadata(value)
        return constant_text(value) if isinstance(value, Constant) else self.names.reference(value)

    def typed_or_metadata(self, value: Value) -> str:
        return f"metadata {self._metadata(value)}" if isinstance(value, MetadataOperand) else self.typed(value)

    def _metadata(self, operand: MetadataOperand) -> str:
        if operand.value is None:
            return operand.text
        known = self.names.knows(operand.value)
        return self.typed(operand.value) if known else f"{operand.value.type} poison"


def typed_constant_text(constant: Constant) -> str:
    """`type value`."""
    return f"{constant.type} {constant_text(constant)}"


def constant_text(constant: Constant) -> str:
    """LLVM's text for a constant, without its type."""
    match constant:
        case GlobalValue(name=name):
            return "@" + quoted(name)
        case ConstantInt(type=IntegerType(bits=1), value=value):
            return "true" if value else "false"
        case ConstantInt(value=value):
            return str(value)
        case ConstantFloat(text=text) | ConstantData(text=text) | OtherConstant(text=text) | InlineAsm(text=text):
            return text
        case ConstantNull(type=type_):
            return _zero_text(type_)
        case Poison():
            return "poison"
        case Undef():
            return "undef"
        case ConstantAggregate():
            return _aggregate_text(constant)
        case ConstantExpression():
            return _expression_text(constant)
        case MetadataOperand(text=text):
            return text
        case _:
            raise TypeError(f"a {type(constant).__name__} has no text")


def _zero_text(type_: Type) -> str:
    if isinstance(type_, PointerType):
        return "null"
    if isinstance(type_, FloatType):
        return _FLOAT_ZEROS.get(type_.name, "0.000000e+00")
    return "0" if isinstance(type_, IntegerType) else "zeroinitializer"


def _typed_list(constants: Iterable[Constant]) -> str:
    return ", ".join(map(typed_constant_text, constants))


def _aggregate_text(constant: ConstantAggregate) -> str:
    if not constant.elements:
        return "zeroinitializer"
    inner = _typed_list(constant.elements)
    if isinstance(constant.type, VectorType):
        return f"<{inner}>"
    body: StructType | None = struct_body(constant.type)
    if body is None:
        return f"[{inner}]"
    return f"<{{ {inner} }}>" if body.packed else f"{{ {inner} }}"


def _expression_text(constant: ConstantExpression) -> str:
    words = " ".join([constant.opcode, *constant.flags])
    inner = _typed_list(constant.operands)
    if constant.opcode in CASTS:
        inner += f" to {constant.type}"
    elif constant.source_type is not None:
        inner = f"{constant.source_type}, {inner}"
    return f"{words} ({inner})"
