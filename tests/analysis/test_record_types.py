"""Which structs no object is both of, and the pointers that may lead to objects of several."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.calls import called_function
from enzyme_build.analysis.exclusive_uses import exclusive_records, records_accessed
from enzyme_build.analysis.record_types import Record, RecordType, differ, may_access
from enzyme_build.analysis.tbaa_leaves import tagged_leaf
from enzyme_build.ir import DOUBLE, I64, Call, IntegerType, parse_module
from tests.analysis.reading import value
from tests.analysis.test_shapes import program_of, seen_at


def record(*leaves: tuple[int, str], offset: int = 0, period: int = 0) -> Record:
    return Record(RecordType(str(leaves), leaves, is_struct=True), offset, period)


def scalar(name: str, offset: int = 0, period: int = 0) -> Record:
    return Record(RecordType(name, ((0, name),), is_struct=False), offset, period)


EULER = record((0, "p1 double"), (8, "p1 double"))
STEPS = record((0, "p1 long"), (8, "long"))
BASE = record((0, "int"), (8, "p1 base"))
DERIVED = record((0, "int"), (8, "p1 derived"), (16, "double"))
TABLE = record((0, "int"), (8, "p1 table"), (16, "long"))


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        (EULER, STEPS, True),
        (EULER, EULER, False),
        (BASE, DERIVED, False),
        (BASE, TABLE, False),
        (DERIVED, TABLE, True),
        (EULER, record((0, "any pointer"), (8, "p1 omnipotent char")), False),
        (EULER, record((0, "omnipotent char"), (8, "p1 double")), False),
        (DERIVED, record((0, "double"), offset=16), False),
        (DERIVED, record((0, "long"), offset=16), True),
        (scalar("double"), scalar("long"), False),
        (scalar("double", period=8), STEPS, True),
        (scalar("double", period=8), record((0, "double"), (8, "double")), False),
        (record((0, "int"), (8, "double"), period=16), record((0, "int"), (8, "long"), period=16), True),
        (record((0, "int"), (8, "double"), period=16), record((0, "int"), (8, "long"), period=8), False),
        (scalar("double", 16, period=8), TABLE, True),
        (scalar("double", 24, period=8), record((0, "p1 double"), (8, "long"), (16, "omnipotent char")), False),
        (scalar("double", 64, period=8), EULER, False),  # behind its end
        (scalar("double", 16), EULER, False),  # right behind its end
        (scalar("double", 8), EULER, True),
        (scalar("vtable pointer", 16), record((0, "int"), (8, "int"), (24, "double")), False),  # of a member's class
        (scalar("vtable pointer", 8), record((0, "int"), (8, "int"), (24, "double")), True),
    ],
)
def test_structs_differ(left: Record, right: Record, expected: bool) -> None:
    assert differ(left, right) is differ(right, left) is expected


def test_an_array_is_known_by_where_it_begins() -> None:
    inside = scalar("double", 24, period=8)
    assert inside.seen_from(16, 0) == Record(inside.type, 8, 8)
    assert inside.is_like(inside._replace(offset=72)) and not inside.is_like(inside._replace(offset=28))
    assert record((0, "int"), offset=24, period=16).seen_from(0, 0).offset == 8


def test_accesses_name_what_they_are_to() -> None:
    assert may_access(EULER, 8, EULER)
    assert not may_access(EULER, 8, STEPS)
    assert may_access(scalar("double", 16), 16, DERIVED)
    assert not may_access(scalar("double", 8), 8, STEPS)
    assert may_access(DERIVED, 16, BASE)  # where it ends is not known


def test_scalars_may_be_elements_of_members() -> None:
    buffer = record((0, "p1 double"), (8, "long"), (16, "omnipotent char"))
    numbers = record((0, "p1 double"), (8, "long"), (16, "double"))
    for inside in (buffer, numbers):
        walk = scalar("double", period=8)
        assert not differ(walk, inside.seen_from(16, 0))
        assert may_access(walk, 0, inside.seen_from(16, 0))
        assert may_access(scalar("double", 40), 40, inside)
        assert differ(walk, inside.seen_from(8, 0))


TAGS = """
!0 = !{!"Simple C/C++ TBAA"}
!1 = !{!"omnipotent char", !0, i64 0}
!2 = !{!"long", !1, i64 0}
!3 = !{!"double", !1, i64 0}
!4 = !{!"any pointer", !1, i64 0}
!5 = !{!"p1 double", !4, i64 0}
!6 = !{!"p1 long", !4, i64 0}
!7 = !{!"disc", !5, i64 0, !3, i64 8}
!8 = !{!"ring", !6, i64 0, !2, i64 8}
!9 = !{!7, !5, i64 0}
!10 = !{!8, !6, i64 0}
!11 = !{!3, !3, i64 0}
!12 = !{!2, !2, i64 0}
"""

WAYS = """
define void @disc(ptr %data) {
  %numbers = load ptr, ptr %data, !tbaa !9
  %x = load double, ptr %numbers, !tbaa !11
  %twice = fmul double %x, 2.0
  store double %twice, ptr %numbers, !tbaa !11
  ret void
}
define void @ring(ptr %data) {
  %counts = load ptr, ptr %data, !tbaa !10
  %n = load i64, ptr %counts, !tbaa !12
  %more = add i64 %n, 1
  store i64 %more, ptr %counts, !tbaa !12
  ret void
}
"""

CHOICE = """
define void @f(ptr %shape, i1 %kind) {
entry:
  %data = load ptr, ptr %shape
  br i1 %kind, label %first, label %second
first:
  call void @disc(ptr %data)
  br label %behind
second:
  call void @ring(ptr %data)
  br label %behind
behind:
  ret void
}
"""

BOTH = """
define void @f(ptr %shape, i1 %kind) {
  %data = load ptr, ptr %shape
  call void @disc(ptr %data)
  call void @ring(ptr %data)
  ret void
}
"""


def formal(call: Call, index: int) -> tuple[Record, ...]:
    callee = called_function(call)
    assert callee is not None and callee.blocks  # (read)
    return records_accessed(callee.arguments[index])


def test_ways_that_exclude_each_other_lead_to_different_objects() -> None:
    (groups,) = exclusive_records(parse_module(WAYS + CHOICE + TAGS).functions["f"], formal).values()
    assert sorted(len(group) for group in groups) == [1, 1]
    assert differ(groups[0][0], groups[1][0])
    assert not exclusive_records(parse_module(WAYS + BOTH + TAGS).functions["f"], formal)


@pytest.mark.parametrize("seed", range(4))
def test_objects_behind_one_pointer_stay_apart(seed: int) -> None:
    module, types = program_of(WAYS + CHOICE + TAGS, seed)
    assert seen_at(types, module.functions["disc"], "numbers") == {DOUBLE}
    assert seen_at(types, module.functions["ring"], "counts") == set()


@pytest.mark.parametrize("seed", range(4))
def test_one_object_taken_for_two_is_both(seed: int) -> None:
    module, types = program_of(WAYS + BOTH + TAGS, seed)
    assert DOUBLE in seen_at(types, module.functions["ring"], "counts")


STORED = """
define void @f(ptr %table, i1 %kind, ptr %memory, ptr %others) {
entry:
  store ptr %memory, ptr %table
  br i1 %kind, label %first, label %behind
first:
  store ptr %others, ptr %table
  br label %behind
behind:
  call void @g(ptr %table, i1 %kind)
  %numbers = load ptr, ptr %memory, !tbaa !9
  %counts = load ptr, ptr %others, !tbaa !10
  %x = load double, ptr %numbers, !tbaa !11
  %n = load i64, ptr %counts, !tbaa !12
  ret void
}
"""


@pytest.mark.parametrize("seed", range(4))
def test_objects_that_one_slot_holds_stay_apart(seed: int) -> None:
    module, types = program_of(WAYS + CHOICE.replace("@f(", "@g(") + STORED + TAGS, seed)
    function = module.functions["f"]
    assert seen_at(types, function, "numbers") == {DOUBLE}
    assert seen_at(types, function, "counts") == set()
    assert I64 not in seen_at(types, module.functions["disc"], "numbers")


OWN = """
define void @f(i1 %kind) {
  %memory = alloca { ptr, double }
  %others = alloca { ptr, i64 }
  %numbers = alloca double
  %counts = alloca i64
  %table = alloca ptr
  store ptr %numbers, ptr %memory
  store ptr %counts, ptr %others
  %one = select i1 %kind, ptr %memory, ptr %others
  store ptr %one, ptr %table
  call void @g(ptr %table, i1 %kind)
  %data = load ptr, ptr %table
  %same = call ptr @taken(ptr %data)
  store ptr %same, ptr %table
  %n = load ptr, ptr %memory, !tbaa !9
  %c = load ptr, ptr %others, !tbaa !10
  ret void
}
define ptr @taken(ptr %data) {
  call void @disc(ptr %data)
  ret ptr %data
}
"""


@pytest.mark.parametrize("seed", range(4))
def test_choices_are_settled(seed: int) -> None:
    """What does not settle may be used by anybody."""
    module, types = program_of(WAYS + CHOICE.replace("@f(", "@g(") + OWN + TAGS, seed)
    function = module.functions["f"]
    assert all(types.shapes.is_private(function, value(function, name)) for name in ("memory", "others", "table"))
    assert seen_at(types, function, "n") == {DOUBLE}
    assert DOUBLE not in seen_at(types, function, "c")


def test_enumerations_are_integers() -> None:
    module = parse_module("""
!0 = !{!"Simple C++ TBAA"}
!1 = !{!"omnipotent char", !0, i64 0}
!2 = !{!"_ZTS9Algorithm", !1, i64 0}
!3 = !{!"_ZTS10Definition", !2, i64 0, !1, i64 8}
!4 = !{!3, !2, i64 0}
!5 = !{!3, !1, i64 8}
""")
    assert isinstance(tagged_leaf(module, "!4"), IntegerType)
    assert tagged_leaf(module, "!5") is None
