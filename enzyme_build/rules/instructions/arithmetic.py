"""Floating arithmetic and casts: the partials of what the processor does."""

from __future__ import annotations

import math

from enzyme_build.rules.expression import functions
from enzyme_build.rules.rows import instruction

(round_,) = functions("round")

instruction("fadd", lambda x, y: (1, 1), python=lambda x, y: x + y)
instruction("fsub", lambda x, y: (1, -1), python=lambda x, y: x - y)
instruction("fmul", lambda x, y: (y, x), python=lambda x, y: x * y)
instruction("fdiv", lambda x, y, result: (1 / y, -(result / y)), [(-2, 2), (0.5, 2)], python=lambda x, y: x / y)
instruction("fneg", lambda x: -1, python=lambda x: -x)
# The quotient is an integer up to rounding, so it is rounded, not truncated.
instruction("frem", lambda x, y, result: (1, -round_((x - result) / y)), [(5.1, 5.9), (1.1, 1.4)], python=math.fmod)
# The combinators convert between the operand's and the result's type; what is left of a cast is the identity.
instruction("fpext", lambda x: 1, python=lambda x: x)
instruction("fptrunc", lambda x: 1, python=lambda x: x)
