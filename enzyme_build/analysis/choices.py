"""The few values that an integer can have: the index of a small array, written as a choice or as a short loop's."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_build.ir import I1, Binary, Branch, Cast, Compare, ConstantInt, Freeze, Phi, Select, Value

_MOST = 8
_DEEPEST = 6
_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "and": lambda a, b: a & b,
    "shl": lambda a, b: a << min(b, 64),
}


def choices_of(value: Value, depth: int = 0) -> frozenset[int] | None:
    """The few values that an integer can have; None if it may have others."""
    found = _choices(value, depth + 1) if depth < _DEEPEST else None
    return frozenset(found) if found is not None and len(found) <= _MOST else None


def _choices(value: Value, depth: int) -> set[int] | None:
    match value:
        case ConstantInt():
            return {value.value}
        case Cast(opcode="zext", operands=[inner]) if inner.type is I1:
            return {0, 1}
        case Cast(opcode="zext" | "sext", operands=[inner]) | Freeze(operands=[inner]):
            found = choices_of(inner, depth)
            is_plain = found is not None and (min(found) >= 0 or value.opcode != "zext")
            return set(found) if found is not None and is_plain else None
        case Select(operands=[_, *ways]):
            return _all(ways, depth)
        case Phi():
            return _counted(value) or _all([o for o in value.operands if o is not value], depth)
        case Binary(operands=[left, right]) if value.opcode in _OPERATIONS:
            these, those = choices_of(left, depth), choices_of(right, depth)
            if these is None or those is None:
                return None
            return {_OPERATIONS[value.opcode](a, b) for a in these for b in those}
        case _:
            return None


def _all(ways: list[Value], depth: int) -> set[int] | None:
    found = [choices_of(way, depth) for way in ways]
    known = [choices for choices in found if choices is not None]
    return {v for choices in known for v in choices} if len(known) == len(found) else None


def _counted(phi: Phi) -> set[int] | None:
    """What a loop counts through, from one constant to another: only another value leads back to the loop's header."""
    for index, following in enumerate(phi.operands):
        step = _step(phi, following)
        starts = [o for o in phi.operands if o is not following]
        condition = phi.blocks[index].terminator
        if not step or len(starts) != 1 or not isinstance(starts[0], ConstantInt) or not isinstance(condition, Branch):
            continue
        bound = _bound(condition, phi, following)
        if bound is None:
            return None
        tested, last = bound
        count, rest = divmod(last - starts[0].value, step)
        if rest or not 0 < count + (tested is phi) <= _MOST:
            return None
        return {starts[0].value + k * step for k in range(count + (tested is phi))}
    return None


def _step(phi: Phi, following: Value) -> int:
    match following:
        case Binary(opcode="add", operands=[inner, ConstantInt(value=step)]) if inner is phi:
            return step
        case _:
            return 0


def _bound(branch: Branch, phi: Phi, following: Value) -> tuple[Value, int] | None:
    """Which value is tested at the loop's end, and the constant at which the loop is left."""
    match branch.operands:
        case [Compare(predicate="eq" | "ne", operands=[tested, ConstantInt(value=last)]) as test]:
            header = branch.targets[test.predicate == "eq"]
            if tested in (phi, following) and header is phi.parent and branch.targets[0] is not branch.targets[1]:
                return tested, last
            return None
        case _:
            return None
