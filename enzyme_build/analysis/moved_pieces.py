"""Bytes of something wider, perhaps of a number, that are moved one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis.moved_words import is_untyped_run
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.tbaa_leaves import tagged_leaf
from enzyme_build.ir import (
    I8,
    Alloca,
    GetElementPtr,
    IntegerType,
    Load,
    Phi,
    Store,
    Value,
    tbaa_access,
    tbaa_ancestors,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.type_inference import TypeInference

_NARROWEST = 4  # bytes of the smallest number that counts here


def moved_piece(types: TypeInference, store: Store) -> Load | None:
    """Where the byte comes from that is stored, if it may be one of a number's on its way."""
    shapes, function = types.across.shapes, types.primal

    def may_go_by_bytes(pointer: Value) -> bool:
        return any(place.period % _NARROWEST for _, place in shapes.everywhere(function, [pointer]))

    load = store.value
    if not is_moved_piece(store, may_go_by_bytes) or not isinstance(load, Load):
        return None
    pointers = (store.pointer, load.pointer)
    if not any(shapes.has_pieces_of_numbers(function, p) for p in pointers):
        return None
    return load if not any(shapes.are_characters(function, [p]) for p in pointers) else None


def is_moved_piece(store: Store, may_go_by_bytes: Callable[[Value], bool] = lambda pointer: True) -> bool:
    """A byte or two of something wider, perhaps of a number: loaded from elsewhere, not looked at, one of many.

    `may_go_by_bytes`: what the program knows of an address that its index does not show.
    """
    value = store.value
    if not isinstance(value, Load) or not isinstance(value.type, IntegerType) or value.type.bits >= 8 * _NARROWEST:
        return False
    if not all(isinstance(user, Store) for user, _ in value.uses) or _is_whole(store, value):
        return False
    pointers = (store.pointer, value.pointer)
    return is_untyped_run(store) or any(
        (_goes_by_bytes(p) and may_go_by_bytes(p)) or _has_neighbours(p) for p in pointers
    )


def goes_to_bytes(store: Store) -> bool:
    """Does it write a variable that is too small for a number?  (Where a byte goes from there is another store.)"""
    base = address_of(store.pointer).base
    return isinstance(base, Alloca) and store.function.module.layout.size_of(base.allocated_type) < _NARROWEST


def _is_whole(store: Store, load: Load) -> bool:
    """The language says that it is a truth value, an enumeration or a short integer: no part of something else.

    (Or a member of a Fortran descriptor, which has no numbers.)
    """
    module = store.function.module
    tags = [access.metadata.get("tbaa", "") for access in (store, load)]
    found = [tbaa_access(module, tag) if tag else None for tag in tags]
    named = [tbaa_ancestors(module, one.access_reference) if one is not None else [] for one in found]
    is_described = all(rules.DESCRIPTOR_TAG in names for names in named)
    return is_described or "range" in load.metadata or any(tagged_leaf(module, tag) is not None for tag in tags)


def _goes_by_bytes(pointer: Value) -> bool:
    """An index or a loop leads to places that are less than a number apart."""
    address = address_of(pointer)
    if any(step % _NARROWEST for step in address.strides):
        return True
    following = [address_of(v) for v in address.base.operands] if isinstance(address.base, Phi) else []
    return any(a.base is address.base and any(s % _NARROWEST for s in (a.offset, *a.strides)) for a in following)


def _has_neighbours(pointer: Value) -> bool:
    """Bytes that make up a number are loaded or stored one by one at this place: a loop that was unrolled."""
    address = address_of(pointer)
    users = (user for user, _ in address.base.uses)
    near = {address_of(user).offset for user in users if isinstance(user, GetElementPtr) and _is_piece(user)}
    near |= {0} if _is_piece(address.base) else set()
    return any(near >= set(range(at, at + _NARROWEST)) for at in range(address.offset - 3, address.offset + 1))


def _is_piece(pointer: Value) -> bool:
    accesses = (
        user for user, index in pointer.uses if isinstance(user, (Load, Store)) and index == len(user.operands) - 1
    )
    return any(access.accessed_type is I8 for access in accesses)
