"""Which members of Fortran's common blocks are integers."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.common_members import CommonMembers
from tests.analysis.reading import function_in, load, tags_of_flang

BLOCK = """
@state_ = common global [64 x i8] zeroinitializer

define void @f(i64 %i, ptr %x) {
  %element = getelementptr double, ptr @state_, i64 %i
  store double 1.0, ptr %element, !tbaa !1
  %count = load i32, ptr getelementptr (i8, ptr @state_, i64 40), !tbaa !2
  %half = load i32, ptr getelementptr (i8, ptr @state_, i64 8), !tbaa !1
  %part = load i32, ptr getelementptr (i8, ptr @state_, i64 44), !tbaa !3
  %other = load i32, ptr %x, !tbaa !4
  %twofold = load i32, ptr getelementptr (i8, ptr @state_, i64 36), !tbaa !5
  ret void
}
"""
TAGS = tags_of_flang(
    [
        "global data/state_/bytes_0_to_39",
        "global data/state_/bytes_40_to_43",
        "global data/state_/bytes_44_to_51",
        "dummy arg data/x",
        "global data/state_/bytes_36_to_39",
    ]
)


@pytest.mark.parametrize(
    ("name", "is_integer"),
    [("count", True), ("half", False), ("part", False), ("other", False), ("twofold", False)],
)
def test_members_that_are_integers(name: str, is_integer: bool) -> None:
    function = function_in(BLOCK + TAGS)
    assert CommonMembers(function.instructions()).is_integer(load(function, name)) is is_integer
