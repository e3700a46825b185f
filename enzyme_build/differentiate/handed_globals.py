"""Where in globals a function's arguments may point: member functions get the address of a static object."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from enzyme_build import rules
from enzyme_build.analysis import Place, address_of, callee_name, numbers_behind, origins_of
from enzyme_build.ir import (
    Argument,
    Call,
    Function,
    GlobalVariable,
    Invoke,
    Load,
    Store,
    Value,
    is_pointer,
    tbaa_access,
)

if TYPE_CHECKING:
    from enzyme_build.differentiate.session import Session

Parameter = tuple[Function, int]  # a function, and the position of an argument
_MOST = 16  # places behind one argument that are told apart


class HandedGlobals:
    """`called`: the functions that a call may call; `counts`: which globals are asked about."""

    def __init__(
        self,
        functions: Iterable[Function],
        called: Callable[[Call | Invoke], list[Function]],
        counts: Callable[[GlobalVariable], bool],
    ):
        self._counts = counts
        self._handed: dict[Parameter, dict[Place, None]] = {}
        on: dict[Parameter, list[tuple[Parameter, int | None]]] = {}
        for caller in functions:
            for call in (i for i in caller.instructions() if isinstance(i, (Call, Invoke))):
                for index, base, offset in _pointers_in(call):
                    to = [(callee, index) for callee in called(call)]
                    if isinstance(base, Argument):
                        on.setdefault((caller, base.index), []).extend((parameter, offset) for parameter in to)
                    elif isinstance(base, GlobalVariable) and counts(base):
                        for parameter in to:
                            self._add(parameter, Place(base, offset))
        self._hand_on(on)

    def behind(self, function: Function, base: Value) -> list[Place]:
        """Where in globals a pointer leads to that is one's address, or an argument of the function."""
        base = _variable_of(base)
        if isinstance(base, GlobalVariable):
            return [Place(base, 0)] if self._counts(base) else []
        return list(self._handed.get((function, base.index), ())) if isinstance(base, Argument) else []

    def _add(self, parameter: Parameter, place: Place) -> bool:
        known = self._handed.setdefault(parameter, {})
        if len(known) >= _MOST:
            place = place.moved(None)
        is_new = place not in known
        known[place] = None
        return is_new

    def _hand_on(self, on: dict[Parameter, list[tuple[Parameter, int | None]]]) -> None:
        work = list(self._handed)
        while work:
            parameter = work.pop()
            for further, distance in on.get(parameter, ()):
                is_new = [self._add(further, place.moved(distance)) for place in list(self._handed[parameter])]
                if any(is_new):
                    work.append(further)


def _pointers_in(call: Call | Invoke) -> Iterator[tuple[int, Value, int | None]]:
    """(position, base, distance from it) of what is handed to a call by its address."""
    for index, argument in enumerate(call.arguments):
        if is_pointer(argument.type):
            outer = address_of(argument)
            for origin in origins_of(outer.base):
                inner = address_of(origin)
                is_known = not outer.terms and not inner.terms
                yield index, _variable_of(inner.base), outer.offset + inner.offset if is_known else None


def _variable_of(base: Value) -> Value:
    """The variable of which a call gives the address in the current thread."""
    rule = rules.inactive_rule(callee_name(base)) if isinstance(base, Call) else None
    if rule is None or rule.returns_argument is None or not isinstance(base, Call):
        return base
    return base.arguments[rule.returns_argument]


def vectors_of_numbers(session: Session) -> dict[Value, set[int]]:
    """The offsets of vectors of numbers, or of records without addresses, in globals, as accesses to members say."""
    handed = session.handed_globals
    found: dict[Value, set[int]] = {}
    for function in session.program.functions:
        for access in (i for i in function.instructions() if isinstance(i, (Load, Store)) and "tbaa" in i.metadata):
            member = tbaa_access(function.module, access.metadata["tbaa"])
            address = address_of(access.pointer)
            if member is None or address.terms or not rules.is_vector(member.base):
                continue
            is_plain = rules.is_vector_of_numbers(member.base)
            for variable, offset in handed.behind(function, address.base):
                place = None if offset is None else offset + address.offset - member.offset
                if place is not None and (is_plain or _leads_to_records(session, variable, place)):
                    found.setdefault(variable, set()).add(place)
    return found


def _leads_to_records(session: Session, variable: Value, offset: int) -> bool:
    """Is what a pointer in a global leads to numbers and integers, and no result of an earlier call?"""
    if not isinstance(variable, GlobalVariable) or session.kept.has_memo_behind(variable, offset):
        return False
    return bool(numbers_behind(session.types.shapes, variable, offset))
