"""Pointers that walk through memory in a loop: from where, and in which steps.

    for (const double *p = m->values; n--; p += 2) sum += p[0] * p[1];

Such a pointer is its start and any multiple of its steps.  So is, behind the loop, where it stopped.
"""

from __future__ import annotations

from typing import NamedTuple

from enzyme_build.analysis.offsets import Address, address_of
from enzyme_build.ir import ConstantNull, Phi, Poison, Undef, Value

_MOST_PHIS = 16


class Walk(NamedTuple):
    """`base` + `offset`, and steps that come on top."""

    base: Value
    offset: int
    steps: tuple[int, ...]


def walk_of(pointer: Value) -> Walk | None:
    """Where a phi's pointer begins, if that is one place; None for anything else, and for what does not walk."""
    entries: list[Address] = []
    steps: set[int] = set()
    walks = False
    seen: set[Value] = {pointer}
    work = [pointer] if isinstance(pointer, Phi) else []
    while work and len(seen) <= _MOST_PHIS:
        for operand in work.pop().operands:
            at = address_of(operand)
            steps.update(map(abs, at.reach[1]))
            if not isinstance(at.base, Phi):
                entries += [] if isinstance(at.base, (ConstantNull, Poison, Undef)) else [at]
                continue
            steps.add(abs(at.reach[0]))
            walks |= at.base is not operand
            if at.base not in seen:
                seen.add(at.base)
                work.append(at.base)
    if not walks or len(seen) > _MOST_PHIS or len({at.base for at in entries}) != 1:
        return None
    starts = {at.reach[0] for at in entries}
    steps |= {start - min(starts) for start in starts}
    return Walk(entries[0].base, min(starts), tuple(sorted(steps - {0})))
