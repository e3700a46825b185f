"""What else lies in memory of which a layout is known: the other members of a union, as other code sees them.

A layout that one function's accesses show may be one side of a union.  Taking a place for a number's that never holds
one moves zeros; taking a number's place for anything else loses derivatives.  So whatever is accessed as a number or as
an address anywhere in the program is added, where that can be told apart from what is known (see `WORD`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import permutations
from math import gcd
from typing import NamedTuple

from enzyme_build.analysis.type_trees import LONGEST, WIDTHS, WORD, Layout, merged
from enzyme_build.ir import DOUBLE, PTR, VOID, DataLayout, FloatType, IntegerType, PointerType, Type


class Sighting(NamedTuple):
    """A number, an address or an integer of a word is accessed at this offset, and at every multiple of `step` on."""

    offset: int
    step: int
    leaf: Type


def overlaid(known: Layout, sightings: Iterable[Sighting], size: int | None, data: DataLayout) -> Layout | None:
    """The layout, of `size` bytes (None: any number), with what was seen there; None for what cannot be told apart."""
    sightings = list(sightings)
    integers = [s for s in sightings if isinstance(s.leaf, IntegerType)]
    sightings = [s for s in sightings if isinstance(s.leaf, (FloatType, PointerType))]
    if not sightings:
        return known
    if known.start:
        return _behind_header(known, sightings)
    period, end = _extent(known, sightings, size)
    if end is None:
        has_addresses = not known.leaves and all(isinstance(seen.leaf, PointerType) for seen in sightings)
        return known if has_addresses or all(_agrees(known, seen, size) for seen in sightings) else None
    if any(data.size_of_leaf(seen.leaf) > period > 0 for seen in sightings):
        return None  # numbers among single bytes
    leaves = dict(known.within(end))
    before = dict(leaves)
    longest = max(map(data.size_of_leaf, {*leaves.values(), *(seen.leaf for seen in sightings), WORD}))
    for seen in sightings:
        first = seen.offset % period if period else seen.offset
        for offset in _places(seen, period, end):
            if offset + data.size_of_leaf(seen.leaf) <= end or period:
                if _is_conflict(leaves.get(offset, VOID), seen.leaf):
                    return None
                if (period or not _is_array(seen, data)) and _cuts(leaves, seen, offset, first, data, longest):
                    return None
                _add(leaves, offset, seen.leaf, data, longest)
    for offset in (o for s in integers for o in _places(s, period, end)):
        if leaves.get(offset) is DOUBLE:
            leaves[offset] = WORD  # an integer may be an address
    if leaves == before:
        return known
    return Layout(tuple(sorted(leaves.items(), key=lambda leaf: leaf[0])), period)


def _behind_header(known: Layout, sightings: list[Sighting]) -> Layout | None:
    """A header and an array, unless something else lies in steps: then all of it is words, or cannot be told apart."""
    array = [(offset, leaf) for offset, leaf in known.leaves if offset >= known.start]

    def is_element(seen: Sighting) -> bool:
        step = gcd(seen.step, known.period)
        return any(leaf is seen.leaf and (offset - seen.offset) % step == 0 for offset, leaf in array)

    if all(is_element(seen) for seen in sightings if seen.step):
        return known
    word = DOUBLE.bits // 8
    places = [(offset, 0, leaf) for offset, leaf in known.leaves] + [(s.offset, s.step, s.leaf) for s in sightings]
    are_words = all(merged(leaf, PTR) is not None and at % word == step % word == 0 for at, step, leaf in places)
    return Layout(((0, WORD),), word) if are_words else None


def _extent(known: Layout, sightings: list[Sighting], size: int | None) -> tuple[int, int | None]:
    """(period, bytes to look at) of the result; None if they cannot be told."""
    if size is not None:
        return 0, size if size <= LONGEST else None
    steps = {s.step for s in sightings} - {0}
    period = max([known.period, *steps])
    fits = known.period and period <= LONGEST and all(period % step == 0 for step in (known.period, *steps))
    return (period, period) if fits else (0, None)


def _agrees(known: Layout, seen: Sighting, size: int | None) -> bool:
    """Does a layout have there what was seen, as far as the place is known?"""
    period, kinds = known.period, (seen.leaf, WORD, WIDTHS)
    if not seen.step and not (0 <= seen.offset < (size or seen.offset + 1)):
        return True
    if seen.step and period and seen.step % period and period % seen.step:
        return False  # records of another size
    step = gcd(seen.step, period)
    return any(leaf in kinds and _is_multiple(offset - seen.offset, step) for offset, leaf in known.leaves)


def _is_multiple(distance: int, step: int) -> bool:
    return distance % step == 0 if step else distance == 0


def _places(seen: Sighting, period: int, end: int) -> Iterable[int]:
    step = gcd(seen.step, period)
    if step:
        return range(seen.offset % step, end, step)
    return [seen.offset] if 0 <= seen.offset < end else []


def _is_conflict(known: Type, seen: Type) -> bool:
    """A number and an address that no word can be."""
    both = (known, seen)
    is_address = any(leaf is WORD or isinstance(leaf, PointerType) for leaf in both)
    return merged(known, seen) is None and is_address and any(isinstance(leaf, FloatType) for leaf in both)


def _cuts(leaves: dict[int, Type], seen: Sighting, offset: int, first: int, data: DataLayout, longest: int) -> bool:
    """A number begins or ends inside another one: no bits tell which of the two is there.

    Of records only the first one does.
    """
    size = data.size_of_leaf(seen.leaf)
    if not isinstance(seen.leaf, FloatType) or (seen.step and seen.step != size and offset != first):
        return False
    here = range(offset, offset + size)
    others = (o for o in _before(leaves, here, longest) if o != offset and isinstance(leaves[o], FloatType))
    return any(_meets(here, o, data.size_of_leaf(leaves[o])) for o in others)


def _is_array(seen: Sighting, data: DataLayout) -> bool:
    """Where an array among other members begins and ends is not known, so its elements cut nothing there."""
    return seen.step == data.size_of_leaf(seen.leaf)


def _before(leaves: dict[int, Type], here: range, longest: int) -> list[int]:
    """Where leaves begin that may reach these bytes, the longest one being so long: by the shorter way to find them."""
    starts = range(here.start - longest + 1, here.stop)
    return [o for o in starts if o in leaves] if len(starts) < len(leaves) else [o for o in leaves if o in starts]


def _add(leaves: dict[int, Type], offset: int, leaf: Type, data: DataLayout, longest: int) -> None:
    """A number takes the place of an integer, of a longer one, too: nobody looks at that one's shadow."""
    known = leaves.get(offset, VOID)
    both = leaf if isinstance(known, IntegerType) and isinstance(leaf, FloatType) else merged(known, leaf)
    if both is None:
        return
    here = range(offset, offset + data.size_of_leaf(both))
    others = (o for o in _before(leaves, here, longest) if o != offset)
    inside = [o for o in others if _meets(here, o, data.size_of_leaf(leaves[o]))]
    if any(isinstance(leaves[o], (FloatType, PointerType)) or leaves[o] is WORD for o in inside):
        return
    for other in inside:
        del leaves[other]
    leaves[offset] = both


