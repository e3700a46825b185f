"""Lanes that are put together by `or` from two vectors of which one is zero wherever the other is not: a choice.

    select(mask, yes, no) = (mask & yes) | (~mask & no), as SIMD libraries write it

LLVM makes selects with zeros of the two halves.  Where one condition decides both, this is a select.
"""

from __future__ import annotations

from enzyme_build.ir import (
    I1,
    Binary,
    Builder,
    Cast,
    ConstantAggregate,
    ConstantInt,
    Function,
    Select,
    Type,
    Value,
    VectorType,
    is_integer,
    is_zero,
    scalar_of,
)

_MOST = 16  # conditions of one half

Literal = tuple[Value, bool]  # a condition, and whether it is true


def choose_lanes(function: Function) -> None:
    """Writes a select for each such `or`."""
    for joined in [i for i in function.instructions() if isinstance(i, Binary) and i.opcode in ("or", "xor", "add")]:
        if not is_integer(joined.type):
            continue
        left, right = joined.operands
        there = _wherever_not_zero(left)
        deciding = next((c for c, is_true in _wherever_not_zero(right) if (c, not is_true) in there), None)
        if deciding is None or _lanes(deciding.type) != _lanes(joined.type):
            continue
        builder = Builder(function.module).before(joined)
        with builder.deriving(joined):
            arms = (left, right) if (deciding, True) in there else (right, left)
            joined.replace_all_uses_with(builder.select(deciding, *arms))
        joined.erase()


def _wherever_not_zero(value: Value) -> set[Literal]:
    """What holds in all lanes that are not zero."""
    match value:
        case Select(operands=[condition, _, no]) if is_zero(no):
            return _implied((condition, True))
        case Select(operands=[condition, yes, _]) if is_zero(yes):
            return _implied((condition, False))
        case Binary(opcode="and", operands=operands):
            masks = (_mask(operand) for operand in operands)
            return {literal for mask in masks if mask is not None for literal in _implied(mask)}
        case _:
            return set()


def _mask(value: Value) -> Literal | None:
    """The condition in whose lanes all bits are set, while the others are clear."""
    match value:
        case Cast(opcode="sext", operands=[condition]) if _is_condition(condition):
            return condition, True
        case Binary(opcode="xor", operands=[inner, other]) if _is_all_ones(other):
            found = _mask(inner)
            return found and (found[0], not found[1])
        case _:
            return None


def _implied(literal: Literal) -> set[Literal]:
    """All that holds with it: the parts of a conjunction, and of a disjunction that is false."""
    found: set[Literal] = set()
    work = [literal]
    while work and len(found) < _MOST:
        condition, is_true = work.pop()
        found.add((condition, is_true))
        match condition:
            case Binary(opcode="xor", operands=[inner, other]) if _is_all_ones(other):
                work.append((inner, not is_true))
            case Binary(opcode="and", operands=parts) if is_true:
                work += [(part, True) for part in parts]
            case Binary(opcode="or", operands=parts) if not is_true:
                work += [(part, False) for part in parts]
            case Select(operands=[first, second, no]) if is_true and is_zero(no):
                work += [(first, True), (second, True)]
            case _:
                pass
    return found


def _is_condition(value: Value) -> bool:
    return scalar_of(value.type) is I1


def _is_all_ones(value: Value) -> bool:
    parts = value.elements if isinstance(value, ConstantAggregate) else (value,)
    return all(isinstance(part, ConstantInt) and part.value == (1 if part.type is I1 else -1) for part in parts)


def _lanes(type_: Type) -> int:
    return type_.count if isinstance(type_, VectorType) else 1
