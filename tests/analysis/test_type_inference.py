"""Which integers and which bytes are really numbers."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import MemoryObjects, ModuleTypes, TypeInference
from enzyme_build.analysis.shapes import TEXT as TEXT_LAYOUT
from enzyme_build.analysis.shapes import Program
from enzyme_build.analysis.type_trees import WORD, Evidence, layout_of
from enzyme_build.ir import DOUBLE, FLOAT, I32, I64, PTR, DataLayout, Function, Type
from tests.analysis.reading import call_of, function_in, load, value

TEXT = """
%pair = type { double, i32, ptr }
@counter = internal global i32 0
@table = internal constant [2 x double] [double 1.0, double 2.0]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i64 @unknown()
define internal void @callee(ptr %p) {
  %v = load double, ptr %p
  %w = fadd double %v, 1.0
  store double %w, ptr %p
  ret void
}
define void @f(ptr %x, ptr %y, i64 %n) {
  %a = alloca [4 x float]
  BODY
  ret void
}
!0 = !{!"Simple C/C++ TBAA"}
!1 = !{!2, !2, i64 0}
!2 = !{!"double", !3, i64 0}
!3 = !{!"omnipotent char", !0, i64 0}
"""


def inference(function: Function) -> TypeInference:
    return TypeInference(MemoryObjects(function), ModuleTypes())


KINDS: dict[str, Type | None] = {
    "%v = load i64, ptr %x\n  %t = add i64 %v, 1": I64,
    "%v = load i64, ptr %x\n  store i64 %v, ptr %y": None,
    "%v = load i64, ptr %x\n  store i64 %v, ptr %y\n  %d = load double, ptr %y": DOUBLE,
    "%d = load double, ptr %x\n  %v = load i64, ptr %x\n  store i64 %v, ptr %y": DOUBLE,
    "%v = load i64, ptr %x, !tbaa !1\n  store i64 %v, ptr %y": DOUBLE,
    "%v = load i32, ptr %a\n  store i32 %v, ptr %x": FLOAT,
    "%v = load i64, ptr %x\n  %d = bitcast i64 %v to double": DOUBLE,
    "%v = load i64, ptr %x\n  %p = inttoptr i64 %v to ptr": PTR,
    "%v = load i64, ptr %x\n  store i64 %v, ptr %y\n  call void @callee(ptr %y)": DOUBLE,
    "%v = call i64 @unknown()": I64,
}


@pytest.mark.parametrize("body", KINDS)
def test_kind_of(body: str) -> None:
    function = function_in(TEXT.replace("BODY", body))
    assert inference(function).kind_of(value(function, "v")) is KINDS[body]


@pytest.mark.parametrize("leaf", [DOUBLE, FLOAT])
def test_a_counter_has_no_room_for_a_double(leaf: Type) -> None:
    """A pointer that leads to it or to an array says nothing about the counter, if what it accesses does not fit."""
    body = (
        "%c = trunc i64 %n to i1\n  %p = select i1 %c, ptr @counter, ptr %x\n"
        f"  store {leaf} 1.0, ptr %p\n  %v = load i32, ptr @counter"
    )
    types = inference(function_in(TEXT.replace("BODY", body)))
    said = [items for made, items in types.evidence.items() if made.kind == "global"]
    assert any(item.leaf is leaf for items in said for item in items) == (leaf is FLOAT)


COPY = "call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 SIZE, i1 0)"
LEAVES: dict[tuple[str, int], tuple[tuple[int, Type], ...]] = {
    ("", 8): (),
    ("%v = load double, ptr %x", 8): ((0, DOUBLE),),
    ("%p = getelementptr %pair, ptr %x, i64 0, i32 1\n  %v = load i32, ptr %p", 24): ((0, DOUBLE), (8, I32), (16, PTR)),
    ("%p = getelementptr double, ptr %y, i64 %n\n  store double 1.0, ptr %p", 80): ((0, DOUBLE),),
    # A double somewhere, and an integer somewhere: nothing says where.
    (
        "%p = getelementptr i8, ptr %x, i64 %n\n  store double 1.0, ptr %p\n"
        "  %k = trunc i64 %n to i32\n  %q = getelementptr i8, ptr %p, i64 8\n  store i32 %k, ptr %q",
        16,
    ): (),
}


@pytest.mark.parametrize(("body", "size"), LEAVES)
def test_what_a_copy_moves(body: str, size: int) -> None:
    function = function_in(TEXT.replace("BODY", f"{body}\n  {COPY.replace('SIZE', str(size))}"))
    call = call_of(function, "llvm.memcpy.p0.p0.i64")
    layout = inference(function).memory_layout(call.arguments[:2], size, call)
    assert (layout.leaves if layout is not None else ()) == LEAVES[body, size]


_INSTANCE = """
!10 = !DILocation(line: 1, scope: !11)
!11 = distinct !DISubprogram(linkageName: "_ZNSt11__copy_move8__copy_mIdEEPT_", templateParams: !12)
!12 = !{!13}
!13 = !DITemplateTypeParameter(name: "_Tp", type: !14)
!14 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
"""


@pytest.mark.parametrize("is_known", [True, False])
@pytest.mark.parametrize("from_table", [True, False])
def test_an_instance_says_what_it_moves_where_all_kinds_of_things_lie(from_table: bool, is_known: bool) -> None:
    kinds = {"double": "1.0", "ptr": "%x", "i64": "%n", "float": "2.0"}
    body = "\n  ".join(
        f"%p{k} = getelementptr i64, ptr %y, i64 %n\n  store {type_} {item}, ptr %p{k}"
        for k, (type_, item) in enumerate(kinds.items())
    )
    copy = COPY.replace("SIZE", "%n").replace("%x", "@table" if from_table else "%x") + ", !dbg !10" * is_known
    function = function_in(TEXT.replace("BODY", f"{body}\n  {copy}") + _INSTANCE)
    types = ModuleTypes(program=lambda: Program((function,), frozenset({function})))
    call = call_of(function, "llvm.memcpy.p0.p0.i64")
    layout = TypeInference(MemoryObjects(function), types).memory_layout(call.arguments[:2], None, call)
    assert (layout.leaves if layout is not None else None) == (((0, DOUBLE),) if is_known else None)


@pytest.mark.parametrize(("alignment", "is_text"), [(1, True), (16, False)])
def test_bytes_that_lie_anywhere_are_characters(alignment: int, is_text: bool) -> None:
    body = f"%b = alloca i8, i64 %n, align {alignment}\n  {COPY.replace('SIZE', '%n').replace('%y', '%b')}"
    function = function_in(TEXT.replace("BODY", body))
    call = call_of(function, "llvm.memcpy.p0.p0.i64")
    assert (inference(function).memory_layout(call.arguments[:2], None, call) == TEXT_LAYOUT) == is_text


def test_a_tag_says_it_all() -> None:
    function = function_in(TEXT.replace("BODY", "%v = load i64, ptr %x, !tbaa !1"))
    found = inference(function).memory_layout([function.arguments[1]], 8, load(function, "v"))
    assert found is not None and found.leaves == ((0, DOUBLE),)


def test_a_union_of_which_one_side_is_declared_may_hold_the_other():
    declared = [Evidence(8 * k, (), PTR, declared=True) for k in range(3)]
    used = [Evidence(8, (), DOUBLE), Evidence(None, (), I32)]
    assert layout_of(declared, 0, (), 24, DataLayout()) is not None
    found = layout_of([*declared, *used], 0, (), 24, DataLayout())
    assert found is not None and found.leaves == ((0, PTR), (8, WORD), (16, PTR))
    assert layout_of([*declared, Evidence(8, (), FLOAT), Evidence(None, (), I32)], 0, (), 24, DataLayout()) is None
