"""The memory of arrays that Fortran passes by descriptor to the annotation of a loop: where it begins, and its bytes.

The address is that of the first element; dimension d has eᵈ elements, sᵈ bytes apart, so the elements lie from
Σ min(0, (eᵈ-1)·sᵈ) to Σ max(0, (eᵈ-1)·sᵈ) + the bytes of one, and nowhere if some eᵈ is 0.  A compiler writes a
descriptor in front of the call, into a variable that nothing else reads.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_build import rules
from enzyme_build.analysis import address_of, callee_name
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    I8,
    Alloca,
    Builder,
    Call,
    ConstantInt,
    GetElementPtr,
    Instruction,
    Store,
    Value,
    i64,
)


def described_array(builder: Builder, descriptor: Value, outside: Callable[[Value], Value]) -> tuple[Value, Value]:
    """(address of the first byte, bytes); `outside` answers a value as it is where the builder writes."""
    members = _members(descriptor)
    rank = members.get(rules.RANK_AT) if members is not None else None
    if members is None or not isinstance(rank, ConstantInt) or rules.BOUNDS_AT + 24 * rank.value - 8 > max(members):
        raise UnsupportedError("the descriptor of an array in the annotation of a loop is not known")
    low, high = i64(0), outside(members[rules.ELEMENT_AT])
    some: list[Value] = []
    for dimension in range(rank.value):
        at = rules.BOUNDS_AT + 24 * dimension
        extent, step = outside(members[at + 8]), outside(members[at + 16])
        last = builder.binary("mul", builder.binary("sub", extent, i64(1)), step)
        is_down = builder.compare("slt", last, i64(0))
        low = builder.binary("add", low, builder.select(is_down, last, i64(0)))
        high = builder.binary("add", high, builder.select(is_down, i64(0), last))
        some.append(builder.compare("sgt", extent, i64(0)))
    size = builder.binary("sub", high, low)
    for has in some:
        size = builder.select(has, size, i64(0))
    start = outside(members[0])
    return builder.gep(I8, start, [low]) if rank.value else start, size


def _members(descriptor: Value) -> dict[int, Value] | None:
    """What is stored in it, by offset; None if that is not known.  It is forgotten if nothing else reads it."""
    if not isinstance(descriptor, Alloca):
        return None
    stores = [u for u in _users(descriptor) if isinstance(u, Store)]
    found = {address_of(store.pointer).offset: store.value for store in stores}
    return found if len(found) == len(stores) else None


def forget_descriptor(descriptor: Value) -> None:
    """Its stores go if nothing reads it any more."""
    users = _users(descriptor)
    if all(map(_only_writes, users)):
        for user in users:
            user.erase()


def _only_writes(user: Instruction) -> bool:
    if isinstance(user, Call):
        rule = rules.memory_rule(callee_name(user))
        return ".lifetime." in callee_name(user) or (rule is not None and rule.source is None)
    return isinstance(user, Store)


def _users(pointer: Value) -> list[Instruction]:
    found: list[Instruction] = []
    for user in list(pointer.users):
        if isinstance(user, GetElementPtr):
            found += _users(user)
        else:
            found.append(user)
    return found
