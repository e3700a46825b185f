"""What else lies in memory of which one layout is known."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import WIDTHS, WORD, Layout
from enzyme_build.analysis.overlays import Sighting, overlaid
from enzyme_build.ir import DOUBLE, FLOAT, I32, I64, PTR, DataLayout, Type

DOUBLES = Layout(((0, DOUBLE),), 8)
RECORDS = Layout(((0, DOUBLE), (8, FLOAT), (12, I32)), 16)
CASES: list[tuple[Layout, int | None, Sighting, dict[int, Type] | None]] = [
    (DOUBLES, None, Sighting(0, 8, PTR), {0: WORD}),
    (DOUBLES, None, Sighting(0, 8, FLOAT), {0: WIDTHS}),
    (DOUBLES, None, Sighting(0, 4, FLOAT), None),  # arrays of both: a word may hold two floats
    (DOUBLES, 16, Sighting(0, 4, FLOAT), {0: WIDTHS, 8: WIDTHS}),
    (Layout(((0, I64),), 8), None, Sighting(0, 4, FLOAT), {0: FLOAT, 4: FLOAT}),  # both halves of a whole number
    (Layout(((0, I64),), 8), None, Sighting(0, 8, FLOAT), {0: FLOAT}),
    (Layout(((0, I64),), 8), None, Sighting(4, 8, FLOAT), {4: FLOAT}),
    (RECORDS, None, Sighting(8, 16, PTR), None),
    (RECORDS, None, Sighting(4, 16, FLOAT), None),
    (RECORDS, None, Sighting(8, 16, FLOAT), {0: DOUBLE, 8: FLOAT, 12: I32}),
]


def test_memory_without_numbers_may_have_addresses_anywhere() -> None:
    nothing = Layout((), 0)
    assert overlaid(nothing, [Sighting(-24, 0, PTR), Sighting(0, 8, PTR)], None, DataLayout()) == nothing
    assert overlaid(nothing, [Sighting(-24, 0, PTR), Sighting(0, 0, DOUBLE)], None, DataLayout()) is None


@pytest.mark.parametrize("known, size, seen, expected", CASES)
def test_numbers_of_other_kinds(
    known: Layout, size: int | None, seen: Sighting, expected: dict[int, Type] | None
) -> None:
    found = overlaid(known, [seen], size, DataLayout())
    assert (dict(found.leaves) if found else None) == expected
