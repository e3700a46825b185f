"""Numbers and addresses that are moved in pieces: a byte of an active number has no derivative of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build.analysis import Activity, TypeInference, given_pieces, goes_to_bytes, is_untyped_run, moved_piece
from enzyme_build.differentiate.blame import blamed_on
from enzyme_build.differentiate.signatures import FORWARD
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import Call, IntegerType, Store, is_pointer

if TYPE_CHECKING:
    from enzyme_build.differentiate.session import Facts


def refuse_pieces(facts: Facts, activity: Activity, mode: str) -> None:
    """Raise UnsupportedError for a byte that may be one of an active number's, or a part of an address, on its way."""
    matters = activity.needs_shadow if mode in FORWARD else activity.has_active_memory
    instructions = list(facts.canonical.copy.instructions())
    for call in [i for i in instructions if isinstance(i, Call) and i.parent not in activity.passive_blocks]:
        with blamed_on(call):
            _refuse_given(call, activity, facts.types)
    stores = [i for i in instructions if isinstance(i, Store)]
    for store in [s for s in stores if s.parent not in activity.passive_blocks]:
        if isinstance(store.value.type, IntegerType) and matters(store.pointer):
            with blamed_on(store):
                _refuse(store, store.value.type, activity, facts.types)


def _refuse(store: Store, type_: IntegerType, activity: Activity, types: TypeInference) -> None:
    is_part = type_.bits < 8 * types.layout.pointer_size()
    if is_part and activity.needs_shadow(store.pointer) and _may_be_address(store, types):
        raise UnsupportedError("parts of an address are moved one by one", help="copy whole addresses, or use memcpy")
    load = moved_piece(types, store)
    if load is None or goes_to_bytes(store):
        return
    if all(activity.has_active_memory(access.pointer) for access in (store, load)):
        raise _moved()


def _refuse_given(call: Call, activity: Activity, types: TypeInference) -> None:
    if any(activity.has_active_memory(load.pointer) for load in given_pieces(types, call)):
        raise _moved()


def _moved() -> UnsupportedError:
    return UnsupportedError(
        "bytes of memory that holds active numbers are moved one by one", help="copy whole numbers, or use memcpy"
    )


def _may_be_address(store: Store, types: TypeInference) -> bool:
    kind = types.kind_of(store.value)
    return is_pointer(kind) if kind is not None else is_untyped_run(store)
