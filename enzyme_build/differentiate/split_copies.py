"""Copies of objects that LLVM has cut into pieces become copies of whole objects again.

Where one byte of a local object is set on its own (libstdc++ gives the storage of a value that `vector::insert` moves
aside such a byte), LLVM cuts the object in two: one byte, or one word, moves through a register, and the bytes behind
it through an array.  A float that lies across the cut would be moved in two halves, and half an address has no shadow.
The pieces are joined when both are read from neighbouring addresses, with nothing written in between, and where the
array goes, the piece goes to the neighbouring address.  What else looks at the piece (at the code of an error, where
there is no value) goes on doing so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from enzyme_build.analysis import Address, ControlFlow, address_of, bits_of, callee_name
from enzyme_build.differentiate.loops_written import copy_bytes
from enzyme_build.ir import (
    I8,
    Alloca,
    ArrayType,
    Block,
    Builder,
    Call,
    ConstantInt,
    Function,
    Instruction,
    IntegerType,
    Load,
    Store,
    Value,
    array,
    i64,
)

_ALIGNMENT = 16
_ACCESSES = frozenset({"load", "store", "atomicrmw", "cmpxchg", "fence", "va_arg", "invoke"})


@dataclass(frozen=True)
class _Piece:
    """A piece that moves through a register, and the copies beside it."""

    load: Load
    into: Call  # the copy into the array
    stores: list[tuple[Store, Call]]  # with the copies out of the array
    in_front: bool  # else behind the array

    @property
    def size(self) -> int:
        return _size(self.load)


def join_split_copies(function: Function) -> None:
    """Do so everywhere in a canonical copy."""
    arrays = [i for i in function.entry.instructions if isinstance(i, Alloca) and _is_of_bytes(i)]
    flow = ControlFlow(function) if arrays else None
    while flow is not None and arrays:
        larger = _joined(arrays.pop(), flow)
        arrays += [larger] if larger is not None else []


def _is_of_bytes(memory: Alloca) -> bool:
    type_ = memory.allocated_type
    return isinstance(type_, ArrayType) and type_.element is I8 and isinstance(memory.count, ConstantInt)


def _joined(memory: Alloca, flow: ControlFlow) -> Alloca | None:
    """The larger array, if a piece can be joined to this one."""
    type_ = memory.allocated_type
    assert isinstance(type_, ArrayType)
    users = [user for user, _ in memory.uses if not _ends_or_starts(user)]
    copies = [user for user in users if isinstance(user, Call) and _is_copy_of(user, type_.count)]
    into = [copy for copy in copies if copy.arguments[0] is memory and copy.arguments[1] is not memory]
    out = [copy for copy in copies if copy.arguments[1] is memory and copy.arguments[0] is not memory]
    if len(into) != 1 or not out or len(users) != 1 + len(out):
        return None
    piece = next(_pieces(into[0], out, type_.count, flow), None)
    return None if piece is None else _join(memory, piece, type_.count)


def _ends_or_starts(user: Instruction) -> bool:
    return isinstance(user, Call) and callee_name(user).startswith("llvm.lifetime.")


def _is_copy_of(call: Call, size: int) -> bool:
    if not callee_name(call).startswith("llvm.memcpy."):
        return False
    length = call.arguments[2]
    return isinstance(length, ConstantInt) and length.value == size


def _pieces(into: Call, out: list[Call], size: int, flow: ControlFlow) -> Iterator[_Piece]:
    source = address_of(into.arguments[1])
    for load in _loads_around(into, flow):
        if not isinstance(load.type, IntegerType):
            continue
        for in_front in (True, False):
            if _is_beside(address_of(load.pointer), _size(load), source, size, in_front):
                stores = _stores_beside(load, out, size, in_front)
                if stores is not None:
                    yield _Piece(load, into, stores, in_front)


def _stores_beside(load: Load, out: list[Call], size: int, in_front: bool) -> list[tuple[Store, Call]] | None:
    """Where the piece goes, with the copy beside it; None if it stays behind somewhere."""
    left = list(out)
    found: list[tuple[Store, Call]] = []
    for store, _ in load.uses:
        if not isinstance(store, Store) or store.value is not load or store.ordering or store.flags:
            continue
        to = address_of(store.pointer)
        copy = next((c for c in left if _goes_beside(store, to, c, size, in_front)), None)
        if copy is not None:
            left.remove(copy)
            found.append((store, copy))
    return found if not left else None


def _goes_beside(store: Store, to: Address, copy: Call, size: int, in_front: bool) -> bool:
    together = store in _next_accesses(copy)
    return together and _is_beside(to, _size(store.value), address_of(copy.arguments[0]), size, in_front)


def _is_beside(piece: Address, piece_size: int, rest: Address, rest_size: int, in_front: bool) -> bool:
    if piece.base is not rest.base or piece.terms != rest.terms:
        return False
    return piece.offset + piece_size == rest.offset if in_front else rest.offset + rest_size == piece.offset


def _next_accesses(copy: Call) -> list[Instruction]:
    """What touches memory last before a copy, and first behind it, in its block."""
    instructions = copy.block.instructions
    at = instructions.index(copy)
    before = next(filter(touches_memory, reversed(instructions[:at])), None)
    behind = next(filter(touches_memory, instructions[at + 1 :]), None)
    return [access for access in (before, behind) if access is not None]


def _loads_around(copy: Call, flow: ControlFlow) -> Iterator[Load]:
    """Loads around a copy, with nothing written in between; before it also in blocks that go here only."""
    instructions = copy.block.instructions
    at = instructions.index(copy)
    yield from _loads_until_a_write(instructions[at + 1 :])
    yield from _loads_until_a_write(_up_from(copy.block, at, flow))


def _up_from(block: Block, end: int, flow: ControlFlow) -> Iterator[Instruction]:
    seen: set[Block] = set()
    while block not in seen:
        seen.add(block)
        yield from reversed(block.instructions[:end])
        before = flow.predecessors.get(block, [])
        if len(before) != 1:
            return
        block, end = before[0], len(before[0].instructions)


def _loads_until_a_write(instructions: Iterable[Instruction]) -> Iterator[Load]:
    for instruction in filter(touches_memory, instructions):
        if not isinstance(instruction, Load) or instruction.ordering or instruction.flags:
            return
        yield instruction


def touches_memory(instruction: Instruction) -> bool:
    if isinstance(instruction, Call):
        return not _ends_or_starts(instruction)
    return instruction.opcode in _ACCESSES


def _size(value: Value) -> int:
    """In bytes."""
    return bits_of(value.type) // 8


def _join(memory: Alloca, piece: _Piece, size: int) -> Alloca:
    whole = i64(piece.size + size)
    builder = Builder(memory.function.module).before(memory)
    larger = builder.alloca(array(piece.size + size, I8), memory.name, alignment=_ALIGNMENT)
    source = piece.load.pointer if piece.in_front else piece.into.arguments[1]
    behind = _later(piece.load, piece.into) if piece.load.parent is piece.into.parent else piece.into
    with builder.before(behind).deriving(piece.into):
        copy_bytes(builder, larger, source, whole)
    for store, copy in piece.stores:
        to = store.pointer if piece.in_front else copy.arguments[0]
        with builder.before(_later(store, copy)).deriving(copy):
            copy_bytes(builder, to, larger, whole)
        store.erase()
        copy.erase()
    if not piece.load.uses:
        piece.load.erase()
    piece.into.erase()
    for user, _ in list(memory.uses):
        user.erase()  # when it lives: the larger one lives as long as the function
    memory.erase()
    return larger


def _later(one: Instruction, two: Instruction) -> Instruction:
    return max(one, two, key=one.block.instructions.index)
