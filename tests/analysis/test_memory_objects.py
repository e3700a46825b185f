"""Where pointers may point, and which accesses can meet."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import Aliasing, ControlFlow, LoopForest, MemoryObjects
from enzyme_build.ir import Function, GetElementPtr, Store
from tests.analysis.reading import function_in, value


def targets(function: Function, name: str) -> set[str]:
    """The objects behind a pointer: by the name of what made them, with `*` for memory reached from an argument."""
    objects = MemoryObjects(function)
    return {
        (getattr(made.value, "name", "") or made.kind) + ("*" if made.is_deep else "")
        for made in objects.of(value(function, name))
    }


POINTERS = """
@table = global [4 x double] zeroinitializer
@slot = global ptr null
@fixed = constant [2 x ptr] [ptr @table, ptr @table]
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare ptr @unknown(ptr)
declare void @looks(ptr readonly captures(none)) memory(argmem: read)
declare void @links(ptr captures(none), ptr readonly captures(none)) memory(argmem: readwrite)
declare void @makes(ptr captures(none), ptr) memory(argmem: write, inaccessiblemem: readwrite)
declare void @keeps(ptr) memory(write, argmem: none)
declare ptr @finds() memory(read, argmem: none)
declare ptr @getenv(ptr)

define void @f(ptr %x, ptr %y, i1 %c, i64 %n) {
  %a = alloca ptr
  %b = alloca ptr
  BODY
  ret void
}
"""
INDEX = "%k = load i32, ptr %y\n  %w = zext i32 %k to i64"
DISTANCE = "%i = ptrtoint ptr %x to i64\n  %j = ptrtoint ptr %y to i64\n  %d = sub i64 %j, %i"
CASES = {
    "%p = getelementptr i8, ptr %x, i64 %n": {"x"},
    "%k = load i64, ptr %y\n  %p = getelementptr i8, ptr %x, i64 %k": {"x", "y*"},  # the distance of two, perhaps
    "%k = load i32, ptr %y\n  %w = sext i32 %k to i64\n  %p = getelementptr i32, ptr %x, i64 %w": {"x"},
    f"{INDEX}\n  %s = shl i64 %w, 1\n  %p = getelementptr i32, ptr %x, i64 %s": {"x"},
    f"{INDEX}\n  %s = shl i64 %w, 32\n  %t = or i64 %s, %w\n  %p = getelementptr i8, ptr null, i64 %t": {"y*"},
    f"{DISTANCE}\n  %p = getelementptr i8, ptr %a, i64 %d": {"a", "x", "y"},
    f"{DISTANCE}\n  %s = shl i64 %d, 3\n  %p = getelementptr i8, ptr %a, i64 %s": {"a", "x", "y"},
    f"{DISTANCE}\n  %s = mul i64 %d, %n\n  %p = getelementptr double, ptr %a, i64 %s": {"a"},
    f"{DISTANCE}\n  %s = udiv i64 %n, %d\n  %p = getelementptr double, ptr %a, i64 %s": {"a"},
    "%p = select i1 %c, ptr %x, ptr %a": {"x", "a"},
    "%p = load ptr, ptr %x": {"x*"},
    "%q = load ptr, ptr %x\n  %p = load ptr, ptr %q": {"x*"},
    "store ptr %y, ptr %a\n  %p = load ptr, ptr %a": {"y"},
    "%q = select i1 %c, ptr @fixed, ptr %a\n  store ptr %y, ptr %q\n  %p = load ptr, ptr @fixed": {"table"},
    "%p = load ptr, ptr %a\n  store ptr %y, ptr %a": {"y"},  # in any order
    "store ptr %y, ptr %x\n  %p = load ptr, ptr %x": {"y", "x*"},
    "%p = call ptr @malloc(i64 8)": {"p"},
    "store ptr %x, ptr %a\n  %p = call ptr @realloc(ptr %a, i64 8)\n  %r = load ptr, ptr %p": {"p"},
    "%i = ptrtoint ptr %x to i64\n  %j = add i64 %i, 8\n  %p = inttoptr i64 %j to ptr": {"x"},
    "%p = inttoptr i64 %n to ptr": {"world"},
    "%p = getelementptr [4 x double], ptr @table, i64 0, i64 %n": {"table"},
    "store ptr %y, ptr %a\n  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 8, i1 0)\n  %p = load ptr, ptr %b": {
        "y"
    },
    "store ptr %y, ptr %a\n  call void @looks(ptr %a)\n  %p = load ptr, ptr %a": {"y"},
    "store ptr %y, ptr %a\n  call void @links(ptr %b, ptr %a)\n  %p = load ptr, ptr %b": {"y", "y*"},
    "call void @makes(ptr %a, ptr %y)\n  %p = load ptr, ptr %a": {"y", "y*", "result", "world"},
    "%p = call ptr @unknown(ptr %a)": {"a", "p", "world"},
    "%p = call ptr @getenv(ptr %x)": {"x", "p"},
}


@pytest.mark.parametrize("body", CASES)
def test_points_to(body: str) -> None:
    assert targets(function_in(POINTERS.replace("BODY", body)), "p") == CASES[body]


@pytest.mark.parametrize("found", ["%p = call ptr @finds()", "%p = load ptr, ptr @slot"])
def test_an_address_that_is_kept_outside_can_be_found_there(found: str) -> None:
    kept = function_in(POINTERS.replace("BODY", f"call void @keeps(ptr %a)\n  {found}"))
    assert "a" in targets(kept, "p")
    shown = function_in(POINTERS.replace("BODY", f"call void @looks(ptr %a)\n  {found}"))
    assert "a" not in targets(shown, "p")


ESCAPES = {
    "call void @looks(ptr %a)": False,
    "call void @keeps(ptr %a)": True,
    "store ptr %a, ptr %x": True,
    "store ptr %a, ptr @slot": True,
    "store ptr %a, ptr %b": False,
    "store ptr %a, ptr %b\n  call void @keeps(ptr %b)": True,
}


@pytest.mark.parametrize("body", ESCAPES)
def test_who_knows_a_local_address(body: str) -> None:
    function = function_in(POINTERS.replace("BODY", body))
    objects = MemoryObjects(function)
    (local,) = objects.of(value(function, "a"))
    assert local.is_local and objects.is_own(value(function, "a")) and objects.escapes(local) is ESCAPES[body]


ACCESSES = """
declare ptr @malloc(i64)
define void @f(ptr %x, ptr %y, ptr noalias %z, i64 %n, i1 %c) {
entry:
  %a = alloca [4 x double]
  %b = alloca double
  %m = call ptr @malloc(i64 %n)
  %x8 = getelementptr i8, ptr %x, i64 8
  %xn = getelementptr double, ptr %x, i64 %n
  %z8 = getelementptr i8, ptr %z, i64 8
  %either = select i1 %c, ptr %x, ptr %z
  br label %loop
loop:
  %walk = phi ptr [ %x, %entry ], [ %step, %loop ]
  %step = getelementptr i8, ptr %walk, i64 8
  br i1 %c, label %loop, label %end
end:
  store double 0.0, ptr %x, !tbaa !1
  store i32 0, ptr %y, !tbaa !2
  store i8 0, ptr %y, !tbaa !3
  store double 0.0, ptr %y, !tbaa !10
  ret void
}
!0 = !{!"Simple C/C++ TBAA"}
!1 = !{!4, !4, i64 0}
!2 = !{!5, !5, i64 0}
!3 = !{!6, !6, i64 0}
!4 = !{!"double", !6, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !0, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"real", !12, i64 0}
!12 = !{!"another language"}
"""
MAY_ALIAS = {
    ("x", "y"): True,
    ("x", "x"): True,
    ("x", "x8"): False,
    ("x", "xn"): True,
    ("x8", "y"): True,
    ("x", "z"): False,
    ("z", "z8"): False,
    ("z", "either"): True,
    ("a", "b"): False,
    ("a", "x"): False,
    ("m", "a"): False,
    ("m", "y"): False,
    ("walk", "x8"): True,
    ("walk", "step"): True,  # of another iteration
    ("walk", "z"): False,
}


def aliasing_of(function: Function) -> Aliasing:
    return Aliasing(MemoryObjects(function), LoopForest(ControlFlow(function)))


@pytest.mark.parametrize(("left", "right"), MAY_ALIAS)
def test_may_alias(left: str, right: str) -> None:
    function = function_in(ACCESSES)
    aliasing = aliasing_of(function)
    pair = value(function, left), value(function, right)
    assert aliasing.may_alias(*pair, sizes=(8, 8)) is MAY_ALIAS[left, right]
    assert aliasing.may_alias(*pair[::-1], sizes=(8, 8)) is MAY_ALIAS[left, right]


def test_offsets_keep_accesses_apart_only_where_sizes_do() -> None:
    function = function_in(ACCESSES)
    x, x8 = value(function, "x"), value(function, "x8")
    aliasing = aliasing_of(function)
    assert aliasing.may_alias(x, x8, sizes=(16, 8)) and aliasing.may_alias(x, x8, sizes=(None, 8))
    assert isinstance(x8, GetElementPtr) and not aliasing.may_alias(x8, x, sizes=(None, 8))


@pytest.mark.parametrize(
    ("left", "right", "may"),
    [("!1", "!2", False), ("!1", "!3", True), ("!1", "!1", True), ("!1", "!10", True), ("!1", "", True)],
)
def test_types_of_accesses_keep_them_apart(left: str, right: str, may: bool) -> None:
    function = function_in(ACCESSES)
    x, y = value(function, "x"), value(function, "y")
    assert any(isinstance(i, Store) and i.metadata["tbaa"] == left for i in function.instructions())
    assert aliasing_of(function).may_alias(x, y, (8, 8), (left, right)) is may
