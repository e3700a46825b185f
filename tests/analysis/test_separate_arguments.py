"""Calls whose arguments point to memory that is apart."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import Aliasing, ControlFlow, LoopForest, MemoryObjects, SeparateArguments
from enzyme_build.ir import Function
from tests.analysis.reading import call_of, function_in

TEXT = """
@table = global [4 x double] zeroinitializer
@fixed = constant [4 x double] zeroinitializer
declare ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @h(ptr readonly %p, ptr readonly %o, ptr %q, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr double, ptr %p, i64 %i
  %v = load double, ptr %from
  %to = getelementptr double, ptr %q, i64 %i
  store double %v, ptr %to
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %w = load double, ptr %o
  INSIDE
  ret void
}
define void @g(ptr readonly %p, ptr %q, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %end
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr double, ptr %p, i64 %i
  %v = load double, ptr %from
  %to = getelementptr double, ptr %q, i64 %i
  store double %v, ptr %to
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
define void @within(ptr readonly %p, ptr %q) {
  call void @h(ptr %p, ptr %p, ptr %q, i64 2)
  ret void
}
define void @f(ptr %x, ptr noalias %y, i64 %n) {
  %a = alloca [4 x double]
  %b = alloca [4 x double]
  %a16 = getelementptr i8, ptr %a, i64 16
  %a32 = getelementptr i8, ptr %a, i64 32
  %m = call ptr @malloc(i64 64)
  %mn = getelementptr double, ptr %m, i64 %n
  %mnn = getelementptr double, ptr %mn, i64 %n
  %n1 = sub i64 %n, 1
  %mn1 = getelementptr double, ptr %m, i64 %n1
  call void @CALL
  ret void
}
"""
APART = {
    "h(ptr %x, ptr %x, ptr %a, i64 %n)": True,  # two are only read
    "h(ptr %a, ptr %x, ptr %b, i64 %n)": True,
    "h(ptr %a, ptr %x, ptr %m, i64 %n)": True,
    "h(ptr %x, ptr %x, ptr %y, i64 %n)": True,
    "h(ptr %a, ptr %x, ptr %a, i64 %n)": False,
    "h(ptr %a, ptr %x, ptr %a32, i64 %n)": False,
    "h(ptr %a, ptr %x, ptr %a32, i64 4)": True,
    "h(ptr %a, ptr %x, ptr %a32, i64 5)": False,
    "h(ptr %a32, ptr %x, ptr %a, i64 4)": True,
    "h(ptr %x, ptr @table, ptr %y, i64 %n)": True,
    "h(ptr %a, ptr %x, ptr %x, i64 %n)": False,
    "h(ptr @table, ptr @table, ptr %x, i64 %n)": False,
    "g(ptr %m, ptr %mn, i64 %n)": True,
    "g(ptr %mnn, ptr %mn, i64 %n)": True,
    "g(ptr %m, ptr %mn1, i64 %n)": False,
    "g(ptr %m, ptr %mn, i64 %n1)": True,
    "g(ptr %m, ptr %mn1, i64 7)": False,
    "h(ptr %m, ptr %x, ptr %mn, i64 %n)": False,  # without a test in front of the loop it reads at least one
    "within(ptr %a, ptr %a16)": True,
    "within(ptr %a16, ptr %a16)": False,
}
ROUNDABOUT = {
    "": True,
    "%t = load double, ptr @fixed": True,
    "%t = load double, ptr @table": False,
    "call void @llvm.memcpy.p0.p0.i64(ptr @table, ptr %q, i64 8, i1 false)": False,
    "call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)": True,
    "%r = load ptr, ptr %o\n  store double 0.0, ptr %r": False,
}


def aliasing(function: Function) -> Aliasing:
    return Aliasing(MemoryObjects(function), LoopForest(ControlFlow(function)))


def is_apart(call: str, inside: str = "") -> bool:
    function = function_in(TEXT.replace("CALL", call).replace("INSIDE", inside))
    found = call_of(function, call.partition("(")[0])
    callee = function.module.functions[call.partition("(")[0]]
    return SeparateArguments(aliasing).at(found, callee, aliasing(function))


@pytest.mark.parametrize("call", APART)
def test_what_the_caller_gives(call: str) -> None:
    assert is_apart(call) == APART[call]


@pytest.mark.parametrize("inside", ROUNDABOUT)
def test_what_the_function_reaches_in_other_ways(inside: str) -> None:
    assert is_apart("h(ptr %a, ptr %x, ptr %b, i64 %n)", inside) == ROUNDABOUT[inside]


SHADOWS = {  # the call, its arguments with shadows: are these apart?
    ("g(ptr %m, ptr %mn, i64 %n)", (0, 1)): True,
    ("g(ptr %m, ptr %x, i64 %n)", (0, 1)): True,  # the shadow of what is made here is new
    ("g(ptr %x, ptr %y, i64 %n)", (0, 1)): False,  # whoever gives them may give one shadow for both
    ("g(ptr %m, ptr %mn1, i64 %n)", (0, 1)): False,
    ("g(ptr %m, ptr %m, i64 %n)", (0, 1)): False,
    ("h(ptr %a, ptr %a32, ptr %b, i64 4)", (0, 1, 2)): True,
    ("h(ptr %a, ptr %a16, ptr %b, i64 4)", (0, 1, 2)): False,  # also where both are only read
    ("h(ptr %a, ptr %a16, ptr %b, i64 4)", (0, 2)): True,
    ("h(ptr %a, ptr %x, ptr %b, i64 4)", (2,)): False,  # one alone has no other
}


@pytest.mark.parametrize("call, shadowed", SHADOWS)
def test_shadows_are_apart(call: str, shadowed: tuple[int, ...]) -> None:
    assert _shadows_apart(call, shadowed) == SHADOWS[call, shadowed]


def test_shadows_that_are_given_apart() -> None:
    assert _shadows_apart("g(ptr %x, ptr %y, i64 %n)", (0, 1), given_apart=True)
    assert not _shadows_apart("g(ptr %m, ptr %x, i64 %n)", (0, 1), one_lane=False)
    assert _shadows_apart("g(ptr %m, ptr %mn, i64 %n)", (0, 1), one_lane=False)


def _shadows_apart(call: str, shadowed: tuple[int, ...], given_apart: bool = False, one_lane: bool = True) -> bool:
    function = function_in(TEXT.replace("CALL", call).replace("INSIDE", ""))
    found = call_of(function, call.partition("(")[0])
    callee = function.module.functions[call.partition("(")[0]]
    separate = SeparateArguments(aliasing)
    return separate.shadows_at(found, callee, list(shadowed), aliasing(function), given_apart, one_lane)
