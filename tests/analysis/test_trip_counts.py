"""Closed forms for trip counts, against loops that are run."""

from __future__ import annotations

from itertools import product

import pytest

from enzyme_build.analysis import (
    ControlFlow,
    Loop,
    LoopForest,
    TripCount,
    constant_trip_count,
    hoist_level,
    shifts_at_most,
    trip_count,
)
from enzyme_build.differentiate.canonical import canonical_copy
from enzyme_build.ir import Binary, Cast, Compare, ConstantInt, Function, IntegerType, Select, Value
from tests.analysis.reading import block, function_in, value

WIDTH = 8
LIMIT = 300
EDGES = (-128, -127, -100, -3, -2, -1, 0, 1, 2, 5, 64, 99, 126, 127)


def signed(number: int, bits: int = WIDTH) -> int:
    number &= (1 << bits) - 1
    return number - (1 << bits) if number >> (bits - 1) else number


def unsigned(number: int, bits: int = WIDTH) -> int:
    return number & ((1 << bits) - 1)


COMPARISONS = {
    "ne": lambda a, b: a != b,
    "eq": lambda a, b: a == b,
    "slt": lambda a, b: signed(a) < signed(b),
    "sle": lambda a, b: signed(a) <= signed(b),
    "sgt": lambda a, b: signed(a) > signed(b),
    "sge": lambda a, b: signed(a) >= signed(b),
    "ult": lambda a, b: unsigned(a) < unsigned(b),
    "ule": lambda a, b: unsigned(a) <= unsigned(b),
    "ugt": lambda a, b: unsigned(a) > unsigned(b),
    "uge": lambda a, b: unsigned(a) >= unsigned(b),
}

AT_THE_TOP = """
define void @f(i8 %start, i8 %bound) {{
entry:
  br label %head
head:
  %i = phi i8 [ %start, %entry ], [ %next, %body ]
  %c = icmp {predicate} i8 %i, %bound
  br i1 %c, label %body, label %end
body:
  %next = add{flags} i8 %i, {step}
  br label %head
end:
  ret void
}}
"""
AT_THE_BOTTOM = """
define void @f(i8 %start, i8 %bound) {{
entry:
  br label %head
head:
  %i = phi i8 [ %start, %entry ], [ %next, %head ]
  %next = add{flags} i8 %i, {step}
  %c = icmp {predicate} i8 %next, %bound
  br i1 %c, label %head, label %end
end:
  ret void
}}
"""
WHERE_SUMS_MEET = """
define void @f(i8 %start, i8 %bound) {{
entry:
  br label %head
head:
  %i = phi i8 [ %start, %entry ], [ %next, %both ]
  %odd = trunc i8 %i to i1
  br i1 %odd, label %one, label %other
one:
  %first = add{flags} i8 %i, {step}
  br label %both
other:
  %second = add i8 %i, {step}
  br label %both
both:
  %next = phi i8 [ %first, %one ], [ %second, %other ]
  %c = icmp {predicate} i8 %next, %bound
  br i1 %c, label %head, label %end
end:
  ret void
}}
"""
UPWARDS = AT_THE_TOP.format(predicate="slt", step=1, flags="")


def header_executions(start: int, bound: int, step: int, predicate: str, tests_next: bool, flags: str) -> int | None:
    """How often the loop's header runs, modulo 2^WIDTH; None if it does not end, or does what the flags deny."""
    current = start
    for executions in range(1, LIMIT):
        following = current + step
        denied = {"": False, " nsw": signed(following) != following, " nuw": unsigned(current) + step >> WIDTH != 0}
        if denied[flags] and tests_next:
            return None
        if not COMPARISONS[predicate](following if tests_next else current, bound):
            return executions
        if denied[flags]:
            return None
        current = signed(following)
    return None


