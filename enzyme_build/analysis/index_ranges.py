"""From where to where an index goes that is a remainder, or that a loop counts up or down to a constant."""

from __future__ import annotations

from enzyme_build.analysis.offsets import Address
from enzyme_build.ir import Binary, Block, Branch, Cast, Compare, ConstantInt, Phi, Select, Value

_NOTHING = -1  # what a phi adds to itself
_ANYTHING = 1 << 62  # the same from below


def first_offset(address: Address) -> int | None:
    """The least offset from its base that an address takes; None if that is not known."""
    if len(address.terms) != 1:
        return None
    index, step = address.terms[0]
    first = _first(index, frozenset())
    return address.offset + first * step if first is not None and first < _ANYTHING and step > 0 else None


def last_offset(address: Address) -> int | None:
    """The greatest offset from its base that an address takes; None if that is not known."""
    if len(address.terms) != 1:
        return None
    index, step = address.terms[0]
    last = _last(index, frozenset())
    return address.offset + last * step if last is not None and last >= 0 and step > 0 else None


def _last(index: Value, inside: frozenset[Phi]) -> int | None:
    """The greatest value of an integer that is not negative; `inside` are the phis whose values are asked for."""
    match index:
        case ConstantInt(value=number) if number >= 0:
            return number
        case Cast(opcode="zext" | "sext", operands=[part]):
            return _last(part, inside)
        case Binary(opcode="urem", operands=[_, ConstantInt(value=divisor)]) if divisor > 0:
            return divisor - 1
        case Binary(opcode="and", operands=[_, ConstantInt(value=mask)]) if mask >= 0:
            return mask
        case Binary(opcode="add", operands=[part, ConstantInt(value=more)]) if more >= 0:
            before = _last(part, inside) if not _comes_from(part, inside) else None
            return before + more if before is not None else None
        case Binary(opcode="add", operands=[part, ConstantInt(value=more)]):  # it counts down
            before = _last(part, inside) if not _comes_from(part, inside) else _NOTHING - more
            return before + more if before is not None else None
        case Select(operands=[_, left, right]):
            return _greatest([_last(left, inside), _last(right, inside)])
        case Phi():
            return _NOTHING if index in inside else _last_of_phi(index, inside | {index})
        case _:
            return None


def _last_of_phi(phi: Phi, inside: frozenset[Phi]) -> int | None:
    bounds = [_bound(value, block, phi.block) for value, block in phi.incoming]
    others = [_last(value, inside) for (value, _), bound in zip(phi.incoming, bounds) if bound is None]
    lasts = [bound - 1 for bound in bounds if bound is not None]
    found = _greatest([*others, *lasts])
    return found if not lasts or found == min(lasts) else None  # one that starts behind its bound never meets it


def _first(index: Value, inside: frozenset[Phi]) -> int | None:
    """The least value of an integer; None if it may be less than zero."""
    match index:
        case ConstantInt(value=number) if number >= 0:
            return number
        case Cast(opcode="zext" | "sext", operands=[part]):
            return _first(part, inside)
        case Binary(opcode="urem", operands=[_, ConstantInt(value=number)]) if number > 0:
            return 0
        case Binary(opcode="and", operands=[_, ConstantInt(value=number)]) if number >= 0:
            return 0
        case Binary(opcode="add", operands=[part, ConstantInt(value=more)]):
            if _comes_from(part, inside):
                return _ANYTHING if more >= 0 else None
            before = _first(part, inside)
            return before + more if before is not None and before + more >= 0 else None
        case Phi():
            return _ANYTHING if index in inside else _first_of_phi(index, inside | {index})
        case _:
            return None


def _first_of_phi(phi: Phi, inside: frozenset[Phi]) -> int | None:
    floors = [_floor(value, block, phi) for value, block in phi.incoming]
    others = [_first(value, inside) for (value, _), floor in zip(phi.incoming, floors) if floor is None]
    starts = [number for number in others if number is not None]
    if len(starts) < len(others) or not starts:
        return None
    known = [floor for floor in floors if floor is not None]
    if any(min(starts) < needed for _, needed in known):
        return None  # one that starts below its floor never meets it
    return min(*starts, *(lowest for lowest, _ in known)) if known else min(starts)


def _floor(value: Value, block: Block, phi: Phi) -> tuple[int, int] | None:
    """Below what a counter that is one less in each turn does not go on, and where it must start for that."""
    if not isinstance(value, Binary) or value.opcode != "add" or value.operands[0] is not phi:
        return None
    one, branch = value.operands[1], block.terminator
    condition = branch.operands[0] if isinstance(branch, Branch) and branch.operands else None
    if not isinstance(one, ConstantInt) or one.value != -1 or not isinstance(condition, Compare):
        return None
    compared, bound = condition.operands
    stays = {"eq": 1, "ne": 0, "ugt": 0, "sgt": 0}.get(condition.predicate)
    if compared not in (value, phi) or not isinstance(bound, ConstantInt) or stays is None or bound.value < 0:
        return None
    if branch.targets.count(phi.block) != 1 or branch.targets[stays] is not phi.block:
        return None
    lowest = bound.value + (compared is value)
    return lowest, lowest if condition.predicate in ("eq", "ne") else 0


def _bound(value: Value, block: Block, target: Block) -> int | None:
    """What a counter that is one more in each turn has not reached where it enters the target from this block."""
    is_counter = isinstance(value, Binary) and value.opcode == "add" and _is_one(value.operands[1])
    branch = block.terminator
    condition = branch.operands[0] if isinstance(branch, Branch) and branch.operands else None
    if not is_counter or not isinstance(condition, Compare) or condition.operands[0] is not value:
        return None
    bound, stays = condition.operands[1], {"eq": 1, "ne": 0, "ult": 0, "slt": 0}.get(condition.predicate)
    if not isinstance(bound, ConstantInt) or stays is None or branch.targets.count(target) != 1:
        return None
    return bound.value if branch.targets[stays] is target and bound.value > 0 else None


def _is_one(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == 1


def _comes_from(value: Value, phis: frozenset[Phi]) -> bool:
    """May one of these phis be what the value is, or is computed from?"""
    seen: set[Value] = set()
    work = [value]
    while work and phis:
        value = work.pop()
        if value in phis:
            return True
        if value not in seen and isinstance(value, (Phi, Select, Cast, Binary)):
            seen.add(value)
            work += value.operands
    return False


def _greatest(found: list[int | None]) -> int | None:
    known = [number for number in found if number is not None]
    return max(known) if len(known) == len(found) else None
