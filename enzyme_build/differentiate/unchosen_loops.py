"""Loops that compute one of several candidates: the reverse sweep leaves out those whose result was not chosen.

    for each centre: d = distance(point, centre); nearest = d < nearest ? d : nearest

A candidate that was not chosen gets no adjoint, so all that the reverse of its loop would add is zero.  Whether one
comes is told by choices and by control flow, not by the adjoint's value: an adjoint of zero may have a tangent.

Such a loop changes no active memory, and its results reach nothing but choices, perhaps through arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import Loop
from enzyme_build.ir import (
    I1,
    Alloca,
    Builder,
    Compare,
    Freeze,
    Instruction,
    Load,
    Phi,
    Return,
    Select,
    Value,
    false,
    is_float,
    is_zero,
    true,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.plan import ReversePlan
    from enzyme_build.differentiate.tape import Tape

_MOST = 32  # values between a loop and the choices
_PICKS = ("fmin", "fmax")


@dataclass(frozen=True)
class Unchosen:
    """`results` of a loop reach choices alone, by way of `between`, themselves among these."""

    results: tuple[Value, ...]
    between: tuple[Value, ...]


def find_unchosen(plan: ReversePlan, tape: Tape, others: Iterable[Loop]) -> dict[Loop, Unchosen]:
    """The outermost of such loops; none that `others` go through in an order of their own."""
    found: dict[Loop, Unchosen] = {}
    for loop in plan.canonical.forest.loops:  # outer ones come first
        if any(outer.contains(loop) for outer in found) or any(o.contains(loop) or loop.contains(o) for o in others):
            continue
        if _only_computes(loop, plan, tape):
            blocks = sorted(loop.blocks, key=plan.canonical.flow.position.__getitem__)
            results = [i for block in blocks for i in block.instructions if _leaves(i, loop, plan)]
            between = _up_to_choices(results, loop, plan)
            if between:
                found[loop] = Unchosen(tuple(results), between)
    return found


def _only_computes(loop: Loop, plan: ReversePlan, tape: Tape) -> bool:
    """Its reverse adds to adjoints of what it reads, and takes none from memory; nor steps back on its tape."""
    if not _is_taken_back_at_once(loop, plan, tape):
        return False
    return all(
        not plan.copies_at(block)
        and all(_computes(i) for i in block.instructions if not isinstance(i, Phi) and plan.has_work(i))
        for block in loop.blocks
    )


def _is_taken_back_at_once(loop: Loop, plan: ReversePlan, tape: Tape) -> bool:
    """What the loop has reserved of its tape is given back where the reverse sweep comes to it."""
    inner = [other for other in plan.canonical.forest.loops if loop.contains(other) and other is not loop]
    return all(not s.is_chain or s.counted or s.is_exact for s in tape.headed_by(loop.header)) and all(
        store.is_exact for other in inner for store in tape.headed_by(other.header)
    )


def _computes(instruction: Instruction) -> bool:
    if not is_float(instruction.type):
        return False
    return isinstance(instruction, (Load, Select, Freeze)) or rules.scalar_rule(instruction) is not None


def _leaves(value: Instruction, loop: Loop, plan: ReversePlan) -> bool:
    """It is an active value of the loop that is used behind it."""
    return plan.activity.is_active(value) and any(user.parent not in loop.blocks for user in value.users)


def _up_to_choices(results: list[Instruction], loop: Loop, plan: ReversePlan) -> tuple[Value, ...]:
    """The results and what is computed from them up to the choices; nothing if they reach anything else."""
    seen: dict[Value, None] = dict.fromkeys(results)
    work = [*results]
    while work:
        value = work.pop()
        for user, index in value.uses:
            if user.parent in loop.blocks or user in seen or not _gives(user, plan) or _chooses(user, index, plan):
                continue
            if len(seen) == _MOST or not _hands_on(user, plan):
                return ()
            seen[user] = None
            work.append(user)
    return tuple(seen)


def _gives(user: Instruction, plan: ReversePlan) -> bool:
    """Its reverse may add to the adjoint of what it uses."""
    if isinstance(user, Phi):
        return plan.activity.is_active(user)
    return isinstance(user, Return) or (not isinstance(user, Compare) and plan.has_work(user))


def _hands_on(user: Instruction, plan: ReversePlan) -> bool:
    if isinstance(user, Phi):
        return is_float(user.type) and all(loop.header is not user.parent for loop in plan.canonical.forest.loops)
    return not isinstance(user, Load) and _computes(user)


def _chooses(user: Instruction, index: int, plan: ReversePlan) -> bool:
    """It gives its adjoint to one of several."""
    match user:
        case Select():
            return index > 0
        case Phi():
            return _is_join_behind(user, user.operands[index], plan) and _hands_on(user, plan)
        case _:
            applied = rules.scalar_rule(user)
            return applied is not None and applied.rule.name in _PICKS


def _is_join_behind(phi: Phi, value: Value, plan: ReversePlan) -> bool:
    """Control may come there from the value by ways on which it is another one."""
    if not isinstance(value, Instruction) or all(one is value for one, _ in phi.incoming):
        return False
    return plan.canonical.flow.dominates(value.block, phi.block)


class Notes:
    """Where values got an adjoint in a reverse sweep: a stack variable each, which is set wherever one is added."""

    def __init__(self, loops: dict[Loop, Unchosen], entry: Builder):
        self.loops = loops
        self._slots: dict[Value, Alloca] = {}
        for value in dict.fromkeys(v for made in loops.values() for v in made.between):
            self._slots[value] = entry.alloca(I1, f"{value.name}.has.adjoint")
            entry.store(false(), self._slots[value])

    def read(self, value: Value, builder: Builder) -> Value | None:
        """Did it get one?  None if nobody notes that."""
        slot = self._slots.get(value)
        return None if slot is None else builder.load(I1, slot)

    def clear(self, value: Value, builder: Builder) -> None:
        """Its adjoint is taken."""
        if value in self._slots:
            builder.store(false(), self._slots[value])

    def add(self, value: Value, contribution: Value, reason: Value | None, builder: Builder) -> None:
        """It gets a contribution, which is zero unless what gives it got an adjoint (`reason`)."""
        slot = self._slots.get(value)
        if slot is None or is_zero(contribution):
            return
        conditions = [c for c in (reason, _chosen_if(contribution, builder)) if c is not None]
        gets: Value = true()
        for condition in conditions:
            gets = builder.binary("and", gets, condition)
        builder.store(builder.binary("or", builder.load(I1, slot), gets), slot)

    def has_work(self, loop: Loop, builder: Builder) -> Value | None:
        """Did a result of the loop get an adjoint?  None where that is not asked."""
        made = self.loops.get(loop)
        if made is None:
            return None
        found: Value = false()
        for value in made.results:
            found = builder.binary("or", found, builder.load(I1, self._slots[value]))
        return found


def _chosen_if(contribution: Value, builder: Builder) -> Value | None:
    """The condition without which a contribution is zero, if it is written as a choice."""
    if not isinstance(contribution, Select):
        return None
    condition, yes, no = contribution.operands
    if is_zero(no):
        return condition
    return builder.binary("xor", condition, true()) if is_zero(yes) else None
