"""Which leaf lies at a place of a piece of memory, by all that is known of it.

What does not depend on the place is found once: many accesses ask about one piece of memory.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from math import gcd

from enzyme_build.analysis.memory_objects import MemoryObject
from enzyme_build.analysis.type_trees import (
    WORD,
    Evidence,
    all_merged,
    common_stride,
    distinct_evidence,
    leaves_within,
    period_of,
    uniform_leaf,
)
from enzyme_build.ir import VOID, DataLayout, Type

_ByPlace = dict[int, set[Type]]


class KnownLeaves:
    """Of evidence to which nothing is added any more."""

    def __init__(self, evidence: Iterable[Evidence], data: DataLayout):
        self._evidence = distinct_evidence(evidence, data)
        self._data = data
        self._same = uniform_leaf(self._evidence)
        self._by_step: dict[int, _ByPlace] = {}

    def at(self, offset: int | None, strides: tuple[int, ...]) -> Type | None:
        """The type of the leaf at an offset, if the evidence has one answer."""
        if self._same is not None or offset is None:
            return self._same
        here = self._placed.get(offset, ())
        if all_merged(e.leaf for e in here) is WORD and not any(e.sure for e in here):
            return WORD
        seen, sure = {e.leaf for e in here}, {e.leaf for e in here if e.sure}
        if seen == sure and len(sure) == 1 and not strides:
            return sure.pop()
        for listed in self._listed:
            found = listed.at(offset, strides)
            if len(found) == 1 and seen <= found:
                return next(iter(found))
        found = self._at_steps(offset, gcd(self._step, *strides))
        return next(iter(found)) if len(found) == 1 else None

    def _at_steps(self, offset: int, step: int) -> set[Type]:
        """The members do not show; what do accesses at such a distance say?"""
        if step not in self._by_step:
            found = self._by_step[step] = _ByPlace()
            for e in self._evidence:
                if e.offset is not None:
                    found.setdefault(e.offset % step if step else e.offset, set()).add(e.leaf)
        return self._by_step[step].get(offset % step if step else offset, set())

    @cached_property
    def _placed(self) -> dict[int, list[Evidence]]:
        """What is said of one place alone."""
        found: dict[int, list[Evidence]] = {}
        for e in self._evidence:
            if e.offset is not None and not e.strides:
                found.setdefault(e.offset, []).append(e)
        return found

    @cached_property
    def _step(self) -> int:
        return common_stride(self._evidence)

    @cached_property
    def _listed(self) -> tuple[_Listed, _Listed]:
        return _Listed([e for e in self._evidence if e.declared], self._data), _Listed(self._evidence, self._data)


class LeavesOfPieces:
    """The same of many pieces of memory, by the evidence so far, which only grows."""

    def __init__(self, evidence: Mapping[MemoryObject, Collection[Evidence]], data: DataLayout):
        self._evidence = evidence
        self._data = data
        self._known: dict[MemoryObject, tuple[int, KnownLeaves]] = {}

    def at(self, made: MemoryObject, offset: int | None, strides: tuple[int, ...]) -> Type | None:
        evidence = self._evidence.get(made, ())
        count, known = self._known.get(made, (-1, None))
        if known is None or count != len(evidence):
            known = KnownLeaves(evidence, self._data)
            self._known[made] = len(evidence), known
        return known.at(offset, strides)


class _Listed:
    """The leaves of structs one behind the other that may hold arrays."""

    def __init__(self, evidence: list[Evidence], data: DataLayout):
        self._data = data
        placed = [e for e in evidence if e.offset is not None]
        if {e.leaf for e in evidence} - {e.leaf for e in placed}:
            placed = [e for e in placed if e.declared]
        self._placed = placed
        self._periods: dict[tuple[int, ...], int] = {}  # by strides
        self._leaves: dict[tuple[int, int], dict[int, Type]] = {}  # by period and extent
        self._by_step: dict[tuple[int, int, int], _ByPlace] = {}

    def at(self, offset: int, strides: tuple[int, ...]) -> set[Type]:
        if strides not in self._periods:
            self._periods[strides] = period_of(self._placed, strides, self._data)
        period = self._periods[strides]
        step = gcd(period, *strides)
        key = period, period or offset + 1
        if key not in self._leaves:
            found = leaves_within(self._placed, 0, *key, self._data) or {}
            self._leaves[key] = {place: leaf for place, leaf in found.items() if leaf is not VOID}
        leaves = self._leaves[key]
        if not step:
            return {leaves[offset]} if offset in leaves else set()
        by_place = self._by_step.get((*key, step))
        if by_place is None:
            by_place = self._by_step[(*key, step)] = _ByPlace()
            for place, leaf in leaves.items():
                by_place.setdefault(place % step, set()).add(leaf)
        return by_place.get(offset % step, set())
