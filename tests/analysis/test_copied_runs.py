"""Copies of so many elements as somebody says: what they tell of both ends, and what they do not join."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.module_types import ModuleTypes
from enzyme_build.analysis.shapes import Program
from enzyme_build.ir import DOUBLE, FLOAT, PTR, Type, parse_module
from tests.analysis.reading import value

PROGRAM = """
define void @f(ptr %a, ptr %b, i64 %n) {{
  %element = getelementptr double, ptr %a, i64 %n
  %x = load double, ptr %element
  {copy}
  %place = getelementptr i8, ptr %b, i64 64
  %counter = load i32, ptr %place, !tbaa !1
  %beside = getelementptr i8, ptr %a, i64 64
  {beside}
  ret void
}}
define internal void @copy(ptr %to, ptr %from, i64 %n) {{
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  ret void
}}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{{!"Simple C/C++ TBAA"}}
!1 = !{{!2, !2, i64 0}}
!2 = !{{!"int", !0, i64 0}}
"""

HERE = "call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 {}, i1 false)"
BY_BYTES, BY_DOUBLES, BY_FLOATS = (f"%bytes = shl i64 %n, {bits}\n  {HERE.format('%bytes')}" for bits in (0, 3, 2))
BY_RECORDS = f"%bytes = mul i64 %n, 24\n  {HERE.format('%bytes')}"
IN_CALLEE = "%bytes = shl i64 %n, 3\n  call void @copy(ptr %b, ptr %a, i64 %bytes)"


def seen_at(copy: str, name: str, beside: str = "") -> set[Type]:
    module = parse_module(PROGRAM.format(copy=copy, beside=beside))
    bodies = tuple(f for f in module.functions.values() if not f.is_declaration)
    function = module.functions["f"]
    types = ModuleTypes(program=lambda: Program(bodies, frozenset({function})))
    return {s.leaf for s in types.shapes.sightings(function, [value(function, name)], 4)}


@pytest.mark.parametrize("copy", [BY_BYTES, BY_DOUBLES, BY_FLOATS, BY_RECORDS])
def test_both_ends_hold_the_same_numbers(copy: str) -> None:
    assert seen_at(copy, "b") == {DOUBLE}


@pytest.mark.parametrize(("copy", "are_one"), [(BY_BYTES, True), (BY_DOUBLES, False), (BY_RECORDS, True)])
def test_what_lies_behind_arrays_is_not_copied(copy: str, are_one: bool) -> None:
    beside = "%address = load ptr, ptr %beside"
    assert (PTR in seen_at(copy, "place", beside)) is are_one


def test_addresses_as_wide_as_numbers_are_copied_with_what_they_lead_to() -> None:
    beside = "%one = load ptr, ptr %a\n  %far = load float, ptr %one\n  %other = load ptr, ptr %b"
    assert seen_at(BY_DOUBLES, "other", beside) == {FLOAT}
