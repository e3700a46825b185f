"""Work arrays that globals keep."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.blocks_in_globals import BlocksInGlobals
from enzyme_build.analysis.module_types import ModuleTypes
from enzyme_build.analysis.shapes import Program
from enzyme_build.ir import DOUBLE, parse_module

TEXT = """
@work = internal global ptr null
@work.shadow = internal global ptr null
declare ptr @malloc(i64)
declare void @keep(ptr)
define void @f(i64 %n, double %x) {
  %made = call ptr @malloc(i64 %n)
  store ptr %made, ptr @work
  %kept = load ptr, ptr @work
  store double %x, ptr %kept
  USE
  ret void
}
"""

USES = {
    "%same = icmp eq ptr @work.shadow, @work": True,
    "call void @keep(ptr @work)": False,
    "store ptr @work.shadow, ptr @work": False,
}


@pytest.mark.parametrize("use", USES)
def test_only_new_blocks_are_kept(use: str) -> None:
    module = parse_module(TEXT.replace("USE", use))
    functions = (module.functions["f"],)
    types = ModuleTypes(program=lambda: Program(functions, frozenset(functions)))
    found = BlocksInGlobals(module, types.shapes, functions, [], []).find([module.globals["work"]])
    assert found == ({module.globals["work"]: {0: DOUBLE}} if USES[use] else {})
