"""Counts that lie in a union where numbers lie at other times.

    struct value { int tag; union { double number; int code; }; };
    double read(struct value v) { return v.tag == NUMBER ? v.number : v.code; }

LLVM loads such a word once, as a number, and takes the count out of its bits where it is one.  A number that is
converted (`v.code` to double) has the derivative zero if these are a count's bits, and none if they are a number's: so
the derivative looks at them when it comes there.  A count has no exponent, or is negative.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_build import rules
from enzyme_build.analysis import ControlFlow, Union, is_said_integer, origins_of
from enzyme_build.differentiate.adjoint_types import BITS_COME_BACK
from enzyme_build.differentiate.memory_helpers import as_name, is_number
from enzyme_build.ir import (
    DOUBLE,
    I64,
    Binary,
    Builder,
    CallSyntax,
    Cast,
    Freeze,
    Function,
    Instruction,
    Load,
    Module,
    Phi,
    Select,
    Store,
    Value,
    function_type,
    i64,
    is_float,
    location_of,
    quoted,
    true,
)

_COUNTS = ("add", "sub", "mul", "sdiv", "udiv", "srem", "urem")
_KEEPS = ("trunc", "zext", "sext")
_CONVERTS = ("sitofp", "uitofp")
_SHARED = (Union.WORD, Union.OTHER)
_LEAST_NUMBER = -1 << 52  # the bits of minus infinity
KindAt = Callable[[Load | Store], Union]


def look_at_counts(function: Function, kind_at: KindAt) -> None:
    """Where a canonical copy takes a count out of such a word and converts it, the word goes through a check."""
    converted = [(i, *use) for i in function.instructions() if i.type is I64 for use in i.uses if _is_converted(use[0])]
    if not converted:
        return
    flow = ControlFlow(function)
    for bits, user, index in converted:
        number = _number_in(bits)
        is_in_union = number is not None and _is_in_union(number, user, kind_at, flow)
        if is_in_union or _is_loaded_count(bits, kind_at):
            builder = Builder(function.module).before(user)
            with builder.deriving(user):
                word = builder.call(_checked(function.module, f"at {location_of(user)}"), [bits])
            word.syntax = CallSyntax(function_attributes='"enzyme_inactive"')
            user.set_operand(index, word)


def _is_loaded_count(value: Instruction, kind_at: KindAt) -> bool:
    """Is it loaded as an integer, by name, from where others keep numbers?"""
    if not isinstance(value, Load) or value.type is not I64 or not is_said_integer(value):
        return False
    return kind_at(value) in _SHARED


def _number_in(bits: Instruction) -> Value | None:
    """The number of which these are the bits."""
    if not isinstance(bits, Cast) or bits.opcode != "bitcast" or bits.type is not I64:
        return None
    return bits.operands[0] if bits.operands[0].type is DOUBLE else None


def _is_converted(user: Instruction) -> bool:
    """Is a count that is taken here converted to a number, perhaps after others have been added to it?"""
    seen: set[Value] = set()
    work: list[Value] = [user] if _is_count(user) else []
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, Cast) and value.opcode in _CONVERTS:
            return True
        work += [after for after in value.users if _is_count(after) or isinstance(after, (Phi, Select))]
    return False


def _is_count(value: Value) -> bool:
    return isinstance(value, (Cast, Binary)) and value.opcode in (*_COUNTS, *_KEEPS, *_CONVERTS)


def _is_in_union(number: Value, count: Instruction, kind_at: KindAt, flow: ControlFlow) -> bool:
    """The program keeps other things there, too, or takes it for a number on other ways alone."""
    loads = [origin for origin in origins_of(number) if isinstance(origin, Load)]
    if any(kind_at(load) in _SHARED for load in loads):
        return True
    taken = [user for value in _moved(number) for user in value.users if is_float(user.type) or isinstance(user, Store)]
    blocks = {user.block for user in taken if not isinstance(user, (Phi, Select, Freeze))}
    return bool(blocks) and all(flow.exclude(count.block, block) for block in blocks)


def _moved(number: Value) -> set[Value]:
    found: set[Value] = set()
    work = [number]
    while work:
        value = work.pop()
        if value not in found:
            found.add(value)
            work += [user for user in value.users if isinstance(user, (Phi, Select, Freeze))]
    return found


def _checked(module: Module, place: str) -> Function:
    """word → itself; stops at the bits of a number."""
    name = quoted(f"enzyme_build.count.{as_name(place)}")
    if name in module.functions:
        return module.functions[name]
    made = module.add_function(name, function_type(I64, [I64]), ["word"])
    (word,) = made.arguments
    builder = Builder(module, made.add_block("entry"))
    stopping, fine = made.add_block("stopping"), made.add_block("fine")
    is_negative = builder.compare("ugt", word, i64(_LEAST_NUMBER))  # as a number it would be a NaN
    found = builder.binary("and", is_number(builder, word), builder.binary("xor", is_negative, true()))
    builder.branch_if(found, stopping, fine)
    builder.at_end(stopping)
    rules.stop(builder, f"{place}: {BITS_COME_BACK}")
    builder.unreachable()
    builder.at_end(fine).ret(word)
    return made
