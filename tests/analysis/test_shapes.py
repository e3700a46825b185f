"""What lies where in a program's memory, and which members of a structure stay apart."""

from __future__ import annotations

import random

import pytest

from enzyme_build.analysis.module_types import ModuleTypes
from enzyme_build.analysis.shape_contents import hides_numbers
from enzyme_build.analysis.shape_nodes import Node, Position
from enzyme_build.analysis.shapes import Program
from enzyme_build.analysis.type_trees import Evidence, Layout
from enzyme_build.ir import DOUBLE, PTR, Function, Module, Type, parse_module
from tests.analysis.reading import value

TAGS = """
!0 = !{!"Simple C/C++ TBAA"}
!1 = !{!"omnipotent char", !0, i64 0}
!2 = !{!"any pointer", !1, i64 0}
!3 = !{!"long", !1, i64 0}
!4 = !{!"double", !1, i64 0}
!5 = !{!"record", !3, i64 0, !2, i64 8, !1, i64 16, !4, i64 32, !2, i64 40}
!6 = !{!5, !3, i64 0}
!7 = !{!5, !2, i64 8}
!8 = !{!5, !1, i64 16}
!9 = !{!5, !4, i64 32}
!10 = !{!5, !2, i64 40}
!11 = !{!2, !2, i64 0}
!12 = !{!4, !4, i64 0}
!13 = !{!"member pointers", !1, i64 0, !3, i64 16, !4, i64 24}
!14 = !{!13, !1, i64 0}
"""

MEMBERS = {
    "an index into an array of pointers": """
  %n = load i64, ptr %a, !tbaa !6
  %array = getelementptr i8, ptr %a, i64 16
  %element = getelementptr ptr, ptr %array, i64 %n
  %taken = load ptr, ptr %element, !tbaa !11
  %x = load double, ptr %taken, !tbaa !12
  %to = getelementptr i8, ptr %a, i64 8
  %other = load ptr, ptr %to, !tbaa !7
  %m = load i64, ptr %other
  store i64 1, ptr %other""",
    "a choice of members to write to": """
  %one = getelementptr i8, ptr %a, i64 16
  %other.one = getelementptr i8, ptr %b, i64 24
  %at = select i1 %c, ptr %one, ptr %other.one
  %taken = load ptr, ptr %at
  %x = load double, ptr %taken
  store double %x, ptr %b
  %to = getelementptr i8, ptr %a, i64 8
  %other = load ptr, ptr %to
  store i64 1, ptr %other""",
}


def program_of(text: str, seed: int = 0) -> tuple[Module, ModuleTypes]:
    """A module, of which `f` is called from outside, with its functions in another order."""
    module = parse_module(text)
    functions = list(module.functions.items())
    random.Random(seed).shuffle(functions)
    module.functions.clear()
    module.functions.update(functions)
    bodies = tuple(f for f in module.functions.values() if not f.is_declaration)
    return module, ModuleTypes(program=lambda: Program(bodies, frozenset({module.functions["f"]})))


def seen_at(types: ModuleTypes, function: Function, name: str) -> set[Type]:
    """The numbers and addresses that are accessed exactly at a pointer."""
    seen = types.shapes.sightings(function, [value(function, name)], 8)
    return {s.leaf for s in seen if (s.offset % s.step if s.step else s.offset) == 0}


@pytest.mark.parametrize("name", MEMBERS)
def test_members_stay_apart(name: str) -> None:
    module, types = program_of(f"define void @f(ptr %a, ptr %b, i1 %c) {{{MEMBERS[name]}\n  ret void\n}}\n{TAGS}")
    function = module.functions["f"]
    assert seen_at(types, function, "taken") == {DOUBLE}
    assert DOUBLE not in seen_at(types, function, "other")
    assert DOUBLE not in seen_at(types, function, "a")


