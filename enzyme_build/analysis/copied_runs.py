"""Copies of nobody knows how many elements: numbers lie at both ends, or both are used alike.

    do i = 1, n                           memcpy(weights, given, n * sizeof(double));
      weights(i) = given(i)

How far a copy reaches does not show, but its length counts elements.  Where an array of numbers of their size begins at
one end, there is one at the other, too.  What lies behind either array is not copied: integers in one common block are
no numbers because others lie there in the next.
"""

from __future__ import annotations

from math import gcd

from enzyme_build.analysis.offsets import multiple_of
from enzyme_build.analysis.shape_contents import has_target, items_exactly_at
from enzyme_build.analysis.shape_nodes import Position, normal
from enzyme_build.analysis.type_trees import Evidence
from enzyme_build.ir import VOID, DataLayout, FloatType, Value

_WIDTHS = (4, 8, 16)  # bytes of a number


def counted_elements(length: Value) -> int:
    """The size of the elements that a length counts, if these may be numbers; else 0."""
    width = multiple_of(length)
    return width if width in _WIDTHS else 0


def run_at(place: Position, width: int, layout: DataLayout) -> tuple[FloatType | None, bool]:
    """The numbers of which an array begins there, if it does; and whether there may be one, as far as is known."""
    place = normal(place)
    items = [item for item in items_exactly_at(place) if item.leaf is not VOID]
    leaves = {item.leaf for item in items}
    if has_target(place) or place.node.is_vague or len(leaves) > 1:
        return None, False
    if not leaves:
        return None, True
    leaf = leaves.pop()
    if not isinstance(leaf, FloatType) or layout.size_of(leaf) != width:
        return None, False
    found = any(item.leaf is leaf and _is_run(item, place, width) for item in items)
    return (leaf if found else None), True


def run_of(leaf: FloatType, width: int) -> Evidence:
    return Evidence(0, (width,), leaf)


def _is_run(item: Evidence, place: Position, width: int) -> bool:
    return item.offset is not None and width in item.strides and gcd(place.period, *item.strides) == width
