"""Which releases the reverse sweep may make, at the allocation."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import ControlFlow, LoopForest, MemoryObjects, deferrable
from enzyme_build.ir import Call
from tests.analysis.reading import function_in

TEXT = """
declare ptr @_Znwm(i64)
declare void @_ZdlPvm(ptr, i64)
declare void @_ZdlPv(ptr)
declare void @stop() noreturn

define void @f(i64 %n, i1 %c, i1 %d) {
entry:
  BODY
}
"""
GUARDED = """br i1 %c, label %make, label %join
make:
  %p = call ptr @_Znwm(i64 %n)
  br label %join
join:
  %q = phi ptr [ null, %entry ], [ %p, %make ]
  %none = icmp eq ptr %q, null
  br i1 %none, label %end, label %free
free:
  call void @_ZdlPvm(ptr %q, i64 %n)
  br label %end
end:
  ret void"""
CASES = {
    "always": ("%p = call ptr @_Znwm(i64 8)\n  call void @_ZdlPv(ptr %p)\n  ret void", 1),
    "guarded by null": (GUARDED, 1),
    "guarded by not null": (
        GUARDED.replace("icmp eq", "icmp ne").replace("label %end, label %free", "label %free, label %end"),
        1,
    ),
    "guarded by something else": (GUARDED.replace("i1 %none", "i1 %d"), 0),
    "null although it was made": (
        GUARDED.replace("br label %join", "br i1 %d, label %other, label %join")
        .replace("join:\n", "other:\n  br label %join\njoin:\n")
        .replace("[ null, %entry ]", "[ null, %entry ], [ null, %other ]"),
        0,
    ),
    "one of two": (
        """%p = call ptr @_Znwm(i64 8)
  %r = call ptr @_Znwm(i64 8)
  %q = select i1 %c, ptr %p, ptr %r
  call void @_ZdlPv(ptr %q)
  ret void""",
        0,
    ),
    "on both ways": (
        """%p = call ptr @_Znwm(i64 8)
  br i1 %c, label %one, label %other
one:
  call void @_ZdlPv(ptr %p)
  ret void
other:
  call void @_ZdlPvm(ptr %p, i64 8)
  ret void""",
        2,
    ),
    "on one of two ways": (
        """%p = call ptr @_Znwm(i64 8)
  br i1 %c, label %one, label %other
one:
  call void @_ZdlPv(ptr %p)
  br label %other
other:
  ret void""",
        0,
    ),
    "also where nothing returns": (
        """%p = call ptr @_Znwm(i64 8)
  br i1 %c, label %one, label %other
one:
  call void @_ZdlPv(ptr %p)
  call void @stop()
  unreachable
other:
  call void @_ZdlPv(ptr %p)
  ret void""",
        1,
    ),
    "behind the loop": (
        """br label %loop
loop:
  %p = call ptr @_Znwm(i64 8)
  br i1 %c, label %loop, label %end
end:
  call void @_ZdlPv(ptr %p)
  ret void""",
        0,
    ),
    "in the same turn": (
        """br label %loop
loop:
  %p = call ptr @_Znwm(i64 8)
  br i1 %d, label %one, label %other
one:
  call void @_ZdlPv(ptr %p)
  br label %next
other:
  call void @_ZdlPvm(ptr %p, i64 8)
  br label %next
next:
  br i1 %c, label %loop, label %end
end:
  ret void""",
        2,
    ),
    "of the turn before": (
        """br label %loop
loop:
  %before = phi ptr [ null, %entry ], [ %p, %loop ]
  call void @_ZdlPv(ptr %before)
  %p = call ptr @_Znwm(i64 8)
  br i1 %c, label %loop, label %end
end:
  ret void""",
        0,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_releases_that_may_wait(case: str) -> None:
    body, expected = CASES[case]
    function = function_in(TEXT.replace("BODY", body))
    forest = LoopForest(ControlFlow(function))
    found = deferrable(MemoryObjects(function), forest, lambda call: True)
    assert len(found) == expected and {made.name for made in found.values()} <= {"p"}
    assert all(isinstance(release, Call) and release.callee.name.startswith("_Zdl") for release in found)
