"""Whether a program goes on with what a memo keeps as it does with what it has made."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.renewal_hits import goes_on_alike
from enzyme_build.ir import parse_module

HEAD = """
@last = internal global double 0.0
@kept = internal global double 0.0
@counted = internal global i32 0
@place = internal global ptr null
declare double @sin(double)
define double @f(double %t, ptr %given, i32 %before) {
entry:
  %key = load double, ptr @last
  %differs = fcmp une double %t, %key
  br i1 %differs, label %making, label %taking
"""


def is_alike(making: str, taking: str, end: str) -> bool:
    text = f"{HEAD}making:\n{making}\n  br label %end\ntaking:\n{taking}\n  br label %end\nend:\n{end}\n}}\n"
    function = parse_module(text).functions["f"]
    entry, made, taken, _ = function.blocks
    return goes_on_alike(entry, [made], [taken], [])


MADE = "  %new = call double @sin(double %t)\n  store double %new, ptr @kept\n  store double %t, ptr @last\n"
OLD = "  %old = load double, ptr @kept\n"
RESULT = "  %result = phi double [ %new, %making ], [ %old, %taking ]\n"
RETURN = "  ret double %result"


@pytest.mark.parametrize(
    ("making", "taking", "end"),
    [
        (MADE, OLD, RESULT + RETURN),
        (
            MADE + "  store double %new, ptr %given\n",
            OLD + "  store double %old, ptr %given\n",
            RESULT + RETURN,
        ),
        (
            MADE,
            OLD,
            RESULT + "  %count = phi i32 [ 2, %making ], [ 4, %taking ]\n  store i32 %count, ptr @counted\n" + RETURN,
        ),
    ],
    ids=["the result", "a result in memory", "state in a register"],
)
def test_what_is_kept_is_handed_on(making: str, taking: str, end: str) -> None:
    assert is_alike(making, taking, end)


@pytest.mark.parametrize(
    ("making", "taking", "end"),
    [
        (MADE, OLD + "  %twice = fmul double %old, 2.0\n", RESULT.replace("%old", "%twice") + RETURN),
        (MADE + "  store i32 1, ptr %given\n", OLD + "  store i32 0, ptr %given\n", RESULT + RETURN),
        (
            MADE,
            OLD,
            RESULT
            + "  %is_new = phi double [ 1.0, %making ], [ 0.0, %taking ]\n"
            + "  %both = fmul double %result, %is_new\n  ret double %both",
        ),
        (
            MADE + "  %more = add i32 %before, 1\n",
            OLD,
            RESULT
            + "  %count = phi i32 [ %more, %making ], [ %before, %taking ]\n  store i32 %count, ptr @counted\n"
            + RETURN,
        ),
        (
            MADE
            + "  %p = load ptr, ptr @place\n  %next = getelementptr i8, ptr %p, i64 8\n  store ptr %next, ptr @place\n",
            OLD,
            RESULT + RETURN,
        ),
        (
            MADE + "  %n = load i32, ptr %given\n  %n1 = add i32 %n, 1\n  store i32 %n1, ptr %given\n",
            OLD,
            RESULT + RETURN,
        ),
        (MADE, OLD + "  call void %given()\n", RESULT + RETURN),
    ],
    ids=["twice", "flag in memory", "flag", "count in a register", "pointer moves on", "caller's count", "unseen call"],
)
def test_what_depends_on_whether_it_is_kept(making: str, taking: str, end: str) -> None:
    assert not is_alike(making, taking, end)
