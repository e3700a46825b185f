"""The canonical copy of any control flow has the shape that the reverse sweep walks."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import ControlFlow, LoopForest
from enzyme_build.differentiate.canonical import canonical_copy
from enzyme_build.ir import (
    I64,
    Call,
    GetElementPtr,
    Invoke,
    Load,
    Poison,
    Return,
    Undef,
    parse_module,
    print_function,
    verify,
)
from tests.analysis.graphs import Edges, function_of, random_graphs
from tests.analysis.reading import function_in

GRAPHS = list(random_graphs(40))


@pytest.mark.parametrize("edges", GRAPHS, ids=range(len(GRAPHS)))
def test_every_cycle_is_a_loop_with_a_preheader_and_exits_of_its_own(edges: Edges) -> None:
    primal = function_of(edges)
    assert primal.blocks
    before = print_function(primal)
    canonical = canonical_copy(primal)
    verify(canonical.copy)
    assert print_function(primal) == before  # the primal itself is left alone
    flow = ControlFlow(canonical.copy)
    forest = LoopForest(flow)
    assert not forest.irreducible_edges
    assert sum(isinstance(block.terminator, Return) for block in flow.order) <= 1
    for loop in forest.loops:
        assert forest.preheader(loop).successors == [loop.header]
        for _, target in loop.exit_edges(flow):
            assert all(source in loop.blocks for source in flow.predecessors[target])


@pytest.mark.parametrize("edges", GRAPHS, ids=range(len(GRAPHS)))
def test_ways_and_iterations_are_values(edges: Edges) -> None:
    canonical = canonical_copy(function_of(edges))
    flow = canonical.flow
    for loop, facts in canonical.loops.items():
        assert facts.index.parent is loop.header and facts.index.type is I64
    joins = [block for block in flow.order if len(flow.predecessors[block]) > 1]
    for block in joins:
        numbers = [canonical.entered_from[block].value_from(source) for source in flow.predecessors[block]]
        assert [number.value for number in numbers] == list(range(len(numbers)))  # type: ignore[attr-defined]
    for block in flow.order:
        for source in flow.predecessors[block]:
            assert all((block, loop) in canonical.exit_index for loop in canonical.forest.left_by(source, block))


def test_values_leave_loops_through_phis_or_memory() -> None:
    canonical = canonical_copy(
        function_in("""
define double @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = load double, ptr %x
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %r = fmul double %v, %v
  ret double %r
}""")
    )
    verify(canonical.copy)
    (loop,) = canonical.forest.loops
    for block in loop.blocks:
        for instruction in block.instructions:
            for user, _ in instruction.uses:
                assert user.parent in loop.blocks or user.opcode == "phi"


def test_invokes_are_calls_and_landing_pads_are_gone() -> None:
    canonical = canonical_copy(
        function_in("""
declare void @may_throw()
declare i32 @__gxx_personality_v0(...)
define double @f(double %x) personality ptr @__gxx_personality_v0 {
  invoke void @may_throw() to label %fine unwind label %caught
fine:
  ret double %x
caught:
  %pad = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %pad
}""")
    )
    verify(canonical.copy)
    instructions = list(canonical.copy.instructions())
    assert any(isinstance(i, Call) for i in instructions) and not any(isinstance(i, Invoke) for i in instructions)
    assert not any(i.opcode == "landingpad" for i in instructions)


def test_nothing_is_undefined() -> None:
    text = "define <2 x double> @f(double %x) {\n  %v = insertelement <2 x double> poison, double %x, i32 0\n"
    module = parse_module(text + "  ret <2 x double> %v\n}\n")
    canonical = canonical_copy(module.functions["f"])
    assert not any(isinstance(o, (Poison, Undef)) for i in canonical.copy.instructions() for o in i.operands)


@pytest.mark.parametrize(
    ("left", "right", "is_choice"),
    [
        (
            "select <2 x i1> %c, <2 x i64> %x, <2 x i64> zeroinitializer",
            "select <2 x i1> %c, <2 x i64> zeroinitializer, <2 x i64> %y",
            True,
        ),
        (
            "select <2 x i1> %both, <2 x i64> %x, <2 x i64> zeroinitializer",
            "select <2 x i1> %c, <2 x i64> zeroinitializer, <2 x i64> %y",
            True,
        ),
        ("and <2 x i64> %mask, %x", "and <2 x i64> %unmask, %y", True),
        ("and <2 x i64> %mask, %x", "and <2 x i64> %mask, %y", False),
        (
            "select <2 x i1> %c, <2 x i64> %x, <2 x i64> zeroinitializer",
            "select <2 x i1> %d, <2 x i64> zeroinitializer, <2 x i64> %y",
            False,
        ),
    ],
)
def test_lanes_that_one_condition_tells_apart_are_chosen(left: str, right: str, is_choice: bool) -> None:
    text = f"""define <2 x i64> @f(<2 x i1> %c, <2 x i1> %d, <2 x i64> %x, <2 x i64> %y) {{
  %both = and <2 x i1> %d, %c
  %mask = sext <2 x i1> %c to <2 x i64>
  %unmask = xor <2 x i64> %mask, <i64 -1, i64 -1>
  %one = {left}
  %other = {right}
  %v = or <2 x i64> %one, %other
  ret <2 x i64> %v
}}
"""
    copy = print_function(canonical_copy(function_in(text)).copy)
    assert ("= or <2 x i64>" not in copy) is is_choice


def test_what_finds_bytes_in_a_loop_that_does_more_stays_where_it_was() -> None:
    primal = function_in("""
declare void @more()
define void @f(ptr %x, ptr %to, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %place = getelementptr i8, ptr %x, i64 8
  %record = load ptr, ptr %place
  %member = getelementptr i8, ptr %record, i64 16
  %from = load ptr, ptr %member
  %source = getelementptr i8, ptr %from, i64 %i
  %byte = load i8, ptr %source
  %there = getelementptr i8, ptr %to, i64 %i
  store i8 %byte, ptr %there
  call void @more()
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
""")
    canonical = canonical_copy(primal)
    verify(canonical.copy)
    (loop,) = canonical.forest.loops
    in_front = canonical.forest.preheader(loop).instructions
    assert not any(isinstance(i, (GetElementPtr, Load)) for i in in_front)
