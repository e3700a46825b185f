"""Which functions a call through a pointer may reach."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import FunctionPointers
from enzyme_build.ir import Call, parse_module

TEXT = """
@table = internal constant [2 x ptr] [ptr @tabled, ptr @also]
@changing = internal global ptr @stored
@_ZTI1A = external constant ptr
@_ZTV1A = constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI1A, ptr @first, ptr @second] }
@__enzyme_register_gradient_f = global [1 x ptr] [ptr @registered]
declare double @__enzyme_autodiff(...)
declare void @keep(ptr)
define double @tabled(double %x) {
  ret double %x
}
define double @also(double %x) {
  ret double %x
}
define double @stored(double %x) {
  ret double %x
}
define double @passed(double %x) {
  ret double %x
}
define float @another_type(float %x) {
  ret float %x
}
define double @only_called(double %x) {
  ret double %x
}
define double @registered(double %x) {
  ret double %x
}
define double @asked(double %x) {
  ret double %x
}
define double @first(double %x) {
  ret double %x
}
define double @second(double %x) {
  ret double %x
}
define double @asks() {
  %d = call double (...) @__enzyme_autodiff(ptr @asked, double 1.0)
  call void @keep(ptr @passed)
  call void @keep(ptr @another_type)
  %e = call double @only_called(double 1.0)
  ret double %d
}
define double @f(ptr %object, ptr %callback, i64 %i, i1 %c) {
  BODY
  %r = call double %p(double 1.0)
  ret double %r
}
"""
TAKEN = ["passed", "stored"]  # and those in virtual tables only where one is loaded from; the constant table's too
CASES: dict[str, tuple[list[str], bool]] = {
    "%p = freeze ptr @only_called": (["only_called"], True),
    "%p = select i1 %c, ptr @tabled, ptr @only_called": (["only_called", "tabled"], True),
    "%q = getelementptr ptr, ptr @table, i64 %i\n  %p = load ptr, ptr %q": (["also", "tabled"], True),
    "%p = load ptr, ptr @changing": (["also", "tabled", *TAKEN], False),
    "%p = freeze ptr %callback": (["also", "tabled", *TAKEN], False),
    "%v = load ptr, ptr %object\n  %p = load ptr, ptr %v": (["also", "first", "tabled", *TAKEN], False),
    "%v = load ptr, ptr %object\n  %q = getelementptr i8, ptr %v, i64 8\n  %p = load ptr, ptr %q": (
        ["also", "second", "tabled", *TAKEN],
        False,
    ),
}


@pytest.mark.parametrize("body", CASES)
def test_targets(body: str) -> None:
    module = parse_module(TEXT.replace("BODY", body))
    call = next(i for i in module.functions["f"].instructions() if isinstance(i, Call))
    found, is_complete = FunctionPointers(module).targets(call)
    assert (sorted(f.name for f in found), is_complete) == (sorted(CASES[body][0]), CASES[body][1])
