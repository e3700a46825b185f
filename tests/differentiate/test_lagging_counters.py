"""A phi that is another counter's value of the turn before becomes that counter and a constant, if its start fits."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import ControlFlow, LoopForest, address_of, affine_in
from enzyme_build.differentiate.lagging_counters import count_together
from enzyme_build.ir import Function, Instruction, Phi, parse_module, verify

_LOOP = """
define void @f(ptr %p, i64 %a, i64 %n) {{
entry:
  {starts}
  br label %loop
loop:
  %k = phi {type} [ {start}, %entry ], [ %next, %loop ]
  {lagging}
  call void @use({type} %j)
  {next}
  %end = icmp eq {type} %next, {last}
  br i1 %end, label %out, label %loop
out:
  ret void
}}
declare void @use({type})
"""


def _use(lagging: str, start: str = "2", starts: str = "", step: int = 1, is_pointer: bool = False) -> Function:
    text = _LOOP.format(
        lagging=lagging,
        start=start,
        starts=starts,
        type="ptr" if is_pointer else "i64",
        next=f"%next = getelementptr i8, ptr %k, i64 {step}" if is_pointer else f"%next = add i64 %k, {step}",
        last="%p" if is_pointer else "%n",
    )
    function = parse_module(text).functions["f"]
    list(function.instructions())
    count_together(function)
    verify(function)
    return function


def _used(function: Function) -> Instruction:
    call = next(i for i in function.instructions() if i.opcode == "call")
    found = call.operands[0]
    assert isinstance(found, Instruction)
    return found


@pytest.mark.parametrize(
    "lagging, start, starts, step, offset",
    [
        ("%j = phi i64 [ 1, %entry ], [ %k, %loop ]", "2", "", 1, -1),
        ("%j = phi i64 [ 5, %entry ], [ %k, %loop ]", "2", "", -3, 3),
        ("%j = phi i64 [ %a, %entry ], [ %k, %loop ]", "%b", "%b = add i64 %a, 1", 1, -1),
        ("%j = phi i64 [ 9, %entry ], [ %next, %loop ]", "9", "", 2, 0),
        ("%m = phi i64 [ 1, %entry ], [ %k, %loop ]\n  %j = phi i64 [ 0, %entry ], [ %m, %loop ]", "2", "", 1, -2),
        ("%j = phi i64 [ 0, %entry ], [ %m, %loop ]\n  %m = phi i64 [ 1, %entry ], [ %k, %loop ]", "2", "", 1, -2),
    ],
)
def test_counters(lagging: str, start: str, starts: str, step: int, offset: int) -> None:
    function = _use(lagging, start, starts, step)
    affine = affine_in(_used(function), LoopForest(ControlFlow(function)).loops[0])
    assert affine is not None
    assert (affine[0].phi.name, affine[1]) == ("k", offset)


def test_addresses() -> None:
    lagging = "%j = phi ptr [ %p, %entry ], [ %k, %loop ]"
    function = _use(lagging, "%q", "%q = getelementptr i8, ptr %p, i64 8", 8, is_pointer=True)
    address = address_of(_used(function))
    assert (address.base.name, address.offset) == ("k", -8)


@pytest.mark.parametrize(
    "lagging",
    [
        "%j = phi i64 [ 7, %entry ], [ %k, %loop ]",  # in the first turn it is something else
        "%j = phi i64 [ %a, %entry ], [ %k, %loop ]",
        "%j = phi i64 [ 1, %entry ], [ %j, %loop ]",
        "%j = phi i64 [ 1, %entry ], [ %twice, %loop ]\n  %twice = mul i64 %k, 2",
    ],
)
def test_others_stay(lagging: str) -> None:
    assert isinstance(_used(_use(lagging)), Phi)
