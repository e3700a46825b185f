"""Who calls a function of the program, by its name, from a table or from code that is not seen, and which functions do
nothing but make memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

from enzyme_build.analysis.calls import CallKind, called_function, calls_in, classify, is_of_fortran_runtime
from enzyme_build.analysis.initial_pointers import InitialPointer, initial_holders
from enzyme_build.analysis.left_alone import LeftAlone
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.outside_code import returned_by
from enzyme_build.ir import (
    Call,
    Compare,
    Constant,
    Function,
    GetElementPtr,
    GlobalVariable,
    Invoke,
    Load,
    Module,
    Phi,
    Return,
    Select,
    Store,
    Value,
    holds_pointer,
    is_pointer,
)


class Unknown(Exception):
    """Somebody who is not seen gets hold of an address."""


class ProgramCalls:
    """`known`: the functions, and who names which; `asked_by`: those that a call asks for derivatives of."""

    def __init__(self, module: Module, known: LeftAlone, asked_by: Callable[[Call | Invoke], list[Function]]):
        self._module = module
        self.known = known
        self.asked_by = asked_by
        self._makers: dict[Function, bool] = {}

    def calls_of(self, function: Function) -> Iterator[tuple[Call | Invoke, int]]:
        """Where it is called, by its name or from a table, and where its address is handed on."""
        if self.known.callers(function) is None:
            yield from ((call, len(call.operands) - 1) for call in self._indirect.get(function, ()))
        uses_in, callers = self.known.outside.uses_in, self.known.naming(function)
        for user, index in (use for caller in callers for use in uses_in(caller, function)):
            if not isinstance(user, (Call, Invoke)):
                raise Unknown
            yield user, index

    def calls(self, call: Call | Invoke, function: Function) -> bool:
        """May the call be one of the function?"""
        return called_function(call) is function or function in (self.known.callees(call) or ())

    @cached_property
    def initial_holders(self) -> dict[GlobalVariable, list[tuple[GlobalVariable, InitialPointer]]]:
        """By each global, those that start with an address in it, and where."""
        return initial_holders(self._module)

    @cached_property
    def _indirect(self) -> dict[Function, list[Call | Invoke]]:
        """The calls through pointers, by what they may call."""
        found: dict[Function, list[Call | Invoke]] = {}
        for call in (call for function in self._functions for call in calls_in(function)):
            if classify(call) is CallKind.INDIRECT:
                for function in self.known.callees(call) or ():
                    found.setdefault(function, []).append(call)
        return found

    @property
    def _functions(self) -> list[Function]:
        return [*self.known.outside.functions, *self.known.inside]

    @cached_property
    def open(self) -> list[Function]:
        """The functions that unseen code may call: it sees them, or is given their addresses."""
        given = (call for f in self._functions for call in calls_in(f) if self.is_given_away(call))
        named = (address_of(argument).base for call in given for argument in call.arguments)
        handed = {function for function in named if isinstance(function, Function)}
        return [f for f in self._functions if f in handed or not is_seen(f)]

    def is_given_away(self, call: Call | Invoke) -> bool:
        """Is it a call of what is not seen?"""
        callee = called_function(call)
        is_unseen = callee is not None and callee.is_declaration and classify(call) is CallKind.UNKNOWN
        return is_unseen and not self.asked_by(call)

    def makes_new(self, function: Function) -> bool:
        """Is what it returns new memory whose address nobody else has?"""
        if function not in self._makers:
            self._makers[function] = False  # for those that it calls
            made = [address_of(o).base for value in returned_by([function]) for o in origins_of(value)]
            made = [base for base in made if not isinstance(base, Constant)]
            self._makers[function] = bool(made) and all(self._is_new(m) and _is_only_returned(m) for m in made)
        return self._makers[function]

    def _is_new(self, value: Value) -> bool:
        if not isinstance(value, (Call, Invoke)):
            return False
        callees = self.known.callees(value)
        return classify(value) is CallKind.ALLOCATION or (callees is not None and all(map(self.makes_new, callees)))


def _is_only_returned(made: Value) -> bool:
    """Is an address used for nothing but to fill the memory, and returned?"""
    seen: set[Value] = set()
    work = [made]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        for user, index in value.uses:
            match user:
                case GetElementPtr() | Phi() | Select():
                    work.append(user)
                case Load() | Compare() | Return():
                    pass
                case Store() if index == 1:
                    pass
                case Call() | Invoke() if _fills_or_frees(user):
                    work += [user] if is_pointer(user.type) else []
                case _:
                    return False
    return True


def _fills_or_frees(call: Call | Invoke) -> bool:
    kind = classify(call)
    is_inactive = kind is CallKind.INACTIVE and called_function(call) is not None and not holds_pointer(call.type)
    return kind in (CallKind.MEMORY, CallKind.DEALLOCATION) or is_inactive


def is_seen(named: Function | GlobalVariable) -> bool:
    """By this module alone.  (Who calls an inline function elsewhere has a body of its own, and other variables.)"""
    if named.linkage in ("internal", "private"):
        return True
    return isinstance(named, Function) and (named.linkage.endswith("_odr") or is_of_fortran_runtime(named))
