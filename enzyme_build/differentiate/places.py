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
from enzyme_build.ir import I8, Builder, Load, Store, Value, i64, true

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


def _extent(access: Load | Store, last: Mapping[Loop, Value], sweep: ReverseSweep) -> tuple[Value, Value]:
    """The first address of the adjoints that the access's reverse touches, and the one behind the last."""
    builder = sweep.builder
    type_ = access.type if isinstance(access, Load) else access.value.type
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
        for loop, turn in zip(around, turns):
            sweep.builder.store(turn, sweep.index_slot(loop))
        sweep.forget()
        yield sweep.shadow(access.pointer)
