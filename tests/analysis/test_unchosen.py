"""Which products ask whether their adjoint is zero: those that may be left, with a factor that may be anything then."""

from __future__ import annotations

import pytest

from enzyme_build import rules
from enzyme_build.analysis import Unchosen
from enzyme_build.ir import Instruction
from tests.analysis.reading import function_in, value

TEXT = """
declare double @llvm.exp.f64(double)
declare double @llvm.sin.f64(double)
declare double @llvm.maxnum.f64(double, double)
define double @f(double %x, double %y, ptr %p, i1 %c, i64 %n) {
entry:
  %inverse = fdiv double 1.0, %y
  %half = fdiv double %y, 2.0
  %grown = call double @llvm.exp.f64(double %x)
  BODY
}
"""
RETURNED = "%z = fmul double %x, %inverse\n ret double %z"
SELECTED = "%z = fmul double %x, %inverse\n %s = select i1 %c, double %z, double %x\n ret double %s"
BOUNDED = "%z = fmul double %x, %half\n %s = select i1 %c, double %z, double %x\n ret double %s"
TAKEN = "%t = fadd double %s, %half\n %u = fadd double %t, %x\n ret double %u"
BOUNDED_AND_TAKEN = BOUNDED.replace("ret double %s", TAKEN)
TAKEN_BY_ANOTHER = BOUNDED_AND_TAKEN.replace("%s, %half", "%s, %y")
UNSET = "%k = load double, ptr %p\n %z = fmul double %x, %k\n %s = select i1 %c, double %z, double %x\n ret double %s"
LOOKED_AT = UNSET.replace("%s =", "%u = fcmp uno double %k, %k\n %s =").replace("%c,", "%u,")
BOTH = (
    "%z = fmul double %x, %inverse\n %s = select i1 %c, double %z, double %x\n %t = fadd double %s, %z\n ret double %t"
)
GREATEST = """%z = fmul double %x, %grown
  %s = call double @llvm.maxnum.f64(double %z, double %x)
  ret double %s"""
BEHIND_SUM = """%d = fsub double %grown, %y
  %z = fmul double %d, %x
  %s = select i1 %c, double %z, double %x
  ret double %s"""
OF_SINE = "%z = call double @llvm.sin.f64(double %inverse)\n %s = select i1 %c, double %z, double %x\n ret double %s"
STORED = "%z = fmul double %x, %inverse\n store double %z, ptr %p\n ret double %x"
BRANCHED = """%z = fmul double %x, %inverse
  br i1 %c, label %yes, label %end
yes:
  br label %end
end:
  %s = phi double [ %z, %yes ], [ %x, %entry ]
  ret double %s"""
IN_ITS_BRANCH = """br i1 %c, label %yes, label %end
yes:
  %z = fmul double %x, %inverse
  br label %end
end:
  %s = phi double [ %z, %yes ], [ %x, %entry ]
  ret double %s"""
SUMMED = """br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %z = fmul double %x, %inverse
  %more = fadd double %sum, %z
  %next = add i64 %i, 1
  %again = icmp slt i64 %next, %n
  br i1 %again, label %loop, label %end
end:
  RESULT"""
SUM_RETURNED = SUMMED.replace("RESULT", "ret double %more")
SUM_SELECTED = SUMMED.replace("RESULT", "%s = select i1 %c, double %more, double %x\n ret double %s")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (RETURNED, False),
        (SELECTED, True),
        (BOUNDED, True),
        (BOUNDED_AND_TAKEN, False),
        (TAKEN_BY_ANOTHER, False),
        (UNSET, True),
        (LOOKED_AT, True),
        (BOTH, False),
        (GREATEST, True),
        (BEHIND_SUM, True),
        (OF_SINE, True),
        (STORED, True),
        (BRANCHED, True),
        (IN_ITS_BRANCH, False),
        (SUM_RETURNED, False),
        (SUM_SELECTED, True),
    ],
)
def test_what_may_be_left_and_meet_an_infinity(body: str, expected: bool) -> None:
    assert _meets(body, is_called=False) is expected


def test_what_a_called_function_returns_may_be_left() -> None:
    assert _meets(RETURNED, is_called=True)


def _meets(body: str, is_called: bool) -> bool:
    function = function_in(TEXT.replace("BODY", body))
    instruction = value(function, "z")
    assert isinstance(instruction, Instruction)
    applied = rules.scalar_rule(instruction)
    assert applied is not None
    unchosen = Unchosen(function, is_called)
    return any(unchosen.may_meet_infinity(applied, index) for index in range(len(applied.operands)))
