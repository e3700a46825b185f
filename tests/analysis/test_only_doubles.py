"""Whether a program keeps doubles alone, and where they lie."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.only_doubles import are_doubles_aligned, only_doubles, size_of_number, unaligned_numbers
from enzyme_build.ir import Load, Store
from tests.analysis.reading import function_in


@pytest.mark.parametrize(
    ("access", "are_alone", "are_aligned"),
    [
        ("%v = load double, ptr %p, align 8", True, True),
        ("%v = load double, ptr %p, align 1", True, False),
        ("store double 1.0, ptr %p, align 4", True, False),
        ("%v = load <2 x double>, ptr %p, align 1", True, True),  # from any element on
        ("%v = load i64, ptr %p, align 1", True, True),
        ("%v = load float, ptr %p, align 4", False, True),
        ("store <4 x float> zeroinitializer, ptr %p, align 1", False, True),
        ("%v = load x86_fp80, ptr %p, align 16", False, True),
    ],
)
def test_accesses(access: str, are_alone: bool, are_aligned: bool) -> None:
    function = function_in(f"define void @f(ptr %p) {{\n  {access}\n  ret void\n}}\n")
    assert only_doubles([function]) is are_alone
    assert are_doubles_aligned([function]) is are_aligned


@pytest.mark.parametrize(
    ("access", "size", "is_number"),
    [
        ("%v = load double, ptr %p, align 1", 8, True),
        ("store float 1.0, ptr %p, align 2", 4, True),
        ("%v = load i64, ptr %p, align 4\n  %w = bitcast i64 %v to double", 8, True),
        ("%v = load i64, ptr %p, align 4\n  store i64 %v, ptr %q, align 8", 8, False),  # it may be one
        ("%v = load i64, ptr %p, align 4\n  %w = add i64 %v, 1", 0, False),
        ("%v = load i16, ptr %p, align 1", 0, False),
        ("%v = load double, ptr %p, align 8", 8, False),
    ],
)
def test_what_may_lie_at_odd_places(access: str, size: int, is_number: bool) -> None:
    function = function_in(f"define void @f(ptr %p, ptr %q) {{\n  {access}\n  ret void\n}}\n")
    first = next(function.instructions())
    assert isinstance(first, (Load, Store)) and size_of_number(first) == size
    assert list(unaligned_numbers(function)) == ([first] if is_number else [])
