"""Where an address with an index may lie inside a record: in its arrays.

    struct kernel { int which; double *values; double *buffers[2]; double width; };        k->buffers[k->which]

How far the index reaches does not show, so that the address might lead to any member, and each pointer of the record to
what the others lead to.  But C's indices stay in their arrays, and TBAA's types list a record's members: those that may
be arrays have the type of characters there, and end where the next member begins.  Which of them is meant is not known
either, for optimisers take constants out of an index (`a[i - 1]` is computed from what lies in front of `a`); it is
one of them.  A step from any other member leads to anywhere; so does any where a record ends with an array, which may
be longer than it is declared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import gcd

from enzyme_build.analysis.offsets import Address, address_of, multiple_of
from enzyme_build.analysis.tbaa_leaves import leaf_named
from enzyme_build.ir import (
    Function,
    Load,
    Module,
    Store,
    Value,
    tbaa_access,
    tbaa_fields,
)

Terms = tuple[tuple[Value, int], ...]
_MOST = 64  # places


class RecordArrays:
    """The records that functions access, by their addresses."""

    def __init__(self, functions: Iterable[Function]):
        self._known: dict[Value, dict[tuple[Terms, int, str], None]] = {}
        self._found: dict[Address, tuple[Terms, tuple[int, ...]] | None] = {}
        self._module: Module | None = None
        for function in functions:
            self._module = function.module
            for access in function.instructions():
                if isinstance(access, (Load, Store)):
                    self._see(access)

    def _see(self, access: Load | Store) -> None:
        known = tbaa_access(access.function.module, tag) if (tag := access.metadata.get("tbaa", "")) else None
        if known is not None and known.base_reference != known.access_reference:
            at = address_of(access.pointer)
            self._known.setdefault(at.base, {})[at.terms, at.offset - known.offset, known.base_reference] = None

    def places(self, address: Address) -> tuple[Terms, tuple[int, ...]] | None:
        """The offsets that an address may have, on top of the terms that lead to its record; None if not known."""
        if not address.terms or address.base not in self._known:
            return None
        if address not in self._found:
            self._found[address] = next(self._places(address), None)
        return self._found[address]

    def _places(self, address: Address) -> Iterator[tuple[Terms, tuple[int, ...]]]:
        records = self._known[address.base]
        for terms in dict.fromkeys(terms for terms, _, _ in records):
            inside = Counter(address.terms) - Counter(terms)
            step = gcd(*(width * multiple_of(index) for index, width in inside))
            if not step or len(inside) + len(terms) != len(address.terms):
                continue
            arrays = self._arrays_at(address.base, terms, step)
            found = {o for start, end in arrays for o in range(start + (address.offset - start) % step, end, step)}
            if len(found) <= _MOST and any(start <= address.offset < end for start, end in arrays):
                yield terms, tuple(sorted(found))

    def _arrays_at(self, base: Value, terms: Terms, step: int) -> list[tuple[int, int]]:
        """Where what may be arrays with such steps begins and ends, in all records; none if one ends a record."""
        found: list[tuple[int, int]] = []
        for record, start in ((r, s) for t, s, r in self._known[base] if t == terms):
            members = sorted(tbaa_fields(self._module, record).items()) if self._module is not None else []
            if not members or leaf_named(members[-1][1]) is None:
                return []
            arrays = [(o, end) for (o, name), (end, _) in pairwise(members) if leaf_named(name) is None]
            found += [(start + o, start + end) for o, end in arrays if end - o >= step]
        return found
