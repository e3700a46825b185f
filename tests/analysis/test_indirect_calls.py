"""Which functions a call through a pointer may reach."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import FunctionPointers
from enzyme_build.ir import Call, parse_module

TEXT = """
@table = internal constant [2 x ptr] [ptr @tabled, ptr @also]
@changing = internal global ptr @stored
@_ZTI1A = external constant ptr
@_ZTV1A = constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI1A, ptr @first, ptr @second] }
@__enzyme_register_gradient_f = global [1 x ptr] [ptr @registered]
declare double @__enzyme_autodiff(...)
declare void @keep(ptr)
define double @tabled(double %x) {
  ret double %x
}
define double @also(double %x) {
  ret double %x
}
define double @stored(double %x) {
  ret double %x
}
define double @passed(double %x) {
  ret double %x
}
define float @another_type(float %x) {
  ret float %x
}
define double @only_called(double %x) {
  ret double %x
}
define double @registered(double %x) {
  ret double %x
}
define double @asked(double %x) {
  ret double %x
}
define double @first(double %x) {
  ret double %x
}
define double @second(double %x) {
  ret double %x
}
define double @asks() {
  %d = call double (...) @__enzyme_autodiff(ptr @asked, double 1.0)
  call void @keep(ptr @passed)
  call void @keep(ptr @another_type)
  %e = call double @only_called(double 1.0)
  ret double %d
}
define double @f(ptr %object, ptr %callback, i64 %i, i1 %c) {
  BODY
  %r = call double %p(double 1.0)
  ret double %r
}
"""
TAKEN = ["passed", "stored"]  # and those in virtual tables only where one is loaded from; the constant table's too
CASES: dict[str, tuple[list[str], bool]] = {
    "%p = freeze ptr @only_called": (["only_called"], True),
    "%p = select i1 %c, ptr @tabled, ptr @only_called": (["only_called", "tabled"], True),
    "%q = getelementptr ptr, ptr @table, i64 %i\n  %p = load ptr, ptr %q": (["also", "tabled"], True),
    "%p = load ptr, ptr @changing": (["also", "tabled", *TAKEN], False),
    "%p = freeze ptr %callback": (["also", "tabled", *TAKEN], False),
    "%v = load ptr, ptr %object\n  %p = load ptr, ptr %v": (["also", "first", "tabled", *TAKEN], False),
    "%v = load ptr, ptr %object\n  %q = getelementptr i8, ptr %v, i64 8\n  %p = load ptr, ptr %q": (
        ["also", "second", "tabled", *TAKEN],
        False,
    ),
}


@pytest.mark.parametrize("body", CASES)
def test_targets(body: str) -> None:
    module = parse_module(TEXT.replace("BODY", body))
    call = next(i for i in module.functions["f"].instructions() if isinstance(i, Call))
    found, is_complete = FunctionPointers(module).targets(call)
    assert (sorted(f.name for f in found), is_complete) == (sorted(CASES[body][0]), CASES[body][1])


MEMBERS = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
%struct.ops = type { ptr, ptr }
@plain = global %struct.ops { ptr @first, ptr @second }
@padded = global { ptr, double, ptr } { ptr @other, double 0.0, ptr @other }
@rows = constant [2 x ptr] [ptr @listed, ptr @listed]
@alone = global ptr @loose
define double @first(double %x) {
  ret double %x
}
define double @second(double %x) {
  ret double %x
}
define double @other(double %x) {
  ret double %x
}
define double @listed(double %x) {
  ret double %x
}
define double @loose(double %x) {
  ret double %x
}
define double @assigned(double %x) {
  ret double %x
}
define double @copied(double %x) {
  ret double %x
}
define double @handed(double %x) {
  ret double %x
}
define void @assigns(ptr %ops, ptr %more, ptr %f) {
  store ptr @assigned, ptr %ops, !tbaa !10
  store ptr @copied, ptr %more, !tbaa !13
  %m = load ptr, ptr %more, !tbaa !13
  store ptr %m, ptr %ops, !tbaa !11
  store ptr %f, ptr %more, !tbaa !14
  call void @assigns(ptr %ops, ptr %more, ptr @handed)
  ret void
}
define double @f(ptr %ops) {
  %p = load ptr, ptr %ops, !tbaa !TAG
  %r = call double %p(double 1.0)
  ret double %r
}
!1 = !{!"Simple C/C++ TBAA"}
!2 = !{!"omnipotent char", !1, i64 0}
!3 = !{!"any pointer", !2, i64 0}
!4 = !{!"ops", !3, i64 0, !3, i64 8}
!5 = !{!"more", !4, i64 0, !3, i64 16}
!6 = !{!"holder", !3, i64 0, !3, i64 8}
!7 = !{!"late", !3, i64 0, !3, i64 16}
!10 = !{!4, !3, i64 0}
!11 = !{!4, !3, i64 8}
!12 = !{!5, !3, i64 0}
!13 = !{!6, !3, i64 8}
!14 = !{!7, !3, i64 16}
!15 = !{!3, !3, i64 0}
!16 = !{!2, !2, i64 0}
"""
ALL = ["assigned", "copied", "first", "handed", "listed", "loose", "other", "second"]


