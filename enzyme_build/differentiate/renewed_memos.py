"""Memos whose keys are compared with active inputs are made again in derivatives, whenever the program asks for them.

`if (t != last) { keep = f(t); last = t; }`: what `keep` holds when a derivative starts was computed by an earlier call,
from the same `t` perhaps, and its own derivative is lost; and what another call in the same derivative left there, for
a `t` of the same value, has the derivative of that one.  So in derivatives the comparison says that `t` is another one.
"""

from __future__ import annotations

from enzyme_build.differentiate.memo_checks import depends_on
from enzyme_build.differentiate.renewal_checks import look_at_renewal
from enzyme_build.differentiate.session import Session
from enzyme_build.ir import Instruction, constant_int


def renew_memos(session: Session) -> None:
    """Rewrite the canonical copies; before anything else is asked about them."""
    for renewal in session.kept.renewals():
        comparison: Instruction = renewal.comparison
        if renewal.looks is not None:
            look_at_renewal(session.module, renewal, renewal.looks, depends_on)
        comparison.replace_all_uses_with(constant_int(comparison.type, renewal.differs))
