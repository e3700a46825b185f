"""What callers keep where a function copies into memory of its own is there, too."""

from __future__ import annotations

import pytest

from enzyme_build.ir import DOUBLE, I64, PTR
from tests.analysis.reading import value
from tests.analysis.test_shapes import program_of

_PROGRAM = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr %kept, double %x) {{
  %one = alloca [16 x i8]
  store i64 3, ptr %one
  %second = getelementptr i8, ptr %one, i64 8
  store double %x, ptr %second
  call void @add(ptr %kept, ptr %one)
  ret void
}}
define internal void @add(ptr %to, ptr %from) {{
  %copy = alloca [16 x i8]
  {copies}
  call void @put(ptr %to, ptr %copy)
  ret void
}}
define internal void @put(ptr %to, ptr %from) {{
  %own = alloca [16 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %own, ptr %from, i64 16, i1 false)
  call void @take(ptr %to, ptr %own)
  ret void
}}
define internal void @take(ptr %to, ptr %from) {{
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 16, i1 false)
  ret void
}}
"""
_WHOLE = "call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %from, i64 16, i1 false)"
_PARTS = """
  %half = getelementptr i8, ptr %from, i64 8
  %other = getelementptr i8, ptr %copy, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %from, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %other, ptr %half, i64 8, i1 false)"""
_NOTHING = "store ptr null, ptr %copy"


def test_copies_bring_what_callers_keep() -> None:
    module, types = program_of(_PROGRAM.format(copies=_WHOLE))
    put = module.functions["put"]
    layout = types.shapes.layout(put, [value(put, "own")], 16)
    assert layout is not None and layout.leaves == ((0, I64), (8, DOUBLE))


@pytest.mark.parametrize("copies, expected", [(_WHOLE, {DOUBLE}), (_NOTHING, {PTR})])
def test_what_is_seen_in_a_copy(copies: str, expected: set[object]) -> None:
    module, types = program_of(_PROGRAM.format(copies=copies))
    put = module.functions["put"]
    assert {seen.leaf for seen in types.shapes.sightings(put, [value(put, "own")], 16)} == expected


def test_where_parts_are_brought_nothing_is_concluded_from_what_is_missing() -> None:
    module, types = program_of(_PROGRAM.format(copies=_PARTS))
    put = module.functions["put"]
    layout = types.shapes.layout(put, [value(put, "own")], 16)
    assert layout is None or DOUBLE in {leaf for _, leaf in layout.leaves}
