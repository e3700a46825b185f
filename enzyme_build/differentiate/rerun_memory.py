"""What a step reads, but is no part of the state, must be unchanged when the reverse sweep runs the step again."""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_build.analysis import CallKind, MemoryObject, Overwrites, called_function, classify
from enzyme_build.differentiate.checkpointed_loops import FIXED, is_checkpointed, regions_of
from enzyme_build.differentiate.message_bodies import stands_for_message, written_at_once
from enzyme_build.differentiate.repeated_steps import globals_read, step_of
from enzyme_build.differentiate.session import Session
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import Argument, Call, Function, Instruction, Load, bare_name, holds_pointer

_WAY_OUT = "name it as a part of the state (`enzyme_state, pointer, bytes`), or change a copy of it"


def check_unchanged(session: Session, call: Call, loop: Function, overwrites: Overwrites) -> bool:
    """May globals that the loop's step reads change before it is run again?  (Then checkpointed loops keep them.)

    Raises UnsupportedError if something else may change that it reads.
    """
    step, objects, regions = step_of(loop), overwrites.objects, regions_of(loop)
    shift = len(step.arguments) - (len(loop.arguments) - FIXED - len(regions))
    states = [call.arguments[0], call.arguments[1], *(call.arguments[FIXED + k] for k in regions)]
    own = {o for state in states for o in objects.of(state)}
    for argument in step.arguments[shift:]:
        given = call.arguments[FIXED + argument.index - shift]
        if not holds_pointer(given.type):
            continue
        read = set(objects.of(given))
        if _reads_behind(session, step, argument):
            read |= objects.behind(given)
        if _may_change(overwrites, call, frozenset(read - own)):
            raise UnsupportedError(
                f"what a repeated step reads through its argument {argument.index + 1} may change before the reverse "
                "sweep runs it again",
                help=_WAY_OUT,
            )
    variables = globals_read(session, step)
    direct = frozenset(o for variable in variables for o in objects.of(variable))
    for variable in variables:
        behind = objects.behind(variable) - direct
        if behind and holds_pointer(variable.value_type) and overwrites.may_change(call, behind):
            raise UnsupportedError(
                f"what a repeated step reads behind the address in `{bare_name(variable.name)}` may change before the "
                "reverse sweep runs it again",
                help=_WAY_OUT,
            )
    changes = overwrites.may_change(call, direct)
    if changes and not is_checkpointed(loop):
        raise UnsupportedError("a global that the step of a fixed point reads may change before the reverse sweep")
    return changes


def _may_change(overwrites: Overwrites, call: Call, objects: frozenset[MemoryObject]) -> bool:
    return overwrites.may_change(call, objects, lambda writer: _spares(writer, objects, overwrites))


def _spares(writer: Instruction, objects: Iterable[MemoryObject], overwrites: Overwrites) -> bool:
    """A call of MPI that writes to none of these."""
    written = written_at_once(writer) if isinstance(writer, Call) else None
    if written is None:
        return False
    may_be_same = overwrites.writers.aliasing.may_be_same
    there = [made for pointer in written for made in overwrites.objects.of(pointer)]
    return not any(may_be_same(one, other) for one in there for other in objects)


def _reads_behind(session: Session, step: Function, argument: Argument) -> bool:
    """The step may read through addresses that it finds behind an argument."""
    facts = session.facts(step)
    deep = facts.objects.behind(facts.canonical.copy.arguments[argument.index])
    for instruction in facts.canonical.copy.instructions():
        if isinstance(instruction, Load) and facts.objects.of(instruction.pointer) & deep:
            return True
        if isinstance(instruction, Call) and _may_follow_addresses(instruction):
            passed = [o for a in instruction.arguments for o in facts.objects.of(a)]
            if facts.objects.reach(passed) & deep:
                return True
    return False


def _may_follow_addresses(call: Call) -> bool:
    callee = called_function(call)
    if (callee is not None and stands_for_message(callee)) or written_at_once(call) is not None:
        return False
    return classify(call) not in (CallKind.SCALAR, CallKind.MEMORY)
