"""Accesses to less than a number, at places that are less than a number apart: bytes of something wider, perhaps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.shape_nodes import Node, normal
from enzyme_build.ir import I8, Alloca, Function, GetElementPtr, IntegerType, Load, Phi, Store, Type, Value

if TYPE_CHECKING:
    from enzyme_build.analysis.shapes import Shapes

_NARROWEST = 4  # bytes of the smallest number that counts here


def is_narrow(type_: Type) -> bool:
    return isinstance(type_, IntegerType) and 1 < type_.bits < 8 * _NARROWEST


def goes_by_bytes(shapes: Shapes, function: Function, pointer: Value) -> bool:
    """It leads to places that are less than a number apart, here or for callers."""
    begins: dict[Node, int] = {}
    places = [normal(place) for _, place in shapes.everywhere(function, [pointer])]
    distances = ((p.period, p.offset - begins.setdefault(p.node, p.offset)) for p in places)
    return any(period % _NARROWEST or distance % _NARROWEST for period, distance in distances)


def seems_to_go_by_bytes(pointer: Value) -> bool:
    """An index or a loop leads to places that are less than a number apart."""
    address = address_of(pointer)
    if any(step % _NARROWEST for step in address.strides):
        return True
    following = [address_of(v) for v in address.base.operands] if isinstance(address.base, Phi) else []
    return any(a.base is address.base and any(s % _NARROWEST for s in (a.offset, *a.strides)) for a in following)


def has_neighbours(pointer: Value, known: dict[Value, set[int]] | None = None) -> bool:
    """Bytes that make up a number are loaded or stored one by one at this place: a loop that was unrolled.

    `known`: where bytes are accessed behind a pointer, for who asks about many.
    """
    address = address_of(pointer)
    near = known.get(address.base) if known is not None else None
    if near is None:
        users = (user for user, _ in address.base.uses)
        near = {address_of(user).offset for user in users if isinstance(user, GetElementPtr) and _is_piece(user)}
        near |= {0} if _is_piece(address.base) else set()
        if known is not None:
            known[address.base] = near
    return any(near >= set(range(at, at + _NARROWEST)) for at in range(address.offset - 3, address.offset + 1))


def is_in_bytes(pointer: Value) -> bool:
    """Does it lead into a variable that is too small for a number?"""
    base = address_of(pointer).base
    return isinstance(base, Alloca) and base.function.module.layout.size_of(base.allocated_type) < _NARROWEST


def _is_piece(pointer: Value) -> bool:
    accesses = (
        user for user, index in pointer.uses if isinstance(user, (Load, Store)) and index == len(user.operands) - 1
    )
    return any(access.accessed_type is I8 for access in accesses)
