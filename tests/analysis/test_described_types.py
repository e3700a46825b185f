"""What pointers lead to, by the types of the variables that hold them."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.described_types import pointed_layout
from enzyme_build.ir import DOUBLE, I8, I32, PTR, parse_module

TEXT = """
define void @f(ptr %s, ptr %u, ptr %d, ptr %v, ptr %b) !dbg !10 {
    #dbg_value(ptr %s, !20, !DIExpression(), !11)
    #dbg_value(ptr %u, !21, !DIExpression(), !11)
    #dbg_value(ptr %d, !22, !DIExpression(), !11)
    #dbg_value(ptr %v, !23, !DIExpression(), !11)
    #dbg_value(ptr %b, !24, !DIExpression(), !11)
  ret void
}
!1 = !DIFile(filename: "a.c", directory: "")
!2 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6, !7, !8}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !2, size: 64, offset: 0)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "n", baseType: !3, size: 32, offset: 64)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "p", baseType: !14, size: 64, offset: 128)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "state", elements: !5, size: 192)
!10 = distinct !DISubprogram(name: "f", file: !1)
!11 = !DILocation(line: 1, scope: !10)
!12 = !DICompositeType(tag: DW_TAG_union_type, name: "either", elements: !5, size: 192)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!20 = !DILocalVariable(name: "s", scope: !10, type: !13)
!21 = !DILocalVariable(name: "u", scope: !10, type: !15)
!22 = !DILocalVariable(name: "d", scope: !10, type: !14)
!23 = !DILocalVariable(name: "v", scope: !10, type: !16)
!24 = !DILocalVariable(name: "b", scope: !10, type: !17)
"""
STATE = {0: DOUBLE, 8: I32, 16: PTR}


@pytest.mark.parametrize(
    ("names", "size", "expected"),
    [
        ("s", 24, STATE),
        ("sv", 24, STATE),  # what is behind the other one is not said
        ("s", 48, None),  # perhaps a part of something else
        ("s", None, None),
        ("u", 24, None),  # either member
        ("d", None, {0: DOUBLE}),
        ("d", 24, {0: DOUBLE, 8: DOUBLE, 16: DOUBLE}),
        ("sd", 24, None),  # they say different things
        ("v", 24, None),
        ("b", 24, None),  # bytes may be of anything
    ],
)
def test_pointed_layout(names: str, size: int | None, expected: dict[int, object] | None) -> None:
    function = parse_module(TEXT).functions["f"]
    pointers = [a for a in function.arguments if a.name in names]
    found = pointed_layout(function, pointers, size)
    assert (dict(found.within(size or 1)) if found is not None else None) == expected


@pytest.mark.parametrize(
    ("start", "size", "expected"),
    [
        (8, 16, {0: I32, 8: PTR}),
        (8, 4, {0: I32}),
        (16, 8, {0: PTR}),
        (4, 12, None),  # half a number
        (16, 16, None),  # and what lies behind the struct
    ],
)
def test_a_part_of_a_struct(start: int, size: int, expected: dict[int, object] | None) -> None:
    part = f"  %part = getelementptr i8, ptr %s, i64 {start}\n  ret void"
    function = parse_module(TEXT.replace("  ret void", part)).functions["f"]
    found = pointed_layout(function, [next(i for i in function.instructions() if i.name == "part")], size)
    assert (dict(found.within(size)) if found is not None else None) == expected


@pytest.mark.parametrize(
    ("element", "count", "expected"),
    [
        (4, 512, {0: DOUBLE, 8: I8, 520: I32}),  # a long text
        (2, 64, {0: DOUBLE, **{8 + 8 * k: DOUBLE for k in range(64)}, 520: I32}),
        (2, 65, None),
    ],
)
def test_a_struct_with_a_long_array(element: int, count: int, expected: dict[int, object] | None) -> None:
    size = count * (8 if element == 4 else 64)
    text = (
        TEXT.replace("offset: 64", f"offset: {64 + size}")
        .replace("size: 192", f"size: {128 + size}")
        .replace(
            '!8 = !DIDerivedType(tag: DW_TAG_member, name: "p", baseType: !14, size: 64, offset: 128)',
            f'!8 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !25, size: {size}, offset: 64)',
        )
    )
    text += f"!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !{element}, size: {size})\n"
    function = parse_module(text).functions["f"]
    bytes_ = (128 + size) // 8
    found = pointed_layout(function, function.arguments[:1], bytes_)
    assert (dict(found.within(bytes_)) if found is not None else None) == expected
