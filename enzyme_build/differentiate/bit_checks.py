"""Integers that are stored where numbers may lie: whether they are a number's bits shows when a derivative runs.

Where memory is known too coarsely (`watched_stores`), it may hold counts and sizes here and numbers there.  Reverse
mode looks when it comes back to the store: the adjoint of a number does not lie in the shadow of a count.  Forward mode
puts a NaN of its own into the shadow for an integer with the bits of a number, which no count has, and looks where a
tangent is loaded that this may be, and at the result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import bits_of, watched_stores
from enzyme_build.differentiate.adjoint_types import BITS_COME_BACK
from enzyme_build.differentiate.memory_helpers import EXPONENT, stop_unless_zero
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    I8,
    I32,
    I64,
    Builder,
    Function,
    IntegerType,
    Load,
    Store,
    Type,
    Value,
    constant_int,
    false,
    function_type,
    i64,
    integer,
    location_of,
    quoted,
    true,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.analysis import TypeInference
    from enzyme_build.differentiate.session import Session

_HALF_EXPONENT = 0xFF << 23
_LOW_MARK, _HIGH_MARK = 0x7FA0B175, 0x7FF4B175  # NaNs as floats; one behind the other a NaN as a double
_MARK = _HIGH_MARK << 32 | _LOW_MARK
ADDRESS_BITS = 47  # at most


def is_watched(store: Store, types: TypeInference) -> bool:
    return store in watched_stores(types)


def look_at_adjoint(session: Session, builder: Builder, store: Store, types: TypeInference, place: Value) -> None:
    """Stops the program if an adjoint lies where an integer was stored."""
    stop = stop_unless_zero(session.module, I64, _message(store))
    for where, type_ in _words(builder, store, types, place):
        word = builder.load(type_, where, alignment=1)
        builder.call(stop, [builder.cast("zext", bits_of_numbers(builder, word, store, types), I64)])


def mark_tangent(builder: Builder, store: Store, types: TypeInference, value: Value, place: Value) -> None:
    """Behind the store of an integer's shadow: a mark in its place if the integer has the bits of a number."""
    size = store.value.type
    for number, (where, type_) in enumerate(_words(builder, store, types, place)):
        there = builder.load(type_, where, alignment=1)
        word = there
        if bits_of(size) >= bits_of(type_):
            bits = builder.cast("bitcast", value, integer(bits_of(size)))
            shift = constant_int(bits.type, number * bits_of(type_))
            word = builder.cast("trunc", builder.binary("lshr", bits, shift), type_)
        is_number = builder.compare("ne", bits_of_numbers(builder, word, store, types), zero(type_))
        mark = constant_int(type_, _MARK if type_ is I64 else _LOW_MARK)
        builder.store(builder.select(is_number, mark, there), where, 1)


def watches(session: Session) -> bool:
    """Are marks left in the derivatives that are made?"""
    return any(session.watches(asked) for asked in session.asked)


def checked_tangent(session: Session, builder: Builder, load: Load, tangent: Value, function: Function) -> Value:
    """A tangent that was loaded and matters: behind a check, where a mark may lie."""
    if tangent.type not in (DOUBLE, FLOAT) or not watches(session):
        return tangent
    written = session.types.hidden_bits.stored_at(function, load)
    store = next((s for s, writer, _ in written if s in watched_stores(session.facts(writer).types)), None)
    if store is None:
        return tangent
    return builder.call(_checker(session, tangent.type, _message(store)), [tangent])


def checked_results(session: Session, builder: Builder, results: list[Value], function: Function) -> list[Value]:
    """What a forward derivative of the function returns: behind a check whether it was computed from a mark."""
    if not session.watches(function):
        return results
    return [
        builder.call(_checker(session, result.type, BITS_COME_BACK), [result])
        if result.type in (DOUBLE, FLOAT)
        else result
        for result in results
    ]


def _checker(session: Session, type_: Type, message: str) -> Function:
    """tangent → itself; stops at a mark, and at what arithmetic makes of one: it keeps the last bits of a NaN."""
    name = quoted(f"enzyme_build.unmarked.{type_}.{message}")
    if name in session.module.functions:
        return session.module.functions[name]
    made = session.module.add_function(name, function_type(type_, [type_]), ["tangent"])
    builder = Builder(session.module, made.add_block("entry"))
    marked, fine = made.add_block("marked"), made.add_block("fine")
    (tangent,) = made.arguments
    word, kept = (I64, (1 << 32) - 1) if type_ is DOUBLE else (I32, (1 << 22) - 1)
    last = builder.binary("and", builder.cast("bitcast", tangent, word), constant_int(word, kept))
    is_mark: Value = false()
    for mark in (_LOW_MARK,) if type_ is DOUBLE else (_LOW_MARK, _HIGH_MARK):
        is_mark = builder.binary("or", is_mark, builder.compare("eq", last, constant_int(word, mark & kept)))
    is_mark = builder.binary("and", is_mark, builder.compare("uno", tangent, tangent))
    builder.branch_if(is_mark, marked, fine)
    builder.at_end(marked)
    rules.stop(builder, message)
    builder.unreachable()
    builder.at_end(fine).ret(made.arguments[0])
    return made


def _message(store: Store) -> str:
    return f"at {location_of(store)}: {BITS_COME_BACK}"


def _words(builder: Builder, store: Store, types: TypeInference, place: Value) -> list[tuple[Value, IntegerType]]:
    """The words of the shadow that an integer lies in, as wide as the numbers that may be there."""
    bits = bits_of(store.value.type)
    if bits >= I64.bits:
        return [(builder.gep(I8, place, [start // 8]), I64) for start in range(0, bits, I64.bits)]
    if FLOAT in _numbers(store, types):
        return [(place, I32)]
    inside = builder.binary("and", builder.cast("ptrtoint", place, I64), i64(I32.bits // 8))
    return [(builder.gep(I8, place, [builder.binary("sub", zero(I64), inside)]), I64)]


def _numbers(store: Store, types: TypeInference) -> dict[Type, None]:
    return types.across.shapes.numbers_in(types.primal, [store.pointer])


def bits_of_numbers(builder: Builder, word: Value, store: Store, types: TypeInference) -> Value:
    """Zero for a word that is no number of the kinds which may lie there: a count, or an address."""
    if word.type is I32:
        return builder.binary("and", word, constant_int(I32, _HALF_EXPONENT))
    if FLOAT not in _numbers(store, types):
        return builder.binary("and", word, i64(EXPONENT))
    exponents = builder.binary("and", word, i64(EXPONENT | _HALF_EXPONENT << 32 | _HALF_EXPONENT))
    high, higher = (builder.binary("lshr", word, i64(by)) for by in (I32.bits, ADDRESS_BITS))
    is_low, is_half = (builder.compare("eq", part, zero(I64)) for part in (higher, high))
    is_address = builder.binary("and", is_low, builder.binary("xor", is_half, true()))
    return builder.select(is_address, zero(I64), exponents)
