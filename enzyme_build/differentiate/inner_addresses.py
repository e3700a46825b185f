"""Shadows of the addresses that inactive calls make of those that they are given: of a word in a text, of its end.

Each lies as far from the shadow of what the call was given as the address itself from that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build.analysis import inner_addresses, inner_places
from enzyme_build.ir import I8, I64, PTR, Call, Instruction, Value, is_pointer, zero

if TYPE_CHECKING:
    from enzyme_build.differentiate.primal_sweep import PrimalSweep


def shadow_inside(call: Call, place: Value | None, sweep: PrimalSweep) -> Value:
    """The shadow of the address that the call left at a place, or of the result (None), behind the call.

    Null where that is null.  The address itself if it leads to nothing that the call was given.
    """
    builder, block, made = sweep.builder, sweep.builder.block, sweep.primal(call)
    assert block is not None and isinstance(made, Instruction)
    builder.before(made)
    inner = [one for one in inner_addresses(call) if one.place is place]
    bases = [(sweep.primal(one.base), sweep.shadow(one.base)) for one in inner]
    behind = [tuple(builder.load(PTR, p) for p in pair) if one.is_behind else pair for one, pair in zip(inner, bases)]
    builder.at_end(block)
    if not behind:
        return made
    is_record = place is None and not is_pointer(made.type)
    returned = builder.extract_value(made, 0) if is_record else made
    now: Value = returned if place is None else builder.load(PTR, sweep.primal(place))
    found = now
    for primal, shadow in reversed(behind):
        end, start = (builder.cast("ptrtoint", address, I64) for address in (now, primal))
        inside = builder.gep(I8, shadow, [builder.binary("sub", end, start)])
        found = builder.select(builder.compare("eq", primal, zero(PTR)), found, inside)
    found = builder.select(builder.compare("eq", now, zero(PTR)), now, found)
    return builder.insert_value(made, found, 0) if is_record else found


def take_inside(call: Call, sweep: PrimalSweep) -> None:
    """Leave the shadows of the addresses that the call left, behind it."""
    for place in inner_places(call):  # variables of the call's own (see `library_forms`)
        if sweep.activity.needs_shadow(place):
            sweep.builder.store(shadow_inside(call, place, sweep), sweep.shadow(place))
