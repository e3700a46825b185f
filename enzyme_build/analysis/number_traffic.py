"""Where a function reads and writes numbers behind its arguments, as far as its callers can see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis.addresses import integers_with_addresses
from enzyme_build.analysis.calls import CallKind, callee_name, classify, memory_effects
from enzyme_build.analysis.inner_addresses import inner_places
from enzyme_build.analysis.left_addresses import left_addresses
from enzyme_build.analysis.memory_objects import MemoryObject
from enzyme_build.analysis.moved_pieces import ends_piece
from enzyme_build.analysis.moved_words import is_moved_on, names_integer
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.type_trees import Layout
from enzyme_build.ir import (
    Alloca,
    AtomicRMW,
    Binary,
    Call,
    CompareExchange,
    ConstantInt,
    FloatType,
    Instruction,
    IntegerType,
    Load,
    PointerType,
    Store,
    Value,
    holds_float,
    holds_pointer,
    is_integer,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.type_inference import TypeInference

_SMALLEST = 4  # bytes of a number
_MIXES = ("shl", "and", "or", "xor")
Place = tuple[int, bool]  # argument index; False: what it points to, True: what can be reached from there


@dataclass(frozen=True)
class Traffic:
    """The places behind a function's arguments where it reads and writes numbers, and where it reads addresses and
    stores them.

    `moves_words`: numbers are among the words that it moves as integers to memory that is not its own.
    """

    reads: frozenset[Place]
    writes: frozenset[Place]
    addresses: frozenset[Place]
    stored: frozenset[Place]
    moves_words: bool


def traffic_of(types: TypeInference) -> Traffic:
    """Where this function reads and writes numbers (or what may be numbers), as far as its callers can see."""
    reads, writes, addresses, stored = (set[MemoryObject]() for _ in range(4))
    carried = integers_with_addresses(types.function, types, types.objects)
    moves = types.across.piece_moves(types.primal)
    moved = _moved_numbers(types)
    for instruction in types.function.instructions():
        match instruction:
            case Load() if _may_be_number(types, instruction):
                reads |= types.objects.of(instruction.pointer)
            case Load() if instruction in moves.loads or instruction in moved:
                reads |= types.objects.of(instruction.pointer)
            case Load() if instruction in carried or isinstance(types.kind_of(instruction), PointerType):
                addresses |= types.objects.of(instruction.pointer)
            case Store(value=value):
                if _may_be_number(types, value) or _is_made_over_number(types, instruction):
                    writes |= types.objects.of(instruction.pointer)
                if instruction in moves.stores or instruction in moved or ends_piece(types, instruction):
                    writes |= types.objects.of(instruction.pointer)
                if value in carried or holds_pointer(value.type) or isinstance(types.kind_of(value), PointerType):
                    stored |= types.objects.of(instruction.pointer)
            case AtomicRMW() | CompareExchange():
                reads |= types.objects.of(instruction.operands[0])
                writes |= types.objects.of(instruction.operands[0])
            case Call():
                _call_traffic(types, instruction, reads, writes, addresses, stored)
            case _:
                pass
    places = list(types.places())
    sets = (reads, writes, addresses, stored)
    moves_words = any(isinstance(i, Store) and _leaves_number(types, i, moved) for i in types.function.instructions())
    found = (frozenset(p for made, p in places if made in objects) for objects in sets)
    return Traffic(*found, moves_words=moves_words)


def _leaves_number(types: TypeInference, store: Store, moved: set[Instruction]) -> bool:
    """It stores a number as the integer that it was loaded as, where others see it."""
    if not isinstance(store.value, Load) or isinstance(address_of(store.pointer).base, Alloca):
        return False
    is_number = is_integer(store.value.type) and isinstance(types.kind_of(store.value), FloatType)
    return store in moved or is_number


def _may_be_number(types: TypeInference, value: Value) -> bool:
    if holds_float(value.type):
        return True
    if is_integer(value.type):
        return isinstance(types.kind_of(value), (FloatType, type(None)))
    return not isinstance(value.type, PointerType)


def _moved_numbers(types: TypeInference) -> set[Instruction]:
    """The loads and stores of words that the function moves from where the program keeps numbers to where it does, and
    takes for integers by itself: it computes with them (a table that bits choose the place in), or stores them as such.

    (Words that both sides name integers, and that are only moved, are looked at by `NamedIntegers`.)
    """
    found: set[Instruction] = set()
    bits = types.across.hidden_bits
    for store in types.function.instructions():
        if not isinstance(store, Store) or not is_integer(store.value.type):
            continue
        size = types.layout.size_of(store.value.type)
        if size < _SMALLEST:
            continue
        origins = (o for o in origins_of(store.value) if isinstance(o, Load))
        unsaid = (load for load in origins if not (names_integer(load) and is_moved_on(load)))
        loads = [load for load in unsaid if isinstance(types.kind_of(load), IntegerType)]
        if not loads or not bits.meets_number(types.primal, store.pointer, size):
            continue
        moved = [load for load in loads if bits.meets_number(types.primal, load.pointer, size)]
        found.update([store, *moved] if moved else ())
    return found


def number_under(types: TypeInference, store: Store) -> Layout | None:
    """The layout of the number that an integer of its size is stored over; None if none is known to lie there."""
    size = types.layout.size_of(store.value.type)
    if size < _SMALLEST or not isinstance(types.kind_of(store.value), IntegerType):
        return None
    found = types.memory_layout([store.pointer], size, store)
    is_number = found is not None and found.is_uniform and types.layout.size_of(found.leaves[0][1]) == size
    return found if is_number and found is not None and found.floats else None


def _is_made_over_number(types: TypeInference, store: Store) -> bool:
    """Bits are put together where a number lies, its exponent, say: a number is written, which depends on nothing."""
    is_made = isinstance(store.value, Binary) and store.value.opcode in _MIXES
    return is_made and number_under(types, store) is not None


def _call_traffic(types: TypeInference, call: Call, *traffic: set[MemoryObject]) -> None:
    """What a callee touches; everything that it can reach where nothing better is known."""
    kind = classify(call)
    if kind in (CallKind.ALLOCATION, CallKind.MIRRORED, CallKind.DEALLOCATION):
        return
    if kind is CallKind.MEMORY:
        _copy_traffic(types, call, *traffic)
        return
    if kind is CallKind.SCALAR or set(memory_effects(call).values()) == {"none"}:
        return  # the smaller of two integers, say, which an address may have been made to
    callee = types.number_traffic(call)
    known = (callee.reads, callee.writes, callee.addresses, callee.stored) if callee is not None else (None,) * 4
    is_known = kind is CallKind.INACTIVE and rules.inactive_rule(callee_name(call)) is not None
    if is_known and not left_addresses(call) and not inner_places(call):
        known = (None, None, None, frozenset[Place]())
    for index, argument in enumerate(call.arguments):
        direct = types.objects.of(argument)
        deep = types.objects.behind(argument)
        for found, places in zip(traffic, known):
            if places is None or (index, False) in places:
                found |= direct
            if places is None or (index, True) in places:
                found |= deep


def _copy_traffic(
    types: TypeInference,
    call: Call,
    reads: set[MemoryObject],
    writes: set[MemoryObject],
    addresses: set[MemoryObject],
    stored: set[MemoryObject],
) -> None:
    rule = rules.memory_rule(callee_name(call))
    assert rule is not None
    roles = [i for i in (rule.destination, rule.source) if i is not None]
    length = call.arguments[rule.length]
    size = length.value if isinstance(length, ConstantInt) else None
    sides = [call.arguments[i] for i in roles]
    layout = types.memory_layout(sides, size, call)
    moved = types.across.piece_moves(types.primal).pieces
    has_pieces = moved and not moved.isdisjoint(types.across.shapes.pieces(types.primal, sides))
    if layout is None or layout.floats or has_pieces:
        writes |= types.objects.of(call.arguments[rule.destination])
        reads |= {o for i in roles[1:] for o in types.objects.of(call.arguments[i])}
    if len(roles) > 1 and (layout is None or layout.has_pointer):
        stored |= types.objects.of(call.arguments[rule.destination])
    if layout is None or layout.has_pointer:
        addresses |= {o for i in roles[1:] for o in types.objects.of(call.arguments[i])}
