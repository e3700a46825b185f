"""Steady globals: how much is asked to find them."""

from __future__ import annotations

import pytest

from enzyme_build.differentiate import Session
from enzyme_build.ir import bare_name, parse_module
from tests.analysis.counting import counted_calls

_PLAN = """
@plan = internal global ptr null
declare ptr @malloc(i64)

define internal double @planned(double %v) noinline {
  %known = load ptr, ptr @plan
  %is_new = icmp eq ptr %known, null
  br i1 %is_new, label %make, label %use
make:
  %made = call ptr @malloc(i64 8)
  store double 2.5, ptr %made
  store ptr %made, ptr @plan
  br label %use
use:
  %plan = load ptr, ptr @plan
  %weight = load double, ptr %plan
  %r = fmul double %v, %weight
  ret double %r
}
"""


def _stores_below_calls(n: int) -> str:
    """n functions, each of which calls the next one; the last one writes n numbers into memory that the first has."""
    chain = "".join(
        f"define internal void @c{k}(ptr %x) noinline {{\n  call void @c{k + 1}(ptr %x)\n  ret void\n}}\n"
        for k in range(n)
    )
    stores = "".join(
        f"  %p{k} = getelementptr i8, ptr %x, i64 {8 * k}\n  %v{k} = load double, ptr %p{k}\n"
        f"  %w{k} = call double @planned(double %v{k})\n  store double %w{k}, ptr %p{k}\n"
        for k in range(n)
    )
    last = f"define internal void @c{n}(ptr %x) noinline {{\n{stores}  ret void\n}}\n"
    return f"{_PLAN}{last}{chain}define void @f(ptr %x) {{\n  call void @c0(ptr %x)\n  ret void\n}}\n"


def _steps(text: str) -> int:
    """How many calls are made until the steady globals are known, those for the shapes of memory aside."""
    module = parse_module(text)
    session = Session(module)
    function = module.functions["f"]
    session.asked = [function]
    steady = session.steady_globals
    session.types.shapes.complete(function)
    with counted_calls() as count:
        found = steady.found
    assert [bare_name(variable.name) for variable in found] == ["plan"]
    return count[0]


def test_stores_are_not_followed_through_all_callers_one_by_one() -> None:
    once, twice = _steps(_stores_below_calls(32)), _steps(_stores_below_calls(64))
    assert twice < 2.4 * once


_KEPT_LINE = """
@line = global ptr null
@buffer = internal global ptr null
declare ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @begin(ptr %text) {
  store ptr %text, ptr @line
  %made = call ptr @malloc(i64 64)
  call void @llvm.memcpy.p0.p0.i64(ptr %made, ptr %text, i64 64, i1 false)
  store ptr %made, ptr @buffer
  ret void
}

define double @f(double %x, i64 %n) {
  %text = load ptr, ptr @line
  %kept = load ptr, ptr @buffer
  call void @llvm.memcpy.p0.p0.i64(ptr %kept, ptr %text, i64 %n, i1 false)
  LOAD
  store i8 %first, ptr %kept
  %v = uitofp i8 %first to double
  %r = fmul double %x, %v
  ret double %r
}
"""
_CHARACTER = "%first = load i8, ptr %kept"
_NUMBER = "%number = load double, ptr %kept\n  %first = fptoui double %number to i8"


@pytest.mark.parametrize(("load", "steady"), [(_CHARACTER, ["buffer", "line"]), (_NUMBER, [])])
def test_text_that_unseen_code_may_set_needs_no_shadow(load: str, steady: list[str]) -> None:
    module = parse_module(_KEPT_LINE.replace("LOAD", load))
    session = Session(module)
    session.asked = [module.functions["f"]]
    session.types.shapes.complete(module.functions["f"])
    assert sorted(bare_name(variable.name) for variable in session.steady_globals.found) == steady


def _record_of(n: int) -> str:
    """A record whose first pointer each call sets, and n - 1 that others set to new memory."""
    places = [f"getelementptr (i8, ptr @g, i64 {8 * k})" for k in range(n)]
    sets = "".join(
        f"  %p{k} = call ptr @malloc(i64 8)\n  store double 2.0, ptr %p{k}\n  store ptr %p{k}, ptr {places[k]}\n"
        for k in range(1, n)
    )
    reads = "".join(
        f"  %p{k} = load ptr, ptr {places[k]}\n  %v{k} = load double, ptr %p{k}\n"
        f"  %r{k} = fmul double %r{k - 1}, %v{k}\n"
        for k in range(1, n)
    )
    return f"""
@g = internal global {{ {", ".join(["ptr"] * n)} }} zeroinitializer
declare ptr @malloc(i64)

define void @set_up() {{
{sets}  ret void
}}

define double @f(ptr %x) {{
  store ptr %x, ptr @g
  %p0 = load ptr, ptr @g
  %r0 = load double, ptr %p0
{reads}  ret double %r{n - 1}
}}
"""


def test_each_pointer_of_a_record_is_asked_about_by_itself() -> None:
    def steps(n: int) -> int:
        module = parse_module(_record_of(n))
        session = Session(module)
        session.asked = [module.functions["f"]]
        steady = session.steady_globals
        session.types.shapes.complete(module.functions["f"])
        with counted_calls() as count:
            assert not steady.found
            kept = [steady.keeps_constants(module.globals["g"], 8 * k) for k in range(n)]
        assert kept == [False] + [True] * (n - 1)
        return count[0]

    assert steps(64) < 2.3 * steps(32)
