"""Addresses have no derivative; a number that LLVM moves as one (the word of a union) would lose its own: refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build.analysis import (
    Activity,
    TypeInference,
    distance_of,
    is_bookkeeping,
    is_changed_address,
    leads_to_other_memory,
    origins_of,
    tagged_leaf,
)
from enzyme_build.differentiate.operations.base import NoDerivative
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    Binary,
    Cast,
    ConstantInt,
    FloatType,
    Instruction,
    IntegerType,
    Load,
    Store,
    Type,
    Value,
    is_pointer,
    scalar_of,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.forward_mode import ForwardMode
    from enzyme_build.differentiate.plan import ReversePlan


class AddressCast(NoDerivative):
    """ptrtoint and inttoptr."""

    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        self._refuse_number(instruction, plan.activity)
        return False

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        self._refuse_number(instruction, sweep.activity)
        return None

    def _refuse_number(self, cast: Instruction, activity: Activity) -> None:
        source = cast.operands[0]
        is_unknown = cast.opcode == "inttoptr" and not activity.objects.of(source)
        if is_unknown and _is_accessed(cast) and activity.has_active_memory(cast):
            raise UnsupportedError(
                "an address is made of an integer, and nothing shows which memory it is of",
                help="pass the address as a pointer",
            )
        was_number = any(_is_number(o) and o in activity.varied for o in origins_of(source))
        becomes_number = any(isinstance(u, Cast) and isinstance(scalar_of(u.type), FloatType) for u, _ in cast.uses)
        if becomes_number or (was_number and not _is_stored_as_address(cast)):
            raise _refusal()


def _is_accessed(pointer: Instruction) -> bool:
    """A number or an address is loaded or stored right there."""
    accesses = (user for user in pointer.users if isinstance(user, (Load, Store)) and user.pointer is pointer)
    return any(not isinstance(access.accessed_type, IntegerType) for access in accesses)


def _is_stored_as_address(cast: Instruction) -> bool:
    """Every use stores what the source calls an address: code for another kind of data, which a number never runs."""
    stores = [user for user, index in cast.uses if isinstance(user, Store) and index == 0]
    return len(stores) == len(cast.uses) and all(_leaf(store) is not None for store in stores)


def _leaf(store: Store) -> Type | None:
    return tagged_leaf(store.function.module, store.metadata.get("tbaa", ""))


def _is_number(value: Value) -> bool:
    return isinstance(value, Cast) and isinstance(scalar_of(value.operands[0].type), FloatType)


def refuse_moved_number(store: Store, activity: Activity, types: TypeInference) -> None:
    """Raise UnsupportedError for a word that the compiler moves as an address where numbers lie, too."""
    tag = store.metadata.get("tbaa", "")
    is_known = _leaf(store) is not None or is_bookkeeping(store.function.module, tag)
    if not is_known and is_pointer(store.value.type) and activity.has_active_memory(store.pointer):
        loaded = [origin for origin in origins_of(store.value) if isinstance(origin, Load)]
        if all(activity.has_active_memory(load.pointer) for load in loaded):
            return  # what lies in shadow memory there goes along, and it is a tangent if the word is a number
        if any(types.holds_both(place) for place in [store.pointer, *(load.pointer for load in loaded)]):
            raise _refusal()


def refuse_kept_distance(store: Store, activity: Activity) -> None:
    """Raise UnsupportedError for the distance from one active piece of memory to another that is kept for later."""
    if leads_to_other_memory(store.value, activity.objects) and activity.needs_shadow(store.pointer):
        ends = [o for o in distance_of(store.value) if activity.needs_shadow(o)]
        if len(ends) == 2 and not activity.objects.of(ends[0]) & activity.objects.of(ends[1]):
            raise UnsupportedError(
                "the distance between two pieces of memory is kept, and between their shadows it is another one",
                help="keep the address",
            )


def refuse_hidden_address(store: Store, types: TypeInference) -> None:
    """Raise UnsupportedError for an address in a NaN where numbers lie at other times (reverse mode).

    In the shadow such a word could not be told from an adjoint; a plain address is next to zero as a number.
    """
    value = store.value
    if not isinstance(value, Binary) or not is_changed_address(value) or not types.is_word_place(store.pointer):
        return
    masks = (o for b in (value, *value.operands) if isinstance(b, Binary) for o in b.operands)
    if any(isinstance(mask, ConstantInt) and mask.value >> 52 & 0x7FF for mask in masks):
        raise UnsupportedError(
            "an address is put among the bits of a number (a NaN), in memory that holds numbers at other times",
            help="ask for the derivative in forward mode, or keep the address and the number in members of their own",
        )


def _refusal() -> UnsupportedError:
    return UnsupportedError(
        "a number and an address share memory (a union), and the compiler moves both as addresses",
        help="give the number a member of its own, or copy the members one by one",
    )
