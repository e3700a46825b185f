"""Allocation and release.  A shadow is allocated with its primal; the reverse sweep frees it at the allocation, and
the primal itself where it is worth keeping (`analysis.deferral`).

Reallocation gives the adjoints of the new block back to the old one, as far as both reach.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import Need, callee_name, is_freed_alike
from enzyme_build.differentiate import memory_helpers
from enzyme_build.differentiate.late_shadows import note_freed
from enzyme_build.differentiate.loops_written import copy_bytes
from enzyme_build.differentiate.operations.base import Operation, shadow_unless_own
from enzyme_build.differentiate.owning_globals import forget_freed
from enzyme_build.errors import TypeDeductionError, UnsupportedError
from enzyme_build.ir import VOID, Call, Function, Instruction, Value, location_of, zero

if TYPE_CHECKING:
    from enzyme_build.differentiate.forward_mode import ForwardMode
    from enzyme_build.differentiate.forward_sweep import ForwardSweep
    from enzyme_build.differentiate.plan import ReversePlan
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep


def allocation_of(call: Call) -> rules.AllocationRule:
    rule = rules.allocation_rule(callee_name(call))
    assert rule is not None
    return rule


class Allocation(Operation):
    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        return plan.activity.needs_shadow(instruction) or instruction in plan.overwrites.kept

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        assert isinstance(instruction, Call)
        rule = allocation_of(instruction)
        if instruction in plan.overwrites.kept:
            yield Need(instruction)
            if _release_of(instruction, plan) is None:
                yield from (Need(instruction.arguments[i]) for i in _freeing_arguments(rule) if i is not None)
        if not plan.activity.needs_shadow(instruction):
            return
        if rule.result_argument is not None:
            raise UnsupportedError(
                f"memory that `{rule.name}` hands out through a pointer cannot hold active data yet",
                help="use malloc or aligned_alloc",
            )
        yield Need(instruction, True)
        for index in _freeing_arguments(rule):
            if index is not None:
                yield Need(instruction.arguments[index])
        if rule.grows is not None:
            old = instruction.arguments[rule.grows]
            yield Need(old, plan.activity.needs_shadow(old))
            if plan.activity.may_lack_shadow(old):
                yield Need(old)

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        assert isinstance(instruction, Call)
        if sweep.lanes.lane == 0:
            self._release_kept(instruction, sweep)
        if not sweep.activity.needs_shadow(instruction):
            return
        rule = allocation_of(instruction)
        shadow = sweep.shadow(instruction)
        if rule.grows is not None:
            self._give_back(instruction, instruction.arguments[rule.grows], sweep)
        release(sweep, instruction, rule, shadow)

    def _release_kept(self, allocation: Call, sweep: ReverseSweep) -> None:
        """Make up for a release that the forward sweep left out; not before the last time that the sweep runs."""
        if sweep.plan.signature.keeps_tape:
            return
        if allocation not in sweep.plan.overwrites.kept:
            return
        memory, found = sweep.primal(allocation), _release_of(allocation, sweep.plan)
        note_freed(sweep, allocation)
        if found is None:
            _free(sweep, allocation, memory)
            return
        rule = rules.deallocation_rule(callee_name(found))
        assert rule is not None
        arguments = list(found.arguments)
        arguments[rule.pointer] = memory
        sweep.builder.call(found.callee, arguments, found.function_type)

    def _give_back(self, call: Call, old: Value, sweep: ReverseSweep) -> None:
        """The adjoints of the new block flow to the old one."""
        if not sweep.activity.has_active_memory(call):
            return
        _move_numbers(sweep, call, old, sweep.shadow(call), shadow_unless_own(old, sweep))

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        return None


def move_to_grown(instruction: Instruction, sweep: ForwardMode) -> None:
    """Split forward mode: reallocated memory has the tangents of the old block, whose shadow goes."""
    assert isinstance(instruction, Call)
    rule = allocation_of(instruction)
    if rule.grows is None or not sweep.activity.needs_shadow(instruction):
        return
    old = instruction.arguments[rule.grows]
    shadow = shadow_unless_own(old, sweep)
    if sweep.activity.has_active_memory(instruction):
        _move_numbers(sweep, instruction, old, shadow, sweep.shadow(instruction))
    if sweep.activity.needs_shadow(old):
        rules.release(sweep.builder, shadow)


def _move_numbers(sweep: ReverseSweep | ForwardMode, call: Call, old: Value, source: Value, to: Value) -> None:
    """Add the numbers of one shadow to the other, as far as both reach, and leave zeros behind.

    Nobody uses the block that is left, so its numbers have no adjoints yet: where there are no addresses all bytes
    move, wherever the numbers lie.
    """
    layout = sweep.types.memory_layout([call, old], None, call)
    shapes = sweep.types.across.shapes
    has_addresses = not shapes.lead_to_no_address(sweep.types.primal, [call, old])
    is_own = sweep.objects.is_new(old) or sweep.types.are_numbers_alone([call, old])
    if layout is None and (has_addresses or not is_own):
        raise TypeDeductionError("cannot deduce what kind of data the reallocated memory holds")
    if layout is not None and not layout.floats:
        return
    size, other = rules.usable_size(sweep.builder, to), rules.usable_size(sweep.builder, source)
    smaller = sweep.builder.select(sweep.builder.compare("ult", size, other), size, other)
    if layout is not None and layout.others and has_addresses:
        if layout.is_of_words:
            sweep.session.place_looks.tell_by_places(shapes.pieces(sweep.types.primal, [call, old]))
        helper = memory_helpers.accumulate(sweep.session.module, layout, place=f"at {location_of(call)}")
        sweep.builder.call(helper, [source, to, smaller])
        return
    copy_bytes(sweep.builder, to, source, smaller)
    rules.zero_fill(sweep.builder, source, smaller)


class Deallocation(Operation):
    """The primal is freed where the program does it, unless that is deferred; in reverse mode its shadow always is."""

    def has_adjoint(self, instruction: Instruction, plan: ReversePlan) -> bool:
        return False

    def augment(self, instruction: Instruction, sweep: ForwardSweep) -> None:
        """The shadow is still needed."""

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        assert isinstance(instruction, Call)
        rule = rules.deallocation_rule(callee_name(instruction))
        assert rule is not None
        pointer = instruction.arguments[rule.pointer]
        lane = sweep.lanes.lane
        forget_freed(sweep.session, sweep.builder, lane, sweep.primal(pointer))
        if sweep.activity.needs_shadow(pointer):
            arguments = [sweep.primal(a) for a in instruction.arguments]
            shadow = sweep.shadow(pointer)
            forget_freed(sweep.session, sweep.builder, lane, shadow)
            if not all(o.is_local and o in sweep.activity.shadowed for o in sweep.activity.objects.of(pointer)):
                # memory without numbers may be its own shadow, and is freed once
                same = sweep.builder.compare("eq", shadow, arguments[rule.pointer])
                shadow = sweep.builder.select(same, zero(shadow.type), shadow)
            arguments[rule.pointer] = shadow
            sweep.builder.call(instruction.callee, arguments, instruction.function_type)
        return None


def release(sweep: ReverseSweep, call: Call, rule: rules.AllocationRule, shadow: Value) -> None:
    """Free a shadow with the function that belongs to its allocator, or clear it for the next time."""
    if sweep.plan.signature.keeps_tape:
        if rule.freed_by != rules.FREE:
            raise UnsupportedError(
                f"the reverse half cannot run again (`enzyme_nofree`) with memory from `{rule.name}`"
            )
        rules.zero_fill(sweep.builder, shadow, rules.usable_size(sweep.builder, shadow))
        return
    _free(sweep, call, shadow)


def _release_of(allocation: Call, plan: ReversePlan) -> Call | None:
    """The deferred release, if there is one alone that can be made anywhere."""
    found = [release for release, made in plan.overwrites.deferred.items() if made is allocation]
    return found[0] if len(found) == 1 and is_freed_alike(found[0]) else None


def _free(sweep: ReverseSweep, call: Call, memory: Value) -> None:
    """Free memory with the function that belongs to its allocator."""
    rule = allocation_of(call)
    arguments = [memory if i is None else sweep.primal(call.arguments[i]) for i in _freeing_arguments(rule)]
    free = sweep.session.module.declare(rule.freed_by, VOID, [a.type for a in arguments])
    assert isinstance(free, Function)
    sweep.builder.call(free, arguments)


def _freeing_arguments(rule: rules.AllocationRule) -> list[int | None]:
    """The allocation's arguments that its release takes, in order; None for the memory."""
    known = {"size": rule.size[0], "alignment": rule.alignment}
    found: list[int | None] = []
    for part in rule.freed_with:
        index = part if isinstance(part, int) else known.get(part)
        if part != "pointer" and (index is None or (part == "size" and len(rule.size) > 1)):
            raise UnsupportedError(f"memory from `{rule.name}` cannot hold active data: how it is freed is not known")
        found.append(index)
    return found
