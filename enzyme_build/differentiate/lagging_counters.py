"""Counters that lag behind others are computed from these.

    for (j = 1; j + 1 < n; j++) v[j] = u[j - 1] + u[j + 1];

The optimiser counts with j + 1, and j is what that was in the turn before: a phi of a phi, or of a sum with one.  That
is a counter, too, if its start fits: k = phi(2, k + 1) and j = phi(1, k) make j = k - 1.  As such it is an affine
index, and nothing that the reverse sweep must record.
"""

from __future__ import annotations

from enzyme_build.analysis import ControlFlow, Loop, LoopForest, address_of, induction_of, step_from
from enzyme_build.ir import (
    I8,
    Binary,
    Builder,
    ConstantInt,
    Function,
    IntegerType,
    Phi,
    Value,
    constant_int,
    is_pointer,
)


def count_together(function: Function) -> None:
    """Spell out each counter that lags behind another one; every loop has a preheader."""
    forest = LoopForest(ControlFlow(function))
    for loop in forest.loops:
        while any(_replaced(phi, loop, function) for phi in loop.header.phis if phi.uses):
            pass


def _replaced(phi: Phi, loop: Loop, function: Function) -> bool:
    """Is there a counter that it lags behind?  Then nothing uses it any more."""
    if induction_of(phi, loop) is not None or not (isinstance(phi.type, IntegerType) or is_pointer(phi.type)):
        return False
    latches = {v for v, block in phi.incoming if block in loop.blocks}
    starts = {v for v, block in phi.incoming if block not in loop.blocks}
    if len(latches) != 1 or len(starts) != 1:
        return False
    following, start = latches.pop(), starts.pop()
    for counter in loop.header.phis:
        induction = induction_of(counter, loop) if counter.type is phi.type else None
        ahead = 0 if following is counter else step_from(following, counter)
        if induction is None or ahead is None:
            continue
        behind = ahead - induction.step
        distance = _difference(start, induction.start)
        if distance is not None and _is_same(distance, behind, phi):
            builder = Builder(function.module).before(loop.header.instructions[len(loop.header.phis)])
            with builder.deriving(phi):
                if isinstance(phi.type, IntegerType):
                    made = builder.binary("add", counter, constant_int(phi.type, behind))
                else:
                    made = builder.gep(I8, counter, [behind])
            phi.replace_all_uses_with(made)
            return True
    return False


def _is_same(one: int, other: int, phi: Phi) -> bool:
    return one == other if not isinstance(phi.type, IntegerType) else (one - other) % (1 << phi.type.bits) == 0


def _difference(left: Value, right: Value) -> int | None:
    """left - right, if that is a constant."""
    if is_pointer(left.type):
        here, there = address_of(left), address_of(right)
        is_near = here.base is there.base and here.terms == there.terms
        return here.offset - there.offset if is_near else None
    (base, offset), (other_base, other_offset) = _apart(left), _apart(right)
    return offset - other_offset if base is other_base else None


def _apart(value: Value) -> tuple[Value | None, int]:
    """An integer as something that varies, and a constant."""
    match value:
        case ConstantInt(value=number):
            return None, number
        case Binary(opcode="add", operands=[base, ConstantInt(value=number)]):
            return base, number
        case Binary(opcode="sub", operands=[base, ConstantInt(value=number)]):
            return base, -number
        case _:
            return value, 0
