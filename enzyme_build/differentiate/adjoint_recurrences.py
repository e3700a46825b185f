"""The adjoints λ that a loop carries from turn to turn are a linear recurrence: λ ← J·λ + c.

The reverse sweep takes λ through one operation after the other, and the next turn waits for the last of them.  Here J
and c are computed beside that chain, from primal values that are known early, so that the next turn waits for one
product and one sum.  If a single adjoint is carried and something is added to it, it is computed from the turn before
the last, λ ← J·J'·λ' + (J·c' + c), and two chains run side by side.  What else reads the adjoints of a turn goes on
reading them as they were written.

Done where a turn waits longer for the chain than it works; both are estimated in processor cycles.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from enzyme_build import rules
from enzyme_build.ir import (
    Alloca,
    Binary,
    Block,
    Branch,
    Builder,
    ConstantFloat,
    FloatType,
    Instruction,
    Load,
    Module,
    Select,
    Store,
    Unary,
    Value,
    float_constant,
    is_zero,
    zero,
)

MOST_CARRIED = 3  # adjoints that depend on each other
LATENCY = {"fadd": 4, "fsub": 4, "fmul": 4, "fdiv": 14, "fneg": 1, "select": 2}
ALONE = {"fdiv": 5, "frem": 20}  # cycles in which the processor does nothing else of the kind
CALL = 20  # cycles of one that is not cheap
ISSUED = 4  # instructions a cycle
LONGEST_TURN = 200  # instructions: longer ones have enough to do
GAIN = 0.9  # of the cycles at most may be left


class _Turn:
    """One turn of a loop of the reverse sweep: a block, and the one that leads back to it.

    `first` are the loads that find in a slot what the turn before left there, `last` what this turn leaves.
    """

    def __init__(self, header: Block, latch: Block, slots: set[Alloca]):
        self.header, self.latch = header, latch
        self.instructions = [*header.instructions, *latch.instructions]
        self.first: dict[Alloca, Load] = {}
        self.last: dict[Alloca, Value] = {}
        self._same: dict[Value, Value] = {}
        stored = {i.pointer: i.value for i in header.instructions if isinstance(i, Store)}
        for instruction in self.instructions:
            match instruction:
                case Load(pointer=Alloca() as slot) if slot in slots:
                    if slot not in self.last and is_zero(stored.get(slot, slot)) and self._is_filled_here_alone(slot):
                        self.last[slot] = zero(instruction.type)
                    self._same[instruction] = self.last.get(slot) or self.first.setdefault(slot, instruction)
                case Store(pointer=Alloca() as slot) if slot in slots:
                    self.last[slot] = self.known(instruction.value)
                case Binary(opcode="fadd", operands=[left, right]) if {"nsz", "fast"} & {*instruction.flags}:
                    if is_zero(self.known(left)) or is_zero(self.known(right)):
                        self._same[instruction] = self.known(right if is_zero(self.known(left)) else left)
                case _:
                    pass

    def _is_filled_here_alone(self, slot: Alloca) -> bool:
        """Nothing but zeros is stored elsewhere, nor in front of the next turn."""
        stores = [user for user in slot.users if isinstance(user, Store) and not is_zero(user.value)]
        return all(store.parent is self.header for store in stores)

    def known(self, value: Value) -> Value:
        """The value itself, where it was read from a slot."""
        return self._same.get(value, value)

    @property
    def carried(self) -> list[Alloca]:
        return [slot for slot in self.first if slot in self.last and not is_zero(self.last[slot])]

    @property
    def work(self) -> list[Instruction]:
        """What is computed anew in each turn; slots become registers."""
        changed = {i.pointer for i in self.instructions if isinstance(i, Store)}
        varying: set[Value] = {i for i in self.instructions if isinstance(i, Load) and i.pointer in changed}
        for instruction in self.instructions:
            if any(self.known(operand) in varying for operand in instruction.operands):
                varying.add(instruction)
        return [i for i in self.instructions if i in varying and i not in self._same and not self._is_slot(i)]

    def _is_slot(self, instruction: Instruction) -> bool:
        return isinstance(instruction, (Load, Store)) and isinstance(instruction.pointer, Alloca)


def _cycles(work: Sequence[Instruction]) -> float:
    """That a processor is busy with these instructions, if none waits for another."""
    calls = [i for i in work if i.opcode == "call" and not rules.is_cheap(i)]
    return max(len(work) / ISSUED, sum(ALONE.get(i.opcode, 0) for i in work)) + CALL * len(calls)


class _LinearForms:
    """What a turn computes from `states` (λ), as coefficient·λ + rest."""

    def __init__(self, turn: _Turn, states: Iterable[Load]):
        self.turn = turn
        self.depth: dict[Value, int] = dict.fromkeys(states, 0)  # cycles until it is known, if λ is in it
        self.nonlinear: set[Value] = set()
        for instruction in turn.instructions:
            self._follow(instruction)

    def _follow(self, instruction: Instruction) -> None:
        operands = [self.turn.known(o) for o in instruction.operands]
        waited = [self.depth[o] for o in operands if o in self.depth]
        if not waited or isinstance(instruction, Store) or instruction in self.depth:
            return
        self.depth[instruction] = max(waited) + LATENCY.get(instruction.opcode, 0)
        if any(o in self.nonlinear for o in operands) or not self._is_linear(instruction, operands):
            self.nonlinear.add(instruction)

    def _is_linear(self, instruction: Instruction, operands: list[Value]) -> bool:
        match instruction:
            case Unary(opcode="fneg") | Binary(opcode="fadd" | "fsub"):
                return True
            case Binary(opcode="fmul"):
                return len([o for o in operands if o in self.depth]) == 1
            case Binary(opcode="fdiv"):
                return operands[1] not in self.depth
            case Select():
                return operands[0] not in self.depth
            case _:
                return False


class _Writer:
    """Writes coefficients and rests of linear forms into a block of their own."""

    def __init__(self, forms: _LinearForms, module: Module):
        self.forms = forms
        self.block = Block()
        self.builder = Builder(module, self.block)
        self._made: dict[tuple[Value, Load | None], Value | None] = {}

    def part(self, value: Value, state: Load | None) -> Value | None:
        """The coefficient of a state in a value, or the rest; None is zero."""
        value = self.forms.turn.known(value)
        key = value, state
        if key not in self._made:
            self._made[key] = self._part(value, state)
        return self._made[key]

    def _part(self, value: Value, state: Load | None) -> Value | None:
        if value not in self.forms.depth:
            return None if state is not None or is_zero(value) else value
        if self.forms.depth[value] == 0 and isinstance(value, Load):
            return float_constant(value.type, 1.0) if value is state else None
        assert isinstance(value, Instruction)
        match value.opcode, value.operands:
            case "fneg", [operand]:
                return self.negated(self.part(operand, state), value)
            case "fadd" | "fsub", [left, right]:
                return self._sum(value, self.part(left, state), self.part(right, state))
            case "fmul", [left, right]:
                if self.forms.turn.known(left) in self.forms.depth:
                    return self.product(self.part(left, state), right, value)
                return self.product(self.part(right, state), left, value)
            case "fdiv", [left, right]:
                part = self.part(left, state)
                return part and self._insert("fdiv", part, right, value)
            case "select", [condition, yes, no]:
                a, b = (self.part(v, state) or zero(value.type) for v in (yes, no))
                return self.builder.select(condition, a, b)
            case _:
                raise AssertionError(value.opcode)

    def _sum(self, origin: Instruction, left: Value | None, right: Value | None) -> Value | None:
        if right is None:
            return left
        if left is None:
            return right if origin.opcode == "fadd" else self.negated(right, origin)
        return self._insert(origin.opcode, left, right, origin)

    def negated(self, value: Value | None, origin: Instruction) -> Value | None:
        if value is None:
            return None
        made = Unary("fneg", value, "", rules.without_poison(origin.flags))
        made.origin = origin.origin
        return self.builder.insert(made)

    def product(self, left: Value | None, right: Value, origin: Instruction) -> Value | None:
        if left is None or is_zero(right):
            return None
        if _is_one(left):
            return right
        return left if _is_one(right) else self._insert("fmul", left, right, origin)

    def _insert(self, opcode: str, left: Value, right: Value, origin: Instruction) -> Value:
        made = Binary(opcode, left, right, "", rules.without_poison(origin.flags))
        made.origin = origin.origin
        return self.builder.insert(made)


def _is_one(value: Value) -> bool:
    return isinstance(value, ConstantFloat) and rules.constant_of(value) == 1


def shorten_chains(entry: Builder, headers: Iterable[Block], slots: set[Alloca]) -> None:
    """Rewrite the recurrences of the loops that begin with these blocks; `slots` hold adjoints from turn to turn."""
    for header in headers:
        latch = _latch_of(header)
        if latch is None or len(header.instructions) > LONGEST_TURN:
            continue
        turn = _Turn(header, latch, slots)
        for states in _recurrences(turn):
            _shorten(turn, states, entry)


def _latch_of(header: Block) -> Block | None:
    """The block that does nothing but lead back to the header."""
    for block in header.terminator.targets if isinstance(header.terminator, Branch) else ():
        if block is not header and block.is_terminated and block.terminator.targets == [header]:
            return block
    return None


def _recurrences(turn: _Turn) -> list[list[Alloca]]:
    """The few numbers that each depend on each other, by more than being added to."""
    carried = [slot for slot in turn.carried if isinstance(slot.allocated_type, FloatType)]
    needs: dict[Alloca, set[Alloca]] = {slot: set() for slot in carried}
    for slot in carried:
        forms = _LinearForms(turn, [turn.first[slot]])
        for other in carried:
            if turn.last[other] in forms.depth:
                needs[other].add(slot)
    reached = {slot: _reached(slot, needs) for slot in carried}
    found: list[list[Alloca]] = []
    for slot in carried:
        group = [other for other in carried if other in reached[slot] and slot in reached[other]]
        if group and group[0] is slot and len(group) <= MOST_CARRIED:
            found.append(group)
    return found


def _reached(slot: Alloca, needs: dict[Alloca, set[Alloca]]) -> set[Alloca]:
    seen: set[Alloca] = set()
    work = [*needs[slot]]
    while work:
        current = work.pop()
        if current not in seen:
            seen.add(current)
            work += needs[current]
    return seen


def _shorten(turn: _Turn, states: list[Alloca], entry: Builder) -> None:
    loads = [turn.first[slot] for slot in states]
    forms = _LinearForms(turn, loads)
    if any(turn.last[slot] in forms.nonlinear for slot in states):
        return
    writer = _Writer(forms, entry.module)
    parts = {slot: [writer.part(turn.last[slot], load) for load in (*loads, None)] for slot in states}
    before = max(forms.depth[turn.last[slot]] for slot in states)
    looks_ahead = len(states) == 1 and parts[states[0]][1] is not None
    terms = max(sum(part is not None for part in found) for found in parts.values())
    after = LATENCY["fmul"] + LATENCY["fadd"] * (terms - 1).bit_length()
    after = after / 2 if looks_ahead else after
    work = turn.work
    now = _cycles(work)
    then = _cycles([*work, *writer.block.instructions, *loads * (2 * terms)])
    if max(after, then) > GAIN * max(before, now):
        for instruction in reversed(writer.block.instructions):
            instruction.drop_operands()
        return
    at = Builder(entry.module).before(turn.latch.terminator)
    for instruction in writer.block.instructions:
        at.insert(instruction)
    if looks_ahead:
        _from_turn_before(turn, states[0], parts[states[0]], entry, at)
        return
    values = [_combined(at, loads, parts[slot]) for slot in states]
    for slot, value in zip(states, values):
        at.store(value, slot)


def _combined(at: Builder, loads: list[Load], parts: list[Value | None]) -> Value:
    """The sum of part·λ, and the rest; without fast-math flags, which would let it become a longer chain again."""
    *coefficients, total = parts
    for load, coefficient in zip(loads, coefficients):
        if coefficient is not None:
            term = load if _is_one(coefficient) else at.binary("fmul", load, coefficient)
            total = term if total is None else at.binary("fadd", total, term)
    return total if total is not None else zero(loads[0].type)


def _from_turn_before(turn: _Turn, slot: Alloca, parts: list[Value | None], entry: Builder, at: Builder) -> None:
    """λ ← J·J'·λ' + (J·c' + c), where the primed ones are the turn before's: J' = 1 and c' = 0 in front of the loop."""
    load, (factor, rest) = turn.first[slot], parts
    assert rest is not None
    factor = factor or zero(load.type)
    older = [entry.alloca(load.type, f"{slot.name}.{name}") for name in ("before", "factor", "rest")]
    for block in _entering(turn):
        front = Builder(entry.module).before(block.terminator)
        start = front.load(load.type, slot), float_constant(load.type, 1.0), zero(load.type)
        for place, value in zip(older, start):
            front.store(value, place)
    before, factor_before, rest_before = (at.load(load.type, place) for place in older)
    both = at.binary("fmul", factor, factor_before)
    rests = at.binary("fadd", at.binary("fmul", factor, rest_before), rest)
    at.store(at.binary("fadd", at.binary("fmul", before, both), rests), slot)
    for place, value in zip(older, (load, factor, rest)):
        at.store(value, place)


def _entering(turn: _Turn) -> list[Block]:
    blocks = turn.header.function.blocks
    return [b for b in blocks if b is not turn.latch and b.is_terminated and turn.header in b.terminator.targets]
