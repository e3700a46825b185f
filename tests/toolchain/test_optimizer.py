"""What LLVM's optimiser is told."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import ControlFlow, LoopForest
from enzyme_build.ir import Compare, is_pointer, parse_module
from enzyme_build.toolchain import user_compiler
from enzyme_build.toolchain.compilers import Language, find
from enzyme_build.toolchain.llvm import llvm, workspace
from enzyme_build.toolchain.optimizer import finish

_ROWS = """
define void @spread(ptr %u, ptr %v, i64 %rows, i64 %n) {
entry:
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %next, %behind ]
  %next = add nuw nsw i64 %i, 1
  %here = mul i64 %i, %n
  %there = mul i64 %next, %n
  br label %turn
turn:
  %j = phi i64 [ 0, %row ], [ %following, %turn ]
  %at = add i64 %here, %j
  %from = getelementptr double, ptr %v, i64 %at
  %x = load double, ptr %from
  %place = getelementptr double, ptr %u, i64 %at
  %before = load double, ptr %place
  %after = fadd double %before, %x
  store double %after, ptr %place
  %below = add i64 %there, %j
  %other = getelementptr double, ptr %u, i64 %below
  %more = load double, ptr %other
  %sum = fadd double %more, %x
  store double %sum, ptr %other
  %following = add nuw nsw i64 %j, 1
  %ends = icmp eq i64 %following, %n
  br i1 %ends, label %behind, label %turn
behind:
  %is_last = icmp eq i64 %next, %rows
  br i1 %is_last, label %out, label %row
out:
  ret void
}
"""


def _optimised(way: str) -> str:
    triple = llvm().get_default_triple()
    text = f'target triple = "{triple}"\n{_ROWS}'
    if way == "here":
        with workspace() as memory:
            return str(finish(text, 3, memory))
    made = user_compiler.optimised(text, ["-O3"])
    assert made is not None
    return made


@pytest.mark.parametrize("way", ["here", "by the user's compiler"])
def test_rows_of_one_array_are_told_apart_in_each_turn(way: str) -> None:
    """Around the loop over rows they meet: looked at there, no turn would run as vectors."""
    if way != "here" and not find(Language.C).compiles_bitcode:
        pytest.skip("no compiler of the same release")
    function = parse_module(_optimised(way)).functions["spread"]
    loads = [i for i in function.instructions() if i.opcode == "load"]
    assert any(str(i.type).startswith("<") for i in loads)
    forest = LoopForest(ControlFlow(function))
    looks = [
        i for i in function.instructions() if isinstance(i, Compare) and is_pointer(i.operands[0].type)
    ]  # of where arrays begin and end
    assert looks
    assert any(forest.innermost[look.block] is not None for look in looks)
