"""Which places in a program's memory may meet, where arrays of a common block lie beside one another."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.module_types import ModuleTypes
from enzyme_build.analysis.shapes import Program
from enzyme_build.analysis.spots import Spot, SpotIndex, Spots, overlap
from enzyme_build.ir import I8, GlobalVariable, Instruction, Store, parse_module
from tests.analysis.reading import tags_of_flang

BLOCK = """
@inputs_ = common global [64 x i8] zeroinitializer
@speeds_ = common global [64 x i8] zeroinitializer

define void @f(i64 %i, i1 %which, double %x) {
  %weight = getelementptr double, ptr @inputs_, i64 %i
  store double %x, ptr %weight, !tbaa !1
  %before = getelementptr double, ptr getelementptr (i8, ptr @inputs_, i64 16), i64 %i
  store double %x, ptr %before, !tbaa !2
  %limit = getelementptr i8, ptr @inputs_, i64 56
  store double %x, ptr %limit, !tbaa !3
  %rate = getelementptr double, ptr @speeds_, i64 %i
  %again = getelementptr double, ptr @inputs_, i64 %i
  %either = select i1 %which, ptr %rate, ptr %again
  store double %x, ptr %either, !tbaa !4
  br label %loop
loop:
  %k = phi i64 [ 2, %0 ], [ %next, %loop ]
  %counted = getelementptr double, ptr @inputs_, i64 %k
  store double %x, ptr %counted
  %next = add i64 %k, 1
  %more = icmp ult i64 %next, %i
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""
TAGS = tags_of_flang(
    [
        "global data/inputs_/bytes_0_to_23",
        "global data/inputs_/bytes_24_to_55",
        "global data/inputs_/bytes_56_to_63",
        "global data/speeds_/bytes_0_to_31",
    ]
)


def stored_to() -> dict[str, list[Spot]]:
    """The places of all stores, by the names of their addresses."""
    module = parse_module(BLOCK + TAGS)
    function = module.functions["f"]
    types = ModuleTypes(program=lambda: Program((function,), frozenset({function})))
    spots = Spots(types.shapes)
    stores = [i for i in function.instructions() if isinstance(i, Store)]
    return {s.pointer.name: spots.of(function, s.pointer) for s in stores if isinstance(s.pointer, Instruction)}


@pytest.mark.parametrize(
    ("one", "other", "may_meet"),
    [
        ("weight", "before", False),
        ("weight", "limit", False),
        ("before", "limit", False),
        ("weight", "weight", True),
        ("weight", "either", False),  # (its accesses say which block it leads to)
        ("counted", "before", True),
        ("counted", "weight", True),
        ("counted", "limit", True),
    ],
)
def test_members_that_accesses_name_do_not_meet(one: str, other: str, may_meet: bool) -> None:
    spots = stored_to()
    assert any(overlap(left, right) for left in spots[one] for right in spots[other]) is may_meet


def test_a_loop_begins_where_it_says() -> None:
    (spot,) = stored_to()["counted"]
    places = [Spot(spot.owner, offset, 0) for offset in (0, 8, 16, 24)]
    assert [overlap(spot, place) for place in places] == [False, False, True, True]


@pytest.mark.parametrize("period", [0, 8])
def test_an_index_finds_what_meets(period: int) -> None:
    owner = parse_module("").add_global(GlobalVariable("block", I8))
    apart, near = Spot(owner, 0, 8, (0, 24)), Spot(owner, 24, 8, (24, 56))
    index = SpotIndex()
    index.add(apart)
    index.add(near)
    assert list(index.met_by(Spot(owner, 32, period, (24, 40) if period else None))) == [near]
