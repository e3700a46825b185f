"""Reductions have no derivative if the answers of all that may meet are only compared or printed."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import CallKind, classify
from enzyme_build.differentiate.deciding_messages import leave_decisions
from enzyme_build.ir import Call, parse_module

_MAXIMUM, _SUM = 1476395009, 1476395011
_DECLARED = """
declare i32 @MPI_Allreduce(ptr, ptr, i32, i32, i32, i32)
declare i32 @MPI_Reduce(ptr, ptr, i32, i32, i32, i32, i32)
declare i32 @MPI_Iallreduce(ptr, ptr, i32, i32, i32, i32, ptr)
declare double @sqrt(double)
declare i32 @printf(ptr, ...)
"""
_COMPARED = "  %c = fcmp olt double %x, 1.0e-3\n  ret i1 %c"
_USED = "  %c = fcmp olt double %x, 1.0e-3\n  store double %x, ptr %out\n  ret i1 %c"


def _function(name: str, rest: str, operation: int | str = _MAXIMUM, called: str = "MPI_Allreduce") -> str:
    more = {"MPI_Allreduce": "", "MPI_Reduce": ", i32 0", "MPI_Iallreduce": ", ptr %out"}[called]
    return f"""
define i1 @{name}(ptr %in, ptr %out, i32 %op) {{
  %whole = alloca double
  %r = call i32 @{called}(ptr %in, ptr %whole, i32 1, i32 1275070475, i32 {operation}{more}, i32 1140850688)
  %x = load double, ptr %whole
{rest}
}}
"""


def _decisions(*texts: str) -> list[bool]:
    """Of the calls of reductions: have they no derivative?"""
    module = parse_module("".join(texts) + _DECLARED)
    leave_decisions(module)
    calls = [i for f in module.functions.values() for i in f.instructions() if isinstance(i, Call)]
    return [classify(c) is CallKind.INACTIVE for c in calls if "reduce" in str(c.callee.name).lower()]


@pytest.mark.parametrize(
    "rest",
    [
        _COMPARED,
        "  %y = call double @sqrt(double %x)\n  %c = fcmp olt double %y, 1.0e-3\n  ret i1 %c",
        "  %n = call i32 (ptr, ...) @printf(ptr %in, double %x)\n  ret i1 true",
    ],
)
def test_what_decides(rest: str) -> None:
    assert _decisions(_function("f", rest)) == [True]


@pytest.mark.parametrize(
    "rest",
    [
        _USED,
        "  %b = bitcast double %x to i64\n  %c = icmp eq i64 %b, 0\n  ret i1 %c",
        "  store ptr %whole, ptr %out\n" + _COMPARED,
        "  call void @other(ptr %whole)\n" + _COMPARED,
    ],
)
def test_what_is_used(rest: str) -> None:
    assert _decisions("declare void @other(ptr)\n", _function("f", rest)) == [False]


def test_what_may_meet() -> None:
    deciding = _function("f", _COMPARED)
    assert _decisions(deciding, _function("g", _USED)) == [False, False]
    assert _decisions(deciding, _function("g", _USED, _SUM)) == [True, False]
    assert _decisions(deciding, _function("g", _USED, called="MPI_Reduce")) == [True, False]
    assert _decisions(deciding, _function("g", _COMPARED, "%op")) == [False, False]
    assert _decisions(deciding, _function("g", _COMPARED, called="MPI_Iallreduce")) == [False, False]


def test_calls_that_nobody_sees() -> None:
    deciding = _function("f", _COMPARED)
    through = "define ptr @pointer() {\n  ret ptr @MPI_Allreduce\n}\n"
    fortran = "declare void @mpi_allreduce_(ptr, ptr, ptr, ptr, ptr, ptr, ptr)\n"
    assert _decisions(deciding, "@table = global ptr @MPI_Allreduce\n") == [False]
    assert _decisions(deciding, through) == [False]
    assert _decisions(deciding, fortran) == [False]
