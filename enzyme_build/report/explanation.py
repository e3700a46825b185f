"""Why a derivative is as it is: for each value of a function its type, its activity and what the reverse sweep does
about it, each with the reason.

The facts are the plan's and the analyses' own, which remember what raised them; here they are only put into words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from enzyme_build.analysis import Activity, CallKind, Need, classify
from enzyme_build.differentiate import Derivative, ReversePlan, Session, Signature
from enzyme_build.errors import SourceLocation
from enzyme_build.ir import (
    VOID,
    Alloca,
    Argument,
    Call,
    Function,
    Instruction,
    Phi,
    Store,
    Terminator,
    Value,
    function_location,
    inlined_at_chain,
    is_pointer,
    location_of,
)
from enzyme_build.report.call_graph import CallFact, calls_of, derivative_name
from enzyme_build.report.labels import Labels
from enzyme_build.report.places import located, short_place, shown_place
from enzyme_build.report.reasons import ActivityReasons, Fate, Fates
from enzyme_build.report.tape_size import GROWING, TapeSize
from enzyme_build.report.type_names import type_name

MODES = {"gradient": "gradient", "split": "augmented and reverse halves", "forward": "forward derivative"}


@dataclass(frozen=True)
class ValueFacts:
    """One value; `activity` is active, inactive or shadowed (an address, whose memory has a shadow).

    `shown_at` is where it stands in the user's own files: what was inlined from a system header, where that was used.
    """

    name: str
    computed: str
    type: str
    at: SourceLocation
    shown_at: SourceLocation
    inlined_at: tuple[SourceLocation, ...]
    activity: str
    because: tuple[str, ...]
    fate: Fate
    shadow_fate: Fate | None = None
    is_address: bool = False

    @property
    def is_interesting(self) -> bool:
        """Not an address, an index or a condition that costs nothing."""
        fates = [fate.kind for fate in (self.fate, self.shadow_fate) if fate is not None]
        return "recorded" in fates or self.activity == "active" or (self.activity == "shadowed" and not self.is_address)


@dataclass(frozen=True)
class Explanation:
    """One derivative; `tape` is None in forward mode, and where the derivative was refused.

    `derivative` is its own name, `instructions` how many the function has and how many the derivative got, before the
    optimiser sees them.
    """

    function: str
    symbol: str
    mode: str
    arguments: tuple[tuple[str, str, str], ...]  # (activity, type, name)
    at: SourceLocation
    values: tuple[ValueFacts, ...]
    tape: Tape | None = None
    refused: bool = False
    notes: tuple[str, ...] = field(default=())
    derivative: str = ""
    calls: tuple[CallFact, ...] = ()
    instructions: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Tape:
    """`heap`: bytes in columns; `slots`: bytes recorded once; `callees`: whose tapes come on top, and how often.

    `nameless`: what the formulas' unknowns are that have no name in the source.
    """

    heap: str
    slots: int
    callees: tuple[tuple[str, str], ...]
    grows: bool
    nameless: tuple[str, ...] = ()


def explain(session: Session, only: str = "") -> list[Explanation]:
    """Everything that one run of the differentiator decided, in the order in which it did."""
    found = [
        _explain(session, function, signature, derivative)
        for (function, signature), derivative in session.derivatives.items()
        if _is_meant(function, only)
    ]
    refused = [key for key in dict.fromkeys(session.refused) if key not in session.derivatives]
    return found + [_explain(session, *key, None) for key in refused if _is_meant(key[0], only)]


def _is_meant(function: Function, only: str) -> bool:
    return not only or only in (function.name.strip('"'), function_location(function).function)


def _explain(session: Session, function: Function, signature: Signature, derivative: Derivative | None) -> Explanation:
    facts = session.facts(function)
    activity = session.activity(function, signature)
    plan = derivative.plan if derivative is not None else None
    labels = Labels(function, facts.canonical.values)
    arguments = list(zip(signature.arguments, facts.canonical.copy.arguments))
    size = TapeSize(plan, labels) if plan is not None else None
    copy = facts.canonical.copy
    shown = [v for v in [*copy.arguments, *copy.instructions()] if _is_shown(v, activity, plan)]
    for value in shown:  # nameless values are numbered in the order in which they are listed
        labels.label(value)
    writer = _Writer(activity, labels, plan, size)
    at = function_location(function)
    return Explanation(
        function=at.function or function.name,
        symbol=function.name.strip('"'),
        mode=MODES.get(signature.mode, signature.mode),
        arguments=tuple((kind, type_name(a, facts.types), labels.label(a)) for kind, a in arguments),
        at=at,
        values=tuple(writer.facts(value, at) for value in shown),
        tape=_tape(size) if size is not None else None,
        refused=derivative is None,
        notes=tuple(_notes(plan, size)) if plan is not None and size is not None else (),
        derivative=derivative_name(derivative, function),
        calls=calls_of(session, copy, activity, derivative, labels),
        instructions=(_count(function), sum(map(_count, _made(derivative)))),
    )


def _made(derivative: Derivative | None) -> list[Function]:
    parts = (derivative.function, derivative.augmented, derivative.reverse) if derivative is not None else ()
    return [part for part in parts if part is not None]


def _count(function: Function) -> int:
    return sum(1 for _ in function.instructions())


def _tape(size: TapeSize) -> Tape:
    callees = tuple((name, str(times)) for name, times in size.callees.items())
    grows = any(r.where == GROWING for r in size.records.values())
    formulas = " ".join([str(size.columns), *(times for _, times in callees)])
    used = {label: value for label, value in size.nameless.items() if re.search(rf"\b{re.escape(label)}\b", formulas)}
    computed = {label: size.labels.computed(value) for label, value in used.items()}
    nameless = tuple(f"{label} = {computed[label]}{_place(v)}" for label, v in used.items() if computed[label] != label)
    return Tape(str(size.columns), size.slots, callees, grows, nameless)


def _place(value: Value) -> str:
    return short_place(value) if isinstance(value, Instruction) else ""


def _notes(plan: ReversePlan, size: TapeSize) -> Iterable[str]:
    """What costs more than it need, and why."""
    growing = sorted((size.place(loop) for loop in size.growing_loops), key=lambda line: (":" in line, len(line), line))
    if len(growing) == 1:
        yield (
            f"the loop at {_lines(growing)} has no trip count that is known in front of it: "
            "its part of the tape grows while it runs"
        )
    elif growing:
        yield (
            f"the loops at {_lines(growing)} have no trip counts that are known in front of "
            "them: their part of the tape grows while they run"
        )
    for block in plan.canonical.dispatchers:
        entries = [i for entry in block.successors for i in entry.instructions if location_of(i).column]
        lines = sorted({location_of(i).line for i in entries})
        where = f" round line {lines[0]}" if lines else ""
        yield f"control flow{where} that is no nest of loops (a jump into a loop): each turn is recorded"


def _lines(places: Sequence[str]) -> str:
    """`line 3`, `lines 3 and 5`, `line 3, other.c:7 and other.c:8`."""
    shown = list(dict.fromkeys(places))
    here = [line for line in shown if ":" not in line]
    if here:
        shown[0] = f"line{'s' * (len(here) > 1)} {shown[0]}"
    return " and ".join(filter(None, [", ".join(shown[:-1]), shown[-1]]))


def _is_shown(value: Value, activity: Activity, plan: ReversePlan | None) -> bool:
    """The program's own values, stores and calls; of what was added to its copy, what is recorded."""
    if not isinstance(value, Instruction):
        return True
    if value.parent in activity.passive_blocks or isinstance(value, Terminator):
        return False
    is_added = value.origin is None or (isinstance(value, Phi) and len(set(value.operands)) == 1)
    return not is_added or (plan is not None and Need(value) in plan.recorded)


