"""A function that is called as if it returned another number: the caller finds the bits that lie in the register."""

from __future__ import annotations

import pytest

from enzyme_build.errors import EnzymeBuildError
from tests.differentiate.deriving import derived, text_of

KEPT = """
@held = internal global double 0.0
define double @kept(double %x) {
  store double %x, ptr @held
  %y = load double, ptr @held
  ret double %y
}
define float @single(float %x) {
  %y = fmul float %x, %x
  ret float %y
}
"""
COMPARED = """
define double @f(double %x) !dbg !904 {
  %low = call float @kept(double %x), !dbg !905
  %wide = fpext float %low to double
  %is = fcmp oeq double %wide, %x
  %square = fmul double %x, %x
  %y = select i1 %is, double %x, double %square
  ret double %y
}
"""
HALF = """
define double @f(double %x) !dbg !904 {
  %low = call float @kept(double %x), !dbg !905
  %wide = fpext float %low to double
  %y = fadd double %wide, %x
  ret double %y
}
"""
WIDER = """
define double @f(double %x) !dbg !904 {
  %z = fptrunc double %x to float
  %low = call double @single(float %z), !dbg !905
  %y = fmul double %low, %x
  ret double %y
}
"""
CALL = "double (...) @__enzyme_autodiff(ptr @f, double %a)"
FORWARD = "double (...) @__enzyme_fwddiff(ptr @f, double %a, double 1.0)"


@pytest.mark.parametrize("call", [CALL, FORWARD])
def test_the_lower_half_may_be_compared(call: str) -> None:
    name = "f.forward" if "fwd" in call else "f.gradient"
    body = text_of(derived(KEPT + COMPARED, call), name)
    assert "trunc i64" in body and "to i32" in body


def test_an_active_lower_half_stops() -> None:
    texts = [v.initializer or "" for v in derived(KEPT + HALF, CALL).globals.values()]
    assert any("model.c:21:5" in text and "half of an active number" in text for text in texts)


def test_a_wider_result_is_refused() -> None:
    with pytest.raises(EnzymeBuildError) as caught:
        derived(KEPT + WIDER, CALL)
    assert "`single` returns float, and is called as if it returned double" in str(caught.value)
    assert "model.c:21:5" in str(caught.value.at)
