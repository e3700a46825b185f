"""Are the adjoints that some accesses touch in all turns of their loops in different places?  Seen at run time.

The addresses are linear in the loops' indices, so the first and the last byte are touched in first and last turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import product
from typing import TYPE_CHECKING

from enzyme_build.analysis import Loop
from enzyme_build.differentiate.free_turns import Conflict, Guards
from enzyme_build.ir import I8, I64, Builder, Load, Store, Value, i64, true

if TYPE_CHECKING:
    from enzyme_build.differentiate.reverse_sweep import ReverseSweep


def all_of(builder: Builder, conditions: Sequence[Value]) -> Value:
    """True if all are."""
    return reduce(lambda one, other: builder.binary("and", one, other), conditions, true())


def all_hold(guards: Guards, sweep: ReverseSweep) -> Value:
    """True if the conditions are what they must be."""
    here = [(sweep.primal(condition), expected) for condition, expected in guards]
    return all_of(sweep.builder, [c if expected else sweep.builder.binary("xor", c, true()) for c, expected in here])


def are_apart(conflicts: Sequence[Conflict], last: Mapping[Loop, Value], sweep: ReverseSweep) -> list[Value]:
    """The conditions; `last` are the loops' last indices.  The index slots are left somewhere."""
    builder, found = sweep.builder, list[Value]()
    extents = {access: _extent(access, last, sweep) for access in dict.fromkeys(a for pair in conflicts for a in pair)}
    for pair in conflicts:
        (start, end), (other_start, other_end) = (extents[access] for access in pair)
        before, after = builder.compare("ule", end, other_start), builder.compare("ule", other_end, start)
        found.append(builder.binary("or", before, after))
    return found


def rows_are_apart(store: Store, nest: Sequence[Loop], last: Mapping[Loop, Value], sweep: ReverseSweep) -> list[Value]:
    """The conditions on which every turn of a nest (outermost loop first) stores elsewhere, as the innermost one does.

    From turn to turn, the address moves at least as far as it does in all turns of the loops inside.
    """
    builder, found = sweep.builder, list[Value]()
    start = dict[Loop, Value].fromkeys(nest, i64(0))
    first = _address(store, start, sweep)
    ends = [_address(store, start | {loop: last[loop]}, sweep) for loop in nest]
    span: Value = i64(sweep.layout.store_size_of(store.value.type))
    for loop, end in zip(reversed(nest), reversed(ends)):
        far = _distance(first, end, builder)
        if loop is not nest[-1]:
            found.append(builder.compare("uge", far, builder.binary("mul", last[loop], span)))
        span = builder.binary("add", span, far)
    return found


def _extent(access: Load | Store, last: Mapping[Loop, Value], sweep: ReverseSweep) -> tuple[Value, Value]:
    """The first address of the adjoints that the access's reverse touches, and the one behind the last."""
    builder = sweep.builder
    type_ = access.accessed_type
    low, *others = _corners(access, last, sweep)
    high = low
    for place in others:
        low = builder.select(builder.compare("ult", place, low), place, low)
        high = builder.select(builder.compare("ugt", place, high), place, high)
    return low, builder.gep(I8, high, [sweep.layout.store_size_of(type_)])


def _corners(access: Load | Store, last: Mapping[Loop, Value], sweep: ReverseSweep) -> Iterator[Value]:
    """The address of the adjoint in the first and the last turns."""
    around = [loop for loop in last if access.parent in loop.blocks]
    for turns in product(*((i64(0), last[loop]) for loop in around)):
        yield _address(access, dict(zip(around, turns)), sweep)


def _address(access: Load | Store, turns: Mapping[Loop, Value], sweep: ReverseSweep) -> Value:
    """The address of the adjoint in these turns of the loops."""
    for loop, turn in turns.items():
        sweep.builder.store(turn, sweep.index_slot(loop))
    sweep.forget()
    return sweep.shadow(access.pointer)


def _distance(one: Value, other: Value, builder: Builder) -> Value:
    here, there = (builder.cast("ptrtoint", place, I64) for place in (one, other))
    up, down = builder.binary("sub", there, here), builder.binary("sub", here, there)
    return builder.select(builder.compare("ult", here, there), up, down)
