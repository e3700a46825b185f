"""What varies with the inputs that derivatives are asked for, and the state that keeps it from one call to the next."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_build.analysis import (
    Aliasing,
    Memo,
    Memos,
    Overwrites,
    Renewal,
    Renewals,
    VariedNumbers,
    nodes_behind,
)
from enzyme_build.ir import Call, Function, GlobalVariable, Invoke, Load, Value, bare_name

if TYPE_CHECKING:
    from enzyme_build.differentiate.session import Session


class KeptState:
    """Of one session; each question is answered once."""

    def __init__(self, session: Session, targets: Callable[[Call | Invoke], tuple[list[Function], bool]]):
        self._session = session
        self._targets = targets

    def _body(self, function: Function) -> Function:
        return self._session.canonical(function).copy

    @cached_property
    def varied_numbers(self) -> VariedNumbers:
        return self.find_varied()

    def find_varied(self, with_counts: bool = False) -> VariedNumbers:
        """What varies with what the requests of this run ask about; where none says what that is, with everything."""
        session = self._session
        known = {function for function, _ in session.asked_with}
        others = [(f, ("dup",) * len(f.arguments)) for f in session.asked if f not in known]
        return VariedNumbers(
            session.spots,
            session.program.functions,
            self._body,
            [*session.asked_with, *others],
            self._targets,
            with_counts,
        )

    @cached_property
    def memos(self) -> dict[GlobalVariable, Memo]:
        """The globals with a shadow of their own that keep active results from one call to the next."""
        session = self._session
        kept = (v for v in session.shadowed - session.globals.registered.keys() if isinstance(v, GlobalVariable))
        own = [v for v in kept if not session.module.spaces.is_shared(bare_name(v.name))]  # which ends with its block
        if session.one_file or not own:
            return {}
        return {v: memo for v, memo in self._memos.found.items() if isinstance(v, GlobalVariable) and v in own}

    @cached_property
    def _memos(self) -> Memos:
        session = self._session
        return Memos(session.spots, session.program.functions, self._body, lambda: self.varied_numbers)

    def renewals(self) -> list[Renewal]:
        """The comparisons with the keys of memos."""
        session = self._session
        if session.one_file or not session.shadowed:
            return []
        found: dict[Function, Overwrites] = {}

        def stays(function: Function, load: Load) -> bool:
            if function not in found:
                canonical, objects = session.canonical(function), session.types.objects(function)
                aliasing = Aliasing(objects, canonical.forest)
                found[function] = Overwrites(canonical.copy, canonical.flow, aliasing, False, ())
            return load.parent is not None and found[function].can_reload(load)  # (words may have become memory)

        return Renewals(self._memos, stays, lambda function: session.canonical(function).entered_from.values()).find()

    def has_memo_behind(self, variable: Value, offset: int) -> bool:
        """Is what a pointer in a global leads to a memo?"""
        return not self.memory.isdisjoint(nodes_behind(self._session.types.shapes, variable, offset))

    @property
    def memory(self) -> Set[object]:
        """All memory in which memos are."""
        return self._memos.found.keys()
