"""Loops that move bytes one by one become moves of whole blocks, and short loops that move words are written out.

A byte of a number is no number, but all of them are.  A loop that does nothing but copy n bytes, up or down, or swap
them with n others (generic containers and sorts are written so) is moved in front of the loop as one copy or swap of
n bytes, whose derivative is known.  Where the blocks overlap so that a loop repeats bytes, the derivative stops.
So it does where the bytes go over the pointer to one of the blocks, or an index in one: a loop reads these anew for
each byte, which may change anything (`for (…) buffer.data()[i] = bytes[i]`), and they are taken for the same.

A word may be a number in one turn of a loop and an address in the next (Rust swaps records of any type word by word):
written out, each has a kind of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from enzyme_build import rules
from enzyme_build.analysis import Loop, address_of, affine_in, is_text_literal
from enzyme_build.ir import (
    I1,
    I8,
    I64,
    PTR,
    VOID,
    Builder,
    Call,
    ConstantInt,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Module,
    Store,
    Type,
    Value,
    function_type,
    i64,
    integer,
    zero,
)

_BODY = function_type(VOID, [PTR, PTR, I64])
# The types of bytes and words, and their sizes.
_MOVED: dict[Type, int] = {integer(8 * size): size for size in (1, 2, 4, 8)}
_HANDLES = (PTR, I64)
_MOST_TURNS = 32  # of a loop that is written out


@dataclass(frozen=True)
class _Walk:
    """The addresses that an access goes through: `step` bytes further each time, its own size up or down."""

    pointer: Value
    loop: Loop
    step: int

    def first(self, builder: Builder) -> Value:
        """The first of them, where the loop is entered."""
        address = address_of(self.pointer)
        base = _line(address.base, self.loop)
        assert base is not None
        place, offset = base.start, address.offset
        for index, scale in address.terms:
            line = _line(index, self.loop)
            assert line is not None
            offset += line.offset * scale
            if isinstance(line.start, ConstantInt):
                offset += line.start.value * scale
            else:
                place = builder.gep(I8, place, [builder.binary("mul", line.start, i64(scale))])
        return builder.gep(I8, place, [offset]) if offset else place


@dataclass(frozen=True)
class _Line:
    """start + offset + i·step in iteration i."""

    start: Value
    offset: int = 0
    step: int = 0


def move_blocks(loop: Loop, count: Value, entrance: Instruction) -> None:
    """If the loop, which runs `count` times, only moves bytes, do so at its entrance, all at once."""
    builder = Builder(entrance.function.module).before(entrance)
    handles = _handles(loop, builder)
    moves = _moves(loop, handles)
    if moves is None or not _is_moved(builder, moves, loop, count, list(handles.values())):
        for load, before in handles.items():
            before.replace_all_uses_with(load)
        for before in reversed(handles.values()):
            place = before.pointer
            before.erase()
            if isinstance(place, GetElementPtr) and not place.uses:
                place.erase()
        return
    for store in moves:
        load = _loaded(store)
        store.erase()
        if not load.uses:
            load.erase()


def _is_moved(builder: Builder, moves: list[Store], loop: Loop, count: Value, handles: list[Load]) -> bool:
    with builder.deriving(moves[-1]):
        if moves[0].value.type is I8:
            _move_at_once(builder, moves, loop, count, handles)
        elif isinstance(count, ConstantInt) and count.value <= _MOST_TURNS and not handles:
            _write_out(builder, moves, loop, count.value)
        else:
            return False
    return True


def _handles(loop: Loop, builder: Builder) -> dict[Load, Load]:
    """What each iteration loads from the same place to find a byte that it moves; loaded in front instead."""
    inside = loop.header.instructions if len(loop.blocks) == 1 else []
    if not any(isinstance(i, Store) and i.value.type is I8 and isinstance(i.value, Load) for i in inside):
        return {}
    found: dict[Load, Load] = {}
    for load in [i for i in inside if isinstance(i, Load) and i.type in _HANDLES and "volatile" not in i.flags]:
        at = address_of(load.pointer)
        if not at.terms and loop.is_invariant(at.base):
            place = builder.gep(I8, at.base, [at.offset]) if at.offset else at.base
            found[load] = builder.load(load.type, place, alignment=load.alignment)
            load.replace_all_uses_with(found[load])
    return found


def _move_at_once(builder: Builder, moves: list[Store], loop: Loop, count: Value, handles: list[Load]) -> None:
    """Copy or swap `count` bytes, which do not go over what is loaded to find them."""
    module = builder.module
    to, source = (_walk(p, loop, 1) for p in (moves[0].pointer, _loaded(moves[0]).pointer))
    assert to is not None and source is not None
    places = [to.first(builder), source.first(builder)]
    if to.step < 0:
        back = builder.binary("sub", i64(1), count)
        places = [builder.gep(I8, place, [back]) for place in places]
    for block in places[: len(moves)]:
        for handle in handles:
            builder.call(_outside(module, handle.type), [block, handle.pointer, count], _BODY)
    body = _swap(module) if len(moves) == 2 else _copy(module, to.step > 0)
    builder.call(body, [*places, count], _BODY)


def _outside(module: Module, type_: Type) -> Function:
    """outside(to, place, n): stops if a value of that type in this place lies among the n bytes, or some of it does."""

    def is_plain(builder: Builder, distance: Value, n: Value) -> Value:
        before = builder.compare("uge", distance, i64(module.layout.size_of(type_)))
        return builder.binary("and", before, builder.compare("uge", builder.binary("sub", i64(0), distance), n))

    def move(builder: Builder, to: Value, source: Value, n: Value) -> None:
        pass

    return _guarded(module, "enzyme_build.outside_of_bytes", is_plain, move)


def _write_out(builder: Builder, moves: list[Store], loop: Loop, turns: int) -> None:
    """What every turn does, one after the other."""
    type_ = moves[0].value.type
    loads = [_loaded(store) for store in moves]
    walks = [_walk(access.pointer, loop, _MOVED[type_]) for access in (*loads, *moves)]
    starts = [(walk.first(builder), walk.step) for walk in walks if walk is not None]
    for turn in range(turns):
        places = [builder.gep(I8, start, [turn * step]) if turn else start for start, step in starts]
        words = [builder.load(type_, place, alignment=load.alignment) for place, load in zip(places, loads)]
        stores = [builder.store(w, p, s.alignment) for w, p, s in zip(words, places[len(words) :], moves)]
        for made, written in zip((*words, *stores), (*loads, *moves), strict=True):
            made.metadata.update(written.metadata)


def _moves(loop: Loop, handles: Collection[Load]) -> list[Store] | None:
    """One store of a byte or word that is loaded, or two that swap what they store over; nothing else is in memory."""
    if len(loop.blocks) != 1:
        return None
    inside = [i for block in loop.blocks for i in block.instructions]
    stores = [i for i in inside if isinstance(i, Store)]
    loads = [i for i in inside if isinstance(i, Load) and i not in handles]
    if len(stores) != len(loads) or len(stores) not in (1, 2):
        return None
    if any(isinstance(i, Call) or "volatile" in i.flags for i in inside):
        return None
    size = _MOVED.get(stores[0].value.type)
    if size is None or len({s.value.type for s in stores}) > 1:
        return None
    if any(s.value not in loads or len(s.value.uses) != 1 for s in stores):
        return None
    if any(is_text_literal(address_of(load.pointer).base) for load in loads):
        return None  # characters, whatever lies around where they go
    walks = {_walk(i.pointer, loop, size) for i in (*stores, *loads)}
    if None in walks or len({w.step for w in walks if w is not None}) != 1:
        return None
    if len(stores) == 2:
        first, second = stores
        crosses = _same(first.pointer, _loaded(second).pointer) and _same(second.pointer, _loaded(first).pointer)
        if not crosses or max(map(inside.index, loads)) > min(map(inside.index, stores)):
            return None
    return stores


def _loaded(store: Store) -> Load:
    assert isinstance(store.value, Load)
    return store.value


def _same(left: Value, right: Value) -> bool:
    return left is right or address_of(left) == address_of(right)


def _walk(pointer: Value, loop: Loop, size: int) -> _Walk | None:
    """How the pointer walks through the loop; None if not from one element of this size to the next."""
    address = address_of(pointer)
    total = 0
    for value, scale in [(address.base, 1), *address.terms]:
        line = _line(value, loop)
        if line is None:
            return None
        total += line.step * scale
    return _Walk(pointer, loop, total) if abs(total) == size else None


def _line(value: Value, loop: Loop) -> _Line | None:
    if value.type not in (PTR, I64):
        return None
    if loop.is_invariant(value):
        return _Line(value)
    match affine_in(value, loop):
        case induction, offset:
            return _Line(induction.start, offset, induction.step)
        case None:
            return None


def _copy(module: Module, goes_up: bool) -> Function:
    """copy(to, from, n): what a loop does that goes up, or down, unless it repeats bytes."""

    def is_plain(builder: Builder, distance: Value, n: Value) -> Value:
        ahead = distance if goes_up else builder.binary("sub", i64(0), distance)
        return builder.compare("uge", ahead, n)

    def move(builder: Builder, to: Value, source: Value, n: Value) -> None:
        _memmove(builder, to, source, n)

    return _guarded(module, "enzyme_build.copy_bytes", is_plain, move)


def _swap(module: Module) -> Function:
    """swap(to, from, n), by a copy of one of the blocks."""

    def is_plain(builder: Builder, distance: Value, n: Value) -> Value:
        ahead = builder.compare("uge", distance, n)
        return builder.binary("and", ahead, builder.compare("uge", builder.binary("sub", i64(0), distance), n))

    def move(builder: Builder, to: Value, source: Value, n: Value) -> None:
        kept = rules.allocate(builder, n)
        _memmove(builder, kept, to, n)
        _memmove(builder, to, source, n)
        _memmove(builder, source, kept, n)
        rules.release(builder, kept)

    return _guarded(module, "enzyme_build.swap_bytes", is_plain, move)


def _guarded(
    module: Module,
    name: str,
    is_plain: Callable[[Builder, Value, Value], Value],
    move: Callable[[Builder, Value, Value, Value], None],
) -> Function:
    """A function for one loop (what it moves is not mixed with others), which does nothing if the blocks are one."""
    made = module.add_function(module.unique_name(name), _BODY, ["to", "from", "bytes"])
    to, source, n = made.arguments
    entry, apart, moving, stopping, done = (made.add_block(b) for b in ("entry", "apart", "moving", "stopping", "done"))
    builder = Builder(module, entry)
    distance = builder.binary("sub", builder.cast("ptrtoint", to, I64), builder.cast("ptrtoint", source, I64))
    builder.branch_if(builder.compare("eq", distance, i64(0)), done, apart)
    builder.at_end(apart)
    builder.branch_if(is_plain(builder, distance, n), moving, stopping)
    builder.at_end(moving)
    move(builder, to, source, n)
    builder.branch(done)
    builder.at_end(stopping)
    rules.stop(builder, "bytes of active memory are moved one by one between blocks that overlap")
    builder.unreachable()
    builder.at_end(done).ret()
    return made


def _memmove(builder: Builder, to: Value, source: Value, size: Value) -> None:
    types: list[Type] = [PTR, PTR, I64, I1]
    function = builder.module.declare("llvm.memmove.p0.p0.i64", VOID, types)
    builder.call(function, [to, source, size, zero(I1)], function_type(VOID, types))
