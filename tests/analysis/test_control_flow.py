"""Dominators and loops, against their definitions on random graphs, and on the shapes that matter."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import ControlFlow, LoopForest, remove_unreachable_blocks
from tests.analysis.graphs import Edges, function_of, random_graphs, reached
from tests.analysis.reading import block, function_in, value

GRAPHS = list(random_graphs(60))


@pytest.mark.parametrize("edges", GRAPHS, ids=range(len(GRAPHS)))
def test_dominance_is_what_its_definition_says(edges: Edges) -> None:
    function = function_of(edges)
    flow = ControlFlow(function)
    alive = reached(edges, "entry")
    assert {b.name for b in flow.order} == alive
    for above in flow.order:
        unavoidable = alive - reached(edges, "entry", without=above.name)
        assert {b.name for b in flow.order if flow.dominates(above, b)} == unavoidable


@pytest.mark.parametrize("edges", GRAPHS, ids=range(len(GRAPHS)))
def test_loops_are_what_their_definition_says(edges: Edges) -> None:
    flow = ControlFlow(function_of(edges))
    forest = LoopForest(flow)
    back = [(s, t) for s in flow.order for t in s.successors if flow.dominates(t, s)]
    assert {loop.header for loop in forest.loops} == {t for _, t in back}
    for loop in forest.loops:
        header = loop.header.name
        latches = {s.name for s, t in back if t is loop.header}
        assert {latch.name for latch in loop.latches} == latches
        body = {b.name for b in flow.order if reached(edges, b.name, without=header) & latches}
        assert {b.name for b in loop.blocks} == body | {header}
        assert all(target not in loop.blocks and source in loop.blocks for source, target in loop.exit_edges(flow))
    if not forest.irreducible_edges:  # then loops nest
        for b in flow.order:
            around = sorted((loop for loop in forest.loops if b in loop.blocks), key=lambda loop: -len(loop.blocks))
            assert forest.nest(b) == around


def test_a_cycle_with_two_entries_is_no_loop() -> None:
    forest = LoopForest(ControlFlow(function_of({"entry": ["a", "b"], "a": ["b"], "b": ["a", "end"], "end": []})))
    assert not forest.loops
    assert [(s.name, t.name) for s, t in forest.irreducible_edges] in ([("b", "a")], [("a", "b")])


def test_edges_say_which_loops_they_enter_and_leave() -> None:
    function = function_of({"entry": ["outer"], "outer": ["inner"], "inner": ["inner", "outer", "end"], "end": []})
    forest = LoopForest(ControlFlow(function))
    outer, inner = forest.loops
    assert (outer.depth, inner.depth, inner.parent) == (1, 2, outer) and outer.children == [inner]
    assert outer.contains(inner) and not inner.contains(outer) and not inner.contains(None)
    inside, end = block(function, "inner"), block(function, "end")
    assert forest.left_by(inside, end) == [inner, outer]
    assert forest.entered_by(function.entry, inside) == [outer, inner]
    assert forest.preheader(outer) is function.entry


SEQUENCE = """
define double @f(double %x, i1 %c) {
entry:
  %a = fadd double %x, 1.0
  %b = fadd double %a, 1.0
  br i1 %c, label %yes, label %end
yes:
  %d = fadd double %b, 1.0
  br label %end
end:
  %r = phi double [ %b, %entry ], [ %d, %yes ]
  ret double %r
dead:
  br label %end
}
"""


def test_who_may_follow_whom() -> None:
    function = function_in(SEQUENCE.replace("[ %d, %yes ]", "[ %d, %yes ], [ 0.0, %dead ]"))
    flow = ControlFlow(function)
    a, b, d = (value(function, name) for name in "abd")
    assert flow.may_follow(b, a) and not flow.may_follow(a, b) and not flow.may_follow(a, a)
    assert flow.may_follow(d, a) and not flow.may_follow(a, d)
    assert flow.available_at(a, block(function, "end")) and not flow.available_at(d, block(function, "end"))
    assert not flow.is_reachable(block(function, "dead"))
    assert flow.reach[block(function, "end")] == 0


def test_unreachable_blocks_go_with_what_they_fed() -> None:
    function = function_in(SEQUENCE.replace("[ %d, %yes ]", "[ %d, %yes ], [ 0.0, %dead ]"))
    remove_unreachable_blocks(function)
    assert [b.name for b in function.blocks] == ["entry", "yes", "end"]
    assert [b.name for b in block(function, "end").phis[0].blocks] == ["entry", "yes"]


def test_in_a_cycle_everything_follows_everything() -> None:
    function = function_of({"entry": ["a"], "a": ["b"], "b": ["a", "end"], "end": []})
    flow = ControlFlow(function)
    first, second = block(function, "a").terminator, block(function, "b").terminator
    assert flow.may_follow(first, second) and flow.may_follow(first, first)
