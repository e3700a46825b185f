"""Vector mode: W derivatives beside one primal.

Every shadow, tangent and adjoint exists once a lane.  What an operation does for its derivative is written once for
each lane, with `lane` the current one, around the same primal values; the optimiser makes vectors of it where the
target has them.  A value that stands for the same thing in all lanes at once (on the tape, as a function's result) is
an array of W.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from enzyme_build.ir import Builder, Poison, Type, Value, array

_T = TypeVar("_T")


class Lanes:
    """The lane that is being written."""

    def __init__(self, width: int):
        self.width = width
        self.lane = 0

    def each(self) -> Iterator[int]:
        """Every lane in turn is the current one; afterwards the first is."""
        for lane in range(self.width):
            self.lane = lane
            yield lane
        self.lane = 0


class PerLane(Generic[_T]):
    """One thing for each lane; `here` is the current lane's."""

    def __init__(self, lanes: Lanes, things: Sequence[_T]):
        self.lanes = lanes
        self.things = list(things)

    @property
    def here(self) -> _T:
        return self.things[self.lanes.lane]


def type_in_lanes(type_: Type, width: int) -> Type:
    """The type of all lanes at once."""
    return type_ if width == 1 else array(width, type_)


def joined(builder: Builder, values: Sequence[Value]) -> Value:
    """The values of all lanes as one."""
    if len(values) == 1:
        return values[0]
    whole: Value = Poison(array(len(values), values[0].type))
    for index, value in enumerate(values):
        whole = builder.insert_value(whole, value, index)
    return whole