@pytest.mark.parametrize(
    ("tag", "expected"),
    [
        (10, ["assigned", "first", "loose"]),  # what is stored there, what is there from the start
        (11, ["copied", "loose", "second"]),  # what is assigned from another member
        (12, ["assigned", "first", "loose"]),  # a struct in a struct
        (13, ["copied", "loose", "second"]),  # the initial value may be of either type
        (14, ALL),  # what is handed in may be anything
        (15, ALL),  # of no struct, as far as is said
        (16, ALL),
    ],
)
def test_members(tag: int, expected: list[str]) -> None:
    module = parse_module(MEMBERS.replace("!TAG", f"!{tag}"))
    call = next(i for i in module.functions["f"].instructions() if isinstance(i, Call))
    found, is_complete = FunctionPointers(module).targets(call)
    assert (sorted(f.name for f in found), is_complete) == (expected, False)


def test_what_is_chosen_for_any_place_may_be_a_member() -> None:
    """`*to = which ? first : handed`, where `to` may be the address of a struct's member."""
    text = (
        MEMBERS.replace("!TAG", "!11")
        + """
define void @picks(ptr %to, i1 %which) {
  %chosen = select i1 %which, ptr @first, ptr @handed
  store ptr %chosen, ptr %to, !tbaa !15
  ret void
}
"""
    )
    module = parse_module(text)
    call = next(i for i in module.functions["f"].instructions() if isinstance(i, Call))
    found, _ = FunctionPointers(module).targets(call)
    assert sorted(f.name for f in found) == ["copied", "first", "handed", "loose", "second"]


HANDED = """
declare ptr @chosen()
declare double @__enzyme_autodiff(...)
define double @first(double %x) {
  ret double %x
}
define double @second(double %x) {
  ret double %x
}
define double @third(double %x) {
  ret double %x
}
define double @inner(ptr %a, ptr %b, ptr %c, ptr %d, double %x) {
  %r = call double %PARAMETER(double %x)
  ret double %r
}
define double @outer(ptr %a, double %x) {
  %c = call ptr @chosen()
  %p = call double @inner(ptr %a, ptr @second, ptr @third, ptr @asked, double %x)
  %q = call double @inner(ptr %a, ptr @third, ptr %c, ptr null, double %x)
  ret double %q
}
define double @asked(double %x) {
  %q = call double @outer(ptr @first, double %x)
  %r = call double (...) @__enzyme_autodiff(ptr @wanted, ptr @first, ptr @second, double 1.0)
  ret double %q
}
define double @wanted(ptr %a, ptr %b, double %x) {
  %q = call double @inner(ptr @first, ptr @second, ptr @third, ptr %b, double %x)
  ret double %q
}
"""
ALL = ["asked", "first", "second", "third"]
HANDED_TO = {"a": ["first"], "b": ["second", "third"], "c": ALL, "d": ALL}  # c: from a call; d: from a request, too


@pytest.mark.parametrize("parameter", HANDED_TO)
def test_parameters_hold_what_is_handed_in(parameter: str) -> None:
    module = parse_module(HANDED.replace("PARAMETER", parameter))
    call = next(i for i in module.functions["inner"].instructions() if isinstance(i, Call))
    found, is_complete = FunctionPointers(module).targets(call)
    assert (sorted(f.name for f in found), is_complete) == (HANDED_TO[parameter], False)


_NULL_HANDED = """
define internal double @inner(ptr %look, double %x) {
  %r = call double %look(double %x)
  ret double %r
}
define internal double @outer(ptr %look, double %x) {
  %r = call double @inner(ptr %look, double %x)
  ret double %r
}
define double @first(double %x) {
  ret double %x
}
define double @asked(ptr %given, double %x) {
  %q = call double @outer(ptr null, double %x)
  %r = call double @inner(ptr GIVEN, double %q)
  ret double %r
}
"""


_NOBODY: list[str] = []


@pytest.mark.parametrize(
    ("given", "expected"), [("null", (_NOBODY, True)), ("@first", (["first"], False)), ("%given", (_NOBODY, False))]
)
def test_parameters_for_which_null_is_handed_in(given: str, expected: tuple[list[str], bool]) -> None:
    module = parse_module(_NULL_HANDED.replace("GIVEN", given))
    call = next(i for i in module.functions["inner"].instructions() if isinstance(i, Call))
    found, is_complete = FunctionPointers(module).targets(call)
    assert (sorted(f.name for f in found), is_complete) == expected


_BY_VALUE = """
%net = type { i64, ptr, [3 x float] }
%args = type { float, i32, [6 x float] }
%twin = type { i64, ptr, [3 x float] }
@functions = global [3 x ptr] [ptr @forward, ptr @update, ptr @other]
define void @forward(ptr byval(%net) %net) {
  ret void
}
define void @update(ptr byval(%args) %args) {
  ret void
}
define void @other(ptr %args) {
  ret void
}
define void @f(ptr %p, ptr %net) {
  %function = load ptr, ptr %p
  call void %function(ptr byval(%twin) %net)
  ret void
}
"""


def test_structs_in_memory_tell_functions_apart() -> None:
    module = parse_module(_BY_VALUE)
    call = next(i for i in module.functions["f"].instructions() if isinstance(i, Call))
    assert [f.name for f in FunctionPointers(module).targets(call)[0]] == ["forward"]
