"""Where numbers lie in what the program sends as bytes: by what it does with all memory that such bytes go through, or
by what is declared where the call's own buffers lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from enzyme_build import rules
from enzyme_build.analysis import Layout, multiple_of
from enzyme_build.differentiate.message_bodies import kinds_of_body
from enzyme_build.differentiate.session import Session
from enzyme_build.ir import Call, ConstantInt, Function, Invoke, Value

SIZES = {"double": 8, "float": 4, "i64": 8, "i32": 4, "i16": 2, "i8": 1}  # of elements


def layout_of_message(session: Session, function: Function, roles: Sequence[str]) -> Layout | None:
    """The layout of a body's buffers; None if it is not known, or not the same in all of them."""
    shapes, copy = session.types.shapes, session.canonical(function).copy
    buffers = [argument for role, argument in zip(roles, copy.arguments) if _is_buffer(role)]
    found = {shapes.layout(function, [buffer], None) for buffer in buffers}
    only = found.pop() if len(found) == 1 else None
    if only is not None and not only.by_address and (only.period > 0 or not only.floats):
        return only
    numbers = shapes.numbers_anywhere_in(function, buffers)
    declared = _declared(session, function, roles) if _is_by_contents(function) else None
    if declared is not None and all(kind in [leaf for _, leaf in declared.floats] for kind in numbers):
        return declared
    if any(shapes.is_vague(function, [buffer]) for buffer in buffers):
        return None
    if not numbers:
        return Layout((), 0)
    kinds = [*{**shapes.kinds_in(function, buffers), **numbers}]  # of one type alone, wherever they are
    return Layout(((0, kinds[0]),), SIZES[str(kinds[0])]) if len(kinds) == 1 and str(kinds[0]) in SIZES else None


def _is_by_contents(function: Function) -> bool:
    return any(kind.removesuffix(rules.ONE) in ("any", "bytes", "derived") for kind in kinds_of_body(function))


def _is_buffer(role: str) -> bool:
    return role.isupper() and role != "PACKED"


def _declared(session: Session, function: Function, roles: Sequence[str]) -> Layout | None:
    """What the program's calls of a body hand over, if all is declared as one and the same struct.

    Accesses alone do not say how far an array in a struct goes that is filled up to a count.
    """
    calls = session.message_calls.get(function, ())
    found = {declared for caller, call in calls for declared in _declared_at(session, caller, call, roles)}
    only = found.pop() if len(found) == 1 else None
    return only if only is not None and only.floats else None


def _declared_at(
    session: Session, caller: Function, call: Call | Invoke, roles: Sequence[str]
) -> Iterator[Layout | None]:
    types = session.facts(caller).types
    for index, role in enumerate(roles):
        if _is_buffer(role):
            size = _element_size(call.arguments[index + 1]) if roles[index + 1 : index + 2] == ("count",) else None
            declared = types.declared_layout(call.arguments[index], size)
            yield replace(declared, period=declared.period or size or 0) if declared is not None else None


def _element_size(count: Value) -> int | None:
    """Bytes that are sent, or of what several are sent one behind the other."""
    size = count.value if isinstance(count, ConstantInt) else multiple_of(count)
    return size if size > 1 else None