def evaluated(term: Value, known: dict[Value, int]) -> int:
    """The value of an integer expression, given some values."""
    if term in known:
        return known[term]
    bits = term.type.bits if isinstance(term.type, IntegerType) else 0
    match term:
        case ConstantInt(value=number):
            return number
        case Binary(opcode=opcode, operands=[left, right]):
            a, b = (signed(evaluated(v, known), bits) for v in (left, right))
            if opcode == "udiv":
                return unsigned(a, bits) // unsigned(b, bits)
            return {"add": a + b, "sub": a - b, "mul": a * b, "sdiv": int(a / b) if b else 0}[opcode]
        case Cast(opcode="sext", operands=[inner]):
            return signed(evaluated(inner, known), inner.type.bits)
        case Cast(opcode="zext", operands=[inner]):
            return unsigned(evaluated(inner, known), inner.type.bits)
        case Compare(predicate=predicate, operands=[left, right]):
            assert predicate == "sgt"
            return int(signed(evaluated(left, known), 64) > signed(evaluated(right, known), 64))
        case Select(operands=[condition, yes, no]):
            return evaluated(yes if evaluated(condition, known) else no, known)
        case _:
            raise AssertionError(f"not an integer expression: {term}")


def emitted_count(function: Function) -> tuple[Function, Value]:
    """The canonical copy and what it computes as its loop's exact count."""
    canonical = canonical_copy(function)
    (facts,) = canonical.loops.values()
    assert facts.count is not None and facts.exact is not None
    return canonical.copy, facts.count


UP = ("slt", "sle", "ult", "ule", "ne")
DOWN = ("sgt", "sge", "ugt", "uge", "ne")
COUNTED = [
    *((predicate, step, "") for predicate, step in (*product(UP, [1, 2, 16]), *product(DOWN, [-1, -4]))),
    *((predicate, step, " nsw") for predicate, step in [*product(["slt", "sle"], [3, 100]), ("ne", 3)]),
    *((predicate, step, " nuw") for predicate, step in [*product(["ult", "ule"], [3, 100]), ("ne", 3)]),
    *((predicate, -3, " nsw") for predicate in ("sgt", "sge", "ne")),
]


FORMS = {"top": AT_THE_TOP, "bottom": AT_THE_BOTTOM, "meeting": WHERE_SUMS_MEET}
CASES = [(form, *case) for form, case in product(FORMS, COUNTED) if form != "meeting" or not case[2]]


@pytest.mark.parametrize(("name", "predicate", "step", "flags"), CASES)
def test_counts_are_those_of_the_loop_that_runs(name: str, predicate: str, step: int, flags: str) -> None:
    form = FORMS[name]
    text = form.format(predicate=predicate, step=step, flags=flags)
    function = function_in(text)
    copy, count = emitted_count(function)
    compared = 0
    for start, bound in product(EDGES, EDGES):
        expected = header_executions(start, bound, step, predicate, form is not AT_THE_TOP, flags)
        if expected is not None:
            assert evaluated(count, dict(zip(copy.arguments, (start, bound)))) == expected, (start, bound)
            numbers = text.replace("[ %start", f"[ {start}").replace("%bound\n", f"{bound}\n")
            known = count_of(numbers)
            assert known is not None and constant_trip_count(known) == expected, (start, bound)
            compared += 1
    assert compared > 15


@pytest.mark.parametrize(
    ("predicate", "step", "flags"),
    [("ne", 3, ""), ("slt", 3, ""), ("ult", 3, " nsw"), ("slt", 3, " nuw"), ("ugt", -3, " nuw")],
)
def test_what_may_wrap_round_on_its_way_has_no_count(predicate: str, step: int, flags: str) -> None:
    assert count_of(AT_THE_TOP.format(predicate=predicate, step=step, flags=flags)) is None


def test_sums_that_differ_where_they_meet_have_no_count() -> None:
    text = WHERE_SUMS_MEET.format(predicate="ne", step=1, flags="")
    assert count_of(text) is not None
    assert count_of(text.replace("%second = add i8 %i, 1", "%second = add i8 %i, 2")) is None
    assert count_of(WHERE_SUMS_MEET.format(predicate="slt", step=3, flags=" nsw")) is None


