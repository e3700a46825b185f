"""Pointers that walk through memory in a loop: from where, and in which steps.

    for (const double *p = m->values; n--; p += 2) sum += p[0] * p[1];

Such a pointer is its start and any multiple of its steps.  So is, behind the loop, where it stopped.
"""

from __future__ import annotations

from math import gcd
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
    """Where a phi's pointer begins, if that is one place; None for anything else, and for what does not walk.

    A phi on the way may lie ahead of the pointer, or behind it, by a distance that the steps do not divide.
    """
    entries: list[Address] = []
    starts: set[int] = set()
    steps: set[int] = set()
    walks = False
    ahead: dict[Value, int] = {pointer: 0}
    work = [pointer] if isinstance(pointer, Phi) else []
    while work and len(ahead) <= _MOST_PHIS:
        here = work.pop()
        for operand in here.operands:
            at = address_of(operand)
            offset, strides = at.reach
            steps.update(map(abs, strides))
            if isinstance(at.base, Phi):
                distance = ahead[here] - offset
                walks |= at.base is not operand
                if at.base not in ahead:
                    ahead[at.base] = distance
                    work.append(at.base)
                steps.add(abs(distance - ahead[at.base]))
            elif not isinstance(at.base, (ConstantNull, Poison, Undef)):
                entries.append(at)
                starts.add(offset - ahead[here])
    if not walks or len(ahead) > _MOST_PHIS or len({at.base for at in entries}) != 1:
        return None
    steps |= {start - min(starts) for start in starts}
    first, step = min(at.reach[0] for at in entries), gcd(*steps)
    offset = first + (min(starts) - first) % step if step else first
    return Walk(entries[0].base, offset, tuple(sorted(steps - {0})))
