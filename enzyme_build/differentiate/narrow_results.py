"""Results that a caller takes for a narrower number than the function returns (a REAL FUNCTION that nobody declared).

    call float @norm(x)   →   the lower half of the bits of   call double @norm(x)

which is what the caller finds in the register.  These bits are no number that has a derivative.
"""

from __future__ import annotations

from enzyme_build.analysis import CallKind, called_function, classify
from enzyme_build.ir import Builder, Call, FloatType, Function, integer


def take_lower_halves(function: Function) -> None:
    """Rewrite the calls of a function's body."""
    for call in [i for i in function.instructions() if isinstance(i, Call)]:
        callee = called_function(call) if classify(call) is CallKind.DEFINED else None
        taken, returned = call.type, callee.return_type if callee is not None else None
        if callee is None or not isinstance(taken, FloatType) or not isinstance(returned, FloatType):
            continue
        if returned.bits <= taken.bits:
            continue
        with (builder := Builder(function.module).before(call)).deriving(call):
            whole = builder.call(callee, list(call.arguments), callee.function_type)
            bits = builder.cast("bitcast", whole, integer(returned.bits))
            lower = builder.cast("trunc", bits, integer(taken.bits))
            call.replace_all_uses_with(builder.cast("bitcast", lower, taken))
        call.erase()