def only_loop(function: Function) -> tuple[Loop, ControlFlow]:
    flow = ControlFlow(function)
    (loop,) = LoopForest(flow).loops
    return loop, flow


def count_of(text: str) -> TripCount | None:
    return trip_count(*only_loop(function_in(text)))


@pytest.mark.parametrize(("start", "bound"), [(5, 0), (0, 0), (-1, -128)])
def test_zero_trips_are_one_look_at_the_condition(start: int, bound: int) -> None:
    copy, count = emitted_count(function_in(UPWARDS))
    assert evaluated(count, dict(zip(copy.arguments, (start, bound)))) == 1


def test_no_count_without_an_affine_induction_or_an_invariant_bound() -> None:
    assert count_of(UPWARDS) is not None
    assert count_of(UPWARDS.replace("add i8 %i, 1", "mul i8 %i, 2")) is None
    assert count_of(UPWARDS.replace("icmp slt i8 %i, %bound", "icmp slt i8 %bound, %i")) is None  # goes the other way
    moving = UPWARDS.replace("%next = add", "%other = mul i8 %i, %i\n  %next = add")
    assert count_of(moving.replace("icmp slt i8 %i, %bound", "icmp slt i8 %i, %other")) is None


def test_mirrored_and_negated_conditions() -> None:
    mirrored = count_of(UPWARDS.replace("icmp slt i8 %i, %bound", "icmp sgt i8 %bound, %i"))
    negated = count_of(
        UPWARDS.replace("icmp slt", "icmp sge").replace("label %body, label %end", "label %end, label %body")
    )
    for found in (mirrored, negated):
        assert found is not None and (found.predicate, found.step, found.bound_offset) == ("slt", 1, 0)


def test_a_second_exit_makes_the_count_a_bound() -> None:
    found = count_of("""
define void @f(i8 %start, i8 %bound, i1 %stop) {
entry:
  br label %head
head:
  %i = phi i8 [ %start, %entry ], [ %next, %body ]
  %c = icmp slt i8 %i, %bound
  br i1 %c, label %body, label %end
body:
  %next = add i8 %i, 1
  br i1 %stop, label %end, label %head
end:
  ret void
}""")
    assert found is not None and not found.is_exact


NESTED = """
define void @f(i8 %n, i8 %m) {
entry:
  br label %outer
outer:
  %i = phi i8 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i8 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add i8 %j, 1
  %more = icmp slt i8 %j.next, BOUND
  br i1 %more, label %inner, label %latch
latch:
  %i.next = add i8 %i, 1
  %again = icmp slt i8 %i.next, %n
  br i1 %again, label %outer, label %end
end:
  ret void
}
"""


@pytest.mark.parametrize(("bound", "level"), [("%m", "outer"), ("%i", "inner")])
def test_counts_are_known_as_far_outside_as_their_operands(bound: str, level: str) -> None:
    function = function_in(NESTED.replace("BOUND", bound))
    flow = ControlFlow(function)
    inner = next(loop for loop in LoopForest(flow).loops if loop.header is block(function, "inner"))
    count = trip_count(inner, flow)
    assert count is not None and hoist_level(count, inner).header is block(function, level)


def test_a_count_in_front_of_an_outer_loop_is_never_negative() -> None:
    canonical = canonical_copy(function_in(NESTED.replace("BOUND", "%m")))
    facts = next(facts for loop, facts in canonical.loops.items() if loop.header.name == "inner")
    assert facts.count is not None and facts.count_level is not None and facts.count_level.header.name == "outer"
    m = canonical.copy.arguments[1]
    assert [evaluated(facts.count, {m: bound}) for bound in (-5, 0, 1, 4)] == [1, 1, 1, 4]


