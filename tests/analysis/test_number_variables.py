"""Variables of numbers whose addresses nobody keeps."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import NumberVariables
from tests.analysis.reading import function_in, value

TEXT = """
@kept = global ptr null
declare void @unknown(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
define double @reads(ptr %p, i64 %k) {
  %at = getelementptr double, ptr %p, i64 %k
  %v = load double, ptr %at
  ret double %v
}
define void @keeps(ptr %p) {
  store ptr %p, ptr @kept
  ret void
}
define void @itself(ptr %p, i64 %k) {
  %next = getelementptr double, ptr %p, i64 1
  store double 1.0, ptr %next
  call void @other(i64 %k, ptr %next)
  ret void
}
define void @other(i64 %k, ptr %p) {
  call void @itself(ptr %p, i64 %k)
  LAST
  ret void
}
define ptr @f(ptr %x, i64 %n, i1 %c) {
  %a = alloca [4 x double]
  %at = getelementptr double, ptr %a, i64 %n
  BODY
  ret ptr null
}
"""
PLAIN = {
    "": True,
    "%v = load double, ptr %at": True,
    "%v = load <2 x double>, ptr %at": True,
    "store double 1.0, ptr %at": True,
    "%q = icmp eq ptr %a, %x": True,
    "%q = icmp ult ptr %a, %x": False,
    "call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 32, i1 false)": True,
    "call void @llvm.lifetime.start.p0(i64 32, ptr %a)": True,
    "%v = call double @reads(ptr %at, i64 %n)": True,
    "call void @itself(ptr %a, i64 %n)": True,
    "call void @other(i64 %n, ptr %at)": True,
    "%v = load i64, ptr %at": False,
    "%v = load ptr, ptr %a": False,
    "store i32 1, ptr %at": False,
    "store ptr %a, ptr @kept": False,
    "store ptr %at, ptr %x": False,
    "%q = select i1 %c, ptr %a, ptr %x": False,
    "%q = ptrtoint ptr %a to i64": False,
    "call void @keeps(ptr %at)": False,
    "call void @unknown(ptr %a)": False,
    "%v = call double %x(ptr %a)": False,
    "%v = call double @reads(ptr %x, i64 %n)\n  %q = atomicrmw fadd ptr %at, double 1.0 seq_cst": False,
}


@pytest.mark.parametrize("body", PLAIN)
def test_what_is_done_with_the_address(body: str) -> None:
    function = function_in(TEXT.replace("BODY", body).replace("LAST", ""))
    assert NumberVariables(lambda f: f).has(value(function, "a")) == PLAIN[body]


def test_what_one_function_of_a_cycle_keeps_all_keep() -> None:
    body = "call void @itself(ptr %a, i64 %n)"
    text = TEXT.replace("BODY", body).replace("LAST", "store ptr %p, ptr @kept")
    assert not NumberVariables(lambda f: f).has(value(function_in(text), "a"))


def test_a_function_whose_derivative_comes_from_elsewhere() -> None:
    function = function_in(TEXT.replace("BODY", "%v = call double @reads(ptr %at, i64 %n)").replace("LAST", ""))
    assert not NumberVariables(lambda f: None).has(value(function, "a"))
    assert not NumberVariables(lambda f: None).may_move(function.module.functions["reads"], 0)
    assert NumberVariables(lambda f: f).may_move(function.module.functions["reads"], 0)


def test_an_argument_is_no_variable() -> None:
    assert not NumberVariables(lambda f: f).has(value(function_in(TEXT.replace("BODY", "").replace("LAST", "")), "x"))
