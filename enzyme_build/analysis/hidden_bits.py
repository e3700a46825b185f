"""Numbers that a function sees as integers: it reads their bits, computes with them, and hands back a number's bits.

    uint64_t negate(const void *p, int n) { uint64_t w; memcpy(&w, p, 8); return w ^ (uint64_t)n << 63; }

To the function these are integers, without derivatives.  They are not if its callers keep active numbers there, and
take for a number what it returns, or leaves in memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_build.analysis.calls import CallKind, called_function, classify
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.tbaa_leaves import tagged_leaf
from enzyme_build.ir import (
    I8,
    Argument,
    Binary,
    Call,
    Cast,
    ExtractValue,
    FloatType,
    Freeze,
    GlobalVariable,
    InsertValue,
    Instruction,
    IntegerType,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Value,
    tbaa_access,
    tbaa_ancestors,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.type_inference import TypeInference

Source = int | GlobalVariable  # memory behind an argument of that index, or a global's

_STEPS = (Binary, Cast, ExtractValue, Freeze, InsertValue, Phi, Select)
_MIXES = ("mul", "shl", "udiv", "sdiv", "urem", "srem")
_WIDTHS = (32, 64)  # bits of the numbers that C, C++ and Rust take for integers


@dataclass(frozen=True)
class HiddenBits:
    """Where the bits are read: of the result, and of what is left where others read numbers."""

    result: frozenset[Source] = frozenset()
    stored: frozenset[Source] = frozenset()


def hidden_bits_of(types: TypeInference) -> HiddenBits:
    returned = (i.operands[0] for i in types.function.instructions() if isinstance(i, Return) and i.operands)
    result = {source for value in returned for source in _sources(value, types)}
    stored = {source for _, source in hidden_stores(types)}
    for call in types.function.instructions():
        if isinstance(call, Call) and classify(call) is CallKind.DEFINED:
            stored |= set(_in_caller(call, _about(call, types).stored))
    return HiddenBits(frozenset(result), frozenset(stored))


def hidden_stores(types: TypeInference) -> Iterator[tuple[Store, Source]]:
    """The function's own stores of such bits, and where it has read them."""
    for store in types.function.instructions():
        if isinstance(store, Store) and isinstance(store.value, (*_STEPS, Call)) and _may_be_bits(store.value):
            found = set(_sources(store.value, types))
            if found and _is_seen_as_number(store, types):
                yield from ((store, source) for source in found)


def hidden_bits_used(types: TypeInference) -> Iterator[tuple[Instruction, Value]]:
    """(store or call, a pointer to what it reads): where such bits become a number that this function sees as one."""
    arguments = types.function.arguments
    for store, source in hidden_stores(types):
        yield store, arguments[source] if isinstance(source, int) else source
    for call in types.function.instructions():
        if isinstance(call, Call) and classify(call) is CallKind.DEFINED:
            hidden = _about(call, types)
            is_number = any(isinstance(kind, FloatType) for kind in types.kinds.by_path(call).values())
            for source in hidden.stored | hidden.result if is_number else hidden.stored:
                yield call, call.arguments[source] if isinstance(source, int) else source


def _about(call: Call, types: TypeInference) -> HiddenBits:
    callee = called_function(call)
    return types.across.about(callee).hidden if callee is not None else HiddenBits()


def _may_be_bits(value: Value) -> bool:
    return isinstance(value.type, IntegerType) and value.type.bits in _WIDTHS


def _sources(value: Value, types: TypeInference) -> Iterator[Source]:
    """What memory the integers are read from that a value is computed from."""
    for made in _computed_from(value):
        if isinstance(made, Load) and _may_be_bits(made) and isinstance(types.kinds.of(made), IntegerType):
            if not _is_integer(made, types):
                yield from _behind(made.pointer)
        elif isinstance(made, Call) and classify(made) is CallKind.DEFINED:
            yield from _in_caller(made, _about(made, types).result)


def _in_caller(call: Call, sources: Iterable[Source]) -> Iterator[Source]:
    for source in sources:
        yield from _behind(call.arguments[source]) if isinstance(source, int) else [source]


def _behind(pointer: Value) -> Iterator[Source]:
    base = address_of(pointer).base
    if isinstance(base, Argument):
        yield base.index
    elif isinstance(base, GlobalVariable):
        yield base


def _computed_from(value: Value) -> Iterable[Value]:
    """The value, what it is computed from, and so on; no further than loads, arguments and calls."""
    seen = {value: None}
    work = [value]
    while work:
        made = work.pop()
        for operand in made.operands if isinstance(made, _STEPS) else ():
            if operand not in seen:
                seen[operand] = None
                work.append(operand)
    return seen


def _is_integer(load: Load, types: TypeInference) -> bool:
    """Its tag says so, or what is done to it: multiplied or shifted to the left, no number's bits come back as one."""
    if tagged_leaf(types.module, load.metadata.get("tbaa", "")) not in (None, I8):
        return True
    return any(isinstance(user, Binary) and user.opcode in _MIXES for user in load.users)


def _is_seen_as_number(store: Store, types: TypeInference) -> bool:
    """Somewhere in the program a number is accessed exactly there."""
    if _is_fortran_integer(store):
        return False
    seen = types.across.shapes.sightings(types.primal, [store.pointer])
    return any(isinstance(s.leaf, FloatType) and s.offset % (s.step or 1 << 62) == 0 for s in seen)


def _is_fortran_integer(store: Store) -> bool:
    """Its tag says so: Fortran has no unions.  (C's integers may be a number's halves.)"""
    module, tag = store.function.module, store.metadata.get("tbaa", "")
    access = tbaa_access(module, tag) if tag else None
    if access is None or not isinstance(tagged_leaf(module, tag), IntegerType):
        return False
    return tbaa_ancestors(module, access.access_reference)[-1].startswith("Flang")
