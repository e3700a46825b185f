"""Which values and which memory have a derivative that matters."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import Activity, MemoryObjects, ModuleTypes, Seeds, TypeInference
from enzyme_build.ir import Function
from tests.analysis.reading import function_in, value


def activity(function: Function, arguments: str, result: bool = True, forward: bool = False) -> Activity:
    """With the activity of each argument, and of the result; every global that is no constant has a shadow."""
    objects = MemoryObjects(function)
    types = TypeInference(objects, ModuleTypes(lambda callee: callee))
    shadowed = frozenset(g for g in function.module.globals.values() if not g.is_constant)
    return Activity(objects, types, Seeds(tuple(arguments.split()), result, shadowed), forward)


def active(function: Function, arguments: str, names: str, **options: bool) -> str:
    """Those of the named values that are active."""
    found = activity(function, arguments, **options)
    return " ".join(name for name in names.split() if found.is_active(value(function, name)))


NUMBERS = """
declare double @sin(double)
declare i32 @printf(ptr, ...)
declare double @rand()
@text = constant [3 x i8] c"%g\\00"
define double @f(double %x, double %k, i64 %n) {
  %a = fmul double %x, %k
  %b = call double @sin(double %a)
  %c = fadd double %k, 1.0
  %d = sitofp i64 %n to double
  %e = fmul double %c, %d
  %u = fmul double %x, %x
  %p = call i32 (ptr, ...) @printf(ptr @text, double %u)
  %i = fptosi double %x to i64
  %g = sitofp i64 %i to double
  %cmp = fcmp olt double %x, %k
  %s = select i1 %cmp, double %b, double %e
  %r = fadd double %s, %g
  ret double %r
}
"""
NAMES = "x k a b c d e u g s r"


def test_between_what_varies_and_what_matters() -> None:
    function = function_in(NUMBERS)
    assert active(function, "out const const", NAMES) == "x a b s r"
    assert active(function, "const out const", NAMES) == "k a b c e s r"
    assert active(function, "const const const", NAMES) == ""
    assert active(function, "out out const", NAMES, result=False) == ""


def test_forward_mode_keeps_what_nobody_uses() -> None:
    assert active(function_in(NUMBERS), "out const const", NAMES, forward=True) == "x a b u s r"


MEMORY = """
@state = global double 0.0
@settings = constant double 2.0
declare ptr @malloc(i64)
declare void @unknown(ptr)
declare void @reads(ptr readonly captures(none)) memory(argmem: read)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(ptr %x, ptr %w, double %k) {
  %a = alloca double
  %b = alloca double
  %unused = alloca double
  %m = call ptr @malloc(i64 8)
  BODY
}
"""
FLOWS = {  # through memory: what `v`, which is returned, is; with x and k active and w not
    "store double %k, ptr %a\n  %v = load double, ptr %a": True,
    "store double 1.0, ptr %a\n  %v = load double, ptr %a": False,
    "store double %k, ptr %b\n  %v = load double, ptr %a": False,
    "store double %k, ptr %m\n  %v = load double, ptr %m": True,
    "%v = load double, ptr %x": True,
    "%v = load double, ptr %w": False,
    "%v = load double, ptr @settings": False,
    "store double %k, ptr @state\n  %v = load double, ptr @state": True,
    "call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %x, i64 8, i1 0)\n  %v = load double, ptr %a": True,
    "call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %w, i64 8, i1 0)\n  %v = load double, ptr %a": False,
    "store double %k, ptr %a\n  %i = load i64, ptr %a\n  store i64 %i, ptr %b\n  %v = load double, ptr %b": True,
    "call void @reads(ptr %x)\n  %v = load double, ptr %a": False,
}


@pytest.mark.parametrize("body", FLOWS)
def test_derivatives_flow_through_memory(body: str) -> None:
    function = function_in(MEMORY.replace("BODY", f"{body}\n  ret double %v"))
    assert active(function, "dup const out", "v") == ("v" if FLOWS[body] else "")


def test_pointers_to_active_memory_need_shadows() -> None:
    function = function_in(
        MEMORY.replace(
            "BODY", "store double %k, ptr %a\n  %v = load double, ptr %a\n  store ptr %w, ptr %b\n  ret double %v"
        )
    )
    found = activity(function, "dup const out")
    needing = [name for name in ("x", "w", "a", "b", "m", "unused") if found.needs_shadow(value(function, name))]
    assert needing == ["x", "a"]


def test_a_pointer_that_may_be_one_of_both_may_lack_a_shadow() -> None:
    body = "%c = icmp eq ptr %x, null\n  %p = select i1 %c, ptr %x, ptr %w\n  %v = load double, ptr %p\n  ret double %v"
    function = function_in(MEMORY.replace("BODY", body))
    found = activity(function, "dup const out")
    assert found.needs_shadow(value(function, "p")) and found.may_lack_shadow(value(function, "p"))
    assert found.is_active(value(function, "v")) and not found.may_lack_shadow(value(function, "x"))
