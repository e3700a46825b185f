"""What has no derivative: everything that is missing in one link is reported together, with its place and its way."""

from __future__ import annotations

import re

import pytest

from enzyme_build.differentiate import differentiate
from enzyme_build.errors import EnzymeBuildError, Errors, MissingRuleError, TypeDeductionError, UnsupportedError
from enzyme_build.ir import parse_module
from tests.differentiate.deriving import DEBUG, ENTRIES, asking, derived

UNKNOWN = """
declare double @gsl_integrate(double)
declare void @mystery(ptr)
declare void @quiet() memory(none)
define double @helper(double %y, ptr %p) !dbg !906 {
  %v = call double @gsl_integrate(double %y), !dbg !907
  call void @mystery(ptr %p), !dbg !908
  %r = fmul double %v, %v
  ret double %r
}
define double @f(double %a, ptr %p) !dbg !904 {
  %v = call double @helper(double %a, ptr %p), !dbg !905
  ret double %v
}
"""
BOTH = "double (...) @__enzyme_autodiff(ptr @f, double %a, ptr %x, ptr %dx)"
FORWARD = "double (...) @__enzyme_fwddiff(ptr @f, double %a, double %a, ptr %x, ptr %dx)"


@pytest.mark.parametrize("call", [BOTH, FORWARD], ids=["reverse", "forward"])
def test_missing_rules_are_collected_with_the_way_to_them(call: str) -> None:
    with pytest.raises(Errors) as caught:
        derived(UNKNOWN, call)
    assert all(isinstance(error, MissingRuleError) for error in caught.value.errors)
    assert [error.message for error in caught.value.errors] == [
        "no derivative rule for the call to `gsl_integrate`",
        "no derivative rule for the call to `mystery`",
    ]
    entry = "__enzyme_autodiff" if call is BOTH else "__enzyme_fwddiff"
    for error, line in zip(caught.value.errors, (41, 42)):
        assert str(error.at) == f"/src/model.c:{line}:9  in `helper`"
        assert error.trail == [
            "reached from  /src/model.c:21:5  in `f`",
            f"asked for at  /src/model.c:7:12  in `asks`  {entry}(f, …)",
        ]
        assert "link its bitcode" in error.help


def test_all_requests_of_a_link_are_looked_at_and_nothing_is_said_twice() -> None:
    body = "%v = call double @gsl_integrate(double %a), !dbg !905\n  ret double %v"
    more = f"define double @g(double %a) !dbg !904 {{\n  {body}\n}}\n"
    other = asking("double (...) @__enzyme_autodiff(ptr @g, double %a)").replace("@asks", "@asks_too")
    again = asking(BOTH).replace("@asks", "@asks_again")
    with pytest.raises(Errors) as caught:
        derived(UNKNOWN + more + other + again, BOTH)
    first, second = sorted(caught.value.errors, key=lambda error: str(error.at))
    assert (str(first.at), str(second.at)) == ("/src/model.c:21:5  in `f`", "/src/model.c:42:9  in `helper`")
    assert first.trail[-1] == "also at  /src/model.c:41:9  in `helper`"
    assert not any("also at" in step for step in second.trail)


def test_one_error_comes_alone() -> None:
    with pytest.raises(MissingRuleError) as caught:
        derived(UNKNOWN.replace("call void @mystery(ptr %p)", "call void @quiet()"), BOTH)
    assert re.search(r"error\[EB301\].*\n  --> /src/model.c:41:9", str(caught.value))


def test_what_is_inactive_may_be_unknown() -> None:
    pure = UNKNOWN.replace("gsl_integrate(double)\n", "gsl_integrate(double) memory(none)\n").replace(
        "@mystery(ptr %p)", "@quiet()"
    )
    derived(pure, BOTH.replace("double %a, ptr %x, ptr %dx", "ptr @enzyme_const, double %a, ptr @enzyme_const, ptr %x"))


REFUSED: dict[str, tuple[str, type[EnzymeBuildError]]] = {
    "%v = call double %p(double %a), !dbg !905": ("called through a pointer", UnsupportedError),
    '%v = call double asm "nop", "=x,x"(double %a), !dbg !905': ("inline assembly", UnsupportedError),
    "%v = atomicrmw xchg ptr %p, double %a seq_cst, !dbg !905": ("atomic operation `xchg`", UnsupportedError),
    "%v = va_arg ptr %p, double, !dbg !905": ("an argument behind `...`", UnsupportedError),
    "%v = call double @llvm.x86.mystery(double %a), !dbg !905": (
        "no derivative rule for the call to `llvm.x86.mystery`", MissingRuleError,
    ),
    "%w = load i64, ptr %p, !dbg !905\n  store i64 %w, ptr %p, !dbg !905\n  %v = fadd double %a, 1.0": (
        "cannot deduce", TypeDeductionError,
    ),
}  # fmt: skip


@pytest.mark.parametrize("body", REFUSED)
def test_nothing_is_guessed(body: str) -> None:
    message, kind = REFUSED[body]
    text = f"define double @f(double %a, ptr %p) !dbg !904 {{\n  {body}\n  ret double %v\n}}\n"
    text += "declare double @llvm.x86.mystery(double)\n" if "mystery" in body else ""
    with pytest.raises(kind) as caught:
        derived(text, BOTH)
    assert message in caught.value.message
    assert caught.value.at is not None and caught.value.at.line == 21
    assert caught.value.trail[-1].startswith("asked for at  /src/model.c:7:12")


def test_a_contradiction_of_types_says_what_was_found() -> None:
    text = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(double %a, ptr %p) !dbg !904 {
  %b = alloca [64 x i8]
  %n = fptosi double %a to i64
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %p, i64 %n, i1 false), !dbg !905
  %u = load double, ptr %b
  %v = load half, ptr %b
  %w = fpext half %v to double
  %r = fadd double %u, %w
  ret double %r
}
"""
    with pytest.raises(TypeDeductionError) as caught:
        derived(text, BOTH)
    assert "(it is used as double and as half)" in caught.value.message
    assert str(caught.value.at) == "/src/model.c:21:5  in `f`"


def test_a_loop_of_bytes_is_blamed_where_the_program_has_it() -> None:
    text = """
define double @f(double %a, ptr %p) !dbg !904 {
  %b = alloca [64 x i8]
  %n = fptosi double %a to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %from = getelementptr i8, ptr %p, i64 %i
  %to = getelementptr i8, ptr %b, i64 %i
  %byte = load i8, ptr %from
  store i8 %byte, ptr %to, !dbg !905
  %next = add nuw i64 %i, 1
  %on = icmp ult i64 %next, %n
  br i1 %on, label %loop, label %end
end:
  %v = load double, ptr %b
  %q = getelementptr i8, ptr %b, i64 4
  %w = load half, ptr %q
  %x = fpext half %w to double
  %r = fadd double %v, %x
  ret double %r
}
"""
    with pytest.raises(TypeDeductionError) as caught:
        derived(text, BOTH)
    assert str(caught.value.at) == "/src/model.c:21:5  in `f`"


def test_a_failed_derivative_is_not_used_by_the_next_request() -> None:
    whole = ENTRIES + UNKNOWN + asking(BOTH) + asking(BOTH).replace("@asks", "@later") + DEBUG
    with pytest.raises(Errors) as caught:
        differentiate(parse_module(whole))
    assert len(caught.value.errors) == 2
