"""What instructions say about memory: addresses of elements that LLVM has moved."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.claims import StructsSeen, claims_of
from enzyme_build.analysis.transit import Transit
from enzyme_build.ir import GetElementPtr, parse_module

_TEXT = """
%op = type { i32, [2 x i64], double, i64 }
declare void @use(ptr)
define void @f(ptr %p, i64 %i, double %x, i64 %n) {
  %at = getelementptr inbounds %op, ptr %p, i64 %i
  BODY
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"long", !2}
!2 = !{!"omnipotent char", !3}
!3 = !{!"Simple C++ TBAA"}
"""
_HERE = {
    "a member as declared": "%m = getelementptr i8, ptr %at, i64 24\n  store double %x, ptr %m",
    "the address itself": "call void @use(ptr %at)",
    "its first member": "%v = load i32, ptr %at",
    "an integer as declared": "%m = getelementptr i8, ptr %at, i64 8\n  store i64 %n, ptr %m, !tbaa !0",
}
_ELSEWHERE = {
    "a number where an integer is declared": "%m = getelementptr i8, ptr %at, i64 8\n  store double %x, ptr %m",
    "an integer where a number is declared": "%m = getelementptr i8, ptr %at, i64 24\n  store i64 %n, ptr %m, !tbaa !0",
    "something behind the end": "%m = getelementptr i8, ptr %at, i64 40\n  store double %x, ptr %m",
    "nothing that tells": "%m = getelementptr i8, ptr %at, i64 16\n  call void @use(ptr %m)",
    "another one with a number there": (
        "call void @use(ptr %at)\n  %b = getelementptr %op, ptr %p, i64 %n\n"
        "  %m = getelementptr i8, ptr %b, i64 8\n  store double %x, ptr %m"
    ),
}


def _claims_elements(body: str) -> bool:
    function = parse_module(_TEXT.replace("BODY", body)).functions["f"]
    address = next(i for i in function.instructions() if isinstance(i, GetElementPtr))
    return bool(list(claims_of(address, Transit(function), StructsSeen())))


@pytest.mark.parametrize("what", _HERE)
def test_elements_lie_where_the_index_begins(what: str) -> None:
    assert _claims_elements(_HERE[what])


@pytest.mark.parametrize("what", _ELSEWHERE)
def test_elements_lie_at_a_distance_that_is_added_later(what: str) -> None:
    assert not _claims_elements(_ELSEWHERE[what])
