"""Floating constants: our text is LLVM's number, in every floating type."""

from __future__ import annotations

import math

import llvmlite.binding as llvm
import pytest

from enzyme_build.ir import DOUBLE, FLOATS, float_constant, float_text, float_value, is_zero

NUMBERS = [0.0, -0.0, 1.0, -2.5, math.pi, 1e-310, 5e-324, 65504.0, 1e-5, 1e300, math.inf, -math.inf]


@pytest.mark.parametrize("kind", [kind for kind in FLOATS if kind != "ppc_fp128"])
def test_llvm_reads_what_we_write(kind: str) -> None:
    lines = [f"@c{index} = constant {kind} {float_text(kind, value)}" for index, value in enumerate(NUMBERS)]
    module = llvm.parse_assembly("\n".join(lines), llvm.create_context())
    module.verify()
    for value, variable in zip(NUMBERS, module.global_variables):
        text = str(variable).split(f"constant {kind} ")[1].strip()
        assert float_value(kind, text) == float_value(kind, float_text(kind, value))
        if kind in ("double", "x86_fp80", "fp128"):
            assert float_value(kind, text) == value


def test_narrow_types_round_and_overflow() -> None:
    assert float_value("float", float_text("float", 0.1)) == 0.10000000149011612
    assert float_value("half", float_text("half", 0.1)) == 0.0999755859375
    assert float_value("bfloat", float_text("bfloat", 1 + 2**-7)) == 1 + 2**-7
    assert float_value("half", float_text("half", 1e300)) == math.inf
    assert math.isnan(float_value("x86_fp80", float_text("x86_fp80", math.nan)))


@pytest.mark.parametrize("kind", list(FLOATS))
def test_only_positive_zero_is_zero(kind: str) -> None:
    assert is_zero(float_constant(FLOATS[kind], 0.0))
    assert not is_zero(float_constant(FLOATS[kind], -0.0)) and not is_zero(float_constant(FLOATS[kind], 1.0))
    assert DOUBLE is FLOATS["double"]
