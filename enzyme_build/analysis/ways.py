"""Ways from a pointer to some memory: where behind it an address lies, where behind that one the next, and so on."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

_WORD = 8  # bytes of an address
_MOST_STEPS = 3  # that are told apart by their offsets


class Memory(Enum):
    """`NUMBERS`: no addresses lie there; `LEADING`: one of memory that is asked about may; `WHOLE`: all that do are.

    `BLOCK`: there are numbers, and whatever address lies where it is is one of such numbers.
    """

    NUMBERS = 0
    LEADING = 1
    WHOLE = 2
    BLOCK = 3


class Way(NamedTuple):
    """From a pointer to memory that is asked about: how far behind it an address lies (None: anywhere) that leads on,
    and so on."""

    to: Memory
    steps: tuple[int | None, ...] = ()

    @property
    def is_in_front(self) -> bool:
        """Does it begin in front of what the pointer leads to?"""
        return bool(self.steps) and self.steps[0] is not None and self.steps[0] < 0

    def moved(self, distance: int | None) -> Way:
        """From a pointer that is so far in front of this one."""
        if not self.steps:
            return self
        first, *others = self.steps
        return Way(self.to, (None if first is None or distance is None else first + distance, *others))

    def stepped_back(self, offset: int | None = 0) -> Way:
        """From a pointer behind which this pointer lies."""
        if len(self.steps) < _MOST_STEPS:
            return Way(Memory.NUMBERS if self.to is Memory.BLOCK else self.to, (offset, *self.steps))
        return self.blurred()

    def blurred(self) -> Way:
        return Way(self.to if self.to in (Memory.WHOLE, Memory.LEADING) else Memory.LEADING)

    def followed(self, size: int) -> Way | None:
        """From what is loaded, of some size, through the pointer; None if that leads there on no way."""
        if not self.steps:
            return self if self.to in (Memory.LEADING, Memory.WHOLE) else None
        first, *others = self.steps
        to = Memory.NUMBERS if self.to is Memory.BLOCK and not others else self.to
        return Way(to, tuple(others)) if first is None or -_WORD < first < size else None
