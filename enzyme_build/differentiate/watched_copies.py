"""Copies, for derivatives, of functions that only look (loggers, error reporters) and call through pointers.

A reporter may format active numbers behind `...` and hand the text to a handler that the user chose.  Whether it only
looks is known of the handlers in the program; in the copy, a pointer to any other stops the program with a message.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build.analysis import CallKind, called_function, classify
from enzyme_build.differentiate.dispatch import call_by_name
from enzyme_build.ir import Call, Function, Value, bare_name, clone_body, quoted

if TYPE_CHECKING:
    from enzyme_build.differentiate.session import Session


def watched_copy(session: Session, function: Function) -> Function:
    """The copy; the function itself if neither it nor what it calls calls through a pointer."""
    found = session.watched.get(function)
    if found is None:
        calls_unseen = any(map(_calls_through_pointers, session.reachable(function)))
        found = session.watched[function] = _copy(session, function) if calls_unseen else function
    return found


def _copy(session: Session, function: Function) -> Function:
    name = quoted(f"{bare_name(function.name)}.watched")
    made = session.module.add_function(name, function.function_type, [a.name for a in function.arguments])
    for argument, original in zip(made.arguments, function.arguments):
        argument.attributes = original.attributes
    session.watched[function] = made
    values: dict[Value, Value] = dict(zip(function.arguments, made.arguments))
    clone_body(function, made, values)
    call_by_name(made, session.pointers.targets)
    for instruction in list(made.instructions()):
        instruction.metadata.pop("dbg", None)  # the places of the original's own instructions
        callee = called_function(instruction) if isinstance(instruction, Call) else None
        if callee is not None and not callee.is_declaration:
            instruction.set_operand(len(instruction.operands) - 1, watched_copy(session, callee))
    return made


def _calls_through_pointers(function: Function) -> bool:
    return any(isinstance(i, Call) and classify(i) is CallKind.INDIRECT for i in function.instructions())
