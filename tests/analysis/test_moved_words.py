"""Which words may be parts of anything: those that are moved one behind the other, and have no type."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import is_untyped_run
from enzyme_build.analysis.moved_words import is_walked
from enzyme_build.ir import Load, parse_module

_WALK = """
define void @f(ptr %to, ptr %from, i64 %n) {{
entry:
  br label %loop
loop:
  %p = phi ptr [ %from, %entry ], [ %p.next, %loop ]
  %q = phi ptr [ %to, %entry ], [ %q.next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %more, %loop ]
  %word = load {type}, ptr %p{tag}
  store {type} %word, ptr %q
  %p.next = getelementptr i8, ptr %p, i64 {step}
  %q.next = getelementptr i8, ptr %q, i64 {step}
  %more = add i64 %i, 1
  %again = icmp ult i64 %more, %n
  br i1 %again, label %loop, label %done
done:
  ret void
}}
!0 = !{{!1, !1, i64 0}}
!1 = !{{!"int", !2, i64 0}}
!2 = !{{!"omnipotent char", !3, i64 0}}
!3 = !{{!"Simple C/C++ TBAA"}}
"""
_WRITTEN_OUT = """
define void @f(ptr %to, ptr %from) {{
  %p = getelementptr i8, ptr %from, i64 8
  %q = getelementptr i8, ptr %to, i64 8
  %word = load i32, ptr %p
  store i32 %word, ptr %q
  %p.next = getelementptr i8, ptr %from, i64 {next}
  %q.next = getelementptr i8, ptr %to, i64 {next}
  %other = load i32, ptr %p.next
  store i32 %other, ptr %q.next
  ret void
}}
"""


def _load(text: str) -> Load:
    return next(i for i in parse_module(text).functions["f"].instructions() if isinstance(i, Load))


@pytest.mark.parametrize(
    ("type_", "step", "tag", "expected"),
    [
        ("i32", 4, "", True),
        ("i64", 8, "", True),
        ("i32", 12, "", False),
        ("i32", 4, ", !tbaa !0", False),
        ("i8", 1, "", False),
    ],
)
def test_a_loop_goes_from_each_word_to_the_next(type_: str, step: int, tag: str, expected: bool) -> None:
    load = _load(_WALK.format(type=type_, step=step, tag=tag))
    assert is_untyped_run(load) is expected
    assert is_walked(load) is (step in (1, 4, 8))


@pytest.mark.parametrize(("next_", "expected"), [(12, True), (4, True), (16, False), (8, False)])
def test_an_unrolled_loop_is_one_too(next_: int, expected: bool) -> None:
    load = _load(_WRITTEN_OUT.format(next=next_))
    assert is_untyped_run(load) is expected
    assert not is_walked(load)
