"""How far an array in a record may reach: up to the record's other members.

    struct place { string name; double scale; int kind; double shifts[7]; };         p->shifts[i] = …;

Where an array ends does not show, nor where it begins, for optimisers take constants out of an index.  But C's indices
stay in their arrays: the elements of `shifts` do not lie in `name`, because `kind` lies in between.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable
from math import gcd

from enzyme_build.analysis.type_trees import Evidence
from enzyme_build.ir import VOID, FloatType, Type

Places = list[int]


class ArrayExtents:
    """`evidence`: what is known of memory that holds one kind of record, or an array of them; `arrays`: the numbers
    that accesses name as elements of arrays there, which a union's members have no names for."""

    def __init__(self, evidence: Iterable[Evidence], arrays: Collection[Type]):
        self._evidence = list(evidence) if arrays else []
        self._arrays = arrays
        self._members: dict[int, tuple[Places, dict[Type, Places]]] = {}

    def is_cut_off(self, item: Evidence, offset: int, period: int, size: int) -> bool:
        """Do other members lie between an array of numbers and these bytes (and all multiples of `period` on)?"""
        width = item.leaf.bits // 8 if isinstance(item.leaf, FloatType) else 0
        if item.offset is None or width not in item.strides or item.leaf not in self._arrays:
            return False
        step = gcd(period, *(s for s in item.strides if s != width))
        if 0 < step <= size:
            return False
        distance = (item.offset - offset) % step if step else item.offset - offset
        if -width < distance < size or (step and distance > step - width):
            return False
        first, last = sorted((0, distance))
        here = (offset + first, offset + last) if distance < 0 else (offset + size - 1, offset + last)
        is_behind = self._has_other(*here, step, item.leaf)
        return is_behind and (not step or self._has_other(offset + distance, offset + step, step, item.leaf))

    def _has_other(self, first: int, last: int, step: int, leaf: Type) -> bool:
        """Does anything but this leaf begin between two places?"""
        everything, by_leaf = self._members_in(step)
        if step:
            first, last = first % step, first % step + last - first
            spans = [(first, min(last, step)), (-1, last - step)]
        else:
            spans = [(first, last)]
        return any(_between(everything, *span) > _between(by_leaf.get(leaf, []), *span) for span in spans)

    def _members_in(self, step: int) -> tuple[Places, dict[Type, Places]]:
        """Where members lie in a record of this size (0: in the only one), all of them and by what they are."""
        if step not in self._members:
            by_leaf: dict[Type, Places] = {}
            for item in self._evidence:
                if item.offset is not None and item.leaf is not VOID and not gcd(step, *item.strides) - step:
                    by_leaf.setdefault(item.leaf, []).append(item.offset % step if step else item.offset)
            found = {leaf: sorted(set(places)) for leaf, places in by_leaf.items()}
            self._members[step] = sorted(place for places in found.values() for place in places), found
        return self._members[step]


def _between(places: Places, first: int, last: int) -> int:
    """How many lie behind the first and before the last."""
    return max(0, bisect_left(places, last) - bisect_right(places, first))
