"""A derivative's signature: what is asked of one function, and the types of what is made.

Activity of an argument: `const` has no derivative; `out` is a number whose adjoint is returned (in forward mode: whose
tangent is passed); `dup` is a pointer that comes with its shadow.

| mode | parameters | returns |
|---|---|---|
| forward | every argument, followed by its tangent or shadow if it is not const | {primal, tangent} |
| gradient | every argument, followed by its shadow if it is dup; the seed | {adjoint of each out argument} |
| split, augmented | the same, without the seed; the stack | {tape, result, shadow of the result} |
| split, reverse | the same, the seed, the tape; the stack | {adjoint of each out argument} |
| split forward, augmented | as split, augmented | the same |
| split forward, tangent | as forward, then the tape | {primal, tangent unless it is a pointer} |

A struct of no members is void, one of a single member is that member.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from enzyme_build.ir import VOID, Builder, Function, Poison, Type, Value, is_pointer, struct

FORWARD = ("forward", "error")  # modes in which something is carried along with the primal
WITH_TANGENTS = (*FORWARD, "split forward")


@dataclass(frozen=True)
class Signature:
    """`caller_may_change[k]` (split only): memory behind argument k may change between the halves.

    `guarded`: a shadow pointer in memory may turn out to be the primal pointer, so that what it points to is inactive.
    `width`: how many lanes; each shadow, tangent, seed and adjoint below comes once a lane.  `strong_zero`: a zero seed
    or partial gives zero, whatever it is multiplied with.  `keeps_tape` (split only): the reverse half may run again.
    `on_stack` (split only): blocks of the tape lie on the stack of the gradient that calls.
    `arrays`: what is accessed through one argument is known to be "apart" from the others', or may be "overlapping";
    "": unknown (gradient: to be seen).  `shadows_apart`: what is accessed through shadows is apart likewise.
    """

    mode: str  # "forward", "error", "gradient", "split" or "split forward"
    arguments: tuple[str, ...]
    result_active: bool
    returns_primal: bool = False
    caller_may_change: tuple[bool, ...] = ()
    guarded: bool = False
    width: int = 1
    strong_zero: bool = False
    keeps_tape: bool = False
    on_stack: bool = False
    arrays: str = ""
    shadows_apart: bool = False

    @property
    def has_halves(self) -> bool:
        return self.mode in ("split", "split forward")


def packed(types: Sequence[Type]) -> Type:
    """The type that carries these: void, the one type, or a struct."""
    if not types:
        return VOID
    return types[0] if len(types) == 1 else struct(*types)


def pack(builder: Builder, values: Sequence[Value]) -> Value | None:
    """One value that carries these, of type `packed`."""
    if len(values) <= 1:
        return values[0] if values else None
    whole: Value = Poison(packed([v.type for v in values]))
    for index, value in enumerate(values):
        whole = builder.insert_value(whole, value, index)
    return whole


def unpack(builder: Builder, whole: Value, count: int) -> list[Value]:
    """The values inside what `pack` made of `count` values."""
    if count <= 1:
        return [whole][:count]
    return [builder.extract_value(whole, index) for index in range(count)]


def parameters(function: Function, signature: Signature, with_tangents: bool) -> tuple[list[Type], list[str]]:
    """Types and names of a derivative's parameters for the primal arguments and their shadows (or tangents)."""
    types: list[Type] = []
    names: list[str] = []
    for argument, activity in zip(function.arguments, signature.arguments):
        types.append(argument.type)
        names.append(argument.name)
        if activity == "dup" or (activity == "out" and with_tangents):
            types += [argument.type] * signature.width
            names += [f"d.{argument.name}"] * signature.width
    return types, names


def promise_apart(made: Function, function: Function, signature: Signature, with_tangents: bool) -> None:
    """Tell the optimiser which shadows of a derivative's arguments do not overlap."""
    rest = iter(made.arguments)
    for argument, activity in zip(function.arguments, signature.arguments):
        has_shadows = activity == "dup" or (activity == "out" and with_tangents)
        _, *shadows = [next(rest) for _ in range(1 + signature.width * has_shadows)]
        for shadow in shadows if signature.shadows_apart and is_pointer(argument.type) else ():
            shadow.attributes = "noalias"


def adjoint_types(function: Function, signature: Signature) -> list[Type]:
    """The types of the adjoints that the reverse sweep returns: of each out argument, in each lane."""
    outs = [a.type for a, kind in zip(function.arguments, signature.arguments) if kind == "out"]
    return [type_ for type_ in outs for _ in range(signature.width)]


def seed_types(function: Function, signature: Signature) -> list[Type]:
    """The types of the adjoints of the result that the reverse sweep starts from, one a lane."""
    return [function.return_type] * signature.width if has_seed(function, signature) else []


def has_seed(function: Function, signature: Signature) -> bool:
    """True if the reverse sweep starts from an adjoint of the result."""
    return signature.result_active and function.return_type is not VOID and not is_pointer(function.return_type)
