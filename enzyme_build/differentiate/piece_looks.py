"""Bytes that are stored one by one where numbers may lie: whether they are a number's shows when a derivative runs.

Text and numbers lie in one memory, or in what is known so coarsely that it seems one (`PieceMoves`).  A byte of text
has no adjoint and no tangent.  A byte of a number on its way has one: there the derivative stops, since of a number
that is put together from bytes of several it could not tell what it is.

Reverse mode looks when it comes back to the store; its forward sweep looks for a piece of an address, where addresses
lie there, too.  Forward mode looks where the byte is loaded: in shadow memory text is zero, or text.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from enzyme_build.analysis import Activity, TypeInference, address_of, body_called, is_narrow
from enzyme_build.differentiate.bit_checks import ADDRESS_BITS, bits_of_numbers
from enzyme_build.differentiate.memory_helpers import as_name, stop_unless_zero
from enzyme_build.ir import (
    I64,
    PTR,
    VOID,
    Alloca,
    Builder,
    Call,
    FloatType,
    Function,
    Instruction,
    Load,
    Store,
    Value,
    bare_name,
    function_type,
    i64,
    location_of,
    quoted,
    scalar_types,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.forward_mode import ForwardMode
    from enzyme_build.differentiate.primal_sweep import PrimalSweep
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep

MOVED = "bytes of memory that holds active numbers are moved one by one"
ADDRESS_IN_PARTS = "parts of an address are moved one by one"
HELP = "copy whole numbers, or use memcpy"
_LEAST_ADDRESS = 1 << 16
_Given = tuple[Function, int]  # an argument of a function of the program


def is_surely_of_number(access: Load | Store) -> bool:
    """Is it in a variable that holds nothing but floats?"""
    base = address_of(access.pointer).base
    return isinstance(base, Alloca) and all(isinstance(t, FloatType) for t in scalar_types(base.allocated_type))


def brings_piece(store: Store, activity: Activity, types: TypeInference) -> bool:
    """May the byte that is stored be one of an active number's?"""
    is_end = store in types.across.piece_moves(types.primal).ends
    return is_end and activity.has_active_memory(store.pointer) and is_piece_in(activity.varied, store.value, activity)


def takes_piece(load: Load, activity: Activity, types: TypeInference) -> bool:
    """May the byte that is loaded go elsewhere as one of an active number's?"""
    return load in types.across.piece_moves(types.primal).taken and activity.has_active_memory(load.pointer)


def takes_address(load: Load, activity: Activity, types: TypeInference) -> bool:
    """May it go elsewhere as one of an address's, which has a shadow of its own?"""
    if not is_narrow(load.type) or not activity.needs_shadow(load.pointer):
        return False
    may_be = types.across.shapes.has_pieces_of_addresses(types.primal, load.pointer)
    return may_be and load in types.across.address_moves(types.primal).taken


def is_piece_in(varied: Container[object], value: Value, activity: Activity) -> bool:
    """Is a value a byte on its way that is among what varies?"""
    return any(node in varied for node in activity.pieces.of([value]))


class PieceLooks:
    """Of one session: which functions are given bytes of active numbers, and the looks that depend on that."""

    def __init__(self) -> None:
        self._given: set[_Given] = set()
        self._handed_on: dict[_Given, set[_Given]] = {}
        self._looks: dict[Function, set[_Given]] = {}

    def note_call(self, call: Call, activity: Activity, types: TypeInference) -> None:
        """A call in a function that is differentiated."""
        callee = body_called(call)
        for index, argument in enumerate(call.arguments):
            if callee is None or not is_piece_in(activity.varied, argument, activity):
                continue
            if is_piece_in(activity.varied_of_own, argument, activity):
                self._given.add((callee, index))
            for own in _given_to(types):
                self._handed_on.setdefault(own, set()).add((callee, index))

    def perhaps(self, stop: Function, types: TypeInference) -> Function:
        """A function that calls another one, if the function that is differentiated is given such bytes."""
        module, name = stop.module, quoted(f"{bare_name(stop.name)}.if.given")
        made = module.functions.get(name)
        if made is None:
            made = module.add_function(name, function_type(VOID, [I64]))
            builder = Builder(module, made.add_block("entry"))
            builder.call(stop, made.arguments)
            builder.ret()
        self._looks.setdefault(made, set()).update(_given_to(types))
        return made

    def finish(self) -> None:
        work = list(self._given)
        while work:
            found = self._handed_on.get(work.pop(), set()) - self._given
            self._given |= found
            work += found
        for stop, given in self._looks.items():
            if given.isdisjoint(self._given):
                for call in [i for i in stop.instructions() if isinstance(i, Call)]:
                    call.erase()


