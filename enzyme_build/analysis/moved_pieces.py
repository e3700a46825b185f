"""Bytes of something wider, perhaps of a number, that are moved one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, called_function, classify
from enzyme_build.analysis.generic_elements import is_one_of_pair
from enzyme_build.analysis.moved_words import is_untyped_run
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.shape_nodes import Node, normal
from enzyme_build.analysis.tbaa_leaves import tagged_leaf
from enzyme_build.ir import (
    I8,
    Alloca,
    Argument,
    Call,
    Constant,
    Function,
    GetElementPtr,
    IntegerType,
    Load,
    Phi,
    Store,
    Type,
    Value,
    tbaa_access,
    tbaa_ancestors,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.shapes import Shapes
    from enzyme_build.analysis.type_inference import TypeInference

_NARROWEST = 4  # bytes of the smallest number that counts here


def moved_piece(types: TypeInference, store: Store) -> Load | None:
    """Where the byte comes from that is stored, if it may be one of a number's on its way.

    (Nothing has brought one to where no numbers and no bytes from outside lie: that was a move, too.)
    """
    load = store.value
    if not isinstance(load, Load) or not _may_be_on_its_way(types, store, load):
        return None
    is_of_numbers = types.across.shapes.has_pieces_of_numbers(types.primal, load.pointer)
    return load if is_of_numbers or _is_in_bytes(load.pointer) else None


def _may_be_on_its_way(types: TypeInference, store: Store, load: Load) -> bool:
    if not _is_moved(store, load):
        return False
    shapes, function, pointers = types.across.shapes, types.primal, (store.pointer, load.pointer)
    is_moved = is_untyped_run(store) or any(_goes_by_bytes(shapes, function, p) or _has_neighbours(p) for p in pointers)
    return is_moved and _may_be_of_numbers(shapes, function, pointers)


def given_pieces(types: TypeInference, call: Call) -> Iterator[Load]:
    """The bytes that a call is given, and that may be a number's on their way: its callee stores them one by one."""
    callee = called_function(call) if classify(call) is CallKind.DEFINED else None
    if callee is None:
        return
    shapes, arguments = types.across.shapes, types.across.body(callee).arguments
    for parameter, value in zip(arguments, call.arguments):
        if isinstance(value, Load) and _is_narrow(value.type):
            is_moved = _goes_by_bytes(shapes, types.primal, value.pointer) or _has_neighbours(value.pointer)
            stores = (user for user, index in parameter.uses if isinstance(user, Store) and index == 0)
            if is_moved and _may_be_of_numbers(shapes, types.primal, [value.pointer]):
                yield from [value] if any(_is_kept(shapes, callee, store) for store in stores) else []


def ends_piece(types: TypeInference, store: Store) -> bool:
    """Does a byte that is no active number's take the place of one that may be: moved, given, or computed?"""
    value, shapes, function = store.value, types.across.shapes, types.primal
    if isinstance(value, Constant) or not _is_narrow(value.type) or goes_to_bytes(store):
        return False  # (a constant is an end of a text, say)
    if isinstance(value, Load):
        return _may_be_on_its_way(types, store, value) and _may_be_of_numbers(shapes, function, [store.pointer])
    return _is_kept(shapes, function, store)


def _is_kept(shapes: Shapes, function: Function, store: Store) -> bool:
    is_one_of_many = _goes_by_bytes(shapes, function, store.pointer)
    return is_one_of_many and _may_be_of_numbers(shapes, function, [store.pointer])


def _may_be_of_numbers(shapes: Shapes, function: Function, pointers: Sequence[Value]) -> bool:
    if not any(shapes.has_pieces_of_numbers(function, p) for p in pointers):
        return False
    return not any(shapes.are_characters(function, [p]) for p in pointers)


def _goes_by_bytes(shapes: Shapes, function: Function, pointer: Value) -> bool:
    """It leads to places that are less than a number apart, here or for callers."""
    begins: dict[Node, int] = {}
    places = [normal(place) for _, place in shapes.everywhere(function, [pointer])]
    distances = ((p.period, p.offset - begins.setdefault(p.node, p.offset)) for p in places)
    return any(period % _NARROWEST or distance % _NARROWEST for period, distance in distances)


def is_moved_piece(store: Store) -> bool:
    """The same as far as the function itself shows it; what callers give may be one of many."""
    value = store.value
    if isinstance(value, Argument):
        return _is_narrow(value.type)
    if not isinstance(value, Load):  # (computed, or a result)
        is_computed = _is_narrow(value.type) and not isinstance(value, Constant)
        return is_computed and _seems_to_go_by_bytes(store.pointer)
    if not _is_moved(store, value):
        return False
    pointers = (store.pointer, value.pointer)
    is_given = any(isinstance(address_of(p).base, Argument) for p in pointers)
    return is_given or is_untyped_run(store) or any(_seems_to_go_by_bytes(p) or _has_neighbours(p) for p in pointers)


def _is_moved(store: Store, load: Load) -> bool:
    return (
        _is_narrow(load.type) and all(isinstance(user, Store) for user, _ in load.uses) and not _is_whole(store, load)
    )


def _is_narrow(type_: Type) -> bool:
    return isinstance(type_, IntegerType) and 1 < type_.bits < 8 * _NARROWEST


def goes_to_bytes(store: Store) -> bool:
    """Does it write a variable that is too small for a number?  (Where a byte goes from there is another store.)"""
    return _is_in_bytes(store.pointer)


def _is_in_bytes(pointer: Value) -> bool:
    base = address_of(pointer).base
    return isinstance(base, Alloca) and base.function.module.layout.size_of(base.allocated_type) < _NARROWEST


def _is_whole(store: Store, load: Load) -> bool:
    """The language says that it is a truth value, an enumeration or a short integer: no part of something else.

    (Or a member of a Fortran descriptor, which has no numbers.)
    """
    module = store.function.module
    tags = [access.metadata.get("tbaa", "") for access in (store, load)]
    found = [tbaa_access(module, tag) if tag else None for tag in tags]
    named = [tbaa_ancestors(module, one.access_reference) if one is not None else [] for one in found]
    is_described = all(rules.DESCRIPTOR_TAG in names for names in named)
    is_named = is_described or "range" in load.metadata or any(tagged_leaf(module, tag) is not None for tag in tags)
    return is_named or is_one_of_pair(store)


def _seems_to_go_by_bytes(pointer: Value) -> bool:
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
