"""Pointers in globals that code which is not differentiated leads to memory with a shadow.

Inside of what is differentiated nothing connects such a pointer with that memory: the pointer seems to lead to
constants.  It gets a shadow, so that derivatives stop where it is followed, unless it is set there again.

    context.samples = x;   or   set(&context, x);   or   context.samples = context.x;

What other code stores there is followed back, through variables, calls and results, as far as it is seen.  Members
are told apart by their offsets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from typing import NamedTuple

from enzyme_build.analysis import (
    CallKind,
    OutsideCode,
    address_of,
    called_function,
    classify,
    copied_from,
    origins_of,
    returned_by,
)
from enzyme_build.ir import (
    Alloca,
    Argument,
    Call,
    Cast,
    ExtractValue,
    Function,
    GetElementPtr,
    GlobalVariable,
    InsertValue,
    Instruction,
    Invoke,
    Load,
    Phi,
    Select,
    Store,
    Value,
    is_pointer,
)

_MOST = 1000  # questions about one global
_MOST_NAMES = 32  # globals and functions of which all uses are looked for


def led_by_others(
    pointers: Iterable[GlobalVariable], memory: Set[Value], outside: OutsideCode
) -> frozenset[GlobalVariable]:
    """Those of the pointers that `outside` leads to some memory: globals, and what functions hand to requests."""
    return frozenset(pointer for pointer in pointers if _Search(memory, outside).is_led(pointer))


class _Question(NamedTuple):
    """May an address of the memory lie so far behind a pointer (None: anywhere), or (`is_itself`) is this one?

    `is_seen_from`: only what is stored through this very value counts.
    """

    value: Value
    offset: int | None = None
    is_itself: bool = False
    is_seen_from: bool = False


class _Search:
    def __init__(self, memory: Set[Value], outside: OutsideCode):
        self._memory = memory
        self._outside = outside
        self._named: set[GlobalVariable | Function] = set()

    def is_led(self, pointer: GlobalVariable) -> bool:
        work, seen = list[_Question](), set[_Question]()
        further = self._stored_in(pointer, None)
        for _ in range(_MOST):
            new = [question for question in dict.fromkeys(further) if question not in seen]
            if any(map(self._is_answered, new)):
                return True
            seen.update(new)
            work += new
            if not work:
                break
            further = self._ask(work.pop())
        return False

    def _is_answered(self, question: _Question) -> bool:
        """It is one."""
        return question.is_itself and any(address_of(o).base in self._memory for o in origins_of(question.value))

    def _ask(self, question: _Question) -> Iterator[_Question]:
        if question.is_seen_from:
            for user, index in list(question.value.uses):
                yield from _stored_by(user, index, question.offset)
            return
        for origin in origins_of(question.value):
            at = address_of(origin)
            if question.is_itself:
                yield from self._where_from(at.base)
            else:
                is_exact = question.offset is not None and not at.terms
                yield from self._lying_in(at.base, (question.offset or 0) + at.offset if is_exact else None)

    def _where_from(self, address: Value) -> Iterator[_Question]:
        """Where an address may come from."""
        match address:
            case Load():
                yield _Question(address.pointer, 0)
            case Argument():
                yield from (_Question(given, is_itself=True) for given in self._handed_to(address))
            case Call() | Invoke():
                callee = called_function(address)
                seen = [callee] if callee is not None and not callee.is_declaration else []
                yield from (_Question(value, is_itself=True) for value in returned_by(seen))
            case Cast() | ExtractValue() | InsertValue():
                yield from (_Question(operand, is_itself=True) for operand in address.operands)
            case _:
                pass

    def _lying_in(self, base: Value, offset: int | None) -> Iterator[_Question]:
        """What may lie in memory, so far from its beginning."""
        match base:
            case GlobalVariable():
                if base in self._memory:
                    yield _Question(base, is_itself=True)
                yield from self._stored_in(base, offset)
            case Argument():
                yield from (_Question(given, offset) for given in self._handed_to(base))
            case Alloca() | Call() | Invoke():
                yield _Question(base, offset, is_seen_from=True)
            case _:
                pass

    def _stored_in(self, variable: GlobalVariable, offset: int | None) -> Iterator[_Question]:
        for user, index in self._uses_of(variable):
            operand = user.operands[index]
            is_exact = offset is not None and not address_of(operand).terms
            yield from _stored_by(user, index, (offset or 0) - address_of(operand).offset if is_exact else None)

    def _handed_to(self, argument: Argument) -> Iterator[Value]:
        function = argument.users[0].function
        for user, _ in self._uses_of(function):
            if isinstance(user, (Call, Invoke)) and called_function(user) is function:
                yield from user.arguments[argument.index : argument.index + 1]

    def _uses_of(self, named: GlobalVariable | Function) -> list[tuple[Instruction, int]]:
        self._named.add(named)
        return self._outside.uses_of(named) if len(self._named) <= _MOST_NAMES else []


def _stored_by(user: Instruction, index: int, offset: int | None) -> Iterator[_Question]:
    """What is put where the operand points, so far behind it."""
    match user:
        case Store() if index == 1:
            size = user.function.module.layout.size_of(user.value.type)
            if offset is None or 0 <= offset < size:
                yield _Question(user.value, is_itself=True)
        case GetElementPtr():
            step = address_of(user)
            is_exact = offset is not None and step.base is address_of(user.pointer).base and not step.terms
            distance = step.offset - address_of(user.pointer).offset
            yield _Question(user, (offset or 0) - distance if is_exact else None, is_seen_from=True)
        case Phi() | Select() | Cast() if is_pointer(user.type):
            yield _Question(user, offset, is_seen_from=True)
        case Call() | Invoke():
            callee, source = called_function(user), copied_from(user)
            if source is not None and user.operands[index] is not source:
                yield _Question(source, offset)
            elif classify(user) is CallKind.DEFINED and callee is not None and callee.blocks:
                yield from (_Question(a, offset, is_seen_from=True) for a in callee.arguments[index : index + 1])
        case _:
            pass
