"""How often a loop runs, as instructions in front of it, or in front of a loop around it.

There the loop may not be come to at all, and then its start and bound may be anything: a difference that is negative as
32 bits is 2³² as 64.  So where a branch on the way to the loop decides that for all turns alike, the number is 0 on the
other way; and it is never negative.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build.analysis import Loop, LoopForest, TripCount, constant_trip_count
from enzyme_build.ir import I64, Builder, Value, constant_int, i64, is_pointer

LONGEST_BOUND = 32  # iterations of a loop that may be left before, for which room is made beforehand
LONGEST_ON_DEVICE = 256  # whose heap is small and slow


def is_short(count: TripCount, on_device: bool) -> bool:
    """Room for as many records may be made beforehand, even if the loop is often left before: no search to 10⁹."""
    known = constant_trip_count(count)
    return known is not None and 0 < known <= (LONGEST_ON_DEVICE if on_device else LONGEST_BOUND)


def write_count(builder: Builder, count: TripCount, loop: Loop, level: Loop, forest: LoopForest) -> Value:
    """Header executions (back edges + 1) of `loop`, in front of `level`."""
    known = constant_trip_count(count)
    if known is not None:
        return i64(known)
    total = builder.binary("add", _back_edges(builder, count, level is not loop), i64(1), "count")
    if level is loop:
        return total
    total = _at_least_zero(builder, total)
    for condition, is_needed in _conditions(loop, level, forest):
        total = builder.select(condition, *((total, i64(0)) if is_needed else (i64(0), total)))
    return total


def _conditions(loop: Loop, level: Loop, forest: LoopForest) -> Iterator[tuple[Value, bool]]:
    """(what a branch asks, the answer that leads to the loop) where that does not vary with the turns of `level`."""
    for block, condition, holds in forest.flow.decisions(forest.preheader(loop)):
        if block is level.header or block not in level.blocks:
            return
        if level.is_invariant(condition):
            yield condition, holds


def _back_edges(builder: Builder, count: TripCount, speculative: bool) -> Value:
    first, bound = (builder.cast("ptrtoint", v, I64) if is_pointer(v.type) else v for v in (count.start, count.bound))
    signed = count.predicate[0] == "s" or (count.predicate == "ne" and speculative)
    if count.offset:
        first = builder.binary("add", first, constant_int(first.type, count.offset))
    if count.predicate != "ne":
        first, bound = _wide(builder, first, signed), _wide(builder, bound, signed)
        if count.bound_offset:
            bound = builder.binary("add", bound, i64(count.bound_offset))
    size = abs(count.step)
    span = builder.binary("sub", bound, first) if count.step > 0 else builder.binary("sub", first, bound)
    if count.predicate == "ne":
        span = _wide(builder, span, signed)
        return builder.binary("udiv" if not signed else "sdiv", span, i64(size)) if size != 1 else span
    if size != 1:
        span = builder.binary("sdiv", builder.binary("add", span, i64(size - 1)), i64(size))
    return _at_least_zero(builder, span)


def _wide(builder: Builder, value: Value, signed: bool) -> Value:
    return builder.cast("sext" if signed else "zext", value, I64)


def _at_least_zero(builder: Builder, value: Value) -> Value:
    positive = builder.compare("sgt", value, i64(0))
    return builder.select(positive, value, i64(0))
