"""Addresses that are loaded as lanes of numbers are loaded by themselves.

    struct { double factor; const double *data; }

is loaded as <2 x double> where both members are wanted at one place.  Where a lane becomes an address, and nothing else
looks at that lane, the address is loaded from its own place, and the numbers are loaded one by one.
"""

from __future__ import annotations

from enzyme_build.ir import (
    I8,
    Builder,
    Cast,
    ConstantInt,
    ExtractElement,
    Function,
    InsertElement,
    Instruction,
    Load,
    ShuffleVector,
    Value,
    VectorType,
    i32,
    is_float,
    zero,
)

_ADDRESS_BYTES = 8


def load_addresses_apart(function: Function) -> None:
    for load in [i for i in function.instructions() if isinstance(i, Load) and _holds_words(i)]:
        casts = list(_addresses_from(load))
        lanes = {lane for _, lane in casts}
        seen = {lane for lane, _ in _lanes_seen(load)}
        if not lanes or None in seen or seen & lanes or len(casts) != _number_of_uses(load, lanes):
            continue
        _split(load, casts, {lane for lane in seen if lane is not None})


def _holds_words(load: Load) -> bool:
    type_ = load.type
    if not isinstance(type_, VectorType) or type_.scalable or not is_float(type_) or load.flags or load.ordering:
        return False
    return load.function.module.layout.size_of(type_.element) == _ADDRESS_BYTES


def _addresses_from(load: Load) -> list[tuple[Cast, int]]:
    """The addresses that lanes become, with the lanes."""
    found: list[tuple[Cast, int]] = []
    for extract, lane in _extracts(load):
        for user in _behind_bitcasts(extract):
            if isinstance(user, Cast) and user.opcode == "inttoptr":
                found.append((user, lane))
    return found


def _number_of_uses(load: Load, lanes: set[int]) -> int:
    """How often something looks at these lanes by themselves."""
    return sum(len(_behind_bitcasts(extract)) for extract, lane in _extracts(load) if lane in lanes)


def _extracts(load: Load) -> list[tuple[ExtractElement, int]]:
    found: list[tuple[ExtractElement, int]] = []
    for user in _behind_bitcasts(load):
        if isinstance(user, ExtractElement) and isinstance(user.operands[1], ConstantInt):
            found.append((user, user.operands[1].value))
    return found


def _lanes_seen(load: Load) -> list[tuple[int | None, Instruction]]:
    """The lanes that are used but as addresses, and by whom; None for all of them."""
    found: list[tuple[int | None, Instruction]] = []
    count = load.type.count if isinstance(load.type, VectorType) else 0
    for user in _behind_bitcasts(load):
        match user:
            case ExtractElement(operands=[_, ConstantInt(value=lane)]):
                is_address = all(isinstance(u, Cast) and u.opcode == "inttoptr" for u in _behind_bitcasts(user))
                found += [] if is_address else [(lane, user)]
            case ShuffleVector(operands=[left, right]) if load in (left, right):
                places = [lane for lane in user.mask if lane is not None]
                ours = [p % count for p in places if (left if p < count else right) is load]
                found += [(lane, user) for lane in ours]
            case _:
                found.append((None, user))
    return found


def _behind_bitcasts(value: Value) -> list[Instruction]:
    """Who uses the value, or the same bits as another type with lanes as wide."""
    found: list[Instruction] = []
    for user, _ in list(value.uses):
        is_same = isinstance(user, Cast) and user.opcode == "bitcast" and _lanes(user) == _lanes(value)
        found += _behind_bitcasts(user) if is_same else [user]
    return found


def _lanes(value: Value) -> int:
    return value.type.count if isinstance(value.type, VectorType) else 1


def _split(load: Load, casts: list[tuple[Cast, int]], lanes: set[int]) -> None:
    assert isinstance(load.type, VectorType) and load.parent is not None
    builder = Builder(load.function.module).before(load)
    with builder.deriving(load):
        for cast, lane in casts:
            place = builder.gep(I8, load.pointer, [lane * _ADDRESS_BYTES])
            cast.replace_all_uses_with(builder.load(cast.type, place, alignment=_ADDRESS_BYTES))
        whole: Value = zero(load.type)
        for lane in sorted(lanes):
            place = builder.gep(I8, load.pointer, [lane * _ADDRESS_BYTES])
            number = builder.load(load.type.element, place, alignment=min(load.alignment, _ADDRESS_BYTES))
            whole = builder.insert(InsertElement(whole, number, i32(lane)))
    for cast, _ in casts:
        _erase_unused(cast)
    load.replace_all_uses_with(whole)
    load.erase()


def _erase_unused(value: Value) -> None:
    if isinstance(value, Instruction) and not value.uses and not isinstance(value, Load):
        operands = list(value.operands)
        value.erase()
        for operand in operands:
            _erase_unused(operand)
