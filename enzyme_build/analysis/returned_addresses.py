"""Whose memory may a call return the address of, besides what was passed to it and what it made?

That of a global, by name, or anything that is kept in memory which the caller does not see.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from enzyme_build.analysis.calls import CallKind, called_function, classify
from enzyme_build.analysis.facts_of_callees import FactsOfCallees
from enzyme_build.analysis.inner_addresses import inner_addresses
from enzyme_build.ir import (
    Alias,
    Argument,
    Call,
    Cast,
    Constant,
    ConstantAggregate,
    ConstantExpression,
    ExtractValue,
    Freeze,
    Function,
    GetElementPtr,
    GlobalVariable,
    InsertValue,
    Load,
    Phi,
    Return,
    Select,
    Value,
    is_aggregate,
    is_pointer,
)


@dataclass
class Origins:
    """`variables`: globals whose addresses are returned; `from_outside`: other addresses, too.

    `are_loaded`: some are kept in the memory that was passed, made or named.  `are_passed`: some were passed, or are
    kept in memory that was.
    """

    variables: dict[GlobalVariable | Alias, None] = field(default_factory=dict[GlobalVariable | Alias, None])
    from_outside: bool = False
    are_loaded: bool = False
    are_passed: bool = False

    @property
    def are_new(self) -> bool:
        """The call made all that it returns the address of."""
        return not (self.variables or self.from_outside or self.are_loaded or self.are_passed)


class ReturnedAddresses:
    """`body_of` answers the form of a function in which it is looked at."""

    def __init__(self, body_of: Callable[[Function], Function]):
        self._returned = FactsOfCallees(lambda function: _look_at(body_of(function)))
        self._known: dict[Function, Origins] = {}

    def of(self, call: Call) -> Origins:
        kind = classify(call)
        if kind is CallKind.ALLOCATION or kind is CallKind.INACTIVE or "noalias" in call.syntax.return_attributes:
            return Origins(are_passed=True)
        callee = called_function(call) if kind is CallKind.DEFINED else None
        if callee is None:
            return Origins(from_outside=True, are_passed=True)
        if callee not in self._known:
            self._known[callee] = self._search(callee)
        return self._known[callee]

    def _search(self, function: Function) -> Origins:
        """Of the function and of all whose results it may return."""
        found = Origins()
        for own in self._returned.of(function):
            found.variables |= own.variables
            found.from_outside |= own.from_outside
            found.are_loaded |= own.are_loaded
            found.are_passed |= own.are_passed
        found.from_outside |= found.are_loaded and bool(found.variables)
        return found


def _look_at(body: Function) -> tuple[Origins, list[Function]]:
    """What the function returns itself, and the functions with a body whose results it may return."""
    found, callees = Origins(), dict[Function, None]()
    work: list[Value] = [o for b in body.blocks if isinstance(b.terminator, Return) for o in b.terminator.operands]
    given: list[Value] = []  # to callees, which may return it
    seen: set[Value] = set()
    while work or given:
        is_own = bool(work)
        value = work.pop() if is_own else given.pop()
        if value in seen:
            continue
        seen.add(value)
        onward = work if is_own else given
        match value:
            case GlobalVariable() | Alias():
                found.variables[value] = None
            case ConstantExpression(operands=parts) | ConstantAggregate(elements=parts):
                onward += parts
            case Argument():
                found.are_passed |= is_own and (is_pointer(value.type) or is_aggregate(value.type))
            case Constant():
                pass
            case GetElementPtr() | Load() | ExtractValue():  # what is kept in passed memory counts as passed
                onward.append(value.operands[0])
                found.are_loaded |= isinstance(value, Load)
            case Phi() | Freeze() | InsertValue() | Cast():
                onward += value.operands
            case Select():
                onward += value.operands[1:]
            case Call() if classify(value) is CallKind.DEFINED:
                callee = called_function(value)
                assert callee is not None
                callees[callee] = None
                given += value.arguments
            case Call() if classify(value) in (CallKind.ALLOCATION, CallKind.MEMORY, CallKind.INACTIVE):
                onward += value.arguments
                found.are_loaded |= any(one.is_behind for one in inner_addresses(value))
            case _:
                found.from_outside = True
    return found, list(callees)
