"""How often a loop runs, in closed form where its induction variables allow it.

An affine induction variable of a loop is a header phi x with x₀ = start (invariant) and x_{i+1} = x_i + step,
step an integer constant.  If an exiting block that every iteration passes stays in the loop while `x_i ∘ bound`
(bound invariant), the first i for which that is false bounds the number of back edges taken:

    x ≠ bound            (bound − x₀) / step          (exact: the loop ends, so it divides)
    x < bound, step > 0  max(0, ⌈(bound − x₀) / step⌉)
    x > bound, step < 0  max(0, ⌈(x₀ − bound) / −step⌉)

It is the exact number if the loop has no other exit from which the function returns.  The variable must not wrap round
on its way to the bound: either the program promises that (nsw, nuw), or |step| is a power of two, and then a loop that
wraps never ends.

Of a loop that compares addresses the same is known, in bytes (`of_pointers`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from enzyme_build.analysis.control_flow import ControlFlow
from enzyme_build.analysis.loops import Loop
from enzyme_build.ir import (
    I64,
    Binary,
    Block,
    Branch,
    Compare,
    ConstantInt,
    GetElementPtr,
    IntegerType,
    Phi,
    PointerType,
    Select,
    Value,
)


@dataclass(frozen=True)
class Induction:
    """x_i = start + i·step; for a pointer, step is in bytes."""

    phi: Phi
    start: Value
    step: int


@dataclass(frozen=True)
class RunningStep:
    """x_i = start + i·step·size: a constant number of bytes for a pointer, 1 for an integer."""

    start: Value
    step: Value
    size: int


@dataclass(frozen=True)
class TripCount:
    """The loop goes on while `x_i predicate bound`, x_i = start + offset + i·step (ne, slt, sgt, ult or ugt)."""

    start: Value
    offset: int
    step: int
    predicate: str
    bound: Value
    bound_offset: int  # added to bound: x <= n is x < n + 1
    exiting: Block
    is_exact: bool


INVERSE = {
    "eq": "ne", "ne": "eq", "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt",
    "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt",
}  # fmt: skip
MIRRORED = {
    "eq": "eq", "ne": "ne", "slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle",
    "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule",
}  # fmt: skip


def induction_of(phi: Phi, loop: Loop) -> Induction | None:
    """The phi as an affine induction variable of the loop whose header it is in."""
    ends = _start_and_next(phi, loop)
    step = None if ends is None else step_from(ends[1], phi)
    return None if ends is None or step is None else Induction(phi, ends[0], step)


def running_step(phi: Phi, loop: Loop) -> RunningStep | None:
    """The phi as a variable to which a number is added that only the running program knows, the same in every turn."""
    ends = _start_and_next(phi, loop)
    if ends is None or not isinstance(phi.type, (IntegerType, PointerType)):
        return None
    match ends[1]:
        case Binary(opcode="add", operands=[left, right]) if phi in (left, right):
            step, size = right if left is phi else left, 1
        case GetElementPtr(operands=[base, step]) as address if base is phi and step.type is I64:
            size = address.function.module.layout.size_of(address.source_type)
        case _:
            return None
    return RunningStep(ends[0], step, size) if loop.is_invariant(step) else None


def first_and_later(phi: Phi, loop: Loop) -> tuple[Value, Value] | None:
    """What a header phi is in the first turn, and in all others, if that does not vary with the turns."""
    ends = _start_and_next(phi, loop)
    return ends if ends is not None and loop.is_invariant(ends[1]) else None


def _start_and_next(phi: Phi, loop: Loop) -> tuple[Value, Value] | None:
    """What a header phi is at first, and what it becomes after a turn."""
    if phi.parent is not loop.header:
        return None
    inside = {id(v): v for v, block in phi.incoming if block in loop.blocks}
    outside = {id(v): v for v, block in phi.incoming if block not in loop.blocks}
    if len(inside) != 1 or len(outside) != 1:
        return None
    return next(iter(outside.values())), next(iter(inside.values()))


def step_from(value: Value, phi: Phi) -> int | None:
    """The constant by which `value` exceeds `phi`, or None."""
    match value:
        case Binary(opcode="add", operands=[left, ConstantInt(value=step)]) if left is phi:
            return step
        case Binary(opcode="sub", operands=[left, ConstantInt(value=step)]) if left is phi:
            return -step
        case GetElementPtr(operands=[base, ConstantInt(value=index)]) if base is phi:
            layout = value.function.module.layout
            return index * layout.size_of(value.source_type)
        case Phi() if value is not phi and phi not in value.operands:
            steps = {None if isinstance(o, Phi) else step_from(o, phi) for o in value.operands}
            return next(iter(steps)) if len(steps) == 1 else None
        case _:
            return None


def trip_count(loop: Loop, flow: ControlFlow, of_pointers: bool = False) -> TripCount | None:
    """A closed form for the number of back edges taken, or None.

    A loop that is left for where control never returns from ends the function, and all that is asked of it.
    """
    exits = [edge for edge in loop.exit_edges(flow) if edge[1] in flow.returning]
    for exiting in dict.fromkeys(source for source, _ in exits):
        if all(flow.dominates(exiting, latch) for latch in loop.latches):
            found = _from_exit(loop, exiting, len(exits) == 1, of_pointers)
            if found is not None:
                return found
    return None


def shifts_at_most(loop: Loop, flow: ControlFlow) -> int | None:
    """How often the header runs at most, of a loop whose turns shift a number to zero, or to the left up to a bound.

    So halves of an array are added, and bits of an exponent looked at.  What is shifted to the left by all its bits is
    zero, and stays so: such a loop would never end.
    """
    for exiting in dict.fromkeys(source for source, _ in loop.exit_edges(flow)):
        match exiting.terminator:
            case Branch(operands=[Compare(opcode="icmp") as compare], targets=[yes, no]) if all(
                flow.dominates(exiting, latch) for latch in loop.latches
            ):
                predicate = compare.predicate if yes in loop.blocks else INVERSE[compare.predicate]
                value, bound = compare.operands
                steps = _turns_of_shifts(value, bound, predicate, loop)
                if steps and (yes in loop.blocks) != (no in loop.blocks):
                    return steps + 1
            case _:
                pass
    return None


def _turns_of_shifts(value: Value, bound: Value, predicate: str, loop: Loop) -> int | None:
    """So many turns at most, if each turn shifts `value` and the loop goes on while the predicate holds."""
    phi = value.operands[0] if isinstance(value, Binary) and value.opcode in ("lshr", "shl") else value
    ends = _start_and_next(phi, loop) if isinstance(phi, Phi) else None
    match ends[1] if ends is not None else None:
        case Binary(opcode="lshr" | "shl" as way, operands=[shifted, ConstantInt(value=bits)]) as following if (
            shifted is phi and bits > 0 and value in (phi, following)
        ):
            known = bound.value if isinstance(bound, ConstantInt) else None
            ends_at_zero = known is not None and (known == 0 if predicate == "ne" else known >= 0)
            down = predicate == "ugt" or (predicate in ("ne", "sgt") and ends_at_zero)
            up = predicate in ("ult", "ule", "slt", "sle") and loop.is_invariant(bound)
            width = phi.type.bits if isinstance(phi.type, IntegerType) else 0
            return -(-width // bits) if (down if way == "lshr" else up) else None
        case _:
            return None


def _from_exit(loop: Loop, exiting: Block, is_exact: bool, of_pointers: bool) -> TripCount | None:
    match exiting.terminator:
        case Branch(operands=[Phi() as flag], targets=[yes, no]) if (yes in loop.blocks) != (no in loop.blocks):
            return _from_flag(flag, loop, exiting, yes in loop.blocks, is_exact)
        case Branch(operands=[Compare(opcode="icmp") as compare], targets=[yes, no]):
            return _from_comparison(compare, loop, exiting, is_exact, of_pointers)
        case Branch(operands=[condition], targets=[yes, no]) if (yes in loop.blocks) != (no in loop.blocks):
            parts = _each_leaves(condition, no in loop.blocks)
            found = (_from_comparison(part, loop, exiting, False, of_pointers) for part in parts)
            return next((count for count in found if count is not None), None)
        case _:
            return None


def _each_leaves(condition: Value, leaves_if: bool) -> Iterator[Compare]:
    """The comparisons of which each one makes the loop end, if the condition has this value."""
    match condition:
        case Compare(opcode="icmp"):
            yield condition
        case Binary(opcode="or" | "and" as way, operands=parts) if (way == "or") is leaves_if:
            yield from (found for part in parts for found in _each_leaves(part, leaves_if))
        case Select(operands=[first, ConstantInt(value=value), second]) if leaves_if and value:
            yield from (found for part in (first, second) for found in _each_leaves(part, leaves_if))
        case Select(operands=[first, second, ConstantInt(value=0)]) if not leaves_if:
            yield from (found for part in (first, second) for found in _each_leaves(part, leaves_if))
        case _:
            return


def _from_comparison(
    compare: Compare, loop: Loop, exiting: Block, is_exact: bool, of_pointers: bool
) -> TripCount | None:
    yes, no = exiting.terminator.targets
    predicate = compare.predicate if yes in loop.blocks else INVERSE[compare.predicate]
    if (yes in loop.blocks) == (no in loop.blocks):
        return None
    left, right = compare.operands
    if loop.is_invariant(left):
        left, right, predicate = right, left, MIRRORED[predicate]
    if not loop.is_invariant(right) or not isinstance(left.type, PointerType if of_pointers else IntegerType):
        return None
    affine = affine_in(left, loop)
    if affine is None or affine[0].step == 0:
        return None
    induction, offset = affine
    step = induction.step
    bound_offset = 0
    if predicate in ("sle", "ule"):
        predicate, bound_offset = predicate[0] + "lt", 1
    elif predicate in ("sge", "uge"):
        predicate, bound_offset = predicate[0] + "gt", -1
    goes_up = predicate in ("slt", "ult") and step > 0
    goes_down = predicate in ("sgt", "ugt") and step < 0
    if predicate != "ne" and not goes_up and not goes_down:
        return None
    if not _meets_the_bound(left, induction, loop, predicate):
        return None
    return TripCount(induction.start, offset, step, predicate, right, bound_offset, exiting, is_exact)


def _from_flag(flag: Phi, loop: Loop, exiting: Block, stays_if: bool, is_exact: bool) -> TripCount | None:
    """A loop of two turns, as optimisers write it: a flag that is set in the first one only says whether it goes on."""
    match first_and_later(flag, loop):
        case (ConstantInt(value=first), ConstantInt(value=later)) if (first & 1, later & 1) == (stays_if, not stays_if):
            return TripCount(ConstantInt(I64, 0), 0, 1, "ne", ConstantInt(I64, 1), 0, exiting, is_exact)
        case _:
            return None


def affine_in(value: Value, loop: Loop) -> tuple[Induction, int] | None:
    """(x, offset) with value_i = x_i + offset."""
    match value:
        case Phi(operands=[Binary(operands=[Phi() as phi, *_]), *_]) if value.parent is not loop.header:
            step = step_from(value, phi)  # the sum is made on each of the ways that meet here
            if step is None:
                return None
            offset = step
        case Phi():
            phi, offset = value, 0
        case Binary(opcode="add", operands=[Phi() as phi, ConstantInt(value=offset)]):
            pass
        case GetElementPtr(operands=[Phi() as phi, ConstantInt()]):
            offset = step_from(value, phi) or 0
        case _:
            return None
    induction = induction_of(phi, loop)
    return None if induction is None else (induction, offset)


def _meets_the_bound(value: Value, induction: Induction, loop: Loop, predicate: str) -> bool:
    """The variable (`value`: it, or it plus an offset) does not wrap round before the loop ends."""
    size = abs(induction.step)
    if size & (size - 1) == 0:
        return True
    following = next(v for v, block in induction.phi.incoming if block in loop.blocks)
    if isinstance(following, Phi) or (isinstance(value, Phi) and value is not induction.phi):
        return False  # sums that meet: what each of them promises is not looked at
    sums = [v for v in (value, following) if isinstance(v, Binary)]
    stays_signed = all("nsw" in v.flags for v in sums)
    stays_unsigned = all("nuw" in v.flags and (v.opcode == "sub") == (induction.step < 0) for v in sums)
    return {"s": stays_signed, "u": stays_unsigned}.get(predicate[0], stays_signed or stays_unsigned)


def hoist_level(count: TripCount, loop: Loop) -> Loop:
    """The outermost loop around `loop` (itself at least) in which start and bound are invariant.

    In front of an outer loop the number must make sense even if the inner one is never entered: a distance in a
    narrow type has not the room to tell -1 from 255, so it stays.
    """
    if count.predicate == "ne" and isinstance(count.start.type, IntegerType) and count.start.type.bits < 32:
        return loop
    level = loop
    while level.parent is not None and all(level.parent.is_invariant(v) for v in (count.start, count.bound)):
        level = level.parent
    return level


def constant_trip_count(count: TripCount) -> int | None:
    """How often the header runs (back edges + 1), where start and bound are numbers."""
    start, bound = count.start, count.bound
    if not isinstance(start, ConstantInt) or not isinstance(bound, ConstantInt):
        return None
    assert isinstance(start.type, IntegerType)
    modulus = 1 << start.type.bits
    first = (start.value + count.offset) % modulus
    last = bound.value % modulus
    if count.predicate == "ne":
        span = (last - first if count.step > 0 else first - last) % modulus
        return span // abs(count.step) + 1
    if count.predicate[0] == "s":
        first, last = (n - modulus if n >= modulus // 2 else n for n in (first, last))
    last += count.bound_offset
    span = last - first if count.step > 0 else first - last
    return max(0, -(-span // abs(count.step))) + 1
