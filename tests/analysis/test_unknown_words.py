"""What a function sees of a block is not all that the program keeps in that memory, nobody knows where."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from enzyme_build.analysis.type_trees import WHOLE_WORDS, Layout
from enzyme_build.analysis.unknown_words import tells_of_half
from enzyme_build.ir import DOUBLE, I64, PTR

NUMBERS, INTEGERS = Layout(((0, DOUBLE),), 8), Layout(((0, I64),), 8)
BOTH = Layout(((0, DOUBLE), (8, PTR)), 16)


def types_of(is_vague: bool, has_addresses: bool) -> Any:
    """A program's types, as far as they are asked."""
    shapes = SimpleNamespace(is_vague=lambda *_: is_vague, has_addresses=lambda *_: has_addresses)
    return SimpleNamespace(across=SimpleNamespace(shapes=shapes), primal=None)


@pytest.mark.parametrize(
    ("found", "told", "is_vague", "has_addresses", "expected"),
    [
        (NUMBERS, [NUMBERS], True, True, True),
        (NUMBERS, [NUMBERS], False, True, False),  # the addresses have their places, which are asked elsewhere
        (NUMBERS, [NUMBERS], True, False, False),
        (BOTH, [BOTH], True, True, False),
        (WHOLE_WORDS, [WHOLE_WORDS], True, True, False),
        (INTEGERS, [INTEGERS, None], True, True, False),
        (INTEGERS, [INTEGERS, NUMBERS], False, False, True),
    ],
)
def test_half_of_what_lies_there(
    found: Layout, told: list[Layout | None], is_vague: bool, has_addresses: bool, expected: bool
) -> None:
    assert tells_of_half(types_of(is_vague, has_addresses), found, told, []) is expected
