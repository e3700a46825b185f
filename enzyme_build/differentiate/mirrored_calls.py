"""Calls that only follow or relink pointers: made again with shadow pointers, they do the same to the shadow.

The reverse sweep has nothing to do there: what it needs of the links has been recorded, or has not changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import address_of, callee_name, displacement
from enzyme_build.differentiate.memory_helpers import stop_unless_zero
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import I8, I64, VOID, Call, Constant, ConstantInt, Value, is_pointer, zero

if TYPE_CHECKING:
    from enzyme_build.differentiate.primal_sweep import PrimalSweep

_ELSEWHERE = "a dynamic_cast finds its result in another part of an object that has a base more than once"


def mirror(call: Call, sweep: PrimalSweep) -> Value | None:
    """Make the call on shadows where the sweep stands, behind the primal call; answers the shadow of its result."""
    rule = rules.mirrored_rule(callee_name(call))
    assert rule is not None
    pointers = [a for a in call.arguments if is_pointer(a.type) and not isinstance(a, Constant)]
    if rule.displaces is not None:
        moved = call.arguments[rule.displaces]
        return _displaced(call, moved, sweep) if sweep.activity.needs_shadow(moved) else None
    shadowed = [p for p in pointers if sweep.activity.needs_shadow(p)]
    if not shadowed and not any(address_of(a).base in sweep.session.shadowed for a in call.arguments):
        return None
    if len(shadowed) < len(pointers):
        raise UnsupportedError("memory without a shadow is linked to memory with one")
    unsure = next((p for p in pointers if sweep.activity.may_lack_shadow(p)), None)
    return _again(call, sweep) if unsure is None else _unless_same(call, unsure, sweep)


def _displaced(call: Call, moved: Value, sweep: PrimalSweep) -> Value:
    """As far from the shadow as the result is from the primal; null if the result is."""
    builder, result = sweep.builder, sweep.primal(call)
    end, start = (builder.cast("ptrtoint", p, I64) for p in (result, sweep.primal(moved)))
    distance, is_null = builder.binary("sub", end, start), builder.compare("eq", result, zero(call.type))
    known = displacement(call)
    if known is not None:
        off = builder.select(is_null, zero(I64), builder.binary("sub", distance, ConstantInt(I64, known)))
        builder.call(stop_unless_zero(builder.module, I64, _ELSEWHERE), [off])
    return builder.select(is_null, zero(call.type), builder.gep(I8, sweep.shadow(moved), [distance]))


def _again(call: Call, sweep: PrimalSweep) -> Value | None:
    arguments = [sweep.shadow(a) if is_pointer(a.type) else sweep.primal(a) for a in call.arguments]
    made = sweep.builder.call(call.callee, arguments, call.function_type)
    return made if call.type is not VOID else None


def _unless_same(call: Call, pointer: Value, sweep: PrimalSweep) -> Value | None:
    """The structure may turn out to be inactive, and its own shadow: it must not be relinked twice."""
    builder = sweep.builder
    before = builder.block
    assert before is not None
    again, after = (sweep.function.add_block(f"{name}.shadow") for name in ("relink", "relinked"))
    same = builder.compare("eq", sweep.shadow(pointer), sweep.primal(pointer))
    builder.branch_if(same, after, again)
    builder.at_end(again)
    made = _again(call, sweep)
    builder.branch(after)
    builder.at_end(after)
    if made is None:
        return None
    result = builder.phi(call.type, f"{call.name}.shadow")
    result.add_incoming(sweep.primal(call), before)
    result.add_incoming(made, again)
    return result
