"""Which loads can be repeated in the reverse sweep."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import Aliasing, ControlFlow, LoopForest, MemoryObjects, Overwrites
from enzyme_build.ir import Function
from tests.analysis.reading import call_of, function_in, load

TEXT = """
@table = global [4 x double] zeroinitializer
@fixed = constant [4 x double] zeroinitializer
declare void @free(ptr)
declare void @unknown()
declare void @pure() memory(none)
declare void @reads(ptr readonly captures(none)) memory(argmem: read)
declare void @writes(ptr captures(none)) memory(argmem: readwrite)
declare double @modf(double, ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @f(ptr %x, ptr noalias %y, i64 %n, i1 %c) {
entry:
  %a = alloca [4 x double]
  %x8 = getelementptr i8, ptr %x, i64 8
  BODY
  br label %end
end:
  ret void
}
"""


def overwrites(function: Function, split: bool = False, changes: tuple[bool, ...] = (True,) * 4) -> Overwrites:
    flow = ControlFlow(function)
    aliasing = Aliasing(MemoryObjects(function), LoopForest(flow))
    return Overwrites(function, flow, aliasing, split, changes)


CAN_RELOAD = {
    "%v = load double, ptr %x": True,
    "%v = load double, ptr %x\n  store double 0.0, ptr %x": False,
    "store double 0.0, ptr %x\n  %v = load double, ptr %x": True,
    "%v = load double, ptr %x\n  store double 0.0, ptr %x8": True,
    "%v = load double, ptr %x\n  store double 0.0, ptr %y": True,
    "%v = load double, ptr %x\n  store double 0.0, ptr %a": True,
    "%v = load double, ptr %x\n  store double 0.0, ptr @table": False,
    "%v = load double, ptr @fixed\n  store double 0.0, ptr %x": True,
    "%v = load double, ptr %x\n  call void @unknown()": False,
    "%v = load double, ptr %a\n  call void @unknown()": True,
    "%v = load double, ptr %x\n  call void @pure()": True,
    "%v = load double, ptr %x\n  call void @reads(ptr %x)": True,
    "%v = load double, ptr %x\n  call void @writes(ptr %x)": False,
    "%v = load double, ptr %x\n  call void @writes(ptr %a)": True,
    "%v = load double, ptr %x\n  call void @free(ptr %x)": False,
    "%v = load double, ptr %x\n  %i = call double @modf(double 1.0, ptr %x)": False,
    "%v = load double, ptr %x\n  call void @llvm.memset.p0.i64(ptr %x, i8 0, i64 8, i1 0)": False,
    "%v = load volatile double, ptr %x": False,
    "%v = load atomic double, ptr %x monotonic, align 8": False,
    "%v = load double, ptr %x\n  br i1 %c, label %more, label %end\nmore:\n  store double 0.0, ptr %x": False,
    "br label %loop\nloop:\n  %v = load double, ptr %x\n  br i1 %c, label %loop, label %more\nmore:": True,
    "br label %loop\nloop:\n  store double 0.0, ptr %x\n  %v = load double, ptr %x\n"
    "  br i1 %c, label %loop, label %more\nmore:": False,
}


def text(body: str) -> str:
    return (
        TEXT.replace("BODY", body)
        .replace("label %more, label %end", "label %more, label %done")
        .replace("end:\n  ret void", "end:\n  br label %done\ndone:\n  ret void")
    )


@pytest.mark.parametrize("body", CAN_RELOAD)
def test_can_reload(body: str) -> None:
    function = function_in(text(body))
    assert overwrites(function).can_reload(load(function, "v")) is CAN_RELOAD[body]


@pytest.mark.parametrize(("pointer", "may_change", "expected"), [
    ("%x", False, True), ("%x", True, False), ("%a", False, False), ("@table", False, False), ("@fixed", True, True),
])  # fmt: skip
def test_between_the_halves_the_caller_may_write(pointer: str, may_change: bool, expected: bool) -> None:
    function = function_in(text(f"%v = load double, ptr {pointer}"))
    assert overwrites(function, split=True, changes=(may_change,) * 4).can_reload(load(function, "v")) is expected


IN_A_LOOP = "br label %loop\nloop:\n  call void @writes(ptr %x)\n  br i1 %c, label %loop, label %more\nmore:"


@pytest.mark.parametrize(
    ("body", "split", "expected"),
    [
        ("call void @reads(ptr %x)", False, False),
        ("call void @reads(ptr %x)\n  store double 0.0, ptr %x8", False, True),
        ("store double 0.0, ptr %x8\n  call void @reads(ptr %x)", False, False),
        ("call void @reads(ptr %x)\n  store double 0.0, ptr %a", False, False),
        ("call void @writes(ptr %x)", False, False),  # what it does itself is its own affair
        (IN_A_LOOP, False, True),
        ("call void @reads(ptr %a)", False, False),
        ("call void @reads(ptr %a)", True, True),  # the stack is gone by then
    ],
)
def test_what_a_callee_may_reload(body: str, split: bool, expected: bool) -> None:
    function = function_in(text(body))
    call = call_of(function, "reads" if "@reads(" in body else "writes")
    assert overwrites(function, split, (False,) * 4).changes_after(call, 0) is expected
