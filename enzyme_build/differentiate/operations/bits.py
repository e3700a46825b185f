"""Integers that are put together from the bits of numbers: lane by lane, ±2ᵏ times the number that was there.

Where only the sign may have changed, the derivative changes its sign along; where the exponent did, it is multiplied
by the quotient of result and operand, an exact power of two.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import Activity, Lane, Need, RootKinds, TypeInference, bits_of, varying_roots
from enzyme_build.differentiate import memory_helpers
from enzyme_build.differentiate.adjoint_types import lane_type, scrambled, type_of_lanes
from enzyme_build.differentiate.operations.base import Operation
from enzyme_build.ir import (
    Call,
    ExtractElement,
    FloatType,
    InsertElement,
    Instruction,
    IntegerType,
    Value,
    VectorType,
    constant_int,
    i32,
    integer,
    location_of,
    scalar_of,
    vector,
    zero,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.forward_mode import ForwardMode
    from enzyme_build.differentiate.plan import ReversePlan
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep

    Sweep = ForwardMode | ReverseSweep


QUIET_NAN = 0x7FC00000


class BitOperation(Operation):
    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        masked = _masked(instruction, plan.types)
        if masked is not None:
            yield Need(masked[1])
            return
        if plan.types.kinds.is_part(instruction):
            return
        changed = [lane for lane in _lanes(instruction, plan.types, plan.activity) if lane and lane.change != "move"]
        if changed:
            yield Need(instruction)
        yield from dict.fromkeys(Need(lane.root) for lane in changed)

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        if not sweep.activity.is_active(instruction):
            return None
        masked = _masked(instruction, sweep.types)
        if masked is not None:
            return sweep.builder.binary("and", sweep.tangent_or_zero(masked[0]), sweep.primal(masked[1]))
        if sweep.types.kinds.is_part(instruction):
            return self._tangent_of_part(instruction, sweep)
        kind = lane_type(instruction, sweep.types)
        result: Value = zero(type_of_lanes(instruction.type, kind))
        for at, lane in enumerate(_lanes(instruction, sweep.types, sweep.activity)):
            tangent = sweep.tangent(lane.root) if lane is not None else None
            if lane is None or tangent is None:
                continue
            number = _extract(sweep, _as_lanes(sweep, tangent, kind), lane.index)
            number = self._changed(sweep, number, instruction, at, lane, kind)
            result = _insert(sweep, result, number, at)
        return sweep.builder.cast("bitcast", result, instruction.type)

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        masked = _masked(instruction, sweep.types)
        if masked is not None:
            seed = sweep.builder.binary("and", sweep.take(instruction), sweep.primal(masked[1]))
            sweep.add(masked[0], seed)
            return
        if sweep.types.kinds.is_part(instruction):
            self._stop_unless_zero(instruction, sweep.take(instruction), sweep)
            return
        kind = lane_type(instruction, sweep.types)
        seeds = _as_lanes(sweep, sweep.take(instruction), kind)
        totals: dict[Value, Value] = {}
        for at, lane in enumerate(_lanes(instruction, sweep.types, sweep.activity)):
            if lane is None or not sweep.activity.is_active(lane.root):
                continue
            number = self._changed(sweep, _extract(sweep, seeds, at), instruction, at, lane, kind)
            total = totals.get(lane.root) or zero(type_of_lanes(lane.root.type, kind))
            if lane.root in totals:
                number = sweep.builder.sum(_extract(sweep, total, lane.index), number)
            totals[lane.root] = _insert(sweep, total, number, lane.index)
        for root, total in totals.items():
            sweep.add(root, sweep.builder.cast("bitcast", total, root.type))

    def _tangent_of_part(self, instruction: Instruction, sweep: ForwardMode) -> Value:
        """Not a number, unless the whole number's tangent is zero: where it is used, that shows."""
        (root,) = _numbers(instruction, sweep.types)
        tangent = sweep.tangent(root)
        if tangent is None:
            return zero(instruction.type)
        magnitude = sweep.builder.binary("shl", tangent, constant_int(tangent.type, 1))
        is_zero = sweep.builder.compare("eq", magnitude, zero(tangent.type))
        return sweep.builder.select(is_zero, zero(instruction.type), constant_int(instruction.type, QUIET_NAN))

    def _stop_unless_zero(self, instruction: Instruction, bits: Value, sweep: ReverseSweep) -> None:
        """Half of a number has no derivative of its own."""
        place = location_of(instruction)
        message = f"at {place}, half of an active number is taken for a number of its own"
        sweep.builder.call(memory_helpers.stop_unless_zero(sweep.session.module, bits.type, message), [bits])

    def _changed(
        self, sweep: Sweep, number: Value, instruction: Instruction, at: int, lane: Lane, kind: FloatType
    ) -> Value:
        """The derivative of one lane, times what happened to the lane."""
        if lane.change == "move":
            return number
        builder = sweep.builder
        if lane.change == "sign":
            bits = integer(kind.bits)
            after = _extract(sweep, _as_lanes(sweep, sweep.primal(instruction), bits), at)
            before = _extract(sweep, _as_lanes(sweep, sweep.primal(lane.root), bits), lane.index)
            flipped = builder.compare("slt", builder.binary("xor", after, before), zero(bits))
            return builder.select(flipped, builder.fneg(number), number)
        after = _extract(sweep, _as_lanes(sweep, sweep.primal(instruction), kind), at)
        before = _extract(sweep, _as_lanes(sweep, sweep.primal(lane.root), kind), lane.index)
        return rules.seed_times(builder, number, builder.binary("fdiv", after, before))


