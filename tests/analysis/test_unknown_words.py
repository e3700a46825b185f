"""What a function sees of a block is not all that the program keeps in that memory, nobody knows where."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from enzyme_build.analysis.type_trees import (
    MIXED_ANYWHERE,
    PAIRS_ANYWHERE,
    WHOLE_WORDS,
    WORD,
    WORDS_ANYWHERE,
    Layout,
)
from enzyme_build.analysis.unknown_words import tells_of_half, words_anywhere
from enzyme_build.ir import DOUBLE, FLOAT, I64, PTR, Call, Type, parse_module
from tests.analysis.reading import call_of

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


MODULE = parse_module("""
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @plain(ptr %to, ptr %from, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  ret void
}
define void @aligned(ptr %to, ptr %from, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 %n, i1 false)
  ret void
}
""")
X86 = parse_module("@x = global x86_fp80 undef").globals["x"].value_type


@pytest.mark.parametrize(
    ("kinds", "is_own", "others", "expected"),
    [
        ({DOUBLE}, True, frozenset({32}), WHOLE_WORDS),
        ({DOUBLE, WORD}, False, frozenset(), WHOLE_WORDS),
        ({DOUBLE}, False, frozenset({32}), MIXED_ANYWHERE),  # others may have put floats there
        ({DOUBLE}, False, frozenset({80}), None),
        ({DOUBLE}, False, None, None),  # nobody knows what others put there
        ({DOUBLE, FLOAT}, True, None, MIXED_ANYWHERE),
        ({FLOAT}, True, None, PAIRS_ANYWHERE),
        ({FLOAT}, False, frozenset({32}), MIXED_ANYWHERE),  # doubles are declared by everybody
        ({FLOAT, X86}, True, frozenset(), None),
        (set(), True, frozenset(), None),
    ],
)
def test_words_of_memory_with_these_numbers(
    kinds: set[Type], is_own: bool, others: frozenset[int] | None, expected: Layout | None
) -> None:
    assert _words(kinds, is_own, others, "aligned") == expected
    if expected is WHOLE_WORDS:
        assert _words(kinds, is_own, others, "plain") == WORDS_ANYWHERE
        assert _words(kinds, is_own, others, "aligned", are_aligned=False) == WORDS_ANYWHERE
        assert _words(kinds, is_own, frozenset(), "aligned", size=4) is None
    elif expected is not None:
        assert _words(kinds, is_own, others, "plain", odd=frozenset({"elsewhere"})) == expected
        assert _words(kinds, is_own, others, "plain", odd=frozenset({"here"})) is None
        assert _words(kinds, is_own, others, "plain", size=4) == expected
        assert _words(kinds, is_own, others, "plain", size=3) is None


def _words(
    kinds: set[Type],
    is_own: bool,
    others: frozenset[int] | None,
    function: str,
    size: int | None = None,
    are_aligned: bool = True,
    odd: frozenset[str] = frozenset(),
) -> Layout | None:
    call: Call = call_of(MODULE.functions[function], "llvm.memcpy.p0.p0.i64")
    shapes = SimpleNamespace(numbers_anywhere_in=lambda *_: dict.fromkeys(kinds), pieces=lambda *_: {"here": None})
    across = SimpleNamespace(
        shapes=shapes,
        only_doubles=False,
        are_doubles_aligned=are_aligned,
        declared_others=others,
        odd_pieces=odd,
        copied_by_words=set(),
    )
    objects = SimpleNamespace(is_own=lambda _: is_own)
    types: Any = SimpleNamespace(
        across=across, primal=None, objects=objects, is_private=lambda _: False, layout=MODULE.layout
    )
    return words_anywhere(types, call.arguments[:2], size, call)
