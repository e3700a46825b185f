"""Numbers that may be computed and not chosen: their adjoint is zero where their derivative may be infinite.

`far ? 0 : v * (1 / r)` at r = 0 has a factor that is infinite and a product that nobody takes.  Its tangent is not
taken either; but its adjoint is zero, and zero times infinity is not a number.  So there, and only there, products ask
whether the adjoint is zero.  What is read for such numbers alone may be anything: a missing value, a member that is not
set (`missing ? v : v * weight`); the optimiser reads it where the program would not.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Set
from functools import cached_property

from enzyme_build import rules
from enzyme_build.analysis.control_dependence import ControlDependence
from enzyme_build.ir import (
    Block,
    Call,
    Cast,
    Compare,
    Constant,
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
    """Of one function.  Numbers that are taken wherever they are known are finite, or the primal is not.

    What is stored, and what other functions are given, may be left there.  `is_called`: so may what is returned.  (Not
    what is computed of a missing value: the program itself would have stored it.)
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
        self._function = function
        self._others = (Store, Call, Return) if is_called else (Store, Call)

    def may_meet_infinity(self, applied: rules.AppliedRule, index: int) -> bool:
        """May the partial of operand `index` be infinite where the result's adjoint is zero?"""
        read = [value for leaf in applied.reads(index) if not isinstance(value := applied.value_of(leaf), Constant)]
        number = applied.instruction
        if any(value in self._infinite for value in read) and number in self._optional:
            return True
        return bool(read) and number in self._unchosen and any(value in self._of_unread for value in read)

    @cached_property
    def _control(self) -> ControlDependence:
        return ControlDependence(self._function)

    @property
    def _numbers(self) -> list[Instruction]:
        return [*self._applied, *self._handed_on]

    def _is_number(self, value: Value) -> bool:
        return value in self._applied or value in self._handed_on

    @cached_property
    def _infinite(self) -> set[Value]:
        """At finite operands: quotients, and functions with poles or overflows; and what is computed from them."""
        return self._computed_from(i for i, applied in self._applied.items() if applied.may_make_infinity())

    @cached_property
    def _of_unread(self) -> set[Value]:
        """What is loaded, or given, for nothing but what a choice may leave, and what is computed from it."""
        given = dict.fromkeys(o for number in self._numbers for o in number.operands if is_float(o.type))
        leaves = (value for value in given if not isinstance(value, Constant) and not self._is_number(value))
        return self._computed_from(leaf for leaf in leaves if self.may_leave(leaf))

    def may_leave(self, leaf: Value) -> bool:
        """Is a number that is loaded, or given, for nothing but what a choice may leave?"""
        uses = ((user, index) for user, index in leaf.uses if not _has_no_derivative(user))
        return all(user in self._unchosen or self._is_choice(user, index, leaf) for user, index in uses)

    def _computed_from(self, values: Iterable[Value]) -> set[Value]:
        found: set[Value] = set()
        work = list(values)
        while work:
            value = work.pop()
            if value not in found:
                found.add(value)
                work += filter(self._is_number, value.users)
        return found

    @cached_property
    def _optional(self) -> set[Instruction]:
        """All whose every use is a choice, or by such a number: all but what is taken wherever it is computed."""
        return self._that_may_be_left(self._others)

    @cached_property
    def _unchosen(self) -> set[Instruction]:
        """The same where what is stored, handed on or returned is taken."""
        return self._that_may_be_left(())

    def _that_may_be_left(self, others: tuple[type[Instruction], ...]) -> set[Instruction]:
        taken: list[Instruction] = []
        operands: dict[Instruction, list[Instruction]] = defaultdict(list)
        for number in self._numbers:
            for user, index in number.uses:
                if _has_no_derivative(user) or self._is_choice(user, index, number):
                    continue
                if self._is_number(user):
                    operands[user].append(number)
                elif not isinstance(user, others):
                    taken.append(number)
        left = set(self._numbers)
        while taken:
            number = taken.pop()
            if number in left:
                left.remove(number)
                taken += operands[number]
        return left

    def _is_choice(self, user: Instruction, index: int, value: Value) -> bool:
        """The user, or a branch on the way to it, decides whether this value counts."""
        if isinstance(user, Select) or (user in self._applied and self._applied[user].chooses(value)):
            return True
        before = self._deciding(value.block) if isinstance(value, Instruction) else frozenset[Block]()
        if not isinstance(user, Phi):
            return not self._deciding(user.block) <= before
        way = user.blocks[index]
        decides = {way} if len(set(way.successors)) > 1 else set[Block]()
        return not (self._deciding(way) | decides) <= before

    def _deciding(self, block: Block) -> Set[Block]:
        return self._control.of(block)


def _has_no_derivative(user: Instruction) -> bool:
    return isinstance(user, Compare) or (isinstance(user, Cast) and user.opcode in ("fptosi", "fptoui"))
