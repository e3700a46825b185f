"""Sizes of tapes as people read them: right products, whole sums, and the part that grows fastest."""

from __future__ import annotations

import pytest

from enzyme_build.report.words import product, short_tape, terms


@pytest.mark.parametrize(
    ("factor", "times", "shown"),
    [
        (8, "", "8"),
        (8, "1", "8"),
        (8, "n", "8·n"),
        (1, "steps", "steps"),
        (8, "4·steps", "32·steps"),
        (8, "12", "96"),
        (8, "n + 1", "8·(n + 1)"),
        (8, "n - 1", "8·(n - 1)"),
        (2, "max(n + 1, 0)·m", "2·max(n + 1, 0)·m"),
    ],
)
def test_products(factor: int, times: str, shown: str) -> None:
    assert product(factor, times) == shown


def test_terms_are_not_parted_inside_parentheses() -> None:
    assert terms("8·max(n + 1, 0) + 16·n") == ["8·max(n + 1, 0)", "16·n"]


def test_a_large_tape_in_few_words() -> None:
    def of(heap: str, callees: list[list[str]]) -> str:
        tape = {"heap": heap, "slots": 8, "callees": callees, "nameless": [], "grows": False}
        return short_tape({"refused": False, "tape": tape})

    assert of("16·n", []) == "16·n bytes per call"
    assert of("16·n + 8·n·m + 4", []) == "8·n·m bytes per call, and more"
    assert of("16·n", [["f", "n"]]) == "16·n bytes per call, and more"
    assert of("0", []) == "8 bytes recorded once, in registers or on the stack"
