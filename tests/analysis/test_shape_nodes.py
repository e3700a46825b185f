"""Places in steps: from where on they are meant."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.shape_contents import layout_at, leaves_at, numbers_of
from enzyme_build.analysis.shape_graph import ShapeGraph
from enzyme_build.analysis.shape_nodes import Node, Position, alternatives, normal
from enzyme_build.analysis.type_trees import Evidence
from enzyme_build.ir import DOUBLE, FLOAT, I32, PTR, VOID, DataLayout
from tests.analysis.counting import counted_calls


def place(offset: int, floor: int | None = None) -> Position:
    return Position(Node(), offset, floor=floor)


@pytest.mark.parametrize(
    "moved, expected",
    [
        (place(24).moved(0, [8]), (0, 8, False, None)),  # the index may be negative
        (place(24).moved(0, [8], ahead=True), (24, 8, True, None)),
        (place(24).moved(0, [8], ahead=True).moved(8), (32, 8, True, None)),
        (place(24).moved(0, [8], ahead=True).moved(-8), (0, 8, False, None)),
        (place(28, floor=0).moved(0, [8]), (4, 8, True, 0)),  # nothing lies before the object
        (place(28, floor=24).moved(0, [8]).moved(-16), (28, 8, True, 24)),
    ],
)
def test_an_array_goes_on_from_where_it_begins(moved: Position, expected: tuple[int, int, bool, int | None]) -> None:
    assert normal(moved)[1:] == expected


def test_either_of_two_places_begins_at_the_first() -> None:
    graph, node = ShapeGraph(), Node()
    walked = graph.join(Position(node, 8), Position(node, 24))
    assert walked[1:3] == (8, 16) and walked.begins
    back = graph.join(walked, walked.moved(-16))
    assert not back.begins, "a walk down goes anywhere"
    assert graph.join(Position(node, 8, floor=8), Position(node, 8)).floor is None
    assert graph.join(Position(node, 8, floor=8), Position(node, 16, floor=0)).floor == 0


def test_of_two_objects_that_are_one_each_may_begin_earlier() -> None:
    """A pointer that leads to memory of its own, or into something: what lies before it there is meant, too."""
    graph, block, inside = ShapeGraph(), Position(Node(), floor=0), Position(Node(), 24, floor=0)
    graph.note(block, Evidence(0, (), I32))
    graph.note(inside, Evidence(0, (), I32))
    either = graph.join(block, inside)
    assert normal(either).offset - (normal(either).floor or 0) == 24
    assert normal(block).offset == normal(block).floor, "memory of its own begins where it did"


def test_what_lies_before_an_array_is_none_of_its_elements() -> None:
    node = Node(dict.fromkeys([Evidence(0, (), PTR), Evidence(8, (8,), I32), Evidence(12, (8,), I32)]))
    array = Position(node, 8)
    ahead, anywhere = array.moved(0, [8], ahead=True), array.moved(0, [8])
    assert leaves_at(ahead) == {I32} and leaves_at(anywhere) == {I32, PTR}
    union = Node(dict.fromkeys([Evidence(8, (), VOID), Evidence(8, (8,), I32)]))
    assert VOID in leaves_at(Position(union, 8).moved(0, [8], ahead=True)), "what begins with the array is in it"
    found = layout_at(ahead, 8, DataLayout())
    assert found is not None and dict(found.leaves) == {0: I32, 4: I32}


def test_numbers_that_a_copy_does_not_place_are_of_the_types_that_it_may_bring() -> None:
    graph, data = ShapeGraph(), DataLayout("")
    source, middle, end = (Position(Node()) for _ in range(3))
    graph.note(source, Evidence(0, (8,), DOUBLE))
    graph.copy_evidence(middle, source.moved(0, [8]), 24, data)  # any three of its elements
    graph.copy_evidence(end, middle, 16, data)
    assert [list(numbers_of(one.node)) for one in (middle, end)] == [[DOUBLE], [DOUBLE]]
    graph.note(source, Evidence(4, (8,), FLOAT))
    graph.copy_evidence(middle, source.moved(0, [8]), 24, data)
    assert list(numbers_of(middle.node)) == [DOUBLE, FLOAT]


def test_what_a_place_may_be_follows_what_its_choices_become() -> None:
    graph, objects = ShapeGraph(), [Node() for _ in range(4)]
    inner = Node(choices=[Position(objects[0]), Position(objects[1], 8)])
    outer = Node(choices=[Position(inner, 4), Position(objects[2])])
    assert {(p.node, p.offset) for p in alternatives(Position(outer))} == {
        (objects[0], 4),
        (objects[1], 12),
        (objects[2], 0),
    }
    graph.unify(Position(objects[3], 16), Position(objects[1]))
    found = {(p.node, p.offset) for p in alternatives(Position(outer))}
    assert found == {(objects[0], 4), (objects[3], 28), (objects[2], 0)}


def test_a_choice_that_may_be_itself_is_no_more_than_its_objects() -> None:
    one, other = Node(), Node()
    left, right = Node(choices=[Position(one)]), Node(choices=[Position(other)])
    left.choices.append(Position(right))
    right.choices.append(Position(left))
    for start in (left, right, left):
        assert {p.node for p in alternatives(Position(start))} == {one, other}


def _steps(levels: int) -> int:
    """What each of many choices may be, of choices of choices down to three objects."""
    below = [Node() for _ in range(3)]
    made: list[Node] = []
    for _ in range(levels):
        below = [Node(choices=[Position(node, 8 * k) for k, node in enumerate(below)]) for _ in range(3)]
        made += below
    with counted_calls() as count:
        for node in reversed(made):
            alternatives(Position(node, 0, 8))
    return count[0]


def test_choices_of_choices_are_looked_at_once() -> None:
    assert _steps(80) < 2.4 * _steps(40)
