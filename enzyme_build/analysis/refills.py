"""Memory that a device's threads share and fill anew in each turn of a loop: the reverse sweep fills it again.

    for (…) { s[t] = x[…];  wait;  … = … s[j] …;  wait; }

What is read between the two barriers was written in front of the first one, by all threads together, at places that are
the same in each turn.  So it need not be recorded, many times over by each thread: where the reverse sweep comes to the
second barrier the threads write it once more, from what each wrote, and wait.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis.call_graph import reached_by_calls
from enzyme_build.analysis.calls import CallKind, called_function, callee_name, calls_in, classify, copied_from
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.loops import Loop, LoopForest
from enzyme_build.analysis.memory_objects import MemoryObject, MemoryObjects
from enzyme_build.analysis.offsets import address_of
from enzyme_build.ir import (
    Block,
    Call,
    ConstantInt,
    Function,
    GlobalVariable,
    Instruction,
    Load,
    Store,
    Value,
    bare_name,
    is_pointer,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.needed import ReverseAvailability
    from enzyme_build.analysis.recording import Need


@dataclass(frozen=True, eq=False)
class Refill:
    """`writes`: the stores and copies that fill one variable; `before`: the barrier behind them.

    `after`: the one behind all that reads it.
    """

    writes: tuple[Instruction, ...]
    loads: frozenset[Load]
    before: Call
    after: Call


class Refills:
    """All of a function."""

    def __init__(self, function: Function, flow: ControlFlow, forest: LoopForest, objects: MemoryObjects):
        self.flow, self.forest, self.objects = flow, forest, objects
        self._of: dict[Load, Refill] = {}
        self._dropped: set[Load] = set()
        self._position: dict[Instruction, int] = {}
        if not function.module.is_for_device:
            return
        self._position = {i: number for block in flow.order for number, i in enumerate(block.instructions)}
        barriers = [i for b in flow.order for i in b.instructions if is_barrier(i)]
        if barriers:
            for accesses in self._accesses(function).values():
                refill = self._refill(accesses, barriers)
                if refill is not None:
                    self._of.update(dict.fromkeys(refill.loads, refill))

    def of(self, load: Load) -> Refill | None:
        """How what the load has read is brought back; None if it is not."""
        return self._of.get(load) if load not in self._dropped else None

    @property
    def are_any(self) -> bool:
        return len(self._of) > len(self._dropped)

    def drop(self, load: Load) -> None:
        """It is read elsewhere, too, than between the barriers: what it gives is to be recorded."""
        self._dropped.add(load)

    def drop_copies(self, may_change: Callable[[Value, Instruction], bool]) -> None:
        """Without what is filled by copies of memory that may be another one by the time of the reverse sweep."""
        for load, refill in self._of.items():
            sources = ((write, copied_from(write)) for write in refill.writes)
            if any(source is not None and may_change(source, write) for write, source in sources):
                self.drop(load)

    def behind(self, barrier: Call) -> list[Refill]:
        """What the reverse sweep fills again where it comes to this barrier."""
        found = dict.fromkeys(r for load, r in self._of.items() if r.after is barrier and load not in self._dropped)
        return list(found)

    def is_between(self, instruction: Instruction, refill: Refill) -> bool:
        """The instruction runs between the barriers, in the same turn."""
        return self._is_behind(instruction, refill.before) and not self._is_behind(instruction, refill.after)

    # ---- one variable --------------------------------------------------------------------------------------
    def _accesses(self, function: Function) -> dict[GlobalVariable, list[Instruction]]:
        """What touches each shared variable and nothing else; without those whose address goes anywhere else."""
        shared = function.module.spaces.is_shared
        found: dict[GlobalVariable, list[Instruction]] = {}
        lost: set[GlobalVariable] = set()
        for block in self.flow.order:
            for instruction in block.instructions:
                for pointer in _addresses(instruction):
                    made = self.objects.of(pointer)
                    variables = [v for v in map(_variable, made) if v is not None and shared(bare_name(v.name))]
                    if not variables:
                        continue
                    is_plain = len(made) == 1 and _is_plain(instruction, pointer)
                    for variable in variables:
                        found.setdefault(variable, []).append(instruction)
                        if not is_plain:
                            lost.add(variable)
        called = {c for i in function.instructions() if isinstance(i, Call) and (c := called_function(i)) is not None}
        for other in reached_by_calls(called, _callees):
            named = (_base(operand) for instruction in other.instructions() for operand in instruction.operands)
            lost.update(variable for variable in named if variable is not None)
        return {variable: accesses for variable, accesses in found.items() if variable not in lost}

    def _refill(self, accesses: list[Instruction], barriers: list[Instruction]) -> Refill | None:
        writes = [i for i in accesses if not isinstance(i, Load)]
        loads = [i for i in accesses if isinstance(i, Load)]
        loops = {self.forest.innermost[i.block] for i in writes}
        loop = next(iter(loops)) if len(loops) == 1 else None
        if loop is None or not loads or not all(self._is_in(load, loop) for load in loads):
            return None
        if not all(self._in_each_turn(write.block, loop) and self._is_same_place(write, loop) for write in writes):
            return None
        chain = [b for b in barriers if self.forest.innermost[b.block] is loop and self._in_each_turn(b.block, loop)]
        chain.sort(key=lambda b: sum(self._is_behind(b, other) for other in chain))
        parts = {sum(self._is_behind(write, barrier) for barrier in chain) for write in writes}
        first = min(parts)
        read = [sum(self._is_behind(load, barrier) for barrier in chain) for load in loads]
        last = max(read)
        if len(parts) > 1 or min(read) <= first or last >= len(chain):
            return None
        before, after = chain[first], chain[last]
        assert isinstance(before, Call) and isinstance(after, Call)
        if any(self._leaves_between(source, before, after) for source, _ in loop.exit_edges(self.flow)):
            return None
        return Refill(tuple(writes), frozenset(loads), before, after)

    def _is_in(self, instruction: Instruction, loop: Loop) -> bool:
        return instruction.block in loop.blocks

    def _in_each_turn(self, block: Block, loop: Loop) -> bool:
        return all(self.flow.dominates(block, latch) for latch in loop.latches)

    def _is_same_place(self, write: Instruction, loop: Loop) -> bool:
        """In each turn: the places that are not written are never written."""
        address = address_of(_destination(write))
        is_fixed = isinstance(write, Store) or isinstance(write.operands[2], ConstantInt)
        return is_fixed and all(loop.is_invariant(value) for value in (address.base, *(v for v, _ in address.terms)))

    def _leaves_between(self, source: Block, before: Call, after: Call) -> bool:
        end = source.terminator
        return self._is_behind(end, before) and not self._is_behind(end, after)

    def _is_behind(self, later: Instruction, earlier: Instruction) -> bool:
        """`earlier` runs before `later` whenever that does, in the same turn of the loop of `earlier`."""
        if later.block is earlier.block:
            return self._position[later] > self._position[earlier]
        return self.flow.dominates(earlier.block, later.block)


def may_wait(instruction: Instruction) -> bool:
    """A barrier, or a call in which there may be one."""
    if not isinstance(instruction, Call) or not instruction.function.module.is_for_device:
        return False
    callee = called_function(instruction)
    if callee is None or is_barrier(instruction):
        return True
    return any(is_barrier(call) for function in reached_by_calls([callee], _callees) for call in calls_in(function))


def lost_refills(
    reads: Iterable[tuple[Instruction | None, Need]], recorded: Container[Need], availability: ReverseAvailability
) -> set[Load]:
    """The loads whose memory is filled again, but which something else needs than what runs between the barriers.

    `reads`: who reads what in the reverse sweep (None: the sweep itself).
    """
    refills = availability.overwrites.refills
    if not refills.are_any:
        return set()
    lost: set[Load] = set()
    reached: dict[Need, frozenset[Load]] = {}

    def below(need: Need) -> frozenset[Load]:
        if need in reached:
            return reached[need]
        reached[need] = frozenset()
        if availability.is_free(need) or need in recorded:
            return reached[need]
        own = {need.value} if isinstance(need.value, Load) and refills.of(need.value) is not None else set[Load]()
        reached[need] = frozenset(own).union(*map(below, availability.inputs(need) or ()))
        return reached[need]

    for reader, need in reads:
        for load in below(need):
            refill = refills.of(load)
            if refill is not None and (reader is None or not refills.is_between(reader, refill)):
                lost.add(load)
    return lost


def is_barrier(instruction: Instruction) -> bool:
    """Threads of a device wait there for one another."""
    if not isinstance(instruction, Call) or not instruction.function.module.is_for_device:
        return False
    return rules.is_barrier(callee_name(instruction))


def _callees(function: Function) -> list[Function]:
    found = (called_function(call) for call in calls_in(function))
    return [callee for callee in found if callee is not None]


def _base(operand: Value) -> GlobalVariable | None:
    base = address_of(operand).base if is_pointer(operand.type) else None
    return base if isinstance(base, GlobalVariable) else None


def _variable(made: MemoryObject) -> GlobalVariable | None:
    return made.value if isinstance(made.value, GlobalVariable) else None


def _addresses(instruction: Instruction) -> Iterable[Value]:
    """Through which the instruction touches memory, or lets others do it."""
    match instruction:
        case Load():
            return [instruction.pointer]
        case Store():
            return [instruction.pointer, *([instruction.value] if is_pointer(instruction.value.type) else [])]
        case Call():
            return [a for a in instruction.arguments if is_pointer(a.type)]
        case _:
            return [o for o in instruction.operands if is_pointer(o.type)] if instruction.opcode in _KEEPS else []


_KEEPS = frozenset({"atomicrmw", "cmpxchg", "ret", "ptrtoint", "invoke"})


def _is_plain(instruction: Instruction, pointer: Value) -> bool:
    """A load, a store there, or a copy to there of a number of bytes."""
    match instruction:
        case Load():
            return not instruction.ordering
        case Store():
            return not instruction.ordering and instruction.pointer is pointer and instruction.value is not pointer
        case Call() if classify(instruction) is CallKind.MEMORY:
            rule = rules.memory_rule(callee_name(instruction))
            return rule is not None and instruction.arguments[rule.destination] is pointer
        case _:
            return False


def _destination(write: Instruction) -> Value:
    if isinstance(write, Store):
        return write.pointer
    assert isinstance(write, Call)
    rule = rules.memory_rule(callee_name(write))
    assert rule is not None
    return write.arguments[rule.destination]
