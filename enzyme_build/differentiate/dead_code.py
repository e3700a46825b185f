"""What computes for nobody: instructions without effects whose results reach no effect, through stack variables too."""

from __future__ import annotations

from collections.abc import Set

from enzyme_build.analysis import CallKind, classify
from enzyme_build.ir import (
    Alloca,
    AtomicRMW,
    Call,
    CompareExchange,
    Fence,
    Function,
    Instruction,
    Load,
    Poison,
    Store,
    Terminator,
    Value,
)


def remove_dead_code(function: Function) -> None:
    """Mark from the effects backwards, and erase the rest."""
    private: set[Value] = {i for i in function.instructions() if isinstance(i, Alloca) and _is_variable(i)}
    live: set[Value] = set()
    work: list[Instruction] = [i for i in function.instructions() if acts(i, private)]
    while work:
        instruction = work.pop()
        if instruction in live:
            continue
        live.add(instruction)
        work += [o for o in instruction.operands if isinstance(o, Instruction)]
        if isinstance(instruction, Load) and instruction.pointer in private:
            work += [user for user in instruction.pointer.users if isinstance(user, Store)]
    for block in function.blocks:
        for instruction in [i for i in block.instructions if i not in live]:
            instruction.replace_all_uses_with(Poison(instruction.type))
            instruction.erase()


def _is_variable(place: Alloca) -> bool:
    """Only loaded and stored."""
    return all(isinstance(u, Load) or (isinstance(u, Store) and u.pointer is place) for u in place.users)


def acts(instruction: Instruction, private: Set[Value] = frozenset()) -> bool:
    """More comes of it than its result; stores to `private` variables do not count."""
    match instruction:
        case Store():
            return instruction.pointer not in private or "volatile" in instruction.flags
        case Load():
            return "volatile" in instruction.flags
        case Call():
            return classify(instruction) is not CallKind.SCALAR
        case Terminator() | AtomicRMW() | CompareExchange() | Fence():
            return True
        case _:
            return instruction.opcode in ("va_arg", "landingpad")
