"""Whether numbers as long as an integer lie in memory: Fortran's integers are told from numbers where none do."""

from __future__ import annotations

import pytest

from enzyme_build.differentiate.fortran_integers import has_single_precision
from enzyme_build.ir import parse_module

PROGRAM = """
define double @f(ptr %x, i32 %n) {
  BODY
  %v = load double, ptr %x
  ret double %v
}
define void @moves_all_kinds(ptr %x) #0 {
  %v = load float, ptr %x
  store float %v, ptr %x
  ret void
}
declare float @llvm.powi.f32.i32(float, i32)
declare void @take(i8)
attributes #0 = { "enzyme_fortran_runtime" }
"""


@pytest.mark.parametrize("is_parsed", [False, True])
@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("", False),
        ("%p = call float @llvm.powi.f32.i32(float 1.0e1, i32 %n)\n  %w = fpext float %p to double", False),
        ("%s = load float, ptr %x", True),
        ("store float 1.0, ptr %x", True),
    ],
)
def test_a_literal_s_power_is_no_number_in_memory(body: str, expected: bool, is_parsed: bool) -> None:
    module = parse_module(PROGRAM.replace("BODY", body))
    if is_parsed:
        assert module.functions["f"].blocks
    assert has_single_precision(f for f in module.functions.values() if not f.is_declaration) is expected


def test_a_descriptor_s_kind_says_so_too() -> None:
    module = parse_module(PROGRAM.replace("BODY", "call void @take(i8 27)"))
    assert has_single_precision(f for f in module.functions.values() if not f.is_declaration)
