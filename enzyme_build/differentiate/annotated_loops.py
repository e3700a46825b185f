"""Loops that users annotate become checkpointed loops.

    for (…) {
        ENZYME_CHECKPOINT(scheme, number, pointer, bytes, …);
        body
    }

In Fortran: `call enzyme_checkpoint_loop(scheme, number, array, …)`.

The natural loop around the call becomes a function, its step, and `checkpointed_loops` repeats it:

    state = {header phis, values that leave the loop, number of the exit}
    loop(0, &state, bytes of state, values from outside…, bytes of the regions…);
    switch (number of the exit) …

    step(&state, i, values from outside…): one pass through the loop; true if another one follows

Regions are the memory that the loop changes (`loop_memory`).  A pointer that is carried round the loop is one of some
values from outside, as where two arrays are swapped: the state holds which.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_build.analysis import ControlFlow, Loop, LoopForest, address_of, callee_name, remove_unreachable_blocks
from enzyme_build.differentiate.checkpointed_loops import FIXED, OUTLINED, OWN_GLOBALS, loop_function, scheme_in
from enzyme_build.differentiate.described_arrays import described_array, forget_descriptor
from enzyme_build.differentiate.lasting_variables import make_lasting
from enzyme_build.differentiate.loop_memory import WAY_OUT, LoopMemory, outside
from enzyme_build.differentiate.registrations import note
from enzyme_build.errors import RequestError, UnsupportedError, blame
from enzyme_build.ir import (
    I32,
    I64,
    PTR,
    Argument,
    Block,
    Builder,
    Call,
    Constant,
    Function,
    GlobalVariable,
    Instruction,
    Load,
    Module,
    Phi,
    Terminator,
    Type,
    Value,
    bare_name,
    clone_instruction,
    function_type,
    i32,
    i64,
    is_pointer,
    location_of,
    struct,
)

ANNOTATION = "__enzyme_checkpoint_loop"
DESCRIBED = "loop_described"  # in the names by which Fortran calls it: arrays come with their descriptors


def lower_annotated_loops(module: Module) -> None:
    """Every annotated loop becomes a call of a checkpointed one, inner loops first."""
    for function in list(module.functions.values()):
        while calls := _annotations(function):
            forest = LoopForest(ControlFlow(function))
            call = max(calls, key=lambda c: len(forest.nest(c.block)) if c.block in forest.innermost else 0)
            with blame(location_of(call)):
                loop = forest.innermost.get(call.block)
                if loop is None:
                    raise RequestError(
                        f"`{ANNOTATION}` stands in no loop", help="write it first in the body of the loop that it means"
                    )
                if [c for c in calls if c is not call and forest.innermost.get(c.block) is loop]:
                    raise RequestError("a loop has two annotations")
                _Outlined(function, loop, forest.preheader(loop), call).write()


def _annotations(function: Function) -> list[Call]:
    if not function.is_parsed and ANNOTATION not in (function.body_text or ""):
        return []
    return [
        i
        for i in function.instructions()
        if isinstance(i, Call) and isinstance(i.callee, Function) and ANNOTATION in bare_name(i.callee.name)
    ]


@dataclass(eq=False)
class _Slot:
    """A member of the state: a value that is carried round the loop, or leaves it; `among` for pointers."""

    type: Type
    index: int
    among: list[Value]


class _Outlined:
    def __init__(self, function: Function, loop: Loop, preheader: Block, call: Call):
        self.function, self.loop, self.preheader = function, loop, preheader
        self.module = function.module
        self.builder = Builder(self.module).before(preheader.terminator)
        flow_order = [block for block in function.blocks if block in loop.blocks]
        self.blocks = [loop.header, *(b for b in flow_order if b is not loop.header)]
        self.scheme, rest = scheme_in(list(call.arguments), self.module)
        self.memory = LoopMemory(loop, self.builder, self._named(call, rest))

    def _named(self, call: Call, values: list[Value]) -> list[tuple[Value, Value]]:
        """(address, bytes) of what the annotation names, which is forgotten."""

        def as_before(value: Value) -> Value:
            return outside(self.builder, self.loop, value)

        is_described = DESCRIBED in bare_name(call.callee.name)
        if is_described:
            named = [described_array(self.builder, value, as_before) for value in values]
        elif len(values) % 2 == 0 and all(is_pointer(value.type) for value in values[::2]):
            named = [(as_before(p), as_before(n)) for p, n in zip(values[::2], values[1::2])]
        else:
            raise RequestError("behind the scheme of an annotated loop come pairs of a pointer and a number of bytes")
        given = list(call.arguments)
        call.erase()
        for value in values if is_described else []:
            forget_descriptor(value)
        for value in given:
            if isinstance(value, Load) and not value.uses:
                value.erase()
        return named

    def write(self) -> None:
        edges = [(b, t) for b in self.blocks for t in b.successors if t not in self.loop.blocks]
        self._plan_state(edges)
        given = self._from_outside()
        step = self._write_step(given, edges)
        self._call_loop(step, given, edges)

    # ---- the state ---------------------------------------------------------------------------------------
    def _plan_state(self, edges: list[tuple[Block, Block]]) -> None:
        """Members for the header's phis, and for what each edge out of the loop hands to the phis behind it."""
        self.carried: dict[Phi, _Slot] = {}
        self.leaving: dict[tuple[Block, Phi], _Slot] = {}
        types: list[Type] = []

        def slot(value: Value) -> _Slot:
            among: list[Value] = []
            if is_pointer(value.type):
                among = self._among(value)
            types.append(I32 if among else value.type)
            return _Slot(types[-1] if not among else value.type, len(types) - 1, among)

        for phi in self.loop.header.phis:
            self.carried[phi] = slot(phi)
        for block, target in edges:
            for phi in target.phis:
                value = next(v for v, b in phi.incoming if b is block)
                if not self.loop.is_invariant(value):
                    self.leaving[block, phi] = slot(value)
        self.exit_index = len(types)
        self.state_type = struct(*types, I32)

    def _among(self, pointer: Value) -> list[Value]:
        found = self.memory.candidates(pointer)
        if found is None:
            raise UnsupportedError(
                "an annotated loop carries an address that is computed in it from step to step", help=WAY_OUT
            )
        return list(dict.fromkeys(found))

    def _from_outside(self) -> list[Value]:
        """What the body uses, and the places of its memory."""
        used = [o for b in self.blocks for i in b.instructions for o in i.operands if not isinstance(i, Phi)]
        used += [v for b in self.blocks for phi in b.phis for v, _ in phi.incoming]
        used += [v for s in (*self.carried.values(), *self.leaving.values()) for v in s.among]
        wanted = [
            value
            for value in used
            if isinstance(value, (Instruction, Argument))
            and self.loop.is_invariant(value)
            and value not in self.memory.own
        ]
        self.regions = [region for found in self.memory.regions.values() for region in found]
        return [*dict.fromkeys([*wanted, *(address for address, _ in self.regions)])]

    # ---- the step ----------------------------------------------------------------------------------------
    def _write_step(self, given: list[Value], edges: list[tuple[Block, Block]]) -> Function:
        module = self.module
        name = f"{bare_name(self.function.name)}.loop"
        type_ = function_type(I32, [PTR, I64, *(v.type for v in given)])
        step = module.add_function(f'"{name}"', type_, linkage="weak")
        step.syntax.after_parameters = 'noinline "enzyme_kept"="internal"'
        changed = self.memory.bases
        note(step, OUTLINED)
        if own := [bare_name(v.name) for v in changed if isinstance(v, GlobalVariable)]:
            note(step, OWN_GLOBALS, " ".join(own))
        values: dict[Value, Value] = {}
        for argument, value in zip(step.arguments[2:], given):
            if is_pointer(value.type) and address_of(value).base not in changed:
                argument.attributes = "readonly"
            if not isinstance(value, Constant):
                values[value] = argument
        builder = Builder(module, step.add_block("entry"))
        for variable in self.memory.own:
            values[variable] = builder.alloca(variable.allocated_type, alignment=variable.alignment)
        for phi, slot in self.carried.items():
            values[phi] = self._load(builder, step.arguments[0], slot, values)
        for block in self.blocks:
            values[block] = step.add_block(block.name)
        header = values[self.loop.header]
        assert isinstance(header, Block)
        builder.branch(header)
        self._clone(values)
        self._finish_edges(step, values, edges)
        return step

    def _clone(self, values: dict[Value, Value]) -> None:
        made: list[tuple[Instruction, Instruction]] = []
        for block in self.blocks:
            target = values[block]
            assert isinstance(target, Block)
            for instruction in block.instructions:
                if instruction in self.carried or self._is_elsewhere(instruction):
                    continue
                targets = list(instruction.targets) if isinstance(instruction, Terminator) else []
                operands = [] if isinstance(instruction, Phi) else instruction.operands
                copied = clone_instruction(instruction, operands, targets)
                values[instruction] = copied
                target.append(copied)
                made.append((instruction, copied))
        for instruction, copied in made:
            if isinstance(instruction, Phi):
                assert isinstance(copied, Phi)
                for value, block in instruction.incoming:
                    source = values[block]
                    assert isinstance(source, Block)
                    copied.add_incoming(values.get(value, value), source)
            for index, operand in enumerate(copied.operands if not isinstance(copied, Phi) else []):
                if operand in values:
                    copied.set_operand(index, values[operand])

    def _is_elsewhere(self, instruction: Instruction) -> bool:
        """It says that a variable begins or ends which the step does not own."""
        if not isinstance(instruction, Call) or ".lifetime." not in callee_name(instruction):
            return False
        variable = instruction.arguments[-1]
        return self.loop.is_invariant(variable) and variable not in self.memory.own

    def _finish_edges(self, step: Function, values: dict[Value, Value], edges: list[tuple[Block, Block]]) -> None:
        """An edge out of the loop, or back to its header, stores what it hands on and returns."""
        state = step.arguments[0]
        for block in self.blocks:
            copied = values[block]
            assert isinstance(copied, Block)
            terminator = copied.terminator
            for target in block.successors:
                into = values.get(target)
                if target in self.loop.blocks and target is not self.loop.header:
                    assert isinstance(into, Block)
                else:
                    into = step.add_block("again" if target is self.loop.header else "leave")
                    builder = Builder(self.module, into)
                    handed = self._handed(block, target)
                    for slot, value in handed:
                        self._store(builder, state, slot, values.get(value, value), values)
                    if target is not self.loop.header:
                        place = builder.gep(self.state_type, state, [0, i32(self.exit_index)])
                        builder.store(i32(edges.index((block, target))), place)
                    builder.ret(i32(1 if target is self.loop.header else 0))
                terminator.targets = [into if t is target else t for t in terminator.targets]

    def _handed(self, block: Block, target: Block) -> list[tuple[_Slot, Value]]:
        phis = (
            self.carried if target is self.loop.header else {p: s for (b, p), s in self.leaving.items() if b is block}
        )
        return [
            (slot, next(v for v, b in phi.incoming if b is block)) for phi, slot in phis.items() if phi.parent is target
        ]

    def _load(self, builder: Builder, state: Value, slot: _Slot, values: dict[Value, Value]) -> Value:
        place = builder.gep(self.state_type, state, [0, i32(slot.index)])
        if not slot.among:
            return builder.load(slot.type, place)
        which = builder.load(I32, place)
        among = [values.get(v, v) for v in slot.among]
        found = among[0]
        for number, other in enumerate(among[1:], 1):
            found = builder.select(builder.compare("eq", which, i32(number)), other, found)
        return found

    def _store(self, builder: Builder, state: Value, slot: _Slot, value: Value, values: dict[Value, Value]) -> None:
        place = builder.gep(self.state_type, state, [0, i32(slot.index)])
        if slot.among:
            which: Value = i32(0)
            for number, other in enumerate(slot.among[1:], 1):
                same = builder.compare("eq", value, values.get(other, other))
                which = builder.select(same, i32(number), which)
            value = which
        builder.store(value, place)

    # ---- the call ----------------------------------------------------------------------------------------
    def _call_loop(self, step: Function, given: list[Value], edges: list[tuple[Block, Block]]) -> None:
        builder, module = self.builder, self.module
        state = Builder(module).before(self.function.entry.instructions[0]).alloca(self.state_type, "state")
        for phi, slot in self.carried.items():
            self._store(builder, state, slot, next(v for v, b in phi.incoming if b is self.preheader), {})
        places = [given.index(address) for address, _ in self.regions]
        loop = loop_function(module, step, True, self.scheme, places)
        for argument, own in zip(loop.arguments[FIXED:], step.arguments[2:]):
            argument.attributes = own.attributes
        sizes = [s if s.type is I64 else builder.cast("sext", s, I64) for _, s in self.regions]
        size = i64(module.layout.size_of(self.state_type))
        made = builder.call(loop, [i64(0), state, size, *given, *sizes])
        if location := self.loop.header.terminator.metadata.get("dbg"):
            made.metadata["dbg"] = location
        behind = [self._leave(state, block, target) for block, target in edges]
        self.preheader.terminator.erase()
        builder.at_end(self.preheader)
        if len(behind) == 1:
            builder.branch(behind[0])
        elif not behind:
            builder.unreachable()
        else:
            which = builder.load(I32, builder.gep(self.state_type, state, [0, i32(self.exit_index)]))
            builder.switch(which, behind[0], list(enumerate(behind))[1:])
        remove_unreachable_blocks(self.function)
        make_lasting(made)

    def _leave(self, state: Value, block: Block, target: Block) -> Block:
        """The block behind the loop for one of the edges that left it."""
        made = self.function.add_block("left")
        builder = Builder(self.module, made)
        for phi in target.phis:
            slot = self.leaving.get((block, phi))
            value = next(v for v, b in phi.incoming if b is block)
            phi.add_incoming(self._load(builder, state, slot, {}) if slot is not None else value, made)
        builder.branch(target)
        return made
