"""Whose memory calls return the address of."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.memory_objects import MemoryObjects
from enzyme_build.analysis.returned_addresses import ReturnedAddresses
from enzyme_build.ir import Call, parse_module

TEXT = """
@kept = global ptr null
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
define ptr @makes(ptr %pool, i64 %n) {
  %p = call ptr @malloc(i64 %n)
  store ptr %p, ptr @kept
  ret ptr %p
}
define ptr @lets_make(ptr %pool, i64 %n) {
  %p = call ptr @makes(ptr %pool, i64 %n)
  %c = icmp eq i64 %n, 0
  %q = select i1 %c, ptr null, ptr %p
  ret ptr %q
}
define ptr @returns(ptr %pool, i64 %n) {
  ret ptr %pool
}
define ptr @lets_return(ptr %pool, i64 %n) {
  %p = call ptr @returns(ptr %pool, i64 %n)
  ret ptr %p
}
define ptr @reads(ptr %pool, i64 %n) {
  %p = load ptr, ptr %pool
  ret ptr %p
}
define ptr @names(ptr %pool, i64 %n) {
  ret ptr @kept
}
define ptr @grows(ptr %pool, i64 %n) {
  %p = call ptr @realloc(ptr %pool, i64 %n)
  ret ptr %p
}
define void @f(ptr %pool) {
  %p = call ptr @CALLED(ptr %pool, i64 8)
  ret void
}
"""


@pytest.mark.parametrize(
    ("called", "expected"),
    [
        ("makes", True),
        ("lets_make", True),
        ("returns", False),
        ("lets_return", False),
        ("reads", False),
        ("names", False),
        ("grows", False),
    ],
)
def test_new_memory(called: str, expected: bool) -> None:
    function = parse_module(TEXT.replace("CALLED", called)).functions["f"]
    call = next(i for i in function.instructions() if isinstance(i, Call))
    objects = MemoryObjects(function, returned=ReturnedAddresses(lambda f: f))
    assert objects.is_new(call) is expected
    assert not objects.is_own(call)
