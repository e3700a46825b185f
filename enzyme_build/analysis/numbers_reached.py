"""Are numbers stored or loaded behind a pointer, here or by what it is handed to?"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_build.analysis.calls import CallKind, called_function, classify
from enzyme_build.ir import (
    Argument,
    Call,
    Cast,
    Freeze,
    Function,
    GetElementPtr,
    InlineAsm,
    Instruction,
    Invoke,
    Load,
    Phi,
    Select,
    Store,
    Value,
    is_float,
    is_pointer,
)

Access = Callable[[Instruction, int], bool]  # of a user, and the operand that the pointer is
_DO_BOTH = (CallKind.CUSTOM, CallKind.OUTPUTS, CallKind.UNKNOWN)


class NumbersReached:
    """`targets` answers the functions that a call through a pointer may reach, and whether these are all."""

    def __init__(self, targets: Callable[[Call | Invoke], tuple[list[Function], bool]]):
        self._targets = targets
        self._done: dict[Access, set[Value]] = {}  # arguments through which there is no such access

    def are_stored(self, pointer: Value) -> bool:
        """True if a number is stored where it leads, or where a pointer leads that lies there."""
        return self._is_accessed(pointer, _stores)

    def are_loaded(self, pointer: Value) -> bool:
        """The same of what is loaded; bytes that are copied are not known to be numbers."""
        return self._is_accessed(pointer, _loads)

    def is_kept(self, pointer: Value) -> bool:
        """True if the pointer, or one that lies where it leads, is put into memory."""
        return self._is_accessed(pointer, _keeps)

    def are_bits_kept(self, pointer: Value) -> bool:
        """The same of its bits, as an integer."""
        return self._is_accessed(pointer, _keeps_bits)

    def _is_accessed(self, pointer: Value, access: Access) -> bool:
        done = self._done.setdefault(access, set())
        seen: set[Value] = set()
        work = [pointer]
        while work:
            value = work.pop()
            if value in seen or value in done:
                continue
            seen.add(value)
            for user, index in value.uses:
                if access(user, index):
                    return True
                match user:
                    case Call() | Invoke():
                        work += self._taken_by(user, value)
                    case GetElementPtr() | Phi() | Select() | Cast() | Freeze() | Load() if is_pointer(user.type):
                        work.append(user)
                    case _:
                        pass
        done.update(value for value in seen if isinstance(value, Argument))
        return False

    def _taken_by(self, call: Call | Invoke, value: Value) -> list[Argument]:
        """The arguments that it is to the functions with bodies that the call may reach."""
        given = [index for index, argument in enumerate(call.arguments) if argument is value]
        if not given or isinstance(call.callee, InlineAsm):
            return []
        callee = called_function(call)
        called = [callee] if callee is not None else self._targets(call)[0]
        return [f.arguments[index] for f in called for index in given if index < len(f.arguments)]


def _stores(user: Instruction, index: int) -> bool:
    match user:
        case Store():
            return index == 1 and is_float(user.value.type)
        case Call():
            kind = classify(user)
            return kind in _DO_BOTH or (kind is CallKind.MEMORY and index == 0)
        case _:
            return False


def _loads(user: Instruction, index: int) -> bool:
    match user:
        case Load():
            return is_float(user.type)
        case Call():
            return classify(user) in _DO_BOTH
        case _:
            return False


def _keeps(user: Instruction, index: int) -> bool:
    return isinstance(user, Store) and index == 0


def _keeps_bits(user: Instruction, index: int) -> bool:
    is_integer = isinstance(user, Cast) and not is_pointer(user.type)
    return is_integer and any(isinstance(further, Store) for further in user.users)
