"""Words in pairs are words throughout, as far as their places tell what they are."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import WHOLE_WORDS, WORD, Layout
from enzyme_build.ir import DOUBLE, I64


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        (WHOLE_WORDS, True),
        (Layout(((0, WORD), (8, WORD)), 16), True),
        (Layout(((0, WORD), (8, DOUBLE)), 16), False),
        (Layout(((0, WORD),), 16), False),
        (Layout(((0, DOUBLE),), 8), False),
        (Layout(((0, I64),), 8), False),
        (Layout((), 0), False),
    ],
)
def test_words_throughout(layout: Layout, expected: bool) -> None:
    assert layout.is_of_words is expected
