"""What a Fortran descriptor says when it is written: its members, and the kind of data that its address leads to.

A descriptor is recognised by its version, a constant that compiled code stores into each with the other constants.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build import rules
from enzyme_build.analysis.calls import callee_name
from enzyme_build.analysis.fortran_types import is_type_table, leaves_of_type
from enzyme_build.analysis.offsets import address_of
from enzyme_build.ir import (
    Alloca,
    Call,
    Constant,
    ConstantInt,
    ConstantNull,
    DataLayout,
    GetElementPtr,
    GlobalVariable,
    Load,
    Store,
    Type,
    Value,
    is_pointer,
)

Said = tuple[Value, int, Type, tuple[int, ...]]  # pointer, offset behind it, leaf, steps


def said_by_descriptor(store: Store, layout: DataLayout) -> Iterator[Said]:
    """What follows from this store, if it is of a descriptor's version."""
    if not (isinstance(store.value, ConstantInt) and store.value.value == rules.DESCRIPTOR_VERSION):
        return
    written = _written_with(store)
    described = rules.descriptor_with({at: v.value for at, v in written.items() if isinstance(v, ConstantInt)})
    if described is None:
        return
    for offset, leaf in described.members:
        yield store.pointer, offset - rules.VERSION_AT, leaf, ()
    base = written.get(0)
    if described.element is not None and base is not None and is_pointer(base.type) and not isinstance(base, Constant):
        yield base, 0, described.element, (layout.size_of(described.element),)
    table = written.get(rules.BOUNDS_AT) if not described.rank else None
    if isinstance(table, GlobalVariable) and is_type_table(table):
        yield from _said_by_type(store, table)


def _said_by_type(version: Store, table: GlobalVariable) -> Iterator[Said]:
    """The components of the object whose address is taken from a descriptor on the stack.

    It may be an extension of that type, and has more components then.
    """
    here = address_of(version.pointer)
    start = here.offset - rules.VERSION_AT
    if not isinstance(here.base, Alloca) or here.terms or not _has_one_type(here.base, start + rules.BOUNDS_AT, table):
        return
    loads = [user for user, _ in _users(here.base) if isinstance(user, Load) and is_pointer(user.type)]
    for load in [load for load in loads if address_of(load.pointer).offset == start]:
        yield from ((load, offset, leaf, ()) for offset, leaf in leaves_of_type(version.function.module, table))


def _has_one_type(descriptor: Alloca, place: int, table: GlobalVariable) -> bool:
    """Is no other type ever noted there?"""
    stores = (user for user, index in _users(descriptor) if isinstance(user, Store) and index == 1)
    return all(s.value is table for s in stores if address_of(s.pointer).offset == place)


def _written_with(store: Store) -> dict[int, Value]:
    """What its block stores into the same descriptor, by offset."""
    here = address_of(store.pointer)
    start = here.offset - rules.VERSION_AT
    written: dict[int, Value] = {}
    for other in store.block.instructions:
        if isinstance(other, Store):
            there = address_of(other.pointer)
            if there.base is here.base and there.terms == here.terms:
                written[there.offset - start] = other.value
    return written


def is_made_by_library(pointer: Value) -> bool:
    """Does it lead to memory that an inactive call made (a text, say), and left in a descriptor of this function's?"""
    base = address_of(pointer).base
    place = address_of(base.pointer) if isinstance(base, Load) else None
    if place is None or place.offset or place.terms or not isinstance(place.base, Alloca):
        return False
    makers = [user for user, index in _users(place.base) if isinstance(user, Call) and index in _made(user)]
    return bool(makers) and all(_keeps_address(user, index) for user, index in _users(place.base))


def _users(descriptor: Value) -> Iterator[tuple[Value, int]]:
    for user, index in descriptor.uses:
        if isinstance(user, GetElementPtr):
            yield from _users(user)
        yield user, index


def _made(call: Call) -> tuple[int, ...]:
    rule = rules.inactive_rule(callee_name(call))
    return rule.makes if rule is not None else ()


def _keeps_address(user: Value, index: int) -> bool:
    """Nothing but inactive calls puts an address there."""
    match user:
        case Store():
            return index == 1 and (isinstance(user.value, ConstantNull) or not is_pointer(user.value.type))
        case Call():
            sets = rules.memory_rule(callee_name(user))
            return rules.inactive_rule(callee_name(user)) is not None or (sets is not None and sets.source is None)
        case _:
            return isinstance(user, (Load, GetElementPtr))
