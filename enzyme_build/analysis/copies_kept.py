"""Copies of whole arrays, kept instead of what a nest of loops reads in them.

    for (t …) { for (i < n) for (k …) … y[column[k]] …;  for (i < n) y[i] = …; }

What is read here is overwritten before the reverse sweep comes by, and where it was stored last is not known.  If the
memory is an allocation of this function, which no loop of a nest writes to and which is no larger than an outer loop of
the nest is long, it is copied in front of the nest: that is less than to record each element for each time it is read.
"""

from __future__ import annotations

from collections.abc import Mapping

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, callee_name, classify
from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.deferral import ended_at, makes_new_memory
from enzyme_build.analysis.loops import Loop, LoopForest
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.overwrites import Overwrites
from enzyme_build.analysis.polynomials import Polynomial, constant, polynomial_of
from enzyme_build.ir import (
    PTR,
    Binary,
    Block,
    Call,
    Cast,
    ConstantInt,
    ConstantNull,
    Instruction,
    Load,
    Select,
    Value,
    is_float,
    is_zero,
)

_SLACK = 4096  # bytes by which the copy may be longer


class KeptCopy(Instruction):
    """Not in any block: it stands for the address of a copy of `base`, as large as `allocation`, made at its block."""

    __slots__ = ("allocation", "base")

    def __init__(self, loop: Loop, forest: LoopForest, base: Value, allocation: Call):
        super().__init__(PTR, [], f"{base.name or 'memory'}.copy")
        self.parent = forest.preheader(loop)
        self.origin = self.parent.terminator
        self.base = base
        self.allocation = allocation

    @property
    def allocated(self) -> list[Value]:
        """The numbers whose product is its size in bytes."""
        return allocated(self.allocation)


class KeptCopies:
    """`counts`: how often a loop runs at most, where that is known."""

    def __init__(self, forest: LoopForest, overwrites: Overwrites, counts: Mapping[Loop, Value]):
        self.forest = forest
        self.overwrites = overwrites
        self.objects = overwrites.objects
        self.counts = counts
        self.layout = overwrites.layout
        self._known: dict[Load, KeptCopy | None] = {}
        self._made: dict[tuple[Loop, Value], KeptCopy] = {}

    def copy_of(self, load: Load) -> KeptCopy | None:
        """The copy that has what the load reads."""
        if load not in self._known:
            self._known[load] = self._find(load)
        return self._known[load]

    def _find(self, load: Load) -> KeptCopy | None:
        if not is_float(load.type) or load.ordering or "volatile" in load.flags:
            return None
        base = address_of(load.pointer).base
        nest = [loop for loop in self.forest.nest(load.block) if loop.is_invariant(base)]
        allocations = self._allocations(base)
        if len(nest) < 2 or not allocations:
            return None
        loop = next((loop for loop in nest if not self._is_written_in(loop, load)), None)
        if loop is None or (loop, base) in self._made:
            return self._made.get((loop, base)) if loop is not None else None
        here = self._at(loop, allocations)
        if here is None or not self._is_small(here, load, nest[nest.index(loop) :]):
            return None
        return self._made.setdefault((loop, base), KeptCopy(loop, self.forest, base, here))

    def _allocations(self, base: Value) -> list[Call]:
        """The allocations of which the base is one, from its start, or null; none if it may be something else."""
        origins = [o for o in origins_of(base) if not isinstance(o, ConstantNull)]
        found = [o for o in origins if isinstance(o, Call) and classify(o) is CallKind.ALLOCATION]
        made = [call for call in found if makes_new_memory(call)]
        alone = all(o.is_local and not self.objects.escapes(o) for o in self.objects.of(base))
        return made if alone and len(made) == len(origins) else []

    def _is_written_in(self, loop: Loop, load: Load) -> bool:
        flow = self.forest.flow
        blocks = sum(1 << flow.position[block] for block in loop.blocks)
        return self.overwrites.writers.may_change_in(load, self.layout.store_size_of(load.type), blocks, load)

    def _at(self, loop: Loop, allocations: list[Call]) -> Call | None:
        """One of the allocations, whose size is that of all; what was made of them is there in front of the loop."""
        flow, before = self.forest.flow, self.forest.preheader(loop)
        sizes = [_size_of(call) for call in allocations]
        if sizes[0] is None or any(size is None or size.terms != sizes[0].terms for size in sizes):
            return None
        objects = {o for call in allocations for o in self.objects.of(call)}
        calls = [i for i in self.objects.function.instructions() if isinstance(i, Call)]
        releases = [c for c in calls if any(o in objects for p in ended_at(c) for o in self.objects.of(p))]
        if any(self._comes_to(before, release, allocations) for release in releases):
            return None
        return next((call for call in allocations if all(_is_there(v, before, flow) for v in allocated(call))), None)

    def _comes_to(self, block: Block, release: Call, allocations: list[Call]) -> bool:
        """Control may come from the release to the end of the block, and no new memory is made on the way."""
        if release.block is block or len(allocations) > 1 or allocations[0].block is block:
            return self.forest.flow.may_follow(block.terminator, release)
        seen = {allocations[0].block}
        work = list(release.block.successors)
        while work:
            here = work.pop()
            if here not in seen:
                seen.add(here)
                work += here.successors
        return block in seen

    def _is_small(self, allocation: Call, load: Load, nest: list[Loop]) -> bool:
        """Some outer loops of the nest have as many turns together as the memory has elements."""
        size, turns = _size_of(allocation), constant(self.layout.store_size_of(load.type))
        for loop in nest[:-1]:
            count = _least(self.counts[loop], loop is nest[0]) if loop in self.counts else None
            if size is None or count is None:
                return False
            turns *= count
            rest = size - turns
            if not rest.symbols and rest.terms.get((), 0) <= _SLACK:
                return True
        return False


def _least(count: Value, is_entered: bool) -> Polynomial | None:
    """What the number of a loop's turns is not below; where it is entered, it is not the zero that may be chosen."""
    match count:
        case Select(operands=[_, yes, no]) if is_entered and (is_zero(yes) or is_zero(no)):
            return _least(no if is_zero(yes) else yes, is_entered)
        case Binary(opcode="add" | "sub", operands=[left, ConstantInt(value=number)]):
            found = _least(left, is_entered)
            return None if found is None else found + constant(number if count.opcode == "add" else -number)
        case Cast(opcode="zext" | "sext", operands=[inner]):
            return _least(inner, is_entered)
        case Call(arguments=[inner, ConstantInt()]) if callee_name(count).startswith(("llvm.umax.", "llvm.smax.")):
            return _least(inner, is_entered)
        case _:
            return polynomial_of(count)


def allocated(call: Call) -> list[Value]:
    """The numbers whose product is the size of an allocation."""
    rule = rules.allocation_rule(callee_name(call))
    assert rule is not None
    return [call.arguments[index] for index in rule.size]


def _is_there(value: Value, block: Block, flow: ControlFlow) -> bool:
    return not isinstance(value, Instruction) or flow.dominates(value.block, block)


def _size_of(call: Call) -> Polynomial | None:
    total = constant(1)
    for number in allocated(call):
        factor = polynomial_of(number)
        if factor is None:
            return None
        total *= factor
    return total
