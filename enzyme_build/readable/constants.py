"""Constants of LLVM as C writes them: expressions, and initial values of globals."""

from __future__ import annotations

import math
import struct
from fractions import Fraction

from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    Constant,
    ConstantAggregate,
    ConstantData,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    Poison,
    Undef,
    float_value,
)
from enzyme_build.readable.c_types import CType, Types
from enzyme_build.readable.expressions import ATOM, UNARY, Expression, text

_SUFFIXES = {"float": "f", "long double": "L", "__float128": "Q"}


def integer_text(value: int, type_: CType) -> Expression:
    """An integer; the least of a type is no literal in C."""
    if type_.bits == 1:
        return text("true" if value else "false", type_)
    if type_.bits > 64 and abs(value) >= 1 << 63:
        raise UnsupportedError("C has no literals of 128 bits")
    if value == -(1 << 63):
        return text("INT64_MIN", type_)
    if value == -(1 << 31) and type_.bits == 32:
        return text("INT32_MIN", type_)
    suffix = "" if abs(value) < 1 << 31 else "LL"
    return text(f"{value}{suffix}", type_, ATOM if value >= 0 else UNARY)


def float_text(constant: ConstantFloat, type_: CType) -> Expression:
    """A floating constant, to the last bit."""
    kind = str(constant.type)
    value = float_value(kind, constant.text)
    if kind == "x86_fp80":
        return _wide(constant.text, value, type_)
    if kind == "fp128" and Fraction(value) and not math.isfinite(value):
        raise UnsupportedError("a constant of 128 bits is too large for a double")
    if math.isnan(value):
        return text("(float)NAN" if type_.name == "float" else "NAN", type_, UNARY)
    if math.isinf(value):
        return text("INFINITY" if value > 0 else "-INFINITY", type_, UNARY)
    if type_.name in ("_Float16", "__bf16"):
        return text(f"({type_.name}){value!r}", type_, UNARY)
    written = repr(value)
    if type_.name == "float":
        written = _shortest_float(value)
    return text(written + _SUFFIXES.get(type_.name, ""), type_, ATOM if math.copysign(1, value) > 0 else UNARY)


def _shortest_float(value: float) -> str:
    """The shortest decimal that reads back as the same float."""
    texts = (f"{value:.{digits}g}" for digits in range(1, 10))
    written = next((t for t in texts if struct.unpack("f", struct.pack("f", float(t)))[0] == value), repr(value))
    return written if any(c in written for c in ".e") else f"{written}.0"


def _wide(written: str, value: float, type_: CType) -> Expression:
    """An 80-bit constant by its 64 bits of mantissa."""
    if not written.startswith("0xK"):
        return text(f"{value!r}L", type_)
    bits = int(written[3:], 16)
    exponent, mantissa = bits >> 64 & 0x7FFF, bits & (1 << 64) - 1
    sign = "-" if bits >> 79 else ""
    if exponent == 0x7FFF:
        return text("NAN" if mantissa & (1 << 63) - 1 else f"{sign}INFINITY", type_, UNARY)
    if mantissa == 0:
        return text(f"{sign}0.0L", type_, UNARY if sign else ATOM)
    if (
        math.isfinite(value)
        and value
        and Fraction(mantissa) * Fraction(2) ** (exponent - 16446) == abs(Fraction(value))
    ):
        return text(f"{value!r}L", type_, UNARY if sign else ATOM)
    return text(f"{sign}0x{mantissa:X}p{exponent - 16446:+d}L", type_, UNARY if sign else ATOM)


def zero_text(type_: CType) -> Expression:
    """Zero of a type, as an expression."""
    match type_.kind:
        case "pointer":
            return text("NULL", type_)
        case "struct" | "vector":
            return text(f"({type_.name}){{0}}", type_)
        case "float":
            return text({"float": "0.0f", "long double": "0.0L"}.get(type_.name, "0.0"), type_)
        case _:
            return text("false" if type_.bits == 1 else "0", type_)


def plain_constant(constant: Constant, types: Types) -> Expression | None:
    """The expression of a constant without addresses in it; None for others."""
    match constant:
        case ConstantInt(value=value):
            return integer_text(value, types.of(constant.type))
        case ConstantFloat():
            return float_text(constant, types.of(constant.type))
        case ConstantNull() | Undef() | Poison():
            return zero_text(types.value(constant.type))
        case _:
            return None


def string_text(constant: ConstantData) -> str:
    """`"text"` of bytes that end with one zero, else a list of numbers."""
    data = constant.data
    if data[-1:] != b"\0" or b"\0" in data[:-1] or any(byte < 32 and byte not in b"\n\t" for byte in data[:-1]):
        return "{" + ", ".join(str(byte - 256 if byte > 127 else byte) for byte in data) + "}"
    names = {ord("\n"): "\\n", ord("\t"): "\\t", ord('"'): '\\"', ord("\\"): "\\\\", ord("?"): "\\?"}
    return '"' + "".join(names.get(b) or (chr(b) if 32 <= b < 127 else f"\\{b:03o}") for b in data[:-1]) + '"'


def is_zero_constant(constant: Constant) -> bool:
    """Whether all its bytes are zero, or do not matter."""
    match constant:
        case ConstantInt(value=value):
            return value == 0
        case ConstantNull() | Undef() | Poison():
            return True
        case ConstantFloat():
            return (
                float_value(str(constant.type), constant.text) == 0
                and "-" not in constant.text
                and not (constant.text.startswith("0x8"))
            )
        case ConstantAggregate(elements=elements):
            return all(map(is_zero_constant, elements))
        case _:
            return False
