"""What an integer is made of: the bits of numbers, or nothing but integers."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build import rules
from enzyme_build.analysis.calls import called_function
from enzyme_build.analysis.offsets import origins_of
from enzyme_build.analysis.transit import Transit, counts
from enzyme_build.ir import (
    Binary,
    Call,
    Cast,
    Compare,
    CompareExchange,
    Constant,
    ConstantExpression,
    ConstantInt,
    ExtractValue,
    Freeze,
    Function,
    InsertValue,
    Instruction,
    IntegerType,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Value,
    is_float,
    is_integer,
)

HALF_AN_ADDRESS = 32  # bits


def is_plain_integer(store: Store, transit: Transit) -> bool:
    """An integer is stored that is no number's bits: a small constant, or one that was computed as an integer.

    LLVM may move it as a number.
    """
    value = store.value
    if is_float(value.type):
        casts = (o for o in origins_of(value) if isinstance(o, Cast) and o.opcode == "bitcast")
        return any(is_plain_value(cast.operands[0]) for cast in casts)
    if value in transit:
        return isinstance(value.type, IntegerType) and may_be_computed(value)
    return is_plain_value(value)


def is_plain_value(value: Value) -> bool:
    """An integer that is no number's bits: a small constant, or one that was computed as an integer."""
    if not isinstance(value.type, IntegerType):
        return False
    if isinstance(value, ConstantInt):
        return counts(value)
    return isinstance(value, Instruction) and not looks_at_bits(value) and not _may_be_returned_bits(value)


def _may_be_returned_bits(value: Value) -> bool:
    """A member of a struct that is loaded, handed in, or returned by a function which does not compute an integer."""
    if not isinstance(value, ExtractValue) or isinstance(value.operands[0], CompareExchange):
        return False
    call, path = value.operands[0], value.path
    if isinstance(call, Call) and rules.is_checked_arithmetic(call):
        return False
    callee = called_function(call) if isinstance(call, Call) else None
    if callee is None or callee.is_declaration:
        return True
    return not all(_has_plain_member(whole, path) for whole in _returned_by(callee))


def _has_plain_member(whole: Value, path: tuple[int, ...]) -> bool:
    """The member was put there, and as an integer."""
    while isinstance(whole, InsertValue):
        if whole.path == path:
            member = whole.operands[1]
            return isinstance(member, Constant) or is_plain_value(member)
        whole = whole.operands[0]
    return isinstance(whole, Constant)


def is_made_of_number(value: Value) -> bool:
    """An integer that is computed from the bits of a number at hand."""
    return any(not isinstance(source, Load) for source in bits_behind(value))


def becomes_number(user: Value) -> bool:
    """True if an integer is computed here whose bits are then taken for a number."""
    seen: set[Value] = set()
    work = [user] if not isinstance(user, Cast) or user.opcode != "bitcast" else []
    while work:
        value = work.pop()
        if value in seen or isinstance(value, (Compare, Load)) or not is_integer(value.type):
            continue
        seen.add(value)
        if any(isinstance(u, Cast) and u.opcode == "bitcast" and is_float(u.type) for u, _ in value.uses):
            return True
        work += [u for u, _ in value.uses]
    return False


def bits_behind(value: Value) -> Iterator[Value]:
    """The integer loads and the casts of numbers that an integer is computed from."""
    seen: set[Value] = set()
    work = [value]
    while work:
        value = work.pop()
        if value in seen or not isinstance(value, Instruction):
            continue
        seen.add(value)
        if isinstance(value, Load) or is_seen_as_bits(value):
            yield value
        elif not isinstance(value, Compare):
            work += [o for o in value.operands if is_integer(o.type)]


def may_be_computed(value: Value) -> bool:
    """A phi or select, one of whose values is an integer that has nothing to do with numbers' bits."""
    seen: set[Value] = set()
    work = [value]
    while work:
        value = work.pop()
        if isinstance(value, (Phi, Select)) and value not in seen:
            seen.add(value)
            work += value.operands[isinstance(value, Select) :]
        elif isinstance(value, Instruction) and not looks_at_bits(value):
            return True
    return False


