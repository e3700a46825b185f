"""The greatest offset of an address in steps, where loops and remainders bound it."""

from __future__ import annotations

import pytest

from enzyme_build import ir
from enzyme_build.analysis import address_of
from enzyme_build.analysis.index_ranges import first_offset, last_offset

_LOOP = """
define void @f(ptr %p, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ {start}, %entry ], [ {back}, %loop ]
  %k = phi i64 [ 2, %entry ], [ %i, %loop ]
  %next = add i64 %i, 1
  %other = add i64 %k, 1
  %rest = urem i64 %n, 3
  %at = getelementptr double, ptr %p, i64 {index}
  %last = icmp {compared}
  br i1 %last, label %exit, label %loop
exit:
  ret void
}}
"""


@pytest.mark.parametrize(
    ("start", "back", "index", "compared", "expected"),
    [
        ("0", "%next", "%i", "eq i64 %next, 5", 32),
        ("0", "%next", "%next", "eq i64 %next, 5", 40),
        ("7", "%next", "%i", "eq i64 %next, 5", None),  # never meets the bound
        ("0", "%next", "%i", "eq i64 %next, %n", None),
        ("0", "%next", "%i", "ult i64 %next, 5", None),  # stays in the loop while it is not less
        ("0", "%other", "%i", "eq i64 %next, 5", None),  # another counter goes round
        ("0", "%other", "%k", "eq i64 %next, 5", None),
        ("0", "%next", "%rest", "eq i64 %next, %n", 16),
    ],
)
def test_last_offset(start: str, back: str, index: str, compared: str, expected: int | None) -> None:
    text = _LOOP.format(start=start, back=back, index=index, compared=compared)
    function = ir.parse_module(text).functions["f"]
    (pointer,) = [i for i in function.instructions() if isinstance(i, ir.GetElementPtr)]
    assert last_offset(address_of(pointer)) == expected


_DOWN = """
define void @f(ptr %p, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ {start}, %entry ], [ %next, %loop ]
  %next = add nsw i64 %i, -1
  %at = getelementptr double, ptr %p, i64 {index}
  %test = icmp {compared}
  br i1 %test, label {targets}
exit:
  ret void
}}
"""


@pytest.mark.parametrize(
    ("start", "index", "compared", "targets", "expected"),
    [
        ("3", "%next", "samesign ugt i64 %i, 1", "%loop, label %exit", (0, 16)),
        ("5", "%i", "eq i64 %i, 0", "%exit, label %loop", (0, 40)),
        ("6", "%next", "eq i64 %next, 0", "%exit, label %loop", (0, 40)),
        ("5", "%i", "sgt i64 %i, 2", "%loop, label %exit", (16, 40)),
        ("5", "%i", "sgt i64 %i, %n", "%loop, label %exit", (None, 40)),
        ("5", "%next", "eq i64 %i, 0", "%exit, label %loop", (None, 32)),  # one more, below zero
        ("1", "%i", "eq i64 %i, 3", "%exit, label %loop", (None, 8)),  # starts below its floor
        ("5", "%i", "sgt i64 %i, 2", "%exit, label %loop", (None, 40)),
        ("%n", "%i", "sgt i64 %i, 2", "%loop, label %exit", (None, None)),
    ],
)
def test_a_loop_that_counts_down(
    start: str, index: str, compared: str, targets: str, expected: tuple[int | None, int | None]
) -> None:
    text = _DOWN.format(start=start, index=index, compared=compared, targets=targets)
    function = ir.parse_module(text).functions["f"]
    (pointer,) = [i for i in function.instructions() if isinstance(i, ir.GetElementPtr)]
    address = address_of(pointer)
    assert (first_offset(address), last_offset(address)) == expected
