"""Numbers and addresses that are moved in pieces: a byte of an active number has no derivative of its own.

Where only their memory says that they may be such, the derivative looks (`piece_looks`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build.analysis import Activity, TypeInference, is_narrow, is_untyped_run
from enzyme_build.differentiate.blame import blamed_on
from enzyme_build.differentiate.piece_looks import ADDRESS_IN_PARTS, HELP, MOVED, is_surely_of_number
from enzyme_build.differentiate.signatures import FORWARD
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import IntegerType, Load, Store, is_pointer

if TYPE_CHECKING:
    from enzyme_build.differentiate.session import Facts

_LOOKING = (*FORWARD, "gradient", "split")


def refuse_pieces(facts: Facts, activity: Activity, mode: str) -> None:
    """Raise UnsupportedError for bytes of active numbers, or parts of addresses, that are moved one by one."""
    matters = activity.needs_shadow if mode in FORWARD else activity.has_active_memory
    looks = mode in _LOOKING and not facts.canonical.primal.module.is_for_device
    moves = facts.types.across.piece_moves(facts.types.primal)
    accesses = [i for i in facts.canonical.copy.instructions() if i.parent not in activity.passive_blocks]
    for access in accesses:
        with blamed_on(access):
            if isinstance(access, Store) and isinstance(access.value.type, IntegerType) and matters(access.pointer):
                _refuse_part(access, access.value.type, activity, facts.types, looks)
            if isinstance(access, (Load, Store)) and (access in moves.loads or access in moves.ends):
                refuses = not looks or is_surely_of_number(access)
                if refuses and activity.has_active_memory(access.pointer):
                    raise UnsupportedError(MOVED, help=HELP)


def _refuse_part(store: Store, type_: IntegerType, activity: Activity, types: TypeInference, looks: bool) -> None:
    is_part = type_.bits < 8 * types.layout.pointer_size()
    if is_part and activity.needs_shadow(store.pointer) and _may_be_address(store, types, looks):
        raise UnsupportedError(ADDRESS_IN_PARTS, help="copy whole addresses, or use memcpy")


def _may_be_address(store: Store, types: TypeInference, looks: bool) -> bool:
    """`looks`: the derivative looks where bytes are loaded that may be an address's."""
    kind = types.kind_of(store.value)
    if kind is not None or not is_untyped_run(store):
        return kind is not None and is_pointer(kind)
    if not looks:
        return True
    moves = types.across.address_moves(types.primal)
    is_followed = store in moves.ends
    has_none = is_narrow(store.value.type) and store not in moves.stores
    return not (is_followed or has_none)
