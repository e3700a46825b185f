"""Integers that a function is given and keeps in memory, as a constructor of a union does.

    value whole(long n) { value v = {WHOLE}; v.as.whole = n; return v; }

Whether such a word is a plain integer, rather than a number's bits on their way, is known where the function is called.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from enzyme_build import rules
from enzyme_build.analysis.integer_sources import is_plain_value
from enzyme_build.analysis.offsets import origins_of
from enzyme_build.analysis.shape_nodes import Position
from enzyme_build.ir import Argument, Call, ExtractValue, Function, IntegerType, Store, Value


class Kept(NamedTuple):
    """So many bytes of an argument are kept at a place."""

    argument: Argument
    place: Position
    size: int


def stored_arguments(bodies: Iterable[Function]) -> Iterator[tuple[Argument, Store]]:
    """The integer arguments that functions store as they are."""
    for store in (i for body in bodies for i in body.instructions() if isinstance(i, Store)):
        if isinstance(store.value.type, IntegerType):
            yield from ((origin, store) for origin in origins_of(store.value) if isinstance(origin, Argument))


def given_to(call: Call, callee: Function, kept: Iterable[Kept]) -> Iterator[tuple[Kept, bool, list[Argument]]]:
    """What the callee keeps of this call's arguments; whether that is a plain integer, and of which arguments of the
    caller it may be one."""
    for one in kept:
        index = one.argument.index
        if callee.arguments[index : index + 1] == [one.argument] and index < len(call.arguments):
            given = call.arguments[index]
            yield one, _is_plain(given), _handed_on(given)


def _is_plain(value: Value) -> bool:
    """What comes in a struct may be anything, unless arithmetic made it."""
    if isinstance(value, ExtractValue):
        return rules.is_checked_arithmetic(value.operands[0])
    return is_plain_value(value)


def _handed_on(value: Value) -> list[Argument]:
    return [origin for origin in origins_of(value) if isinstance(origin, Argument)]
