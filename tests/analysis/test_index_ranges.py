"""The greatest offset of an address in steps, where loops and remainders bound it."""

from __future__ import annotations

import pytest

from enzyme_build import ir
from enzyme_build.analysis import address_of
from enzyme_build.analysis.index_ranges import last_offset

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
