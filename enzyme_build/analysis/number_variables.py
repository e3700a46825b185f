"""Variables of numbers whose addresses nobody keeps.

Through such an address, and those that are computed from it by adding offsets, numbers are loaded and stored, memory
is copied, and functions are called that do no more with it.  So the variable, whose numbers are gone by then, and its
shadow may lie somewhere else in the reverse half of a derivative than in the augmented one: whoever needs an address
there computes it from where the memory begins.  (Whether two addresses are equal, both halves answer alike.)
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_build.analysis.calls import CallKind, called_function, classify
from enzyme_build.analysis.closure import Closure
from enzyme_build.ir import (
    VOID,
    Alloca,
    Call,
    Compare,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Store,
    Type,
    Value,
    is_float,
    scalar_types,
)

Given = tuple[Function, int]  # an argument


class NumberVariables:
    """`body_of` answers the body of a function as it is differentiated; None: by other means than from its body."""

    def __init__(self, body_of: Callable[[Function], Function | None]):
        self._body_of = body_of
        self._kept = Closure[Given, bool](self._look_at)

    def has(self, pointer: Value) -> bool:
        """The pointer is such a variable."""
        return isinstance(pointer, Alloca) and self._is_plain(pointer)

    def may_move(self, function: Function, index: int) -> bool:
        """Where the function is called, an argument may be the address of such a variable, or lie in one."""
        return not self._kept.of((function, index))

    def _is_plain(self, pointer: Value) -> bool:
        given = _users(pointer)
        return given is not None and not any(self._kept.of(one) for one in given)

    def _look_at(self, given: Given) -> tuple[list[bool], list[Given]]:
        body = self._body_of(given[0])
        if body is None or not body.blocks or given[1] >= len(body.arguments):
            return [True], []
        found = _users(body.arguments[given[1]])
        return ([True], []) if found is None else ([], found)


def base_of(pointer: Value) -> Value:
    """What offsets are added to."""
    while isinstance(pointer, GetElementPtr):
        pointer = pointer.operands[0]
    return pointer


def _users(pointer: Value) -> list[Given] | None:
    """Which functions the address is handed to; None if something else is done with it."""
    found: list[Given] = []
    work = [pointer]
    while work:
        address = work.pop()
        for user, position in address.uses:
            if isinstance(user, GetElementPtr) and position == 0 and user.type is pointer.type:
                work.append(user)
                continue
            given = _handed(user, address, position)
            if given is None:
                return None
            found += given
    return found


def _handed(user: Instruction, address: Value, position: int) -> list[Given] | None:
    match user:
        case Compare():
            return [] if user.predicate in ("eq", "ne") else None
        case Load():
            return [] if _is_of_numbers(user.type) else None
        case Store():
            return [] if user.value is not address and _is_of_numbers(user.value.type) else None
        case Call():
            return _handed_to_call(user, position)
        case _:
            return None


def _handed_to_call(call: Call, position: int) -> list[Given] | None:
    kind = classify(call)
    if kind in (CallKind.INACTIVE, CallKind.MEMORY):
        return [] if call.type is VOID else None
    callee = called_function(call)
    if kind is not CallKind.DEFINED or callee is None or position >= len(call.arguments):
        return None
    return [(callee, position)] if len(call.arguments) == len(callee.arguments) else None


def _is_of_numbers(type_: Type) -> bool:
    return all(is_float(scalar) for scalar in scalar_types(type_))
