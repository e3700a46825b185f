"""Where an address with an index may lie inside a record: in its arrays.

    struct kernel { int which; double *values; double *buffers[2]; double width; };        k->buffers[k->which]

How far the index reaches does not show, so that the address might lead to any member, and each pointer of the record to
what the others lead to.  But C's indices stay in their arrays, and TBAA's types list a record's members: those that may
be arrays have the type of characters there, and end where the next member begins.  (A member that is accessed as a
small integer is no array.)  Which of them is meant is not known either, for optimisers take constants out of an
index (`a[i - 1]` is computed from what lies in front of `a`); it is one of them, no later than a loop's bounds let it
be, and none of another type than what is accessed by the same index.  A step from any other member leads to anywhere;
so does any where a record ends with an array, which may be longer than it is declared.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import gcd
from operator import itemgetter
from typing import cast

from enzyme_build.analysis.index_ranges import first_offset, last_offset
from enzyme_build.analysis.offsets import Address, address_of, multiple_of
from enzyme_build.analysis.tbaa_leaves import leaf_named
from enzyme_build.ir import (
    Function,
    IntegerType,
    Load,
    Module,
    Phi,
    Store,
    Type,
    Value,
    scalar_of,
    tbaa_access,
    tbaa_fields,
    tbaa_members_at,
    tbaa_path,
)

Terms = tuple[tuple[Value, int], ...]
_Array = tuple[int, int]  # where it begins and ends
Member = tuple[str, int]  # of a record type, by where it begins
_MOST = 64  # places
_LARGEST = 32  # bits of a character or an enumeration
_ACCESS = re.compile(r"(?:load|store) (?:volatile )?i(?:8|16|32)[ ,].*!tbaa (!\d+)")


class RecordArrays:
    """The records that functions access, by their addresses."""

    def __init__(self, functions: Iterable[Function]):
        self._known: dict[Value, dict[tuple[Terms, int, str], None]] = {}
        self._leading: dict[Value, dict[Value | None, list[tuple[int, Terms]]]] = {}  # by the first index
        self._found: dict[Address, tuple[Terms, tuple[int, ...]] | None] = {}
        self._indexed: dict[Value, dict[tuple[Address, Type], None]] = {}  # accesses with an index, by their bases
        self._by_index: dict[Value, dict[Value | None, list[tuple[Address, Type]]]] = {}  # by index, and all
        self._kinds: dict[tuple[Value, Terms], dict[_Array, set[Type]]] = {}
        self._module: Module | None = None
        for function in functions:
            self._module = function.module
            for access in function.instructions():
                if isinstance(access, (Load, Store)):
                    self._see(access)

    def _see(self, access: Load | Store) -> None:
        known = tbaa_access(access.function.module, tag) if (tag := access.metadata.get("tbaa", "")) else None
        at = _in_loop(address_of(access.pointer))
        if at.terms:
            self._indexed.setdefault(at.base, {})[at, scalar_of(access.accessed_type)] = None
        if known is not None and known.is_member:
            self._known.setdefault(at.base, {})[at.terms, at.offset - known.offset, known.base_reference] = None

    def places(self, address: Address) -> tuple[Terms, tuple[int, ...]] | None:
        """The offsets that an address may have, on top of the terms that lead to its record; None if not known."""
        if not address.terms:
            return None
        if address not in self._found:
            inside = _in_loop(address)
            behind = inside.offset - address.offset  # the base of the one lies so far behind that of the other
            found = next(self._places(inside), None) if inside.base in self._known else None
            self._found[address] = found and (found[0], tuple(offset - behind for offset in found[1]))
        return self._found[address]

    def elements(self) -> Iterator[tuple[Member, Type]]:
        """What is accessed by an index from the beginning of a member on: optimisers have put no constant into it."""
        for indexed in self._indexed.values():
            for at, type_ in indexed:
                yield from ((member, type_) for member, distance in self.members_at(at) if not distance)

    def members_at(self, address: Address) -> Iterator[tuple[Member, int]]:
        """The members that may be arrays in which an address lies without its index, and how far inside.

        These are of all records that are known to begin there, or by some of the indices on.
        """
        address = _in_loop(address)
        for terms, start, record in self._known.get(address.base, ()):
            if Counter(terms) - Counter(address.terms):
                continue
            members = self._members_of(record)
            inside = address.offset - start
            at = bisect_right(members, inside, key=lambda member: member[0]) - 1
            if at >= 0 and members[at][1]:
                yield (record, members[at][0]), inside - members[at][0]

    def _places(self, address: Address) -> Iterator[tuple[Terms, tuple[int, ...]]]:
        for terms in self._leading_to(address):
            arrays = self._reached(address, terms)
            if sum(map(len, arrays.values())) <= _MOST and (around := _around(address, arrays)) is not None:
                others = self._of_other_types(address, terms, around)
                yield terms, tuple(sorted({o for array, found in arrays.items() if array not in others for o in found}))

    def _leading_to(self, address: Address) -> list[Terms]:
        """The terms that lead to records in which an address may lie."""
        if address.base not in self._leading:
            self._leading[address.base] = leading = dict[Value | None, list[tuple[int, Terms]]]()
            for place, terms in enumerate(dict.fromkeys(terms for terms, _, _ in self._known[address.base])):
                leading.setdefault(terms[0][0] if terms else None, []).append((place, terms))
        indices = {None, *(index for index, _ in address.terms)}
        found = (one for index in indices for one in self._leading[address.base].get(index, ()))
        return [t for _, t in sorted(found, key=itemgetter(0))]

    def _reached(self, address: Address, terms: Terms) -> dict[_Array, list[int]]:
        """The arrays, and where an address may lie in each; none if what leads to the record is not known."""
        inside = Counter(address.terms) - Counter(terms)
        step = gcd(*(width * multiple_of(index) for index, width in inside))
        if not step or len(inside) + len(terms) != len(address.terms):
            return {}
        counted = Address(address.base, address.offset, tuple(inside.elements()))
        first, last = first_offset(counted), last_offset(counted)
        if first is None and address.ahead:
            first = address.offset
        found: dict[_Array, list[int]] = {}
        for start, end in self._arrays_at(address.base, terms, step):
            places = range(start + (address.offset - start) % step, end, step)
            found[start, end] = [o for o in places if (first is None or first <= o) and (last is None or o <= last)]
        return found

    def _of_other_types(self, address: Address, terms: Terms, around: _Array) -> set[_Array]:
        """The other arrays that are of another type than what is accessed by the same index.

        An array's type is that of the accesses that may be to no other array.
        """
        indexed = self._indexed.get(address.base, ())
        own = {t for at, t in indexed if at.terms == address.terms and around[0] <= at.offset < around[1]}
        kinds = self._kinds_of_arrays(address.base, terms) if own else {}
        return {array for array, types in kinds.items() if array != around and types.isdisjoint(own)}

    def _kinds_of_arrays(self, base: Value, terms: Terms) -> dict[_Array, set[Type]]:
        if (base, terms) in self._kinds:
            return self._kinds[base, terms]
        found = self._kinds[base, terms] = dict[_Array, set[Type]]()
        reached = ((type_, at, self._reached(at, terms)) for at, type_ in self._behind(base, terms))
        left = [one for one in reached if one[2]]
        before = -1
        while len(left) != before:  # an array that is told leaves fewer to what may be it
            before = len(left)
            for one in list(left):
                type_, at, arrays = one
                around = _around(at, arrays)
                may_be = [
                    a for a, places in arrays.items() if places and (a == around or type_ in found.get(a, {type_}))
                ]
                if len(may_be) == 1:
                    found.setdefault(may_be[0], set()).add(type_)
                    left.remove(one)
        return found

    def _behind(self, base: Value, terms: Terms) -> list[tuple[Address, Type]]:
        """The accesses with an index that may lie in a record to which these terms lead."""
        if base not in self._by_index:
            self._by_index[base] = found = dict[Value | None, list[tuple[Address, Type]]]()
            for at, type_ in self._indexed.get(base, ()):
                for index in {None, *(index for index, _ in at.terms)}:
                    found.setdefault(index, []).append((at, type_))
        lists = (self._by_index[base].get(index, []) for index in (*(index for index, _ in terms), None))
        return min(lists, key=len)

    def _arrays_at(self, base: Value, terms: Terms, step: int) -> list[tuple[int, int]]:
        """Where what may be arrays with such steps begins and ends, in all records; none if one ends a record."""
        found: list[tuple[int, int]] = []
        for record, start in ((r, s) for t, s, r in self._known[base] if t == terms):
            members = self._members_of(record)
            if not members or members[-1][1]:
                return []
            arrays = [(o, end) for (o, may_be_array), (end, _) in pairwise(members) if may_be_array]
            found += [(start + o, start + end) for o, end in arrays if end - o >= step]
        return found

    def _members_of(self, record: str) -> list[tuple[int, bool]]:
        """Where the members of a record lie, and whether they may be arrays."""
        return _members_in(self._module, record) if self._module is not None else []


def _members_in(module: Module, record: str) -> list[tuple[int, bool]]:
    key = f"arrays in {record}"
    if key not in module.tags:
        members, integers = sorted(tbaa_fields(module, record).items()), _small_integers(module)
        inside = ((o, name, tbaa_members_at(module, record, o)) for o, name in members)
        module.tags[key] = [(o, leaf_named(name) is None and integers.isdisjoint(places)) for o, name, places in inside]
    return cast("list[tuple[int, bool]]", module.tags[key])


def _in_loop(address: Address) -> Address:
    """The same from what a pointer is in the loop that it comes out of: of the same record as there."""
    while isinstance(phi := address.base, Phi) and len(phi.operands) == 1:
        before = address_of(phi.operands[0])
        if before.terms:
            break
        address = Address(before.base, before.offset + address.offset, address.terms, address.ahead)
    return address


def _around(address: Address, arrays: Iterable[_Array]) -> _Array | None:
    """The array in which the address would lie if its index were 0."""
    return next((array for array in arrays if array[0] <= address.offset < array[1]), None)


def _small_integers(module: Module) -> frozenset[tuple[str, int]]:
    """The record types, and places in them, that are accessed as what they are, and as integers that are no words: an
    element of an array has the tag of its own type, and a union none."""
    key = "small integers"
    if key not in module.tags:
        tags = {tag for function in module.functions.values() for tag in _tags_of_integers(function)}
        module.tags[key] = frozenset(path[0] for tag in tags if (path := tbaa_path(module, tag)))
    return cast("frozenset[tuple[str, int]]", module.tags[key])


def _tags_of_integers(function: Function) -> Iterator[str]:
    if not function.is_parsed:
        yield from _ACCESS.findall(function.body_text or "")
        return
    for access in function.instructions():
        if isinstance(access, (Load, Store)) and (tag := access.metadata.get("tbaa", "")):
            type_ = access.accessed_type
            if isinstance(type_, IntegerType) and type_.bits <= _LARGEST:
                yield tag
