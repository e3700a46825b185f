"""Numbers that may be computed and not chosen: their adjoint is zero where their derivative may be infinite.

`far ? 0 : v * (1 / r)` at r = 0 has a factor that is infinite and a product that nobody takes.  Its tangent is not
taken either; but its adjoint is zero, and zero times infinity is not a number.  So there, and only there, products ask
whether the adjoint is zero.
"""

from __future__ import annotations

from collections import defaultdict

from enzyme_build import rules
from enzyme_build.analysis.control_dependence import ControlDependence
from enzyme_build.ir import (
    Block,
    Call,
    Cast,
    Compare,
    Freeze,
    Function,
    Instruction,
    Phi,
    Return,
    Select,
    Store,
    Value,
    is_float,
)


class Unchosen:
    """Of one function.  Numbers in memory, and what calls return, are taken as finite, as the primal takes them.

    What is stored, and what other functions are given, may be left there.  `is_called`: so may what is returned.
    """

    def __init__(self, function: Function, is_called: bool):
        self._applied: dict[Instruction, rules.AppliedRule] = {}
        self._handed_on: set[Instruction] = set()
        for instruction in function.instructions():
            if not is_float(instruction.type):
                continue
            if (applied := rules.scalar_rule(instruction)) is not None:
                self._applied[instruction] = applied
            elif isinstance(instruction, (Phi, Select, Freeze)):
                self._handed_on.add(instruction)
        self._infinite = self._that_may_be_infinite()
        self._optional: set[Instruction] = set()
        if self._infinite:
            self._control = ControlDependence(function)
            self._others = (Store, Call, Return) if is_called else (Store, Call)
            self._optional = self._that_may_be_left()

    def may_meet_infinity(self, applied: rules.AppliedRule, index: int) -> bool:
        """May the partial of operand `index` be infinite where the result's adjoint is zero?"""
        if applied.instruction not in self._optional:
            return False
        return any(applied.value_of(leaf) in self._infinite for leaf in applied.reads(index))

    def _is_number(self, instruction: Instruction) -> bool:
        return instruction in self._applied or instruction in self._handed_on

    def _that_may_be_infinite(self) -> set[Value]:
        """At finite operands: quotients, and functions with poles or overflows; and what is computed from them."""
        found: set[Value] = set()
        work = [i for i, applied in self._applied.items() if applied.may_make_infinity()]
        while work:
            value = work.pop()
            if value not in found:
                found.add(value)
                work += filter(self._is_number, value.users)
        return found

    def _that_may_be_left(self) -> set[Instruction]:
        """All whose every use is a choice, or by such a number: all but what is taken wherever it is computed."""
        taken: list[Instruction] = []
        operands: dict[Instruction, list[Instruction]] = defaultdict(list)
        numbers = [*self._applied, *self._handed_on]
        for number in numbers:
            for user, index in number.uses:
                if _has_no_derivative(user) or self._is_choice(user, index, number):
                    continue
                if self._is_number(user):
                    operands[user].append(number)
                elif not isinstance(user, self._others):
                    taken.append(number)
        left = set(numbers)
        while taken:
            number = taken.pop()
            if number in left:
                left.remove(number)
                taken += operands[number]
        return left

    def _is_choice(self, user: Instruction, index: int, value: Instruction) -> bool:
        """The user, or a branch on the way to it, decides whether this value counts."""
        if isinstance(user, Select) or (user in self._applied and self._applied[user].chooses(value)):
            return True
        before = self._deciding(value.block)
        if not isinstance(user, Phi):
            return not self._deciding(user.block) <= before
        way = user.blocks[index]
        decides = {way} if len(set(way.successors)) > 1 else set[Block]()
        return not (self._deciding(way) | decides) <= before

    def _deciding(self, block: Block) -> frozenset[Block]:
        return self._control.of(block)


def _has_no_derivative(user: Instruction) -> bool:
    return isinstance(user, Compare) or (isinstance(user, Cast) and user.opcode in ("fptosi", "fptoui"))