def _meets(here: range, offset: int, size: int) -> bool:
    return offset < here.stop and here.start < offset + size


def numbers_collide(sightings: Iterable[Sighting]) -> bool:
    """Do numbers of two kinds have bytes in common, at known places?"""
    numbers = [(seen, seen.leaf.bits // 8) for seen in sightings if isinstance(seen.leaf, FloatType)]
    for (one, _), (other, width) in permutations(numbers, 2):
        step = gcd(one.step, other.step)
        distance = (one.offset - other.offset) % step if step else one.offset - other.offset
        if one.leaf is not other.leaf and 0 <= distance < width:
            return True
    return False


def sees_others_numbers(leaf: Type, sightings: Iterable[Sighting], size: int | None) -> bool:
    """Integers are copied from where others keep numbers, in `size` bytes (None: the first ones): a union's words."""
    here = range(size or 1)
    return isinstance(leaf, IntegerType) and any(s.offset in here and isinstance(s.leaf, FloatType) for s in sightings)


def _numbers(layout: Layout, size: int | None) -> tuple[object, ...]:
    """Which numbers lie where, whether the layout lists them one by one or repeats."""
    if size is None:
        return (*layout.floats, (layout.period, layout.start) if layout.floats else 0)
    return tuple(sorted((o, leaf.name) for o, leaf in layout.within(size) if isinstance(leaf, FloatType)))


def agreed_layout(layouts: Mapping[Layout, None], size: int | None) -> Layout | None:
    """The first of them, if they say the same about numbers."""
    return next(iter(layouts)) if len({_numbers(layout, size) for layout in layouts}) == 1 else None
