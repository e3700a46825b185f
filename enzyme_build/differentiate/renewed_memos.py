"""Memos whose keys are compared with active inputs are made again in derivatives, whenever the program asks for them.

`if (t != last) { keep = f(t); last = t; }`: what `keep` holds when a derivative starts was computed by an earlier call,
from the same `t` perhaps, and its own derivative is lost; and what another call in the same derivative left there, for
a `t` of the same value, has the derivative of that one.  So in derivatives the comparison says that `t` is another one,
where it decides what is done; where it is counted, it says what it is.
"""

from __future__ import annotations

from enzyme_build.differentiate.memo_checks import depends_on
from enzyme_build.differentiate.renewal_checks import look_at_renewal
from enzyme_build.differentiate.session import Session
from enzyme_build.ir import I1, Binary, Branch, Compare, Freeze, Instruction, Phi, Select, constant_int


def renew_memos(session: Session) -> None:
    """Rewrite the canonical copies; before anything else is asked about them."""
    renewals = session.kept.renewals()
    decided = {renewal.comparison for renewal in renewals}
    looked_at = {renewal.guard: renewal for renewal in renewals if renewal.looks is not None}
    for renewal in looked_at.values():
        assert renewal.looks is not None
        numbers_in = session.types.shapes.led_numbers.kinds_in
        look_at_renewal(session.module, renewal, renewal.looks, decided, depends_on, numbers_in)
    for renewal in renewals:
        _decide(renewal.comparison, renewal.differs)


def _decide(comparison: Compare, differs: bool) -> None:
    answer = constant_int(comparison.type, differs)
    for user, index in list(comparison.uses):
        if _is_condition(user, index):
            user.set_operand(index, answer)


def _is_condition(user: Instruction, index: int) -> bool:
    if isinstance(user, (Branch, Select)) and index == 0:
        return True
    return user.type is I1 and isinstance(user, (Binary, Select, Phi, Freeze))
