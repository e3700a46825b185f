"""What each pointer variable is declared to point to: what the function does with the memory behind it.

Addresses computed from a pointer say it best, then what is loaded and stored through it.  A pointer with which nothing
is done but handing it on is a `void *`.
"""

from __future__ import annotations

from collections import Counter

from enzyme_build.ir import (
    I8,
    VOID,
    ArrayType,
    Call,
    Cast,
    ConstantInt,
    Freeze,
    Function,
    GetElementPtr,
    Load,
    Phi,
    PointerType,
    Select,
    Store,
    Type,
    Value,
    VectorType,
    struct_body,
)


def pointees(function: Function, known: dict[Value, Type]) -> dict[Value, Type]:
    """The type behind each pointer of a function; `known` holds those of the parameters of other functions."""
    votes: dict[Value, Counter[Type]] = {}
    links: list[tuple[Value, Value]] = []
    for instruction in function.instructions():
        match instruction:
            case GetElementPtr():
                _vote(votes, instruction.pointer, _stepped_over(instruction), 4)
            case Load() | Store():
                _vote(votes, instruction.pointer, instruction.accessed_type, 2)
            case Phi() | Select() | Freeze() if isinstance(instruction.type, PointerType):
                links += [(instruction, v) for v in instruction.operands if isinstance(v.type, PointerType)]
            case Cast(opcode="addrspacecast"):
                links.append((instruction, instruction.operands[0]))
            case Call():
                parameters = getattr(instruction.callee, "arguments", ())
                for value, parameter in zip(instruction.arguments, parameters):
                    if isinstance(value.type, PointerType) and parameter in known:
                        _vote(votes, value, known[parameter], 1)
            case _:
                pass
    by_name = {argument.name: argument for argument in function.arguments}
    links += [(a, by_name[f"d.{name}"]) for name, a in by_name.items() if f"d.{name}" in by_name]
    for _ in range(3):  # through phis of phis
        for left, right in links:
            _share(votes, left, right)
    return {value: found for value, counted in votes.items() if (found := _winner(counted)) is not None}


def _vote(votes: dict[Value, Counter[Type]], pointer: Value, type_: Type | None, weight: int) -> None:
    if type_ is not None:
        votes.setdefault(pointer, Counter())[type_] += weight


def _share(votes: dict[Value, Counter[Type]], left: Value, right: Value) -> None:
    for one, other in ((left, right), (right, left)):
        if one not in votes and other in votes and (best := _winner(votes[other])) is not None:
            votes[one] = Counter({best: 1})


def _stepped_over(address: GetElementPtr) -> Type | None:
    """The type of the elements that an address is computed among."""
    type_, first = address.source_type, address.indices[0]
    if (
        isinstance(type_, ArrayType)
        and isinstance(first, ConstantInt)
        and first.value == 0
        and len(address.indices) > 1
    ):
        return type_.element
    return type_


def _winner(counted: Counter[Type]) -> Type | None:
    """A struct before others, for its first member may be accessed without a step; bytes only where nothing else is."""
    fit = [type_ for type_ in counted if type_ is not VOID and not isinstance(type_, VectorType)]
    structs = [type_ for type_ in fit if struct_body(type_) is not None]
    others = [type_ for type_ in fit if type_ is not I8]
    return max(structs or others or fit, key=lambda type_: counted[type_], default=None)
