"""How many derivatives one function has: a few as they are asked for, and then such as stand for several.

Each argument may be active or not, and what it points to may change behind the call or not: that many things may be
asked.  But a derivative also serves calls that ask for less.  A number without a derivative has one that nobody looks
at; a pointer without a shadow is its own, and a function that may be given such a pointer looks (`guarded`); memory
that may change, or overlap with other memory, is recorded.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from enzyme_build.differentiate.signatures import Signature
from enzyme_build.ir import Function, Type, is_float, is_pointer

_MOST = 6  # signatures that are met as they are
_LARGE = 500  # instructions of a function of which only the first one is


def joined(function: Function, known: list[Signature], asked: Signature) -> Signature:
    """The signature that answers this one, beside those that were asked for before, to which it is added."""
    if asked not in known:
        if len(known) >= (1 if _is_large(function) else _MOST):
            types = [argument.type for argument in function.arguments]
            alike = [one for one in known if _can_be_joined(one, asked, types)]
            found = next((one for one in alike if _join(one, asked) == one), None)
            if found is not None:
                return found
            asked = reduce(_join, alike, asked)
        known.append(asked)
    return asked


def _is_large(function: Function) -> bool:
    return sum(len(block.instructions) for block in function.blocks) > _LARGE


def _can_be_joined(one: Signature, other: Signature, types: list[Type]) -> bool:
    """They differ in numbers and pointers that only one of them calls active, in what may change, or is apart."""
    if _without_choices(one) != _without_choices(other):
        return False
    kinds = zip(one.arguments, other.arguments, types)
    return all(a == b or ("const" in (a, b) and _is_plain(type_)) for a, b, type_ in kinds)


def _is_plain(type_: Type) -> bool:
    return is_pointer(type_) or is_float(type_)


def _without_choices(signature: Signature) -> Signature:
    return replace(signature, arguments=(), caller_may_change=(), guarded=False, arrays="", shadows_apart=False)


def _join(one: Signature, other: Signature) -> Signature:
    arguments = tuple(b if a == "const" else a for a, b in zip(one.arguments, other.arguments))
    lacks_shadow = any("dup" in pair and "const" in pair for pair in zip(one.arguments, other.arguments))
    return replace(
        one,
        arguments=arguments,
        caller_may_change=tuple(a or b for a, b in zip(one.caller_may_change, other.caller_may_change)),
        guarded=one.guarded or other.guarded or lacks_shadow,
        arrays=one.arrays if one.arrays == other.arrays else "",
        shadows_apart=one.shadows_apart and other.shadows_apart,
    )