def test_an_index_may_begin_in_front_of_its_array() -> None:
    """`a[i - 1]`: the constant is taken out of the index, and the address seems to begin in another array."""
    text = f"""
define ptr @f(ptr %a, i64 %i, ptr %p) {{
  %n = load i64, ptr %a, !tbaa !20
  %all = getelementptr ptr, ptr %a, i64 %i
  %element = getelementptr i8, ptr %all, i64 16
  store ptr %p, ptr %element, !tbaa !11
  %last = getelementptr i8, ptr %a, i64 32
  %taken = load ptr, ptr %last, !tbaa !11
  store double 1.0, ptr %p, !tbaa !12
  ret ptr %taken
}}
{TAGS}
!19 = !{{!"two arrays", !3, i64 0, !1, i64 8, !1, i64 24, !3, i64 40}}
!20 = !{{!19, !3, i64 0}}
"""
    module, types = program_of(text)
    assert seen_at(types, module.functions["f"], "taken") == {DOUBLE}


def test_halves_of_a_member_do_not_say_where_the_record_is() -> None:
    """LLVM gives both halves of a pointer to a member function the tag of the whole."""
    text = f"""
define void @f(ptr %a) {{
  %first = load i64, ptr %a, !tbaa !14
  %to = getelementptr i8, ptr %a, i64 8
  %second = load i64, ptr %to, !tbaa !14
  %sum = add i64 %first, %second
  %count = getelementptr i8, ptr %a, i64 16
  store i64 %sum, ptr %count
  %behind = getelementptr i8, ptr %a, i64 32
  store i64 1, ptr %behind
  ret void
}}
{TAGS}
"""
    module, types = program_of(text)
    assert DOUBLE not in seen_at(types, module.functions["f"], "behind")


CALLS = """
define void @f(ptr %a, ptr %b) {
  %to = getelementptr i8, ptr %a, i64 8
  store ptr %b, ptr %to
  call void @keep(ptr %a, i64 3)
  call void @use(ptr %a)
  call void @both(ptr %b, ptr %a, i64 2)
  ret void
}
define internal void @keep(ptr %p, i64 %n) {
  store i64 %n, ptr %p
  call void @both(ptr %p, ptr %p, i64 %n)
  ret void
}
define internal void @use(ptr %p) {
  %to = getelementptr i8, ptr %p, i64 8
  %q = load ptr, ptr %to
  %x = load double, ptr %q
  %y = fmul double %x, %x
  store double %y, ptr %q
  ret void
}
define internal void @both(ptr %p, ptr %q, i64 %n) {
  %at = getelementptr i8, ptr %p, i64 16
  %w = load i64, ptr %q
  store i64 %w, ptr %at
  %more = icmp sgt i64 %n, 0
  br i1 %more, label %again, label %end
again:
  %less = sub i64 %n, 1
  call void @both(ptr %q, ptr %p, i64 %less)
  br label %end
end:
  ret void
}
"""


def test_facts_do_not_depend_on_order() -> None:
    """The functions of a module in another order, asked about in another order: the same facts."""

    def facts(seed: int) -> dict[str, object]:
        module, types = program_of(CALLS, seed)
        found: dict[str, object] = {}
        for function in module.functions.values():
            about = types.about(function)
            kinds = [sorted(map(str, kinds.items())) for kinds in about.arguments]
            seen = {a.name: sorted(map(str, types.shapes.sightings(function, [a], None))) for a in function.arguments}
            evidence = {place: sorted(map(str, items)) for place, items in sorted(about.summary.items())}
            found[function.name] = kinds, seen, evidence
        return dict(sorted(found.items()))

    assert all(facts(seed) == facts(0) for seed in range(1, 12))


def test_numbers_that_lie_nobody_knows_where_hide_behind_no_other_layout() -> None:
    addresses, numbers = Layout(((0, PTR), (8, PTR)), 0), Layout(((0, DOUBLE), (8, DOUBLE)), 0)
    loose, placed = Evidence(0, (4,), DOUBLE), Evidence(24, (), DOUBLE)
    here = Position(Node(dict.fromkeys([loose])), 8)
    assert hides_numbers(here, addresses, 16) and not hides_numbers(here, numbers, 16)
    assert hides_numbers(here, addresses, None) and not hides_numbers(here, addresses, 4), "no room for one"
    assert not hides_numbers(Position(Node(dict.fromkeys([loose, placed])), 8), addresses, 16)
    assert hides_numbers(Position(Node(dict.fromkeys([placed])), 8, period=1), addresses, 16)
    described = Evidence(0, (8,), PTR, sure=True)
    assert not hides_numbers(Position(Node(dict.fromkeys([loose, described])), 8), addresses, 16)


