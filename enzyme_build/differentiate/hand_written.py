"""Functions whose derivatives are written by hand: what the program gives them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import address_of, callee_name, calls_by_callee, origins_of
from enzyme_build.ir import (
    Alloca,
    Argument,
    Call,
    ConstantInt,
    DataLayout,
    Function,
    GlobalVariable,
    Invoke,
    Value,
    is_pointer,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.session import Session


class HandWritten:
    """Functions whose derivatives are written by hand, where they are called; `targets`: what a call may reach."""

    def __init__(self, session: Session, targets: Callable[[Call | Invoke], tuple[list[Function], bool]]):
        self._session = session
        self._targets = targets

    def shadowless_behind(self, function: Function, index: int) -> set[int | None]:
        """How far behind an argument addresses of memory without a shadow may lie; None: or further behind."""
        shadowless, calls = self._session.shadowless, self._calls.get(function, ())
        return {place for f, call in calls for place in shadowless.behind(f, [call.arguments[index]])}

    def addresses_in(self, function: Function, index: int, size: int) -> list[int]:
        """Where addresses may lie in so many bytes behind what is given as an argument."""
        calls, shapes = self._calls.get(function, ()), self._session.types.shapes
        return sorted({at for f, call in calls for at in shapes.addresses_in(f, [call.arguments[index]], size)})

    def room_behind(self, function: Function, index: int) -> int | None:
        """How many bytes lie behind what is given as an argument; None if that is not known, or not always the same."""
        rooms = set(self._rooms(function, index, frozenset()))
        return rooms.pop() if len(rooms) == 1 else None

    def _rooms(self, function: Function, index: int, seen: frozenset[tuple[Function, int]]) -> Iterator[int | None]:
        if (function, index) in seen:
            return
        for caller, call in self._calls.get(function, ()):
            at = address_of(call.arguments[index])
            for base in origins_of(at.base):
                if at.terms:
                    yield None
                elif isinstance(base, Argument):
                    above = self._rooms(caller, base.index, seen | {(function, index)})
                    rooms = [None] if self._session.types.shapes.is_entry(caller) else above
                    yield from (room - at.offset if room is not None else None for room in rooms)
                else:
                    size = _size(base, self._session.module.layout)
                    yield size - at.offset if size is not None else None

    def may_read(self, function: Function, pointer: Value) -> bool:
        """May a reverse half come to read what a pointer leads to?"""
        return bool(self._read) and not self._read.isdisjoint(self._session.types.shapes.pieces(function, [pointer]))

    @cached_property
    def _calls(self) -> dict[Function, list[tuple[Function, Call | Invoke]]]:
        session = self._session
        return calls_by_callee(session.program.functions, lambda f: session.canonical(f).copy, self._targets)

    @cached_property
    def _read(self) -> frozenset[object]:
        """What the arguments of these functions lead to, but for those whose derivatives another file has made."""
        shapes, custom = self._session.types.shapes, self._session.custom
        functions = [f for f, kinds in custom.items() if "gradient" in kinds and not kinds["gradient"].is_offered]
        calls = [of for function in functions for of in self._calls.get(function, ())]
        given = [(f, [a for a in call.arguments if is_pointer(a.type)]) for f, call in calls]
        return frozenset(node for f, pointers in given for node in shapes.reached(f, pointers))


def _size(variable: Value, data: DataLayout) -> int | None:
    """The bytes of a variable, or of new memory."""
    match variable:
        case Alloca(count=ConstantInt(value=count), allocated_type=type_):
            return count * data.size_of(type_)
        case GlobalVariable(value_type=type_):
            return data.size_of(type_)
        case Call() | Invoke() if (rule := rules.allocation_rule(callee_name(variable))) is not None:
            sizes = [variable.arguments[index] for index in rule.size]
            known = [size.value for size in sizes if isinstance(size, ConstantInt)]
            return prod(known) if len(known) == len(sizes) else None
        case _:
            return None
