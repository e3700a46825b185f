"""Integers that are only moved: loaded, passed on, stored.  They may be numbers or addresses on their way.

Values that are moved into one another by phis, selects and freezes form a group, which is of one kind.  What
arithmetic, a comparison or a cast to another width touches is an integer, and in no group.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build import rules
from enzyme_build.analysis.calls import CallKind, classify
from enzyme_build.ir import (
    Argument,
    Binary,
    Call,
    Cast,
    ConstantInt,
    Freeze,
    Function,
    GetElementPtr,
    Instruction,
    IntegerType,
    Load,
    Phi,
    Select,
    Store,
    Value,
)

_TAKES_SIZES = (CallKind.ALLOCATION, CallKind.DEALLOCATION, CallKind.MEMORY)  # their integers are numbers of bytes


class Transit:
    """The groups of one function; each is known by one of its members, its root."""

    def __init__(self, function: Function):
        self._above: dict[Value, Value] = {}
        for value in [*function.arguments, *function.instructions()]:
            if _may_be_in_transit(value):
                self._above[value] = value
        for value in list(self._above):
            if isinstance(value, (Phi, Select, Freeze)):
                for operand in value.operands:
                    if operand in self._above and operand.type is value.type:
                        self._above[self.root(operand)] = self.root(value)

    def __contains__(self, value: Value) -> bool:
        return value in self._above

    def __iter__(self) -> Iterator[Value]:
        return iter(self._above)

    def root(self, value: Value) -> Value:
        while self._above[value] is not value:
            value = self._above[value]
        return value

    def is_arithmetic(self, value: Value) -> bool:
        """True if something treats the value as an integer, or it was computed as one."""
        return meets_arithmetic(value) or self._comes_from_arithmetic(value) or self._goes_to_arithmetic(value)

    def _comes_from_arithmetic(self, value: Value) -> bool:
        """A phi or select of something that was computed as an integer, or of a number that counts."""
        if not isinstance(value, (Phi, Select, Freeze)):
            return False
        operands = value.operands[1:] if isinstance(value, Select) else value.operands
        return any((isinstance(o, Instruction) and o not in self._above) or counts(o) for o in operands)

    def _goes_to_arithmetic(self, value: Value) -> bool:
        """It becomes, by a phi or a select, something that is treated as an integer."""
        merges = (user for user, _ in value.uses if isinstance(user, (Phi, Select, Freeze)))
        return any(user.type is value.type and user not in self._above for user in merges)


def _may_be_in_transit(value: Value) -> bool:
    if not isinstance(value.type, IntegerType) or value.type.bits < 16:
        return False
    if isinstance(value, Argument):
        return not meets_arithmetic(value)
    if isinstance(value, Load):
        return not (meets_arithmetic(value) and not any(moves_on(u, i) for u, i in value.uses))
    if isinstance(value, Call):
        return classify(value) is CallKind.DEFINED and not meets_arithmetic(value)
    if isinstance(value, Cast):
        return value.opcode == "bitcast" or (
            value.opcode == "ptrtoint" and any(moves_on(u, i) or isinstance(u, Phi) for u, i in value.uses)
        )
    return isinstance(value, (Phi, Select, Freeze)) and not meets_arithmetic(value)


def counts(value: Value) -> bool:
    """True for a constant that no program means as a float's bits: it would be a denormal number."""
    mantissa = {32: 23, 64: 52}.get(value.type.bits) if isinstance(value.type, IntegerType) else None
    return isinstance(value, ConstantInt) and mantissa is not None and 0 < value.value < 2**mantissa


def moves_on(user: Instruction, index: int) -> bool:
    return (isinstance(user, Store) and index == 0) or (isinstance(user, Cast) and user.opcode == "bitcast")


def meets_arithmetic(value: Value) -> bool:
    """True if something treats the value as an integer."""
    for user, index in value.uses:
        match user:
            case Call() if classify(user) in _TAKES_SIZES or rules.is_checked_arithmetic(user):
                return True
            case Phi() | Freeze() | Call():
                continue
            case Store() if index == 0:
                continue
            case Select() if index > 0:
                continue
            case Cast(opcode="bitcast" | "inttoptr"):
                continue
            case _ if user.opcode in ("ret", "insertvalue", "insertelement"):
                continue
            case _:
                return True
    return False


def is_count(load: Load) -> bool:
    """An integer that is an index, or that others are multiplied with: no number's bits are used so.

    Indices and sizes of memory are multiplied by shifts.
    """
    work: list[Value] = [load] if isinstance(load.type, IntegerType) else []
    while work:
        for user, index in work.pop().uses:
            is_factor = isinstance(user, Binary) and user.opcode in ("mul", "sdiv", "udiv", "srem", "urem")
            is_index = isinstance(user, GetElementPtr) and index > 0
            if is_factor or is_index or (isinstance(user, Call) and classify(user) is CallKind.ALLOCATION):
                return True
            is_wider = isinstance(user, Cast) and user.opcode in ("sext", "zext")
            is_scaled = isinstance(user, Binary) and user.opcode in ("shl", "add") and index == 0
            if is_wider or (is_scaled and isinstance(user.operands[1], ConstantInt)):
                work.append(user)
    return False
