"""Derived code stands at its primal's lines, in a subprogram of its own, and LLVM agrees."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_build.ir import Function, Module, metadata_node
from enzyme_build.toolchain.llvm import workspace
from tests.differentiate.deriving import derived, made

PRIMAL = """
define double @helper(double %y, ptr %p) noinline !dbg !906 {
  %v = load double, ptr %p, !dbg !907
  %w = fmul double %v, %y, !dbg !908
  ret double %w
}
define double @f(ptr %p, double %a) !dbg !904 {
entry:
  %h = call double @helper(double %a, ptr %p), !dbg !905
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %s = phi double [ %h, %entry ], [ %t, %loop ]
  %t = fmul double %s, %a, !dbg !910
  %n = add i64 %i, 1
  %c = icmp eq i64 %n, 4
  br i1 %c, label %out, label %loop, !llvm.loop !912
out:
  ret double %t
}
!910 = !DILocation(line: 51, column: 3, scope: !906, inlinedAt: !911)
!911 = distinct !DILocation(line: 22, column: 7, scope: !904)
!912 = distinct !{!912, !905, !911, !913}
!913 = !{!"llvm.loop.mustprogress"}
!915 = !{i32 2, !"Debug Info Version", i32 3}
!llvm.module.flags = !{!915}
"""
CALLS = {
    "reverse": "double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx, double %a)",
    "forward": "double (...) @__enzyme_fwddiff(ptr @f, ptr %x, ptr %dx, double %a, double %a)",
}


def subprogram_of(module: Module, place: str) -> str:
    """The subprogram in which the chain of a location ends."""
    node = metadata_node(module, place)
    while reference := node.text("inlinedAt"):
        node = metadata_node(module, reference)
    scope = node.text("scope")
    while metadata_node(module, scope).kind != "DISubprogram":
        scope = metadata_node(module, scope).text("scope")
    return scope


def names(module: Module) -> set[str]:
    nodes = [metadata_node(module, module.functions[name].metadata.get("dbg", "")) for name in made(module)]
    return {node.text("name") for node in nodes}


def places(function: Function) -> list[str]:
    return [i.metadata["dbg"] for i in function.instructions() if "dbg" in i.metadata]


@pytest.mark.parametrize("mode", CALLS)
def test_every_chain_ends_in_the_derivative(mode: str) -> None:
    module = derived(PRIMAL, CALLS[mode])
    assert made(module)
    for name in made(module):
        function = module.functions[name]
        found = places(function)
        assert found
        assert {subprogram_of(module, place) for place in found} == {function.metadata["dbg"]}
        lines = {metadata_node(module, place).number("line") for place in found}
        assert lines & {41, 42, 51}, "the primal's lines"


def test_derivatives_are_named_after_their_primal() -> None:
    assert names(derived(PRIMAL, CALLS["reverse"])) == {
        "gradient of f", "forward sweep of helper", "reverse sweep of helper",
    }  # fmt: skip
    assert names(derived(PRIMAL, CALLS["forward"])) == {"forward derivative of f", "forward derivative of helper"}


@pytest.mark.parametrize("mode", CALLS)
def test_llvm_keeps_it(mode: str) -> None:
    from enzyme_build.ir import print_module

    with workspace() as memory:
        kept = str(memory.parse_text(print_module(derived(PRIMAL, CALLS[mode]))))
    assert "flags: DIFlagArtificial" in kept


def test_a_primal_without_debug_information_gives_none() -> None:
    bare = PRIMAL.replace(" !dbg !904", "").replace(" !dbg !906", "")
    module = derived(bare, CALLS["reverse"])
    assert names(module) == {""}


PRODUCT = """\
#include <enzyme.h>
double product(const double *x, int n) {
  double s = 1;
  for (int i = 0; i < n; ++i) s *= x[i];
  return s;
}
void asks(const double *x, double *dx, int n) {
  __enzyme_autodiff((void *)product, enzyme_dup, x, dx, enzyme_const, n);
}
"""


@pytest.mark.skipif(shutil.which("objdump") is None, reason="no objdump")
def test_machine_code_stands_at_the_primals_lines(
    write: Callable[[str, str], Path], run: Callable[..., subprocess.CompletedProcess[str]]
) -> None:
    write("product.c", PRODUCT)
    run("enzyme-cc", "-g", "-O1", "-fPIC", "-shared", "product.c", "-o", "product.so")
    shown = run("objdump", "-d", "-l", "--inlines", "product.so").stdout
    assert re.search(r"product\.c:4\ninlined by \S*product\.c:2 \(gradient of product\)", shown)
