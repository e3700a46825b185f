"""How far an address may be from its base: single distances where indices are few numbers, else steps."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd, prod

from enzyme_build.analysis.choices import choices_of
from enzyme_build.analysis.claims_from_bases import Terms
from enzyme_build.analysis.offsets import Address, rest_and_step
from enzyme_build.analysis.record_arrays import RecordArrays
from enzyme_build.ir import Value

Move = tuple[int, tuple[int, ...]]  # an offset, and steps that come on top
_MOST_PLACES = 256  # of an access in loops whose counts are known, one by one


class AddressMoves:
    """`distance`: what the distance between two pointers is a multiple of, as far as it is known by now."""

    def __init__(self, record_arrays: RecordArrays, distance: Callable[[Value, Value], int]):
        self._record_arrays = record_arrays
        self._distance = distance
        self._choices: dict[Value, frozenset[int] | None] = {}
        self._known: dict[Terms, list[Move]] = {}
        self._is_exact = True  # no distance of pointers was asked for

    def is_known(self, terms: Terms) -> bool:
        """Are these as they will stay, whatever else becomes known of pointers?"""
        return terms == () or terms in self._known

    def of(self, address: Address) -> list[Move]:
        """All moves from the base."""
        if not address.terms:
            return [(address.offset, ())]
        inside = None if self._are_chosen(address) else self._record_arrays.places(address)
        if inside is not None:
            before = self.of(Address(address.base, 0, inside[0]))
            return [(offset + place, steps) for place in inside[1] for offset, steps in before]
        known = self._known.get(address.terms)
        if known is None:
            self._is_exact = True
            known = self._by_terms(address.terms)
            if self._is_exact:
                self._known[address.terms] = known
        return [(address.offset + offset, steps) for offset, steps in known]

    def from_starts(self, address: Address) -> list[tuple[int, tuple[int, ...], bool]]:
        """The same moves from where an array begins, and whether it is known to go on from there."""
        ahead = address.ahead and (self._are_chosen(address) or self._record_arrays.places(address) is None)
        found: list[tuple[int, tuple[int, ...], bool]] = []
        for offset, steps in self.of(address):
            step = gcd(*steps)
            start = address.offset + (offset - address.offset) % step if ahead and step else offset
            found.append((start, steps, ahead))
        return found

    def _are_chosen(self, address: Address) -> bool:
        """Is every index one of few numbers: a choice of members, or of an array's elements?"""
        choices = [self._choices_of(index) for index, _ in address.terms]
        return None not in choices and prod(map(len, filter(None, choices))) <= _MOST_PLACES

    def _by_terms(self, terms: Terms) -> list[Move]:
        offsets, steps = {0}, list[int]()
        for index, bytes_ in sorted(terms, key=lambda term: abs(term[1]), reverse=True):
            choices = self._choices_of(index)
            if choices is None or len(offsets) * len(choices) > _MOST_PLACES:
                rest, step = rest_and_step(index, self._distance_now)
                steps.append(step * bytes_)
                choices = frozenset({rest})
            offsets = {offset + bytes_ * choice for offset in offsets for choice in choices}
        return [(offset, tuple(steps)) for offset in sorted(offsets)]

    def _distance_now(self, left: Value, right: Value) -> int:
        self._is_exact = False
        return self._distance(left, right)

    def _choices_of(self, index: Value) -> frozenset[int] | None:
        if index not in self._choices:
            self._choices[index] = choices_of(index)
        return self._choices[index]
