"""Everything that is decided before the reverse mode of one function and signature is written.

Which blocks the reverse sweep visits and where it goes from each; which instructions have an adjoint; how each call is
differentiated; which primal values and shadows the reverse sweep needs, and which of them are recorded.  A plan can
be printed; writing code from it decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from enzyme_build.analysis import (
    Activity,
    Aliasing,
    CallKind,
    Forwarding,
    KeptCopies,
    KeptCopy,
    Loop,
    Need,
    Overwrites,
    ReverseAvailability,
    TypeInference,
    Unchosen,
    choose_recorded,
    classify,
    deferrable,
    lost_refills,
)
from enzyme_build.differentiate import operations
from enzyme_build.differentiate.blame import blamed_on
from enzyme_build.differentiate.calls import CallPlan, plan_calls
from enzyme_build.differentiate.canonical import CanonicalFunction
from enzyme_build.differentiate.devices import Phases
from enzyme_build.differentiate.interchange import Interchange, find_interchanges, is_worth_it
from enzyme_build.differentiate.reverse_control_flow import ReverseFlow
from enzyme_build.differentiate.session import Facts, Session
from enzyme_build.differentiate.signatures import Signature
from enzyme_build.differentiate.windows import WindowedLoop, find_windows
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    VOID,
    Alloca,
    Block,
    Branch,
    Call,
    ConstantInt,
    Function,
    Instruction,
    Load,
    Phi,
    Switch,
    Type,
    Value,
    is_pointer,
)

LARGEST_VARIABLE = 1 << 15  # bytes of one whose shadow is on the machine's stack


class TapeOfCall(Instruction):
    """Not in any block: it stands for the tape that the augmented half of a call returns."""

    __slots__ = ()

    def __init__(self, type_: Type, call: Call):
        super().__init__(type_, [], f"{call.name or 'call'}.tape")
        self.parent = call.parent
        self.origin = call


@dataclass(eq=False)
class ReversePlan:
    """`needs` are the values that the reverse sweep reads, each with the instruction whose adjoint reads it first.

    (None: control flow reads it, or the tape's addressing.)
    """

    session: Session
    function: Function
    signature: Signature
    facts: Facts
    activity: Activity
    overwrites: Overwrites
    availability: ReverseAvailability
    calls: dict[Call, CallPlan] = field(default_factory=dict[Call, CallPlan])
    recorded: set[Need] = field(default_factory=set[Need])
    needs: dict[Need, Instruction | None] = field(default_factory=dict[Need, Instruction | None])
    interchanges: list[Interchange] = field(default_factory=list[Interchange])
    windowed: list[WindowedLoop] = field(default_factory=list[WindowedLoop])

    def __post_init__(self) -> None:
        self._works: dict[Instruction, bool] = {}
        self._tapes: dict[Call, TapeOfCall] = {}

    @cached_property
    def flow(self) -> ReverseFlow:
        return ReverseFlow(self.canonical, self.has_work, self.activity.is_active)

    @cached_property
    def unchosen(self) -> Unchosen:
        return Unchosen(self.canonical.copy, self.function not in self.session.asked)

    @property
    def canonical(self) -> CanonicalFunction:
        return self.facts.canonical

    def adds_atomically(self, load: Load) -> bool:
        """May other threads add to the same place of shadow memory in the phase of this load?"""
        if not self.session.module.is_for_device or self.facts.objects.is_own(load.pointer):
            return False
        return not self._phases.writes_where(load)

    @cached_property
    def _phases(self) -> Phases:
        return Phases(self.canonical.copy)

    @property
    def split(self) -> bool:
        return self.signature.has_halves

    @property
    def on_stack(self) -> bool:
        """These are halves whose blocks lie on the stack of a gradient."""
        return self.signature.on_stack

    @property
    def hands_stack(self) -> bool:
        """Some call hands the stack on."""
        plans = (plan.derivative for plan in self.calls.values())
        return any(derivative is not None and derivative.takes_stack for derivative in plans)

    @property
    def moving(self) -> frozenset[Value]:
        """Variables and arguments that may lie somewhere else in the reverse half, with their shadows."""
        return self.availability.moving

    @cached_property
    def reserves(self) -> bool:
        """An activation has blocks of its own beside what it returns: columns, copies, shadows of its variables."""
        values = [need.value for need in self.recorded]
        if any(
            isinstance(v, KeptCopy) or (isinstance(v, Instruction) and self.storage_nest(v.block)[1]) for v in values
        ):
            return True
        return self._has_own_blocks

    @cached_property
    def _has_own_blocks(self) -> bool:
        """Shadows of variables lie on the stack."""
        return any(isinstance(i, Alloca) and self.has_work(i) for i in self.canonical.copy.instructions())

    @cached_property
    def record_block(self) -> Block | None:
        """On the stack: the block through which all that is recorded comes, outside of loops; None for the entry."""
        flow, forest = self.canonical.flow, self.canonical.forest
        if not self.on_stack or self._has_own_blocks:
            return None
        found: Block | None = None
        for need in self.recorded:
            assert isinstance(need.value, Instruction)
            group = self.storage_nest(need.value.block)[1]
            block = forest.preheader(group[0]) if group else need.value.block
            found = block if found is None else flow.common_dominator(found, block)
        while found is not None and (loop := forest.innermost[found]) is not None:
            found = forest.preheader(loop)
        return None if found is None or found is self.canonical.copy.entry else found

    @property
    def types(self) -> TypeInference:
        return self.facts.types

    def has_work(self, instruction: Instruction) -> bool:
        """True if the instruction does something in the reverse sweep."""
        if instruction.parent in self.activity.passive_blocks:
            return False
        found = self._works.get(instruction)
        if found is None:
            found = self._works[instruction] = self._has_work(instruction)
        return found

    def _has_work(self, instruction: Instruction) -> bool:
        if isinstance(instruction, Call):
            plan = self.calls.get(instruction)
            if plan is not None:
                return plan.is_active
        with blamed_on(instruction):
            return operations.of(instruction).has_adjoint(instruction, self)

    def is_computed_again(self, instruction: Instruction) -> bool:
        """The tangent half of split forward mode needs no tape for it: it comes from no memory and no effect.

        (Addresses of stack memory are what they were, because they may be compared with others that were kept.)
        """
        match instruction:
            case Load():
                return self.overwrites.can_reload(instruction)
            case Call():
                return classify(instruction) is CallKind.SCALAR
            case _:
                return instruction.opcode not in ("alloca", "store", "atomicrmw", "cmpxchg", "fence", "va_arg")

    def tape_marker(self, call: Call) -> TapeOfCall:
        """The value that stands for the tape of a call."""
        marker = self._tapes.get(call)
        if marker is None:
            derivative = self.calls[call].derivative
            assert derivative is not None and derivative.tape is not None
            marker = self._tapes[call] = TapeOfCall(derivative.tape, call)
        return marker

    def copies_at(self, block: Block) -> list[KeptCopy]:
        """The copies of memory that are recorded at the end of a block."""
        return self._copies.get(block, [])

    @cached_property
    def _copies(self) -> dict[Block, list[KeptCopy]]:
        found: dict[Block, list[KeptCopy]] = {}
        for value in (need.value for need in self.recorded):
            if isinstance(value, KeptCopy):
                found.setdefault(value.block, []).append(value)
        return found

    def storage_nest(self, block: Block) -> tuple[list[Loop], list[Loop]]:
        """The loops around a block as (outer ones, the group that is indexed together): see `tape`."""
        nest = self.canonical.forest.nest(block)
        if not nest:
            return [], []
        start = len(nest) - 1
        if self.canonical.loops[nest[start]].count is not None:
            while start > 0 and all(self._countable_from(nest[start - 1], inner) for inner in nest[start - 1 :]):
                if not self._runs_throughout(nest[start], nest[start - 1]):
                    break
                start -= 1
        return nest[:start], nest[start:]

    def _runs_throughout(self, inner: Loop, outer: Loop) -> bool:
        """Every iteration of `outer` comes to `inner`, or none does: else most of what is reserved would stay empty."""
        flow, forest = self.canonical.flow, self.canonical.forest
        block = forest.preheader(inner)
        while not all(flow.dominates(block, latch) for latch in outer.latches):
            block = flow.immediate_dominator[block]
            decides = isinstance(block.terminator, (Branch, Switch)) and block.terminator.operands[:1]
            if decides and forest.innermost[block] is outer and not outer.is_invariant(decides[0]):
                return False
        return True

    def _countable_from(self, base: Loop, loop: Loop) -> bool:
        """The trip count of `loop` is known in front of `base`."""
        level = self.canonical.loops[loop].count_level
        return level is not None and level.contains(base)

    def is_counted(self, group: list[Loop]) -> bool:
        """The number of records of the group is known in front of it."""
        return self.canonical.loops[group[-1]].count is not None


def make_plan(session: Session, function: Function, signature: Signature) -> ReversePlan:
    """Decide everything about the reverse mode of a function."""
    facts = session.facts(function)
    activity = session.activity(function, signature)
    split, replays = signature.has_halves, signature.mode == "split forward"
    changes = signature.caller_may_change or tuple(True for _ in function.arguments)
    canonical = facts.canonical
    releases = {} if replays else deferrable(facts.objects, canonical.forest, activity.needs_shadow)
    apart = signature.arrays == "apart"
    aliasing = Aliasing(facts.objects, canonical.forest, apart=True) if apart else facts.aliasing
    overwrites = Overwrites(canonical.copy, canonical.flow, aliasing, split, changes, releases)
    indices: set[Value] = {loop.index for loop in canonical.loops.values()}
    availability = ReverseAvailability(activity, overwrites, canonical.forest, indices, split)
    if signature.mode == "split":
        availability.moving = frozenset(_moving(session, function, activity, availability))
    calls = plan_calls(session, facts, activity, signature, overwrites)
    plan = ReversePlan(session, function, signature, facts, activity, overwrites, availability, calls)
    if replays:
        plan.recorded = set(needs_of_replay(plan))
    else:
        keeps_copies = session.is_last and not session.module.is_for_device  # (of what threads share, each would)
        availability.use(_forwarding(plan), _copies(plan) if keeps_copies else None)
        _decide_needs(plan)
    return plan


def _moving(
    session: Session, function: Function, activity: Activity, availability: ReverseAvailability
) -> Iterator[Value]:
    copy = session.canonical(function).copy
    for index, argument in enumerate(copy.arguments):
        if is_pointer(argument.type) and session.number_variables.may_move(function, index):
            yield argument
    variables = (v for v in copy.instructions() if isinstance(v, Alloca) and availability.is_entry_alloca(v))
    for variable in (v for v in variables if activity.needs_shadow(v)):
        if _is_small(variable, session) and session.number_variables.has(variable):
            yield variable


def _is_small(variable: Alloca, session: Session) -> bool:
    """It may lie on the machine's stack twice."""
    assert isinstance(variable.count, ConstantInt)
    size = session.module.layout.size_of(variable.allocated_type) * variable.count.value
    return size <= LARGEST_VARIABLE


def _counts(plan: ReversePlan) -> dict[Loop, Value]:
    return {loop: facts.count for loop, facts in plan.canonical.loops.items() if facts.count is not None}


def _copies(plan: ReversePlan) -> KeptCopies:
    return KeptCopies(plan.canonical.forest, plan.overwrites, _counts(plan))


def _forwarding(plan: ReversePlan) -> Forwarding:
    canonical, counts = plan.canonical, _counts(plan)
    whole = [loop for loop in counts if _runs_whole(loop, plan)]
    return Forwarding(canonical.copy, canonical.forest, plan.overwrites, counts, whole)


def _runs_whole(loop: Loop, plan: ReversePlan) -> bool:
    """It runs exactly as often as counted, ends at the end of a turn, and its records are found from behind it."""
    exact = plan.canonical.loops[loop].exact
    if exact is None or loop.latches != [exact.exiting]:
        return False
    outer, group = plan.storage_nest(loop.header)
    return not outer or group[0] is not loop


def needs_of_replay(plan: ReversePlan) -> Iterator[Need]:
    """What the tangent half reads: everything that it cannot compute again from arguments, in the program's order."""
    for block in plan.canonical.flow.order:
        for instruction in block.instructions:
            with blamed_on(instruction):
                yield from _needs_of_replay(instruction, plan)


def _needs_of_replay(instruction: Instruction, plan: ReversePlan) -> Iterator[Need]:
    if instruction.parent in plan.activity.passive_blocks:
        if any(u.parent not in plan.activity.passive_blocks for u in instruction.users):
            raise UnsupportedError("split forward mode goes over something that happens only once")
        return
    call_plan = plan.calls.get(instruction) if isinstance(instruction, Call) else None
    if isinstance(instruction, Call) and call_plan and call_plan.derivative and call_plan.derivative.tape is not None:
        yield Need(plan.tape_marker(instruction))
    if instruction.type is not VOID and instruction.uses and not plan.is_computed_again(instruction):
        yield Need(instruction)
    if isinstance(instruction, (Load, Alloca, Call)) and plan.activity.needs_shadow(instruction):
        yield Need(instruction, True)


def _decide_needs(plan: ReversePlan) -> None:
    """Values that operations and control flow read; then the counts that addressing the tape reads, and so on."""
    reads: list[tuple[Instruction | None, Need]] = []
    for block in plan.flow.visited:
        for instruction in block.instructions:
            if not isinstance(instruction, Phi) and plan.has_work(instruction):
                with blamed_on(instruction):
                    reads += [(instruction, need) for need in operations.of(instruction).reads(instruction, plan)]
    reads += [(None, need) for need in plan.flow.reads()]
    on_device = plan.session.module.is_for_device  # where threads must come to their barriers in one order
    interchanges = [] if on_device else find_interchanges(plan)
    windowed = [] if on_device else find_windows(plan)
    reads += [(None, need) for made in (*interchanges, *windowed) for need in made.needs(plan)]
    needs: dict[Need, Instruction | None] = {}
    for instruction, need in reads:
        needs.setdefault(need, instruction)
    while True:
        recorded = choose_recorded(needs, plan.availability)
        more = {n: None for r in recorded for n in _addressing_needs(plan, r) if n not in needs}
        lost = lost_refills(reads, recorded, plan.availability)
        for load in lost:
            plan.availability.give_up_refill(load)
        if not more and not lost:
            break
        needs.update(more)
        reads += [(None, need) for need in more]
    plan.recorded = recorded
    plan.needs = needs
    copied = {n.value.block for n in recorded if isinstance(n.value, KeptCopy)}
    plan.interchanges = [m for m in interchanges if is_worth_it(m, plan) and copied.isdisjoint(m.outer.blocks)]
    inside = {made.inner for made in plan.interchanges}
    plan.windowed = [m for m in windowed if m.nest[-1] not in inside and copied.isdisjoint(m.nest[0].blocks)]


def _addressing_needs(plan: ReversePlan, recorded: Need) -> list[Need]:
    """The trip counts that the place of a recorded value is computed from."""
    assert isinstance(recorded.value, Instruction)
    outer, group = plan.storage_nest(recorded.value.block)
    loops = group if outer else group[1:]
    counts = [plan.canonical.loops[loop].count for loop in loops]
    return [Need(c) for c in counts if c is not None]