class IntegerExtreme(Operation):
    """The greater or smaller of two numbers by their bits: the derivative goes to the one that was chosen."""

    def reads(self, instruction: Instruction, plan: ReversePlan) -> Iterable[Need]:
        self._check(instruction, plan.types)
        yield from (Need(o) for o in instruction.operands[:2])

    def adjoint(self, instruction: Instruction, sweep: ReverseSweep) -> None:
        adjoint = sweep.take(instruction)
        first, second = instruction.operands[:2]
        is_first = self._is_first(instruction, sweep)
        nothing = zero(adjoint.type)
        sweep.add(first, sweep.builder.select(is_first, adjoint, nothing))
        sweep.add(second, sweep.builder.select(is_first, nothing, adjoint))

    def tangent(self, instruction: Instruction, sweep: ForwardMode) -> Value | None:
        if not sweep.activity.is_active(instruction):
            return None
        self._check(instruction, sweep.types)
        first, second = (sweep.tangent_or_zero(o, instruction) for o in instruction.operands[:2])
        return sweep.builder.select(self._is_first(instruction, sweep), first, second)

    def _is_first(self, instruction: Instruction, sweep: Sweep) -> Value:
        assert isinstance(instruction, Call)
        first, second = (sweep.primal(o) for o in instruction.operands[:2])
        return sweep.builder.compare(rules.choice(instruction) or "", first, second)

    def _check(self, instruction: Instruction, types: TypeInference) -> None:
        """What is compared must be whole numbers."""
        element = scalar_of(instruction.type)
        if lane_type(instruction, types).bits != bits_of(element):
            raise scrambled(instruction)


def _numbers(instruction: Instruction, types: TypeInference) -> list[Value]:
    return list(dict.fromkeys(s.root for p in types.bits.pieces(instruction) for s in p.sources))


def _masked(instruction: Instruction, types: TypeInference) -> tuple[Value, Value] | None:
    """(numbers, mask) if lanes are kept or cleared as a whole."""
    found = types.bits.masked(instruction)
    if found is None:
        return None
    bits, mask, width = found
    if width % lane_type(instruction, types).bits:
        raise scrambled(instruction)
    return bits, mask


def _lanes(instruction: Instruction, types: TypeInference, activity: Activity) -> list[Lane | None]:
    """The lanes of an active integer; raises the error for one that has none."""
    lane_type(instruction, types)
    lanes = None if types.bits.is_root(instruction) else types.kinds.lanes(instruction)
    if lanes is None:
        raise scrambled(instruction)
    numbers = {lane.root for lane in lanes if lane is not None}
    kinds = RootKinds(lambda root: types.kind_of(root) if root in numbers else None, types.kinds.integer_lanes)
    others = varying_roots(types.bits.pieces(instruction), kinds)
    if any(root in activity.varied and root not in numbers and not _is_number(root, types) for root in others):
        raise scrambled(instruction)
    return lanes


def _is_number(root: Value, types: TypeInference) -> bool:
    return isinstance(types.kind_of(root), FloatType)


def _as_lanes(sweep: Sweep, bits: Value, kind: FloatType | IntegerType) -> Value:
    """The same bits as numbers (or integers) of this type."""
    count = bits_of(bits.type) // kind.bits
    return sweep.builder.cast("bitcast", bits, kind if count == 1 else vector(count, kind))


def _extract(sweep: Sweep, lanes: Value, index: int) -> Value:
    if not isinstance(lanes.type, VectorType):
        return lanes
    return sweep.builder.insert(ExtractElement(lanes, i32(index), lanes.type.element))


def _insert(sweep: Sweep, lanes: Value, number: Value, index: int) -> Value:
    if not isinstance(lanes.type, VectorType):
        return number
    return sweep.builder.insert(InsertElement(lanes, number, i32(index)))
