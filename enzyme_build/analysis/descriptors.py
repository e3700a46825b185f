"""What a Fortran descriptor says when it is written: its members, and the kind of data that its address leads to.

A descriptor is recognised by its version, a constant that compiled code stores into each with the other constants.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build import rules
from enzyme_build.analysis.offsets import address_of
from enzyme_build.ir import Constant, ConstantInt, DataLayout, Store, Type, Value, is_pointer

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
