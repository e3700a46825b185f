"""Exceptions that are caught: calls that may throw become calls that leave an exception."""

from __future__ import annotations

from enzyme_build.differentiate.caught_exceptions import catch_exceptions
from enzyme_build.ir import parse_module, print_module

# `later` stands before `first`, whose result the landing pad has when `later` throws.
_OUT_OF_ORDER = """
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare double @__enzyme_autodiff(ptr, double)
@_ZTIi = external constant ptr

define internal i32 @counted(double %x) {
  %is = fcmp olt double %x, 0.0
  br i1 %is, label %bad, label %good
bad:
  %e = call ptr @__cxa_allocate_exception(i64 4)
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
good:
  ret i32 3
}

define double @f(double %x) personality ptr @__gxx_personality_v0 {
entry:
  br label %first
later:
  %second = invoke i32 @counted(double %x) to label %done unwind label %caught
caught:
  %count = phi i32 [ %number, %later ], [ 0, %first ]
  %pad = landingpad { ptr, i32 } catch ptr null
  %object = extractvalue { ptr, i32 } %pad, 0
  %begun = call ptr @__cxa_begin_catch(ptr %object)
  call void @__cxa_end_catch()
  br label %done
first:
  %number = invoke i32 @counted(double %x) to label %later unwind label %caught
done:
  %sum = phi i32 [ %second, %later ], [ %count, %caught ]
  %scale = sitofp i32 %sum to double
  %result = fmul double %scale, %x
  ret double %result
}

define double @ask() {
  %d = call double @__enzyme_autodiff(ptr @f, double 2.0)
  ret double %d
}
"""


def test_values_that_landing_pads_get_are_those_of_the_rewritten_calls() -> None:
    module = parse_module(_OUT_OF_ORDER)
    assert catch_exceptions(module)
    text = print_module(module)
    assert "is not in this function" not in text
    assert "counted.caught" in text
