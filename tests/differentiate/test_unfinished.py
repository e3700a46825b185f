"""What cannot be differentiated takes with it only what calls it."""

from __future__ import annotations

import pytest

from enzyme_build.errors import MissingRuleError
from tests.differentiate.deriving import derived, made

_CALL = "double (...) @__enzyme_autodiff(ptr @f, double %a, i64 %n)"
_FUNCTIONS = """
declare double @unknown(double)
@table = internal constant [2 x ptr] [ptr @bad, ptr @good]
define internal double @helper(double %v, i64 %n) noinline {
entry:
  %s = fmul double %v, %v
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i64 %n, 1
  %t = call double @pick(double %s, i64 %m)
  br label %end
end:
  %r = phi double [ %s, %entry ], [ %t, %more ]
  ret double %r
}
define internal double @calls_bad(double %v, i64 %n) noinline {
  %r = call double @bad(double %v, i64 %n)
  ret double %r
}
define internal double @bad(double %v, i64 %n) noinline {
entry:
  %h = call double @helper(double %v, i64 %n)
  %big = icmp sgt i64 %n, 100
  br i1 %big, label %again, label %end
again:
  %m = sub i64 %n, 1
  %u = call double @calls_bad(double %h, i64 %m)
  br label %end
end:
  %w = phi double [ %h, %entry ], [ %u, %again ]
  %r = call double @unknown(double %w)
  ret double %r
}
define internal double @good(double %v, i64 %n) noinline {
  %h = call double @helper(double %v, i64 %n)
  %r = fadd double %h, %v
  ret double %r
}
define internal double @pick(double %v, i64 %n) noinline {
  %k = and i64 %n, 1
  %e = getelementptr [2 x ptr], ptr @table, i64 0, i64 %k
  %t = load ptr, ptr %e
  %r = call double %t(double %v, i64 %n)
  ret double %r
}
define internal double @f(double %a, i64 %n) {
  %r = call double @pick(double %a, i64 %n)
  ret double %r
}
"""


def test_what_a_refused_choice_calls_is_made_once() -> None:
    module = derived(_FUNCTIONS, _CALL)
    found = made(module)
    assert sorted(name for name in found if name.startswith("helper")) == ["helper.augmented", "helper.reverse"]
    assert not [name for name in found if "bad" in name]
    assert "enzyme_build.message" in module.globals  # what `pick` says where it comes to `bad`


_IN_CIRCLES = """
declare double @unknown(double)
define internal double @first(double %v, i64 %n) noinline {
entry:
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i64 %n, 1
  %s = call double @second(double %v, i64 %m)
  br label %end
end:
  %r = phi double [ %v, %entry ], [ %s, %more ]
  ret double %r
}
define internal double @second(double %v, i64 %n) noinline {
  %h = call double @first(double %v, i64 %n)
  %r = call double @unknown(double %h)
  ret double %r
}
define internal double @f(double %a, i64 %n) {
  %r = call double @first(double %a, i64 %n)
  ret double %r
}
"""


def test_what_was_refused_in_a_circle_is_refused_outside_of_it() -> None:
    with pytest.raises(MissingRuleError, match="unknown"):
        derived(_IN_CIRCLES, _CALL)
