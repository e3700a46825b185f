"""Words that LLVM moves in pieces are moved whole.

    %low = load i32, ptr %from              %word = load i64, ptr %from
    %high = load i32, ptr %from + 4     →   store i64 %word, ptr %to
    store i32 %low, ptr %to
    store i32 %high, ptr %to + 4

Where one side of a union has two integers in a word, and another one a number or an address, LLVM cuts copies of it
there.  Half a number has no derivative, half an address no shadow; a whole word may be either.  Nothing says of such
pieces what they are: a member that is copied by its name says so.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build.analysis import address_of
from enzyme_build.differentiate.split_copies import touches_memory
from enzyme_build.ir import I64, Block, Builder, Function, IntegerType, Load, Store, Value

_WORD = 8  # bytes
_Place = tuple[Value, tuple[object, ...]]  # what an address is computed from, but for its offset


def join_pieces(function: Function) -> None:
    """Do so everywhere in a canonical copy."""
    for block in function.blocks:
        for stores in list(_words(block)):
            _join(stores)


def _words(block: Block) -> Iterator[list[Store]]:
    """Stores of pieces that fill a word, one behind the other, and are loaded like that."""
    for run in _runs(block):
        left = sorted(run, key=lambda store: address_of(store.pointer).offset)
        while left:
            word = _word_from(left)
            if len(word) > 1 and _are_loaded_together(word):
                yield word
                left = left[len(word) :]
            else:
                left = left[1:]


def _runs(block: Block) -> Iterator[list[Store]]:
    """Stores of pieces around the same address, with no other access in between; each of other bytes."""
    run: list[Store] = []
    for instruction in block.instructions:
        if isinstance(instruction, Store) and run and _place(instruction.pointer) != _place(run[0].pointer):
            yield run
            run = []
        if isinstance(instruction, Store) and _is_piece(instruction, instruction.value):
            if _begin(instruction) in map(_begin, run):
                yield run
                run = []
            run.append(instruction)
        elif touches_memory(instruction) and run:
            yield run
            run = []
    yield run


def _word_from(stores: list[Store]) -> list[Store]:
    """The first of these that fill a word; nothing if they do not."""
    begin = address_of(stores[0].pointer).offset
    found: list[Store] = []
    for store in stores:
        at = address_of(store.pointer).offset - begin
        if at != sum(map(_size, found)):
            break
        found.append(store)
        if at + _size(store) >= _WORD:
            return found if at + _size(store) == _WORD else []
    return []


def _are_loaded_together(stores: list[Store]) -> bool:
    """As far apart as they are stored, in one block, and nothing is written in between."""
    loads = _loads_of(stores)
    if len(loads) < len(stores) or not all(_is_piece(load, load) for load in loads):
        return False
    if any(load.parent is not loads[0].parent for load in loads):
        return False
    distances = [_distance(load.pointer, loads[0].pointer) for load in loads]
    instructions = loads[0].block.instructions
    places = [instructions.index(load) for load in loads]
    between = (i for i in instructions[min(places) : max(places)] if not isinstance(i, Load))
    return distances == [_distance(s.pointer, stores[0].pointer) for s in stores] and not any(
        map(touches_memory, between)
    )


def _loads_of(stores: list[Store]) -> list[Load]:
    return [store.value for store in stores if isinstance(store.value, Load)]


def _join(stores: list[Store]) -> None:
    loads = _loads_of(stores)
    last = max(loads, key=loads[0].block.instructions.index)
    behind = last.block.instructions[last.block.instructions.index(last) + 1]
    builder = Builder(stores[0].function.module)
    with builder.before(behind).deriving(loads[0]):
        word = builder.load(I64, loads[0].pointer, loads[0].name, loads[0].alignment or 1)
    with builder.before(max(stores, key=stores[0].block.instructions.index)).deriving(stores[0]):
        builder.store(word, stores[0].pointer, stores[0].alignment or 1)
    for piece in [*stores, *dict.fromkeys(loads)]:
        if isinstance(piece, Store) or not piece.uses:
            piece.erase()


def _is_piece(access: Load | Store, value: Value) -> bool:
    """Less than a word, of which nothing says what it is."""
    is_plain = not (access.flags or access.ordering or "tbaa" in access.metadata)
    return is_plain and isinstance(value.type, IntegerType) and value.type.bits in (8, 16, 32)


def _size(store: Store) -> int:
    """In bytes."""
    type_ = store.value.type
    assert isinstance(type_, IntegerType)
    return type_.bits // 8


def _begin(store: Store) -> int:
    return address_of(store.pointer).offset


def _place(pointer: Value) -> _Place:
    address = address_of(pointer)
    return address.base, tuple(address.terms)


def _distance(pointer: Value, start: Value) -> int | None:
    """None where the one is not known bytes behind the other."""
    there, here = address_of(pointer), address_of(start)
    return there.offset - here.offset if _place(pointer) == _place(start) else None
