"""Is memory only read through a pointer?"""

from __future__ import annotations

import pytest

from enzyme_build.analysis import OnlyRead
from tests.analysis.reading import function_in

SOURCE = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @unknown(ptr)
declare i64 @time(ptr)

define internal double @looks(ptr %d, i64 %n) {
  %p = load ptr, ptr %d
  %q = getelementptr double, ptr %p, i64 %n
  %v = load double, ptr %q
  %is = icmp eq i64 %n, 0
  br i1 %is, label %done, label %more
more:
  %copy = alloca [2 x ptr]
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %d, i64 16, i1 false)
  %w = call double @looks(ptr %copy, i64 0)
  ret double %w
done:
  ret double %v
}

define internal void @writes(ptr %d, i64 %n) {
  %copy = alloca [2 x ptr]
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %d, i64 16, i1 false)
  %p = load ptr, ptr %copy
  store double 0.0, ptr %p
  ret void
}

define void @f(ptr %x, ptr %other) {
  %a = alloca [2 x ptr]
  %b = alloca ptr
  BODY
  ret void
}
"""
PUT = "store ptr %x, ptr %a\n  "
CASES = {
    "%v = load double, ptr %x": True,
    "store double 0.0, ptr %x": False,
    "store ptr %x, ptr %other": False,  # lost sight of
    PUT + "%v = call double @looks(ptr %a, i64 1)": True,  # Fortran's descriptors
    PUT + "call void @writes(ptr %a, i64 1)": False,
    PUT + "call void @unknown(ptr %a)": False,
    PUT + "store ptr %a, ptr %b\n  %c = load ptr, ptr %b\n  call void @writes(ptr %c, i64 1)": False,
    PUT + "%end = getelementptr i8, ptr %a, i64 8\n  store i64 3, ptr %end": True,
    PUT + "%p = load ptr, ptr %a\n  store double 0.0, ptr %p": False,
    PUT + "%p = load ptr, ptr %a\n  store ptr %p, ptr %other": False,
}


@pytest.mark.parametrize("body", CASES)
def test_what_is_put_into_a_variable_is_followed(body: str) -> None:
    function = function_in(SOURCE.replace("BODY", body), "f")
    only_read = OnlyRead(lambda call: ([], True))
    assert only_read.through(function.used_arguments[0]) is CASES[body]


def test_what_a_library_writes_counts_for_who_asks_about_all() -> None:
    body = "%now = call i64 @time(ptr %x)"
    pointer = function_in(SOURCE.replace("BODY", body), "f").used_arguments[0]
    assert OnlyRead(lambda call: ([], False)).through(pointer), "no numbers, no addresses"
    assert not OnlyRead(lambda call: ([], False), of_all=True).through(pointer)
