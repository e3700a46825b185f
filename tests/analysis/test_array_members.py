"""A row of numbers that begins in one member of a record is in no other."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.array_members import ArrayMembers
from enzyme_build.analysis.shape_nodes import Node, Position
from enzyme_build.analysis.type_trees import WORD, Evidence
from enzyme_build.ir import DOUBLE, I64, PTR, VOID

# struct { long most; struct { double low, high; } bounds[3]; long count; ptr root; }, filled in a loop
RECORD = [
    Evidence(0, (), I64, declared=True),
    Evidence(8, (), VOID, declared=True),
    Evidence(56, (), I64, declared=True),
    Evidence(64, (), PTR, declared=True),
    Evidence(8, (16,), DOUBLE, declared=True),
    Evidence(16, (16,), DOUBLE),
]
SIZE = 72


def node(items: list[Evidence], size: int = 0) -> Node:
    """Memory that holds one such record, or many of this size."""
    steps = [size] if size else []
    return Node(evidence=dict.fromkeys(i._replace(strides=(*i.strides, *steps)) for i in items))


@pytest.mark.parametrize("size", [0, SIZE])
@pytest.mark.parametrize(("offset", "expected"), [(0, set()), (56, set()), (8, {DOUBLE}), (40, {DOUBLE})])
def test_counts_beside_a_row(offset: int, expected: set[object], size: int) -> None:
    found = ArrayMembers().numbers_at(Position(node(RECORD, size), offset, size), 8)
    assert {seen.leaf for seen in found} == expected


@pytest.mark.parametrize("size", [0, SIZE])
def test_words_that_generic_code_moves_are_no_numbers(size: int) -> None:
    place = Position(node([*RECORD, Evidence(56, (), WORD)], size), 56, size)
    assert not ArrayMembers().numbers_at(place, 8)


@pytest.mark.parametrize("size", [0, SIZE])
def test_a_number_that_is_seen_there_counts(size: int) -> None:
    place = Position(node([*RECORD, Evidence(56, (), DOUBLE)], size), 56, size)
    assert {seen.leaf for seen in ArrayMembers().numbers_at(place, 8)} == {DOUBLE}


def test_another_record_from_the_beginning_on_counts() -> None:
    """A room that is used for two kinds of records, one after the other."""
    pairs = [Evidence(0, (16,), DOUBLE, declared=True), Evidence(8, (16,), DOUBLE, declared=True)]
    assert ArrayMembers().numbers_at(Position(node([*RECORD, *pairs]), 56), 8)
