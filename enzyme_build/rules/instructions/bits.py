"""Calls that only move integers: rotations and byte swaps put their bits into another order, extremes choose one."""

from __future__ import annotations

import re

from enzyme_build.ir import Call, ConstantInt, IntegerType
from enzyme_build.rules.applied import callee_name

EXTREME = re.compile(r"llvm\.([su])(max|min)\.")
NAME = re.compile(r"llvm\.(fshl|fshr|bswap)\.i\d+")


def bit_order(call: Call) -> list[tuple[int, int, int]] | None:
    """(argument, first bit, number of bits) of each stretch of the result, the lowest first; None if it is not one."""
    match = NAME.fullmatch(callee_name(call) or "")
    if match is None or not isinstance(call.type, IntegerType):
        return None
    bits = call.type.bits
    if match[1] == "bswap":
        return [(0, start, 8) for start in range(bits - 8, -8, -8)]
    amount = call.arguments[2]
    if not isinstance(amount, ConstantInt):
        return None
    by = amount.value % bits
    up = by if match[1] == "fshl" else bits - by  # the high argument is shifted up by so many bits
    if up % bits == 0:
        return [(0 if match[1] == "fshl" else 1, 0, bits)]
    return [(1, bits - up, up), (0, 0, bits - up)]


def choice(call: Call) -> str | None:
    """The comparison (first, second) by which the call chooses its first argument; None if it is no integer extreme."""
    match = EXTREME.match(callee_name(call) or "")
    return None if match is None else match[1] + ("gt" if match[2] == "max" else "lt")
