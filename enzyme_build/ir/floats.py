"""LLVM's text for floating constants, and back.

double and float are written as the 64-bit pattern of the double (float values are exactly representable);
half `0xH`, bfloat `0xR`, x86_fp80 `0xK`, fp128 `0xL` by their own bits (LangRef, "Simple Constants").
"""

from __future__ import annotations

import math
import struct


def float_text(kind: str, value: float) -> str:
    """LLVM's constant text for `value`, rounded to the floating type `kind`."""
    value = _within(kind, value)
    if kind == "half":
        return "0xH" + struct.pack(">e", value).hex().upper()
    if kind == "bfloat":
        bits = struct.unpack(">I", struct.pack(">f", value))[0]
        return f"0xR{(bits + 0x8000 >> 16) & 0xFFFF:04X}"
    if kind == "x86_fp80":
        return f"0xK{_wide_bits(value, 63, explicit_one=True):020X}"
    if kind == "fp128":
        bits = _wide_bits(value, 112, explicit_one=False)
        return f"0xL{bits & (1 << 64) - 1:016X}{bits >> 64:016X}"
    if kind == "ppc_fp128":
        return "0xM" + struct.pack(">d", value).hex().upper() + "0" * 16
    if kind == "float":
        value = struct.unpack(">f", struct.pack(">f", value))[0]
    return "0x" + struct.pack(">d", value).hex().upper()


def _within(kind: str, value: float) -> float:
    """`value`, or infinity where the type is too narrow for it."""
    try:
        struct.pack({"half": ">e", "float": ">f", "bfloat": ">f"}.get(kind, ">d"), value)
    except OverflowError:
        return math.copysign(math.inf, value)
    return value


def _wide_bits(value: float, fraction_bits: int, explicit_one: bool) -> int:
    """The bits of a double widened to a 15-bit exponent format."""
    sign = 1 if math.copysign(1.0, value) < 0 else 0
    width = fraction_bits + (1 if explicit_one else 0)
    if value == 0.0:
        return sign << (width + 15)
    if math.isinf(value) or math.isnan(value):
        fraction = (1 << fraction_bits - 1) if math.isnan(value) else 0
        exponent = 0x7FFF
    else:
        mantissa, power = math.frexp(abs(value))  # mantissa in [0.5, 1)
        exponent = power - 1 + 16383
        fraction = int(mantissa * 2**53) - 2**52 << fraction_bits - 52
    one = (1 << fraction_bits) if explicit_one else 0
    return (sign << 15 | exponent) << width | one | fraction


def float_value(kind: str, text: str) -> float:
    """The nearest double of LLVM's constant text in the floating type `kind`."""
    if not text.startswith("0x"):
        return float(text)
    if text.startswith("0xH"):
        return struct.unpack(">e", bytes.fromhex(text[3:]))[0]
    if text.startswith("0xR"):
        return struct.unpack(">f", bytes.fromhex(text[3:] + "0000"))[0]
    if text.startswith("0xK"):
        bits = int(text[3:], 16)
        return _narrow(bits >> 79, bits >> 64 & 0x7FFF, bits & (1 << 64) - 1, 63)
    if text.startswith("0xL"):
        bits = int(text[3:19], 16) | int(text[19:], 16) << 64
        exponent = bits >> 112 & 0x7FFF
        return _narrow(bits >> 127, exponent, bits & (1 << 112) - 1 | (1 << 112 if exponent else 0), 112)
    return struct.unpack(">d", bytes.fromhex(text[2:].removeprefix("M")[:16].rjust(16, "0")))[0]


def _narrow(sign: int, exponent: int, mantissa: int, fraction_bits: int) -> float:
    if exponent == 0x7FFF:
        magnitude = math.inf if mantissa & (1 << fraction_bits) - 1 == 0 else math.nan
    else:
        try:
            magnitude = math.ldexp(mantissa, exponent - 16383 - fraction_bits)
        except OverflowError:
            magnitude = math.inf
    return -magnitude if sign else magnitude
