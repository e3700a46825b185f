"""Records whose addresses are given to functions with derivatives that are written by hand.

The reverse half gets them as they were: another iteration of a loop has put other values, and other addresses into
the shadow, where they lie, and what belongs to one activation of a function may be gone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from enzyme_build.analysis import Address, CallKind, address_of, called_function, classify, first_offset, last_offset
from enzyme_build.differentiate.loops_written import copy_bytes
from enzyme_build.differentiate.memory_helpers import is_number
from enzyme_build.differentiate.user_calls import in_memory
from enzyme_build.ir import (
    I8,
    I64,
    PTR,
    Argument,
    Builder,
    Call,
    Cast,
    Compare,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Store,
    Value,
    array,
    i64,
    is_pointer,
)

_WORD = I64.bits // I8.bits
_BY_BODY = (CallKind.DEFINED, CallKind.CUSTOM)
_DEEPEST = 8  # calls that are followed


@dataclass(frozen=True)
class ReadAgain:
    """What the reverse half reads behind an argument: `size` in bytes, `addresses`: where some may lie in it."""

    argument: Argument
    size: int
    addresses: list[int]

    def copy(self, builder: Builder, primal: Value, shadow: Value) -> list[Value]:
        """What goes on the tape: `parts` values."""
        word = I8 if self.size % _WORD else I64
        whole = builder.load(array(self.size // (_WORD if word is I64 else 1), word), primal, alignment=1)
        return [whole, *(builder.load(PTR, builder.gep(I8, shadow, [at]), alignment=1) for at in self.addresses)]

    @property
    def parts(self) -> int:
        return 1 + len(self.addresses)

    def restore(self, builder: Builder, shadow: Value, copies: Iterator[Value]) -> Restored:
        """From what has been on the tape."""
        primal = in_memory(builder, next(copies))
        if not self.addresses:
            return Restored(primal, shadow, shadow, self)
        made = builder.alloca(array(self.size, I8), "shadow", alignment=16)
        copy_bytes(builder, made, shadow, i64(self.size))
        self.put_addresses(builder, made, islice(copies, len(self.addresses)))
        return Restored(primal, made, shadow, self)

    def put_addresses(self, builder: Builder, shadow: Value, addresses: Iterable[Value]) -> None:
        """Into a copy of the shadow, but not over adjoints of numbers that lie there at times."""
        for at, address in zip(self.addresses, addresses):
            place = builder.gep(I8, shadow, [at])
            before = builder.load(PTR, place, alignment=1)
            number = is_number(builder, builder.cast("ptrtoint", before, I64))
            builder.store(builder.select(number, before, address), place, alignment=1)


@dataclass(frozen=True)
class Restored:
    """Copies of a record and of its shadow as they were; the numbers go back from there into `own_shadow`."""

    primal: Value
    shadow: Value
    own_shadow: Value
    record: ReadAgain

    def give_back(self, builder: Builder) -> None:
        if self.shadow is self.own_shadow:
            return
        places = [builder.gep(I8, self.own_shadow, [at]) for at in self.record.addresses]
        kept = [builder.load(PTR, place, alignment=1) for place in places]
        self.record.put_addresses(builder, self.shadow, kept)
        copy_bytes(builder, self.own_shadow, self.shadow, i64(self.record.size))


_BodyOf = Callable[[Function], Function]


def extent(
    function: Function, argument: Argument, body_of: _BodyOf, room: int | None, only_reads: bool = False
) -> int | None:
    """How many bytes behind an argument the function accesses; None if that depends on anything, or is not seen.

    `room`: so many are there, if that is known: an index that may be any does not leave them.
    `only_reads`: None, too, if it writes there.
    """
    return _extent(body_of(function).arguments[argument.index], _Reach(body_of, room, only_reads))


@dataclass(frozen=True)
class _Reach:
    """How far accesses behind a pointer go; `room` bytes are there."""

    body_of: _BodyOf
    room: int | None
    only_reads: bool
    depth: int = 0

    def inside(self, offset: int) -> _Reach:
        """The same behind a pointer that is handed to a callee."""
        room = self.room - offset if self.room is not None else None
        return _Reach(self.body_of, room, self.only_reads, self.depth + 1)


def _extent(argument: Value, reach: _Reach) -> int | None:
    end, work = 0, [argument]
    while work:
        pointer = work.pop()
        places = _places(address_of(pointer), argument, reach)
        if places is None:
            return None
        for user, index in pointer.uses:
            if isinstance(user, (GetElementPtr, Cast)) and is_pointer(user.type) and index == 0:
                work.append(user)
                continue
            size = _size_of_access(user, index, reach.inside(places[0]))
            if size is None:
                return None
            end = max(end, places[1] + size)
    return end if reach.room is None else min(end, reach.room)


def _places(at: Address, argument: Value, reach: _Reach) -> tuple[int, int] | None:
    """The first and the last one that an address behind the argument may be; None if that is not known."""
    if at.base is not argument or reach.depth > _DEEPEST:
        return None
    first, last = (first_offset(at), last_offset(at)) if at.terms else (at.offset, at.offset)
    if first is None or last is None:
        return (0, reach.room) if reach.room is not None else None
    return (first, last) if first >= 0 else None


def _size_of_access(user: Instruction, index: int, reach: _Reach) -> int | None:
    match user:
        case Load():
            return user.function.module.layout.size_of(user.type)
        case Store() if index == 1 and not reach.only_reads:
            return user.function.module.layout.size_of(user.value.type)
        case Compare():
            return 0
        case Call() if classify(user) in _BY_BODY and (callee := called_function(user)) is not None:
            if callee.is_declaration or index >= len(callee.arguments):
                return None
            return _extent(reach.body_of(callee).arguments[index], reach)
        case _:
            return None