def computed_integers(function: Function) -> set[Value]:
    """What is nothing but an integer by how it is made: constants, comparisons, rounded numbers, distances of addresses
    and what is computed from them, round loops, too (the greatest such set).  What reads it cannot change that."""
    return _made_only_of({i: _made_from(i) for i in function.instructions() if _may_be_computed_integer(i)})


def widened_integers(function: Function) -> set[Value]:
    """What is computed from narrower integers only, round loops, too (the greatest such set): no address, for it is
    not put together from the halves of one."""
    return _made_only_of({i: _widened_from(i) for i in function.instructions() if _may_be_widened(i)})


def _made_only_of(found: dict[Instruction, list[Value]]) -> set[Value]:
    """The greatest set of these that are made of constants and each other only; no set of nothing but constants."""
    work = [i for i, made_from in found.items() if not all(o in found or isinstance(o, Constant) for o in made_from)]
    while work:
        value = work.pop()
        if found.pop(value, None) is not None:
            work += [user for user in value.users if value in found.get(user, ())]
    return {i for i, made_from in found.items() if not made_from or any(o in found for o in made_from)}


def _may_be_widened(value: Instruction) -> bool:
    match value:
        case Cast(opcode="sext" | "zext" | "fptosi" | "fptoui"):
            return isinstance(value.type, IntegerType)
        case Binary(opcode="shl", operands=[_, amount]):
            return isinstance(amount, ConstantInt) and amount.value < HALF_AN_ADDRESS
        case Binary() | Phi() | Select() | Freeze():
            is_integer_only = not any(isinstance(o, ConstantExpression) for o in value.operands)  # perhaps an address
            return isinstance(value.type, IntegerType) and is_integer_only
        case _:
            return False


def _widened_from(value: Instruction) -> list[Value]:
    if isinstance(value, Cast):
        return []
    return value.operands[isinstance(value, Select) :]


def _may_be_computed_integer(value: Instruction) -> bool:
    if not isinstance(value.type, IntegerType):
        return False
    if isinstance(value, Cast):
        return value.opcode in ("trunc", "zext", "sext", "fptosi", "fptoui")
    is_choice = isinstance(value, Call) and rules.choice(value) is not None
    return is_choice or isinstance(value, (Binary, Phi, Select, Freeze, Compare))


def _made_from(value: Instruction) -> list[Value]:
    """The operands that decide whether it holds the bits of numbers."""
    match value:
        case Compare() | Cast(opcode="fptosi" | "fptoui"):
            return []
        case Binary(opcode="sub", operands=[left, right]) if _is_address(left) and _is_address(right):
            return []
        case Select():
            return value.operands[1:]
        case Call():
            return value.arguments
        case _:
            return value.operands


def _is_address(value: Value) -> bool:
    return isinstance(value, Cast) and value.opcode == "ptrtoint"


def is_seen_as_bits(value: Instruction) -> bool:
    return isinstance(value, Cast) and value.opcode == "bitcast" and is_float(value.operands[0].type)


def looks_at_bits(value: Value) -> bool:
    return any(True for _ in bits_behind(value)) or (isinstance(value, Call) and _returns_bits(value))


def _returns_bits(call: Call) -> bool:
    """A helper returns the bits of a number at hand, perhaps those that another one does."""
    seen: set[Function] = set()
    work = [call]
    while work:
        callee = called_function(work.pop())
        if callee is None or callee in seen:
            continue
        seen.add(callee)
        for value in (v for whole in _returned_by(callee) for v in origins_of(whole)):
            if isinstance(value, Call):
                work.append(value)
            elif isinstance(value, Instruction) and is_seen_as_bits(value):
                return True
    return False


def _returned_by(function: Function) -> list[Value]:
    ends = (block.terminator for block in function.blocks)
    return [end.operands[0] for end in ends if isinstance(end, Return) and end.operands]
