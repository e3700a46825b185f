"""Where an address with an index may lie in a record, by the record's type."""

from __future__ import annotations

from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.record_arrays import RecordArrays
from enzyme_build.ir import Load, parse_module
from tests.analysis.counting import counted_calls


def _program(members: int) -> str:
    """A record that begins and ends with an integer, and has arrays of two numbers between; each is indexed."""
    lines = ["%k = load i64, ptr %x, !tbaa !99"]
    for number in range(1, members):
        lines += [
            f"%p{number} = getelementptr i8, ptr %x, i64 {16 * number}",
            f"%q{number} = getelementptr double, ptr %p{number}, i64 %k",
            f"%v{number} = load double, ptr %q{number}, !tbaa !98",
        ]
    fields = ", ".join(f"!1, i64 {16 * number}" for number in range(1, members))
    return f"""
define void @f(ptr %x) {{
  {chr(10).join(lines)}
  ret void
}}
!0 = !{{!"root"}}
!1 = !{{!"omnipotent char", !0, i64 0}}
!2 = !{{!"double", !1, i64 0}}
!3 = !{{!"long", !1, i64 0}}
!8 = !{{!"record", !3, i64 0, {fields}, !3, i64 {16 * members}}}
!98 = !{{!2, !2, i64 0}}
!99 = !{{!8, !3, i64 0}}
"""


def test_an_index_leads_to_the_array_that_it_begins_in() -> None:
    function = parse_module(_program(4)).functions["f"]
    arrays = RecordArrays([function])
    loads = [i for i in function.instructions() if isinstance(i, Load) and address_of(i.pointer).terms]
    found = [list(arrays.members_at(address_of(load.pointer))) for load in loads]
    assert found == [[(("!8", 16 * number), 0)] for number in (1, 2, 3)]


def _steps(members: int) -> int:
    function = parse_module(_program(members)).functions["f"]
    arrays = RecordArrays([function])
    with counted_calls() as count:
        assert len(list(arrays.elements())) == members - 1
    return count[0]


def test_records_with_many_members_are_looked_at_once() -> None:
    assert _steps(400) < 2.4 * _steps(200)