class _Writer:
    def __init__(self, activity: Activity, labels: Labels, plan: ReversePlan | None, size: TapeSize | None):
        self.activity = activity
        self.labels = labels
        self.reasons = ActivityReasons(activity, labels)
        self.fates = Fates(plan, labels, size) if plan is not None and size is not None else None

    def facts(self, value: Value, function: SourceLocation) -> ValueFacts:
        is_instruction = isinstance(value, Instruction)
        activity = self._activity(value)
        at = location_of(located(value)) if is_instruction else function
        inlined = tuple(inlined_at_chain(located(value))) if is_instruction else ()
        return ValueFacts(
            name=self.labels.label(value) if value.type is not VOID else "",
            computed=self.labels.computed(value) if is_instruction else "",
            type=type_name(value, self.activity.types) if value.type is not VOID else "",
            at=at,
            shown_at=shown_place(value) if is_instruction else function,
            inlined_at=inlined,
            activity=activity,
            because=tuple(self.reasons.why(value)),
            fate=self.fates.of(value) if self.fates is not None else Fate(""),
            shadow_fate=self._shadow_fate(value) if activity == "shadowed" else None,
            is_address=not isinstance(value, (Argument, Alloca, Call)),
        )

    def _activity(self, value: Value) -> str:
        if isinstance(value, Store):
            return "active" if self.activity.has_active_memory(value.pointer) else "inactive"
        if isinstance(value, Call) and value.type is VOID:
            return "active" if self._moves_numbers(value) else "inactive"
        if isinstance(value, Argument) and self.activity.needs_shadow(value):
            return "shadowed"
        if self.activity.is_active(value) and not is_pointer(value.type):
            return "active"
        return "shadowed" if self.activity.needs_shadow(value) else "inactive"

    def _moves_numbers(self, call: Call) -> bool:
        """Whether a call without a result may put active numbers into memory."""
        if classify(call) in (CallKind.INACTIVE, CallKind.DEALLOCATION):
            return False
        return any(is_pointer(a.type) and self.activity.has_active_memory(a) for a in call.arguments)

    def _shadow_fate(self, value: Value) -> Fate | None:
        found = self.fates.of(value, True) if self.fates is not None else None
        return found if found is not None and found.kind != "dropped" else None
