"""A word that LLVM moves in halves is moved whole, where nothing says what the halves are."""

from __future__ import annotations

import re

import pytest

from enzyme_build.differentiate.joined_pieces import join_pieces
from enzyme_build.ir import parse_module, print_function

_MOVE = """
define void @f(ptr %to, ptr %from) {{
  %further = getelementptr i8, ptr %from, i64 {distance}
  %low = load i32, ptr %from, align 8{tag}
  {between}
  %high = load i32, ptr %further, align 4
  %behind = getelementptr i8, ptr %to, i64 4
  store i32 %high, ptr %behind, align 4
  store i32 %low, ptr %to, align 8
  ret void
}}
!0 = !{{!1, !1, i64 0}}
!1 = !{{!"int", !2, i64 0}}
!2 = !{{!"Simple C/C++ TBAA"}}
"""


def _joined(distance: int = 4, tag: str = "", between: str = "") -> str:
    module = parse_module(_MOVE.format(distance=distance, tag=tag, between=between))
    join_pieces(module.functions["f"])
    return print_function(module.functions["f"])


def test_halves_become_a_word() -> None:
    text = _joined()
    assert re.search(r"%(\S+) = load i64, ptr %from, align 8\n[^}]*store i64 %\1, ptr %to, align 8", text)
    assert "i32" not in text


def test_a_half_that_is_used_is_loaded_on() -> None:
    text = _joined(between="%twice = add i32 %low, %low")
    assert "load i64" in text and "load i32, ptr %from" in text and "store i32" not in text


@pytest.mark.parametrize(
    "others",
    [
        {"distance": 8},  # two halves of two words
        {"tag": ", !tbaa !0"},  # an integer, by its name
        {"between": "store i32 0, ptr %to"},  # what is loaded last may have changed
    ],
)
def test_others_stay(others: dict[str, object]) -> None:
    assert "i64 %" not in _joined(**others)  # type: ignore[arg-type]


_CHOSEN = """
define void @f(ptr %to, ptr %from, double %x, i32 %c) {
entry:
  switch i32 %c, label %end [
    i32 0, label %loaded
    i32 1, label %made
  ]
loaded:
  %low = load i32, ptr %from, align 8
  %further = getelementptr i8, ptr %from, i64 4
  %high = load i32, ptr %further, align 4
  br label %end
made:
  %bits = bitcast double %x to i64
  %lower = trunc i64 %bits to i32
  %shifted = lshr i64 %bits, 32
  %upper = trunc i64 %shifted to i32
  br label %end
end:
  %first = phi i32 [ %low, %loaded ], [ %lower, %made ], [ 7, %entry ]
  %second = phi i32 [ %high, %loaded ], [ %upper, %made ], [ 1, %entry ]
  %behind = getelementptr i8, ptr %to, i64 4
  store i32 %first, ptr %to, align 8
  store i32 %second, ptr %behind, align 4
  ret void
}
"""


def test_what_is_chosen_in_halves_is_chosen_whole() -> None:
    module = parse_module(_CHOSEN)
    join_pieces(module.functions["f"])
    text = print_function(module.functions["f"])
    assert re.search(rf"phi i64 \[ %low\S*, %loaded \], \[ %bits, %made \], \[ {1 << 32 | 7}, %entry \]", text)
    assert "i32 %" not in text.split("end:")[1]
