"""Addresses of a hash table's own members that stand where addresses of separate memory stand otherwise.

A table with one bucket has it inside, and its list starts inside: without this, the table would be one with its nodes
and with all lists of buckets.  What lies in these members is known from direct accesses, too.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_build import rules
from enzyme_build.analysis.offsets import address_of
from enzyme_build.ir import Function, GetElementPtr, Load, Store, Value, tbaa_access

Spot = tuple[Value, int]  # a base, and the distance from it


class OwnMembers:
    def __init__(self, functions: Iterable[Function]):
        self._spots: set[Spot] = set()
        for function in functions:
            for access in (i for i in function.instructions() if isinstance(i, (Load, Store))):
                tag = access.metadata.get("tbaa", "")
                member = tbaa_access(function.module, tag) if tag else None
                own = rules.own_members(member.base) if member is not None else ()
                if member is not None and own:
                    table = address_of(access.pointer)
                    if not table.terms:
                        self._spots |= {(table.base, table.offset - member.offset + offset) for offset in own}

    def __contains__(self, pointer: Value) -> bool:
        if not self._spots or not isinstance(pointer, GetElementPtr):
            return False
        address = address_of(pointer)
        return not address.terms and (address.base, address.offset) in self._spots