def test_the_canonical_index_is_no_use_of_the_programs_own() -> None:
    canonical = canonical_copy(function_in(AT_THE_TOP.format(predicate="slt", step=4, flags="")))
    (facts,) = canonical.loops.values()
    assert facts.index is not value(canonical.copy, "i") and facts.index.type.bits == 64  # type: ignore[attr-defined]


SHIFTS = """
define void @f(i8 %start, i8 %bound) {{
entry:
  br label %head
head:
  %i = phi i8 [ %start, %entry ], [ %next, %head ]
  %next = {way} i8 %i, {bits}
  %c = icmp {predicate} i8 %{tested}, {bound}
  br i1 %c, label %head, label %end
end:
  ret void
}}
"""


def turns_of_shifts(start: int, bound: int, way: str, bits: int, predicate: str, tests_next: bool) -> int | None:
    """How often the header runs; None if it never ends."""
    current = unsigned(start)
    for executions in range(1, LIMIT):
        following = current >> bits if way == "lshr" else unsigned(current << bits)
        if not COMPARISONS[predicate](following if tests_next else current, bound):
            return executions
        current = following
    return None


@pytest.mark.parametrize("way", ["lshr", "shl"])
@pytest.mark.parametrize("bits", [1, 3])
@pytest.mark.parametrize("tested", ["i", "next"])
@pytest.mark.parametrize("predicate", ["ne", "ugt", "sgt", "ult", "ule", "slt", "sle"])
def test_loops_that_shift_end_when_nothing_is_left(way: str, bits: int, tested: str, predicate: str) -> None:
    for bound in (*EDGES, None):
        written = "%bound" if bound is None else str(bound)
        text = SHIFTS.format(way=way, bits=bits, tested=tested, predicate=predicate, bound=written)
        function = function_in(text)
        flow = ControlFlow(function)
        most = shifts_at_most(LoopForest(flow).loops[0], flow)
        runs = [
            turns_of_shifts(start, at, way, bits, predicate, tested == "next")
            for start in range(-128, 128)
            for at in (EDGES if bound is None else (bound,))
        ]
        ends = [count for count in runs if count is not None]
        assert most is None or max(ends, default=1) <= most <= WIDTH + 2
        if way == "lshr" and predicate == "ne" and bound == 0:
            assert most is not None


BY_SEVERAL = """
define void @f(i8 %n, ptr %p) {{
entry:
  br label %head
head:
  %i = phi i8 [ 0, %entry ], [ %next, %head ]
  %next = add nsw i8 %i, 1
  %other = load i1, ptr %p
  %last = icmp {predicate} i8 %next, %n
  %done = {both}
  br i1 %done, label %{yes}, label %{no}
end:
  ret void
}}
"""


@pytest.mark.parametrize(
    ("predicate", "both", "is_left_if", "is_bounded"),
    [
        ("sge", "or i1 %last, %other", True, True),
        ("sge", "select i1 %last, i1 true, i1 %other", True, True),
        ("sge", "select i1 %other, i1 true, i1 %last", True, True),
        ("slt", "and i1 %other, %last", False, True),
        ("slt", "select i1 %other, i1 %last, i1 false", False, True),
        ("sge", "and i1 %last, %other", True, False),
        ("slt", "or i1 %last, %other", False, False),
        ("sge", "select i1 %other, i1 %last, i1 false", True, False),
    ],
)
def test_each_of_several_conditions_bounds_the_count(
    predicate: str, both: str, is_left_if: bool, is_bounded: bool
) -> None:
    yes, no = ("end", "head") if is_left_if else ("head", "end")
    function = function_in(BY_SEVERAL.format(predicate=predicate, both=both, yes=yes, no=no))
    flow = ControlFlow(function)
    count = trip_count(LoopForest(flow).loops[0], flow)
    assert (count is not None) is is_bounded
    if count is not None:
        assert not count.is_exact and count.bound is value(function, "n")
        assert COMPARISONS[count.predicate](0, 5) and not COMPARISONS[count.predicate](5, 5)
