"""Integers that may be numbers or addresses on their way: loaded, passed on, stored, put together from others' bits.

A slot is an integer or a vector of integers, or such a member of an aggregate, that is a root in the sense of `bits`.
Slots that are moved into one another by phis, selects and calls' aggregates form a group, which is of one kind.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build import rules
from enzyme_build.analysis.bits import Bits, bits_of
from enzyme_build.analysis.calls import CallKind, classify
from enzyme_build.analysis.integer_sources import computed_integers
from enzyme_build.analysis.transit import counts, meets_arithmetic, moves_on
from enzyme_build.ir import (
    Argument,
    AtomicRMW,
    Binary,
    Call,
    Cast,
    CompareExchange,
    Constant,
    ExtractElement,
    ExtractValue,
    Freeze,
    Function,
    InsertElement,
    InsertValue,
    Instruction,
    Load,
    Phi,
    Select,
    Type,
    Value,
    is_aggregate,
    is_float,
    member_types,
)

Path = tuple[int, ...]
Slot = tuple[Value, Path]
SMALLEST = 16  # bits of the smallest number
_CARRIERS = (
    Argument, Load, Phi, Select, Freeze, ExtractValue, InsertValue, ExtractElement, InsertElement, AtomicRMW,
    CompareExchange,
)  # fmt: skip


def integer_paths(type_: Type) -> Iterator[Path]:
    """The paths to the integers (and vectors of integers) in a type that could hold a number."""
    if is_aggregate(type_):
        for index, member in enumerate(member_types(type_)):
            yield from ((index, *path) for path in integer_paths(member))
    elif bits_of(type_) >= SMALLEST:
        yield ()


class Slots:
    """The groups of one function; each is known by one of its members."""

    def __init__(self, function: Function, bits: Bits):
        self.bits = bits
        self._above: dict[Slot, Slot] = {}
        self._computed = computed_integers(function)
        values = [*function.arguments, *function.instructions()]
        for value in values:
            if self._is_carrier(value):
                for path in integer_paths(value.type):
                    self._above[(value, path)] = (value, path)
        for slot, value, path in list(self.moves()):
            self._unite(slot, self._as_wide(value, path))

    def _is_carrier(self, value: Value) -> bool:
        if value in self._computed:
            return False
        if isinstance(value, Call):
            return classify(value) is CallKind.DEFINED or is_choice(value)
        if isinstance(value, Cast):
            if value.opcode == "ptrtoint":
                return any(moves_on(u, i) or isinstance(u, Phi) for u, i in value.uses)
            return value.opcode == "bitcast" and is_float(value.operands[0].type)
        if isinstance(value, Binary):
            return self.bits.masked(value) is not None
        return isinstance(value, _CARRIERS) and (is_aggregate(value.type) or self.bits.is_root(value))

    def __contains__(self, value: Value) -> bool:
        return (value, ()) in self._above

    def __iter__(self) -> Iterator[Slot]:
        return iter(self._above)

    def group(self, slot: Slot) -> Slot | None:
        """The group that a slot belongs to."""
        if slot not in self._above:
            return None
        above = self._above
        while above[slot] != slot:
            above[slot] = above[above[slot]]  # next time the way is half as long
            slot = above[slot]
        return slot

    def slots(self, value: Value, path: Path = ()) -> list[Slot]:
        """The slots whose bits lie in place in an integer (of an aggregate: in the member)."""
        if (value, path) in self._above:
            return [(value, path)]
        if path or isinstance(value, Constant) or not bits_of(value.type):
            return []
        found: dict[Slot, None] = {}
        at = 0
        for piece in self.bits.pieces(value):
            if piece.is_copy and piece.width >= 7 and (piece.sources[0].position - at) % SMALLEST == 0:
                found[(piece.sources[0].root, ())] = None
            at += piece.width
        return [slot for slot in found if slot in self._above]

    # ---- joining -----------------------------------------------------------------------------------------
    def moves(self) -> Iterator[tuple[Slot, Value, Path]]:
        """(slot, value, path) where the slot may be that (member of a) value."""
        for value, path in self._above:
            match value:
                case Phi() | Freeze():
                    yield from (((value, path), operand, path) for operand in value.operands)
                case Select():
                    yield from (((value, path), operand, path) for operand in value.operands[1:])
                case ExtractElement() | InsertElement():
                    yield from (((value, path), operand, path) for operand in value.operands[:-1])
                case ExtractValue(operands=[whole], path=above):
                    yield (value, path), whole, (*above, *path)
                case InsertValue(operands=[whole, part], path=above):
                    inside = path[: len(above)] == above
                    yield (value, path), part if inside else whole, path[len(above) :] if inside else path
                case Binary() if (masked := self.bits.masked(value)) is not None:
                    yield (value, path), masked[0], path
                case Call() if is_choice(value):
                    yield from (((value, path), operand, path) for operand in value.arguments)
                case _:
                    pass

    def _as_wide(self, value: Value, path: Path) -> list[Slot]:
        """The slots that are as wide as the integer: lanes keep their places among them."""
        return [s for s in self.slots(value, path) if path or bits_of(s[0].type) == bits_of(value.type)]

    def _unite(self, slot: Slot, others: list[Slot]) -> None:
        for other in others:
            left, right = self.group(slot), self.group(other)
            if left is not None and right is not None:
                self._above[right] = left

    # ---- arithmetic --------------------------------------------------------------------------------------
    def is_arithmetic(self, slot: Slot) -> bool:
        """True if something treats the slot as an integer, or it was computed as one."""
        value, path = slot
        if path:
            return False
        return is_choice(value) or meets_arithmetic(value) or self._comes_from_arithmetic(value)

    def _comes_from_arithmetic(self, value: Value) -> bool:
        """A phi or select of something that was computed as an integer, or of a number that counts."""
        if not isinstance(value, (Phi, Select, Freeze)):
            return False
        operands = value.operands[1:] if isinstance(value, Select) else value.operands
        return any((isinstance(o, Instruction) and not self.slots(o)) or counts(o) for o in operands)


def is_choice(value: Value) -> bool:
    """The greater or the smaller of two integers."""
    return isinstance(value, Call) and rules.choice(value) is not None
