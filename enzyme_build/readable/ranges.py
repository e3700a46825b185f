"""Which 64-bit integers are known to fit into an `int`: then C's index needs no cast to the narrower type.

Loops backwards count in 64 bits down to zero, from a count that the source has as an `int`.
"""

from __future__ import annotations

from enzyme_build.ir import (
    I32,
    Binary,
    Branch,
    Cast,
    Compare,
    ConstantInt,
    Phi,
    Select,
    Value,
)

_LEAST, _MOST = -(1 << 31), (1 << 31) - 1
_UNKNOWN = (-(1 << 63), (1 << 63) - 1)
_DEEPEST = 12
Bounds = tuple[int, int]


def fits_int(value: Value) -> bool:
    """Whether the value is one of an `int`."""
    low, high = _bounds(value, 0)
    return low >= _LEAST and high <= _MOST


def _bounds(value: Value, depth: int) -> Bounds:
    if depth > _DEEPEST:
        return _UNKNOWN
    match value:
        case ConstantInt(value=number):
            return number, number
        case Cast(opcode="sext", operands=[inner]) if inner.type is I32:
            return _LEAST, _MOST
        case Cast(opcode="zext", operands=[inner]) if inner.type is I32 and "nneg" in value.flags:
            return 0, _MOST
        case Binary(opcode="add", operands=[left, ConstantInt(value=step)]) if "nsw" in value.flags:
            low, high = _bounds(left, depth + 1)
            return low + step, high + step
        case Binary(opcode="sub", operands=[left, ConstantInt(value=step)]) if "nsw" in value.flags:
            low, high = _bounds(left, depth + 1)
            return low - step, high - step
        case Select(operands=[condition, yes, no]):
            return _of_choice(condition, _bounds(yes, depth + 1), _bounds(no, depth + 1), yes)
        case Phi():
            return _of_counter(value, depth)
        case _:
            return _UNKNOWN


def _of_choice(condition: Value, yes: Bounds, no: Bounds, chosen: Value) -> Bounds:
    """`x > 0 ? x : 0` is not negative."""
    if isinstance(condition, Compare) and condition.predicate == "sgt" and condition.operands[0] is chosen:
        least = condition.operands[1]
        yes = (max(yes[0], least.value), yes[1]) if isinstance(least, ConstantInt) else yes
    return min(yes[0], no[0]), max(yes[1], no[1])


def _of_counter(phi: Phi, depth: int) -> Bounds:
    """A counter that goes down by one as long as it is not zero."""
    steps = [value for value in phi.operands if isinstance(value, Binary) and value.operands[0] is phi]
    starts = [value for value in phi.operands if value not in steps]
    if not steps or not all(_is_one_less(step) for step in steps) or not _ends_at_zero(phi):
        return _UNKNOWN
    bounds = [_bounds(start, depth + 1) for start in starts]
    low, high = min(low for low, _ in bounds), max(high for _, high in bounds)
    return (0, high) if low >= 0 else _UNKNOWN


def _is_one_less(step: Binary) -> bool:
    second = step.operands[1]
    if not isinstance(second, ConstantInt):
        return False
    return (step.opcode, second.value) in (("sub", 1), ("add", -1))


def _ends_at_zero(phi: Phi) -> bool:
    end = phi.block.terminator
    if not isinstance(end, Branch) or not end.is_conditional:
        return False
    test = end.operands[0]
    return (
        isinstance(test, Compare)
        and test.predicate in ("eq", "ne")
        and test.operands[0] is phi
        and isinstance(test.operands[1], ConstantInt)
        and test.operands[1].value == 0
    )
