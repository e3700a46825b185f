"""Addresses that are chosen among members of objects, only to load or store there.

    if (positive) cone->first = ray; else last->next = ray;

Optimisers make one store of this, to an address that is one or the other.  That the two may be accessed by one
instruction does not make one memory of the objects, or of one object's members: it is an access to each of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.ir import Function, Load, Phi, Select, Store, Value, is_pointer

_MOST = 8  # addresses to choose from


def chosen_members(functions: Iterable[Function]) -> Mapping[Value, list[Value]]:
    """Such addresses, and what each is chosen from."""
    choices = (i for function in functions for i in function.instructions() if isinstance(i, (Phi, Select)))
    accessed = (i for i in choices if is_pointer(i.type) and _is_only_accessed(i))
    found: dict[Value, list[Value]] = {i: origins_of(i) for i in accessed}
    return {choice: ways for choice, ways in found.items() if _are_members(ways, found)}


def _is_only_accessed(address: Value) -> bool:
    accesses = [u for u in address.users if isinstance(u, (Load, Store)) and u.pointer is address]
    stored = any(isinstance(u, Store) and u.value is address for u in accesses)
    return bool(accesses) and len(accesses) == len(list(address.users)) and not stored


def _are_members(ways: list[Value], choices: Mapping[Value, list[Value]]) -> bool:
    """A few known addresses, one of them inside something, and none computed from a choice (a walk round a loop)."""
    bases = [address_of(way).base for way in ways]
    is_inside = any(base is not way for base, way in zip(bases, ways))
    return is_inside and len(ways) <= _MOST and not any(base in choices for base in bases)
