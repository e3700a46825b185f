"""What is thrown and caught inside of a derivative carries no active numbers: the runtime hands it over."""

from __future__ import annotations

from enzyme_build.analysis import Activity, CallKind, MemoryObject, callee_name, classify
from enzyme_build.differentiate.caught_exceptions import THROWN
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import Call, Instruction, Store, Value, is_pointer


def refuse_active_exceptions(call: Call, activity: Activity) -> None:
    """UnsupportedError if numbers that depend on active inputs lie in what a call throws, or behind it."""
    if callee_name(call) != THROWN or call.parent in activity.passive_blocks:
        return
    objects = activity.objects
    thrown = {o for o in objects.reach(objects.of(call.arguments[0])) if o.kind != "inactive"}
    for instruction in call.function.instructions():
        if _brings_numbers(instruction, thrown, activity):
            raise UnsupportedError(
                "an exception that is caught carries active numbers: what is thrown has no derivative",
                help="keep the numbers in variables outside of the `try`, or throw what depends on no active input",
            )


def _brings_numbers(instruction: Instruction, thrown: set[MemoryObject], activity: Activity) -> bool:
    match instruction:
        case Store():
            written, sources = [instruction.pointer], [instruction.value]
        case Call() if classify(instruction) not in (CallKind.INACTIVE, CallKind.ALLOCATION, CallKind.DEALLOCATION):
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
