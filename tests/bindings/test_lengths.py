"""Lengths of arrays: integers, names and + - *; nothing of them is run."""

from __future__ import annotations

import pytest

from enzyme_build.checking import length_value
from enzyme_build.errors import BindingError


@pytest.mark.parametrize(
    ("text", "value"), [("n", 3), (" 7 ", 7), ("n*m - 2 + n - 1*m", 11), ("2*n*m", 30), ("n - m - 1", -3)]
)
def test_what_a_length_is(text: str, value: int) -> None:
    assert length_value(text, {"n": 3, "m": 5}) == value


@pytest.mark.parametrize("text", ["", "n**m", "(n)", "n.real", "f(n)", "n if m else 1", "-n", "k", "n;m", "０x"])
def test_what_is_none(text: str) -> None:
    with pytest.raises(BindingError):
        length_value(text, {"n": 3, "m": 5})
