"""The reverse sweep: for each active instruction y = φ(x…), last first, x̄ += ȳ·∂φ/∂x, then ȳ = 0.

An adjoint is zero at first and whenever its value's definition is passed.  Within a block it is a register; between
blocks a stack variable (see `adjoints`).  Memory has its adjoints in shadow memory.  Primal values are looked up: at
hand, computed again, or read from the tape, as the plan says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from enzyme_build import rules
from enzyme_build.analysis import Loop, Need, Source, first_and_later, induction_of, running_step
from enzyme_build.differentiate import operations
from enzyme_build.differentiate.adjoint_recurrences import shorten_chains
from enzyme_build.differentiate.adjoints import Adjoints
from enzyme_build.differentiate.blame import blamed_on
from enzyme_build.differentiate.interchanged_loops import write_interchanged
from enzyme_build.differentiate.lanes import Lanes, PerLane
from enzyme_build.differentiate.plan import ReversePlan
from enzyme_build.differentiate.tape import Tape
from enzyme_build.differentiate.unchosen_loops import Notes, find_unchosen
from enzyme_build.differentiate.windowed_loops import write_windowed
from enzyme_build.errors import InternalError
from enzyme_build.ir import (
    I8,
    I64,
    Alloca,
    Block,
    Builder,
    Constant,
    Function,
    Instruction,
    IntegerType,
    Load,
    Phi,
    PointerType,
    Type,
    Value,
    clone_instruction,
    constant_int,
    i64,
    print_instruction,
    tbaa_across_calls,
)

PhiAdjoints = list[tuple[Phi, int, Value, Value | None]]  # a phi's adjoint in a lane, and whether it got one


class ReverseSweep:
    """Writes the reverse sweep into `function`.

    `at_hand` maps primal values and `shadows_at_hand` their shadows to values that dominate the reverse sweep:
    arguments, and stack variables of the same function.
    """

    def __init__(
        self,
        plan: ReversePlan,
        tape: Tape,
        function: Function,
        entry: Builder,
        at_hand: dict[Value, Value],
        shadows_at_hand: list[dict[Value, Value]],
    ):
        self.plan = plan
        self.tape = tape
        self.session = plan.session
        self.activity = plan.activity
        self.types = plan.types
        self.objects = plan.facts.objects
        self.function = function
        self.entry = entry
        self.at_hand = at_hand
        self.lanes = Lanes(plan.signature.width)
        self._all_shadows_at_hand = PerLane(self.lanes, shadows_at_hand)
        self.layout = plan.session.module.layout
        self.builder = Builder(plan.session.module)
        self.builder.usual_fast = _common_flags(plan.canonical.copy)
        self.blocks: dict[Block, Block] = {}
        self.entrances: dict[Loop, Block] = {}  # of loops that are not simply gone through backwards
        self._indices: dict[Loop, Alloca] = {}
        self._all_adjoints = PerLane(self.lanes, [Adjoints(entry, plan.types) for _ in shadows_at_hand])
        self._cache: dict[Need, Value] = {}
        self._turns: dict[Loop, Loop] = {}  # whose current turn counts as another loop's
        self.scratch_slot: Alloca | None = None
        self._notes = Notes({}, entry)
        self._reason: Value | None = None  # without which what gives an adjoint got none itself

    @property
    def shadows_at_hand(self) -> dict[Value, Value]:
        """Of the current lane."""
        return self._all_shadows_at_hand.here

    def each_lane(self) -> Iterator[int]:
        """Every lane in turn is the current one; shadows are looked up anew in each."""
        if self.lanes.width == 1:
            yield 0
            return
        for lane in self.lanes.each():
            self._cache = {need: value for need, value in self._cache.items() if not need.is_shadow}
            yield lane
        self._cache = {need: value for need, value in self._cache.items() if not need.is_shadow}

    # ---- the walk ----------------------------------------------------------------------------------------
    def run(self, start: Block, seeds: Sequence[Value]) -> Builder:
        """Write everything; `start` is the (empty) block where the sweep begins.  Answers where it ends."""
        flow = self.plan.flow
        exit_block = self.plan.canonical.exit_block
        assert exit_block is not None
        for block in flow.visited:
            made = start if block is exit_block else self.function.add_block(f"reverse.{block.name}")
            self.blocks[block] = made
        end = Builder(self.plan.session.module)
        for loop in (*(nest.outer for nest in self.plan.interchanges), *(made.nest[0] for made in self.plan.windowed)):
            self.entrances[loop] = self.function.add_block("reverse.entrance")
        # (What one thread leaves out others may wait in.)
        left_out = {} if self.session.module.is_for_device else find_unchosen(self.plan, self.tape, self.entrances)
        self._notes = Notes(left_out, self.entry)
        for block in flow.visited:
            self.at_start(self.blocks[block], block)
            if block is exit_block and seeds:
                result = block.terminator.operands[0]
                for lane in self.each_lane():
                    self.add(result, seeds[lane])
            self.write(block, end)
        for nest in self.plan.interchanges:
            write_interchanged(nest, self.entrances[nest.outer], self)
        for made in self.plan.windowed:
            write_windowed(made, self.entrances[made.nest[0]], self)
        if self.session.is_last:
            loops = self.plan.canonical.forest.loops
            headers = [self.blocks[loop.header] for loop in loops if loop.header in self.blocks]
            shorten_chains(self.entry, headers, {s for lane in self._all_adjoints.things for s in lane.slots})
        return end

    def at_start(self, made: Block, block: Block) -> None:
        """Go on with an empty block, which is for the reverse of a primal one."""
        self.builder.at_end(made)
        self.forget()
        for adjoints in self._all_adjoints.things:
            adjoints.block = block

    def forget(self) -> None:
        """What was looked up counts no more."""
        self._cache = {}

    def write(self, block: Block, end: Builder) -> None:
        """The reverse of a block, and the way on."""
        for instruction in self.working(block):
            self.visit(instruction)
        for copy in self.plan.copies_at(block):
            self.tape.give_back(self.builder, self.primal(copy))
        self._leave(block, end)

    def working(self, block: Block) -> list[Instruction]:
        """The instructions with an adjoint, last first."""
        return [i for i in reversed(block.instructions) if not isinstance(i, Phi) and self.plan.has_work(i)]

    def visit(self, instruction: Instruction) -> None:
        """The adjoint of one instruction."""
        with blamed_on(instruction), self.builder.deriving(instruction):
            self._visit(instruction)

    def _visit(self, instruction: Instruction) -> None:
        operation = operations.of(instruction)
        self._reason = self._notes.read(instruction, self.builder)
        if operation.handles_lanes:
            operation.adjoint(instruction, self)
        else:
            for _ in self.each_lane():
                operation.adjoint(instruction, self)
        self._reason = None

    def _leave(self, block: Block, end: Builder) -> None:
        way = self.plan.flow.ways[block]
        if way.jump is not None:
            self._go(block, way.jump, [])
            return
        active = [phi for phi in block.phis if self.activity.is_active(phi)]
        reasons = {phi: self._notes.read(phi, self.builder) for phi in active}
        adjoints = [(phi, lane, self.take(phi), reasons[phi]) for lane in self.each_lane() for phi in active]
        if not way.predecessors:
            assert self.builder.block is not None
            self.settle()
            end.at_end(self.builder.block)
            return
        if not way.latches:
            self._choose(block, way.predecessors, adjoints)
            return
        loop = self.plan.canonical.forest.innermost[block]
        assert loop is not None
        slot = self.index_slot(loop)
        index = self.builder.load(I64, slot)
        out, again = self.function.add_block("reverse.out"), self.function.add_block("reverse.again")
        self.settle()
        self.builder.branch_if(self.builder.compare("eq", index, i64(0)), out, again)
        kept = self._cache
        for target, sources in ((out, way.predecessors), (again, way.latches)):
            self.builder.at_end(target)
            self._cache = dict(kept)
            if target is again:
                previous = self.builder.binary("sub", index, i64(1))
                noted = len(sources) > 1 and self.primal(self.plan.canonical.entered_from[block])
                self.builder.store(previous, slot)
                self.tape.previous_iteration(loop, self.builder)
                self._choose(block, sources, adjoints, noted or None)
            else:
                self._choose(block, sources, adjoints)

    def _choose(
        self, block: Block, sources: tuple[Block, ...], adjoints: PhiAdjoints, noted: Value | None = None
    ) -> None:
        """Go to the predecessor that control came from."""
        if len(sources) == 1:
            self._go(block, sources[0], adjoints)
            return
        which = noted or self.primal(self.plan.canonical.entered_from[block])
        numbers = self.plan.canonical.flow.predecessors[block]
        edges = [(source, self.function.add_block("reverse.edge")) for source in sources]
        cases = [(numbers.index(source), edge) for source, edge in edges[1:]]
        self.settle()
        if len(cases) == 1:
            other = self.builder.compare("eq", which, constant_int(which.type, cases[0][0]))
            self.builder.branch_if(other, cases[0][1], edges[0][1])
        else:
            self.builder.switch(which, edges[0][1], cases)
        kept = self._cache
        for source, edge in edges:
            self.builder.at_end(edge)
            self._cache = dict(kept)
            self._go(block, source, adjoints)

    def _go(self, block: Block, source: Block, adjoints: PhiAdjoints) -> None:
        for phi, lane, adjoint, self._reason in adjoints:
            self.lanes.lane = lane
            value = phi.value_from(source)
            with self.builder.deriving(phi):
                self.add(value, adjoint)
        self.lanes.lane, self._reason = 0, None
        for loop in self.plan.flow.left_loops(block, source):
            value, offset = self.plan.flow.last_index(block, loop)
            last = self.primal(value)
            if offset:
                last = self.builder.binary("add", last, i64(offset))
            self.builder.store(last, self.index_slot(loop))
            self.tape.take_back(loop, last, self.builder, self.primal)
            self._leave_out(loop)
        entered = self.plan.canonical.forest.entered_by(block, source)
        entrance = next((self.entrances[loop] for loop in entered if loop in self.entrances), None)
        self.settle()
        self.builder.branch(entrance or self.blocks[source])

    def _leave_out(self, loop: Loop) -> None:
        """Go on in front of the loop if it computed what was not chosen."""
        has_work = self._notes.has_work(loop, self.builder)
        if has_work is not None:
            chosen = self.function.add_block("reverse.chosen")
            self.settle()
            self.builder.branch_if(has_work, chosen, self.blocks[self.plan.canonical.forest.preheader(loop)])
            self.builder.at_end(chosen)

    def index_slot(self, loop: Loop) -> Alloca:
        """The stack variable of the loop's current iteration, from 0."""
        if loop not in self._indices:
            self._indices[loop] = self.entry.alloca(I64, f"{loop.header.name}.index")
        return self._indices[loop]

    # ---- adjoints ----------------------------------------------------------------------------------------
    def take(self, value: Value) -> Value:
        """The adjoint of a value, which is zero from here on."""
        self._notes.clear(value, self.builder)
        return self._all_adjoints.here.take(value, self.builder)

    def add(self, value: Value, contribution: Value | None) -> None:
        """value's adjoint += contribution, if the value is active."""
        if contribution is not None and self.activity.is_active(value):
            self._notes.add(value, contribution, self._reason, self.builder)
            self._all_adjoints.here.add(value, contribution, self.builder)

    def settle(self) -> None:
        """Adjoints are where the next block looks for them."""
        for adjoints in self._all_adjoints.things:
            adjoints.settle(self.builder)

    # ---- primal values and shadows -----------------------------------------------------------------------
    def primal(self, value: Value) -> Value:
        return self.lookup(Need(value))

    def shadow(self, value: Value) -> Value:
        return self.lookup(Need(value, self.activity.needs_shadow(value)))

    def shadow_address(self, pointer: Value, reading: Type | None = None) -> Value:
        """The shadow of an address; a scratch place (zero if it is read) where it may be the primal address itself."""
        shadow = self.shadow(pointer)
        if not self.activity.may_lack_shadow(pointer):
            return shadow
        if self.scratch_slot is None:
            self.scratch_slot = self.entry.alloca(I8, "scratch", i64(256), 16)
        if reading is not None:
            rules.zero_fill(self.builder, self.scratch_slot, i64(self.layout.store_size_of(reading)))
        same = self.builder.compare("eq", shadow, self.primal(pointer))
        return self.builder.select(same, self.scratch_slot, shadow)

    def lookup(self, need: Need) -> Value:
        """A primal value or shadow, where the builder stands."""
        work = [need]
        while work:  # a chain of values to compute again may be longer than Python's stack is deep
            missing = [n for n in self._inputs(work[-1]) if self._known(n) is None]
            if missing:
                work += reversed(missing)
                continue
            current = work.pop()
            if self._known(current) is None:
                self._cache[current] = self._fetch(current)
        found = self._known(need)
        assert found is not None
        return found

    def _known(self, need: Need) -> Value | None:
        """What needs no code here: constants, what dominates the reverse sweep, what was looked up in this block."""
        value = need.value
        if isinstance(value, Constant):
            if need.is_shadow:
                return self.session.globals.shadow_of_constant(value, self.activity, False, self.lanes.lane)
            return value
        here = (self.shadows_at_hand if need.is_shadow else self.at_hand).get(value)
        if here is not None and value not in self.plan.availability.indices and self.plan.availability.is_free(need):
            return here
        return self._cache.get(need)

    def _inputs(self, need: Need) -> list[Need]:
        """What is looked up first: the inputs of a value that is computed again."""
        if self._known(need) is not None or need.value in self.plan.availability.indices or need in self.plan.recorded:
            return []
        if self.plan.availability.source(need) is not None:
            return []
        inputs = self.plan.availability.inputs(need)
        if inputs is None or not isinstance(need.value, Instruction):
            text = print_instruction(need.value) if isinstance(need.value, Instruction) else repr(need.value)
            raise InternalError(f"the reverse sweep needs a value that was not recorded: {text}")
        return inputs

    def _fetch(self, need: Need) -> Value:
        value = need.value
        assert isinstance(value, Instruction)
        if value in self.plan.availability.indices:
            loop = self.plan.canonical.forest.innermost[value.block]
            assert loop is not None
            return self.builder.load(I64, self.index_slot(self._turns.get(loop, loop)))
        if need in self.plan.recorded:
            found = self.tape.read(need, self.builder, self.primal, self._is_in_loop())
            is_lane = need.is_shadow and self.lanes.width > 1
            return self.builder.extract_value(found, self.lanes.lane) if is_lane else found
        source = self.plan.availability.source(need)
        if source is not None:
            return self._stored_before(source)
        inputs = [known for known in map(self._known, self._inputs(need)) if known is not None]
        with self.builder.deriving(value):
            made = self._again(value, inputs)
        if isinstance(made, Load) and not need.is_shadow:
            is_copied = self.plan.availability.copy(need) is not None
            (self.tape.accesses.columns if is_copied else self.tape.accesses.primals).add(made)
        return made

    def _is_in_loop(self) -> bool:
        block = self._all_adjoints.here.block
        return block is None or self.plan.canonical.forest.innermost[block] is not None

    def _stored_before(self, source: Source) -> Value:
        """What another loop stored in the turn that has this number."""
        cache, turns = self._cache, self._turns
        self._cache, self._turns = {}, {**turns, source.writing: turns.get(source.reading, source.reading)}
        found = self.primal(source.store.value)
        self._cache, self._turns = cache, turns
        return found

    def _again(self, instruction: Instruction, inputs: list[Value]) -> Value:
        if isinstance(instruction, Phi):
            if len(inputs) == 3:
                return self.builder.select(inputs[0], inputs[1], inputs[2])
            return self._carried_value(instruction, *inputs)
        if isinstance(instruction, Load):
            made = clone_instruction(instruction, [self._in_copy(*inputs)] if len(inputs) > 1 else inputs)
            tag = instruction.metadata.get("tbaa")
            made.metadata = {"tbaa": tbaa_across_calls(self.session.module, tag)} if tag else {}
            return self.builder.insert(made)
        callee = instruction.operands[-1:] if instruction.opcode == "call" else []
        made = clone_instruction(instruction, [*inputs, *callee])
        made.metadata = {}
        made.flags = tuple(f for f in made.flags if f != "inbounds")
        return self.builder.insert(made)

    def _in_copy(self, copy: Value, address: Value, base: Value) -> Value:
        """Where a copy of memory has what was at the address."""
        start, place = (self.builder.cast("ptrtoint", pointer, I64) for pointer in (base, address))
        return self.builder.gep(I8, copy, [self.builder.binary("sub", place, start)])

    def _carried_value(self, phi: Phi, start: Value, other: Value | None = None) -> Value:
        """What a phi in a loop's header is in this turn; `other`: its step, or its value in all turns but the first."""
        loop = self.plan.canonical.forest.innermost[phi.block]
        assert loop is not None
        index: Value = self.primal(self.plan.canonical.loops[loop].index)
        if other is not None and first_and_later(phi, loop) is not None:
            return self.builder.select(self.builder.compare("eq", index, i64(0)), start, other)
        return self._induction_value(phi, loop, index, start, other)

    def _induction_value(self, phi: Phi, loop: Loop, index: Value, start: Value, running: Value | None) -> Value:
        """start + index·step; the step is a constant, or known to the running program."""
        is_pointer = isinstance(phi.type, PointerType)
        if running is None:
            induction = induction_of(phi, loop)
            assert induction is not None
            step: Value = i64(induction.step) if is_pointer else constant_int(phi.type, induction.step)
        else:
            found = running_step(phi, loop)
            assert found is not None
            step = self.builder.binary("mul", running, i64(found.size)) if is_pointer else running
        if is_pointer:
            return self.builder.gep(I8, start, [self.builder.binary("mul", index, step)])
        assert isinstance(phi.type, IntegerType)
        index = self.builder.cast("trunc" if phi.type.bits < 64 else "zext", index, phi.type)
        return self.builder.binary("add", start, self.builder.binary("mul", index, step))


def _common_flags(function: Function) -> tuple[str, ...]:
    """The fast-math flags that all arithmetic of the function has: sums of adjoints may have them, too."""
    found: tuple[str, ...] | None = None
    for instruction in function.instructions():
        if instruction.opcode in ("fadd", "fsub", "fmul", "fdiv", "fneg"):
            given = rules.without_poison(instruction.flags)
            found = given if found is None else tuple(flag for flag in found if flag in given)
    return found or ()
