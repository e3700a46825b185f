"""Which primal values and shadows are at hand in the reverse sweep, and from what the others can be computed again."""

from __future__ import annotations

from enzyme_build.analysis.activity import Activity
from enzyme_build.analysis.calls import CallKind, classify, has_attribute
from enzyme_build.analysis.copies_kept import KeptCopies, KeptCopy
from enzyme_build.analysis.forwarding import Forwarding, Source
from enzyme_build.analysis.loops import Loop, LoopForest
from enzyme_build.analysis.max_flow import INFINITE
from enzyme_build.analysis.number_variables import base_of
from enzyme_build.analysis.overwrites import Obstacle, Overwrites
from enzyme_build.analysis.recording import Need
from enzyme_build.analysis.trip_counts import first_and_later, induction_of, running_step
from enzyme_build.ir import (
    Alloca,
    Argument,
    AtomicRMW,
    Block,
    Branch,
    Call,
    CompareExchange,
    Constant,
    ConstantInt,
    Instruction,
    Load,
    Phi,
    VAArg,
    Value,
)
from enzyme_build.rules import is_cheap


class ReverseAvailability:
    """The `Recomputation` of one function and mode.

    `is_index(phi)`: the canonical loop index; `split`: the reverse sweep is a function of its own.
    """

    def __init__(
        self, activity: Activity, overwrites: Overwrites, forest: LoopForest, indices: set[Value], split: bool
    ):
        self.activity = activity
        self.overwrites = overwrites
        self.forest = forest
        self.indices = indices
        self.split = split
        self.moving: frozenset[Value] = frozenset()  # variables and arguments that lie elsewhere in each half
        self.layout = activity.function.module.layout
        self.headers = {loop.header for loop in forest.loops}
        self._forwarding: Forwarding | None = None
        self._copies: KeptCopies | None = None
        self._known_inputs: dict[Need, list[Need] | None] = {}

    def use(self, forwarding: Forwarding, copies: KeptCopies | None) -> None:
        """What is loaded may be what another loop has stored, or in a copy."""
        self._forwarding, self._copies = forwarding, copies
        self._known_inputs.clear()

    def give_up_refill(self, load: Load) -> None:
        """See `Overwrites`."""
        self.overwrites.give_up_refill(load)
        self._known_inputs.clear()

    def is_free(self, need: Need) -> bool:
        value = need.value
        if isinstance(value, (Constant, Argument)) or value in self.indices:
            return True
        if value in self.moving:
            return True
        return not self.split and isinstance(value, Alloca) and self.is_entry_alloca(value)

    def _is_repeated(self, call: Call) -> bool:
        """The call is made again rather than its result recorded: it is cheap, or users said so."""
        kind = classify(call)
        if kind in (CallKind.SCALAR, CallKind.INACTIVE) and is_cheap(call):
            return True
        if kind is CallKind.SCALAR and call.function.module.is_for_device:  # whose tape is dearer than arithmetic
            return True
        return has_attribute(call, '"enzyme_shouldrecompute"') and (
            has_attribute(call, "memory(none)") or classify(call) is CallKind.SCALAR
        )

    def is_entry_alloca(self, alloca: Alloca) -> bool:
        """One per activation, of a size known to the compiler: made in the entry block of the derivative."""
        return isinstance(alloca.count, ConstantInt) and self.forest.of(alloca) is None

    def inputs(self, need: Need) -> list[Need] | None:
        if need not in self._known_inputs:
            self._known_inputs[need] = self._inputs(need)
        return self._known_inputs[need]

    def _inputs(self, need: Need) -> list[Need] | None:
        value = need.value
        assert isinstance(value, Instruction)
        match value:
            case Phi():
                return self._phi_inputs(value, need.is_shadow)
            case Load():
                if self.overwrites.can_reload(value):
                    return [Need(value.pointer, need.is_shadow)]
                source = self.source(need)
                if source is not None:
                    return [Need(source.store.value)]
                copy = self.copy(need)
                return [Need(copy), Need(value.pointer), Need(copy.base)] if copy is not None else None
            case Call():
                if need.is_shadow:
                    return None
                return [Need(a) for a in value.arguments] if self._is_repeated(value) else None
            case _ if not value.opcode:  # stands for something that only the derivative has
                return None
            case Alloca() | AtomicRMW() | CompareExchange() | VAArg():
                return None
            case _:
                if not is_cheap(value) or value.is_terminator:
                    return None
                return [self._operand_need(value, i, need.is_shadow) for i in range(len(value.operands))]

    def source(self, need: Need) -> Source | None:
        """Which store wrote what a load has read, if it cannot be read again."""
        if self._forwarding is None or not isinstance(need.value, Load) or self._is_at_hand(need.value, need.is_shadow):
            return None
        return self._forwarding.source(need.value)

    def copy(self, need: Need) -> KeptCopy | None:
        """The copy of memory that has what a load has read, if it cannot be read again."""
        if self._copies is None or not isinstance(need.value, Load) or self._is_at_hand(need.value, need.is_shadow):
            return None
        return self._copies.copy_of(need.value) if self.source(need) is None else None

    def _is_at_hand(self, load: Load, is_shadow: bool) -> bool:
        return is_shadow or self.overwrites.can_reload(load)

    def obstacle(self, need: Need) -> Obstacle | None:
        """Why the value cannot be computed again; None if it can (`inputs`)."""
        value = need.value
        if self.inputs(need) is not None:
            return None
        match value:
            case Load():
                return self.overwrites.obstacle(value)
            case Phi():
                return Obstacle("it is carried round a loop" if value.parent in self.headers else "branches meet in it")
            case Call() if classify(value) in (CallKind.SCALAR, CallKind.INACTIVE) and not need.is_shadow:
                return Obstacle("computing it again costs more than recording it")
            case Call():
                return Obstacle("it comes from a call, which is not made again")
            case Alloca():
                return Obstacle("it is made while the program runs")
            case AtomicRMW() | CompareExchange() | VAArg():
                return Obstacle("the instruction has an effect and is not repeated")
            case Instruction(opcode=""):
                return Obstacle("only the augmented half of the call makes it")
            case _:
                return Obstacle("computing it again costs more than recording it")

    def _operand_need(self, instruction: Instruction, index: int, is_shadow: bool) -> Need:
        """In a shadow computation, pointers are shadows and numbers are primal."""
        operand = instruction.operands[index]
        has_shadow = is_shadow and not self.activity.is_count(instruction, index)
        return Need(operand, has_shadow and self.activity.needs_shadow(operand))

    def _phi_inputs(self, phi: Phi, is_shadow: bool) -> list[Need] | None:
        """An induction variable comes from its start and step; a choice from its condition and what is chosen from."""
        loop = self.forest.innermost[phi.block]
        induction = induction_of(phi, loop) if loop is not None else None
        if induction is not None:
            return [Need(induction.start, is_shadow)]
        running = running_step(phi, loop) if loop is not None else None
        if running is not None:
            return [Need(running.start, is_shadow), Need(running.step)]
        ends = first_and_later(phi, loop) if loop is not None else None
        if ends is not None:
            return [Need(v, is_shadow and self.activity.needs_shadow(v)) for v in ends]
        choice = self.choice(phi)
        if choice is None:
            return None
        condition, *values = choice
        return [Need(condition), *(Need(v, is_shadow and self.activity.needs_shadow(v)) for v in values)]

    def choice(self, phi: Phi) -> tuple[Value, Value, Value] | None:
        """(condition, yes, no) of a phi that is a select: where two sides of a branch meet whose values were there
        before, so that computing both is as safe as computing one."""
        block, flow = phi.block, self.forest.flow
        if len(phi.blocks) != 2 or block in self.headers:
            return None
        above = flow.immediate_dominator[block]
        branch = above.terminator
        if not isinstance(branch, Branch) or len(branch.targets) != 2 or branch.targets[0] is branch.targets[1]:
            return None
        if self.forest.innermost[above] is not self.forest.innermost[block]:
            return None
        sides = [self._side(source, block, above) for source in phi.blocks]
        if set(sides) != {0, 1} or not all(self._is_there(v, above) for v in phi.operands):
            return None
        return branch.operands[0], phi.operands[sides.index(0)], phi.operands[sides.index(1)]

    def _side(self, source: Block, block: Block, above: Block) -> int | None:
        """Which target of the branch at the end of `above` control passed if it comes to `block` from `source`."""
        flow = self.forest.flow
        targets = above.terminator.targets
        if source is above:
            return targets.index(block)
        for side, target in enumerate(targets):
            if target is not block and flow.predecessors[target] == [above] and flow.dominates(target, source):
                return side
        return None

    def _is_there(self, value: Value, block: Block) -> bool:
        """The value is known at the end of the block, and its computation does not depend on what comes after."""
        return not isinstance(value, Instruction) or self.forest.flow.dominates(value.block, block)

    def is_always_computed(self, need: Need) -> bool:
        """An address in memory that moves between the halves: of where it was the tape must know nothing."""
        return base_of(need.value) in self.moving

    def cost(self, need: Need) -> int:
        assert isinstance(need.value, Instruction)
        if self.is_always_computed(need):
            return INFINITE >> 1
        size = self.layout.size_of(need.value.type)
        depth = len(self.forest.nest(need.value.block)) - len(self.steady_loops(need))
        if isinstance(need.value, KeptCopy):
            depth, size = depth + 1, 2 * size  # it is as long as a loop
        return size * 64 ** min(depth, 8)

    def steady_loops(self, need: Need) -> frozenset[Loop]:
        """The loops around a recorded value for which one record does for all turns."""
        load = need.value
        if need.is_shadow or not isinstance(load, Load) or self.overwrites.can_reload(load):
            return frozenset()
        return self.overwrites.steady_loops(load)
