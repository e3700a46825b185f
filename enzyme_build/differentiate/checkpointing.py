"""The derivative of a checkpointed loop: the forward half keeps the first state and the number of steps, the reverse
half runs the steps again from snapshots, last step first.  The schemes are described in `checkpointed_loops`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from enzyme_build import rules
from enzyme_build.differentiate.checkpointed_loops import FIXED, OUTLINED, regions_of, run_steps
from enzyme_build.differentiate.half_rules import rule_function
from enzyme_build.differentiate.loops_written import Frame, copy_bytes, counted
from enzyme_build.differentiate.registrations import noted
from enzyme_build.differentiate.repeated_steps import check_step, communicates, globals_read, step_of
from enzyme_build.differentiate.session import Derivative, Session
from enzyme_build.differentiate.signatures import adjoint_types, pack, packed, parameters, unpack
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    I8,
    I64,
    PTR,
    VOID,
    Builder,
    Function,
    Type,
    Value,
    bare_name,
    false,
    float_constant,
    function_type,
    i32,
    i64,
    is_float,
    quoted,
    struct,
)


def write_checkpointed(session: Session, function: Function, derivative: Derivative) -> None:
    """The two halves: the tape is a copy of the first state and the number of steps."""
    _Halves(session, function, derivative).write()


@dataclass
class _Halves:
    session: Session
    function: Function
    derivative: Derivative

    def write(self) -> None:
        self._read()
        derivative, module = self.derivative, self.session.module
        types, names = parameters(self.function, derivative.signature, with_tangents=False)
        tape = struct(PTR, I64)
        derivative.tape, derivative.reads_primal = tape, tuple(True for _ in self.function.arguments)
        made = module.add_function(quoted(f"{self.name}.augmented"), function_type(tape, types), names)
        derivative.augmented = made
        frame = Frame(Builder(module, made.add_block("entry")), made)
        count, state, memory, more, _ = self._bound(list(made.arguments))
        read = self._globals(memory.whole(frame.builder))
        kept = rules.allocate(frame.builder, read.whole(frame.builder))
        copy_bytes(frame.builder, kept, state, memory.size)
        memory.save(frame.builder, kept)
        read.save(frame.builder, kept)
        if self.abi:
            frame.builder.call(rule_function(self.session, self.abi, rules.STEPS_BEGIN), [])
        steps = run_steps(frame, self.step, state, more, i64(0), None if self.is_while else count)
        frame.builder.ret(pack(frame.builder, [kept, steps]))
        self._write_reverse([*types, tape], [*names, "tape"])

    def _read(self) -> None:
        self.name = bare_name(self.function.name)
        kind, self.scheme, number, _ = (noted(self.function, "enzyme_checkpointed") or "").split(":")
        self.is_while, self.number = kind == "while", int(number)
        self.regions = regions_of(self.function)
        self.step = step = step_of(self.function)
        self.abi = communicates(self.session, step)
        signature = self.derivative.signature
        self._check()
        self.kinds = signature.arguments[FIXED : len(signature.arguments) - len(self.regions)]
        kinds = (signature.arguments[1], "const", *self.kinds)
        asked = replace(signature, mode="gradient", arguments=kinds, result_active=False, caller_may_change=())
        asked = replace(asked, on_stack=False)
        from enzyme_build.differentiate.derive import derive

        self.gradient = derive(self.session, step, asked).function
        self.outs = adjoint_types(step, asked)
        self.width = signature.width

    def _check(self) -> None:
        """What is run again must depend on the state only, and change nothing else."""
        signature, step = self.derivative.signature, self.step
        if signature.mode != "split" or signature.keeps_tape:
            raise UnsupportedError("a checkpointed loop has no derivative that is asked for alone, or runs twice")
        if "dup" not in (signature.arguments[1], *(signature.arguments[FIXED + k] for k in self.regions)):
            raise UnsupportedError("the state of a checkpointed loop is inactive, but what it is computed from is not")
        check_step(self.session, step, 2, self.regions)
        if self.abi and self.scheme == "budget":
            raise UnsupportedError(
                "the step of a checkpointed loop communicates, and processes would keep other numbers of snapshots",
                help="say how many snapshots there are: enzyme_revolve",
            )

    def _globals(self, behind: Value) -> _Memory:
        """The globals that the step reads, if they may change: kept once, behind the first state."""
        changes = self.derivative.signature.caller_may_change[len(self.function.arguments) :]
        layout = self.session.module.layout
        variables = globals_read(self.session, self.step) if any(changes) else []
        return _Memory(behind, [(v, i64(layout.size_of(v.value_type))) for v in variables])

    def _bound(self, values: list[Value]) -> tuple[Value, Value, _Memory, list[Value], list[Value]]:
        """(count, state, its memory, `more`, what a step's gradient takes behind the state and the index)."""
        rest = list(values)
        count, state = rest.pop(0), rest.pop(0)
        self.shadows = [rest.pop(0) for _ in range(self.width * (self.derivative.signature.arguments[1] == "dup"))]
        size = rest.pop(0)
        more: list[Value] = []
        behind: list[Value] = []
        for kind in self.kinds:
            taken = [rest.pop(0) for _ in range(1 + self.width * (kind == "dup"))]
            more.append(taken[0])
            behind += taken
        memory = _Memory(size, [(more[k], rest.pop(0)) for k in self.regions])
        return count, state, memory, more, behind

    def _write_reverse(self, types: list[Type], names: list[str]) -> None:
        module = self.session.module
        made = module.add_function(quoted(f"{self.name}.reverse"), function_type(packed(self.outs), types), names)
        self.derivative.reverse = made
        frame = Frame(Builder(module, made.add_block("entry")), made)
        builder = frame.builder
        *values, tape = made.arguments
        _, _, memory, more, behind = self._bound(list[Value](values))
        first, count = builder.extract_value(tape, 0), builder.extract_value(tape, 1)
        sums = [frame.slot(type_, float_constant(type_, 0.0)) for type_ in self.outs]
        whole = memory.whole(builder)
        env = _Environment(self, memory, whole, more, behind, self.shadows, sums)
        read = self._globals(whole)
        last = rules.allocate(builder, read.whole(builder))  # what lies there now, when all is done
        memory.save(builder, last)
        read.save(builder, last)
        read.restore(builder, first)
        before = self._run_again(builder)
        if self.scheme in ("periodic", "store_all"):
            period = i64(max(1, self.number)) if self.scheme == "periodic" else count
            env.periodic(frame, first, count, period)
        else:
            env.revolve(frame, first, count)
        if before is not None:
            builder.call(rule_function(self.session, self.abi, rules.STEPS_END), [before])
        memory.restore(builder, last)
        read.restore(builder, last)
        rules.release(builder, last)
        rules.release(builder, first)
        builder.ret(pack(builder, [builder.load(t, s) for t, s in zip(self.outs, sums)]))

    def _run_again(self, builder: Builder) -> Value | None:
        """Say that messages are sent again from here on."""
        if not self.abi:
            return None
        how = rules.AGAIN_IN_PLACE if noted(self.step, OUTLINED) is not None else rules.AGAIN_ON_COPIES
        return builder.call(rule_function(self.session, self.abi, rules.STEPS_AGAIN), [i32(how)])


@dataclass(frozen=True)
class _Memory:
    """What a snapshot holds: `size` bytes of the state, which may lie anywhere, and regions that stay in place."""

    size: Value
    regions: list[tuple[Value, Value]]  # address, bytes

    def whole(self, builder: Builder) -> Value:
        """How many bytes a snapshot has."""
        total = self.size
        for _, size in self.regions:
            total = builder.binary("add", total, size)
        return total

    def save(self, builder: Builder, snapshot: Value) -> None:
        for address, place, size in self._places(builder, snapshot):
            copy_bytes(builder, place, address, size)

    def restore(self, builder: Builder, snapshot: Value) -> None:
        for address, place, size in self._places(builder, snapshot):
            copy_bytes(builder, address, place, size)

    def _places(self, builder: Builder, snapshot: Value) -> Iterator[tuple[Value, Value, Value]]:
        offset = self.size
        for address, size in self.regions:
            yield address, builder.gep(I8, snapshot, [offset]), size
            offset = builder.binary("add", offset, size)


@dataclass
class _Environment:
    """What every part of the reverse half needs; `all` carries it to a function of its own (`like`)."""

    halves: _Halves
    memory: _Memory
    size: Value  # of a snapshot
    more: list[Value]
    behind: list[Value]
    shadows: list[Value]
    sums: list[Value]

    @property
    def all(self) -> list[Value]:
        sizes = [size for _, size in self.memory.regions]
        return [self.size, self.memory.size, *sizes, *self.shadows, *self.behind, *self.sums]

    def like(self, values: list[Value]) -> _Environment:
        """The same, of a function that takes `all`."""
        rest = list(values)
        size, of_state = rest.pop(0), rest.pop(0)
        sizes = [rest.pop(0) for _ in self.memory.regions]
        shadows = [rest.pop(0) for _ in self.shadows]
        behind = [rest.pop(0) for _ in self.behind]
        more = [behind[self.behind.index(value)] for value in self.more]
        memory = _Memory(of_state, [(more[k], s) for k, s in zip(self.halves.regions, sizes)])
        return _Environment(self.halves, memory, size, more, behind, shadows, rest)

    def advance(self, frame: Frame, state: Value, first: Value, end: Value) -> None:
        self.memory.restore(frame.builder, state)
        run_steps(frame, self.halves.step, state, self.more, first, end)
        self.memory.save(frame.builder, state)

    def back(self, frame: Frame, state: Value, index: Value) -> None:
        """The adjoint of one step from a state, which is lost."""
        builder, halves = frame.builder, self.halves
        self.memory.restore(builder, state)
        type_ = halves.step.arguments[1].type
        number = index if type_ is I64 else builder.cast("trunc", index, type_)
        assert halves.gradient is not None
        made = builder.call(halves.gradient, [state, *self.shadows, number, *self.behind])
        for sum_, found in zip(self.sums, unpack(builder, made, len(halves.outs))):
            assert is_float(found.type)
            builder.store(builder.binary("fadd", builder.load(found.type, sum_), found), sum_)

    def periodic(self, frame: Frame, first: Value, count: Value, period: Value) -> None:
        """A snapshot in front of every period; then, last period first, all its states and their steps back."""
        builder, size = frame.builder, self.size
        period = _one(builder, period)
        rounded = builder.binary("add", count, builder.binary("sub", period, i64(1)))
        periods = builder.binary("udiv", rounded, period)
        snapshots = rules.allocate(builder, builder.binary("mul", builder.binary("add", periods, i64(1)), size))
        states = rules.allocate(builder, builder.binary("mul", builder.binary("add", period, i64(1)), size))

        def place(block: Value, index: Value) -> Value:
            return builder.gep(I8, block, [builder.binary("mul", index, size)])

        def end_of(number: Value) -> Value:
            end = builder.binary("mul", builder.binary("add", number, i64(1)), period)
            return builder.select(builder.compare("ult", end, count), end, count)

        def save(number: Value) -> None:
            copy_bytes(builder, place(snapshots, number), first, size)
            self.advance(frame, first, builder.binary("mul", number, period), end_of(number))

        def return_through(number: Value) -> None:
            start = builder.binary("mul", number, period)
            length = builder.binary("sub", end_of(number), start)
            copy_bytes(builder, states, place(snapshots, number), size)

            def again(index: Value) -> None:
                following = place(states, builder.binary("add", index, i64(1)))
                copy_bytes(builder, following, place(states, index), size)
                at = builder.binary("add", start, index)
                self.advance(frame, following, at, builder.binary("add", at, i64(1)))

            counted(frame, i64(0), builder.binary("sub", length, i64(1)), again)
            counted(
                frame, i64(0), length,
                lambda index: self.back(frame, place(states, index), builder.binary("add", start, index)),
                backwards=True,
            )  # fmt: skip

        counted(frame, i64(0), periods, save)
        counted(frame, i64(0), periods, return_through, backwards=True)
        rules.release(builder, snapshots)
        rules.release(builder, states)

    def revolve(self, frame: Frame, first: Value, count: Value) -> None:
        """Binomial checkpointing from the first state."""
        builder = frame.builder
        number: Value = i64(self.halves.number)
        if self.halves.scheme == "budget":
            held = builder.binary("udiv", i64(self.halves.number), _one(builder, self.size))
            number = builder.select(builder.compare("eq", held, i64(0)), i64(1), held)
        elif self.halves.number <= 0:
            bits = builder.intrinsic("ctlz", [I64], I64, [count, false()])
            number = builder.binary("sub", i64(65), bits)
        some = builder.compare("sgt", count, i64(0))
        frame.when(some, lambda: builder.call(self._revolving(), [first, i64(0), count, number, *self.all]))

    def _revolving(self) -> Function:
        """revolve(state at lo, lo, hi, snapshots, …): the adjoints of the steps lo … hi - 1; the state is lost."""
        module = self.halves.session.module
        types: list[Type] = [PTR, I64, I64, I64, *(v.type for v in self.all)]
        made = module.add_function(quoted(f"{self.halves.name}.revolve"), function_type(VOID, types))
        frame = Frame(Builder(module, made.add_block("entry")), made)
        builder = frame.builder
        start, lo, hi_first, snapshots, *rest = made.arguments
        env = self.like(list[Value](rest))
        hi = frame.slot(I64, hi_first)

        def length() -> Value:
            return builder.binary("sub", builder.load(I64, hi), lo)

        def from_snapshot() -> None:
            middle = builder.binary("add", lo, _left_part(frame, length(), snapshots))
            state = rules.allocate(builder, env.size)
            copy_bytes(builder, state, start, env.size)
            env.advance(frame, state, lo, middle)
            fewer = builder.binary("sub", snapshots, i64(1))
            builder.call(made, [state, middle, builder.load(I64, hi), fewer, *env.all])
            rules.release(builder, state)
            builder.store(middle, hi)

        def without() -> None:
            state = rules.allocate(builder, env.size)
            copy_bytes(builder, state, start, env.size)
            last = builder.binary("sub", builder.load(I64, hi), i64(1))
            env.advance(frame, state, lo, last)
            env.back(frame, state, last)
            rules.release(builder, state)
            builder.store(last, hi)

        def shorten() -> None:
            has = builder.compare("sgt", snapshots, i64(0))
            frame.when(has, from_snapshot, without)

        frame.whilst(lambda: builder.compare("sgt", length(), i64(1)), shorten)
        env.back(frame, start, lo)
        builder.ret()
        return made


def _left_part(frame: Frame, length: Value, snapshots: Value) -> Value:
    """Where the next snapshot is best: β(s, r) = (s+r over r) steps need at most r repetitions; left ≤ β(s, r-1)."""
    builder = frame.builder
    beta, repeats = frame.slot(I64, i64(1)), frame.slot(I64, i64(0))

    def grow() -> None:
        r = builder.binary("add", builder.load(I64, repeats), i64(1))
        product = builder.binary("mul", builder.load(I64, beta), builder.binary("add", snapshots, r))
        builder.store(builder.binary("udiv", product, r), beta)
        builder.store(r, repeats)

    builder.store(i64(1), beta)
    builder.store(i64(0), repeats)
    frame.whilst(lambda: builder.compare("slt", builder.load(I64, beta), length), grow)
    whole = builder.binary("add", snapshots, builder.load(I64, repeats))
    right = builder.binary("udiv", builder.binary("mul", builder.load(I64, beta), snapshots), _one(builder, whole))
    most = builder.binary("sub", length, i64(1))
    right = builder.select(builder.compare("slt", right, most), right, most)
    right = builder.select(builder.compare("slt", right, i64(1)), i64(1), right)
    return builder.binary("sub", length, right)


def _one(builder: Builder, value: Value) -> Value:
    """At least one."""
    return builder.select(builder.compare("eq", value, i64(0)), i64(1), value)
