"""The primal program inside a derivative: every instruction of the canonical copy again, and shadows beside pointers.

A pointer's shadow is computed as the pointer is, from shadows: address arithmetic on the shadow, a load of the
shadow from shadow memory, an allocation of the same size, zero-filled, for an allocation.  Forward mode and the
forward half of reverse mode are this sweep with more done at each instruction.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import Activity, CallKind, called_function, callee_name, classify, spelled_numbers
from enzyme_build.differentiate.blame import blamed_on
from enzyme_build.differentiate.calls import CallPlan
from enzyme_build.differentiate.first_returns import has_jumps, without_jumps
from enzyme_build.differentiate.inner_addresses import shadow_inside
from enzyme_build.differentiate.lanes import Lanes, PerLane
from enzyme_build.differentiate.late_shadows import note_gone, note_made
from enzyme_build.differentiate.library_bodies import in_library
from enzyme_build.differentiate.machine import shadow_alignment
from enzyme_build.differentiate.mirrored_calls import mirror
from enzyme_build.differentiate.session import Facts, Session
from enzyme_build.differentiate.set_before import stop_at_constants
from enzyme_build.differentiate.text_checks import (
    ask,
    begin_reading,
    keep_what_was_printed,
    note_call,
    note_digits,
    readers_to_ask,
)
from enzyme_build.differentiate.unset_shadows import checked
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    I8,
    I64,
    Alloca,
    Binary,
    Block,
    Builder,
    Call,
    Cast,
    Constant,
    ConstantInt,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Load,
    Phi,
    Return,
    Terminator,
    Value,
    array,
    clone_instruction,
    holds_float,
    i64,
    location_of,
    zero,
)

KEPT_METADATA = frozenset({"tbaa", "range", "nonnull", "noundef", "align", "dereferenceable", "alias.scope", "noalias"})

_WORD = 8  # bytes


class PrimalSweep:
    """Writes the primal into `function`, whose parameters `values` and `shadows` hold already."""

    reads_tangents = False  # out of shadow memory: forward mode does

    def __init__(self, session: Session, facts: Facts, activity: Activity, function: Function, width: int = 1):
        self.session = session
        self.facts = facts
        self.canonical = facts.canonical
        self.objects = facts.objects
        self.types = facts.types
        self.activity = activity
        self.function = function
        self.layout = session.module.layout
        self.values: dict[Value, Value] = {}
        self.lanes = Lanes(width)
        self.all_shadows = PerLane(self.lanes, [dict[Value, Value]() for _ in range(width)])
        self.ends: dict[Block, Block] = {}
        self.entry = function.add_block("entry")
        self.at_entry = Builder(session.module, self.entry)
        self.builder = Builder(session.module)
        self.to_ask = readers_to_ask(facts, activity)
        self._spelled = spelled_numbers(facts.types)
        session.texts.derived.add(function)
        self._phis: list[tuple[Phi, Phi, int | None]] = []  # with the lane whose shadow it is

    @property
    def shadows(self) -> dict[Value, Value]:
        """Of the current lane."""
        return self.all_shadows.here

    # ---- what a value is here ----------------------------------------------------------------------------
    def primal(self, value: Value) -> Value:
        return value if isinstance(value, Constant) else self.values[value]

    def shadow(self, value: Value) -> Value:
        """The shadow of a pointer; the pointer itself if it has none."""
        if isinstance(value, Constant):
            return self.session.globals.shadow_of_constant(value, self.activity, self.reads_tangents, self.lanes.lane)
        return self.shadows.get(value) or self.values[value]

    # ---- the walk ----------------------------------------------------------------------------------------
    def run(self) -> None:
        """Write every block; the entry block stays open for more stack slots (see `close_entry`)."""
        for block in self.canonical.flow.order:
            self.values[block] = self.function.add_block(block.name)
        for block in self.canonical.flow.order:
            made = self.values[block]
            assert isinstance(made, Block)
            self.builder.at_end(made)
            self._visit_block(block)
        for original, made, lane in self._phis:
            self.lanes.lane = lane or 0
            self.fill_phi(original, made, lane is not None)
        self.lanes.lane = 0

    def close_entry(self) -> None:
        """All stack slots are in the entry block: go on to the program."""
        first = self.values[self.canonical.copy.entry]
        assert isinstance(first, Block)
        self.at_entry.branch(first)

    def _visit_block(self, block: Block) -> None:
        for phi in block.phis:
            self.visit_phi(phi)
        self.after_phis(block)
        for instruction in block.instructions[len(block.phis) :]:
            with blamed_on(instruction), self.builder.deriving(instruction):
                if instruction.is_terminator:
                    self.before_terminator(block)
                self.visit_instruction(instruction)

    def visit_instruction(self, instruction: Instruction) -> None:
        if instruction.parent not in self.canonical.passive_blocks:
            for _ in self.lanes.each():
                stop_at_constants(self, instruction)
        match instruction:
            case Return():
                self.visit_return(instruction)
            case Terminator():
                assert self.builder.block is not None
                self.ends[instruction.block] = self.builder.block
                targets = [t for t in (self.values[t] for t in instruction.targets) if isinstance(t, Block)]
                made = clone_instruction(instruction, [self.primal(o) for o in instruction.operands], targets)
                made.metadata = {k: v for k, v in instruction.metadata.items() if k == "llvm.loop"}
                self.builder.insert(made)
            case Alloca() if isinstance(instruction.count, ConstantInt) and self._runs_once(instruction):
                self.values[instruction] = self.at_entry.insert(self._again(instruction))
                self._done(instruction)
            case Call() if instruction in self.to_ask:
                before = begin_reading(self.session, self.builder)
                self.visit_call(instruction)
                ask(self.session, self.builder, instruction, before)
            case Call():
                self.visit_call(instruction)
            case Cast() | Load() if instruction in self._spelled:
                self._visit_digits(instruction)
            case _:
                self._visit_other(instruction)

    def _visit_other(self, instruction: Instruction) -> Instruction:
        made = self.values[instruction] = self.builder.insert(self._again(instruction))
        self.written(made)
        self._done(instruction)
        return made

    def _visit_digits(self, reader: Cast | Load) -> None:
        """A number, or a digit, that the program reads from text itself."""
        before = begin_reading(self.session, self.builder) if reader in self.to_ask else None
        note_digits(self.session, self._visit_other(reader))
        if before is not None:
            ask(self.session, self.builder, reader, before)

    def _again(self, instruction: Instruction) -> Instruction:
        made = clone_instruction(instruction, [self.primal(o) for o in instruction.operands])
        made.metadata = {k: v for k, v in instruction.metadata.items() if k in KEPT_METADATA}
        if isinstance(made, Call) and isinstance(instruction, Call):
            callee = called_function(instruction)
            library = in_library(callee) if callee is not None else None
            if library is not None:
                made.set_operand(len(made.operands) - 1, library)
            syntax = made.syntax
            made.syntax = type(syntax)(
                "", syntax.convention, syntax.return_attributes, syntax.argument_attributes,
                syntax.function_attributes, syntax.address_space,
            )  # fmt: skip
        return made

    def _runs_once(self, instruction: Instruction) -> bool:
        return self.canonical.forest.of(instruction) is None

    def call_without_derivative(self, call: Call, plan: CallPlan | None) -> None:
        """The primal call as it is; one that must not happen (`refused`) stops the program."""
        if plan is not None and (refused := plan.refused):
            rules.stop(self.builder, f"at {location_of(call)}, called through a pointer: {refused}")
            self.values[call] = zero(call.type)
            for _ in self.lanes.each():
                self.shadows[call] = zero(call.type)
            return
        if (kept := keep_what_was_printed(call)) is not None:
            self.values[call] = kept
            return
        note_gone(self, call)
        made = self._again(call)
        assert isinstance(made, Call)
        note_call(self.session, self.facts, self.activity, call, made)
        callee = plan.callee if plan is not None else None
        if has_jumps(self.session.module):
            known = callee or called_function(call)
            has_body = known is not None and not known.is_declaration and in_library(known) is None
            callee = without_jumps(self.session, known) if known is not None and has_body else callee
        if callee is not None:
            made.set_operand(len(made.operands) - 1, callee)
        self.values[call] = self.builder.insert(made)
        self._done(call)
        note_made(self, call)

    def visit_phi(self, phi: Phi) -> None:
        made = Phi(phi.type, phi.name, phi.flags)
        made.origin = phi.origin or phi
        assert self.builder.block is not None
        self.builder.block.append(made)
        self.values[phi] = made
        self._phis.append((phi, made, None))
        if self.activity.needs_shadow(phi):
            for lane in self.lanes.each():
                shadow = Phi(phi.type, f"{phi.name}.shadow")
                shadow.origin = phi.origin or phi
                self.builder.block.append(shadow)
                self.shadows[phi] = shadow
                self._phis.append((phi, shadow, lane))

    def fill_phi(self, original: Phi, made: Phi, is_shadow: bool) -> None:
        for value, block in original.incoming:
            made.add_incoming(self.shadow(value) if is_shadow else self.primal(value), self.ends[block])

    def _done(self, instruction: Instruction) -> None:
        if instruction.parent not in self.canonical.passive_blocks:
            self.visited(instruction)

    def visited(self, instruction: Instruction) -> None:
        """The primal instruction is written: now its shadow."""
        if isinstance(instruction, Call) and classify(instruction) is CallKind.MIRRORED:
            for _ in self.lanes.each():
                shadow = mirror(instruction, self)
                if shadow is not None:
                    self.shadows[instruction] = shadow
            return
        if self.activity.needs_shadow(instruction) and instruction not in self.shadows:
            for _ in self.lanes.each():
                self.shadows[instruction] = self.make_shadow(instruction)

    # ---- for the sweeps that do more ---------------------------------------------------------------------
    def written(self, made: Value) -> None:
        """What a primal instruction, other than a call, has become."""

    def visit_call(self, call: Call) -> None:
        raise NotImplementedError

    def visit_return(self, instruction: Return) -> None:
        raise NotImplementedError

    def after_phis(self, block: Block) -> None:
        """All phis of the block are written."""

    def before_terminator(self, block: Block) -> None:
        """Everything of the block but its terminator is written."""

    # ---- shadows -----------------------------------------------------------------------------------------
    def make_shadow(self, instruction: Instruction) -> Value:
        match instruction:
            case Load():
                made = clone_instruction(instruction, [self.shadow(instruction.pointer)])
                assert isinstance(made, Load)
                made.metadata, made.alignment = {}, shadow_alignment(instruction)
                self.builder.insert(made)
                return checked(self, instruction, self.values[instruction], made)
            case Alloca():
                return self.shadow_alloca(instruction)
            case Call():
                return self._shadow_of_call(instruction)
            case Cast() | GetElementPtr() | _ if mirrors_pointers(instruction):
                is_count = self.activity.is_count
                operands = enumerate(instruction.operands)
                shadows = [self.primal(o) if is_count(instruction, k) else self.shadow(o) for k, o in operands]
                made = clone_instruction(instruction, shadows)
                made.metadata = {}
                made.flags = tuple(f for f in made.flags if f not in ("inbounds", "nuw", "nusw"))
                return self.builder.insert(made)
            case Binary(opcode="urem" | "srem"):
                return self._shadow_of_remainder(instruction)
            case _:
                text = "the atomic exchange" if instruction.opcode == "cmpxchg" else f"`{instruction.opcode}`"
                raise UnsupportedError(
                    f"the result of {text} may be active memory's address, and its shadow is not known",
                    help="mark the data inactive (enzyme_const)",
                )

    def _shadow_of_remainder(self, instruction: Binary) -> Value:
        """How far an address is from a multiple: its shadow is moved as far, wherever it lies.  (Or all of it.)"""
        primal = self.values[instruction]
        address = instruction.operands[0]
        is_all = self.builder.compare("eq", primal, self.primal(address))
        return self.builder.select(is_all, self.shadow(address), primal)

    def stand_in(self, table: GlobalVariable) -> GlobalVariable:
        return self.session.globals.stand_in(table, self.activity, self.reads_tangents, self.lanes.lane)

    def shadow_alloca(self, alloca: Alloca) -> Value:
        once = self._runs_once(alloca) and isinstance(alloca.count, ConstantInt)
        builder = self.at_entry if once else self.builder
        size = self.shadow_size(alloca)
        if isinstance(size, ConstantInt) and self._are_integers(alloca):
            made = Alloca(array(size.value, I8), i64(1), alloca.type, max(alloca.alignment, _WORD))
        else:
            made = clone_instruction(alloca, [self.primal(alloca.count)])
            made.metadata = {}
        made.name = f"{alloca.name}.shadow"
        builder.insert(made)
        rules.zero_fill(self.builder, made, size)
        return made

    def shadow_size(self, alloca: Alloca) -> Value:
        """In bytes; whole words for integers: those are looked at for the bits of numbers (see `bit_checks`)."""
        unit = self.layout.size_of(alloca.allocated_type)
        if isinstance(alloca.count, ConstantInt):
            size = unit * alloca.count.value
            return i64(-(-size // _WORD) * _WORD if self._are_integers(alloca) else size)
        count = self.builder.cast("zext", self.primal(alloca.count), I64)
        return self.builder.binary("mul", count, i64(unit))

    def _are_integers(self, alloca: Alloca) -> bool:
        return not holds_float(alloca.allocated_type) and bool(self.layout.size_of(alloca.allocated_type) % _WORD)

    def _shadow_of_call(self, call: Call) -> Value:
        kind = classify(call)
        name = callee_name(call)
        if kind is CallKind.ALLOCATION:
            return self.shadow_allocation(call, name)
        if kind is CallKind.MEMORY:
            rule = rules.memory_rule(name)
            assert rule is not None
            shadow = self.shadow(call.arguments[rule.destination])
            if rule.returns == "end":
                return self.builder.gep(I8, shadow, [self.primal(call.arguments[rule.length])])
            return shadow
        inactive = rules.inactive_rule(name)
        if inactive is not None and inactive.returns_argument is not None:
            return self.shadow(call.arguments[inactive.returns_argument])
        return shadow_inside(call, None, self)

    def shadow_allocation(self, call: Call, name: str) -> Value:
        """An allocation of the same size, zero-filled."""
        rule = rules.allocation_rule(name)
        assert rule is not None
        if rule.result_argument is not None or rule.grows is not None:
            raise UnsupportedError(f"the shadow of memory from `{name}` is made by its caller")
        made = self._again(call)
        made.name = f"{call.name}.shadow"
        self.builder.insert(made)
        if not rule.zero_filled:
            rules.zero_fill(self.builder, made, self.allocated_bytes(call, rule.size))
        return made

    def allocated_bytes(self, call: Call, size: tuple[int, ...]) -> Value:
        """The product of the size arguments."""
        return self.product_of([call.arguments[i] for i in size])

    def product_of(self, numbers: list[Value]) -> Value:
        """Of sizes and counts."""
        factors = [self.builder.cast("zext", self.primal(number), I64) for number in numbers]
        total = factors[0]
        for factor in factors[1:]:
            total = self.builder.binary("mul", total, factor)
        return total


def mirrors_pointers(instruction: Instruction) -> bool:
    """Instructions that compute an address (or move one) from addresses: the shadow is computed alike.

    The distance of two addresses, as a count of elements, too.
    """
    if instruction.opcode in ("sdiv", "udiv"):
        return isinstance(instruction.operands[1], ConstantInt)
    return instruction.opcode in (
        "getelementptr", "bitcast", "addrspacecast", "select", "freeze", "extractvalue", "insertvalue", "ptrtoint",
        "ptrtoaddr", "inttoptr", "add", "sub", "and", "or", "xor", "zext", "sext", "trunc", "mul", "shl", "lshr",
        "ashr", "extractelement", "insertelement", "shufflevector",
    )  # fmt: skip
