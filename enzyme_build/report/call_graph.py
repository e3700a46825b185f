"""Whom a differentiated function calls, and what becomes of each call.

    differentiated      the callee has a derivative of its own, which is another explanation
    by rule             a row of a table, or a derivative written by hand, says what its derivative is
    without a rule      nothing is known about its derivative, and so the caller has none
    inactive            no derivative information goes through it

What was inlined into the function before is no call any more; its lines say so (`ValueFacts.inlined_at`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from enzyme_build.analysis import Activity, CallKind, called_function, classify
from enzyme_build.differentiate import Derivative, Session
from enzyme_build.ir import Call, Function, Value, is_pointer
from enzyme_build.report.labels import Labels
from enzyme_build.report.places import shown_place

# Intrinsics that are no calls to people: marks for the optimiser, and arithmetic.
_SILENT = ("lifetime", "dbg.", "assume", "experimental.noalias", "invariant", "annotation", "fmuladd", "fma.")


@dataclass(frozen=True)
class CallFact:
    """Calls of one function; `derivative` is the explanation's name if the callee has one, `lines` where they are."""

    callee: str
    state: str
    lines: tuple[int, ...] = ()
    derivative: str = ""


def derivative_name(derivative: Derivative | None, function: Function) -> str:
    """What the linker calls a derivative: no two have one name."""
    made = (derivative.function or derivative.augmented or derivative.reverse) if derivative is not None else None
    return (made.name if made is not None else f"{function.name} (refused)").strip('"')


def calls_of(
    session: Session, copy: Function, activity: Activity, derivative: Derivative | None, labels: Labels
) -> tuple[CallFact, ...]:
    """The calls of a canonical copy, each callee once."""
    found: dict[tuple[str, str, str], set[int]] = {}
    for call in copy.instructions():
        if isinstance(call, Call) and call.parent not in activity.passive_blocks and not _is_silent(call):
            name, state = _state(session, call, activity, derivative)
            lines = found.setdefault((labels.callee(call), state, name), set())
            lines |= {line for line in [shown_place(call).line] if line}
    return tuple(
        CallFact(callee, state, tuple(sorted(lines)), name) for (callee, state, name), lines in sorted(found.items())
    )


def _is_silent(call: Call) -> bool:
    function = called_function(call)
    return function is not None and function.name.startswith(tuple(f"llvm.{name}" for name in _SILENT))


def _state(session: Session, call: Call, activity: Activity, derivative: Derivative | None) -> tuple[str, str]:
    made = next(_derivatives_of(session, call, derivative), None)
    if made is not None:
        return made, "differentiated"
    if classify(call) is CallKind.INACTIVE:
        return "", "inactive"
    values: list[Value] = [call, *call.arguments]
    is_active = any(activity.is_active(value) and not is_pointer(value.type) for value in values)
    writes = any(is_pointer(a.type) and activity.has_active_memory(a) for a in call.arguments)
    if not (is_active or writes):
        return "", "inactive"
    return "", "without a rule" if derivative is None and classify(call) is CallKind.UNKNOWN else "by rule"


def _derivatives_of(session: Session, call: Call, derivative: Derivative | None) -> Iterator[str]:
    """The planned one; forward mode has no plans, and takes the callee's own."""
    plan = derivative.plan if derivative is not None else None
    if plan is not None:
        planned = plan.calls.get(call)
        if planned is not None and planned.derivative is not None:
            yield derivative_name(planned.derivative, planned.callee or plan.function)
        return
    callee = called_function(call)
    for (function, signature), made in session.derivatives.items():
        if function is callee and derivative is not None and signature.mode == derivative.signature.mode:
            yield derivative_name(made, function)
