"""Arrays do not go past the members beside them."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.array_extents import ArrayExtents
from enzyme_build.analysis.type_trees import Evidence
from enzyme_build.ir import DOUBLE, I8, I32, PTR, VOID

# struct { ptr text; char room[16]; double scale; int kind; double shifts[…]; }
RECORD = [
    Evidence(0, (), PTR),
    Evidence(8, (), VOID),
    Evidence(8, (), I8),
    Evidence(24, (), DOUBLE),
    Evidence(32, (), I32),
    Evidence(40, (8,), DOUBLE),
]
SHIFTS = RECORD[-1]


@pytest.mark.parametrize(
    ("offset", "size", "expected"),
    [(8, 1, True), (16, 8, True), (24, 8, True), (32, 4, False), (40, 8, False), (400, 8, False)],
)
def test_members_before_an_array(offset: int, size: int, expected: bool) -> None:
    assert ArrayExtents(RECORD, {DOUBLE}).is_cut_off(SHIFTS, offset, 0, size) is expected


def test_other_memory_may_hold_anything() -> None:
    assert not ArrayExtents(RECORD, {I32}).is_cut_off(SHIFTS, 8, 0, 8)


@pytest.mark.parametrize(("offset", "expected"), [(8, True), (16, True), (36, False), (48, False)])
def test_arrays_of_such_records(offset: int, expected: bool) -> None:
    items = [item._replace(strides=(*item.strides, 64)) for item in RECORD]
    assert ArrayExtents(items, {DOUBLE}).is_cut_off(items[-1], offset, 64, 4) is expected


def test_what_repeats_in_short_steps_may_be_anywhere() -> None:
    items = [*RECORD, Evidence(40, (8, 4), DOUBLE)]
    assert not ArrayExtents(items, {DOUBLE}).is_cut_off(items[-1], 8, 0, 8)
