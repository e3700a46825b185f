"""Calls through pointers to member functions: where in the object the method's class begins.

    (object->*method)(x),   method = {function, adjustment}
    →   (function & 1 ? table of (object + adjustment)[function - 1] : function)(object + adjustment, x)

The adjustment is 0 but for methods of a base class that is not the first one.  It lies in memory beside the function,
so that the address would lead anywhere in the object.  In derivatives it is 0; where it is not, they stop.

(Itanium C++ ABI, 2.3 "Member Function Pointers".)
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import CallKind, classify
from enzyme_build.differentiate.dispatch import split_behind
from enzyme_build.ir import (
    I64,
    Binary,
    Block,
    Builder,
    Call,
    Cast,
    Constant,
    ConstantInt,
    Function,
    GetElementPtr,
    Phi,
    Value,
    constant_int,
    location_of,
)


def adjust_by_nothing(function: Function) -> None:
    """Take each adjustment for 0, behind a test that it is."""
    moved = [i for i in function.instructions() if isinstance(i, GetElementPtr) and _is_adjusted(i)]
    for address in moved:
        _test(function, address, address.indices[0])
        address.replace_all_uses_with(address.pointer)
        address.erase()


def _is_adjusted(address: GetElementPtr) -> bool:
    """Is it the object of a call of such a method, moved by as many bytes as memory says?"""
    if len(address.indices) != 1 or isinstance(address.indices[0], Constant) or address.indices[0].type is not I64:
        return False
    size = address.function.module.layout.size_of(address.source_type)
    calls = [u for u in address.users if isinstance(u, Call) and u.arguments[:1] == [address]]
    return size == 1 and any(classify(c) is CallKind.INDIRECT and _is_method(c.callee) for c in calls)


def _is_method(callee: Value) -> bool:
    """A function from a table, or one that an integer holds: its last bit says which."""
    made = [way for way in callee.operands if isinstance(way, Cast)] if isinstance(callee, Phi) else []
    return any(cast.opcode == "inttoptr" and any(map(_is_last_bit, cast.operands[0].users)) for cast in made)


def _is_last_bit(value: Value) -> bool:
    match value:
        case Binary(opcode="and", operands=[_, ConstantInt(value=1)]):
            return True
        case _:
            return False


def _test(function: Function, address: GetElementPtr, adjustment: Value) -> None:
    before = address.block
    after = split_behind(function, address.block.instructions[before.instructions.index(address)])
    stopped = Block(f"{before.name}.base", function)
    function.blocks.insert(function.blocks.index(after), stopped)
    builder = Builder(function.module, before)
    with builder.deriving(address):
        builder.branch_if(builder.compare("eq", adjustment, constant_int(I64, 0)), after, stopped)
    builder.at_end(stopped)
    place = location_of(address)
    rules.stop(builder, f"the derivative at {place} calls a method of a base class that is not the first one")
    builder.unreachable()
