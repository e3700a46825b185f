"""Words that LLVM moves in pieces are moved whole.

    %low = load i32, ptr %from              %word = load i64, ptr %from
    %high = load i32, ptr %from + 4     →   store i64 %word, ptr %to
    store i32 %low, ptr %to
    store i32 %high, ptr %to + 4

Where one side of a union has two integers in a word, and another one a number or an address, LLVM cuts copies of it
there, and words that are chosen from or were whole before.  Half a number has no derivative, half an address no shadow;
a whole word may be either.  Nothing says of such pieces what they are: a member that is copied by its name says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from enzyme_build.analysis import address_of
from enzyme_build.differentiate.split_copies import touches_memory
from enzyme_build.ir import (
    I64,
    Binary,
    Block,
    Builder,
    Cast,
    ConstantInt,
    Function,
    IntegerType,
    Load,
    Phi,
    Store,
    Value,
    i64,
)

_BYTE = 8  # bits
_Pieces = tuple[Value, ...]  # of a word, the lowest first
_Place = tuple[Value, tuple[object, ...]]  # what an address is computed from, but for its offset


def join_pieces(function: Function) -> None:
    """Do so everywhere in a canonical copy."""
    words = _Words(Builder(function.module))
    for block in function.blocks:
        for stores in list(_stored_words(block)):
            pieces = tuple(store.value for store in stores)
            if not all(isinstance(piece, ConstantInt) for piece in pieces) and words.can_join(pieces):
                _store_whole(stores, words.whole(pieces))


def _store_whole(stores: list[Store], word: Value) -> None:
    builder = Builder(stores[0].function.module)
    with builder.before(max(stores, key=stores[0].block.instructions.index)).deriving(stores[0]):
        builder.store(word, stores[0].pointer, stores[0].alignment or 1)
    left: list[Value] = [store.value for store in stores]
    for store in stores:
        store.erase()
    while left:
        piece = left.pop()
        if isinstance(piece, (Load, Phi, Cast, Binary)) and piece.parent is not None and not piece.uses:
            left += piece.operands
            piece.erase()


class _Words:
    """Words of which there are pieces: side by side in memory, cut out of a whole one, constant, or chosen so."""

    def __init__(self, builder: Builder):
        self._builder = builder
        self._made: dict[_Pieces, Value] = {}

    def can_join(self, pieces: _Pieces) -> bool:
        seen: set[_Pieces] = set()
        work = [pieces]
        while work:
            pieces = work.pop()
            if pieces in seen or pieces in self._made or _is_constant(pieces) or _cut_from(pieces) is not None:
                continue
            seen.add(pieces)
            if _are_chosen_together(pieces):
                work += _choices(pieces).values()
            elif not _are_loaded_together(pieces):
                return False
        return True

    def whole(self, pieces: _Pieces) -> Value:
        found = self._made.get(pieces)
        if found is None and isinstance(pieces[0], Phi):
            return self._chosen(pieces)
        if found is None:
            found = self._made[pieces] = _constant(pieces) or _cut_from(pieces) or self._loaded(pieces)
        return found

    def _chosen(self, pieces: _Pieces) -> Value:
        first = pieces[0]
        assert isinstance(first, Phi)
        made = self._made[pieces] = self._builder.at_end(first.block).phi(I64, first.name)
        made.origin = first
        for block, values in _choices(pieces).items():
            made.add_incoming(self.whole(values), block)
        return made

    def _loaded(self, pieces: _Pieces) -> Value:
        loads = [piece for piece in pieces if isinstance(piece, Load)]
        instructions = loads[0].block.instructions
        behind = instructions[max(map(instructions.index, loads)) + 1]
        with self._builder.before(behind).deriving(loads[0]):
            return self._builder.load(I64, loads[0].pointer, loads[0].name, loads[0].alignment or 1)


# ---- pieces that are stored -----------------------------------------------------------------------------------
def _stored_words(block: Block) -> Iterator[list[Store]]:
    """Stores of pieces that fill a word, one behind the other."""
    for run in _runs(block):
        left = sorted(run, key=_begin)
        while left:
            word = _word_from(left)
            if len(word) > 1:
                yield word
            left = left[max(len(word), 1) :]


def _runs(block: Block) -> Iterator[list[Store]]:
    """Stores of pieces around the same address, with no other access in between; each of other bytes."""
    run: list[Store] = []
    for instruction in block.instructions:
        is_piece = isinstance(instruction, Store) and _is_piece(instruction, instruction.value)
        if run and isinstance(instruction, Store) and _place(instruction.pointer) != _place(run[0].pointer):
            yield run
            run = []
        if is_piece:
            assert isinstance(instruction, Store)
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
    at, found = _begin(stores[0]), list[Store]()
    for store in stores:
        if _begin(store) != at:
            break
        found.append(store)
        at += _size(store.value)
        if at - _begin(stores[0]) >= I64.bits // _BYTE:
            return found if at - _begin(stores[0]) == I64.bits // _BYTE else []
    return []


# ---- what pieces are of ---------------------------------------------------------------------------------------
def _offsets(pieces: _Pieces) -> list[int]:
    """Where in the word each piece begins."""
    return [0, *accumulate(map(_size, pieces[:-1]))]


def _is_constant(pieces: _Pieces) -> bool:
    return all(isinstance(piece, ConstantInt) for piece in pieces)


def _constant(pieces: _Pieces) -> Value | None:
    if not _is_constant(pieces):
        return None
    values = [(p.value, p.type.bits) for p in pieces if isinstance(p, ConstantInt) and isinstance(p.type, IntegerType)]
    parts = ((value % (1 << bits)) << at * _BYTE for (value, bits), at in zip(values, _offsets(pieces)))
    return i64(sum(parts))


def _cut_from(pieces: _Pieces) -> Value | None:
    """The word of which each piece is what lies at its place."""
    found = {_source(piece, at * _BYTE) for piece, at in zip(pieces, _offsets(pieces))}
    return found.pop() if len(found) == 1 else None


def _source(piece: Value, shift: int) -> Value | None:
    if not isinstance(piece, Cast) or piece.opcode != "trunc" or piece.operands[0].type is not I64:
        return None
    value = piece.operands[0]
    if not shift:
        return value
    by = value.operands[1] if isinstance(value, Binary) and value.opcode == "lshr" else None
    return (
        value.operands[0] if isinstance(value, Binary) and isinstance(by, ConstantInt) and by.value == shift else None
    )


def _are_chosen_together(pieces: _Pieces) -> bool:
    first = pieces[0]
    return isinstance(first, Phi) and all(isinstance(piece, Phi) and piece.parent is first.parent for piece in pieces)


def _choices(pieces: _Pieces) -> dict[Block, _Pieces]:
    """What comes together from each block in front."""
    phis = [piece for piece in pieces if isinstance(piece, Phi)]
    return {block: tuple(phi.value_from(block) for phi in phis) for block in phis[0].blocks}


def _are_loaded_together(pieces: _Pieces) -> bool:
    """Side by side, in one block, and nothing is written in between."""
    loads = [piece for piece in pieces if isinstance(piece, Load) and _is_piece(piece, piece)]
    if len(loads) < len(pieces) or any(load.parent is not loads[0].parent for load in loads):
        return False
    if [_distance(load.pointer, loads[0].pointer) for load in loads] != _offsets(pieces):
        return False
    instructions = loads[0].block.instructions
    places = [instructions.index(load) for load in loads]
    between = (i for i in instructions[min(places) : max(places)] if not isinstance(i, Load))
    return not any(map(touches_memory, between))


def _is_piece(access: Load | Store, value: Value) -> bool:
    """Less than a word, of which nothing says what it is."""
    is_plain = not (access.flags or access.ordering or "tbaa" in access.metadata)
    return is_plain and isinstance(value.type, IntegerType) and value.type.bits in (8, 16, 32)


def _size(piece: Value) -> int:
    """In bytes."""
    assert isinstance(piece.type, IntegerType)
    return piece.type.bits // _BYTE


def _begin(store: Store) -> int:
    return address_of(store.pointer).offset


def _place(pointer: Value) -> _Place:
    address = address_of(pointer)
    return address.base, tuple(address.terms)


def _distance(pointer: Value, start: Value) -> int | None:
    """None where the one is not known bytes behind the other."""
    there, here = address_of(pointer), address_of(start)
    return there.offset - here.offset if _place(pointer) == _place(start) else None
