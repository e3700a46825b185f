"""Places, variables and type-based alias information, read from metadata as clang writes it."""

from __future__ import annotations

from enzyme_build.errors import SourceLocation
from enzyme_build.ir import (
    Builder,
    Module,
    function_location,
    inlined_at_chain,
    location_of,
    metadata_node,
    parse_module,
    source_variable,
    tbaa_access,
    tbaa_ancestors,
    tbaa_fields,
    tbaa_struct,
)

SOURCE = r"""
define double @scale(double %0, ptr %p) !dbg !4 {
    #dbg_value(double %0, !9, !DIExpression(), !6)
  %2 = fmul double %0, %0, !dbg !6
  %3 = fadd double %2, %0, !dbg !8
  %4 = load double, ptr %p, align 8, !tbaa !20
  ret double %3
}
define void @bare(double %x) {
  ret void
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang (a, \22b\22)", emissionKind: FullDebug)
!2 = !DIFile(filename: "src/scale.c", directory: "/home/me", checksumkind: CSK_MD5, checksum: "ab")
!3 = !DISubroutineType(types: !10)
!4 = distinct !DISubprogram(name: "scale", file: !2, line: 3, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!5 = distinct !DILexicalBlock(scope: !4, file: !2, line: 5, column: 3)
!6 = !DILocation(line: 6, column: 9, scope: !5)
!7 = distinct !DISubprogram(name: "helper", scope: !2, file: !11, line: 1, type: !3, unit: !0)
!8 = !DILocation(line: 2, column: 4, scope: !7, inlinedAt: !12)
!9 = !DILocalVariable(name: "factor", arg: 1, scope: !4, file: !2, line: 3, type: !13)
!10 = !{!13, null}
!11 = !DIFile(filename: "/usr/include/helper.h", directory: "/home/me")
!12 = distinct !DILocation(line: 7, column: 1, scope: !4)
!13 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!20 = !{!21, !22, i64 16}
!21 = !{!"outer", !24, i64 0, !25, i64 8}
!22 = !{!"double", !23, i64 0}
!23 = !{!"omnipotent char", !26, i64 0}
!24 = !{!"int", !23, i64 0}
!25 = !{!"inner", !24, i64 0, !22, i64 8}
!26 = !{!"Simple C/C++ TBAA"}
!27 = !{i64 0, i64 4, !28, i64 8, i64 8, !20}
!28 = !{!24, !24, i64 0}
!29 = !{!"wrapper", !22, i64 0}
"""


def module() -> Module:
    return parse_module(SOURCE)


def test_nodes() -> None:
    made = module()
    unit = metadata_node(made, "!0")
    assert unit.kind == "DICompileUnit" and unit.is_distinct and unit.text("producer") == 'clang (a, "b")'
    assert metadata_node(made, "!4").number("line") == 3 and metadata_node(made, "!4").text("absent") == ""
    assert metadata_node(made, "!10").operands == ["!13", "null"]
    assert metadata_node(made, "!27").operands[:3] == ["i64 0", "i64 4", "!28"]
    assert metadata_node(made, "!DIExpression(DW_OP_plus_uconst, 8)").operands == ["DW_OP_plus_uconst", "8"]
    assert metadata_node(made, "!999").kind == "" and metadata_node(made, "").operands == []


def test_locations_go_through_scopes_and_inlining() -> None:
    function = module().functions["scale"]
    multiply, add, load, _ = function.entry.instructions
    assert location_of(multiply) == SourceLocation("/home/me/src/scale.c", 6, 9, "scale")
    assert location_of(add) == SourceLocation("/usr/include/helper.h", 2, 4, "helper")
    assert inlined_at_chain(add) == [SourceLocation("/home/me/src/scale.c", 7, 1, "scale")]
    assert inlined_at_chain(multiply) == []
    assert location_of(load) == function_location(function) == SourceLocation("/home/me/src/scale.c", 3, 0, "scale")


def test_derived_instructions_have_their_origins_place() -> None:
    made = module()
    function = made.functions["scale"]
    primal = function.entry.instructions[0]
    builder = Builder(made).at_end(made.functions["bare"].entry)
    with builder.deriving(primal):
        derived = builder.fneg(made.functions["bare"].arguments[0])
    derived.metadata.pop("dbg", None)  # type: ignore[attr-defined]
    assert location_of(derived) == location_of(primal)  # type: ignore[arg-type]


def test_without_debug_information_there_is_still_a_function() -> None:
    instruction = module().functions["bare"].entry.instructions[0]
    assert str(location_of(instruction)) == "(compiled without -g)  in `bare`"


def test_source_variables() -> None:
    made = module()
    scale = made.functions["scale"]
    assert source_variable(scale.arguments[0], scale) == source_variable(scale.arguments[0]) == "factor"
    assert source_variable(made.functions["scale"].entry.instructions[0]) is None
    assert source_variable(made.functions["bare"].arguments[0]) == "x"


def test_tbaa() -> None:
    made = module()
    access = tbaa_access(made, "!20")
    assert access is not None and access[:3] == ("outer", "double", 16)
    assert tbaa_fields(made, access.base_reference) == {0: "int", 8: "int", 16: "double"}
    assert tbaa_fields(made, "!22") == {0: "double"} and tbaa_fields(made, "!29") == {0: "double"}
    assert tbaa_ancestors(made, "!22") == ["double", "omnipotent char", "Simple C/C++ TBAA"]
    assert tbaa_struct(made, "!27") == [(0, 4, "!28"), (8, 8, "!20")]
    assert tbaa_access(made, "!10") is None