# A callee copies a word by name; where it takes it from lies what the caller puts there.
NAMED_WORDS = """
define void @move(ptr %to, ptr %from) {
  %word = load i64, ptr %from, !tbaa !1
  store i64 %word, ptr %to, !tbaa !1
  ret void
}
define void @move_by_local(ptr %to, ptr %from) {
  %local = alloca i64
  store ptr %to, ptr %to
  %word = load i64, ptr %from, !tbaa !1
  store i64 %word, ptr %local, !tbaa !1
  call void @move(ptr %to, ptr %local)
  ret void
}
define double @f(double %x) {
  %own = alloca double
  %index = alloca i64
  %cell = alloca { ptr, double }
  store double %x, ptr %own
  FILL
  call void @MOVE(ptr %cell, ptr %index)
  store ptr %own, ptr %cell
  %at = load ptr, ptr %cell
  %v = load double, ptr %at
  ret double %v
}
!1 = !{!2, !2, i64 0}
!2 = !{!"long", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C++ TBAA"}
"""


@pytest.mark.parametrize("move", ["move", "move_by_local"])
@pytest.mark.parametrize(
    ("fill", "is_address"),
    [
        ("%n = fptosi double %x to i64\n  %m = add i64 %n, 1\n  store i64 %m, ptr %index", False),
        ("%w = ptrtoint ptr %own to i64\n  store i64 %w, ptr %index", True),
        ("store ptr %own, ptr %index", True),
    ],
)
def test_a_union_does_not_make_addresses_of_the_integers_that_are_copied_there(
    fill: str, is_address: bool, move: str
) -> None:
    module, types = program_of(NAMED_WORDS.replace("FILL", fill).replace("MOVE", move), 0)
    function = module.functions["f"]
    assert types.shapes.holds_address(function, value(function, "cell"))
    assert types.shapes.holds_address(function, value(function, "index")) is is_address


ATOMICS = {
    "%old = atomicrmw add ptr %count, i32 1 seq_cst": True,
    "%old = atomicrmw xchg ptr %word, i64 0 seq_cst": True,
    "%old = atomicrmw xchg ptr %word, i64 %bits seq_cst": False,
    "%old = cmpxchg ptr %word, i64 0, i64 %bits seq_cst seq_cst": False,
}


@pytest.mark.parametrize("update", ATOMICS)
def test_nobody_else_sees_what_lies_behind_a_count(update: str) -> None:
    """Bits that are put somewhere may be a number's, or an address."""
    module, types = program_of(f"""
declare ptr @malloc(i64)
define void @f(ptr %x, i64 %bits) {{
  %block = call ptr @malloc(i64 32)
  %count = getelementptr i8, ptr %block, i64 8
  %word = getelementptr i8, ptr %block, i64 16
  {update}
  %inner = call ptr @malloc(i64 8)
  store ptr %inner, ptr %block
  %size = load i64, ptr %inner
  ret void
}}
""")
    function = module.functions["f"]
    assert types.shapes.is_private(function, value(function, "inner")) == ATOMICS[update]


@pytest.mark.parametrize("is_compared", [True, False])
def test_an_address_that_is_exchanged_leads_to_what_was_put_there(is_compared: bool) -> None:
    exchange = "cmpxchg ptr %place, ptr null, ptr %new seq_cst seq_cst" if is_compared else ""
    old = "extractvalue {ptr, i1} %old, 0" if is_compared else "getelementptr i8, ptr %old, i64 0"
    module, types = program_of(f"""
declare ptr @malloc(i64)
define double @f(double %x) {{
  %place = call ptr @malloc(i64 8)
  %new = call ptr @malloc(i64 8)
  store double %x, ptr %new
  %old = {exchange or "atomicrmw xchg ptr %place, ptr %new seq_cst"}
  %taken = {old}
  %kept = load ptr, ptr %place
  %v = load double, ptr %kept
  ret double %v
}}
""")
    function = module.functions["f"]
    new = types.shapes.places(function, [value(function, "new")])
    for name in ("taken", "kept"):
        assert types.shapes.places(function, [value(function, name)]) == new
