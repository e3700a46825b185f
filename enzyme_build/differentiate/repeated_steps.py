"""What holds of a step that a derivative runs again: it depends on its arguments only, and changes only its state."""

from __future__ import annotations

import re
from collections.abc import Sequence

from enzyme_build import rules
from enzyme_build.analysis import address_of, called_function, callee_name
from enzyme_build.differentiate.checkpointed_loops import OUTLINED, OWN_GLOBALS
from enzyme_build.differentiate.message_bodies import abi_of_body, stands_for_message
from enzyme_build.differentiate.registrations import STEP, noted
from enzyme_build.differentiate.session import Session
from enzyme_build.errors import UnsupportedError, blame
from enzyme_build.ir import (
    Argument,
    Call,
    Function,
    GlobalVariable,
    Store,
    bare_name,
    holds_pointer,
    is_pointer,
    location_of,
    quoted,
)

_WAY_OUT = "what a step changes must be part of its state, which is one block that can be copied"


def step_of(loop: Function) -> Function:
    """The step that a loop of ours repeats."""
    name = noted(loop, STEP) or ""
    spelled = (loop.module.symbol(text) for text in (name, quoted(name), f'"{name}"'))  # LLVM quotes some for no reason
    step = next((found for found in spelled if found is not None), None)
    assert isinstance(step, Function)
    return step


def check_step(session: Session, step: Function, first: int, regions: Sequence[int] = ()) -> None:
    """Argument 0 is the state; those from `first` on are only read, but for `regions` (counted from there).

    Raises UnsupportedError for a step that may change something else.  What a loop's own body writes was looked at
    when it was made a step (`annotated_loops`); what the functions write that it calls is known here.
    """
    if noted(step, OUTLINED) is None:
        _check_arguments(session, step, first, regions)
    else:
        _check_calls(session, step)
    _check_addresses(session, step)
    _check_repeatable(session, step)
    own = (noted(step, OWN_GLOBALS) or "").split()
    for variable in sorted(bare_name(v.name) for v in session.globals.written_by(session.reachable(step))):
        if variable not in own and not rules.is_wire(variable):
            raise UnsupportedError(f"{_named(step)} writes the global `{variable}`", help=_WAY_OUT)


def globals_read(session: Session, step: Function) -> list[GlobalVariable]:
    """The variables that a step names and that are no part of its state."""
    own = (noted(step, OWN_GLOBALS) or "").split()
    named = {v for f in session.reachable(step) for v in session.globals.named_by(f)}
    variables = [v for v in named if isinstance(v, GlobalVariable) and not v.is_constant]
    own += [bare_name(v.name) for v in variables if rules.is_wire(bare_name(v.name))]
    return sorted((v for v in variables if bare_name(v.name) not in own), key=lambda v: v.name)


def communicates(session: Session, step: Function) -> str:
    """The ABI of MPI's calls in a step; "" if there are none."""
    return next((abi for f in session.reachable(step) if (abi := abi_of_body(f))), "")


def _named(step: Function) -> str:
    return "the annotated loop" if noted(step, OUTLINED) is not None else f"the step `{bare_name(step.name)}`"


def _check_repeatable(session: Session, step: Function) -> None:
    """Nothing in it answers differently when it is asked again."""
    for function in session.reachable(step):
        for call in function.instructions():
            name = callee_name(call) if isinstance(call, Call) else ""
            rule = rules.inactive_rule(name)
            if rule is not None and rule.because in rules.NEVER_THE_SAME:
                with blame(location_of(call)):
                    raise UnsupportedError(
                        f"{_named(step)} runs again in the reverse sweep, where `{name}` answers differently",
                        help="call it in front of the loop and pass what it answers",
                    )


def _check_arguments(session: Session, step: Function, first: int, regions: Sequence[int]) -> None:
    rest = [argument for argument in step.arguments[first:] if argument.index - first not in regions]
    for argument in rest:
        if is_pointer(argument.type) and not re.search(r"\bread(only|none)\b", argument.attributes):
            raise UnsupportedError(f"{_named(step)} may write through its argument {argument.index + 1}", help=_WAY_OUT)
    traffic = session.types.about(step).traffic
    if traffic is None or (0, True) in traffic.writes:
        raise UnsupportedError(f"{_named(step)} writes through a pointer that lies in its state", help=_WAY_OUT)
    for argument in step.arguments[first:]:
        if (argument.index, True) in traffic.writes:
            raise UnsupportedError(
                f"{_named(step)} writes through a pointer that lies behind its argument {argument.index + 1}",
                help=_WAY_OUT,
            )


def _check_addresses(session: Session, step: Function) -> None:
    """Snapshots hold numbers: an address that is stored in the state would miss its shadow.

    Those that a loop's own body stores were looked at when it was made a step.
    """
    traffic = session.types.about(step).traffic
    known = {(k, False) for k in _holding_handles(session, step)}
    if noted(step, OUTLINED) is not None:
        known |= {(k, False) for k in _stored_directly(step)}
    if traffic is None or traffic.stored - known:
        raise UnsupportedError(
            f"{_named(step)} stores addresses in memory that outlives a step", help="keep indices there instead"
        )


def _holding_handles(session: Session, step: Function) -> set[int]:
    """The arguments behind which calls of MPI leave handles, which may be addresses, and have no shadow."""
    calls = [i for i in session.canonical(step).copy.instructions() if isinstance(i, Call)]
    bases = [address_of(a).base for call in calls if _is_message(call) for a in call.arguments if is_pointer(a.type)]
    return {base.index for base in bases if isinstance(base, Argument)}


def _is_message(call: Call) -> bool:
    callee = called_function(call)
    return callee is not None and stands_for_message(callee)


def _stored_directly(step: Function) -> set[int]:
    """The arguments behind which its own stores leave addresses."""
    stores = [i for i in step.instructions() if isinstance(i, Store) and holds_pointer(i.value.type)]
    bases = [address_of(store.pointer).base for store in stores]
    return {base.index for base in bases if isinstance(base, Argument)}


def _check_calls(session: Session, step: Function) -> None:
    for call in [i for i in session.canonical(step).copy.instructions() if isinstance(i, Call)]:
        callee = called_function(call)
        if callee is None or callee.is_declaration or stands_for_message(callee):
            continue
        traffic = session.types.about(callee).traffic
        if traffic is None or any(deep for _, deep in traffic.writes):
            raise UnsupportedError(
                f"`{bare_name(callee.name)}`, called in an annotated loop, writes through a pointer in memory",
                help=_WAY_OUT,
            )
        outer = {i for i, a in enumerate(call.arguments) if isinstance(address_of(a).base, Argument)}
        if any(index in outer for index, _ in traffic.stored):
            raise UnsupportedError(
                f"`{bare_name(callee.name)}`, called in an annotated loop, stores addresses behind its arguments",
                help="keep indices there instead",
            )
