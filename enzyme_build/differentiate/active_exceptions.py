"""What is thrown and caught inside of a derivative carries no active numbers: the runtime hands it over.

Numbers in the object itself may vary where no handler reads them.  Memory behind it may not: the runtime frees that.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import Activity, CallKind, MemoryObject, MemoryObjects, callee_name, classify
from enzyme_build.differentiate.caught_exceptions import THROWN
from enzyme_build.differentiate.session import Session
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import Call, GlobalVariable, Instruction, Store, Value, holds_pointer, is_pointer

Objects = frozenset[MemoryObject]
_TAKE_NO_ADDRESS = (CallKind.INACTIVE, CallKind.ALLOCATION, CallKind.DEALLOCATION)


def refuse_active_exceptions(session: Session, call: Call, activity: Activity) -> None:
    """UnsupportedError if numbers that depend on active inputs lie in what a call throws, or behind it."""
    if callee_name(call) != THROWN or call.parent in activity.passive_blocks:
        return
    own = {o for o in activity.objects.of(call.arguments[0]) if o.kind != "inactive"}
    thrown = _carried(call, own, activity.objects)
    if not session.handlers_read_numbers:
        thrown -= own
    for instruction in call.function.instructions():
        if _brings_numbers(instruction, thrown, activity):
            raise UnsupportedError(
                "an exception that is caught carries active numbers: what is thrown has no derivative",
                help="keep the numbers in variables outside of the `try`, or throw what depends on no active input",
            )


def _carried(call: Call, own: set[MemoryObject], objects: MemoryObjects) -> set[MemoryObject]:
    """What is thrown, and all whose addresses the program puts there.

    What the library's own exceptions hold besides is text: its constructors take nothing else.
    """
    found = set(own)
    moves = [pair for i in call.function.instructions() for pair in _addresses_put(i, objects)]
    is_growing = True
    while is_growing:
        before = len(found)
        for written, brought in moves:
            if written & found:
                found |= {o for o in brought if o.kind != "inactive" and not _is_constant(o)}
        is_growing = len(found) > before
    return found


def _is_constant(made: MemoryObject) -> bool:
    """A virtual table, or a text in the source."""
    return isinstance(made.value, GlobalVariable) and made.value.is_constant


def _addresses_put(instruction: Instruction, objects: MemoryObjects) -> list[tuple[Objects, Objects]]:
    """The memory into which an instruction may put addresses, and those of what."""
    match instruction:
        case Store() if holds_pointer(instruction.value.type):
            return [(objects.of(instruction.pointer), objects.of(instruction.value))]
        case Call() if (rule := rules.memory_rule(callee_name(instruction))) is not None:
            known = [objects.of(a) for a in instruction.arguments]
            return [(known[rule.destination], objects.reach(known[rule.source]))] if rule.source is not None else []
        case Call() if classify(instruction) not in _TAKE_NO_ADDRESS:
            given = [objects.of(a) for a in instruction.arguments if is_pointer(a.type)]
            return [(one, objects.reach(other)) for one in given for other in given if one is not other]
        case _:
            return []


def _brings_numbers(instruction: Instruction, thrown: set[MemoryObject], activity: Activity) -> bool:
    match instruction:
        case Store():
            written, sources = [instruction.pointer], [instruction.value]
        case Call() if classify(instruction) not in _TAKE_NO_ADDRESS:
            inside = [a for a in instruction.arguments if is_pointer(a.type) and thrown & activity.objects.of(a)]
            written, sources = inside, [a for a in instruction.arguments if a not in inside]
        case _:
            return False
    return any(thrown & activity.objects.of(w) for w in written) and any(_is_varied(s, activity) for s in sources)


def _is_varied(value: Value, activity: Activity) -> bool:
    """It is an active number, or the address of some."""
    if is_pointer(value.type):
        return any(o in activity.varied for o in activity.objects.of(value) if o.kind not in ("world", "inactive"))
    return value in activity.varied
