"""The reasons, in words: why a value is active, and why it is recorded, computed again or dropped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from enzyme_build.analysis import Activity, CallKind, MemoryObject, Need, classify
from enzyme_build.differentiate import ReversePlan, TapeOfCall
from enzyme_build.ir import (
    VOID,
    Alloca,
    Argument,
    Call,
    Constant,
    Instruction,
    Load,
    Phi,
    Store,
    Terminator,
    Value,
)
from enzyme_build.report.labels import Labels
from enzyme_build.report.places import short_place
from enzyme_build.report.tape_size import TapeSize

LONGEST_CHAIN = 8


@dataclass(frozen=True)
class Fate:
    """`kind`: recorded, recomputed, reloaded, at hand or dropped; "" where nothing was decided."""

    kind: str
    why: str = ""
    bytes: int = 0
    times: str = ""
    where: str = ""


class ActivityReasons:
    """The way on which derivative information comes to a value, and the way on which it goes on."""

    def __init__(self, activity: Activity, labels: Labels):
        self.activity = activity
        self.labels = labels

    def why(self, value: Value) -> Iterator[str]:
        """Steps from an active input to an active value; for an inactive number, what it lacks."""
        if isinstance(value, Store):
            value = value.value
        if self.activity.is_active(value):
            way = [self._step(node) for node in self.activity.way_in(value) if not _only_merges(node)]
            left_out = len(way) - LONGEST_CHAIN
            if left_out > 0:
                half = LONGEST_CHAIN // 2
                way = [*way[:half], f"… {left_out} more …", *way[-half:]]
            yield from way
        elif self.activity.carries(value) and not isinstance(value, Constant) and value.type is not VOID:
            if value not in self.activity.varied:
                yield "it does not depend on an active input"
            elif value not in self.activity.useful:
                yield "no active output depends on it"

    def _step(self, node: Value | MemoryObject) -> str:
        match node:
            case MemoryObject(kind="argument", value=Argument() as argument):
                return f"memory behind argument {self.labels.label(argument)}"
            case MemoryObject(kind="world"):
                return "memory outside of the function"
            case MemoryObject(kind=kind, value=Value() as maker):
                names = {
                    "alloca": "stack variable",
                    "allocation": "memory allocated as",
                    "result": "memory returned as",
                }
                return f"{names.get(kind, kind)} {self.labels.label(maker)}"
            case Argument():
                return f"argument {self.labels.label(node)}"
            case Instruction():
                return f"{self.labels.operation(node)}{short_place(node)}"
            case _:
                return str(node)


def _only_merges(node: Value | MemoryObject) -> bool:
    """A phi says where control flow meets, which is no step that people look for."""
    return isinstance(node, Phi)


class Fates:
    """What the reverse sweep does to have a value, and for whom."""

    def __init__(self, plan: ReversePlan, labels: Labels, size: TapeSize):
        self.plan = plan
        self.labels = labels
        self.size = size
        self.readers: dict[Need, str] = {}
        self._spread()

    def _spread(self) -> None:
        """Who reads a value: an adjoint, control flow, or the computation of another value."""
        work = [(need, self._first_reader(need, by)) for need, by in self.plan.needs.items()]
        while work:
            need, reader = work.pop(0)
            if need in self.readers or isinstance(need.value, Constant):
                continue
            self.readers[need] = reader
            free = self.plan.availability.is_free(need)
            inputs = None if free or need in self.plan.recorded else self.plan.availability.inputs(need)
            work += [(i, f"to compute {self.labels.label(need.value)} again") for i in inputs or ()]

    def _first_reader(self, need: Need, by: Instruction | None) -> str:
        if by is not None:
            what = "the reverse half of" if by in self.plan.calls else "the adjoint of"
            return f"by {what} {self.labels.operation(by)}{short_place(by)}"
        if isinstance(need.value, Phi) and need.value in self.plan.canonical.entered_from.values():
            return "to know which way control came"
        if isinstance(need.value, Phi):
            return "to know how often a loop ran"
        return "to find the way back through a loop"

    def of(self, value: Value, is_shadow: bool = False) -> Fate:
        """What becomes of a value (or of its shadow)."""
        need = Need(value, is_shadow)
        reader = self.readers.get(need)
        if not is_shadow and isinstance(value, Call) and value in self.plan.calls:
            tape = self._tape_of(value)
            if tape is not None:
                return tape
        if isinstance(value, Store) or value.type is VOID:
            return Fate("")
        if reader is None:
            return Fate("dropped", self._why_dropped(value))
        if self.plan.availability.is_free(need):
            return Fate("at hand", f"needed {reader}")
        if need in self.plan.recorded:
            return self._recorded(need, f"needed {reader}")
        copy = self.plan.availability.copy(need)
        if copy is not None:
            return Fate("reloaded", f"needed {reader}; from a copy of {self.labels.label(copy.base)} that is kept")
        if isinstance(value, Load):
            return Fate("reloaded", f"needed {reader}; nothing overwrites it before the reverse sweep")
        return Fate("recomputed", f"needed {reader}")

    def _is_about_control_flow(self, value: Value) -> bool:
        canonical = self.plan.canonical
        return value in canonical.entered_from.values() or value in canonical.exit_index.values()

    def _recorded(self, need: Need, reader: str) -> Fate:
        record = self.size.records[need]
        obstacle = self.plan.availability.obstacle(need)
        if obstacle is None:
            why = "recording it is cheaper than recording what it is computed from"
        elif obstacle.by is not None:
            why = f"{obstacle.reason} by {self.labels.operation(obstacle.by)}{short_place(obstacle.by)}"
        else:
            why = "" if self._is_about_control_flow(need.value) else obstacle.reason
        if isinstance(need.value, Load) and obstacle is not None:
            why = f"cannot be reloaded: {why}"
        text = f"{reader}; {why}" if why else reader
        return Fate("recorded", text, record.bytes, record.times.as_factor, record.where)

    def _tape_of(self, call: Call) -> Fate | None:
        """A call that is differentiated as such leaves its own tape."""
        for need in self.plan.recorded:
            if isinstance(need.value, TapeOfCall) and need.value.origin is call:
                record = self.size.records[need]
                why = f"the tape of {self.labels.callee(call)}, needed by its reverse half"
                return Fate("recorded", why, record.bytes, record.times.as_factor, record.where)
        return None

    def _why_dropped(self, value: Value) -> str:
        if isinstance(value, (Argument, Alloca)):
            return "not read"
        if isinstance(value, Call) and classify(value) is CallKind.INACTIVE:
            return "has no derivative"
        users = [user for user in value.users if not isinstance(user, (Phi, Terminator))]
        names = list(dict.fromkeys(map(self.labels.operation, users)))
        if not names:
            return "no adjoint reads it"
        listed = ", ".join(names[:2]) + (", …" if len(names) > 2 else "")
        return f"not read by the adjoint{'s' if len(names) > 1 else ''} of {listed}"
