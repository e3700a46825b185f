"""What holds of a step that a derivative runs again: it depends on its arguments only, and changes only its state."""

from __future__ import annotations

import re

from enzyme_build.differentiate.registrations import noted
from enzyme_build.differentiate.session import Session
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import Function, bare_name, is_pointer, quoted

_WAY_OUT = "what a step changes must be part of its state, which is one block that can be copied"


def step_of(loop: Function) -> Function:
    """The step that a loop of ours repeats."""
    name = noted(loop, "enzyme_step") or ""
    spelled = (loop.module.symbol(text) for text in (name, quoted(name), f'"{name}"'))  # LLVM quotes some for no reason
    step = next((found for found in spelled if found is not None), None)
    assert isinstance(step, Function)
    return step


def check_step(session: Session, step: Function, first: int) -> None:
    """Argument 0 is the state; those from `first` on are only read.

    Raises UnsupportedError for a step that may change something else.
    """
    name = bare_name(step.name)
    for argument in step.arguments[first:]:
        if is_pointer(argument.type) and not re.search(r"\bread(only|none)\b", argument.attributes):
            raise UnsupportedError(
                f"the step `{name}` may write through its argument {argument.index + 1}", help=_WAY_OUT
            )
    traffic = session.types.about(step).traffic
    if traffic is None or (0, True) in traffic.writes:
        raise UnsupportedError(f"the step `{name}` writes through a pointer that lies in its state", help=_WAY_OUT)
    for argument in step.arguments[first:]:
        if (argument.index, True) in traffic.writes:
            raise UnsupportedError(
                f"the step `{name}` writes through a pointer that lies behind its argument {argument.index + 1}",
                help=_WAY_OUT,
            )
    for variable in sorted(v.name for v in session.globals.shadowed_by(session.reachable(step))):
        raise UnsupportedError(f"the step `{name}` writes the global `{variable}`", help=_WAY_OUT)