def _given_to(types: TypeInference) -> list[_Given]:
    moves = types.across.piece_moves(types.primal)
    return [(types.primal, a.index) for a in types.function.arguments if a in moves.values]


def look_at_adjoint(sweep: ReverseSweep, store: Store, place: Value) -> None:
    """Stop the derivative if the byte that was stored has become one of a number that counts."""
    builder, types = sweep.builder, sweep.types
    bits = builder.cast("zext", builder.load(store.value.type, place, alignment=1), I64)
    shapes = types.across.shapes
    is_odd = not types.across.odd_pieces.isdisjoint(shapes.pieces(types.primal, [store.pointer]))
    if not is_odd and not shapes.lead_to_no_address(types.primal, [store.pointer]):
        numbers = bits_of_numbers(builder, _word_at(builder, place), store, types)
        bits = builder.select(builder.compare("eq", numbers, zero(I64)), zero(I64), bits)
    stop = _stop(builder, store, MOVED)
    if not is_piece_in(sweep.activity.varied_of_own, store.value, sweep.activity):
        stop = sweep.session.piece_looks.perhaps(stop, types)
    builder.call(stop, [bits])


def look_for_address(sweep: PrimalSweep, load: Load) -> None:
    """Stop the program if a byte of an address is moved by itself, which has another shadow than itself.

    (Text of a few characters looks like an address.)
    """
    types, builder = sweep.types, sweep.builder
    if types.across.shapes.lead_to_no_address(types.primal, [load.pointer]):
        return
    place = sweep.shadow(load.pointer)
    found = builder.load(load.type, place, alignment=1)
    is_text = builder.compare("eq", found, sweep.primal(load))
    bits = builder.select(is_text, zero(I64), builder.cast("zext", found, I64))
    word = _word_at(builder, place)
    is_high = builder.compare("uge", word, i64(_LEAST_ADDRESS))
    is_address = builder.binary("and", is_high, builder.compare("ult", word, i64(1 << ADDRESS_BITS)))
    if sweep.activity.may_lack_shadow(load.pointer):
        is_own = builder.compare("ne", place, sweep.primal(load.pointer))
        is_address = builder.binary("and", is_address, is_own)
    builder.call(_stop(builder, load, ADDRESS_IN_PARTS), [builder.select(is_address, bits, zero(I64))])


def piece_of_tangent(sweep: ForwardMode, load: Load) -> Value:
    """The byte in shadow memory: zero, or the text's own; else the program stops.

    What equals the text's may be a number's yet, if that number is its own tangent.  Where nothing but stores takes
    such a byte, it moves on with them.  Where it is not `kept`, that number is taken for text.
    """
    builder, moves = sweep.builder, sweep.types.across.piece_moves(sweep.types.primal)
    found = builder.load(load.type, sweep.shadow_address(load.pointer, reading=load.type), alignment=1)
    bits = builder.cast("zext", found, I64)
    is_moved_on = all(isinstance(user, Store) for user in load.users if user in moves.values)
    if is_moved_on or load not in moves.kept:
        is_text = builder.compare("eq", found, sweep.primal(load))
        bits = builder.select(is_text, zero(I64), bits)
    builder.call(_stop(builder, load, MOVED), [bits])
    return found


def _word_at(builder: Builder, place: Value) -> Value:
    """The word of shadow memory that a byte lies in."""
    start = builder.binary("and", builder.cast("ptrtoint", place, I64), i64(-8))
    return builder.load(I64, builder.cast("inttoptr", start, PTR), alignment=8)


def _stop(builder: Builder, access: Instruction, what: str) -> Function:
    """A function that stops the program unless it is given zero."""
    place = f"at {location_of(access)}"
    name = quoted(f"enzyme_build.piece.{as_name(what)}.{as_name(place)}")
    found = builder.module.functions.get(name)
    return found or stop_unless_zero(builder.module, I64, f"{place}: {what}; {HELP}", name)
