"""Which kinds of numbers the debug information of some functions declares."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.declared_numbers import DeclaredNumbers
from enzyme_build.ir import parse_module

TEXT = """
define void @doubles(ptr %p) !dbg !10 {
  ret void, !dbg !11
}
define void @floats(ptr %p) !dbg !12 {
  ret void, !dbg !13
}
define void @inlines(ptr %p) !dbg !14 {
  store i32 0, ptr %p, !dbg !16
  ret void, !dbg !15
}
define void @calls_back(ptr %p) !dbg !17 {
  ret void, !dbg !18
}
define void @silent(ptr %p) {
  ret void
}
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)
!1 = !DIFile(filename: "a.c", directory: "")
!2 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "real", baseType: !3)
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "small", elements: !30)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !8)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !4)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2)
!10 = distinct !DISubprogram(name: "doubles", file: !1, type: !20, unit: !0)
!11 = !DILocation(line: 1, scope: !10)
!12 = distinct !DISubprogram(name: "floats", file: !1, type: !21, unit: !0)
!13 = !DILocation(line: 1, scope: !12)
!14 = distinct !DISubprogram(name: "inlines", file: !1, type: !20, unit: !0)
!15 = !DILocation(line: 1, scope: !14)
!16 = !DILocation(line: 1, scope: !19, inlinedAt: !15)
!17 = distinct !DISubprogram(name: "calls_back", file: !1, type: !24, unit: !0)
!18 = !DILocation(line: 1, scope: !17)
!19 = distinct !DILexicalBlock(scope: !22, file: !1)
!20 = !DISubroutineType(types: !31)
!21 = !DISubroutineType(types: !32)
!22 = distinct !DISubprogram(name: "inlined", file: !1, type: !20, unit: !0)
!23 = !DILocalVariable(name: "v", scope: !19, file: !1, type: !8)
!24 = !DISubroutineType(types: !33)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21)
!30 = !{!6, !7}
!31 = !{null, !9}
!32 = !{null, !8}
!33 = !{null, !25}
"""


@pytest.mark.parametrize(
    ("function", "expected"),
    [
        ("doubles", frozenset()),
        ("floats", {32}),  # a parameter leads to a struct with a float
        ("inlines", {32}),  # so does a variable of what was inlined
        ("calls_back", {32}),  # so does what a callback takes
        ("silent", None),  # nothing is known
    ],
)
def test_others(function: str, expected: frozenset[int] | None) -> None:
    module = parse_module(TEXT)
    assert DeclaredNumbers(module).others([module.functions[function]]) == expected


def test_globals_count() -> None:
    array = "!DICompositeType(tag: DW_TAG_array_type, baseType: !3)"
    module = parse_module(TEXT + f'!26 = distinct !DIGlobalVariable(name: "g", type: !27)\n!27 = {array}\n')
    assert DeclaredNumbers(module).others([module.functions["doubles"]]) == {32}


@pytest.mark.parametrize(("bits", "expected"), [(128, frozenset()), (64, {32}), (256, {128})])
def test_complex_numbers_are_two(bits: int, expected: frozenset[int]) -> None:
    text = f"""
!40 = !DIBasicType(name: "complex", size: {bits}, encoding: DW_ATE_complex_float)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_M_value", baseType: !40)
!42 = !DICompositeType(tag: DW_TAG_class_type, name: "complex", elements: !43)
!43 = !{{!41}}
!44 = distinct !DIGlobalVariable(name: "g", type: !42)
"""
    module = parse_module(TEXT + text)
    assert DeclaredNumbers(module).others([module.functions["doubles"]]) == expected


@pytest.mark.parametrize("encoding", ["DW_ATE_decimal_float", "DW_ATE_imaginary_float"])
def test_other_formats_are_no_doubles(encoding: str) -> None:
    text = f"""
!40 = !DIBasicType(name: "other", size: 64, encoding: {encoding})
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40)
!42 = distinct !DIGlobalVariable(name: "g", type: !41)
"""
    module = parse_module(TEXT + text)
    assert DeclaredNumbers(module).others([module.functions["doubles"]]) == {1}


@pytest.mark.parametrize("kind", ["NoDebug", "LineTablesOnly"])
def test_places_in_the_source_declare_nothing(kind: str) -> None:
    module = parse_module(TEXT.replace("file: !1)\n!1 =", f"file: !1, emissionKind: {kind})\n!1 ="))
    assert DeclaredNumbers(module).others([module.functions["doubles"]]) is None
