"""Where the bits of numbers are read that an integer may be made of, and what those numbers are computed from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_build.analysis.calls import CallKind, body_called, callee_name, classify, copied_from
from enzyme_build.analysis.offsets import address_of
from enzyme_build.ir import (
    Alloca,
    Argument,
    Binary,
    Call,
    Cast,
    Compare,
    Constant,
    ExtractValue,
    Freeze,
    Function,
    GetElementPtr,
    GlobalVariable,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Unary,
    Value,
    is_pointer,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.type_inference import TypeInference

_DEEPEST = 8  # calls through which a number is followed back


@dataclass(frozen=True)
class BitSource:
    """Where the bits of a number are read, and through which calls that was found (see `_At`)."""

    instruction: Load | Cast | Call
    calls: tuple[Call, ...] | None

    def inside(self, call: Call) -> BitSource:
        """The same for the function that calls the one that asked."""
        return self if self.calls is None else BitSource(self.instruction, (call, *self.calls))

    def origins(self, types: TypeInference) -> list[Value] | None:
        """What the number is computed from, as the function that asked sees it: numbers, and pointers to some.

        None if it does not see that.
        """
        if self.calls is None and self.instruction.function is not types.function:
            return None
        return self._followed(types.across.body)

    @property
    def given(self) -> tuple[Value, ...]:
        """What the function that asked hands to the call through which the number was found; nothing if it has none."""
        return tuple(self.calls[0].arguments) if self.calls else ()

    def _followed(self, body: Callable[[Function], Function]) -> list[Value] | None:
        """`body` answers the body of a function that the search has been in."""
        seen: set[tuple[Value, tuple[Call, ...]]] = set()
        found: dict[Value, None] = {}
        work = [(self.instruction.operands[0], self.calls or ())]
        while work:
            value, calls = work.pop()
            if is_pointer(value.type) and calls:
                value = address_of(value).base
            if (value, calls) in seen:
                continue
            seen.add((value, calls))
            if not calls or isinstance(value, GlobalVariable):
                found[value] = None
            elif isinstance(value, Argument) and value.index < len(calls[-1].arguments):
                work.append((calls[-1].arguments[value.index], calls[:-1]))
            elif isinstance(value, Call) and (callee := body_called(value)) is not None and len(calls) < _DEEPEST:
                work += [(result, (*calls, value)) for result in returned_by(body(callee))]
            elif (before := _kept_in(value) if isinstance(value, Alloca) else _computed_from(value)) is not None:
                work += [(operand, calls) for operand in before]
            else:
                return None
        return list(found)


def _computed_from(value: Value) -> list[Value] | None:
    """What a number is computed from; of a load, where it lies; None if that is not known."""
    match value:
        case Constant() | Compare() | Cast(opcode="sitofp" | "uitofp"):
            return []  # (integers that are a number's bits are found where they are converted)
        case Load() if not is_pointer(value.type):
            return [value.pointer]
        case Binary() | Unary() | Cast() | Phi() | Freeze() | ExtractValue():
            return list(value.operands)
        case Select():
            return list(value.operands[1:])
        case Call() if classify(value) is CallKind.SCALAR:
            return list(value.arguments)
        case Call() if classify(value) is CallKind.INACTIVE:
            return []
        case _:
            return None


def _kept_in(variable: Alloca) -> list[Value] | None:
    """What is stored or copied to a callee's variable; None if others may write it."""
    found: list[Value] = []
    work: list[Value] = [variable]
    while work:
        for user, index in work.pop().uses:
            match user:
                case GetElementPtr() if index == 0:
                    work.append(user)
                case Load():
                    pass
                case Store() if index == 1:
                    found.append(user.value)
                case Call() if classify(user) is CallKind.MEMORY and (source := copied_from(user)) is not None:
                    found += [source] if user.operands[index] is not source else []
                case Call() if callee_name(user).startswith("llvm.lifetime."):
                    pass
                case _:
                    return None
    return found


def returned_by(body: Function) -> Iterator[Value]:
    yield from (b.terminator.operands[0] for b in body.blocks if isinstance(b.terminator, Return))
