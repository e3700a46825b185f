"""Accesses that name an integer where the program keeps numbers: the words of generic code that moves anything.

    long t = *a; *a = *b; *b = t;                                                 (sorting an array of doubles)

C leaves that undefined, and programs do it.  Where the program keeps integers, too, or computes with what lies there,
the name is right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from enzyme_build.analysis.calls import is_of_fortran_runtime
from enzyme_build.analysis.moved_words import is_moved_on, is_of_fortran, names_integer, size_of_access
from enzyme_build.analysis.offsets import CHOICES
from enzyme_build.analysis.shape_contents import has_numbers, holds_numbers_alone
from enzyme_build.analysis.shape_nodes import Position, normal
from enzyme_build.analysis.shapes import Shapes
from enzyme_build.analysis.spots import SpotIndex, Spots
from enzyme_build.ir import Constant, Function, Instruction, Load, Store

SIZES_OF_WORDS = (4, 8)  # bytes of a number, or of an address


class NamedIntegers:
    """Those of some functions; `body_of`: the form in which they are looked at."""

    def __init__(
        self, shapes: Shapes, spots: Spots, functions: Iterable[Function], body_of: Callable[[Function], Function]
    ):
        self._shapes = shapes
        self._spots = spots
        self._functions = list(functions)
        self._body_of = body_of

    def hide_number(self, access: Load | Store, function: Function) -> bool:
        """May a number lie where an access names an integer, and nothing else?

        Of a place that is not known exactly, all numbers beside it count.
        """
        if is_of_fortran(access) or is_of_fortran_runtime(function):
            return False
        size = size_of_access(access)
        for place in (normal(place) for _, place in self._shapes.brought(function, [access.pointer], size)):
            if place.period % size:
                if has_numbers(place):
                    return True
            elif holds_numbers_alone(place, size) and not self._is_computed_with(place):
                return True
        return False

    def _is_computed_with(self, place: Position) -> bool:
        known = ((self._computed.get(spot.owner), spot) for spot in self._spots.at(place))
        return any(any(True for _ in index.met_by(spot)) for index, spot in known if index is not None)

    @cached_property
    def _computed(self) -> dict[object, SpotIndex]:
        """Where integers lie that the program computes, or computes with, by the owners of the memory."""
        found: dict[object, SpotIndex] = {}
        for function in self._functions:
            for access in filter(_is_computed, self._body_of(function).instructions()):
                assert isinstance(access, (Load, Store))
                for spot in self._spots.of(function, access.pointer):
                    found.setdefault(spot.owner, SpotIndex()).add(spot)
        return found


def _is_computed(access: Instruction) -> bool:
    """Does it name an integer that is not just moved?"""
    if (
        not isinstance(access, (Load, Store))
        or size_of_access(access) not in SIZES_OF_WORDS
        or not names_integer(access)
    ):
        return False
    if isinstance(access, Load):
        return not is_moved_on(access)
    return not isinstance(access.value, (Load, Constant, *CHOICES))
