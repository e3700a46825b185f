"""What holds of a function through the functions it calls: its own facts and theirs, each body looked at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from enzyme_build.ir import Function

Fact = TypeVar("Fact")


class FactsOfCallees(Generic[Fact]):
    """`look_at` answers what a body says itself, and the functions with a body that count, too."""

    def __init__(self, look_at: Callable[[Function], tuple[Fact, list[Function]]]):
        self._look_at = look_at
        self._own: dict[Function, tuple[Fact, list[Function]]] = {}

    def of(self, function: Function) -> Iterator[Fact]:
        """The function's own fact first; a function that is reached in several ways answers once."""
        seen, work = {function}, [function]
        while work:
            current = work.pop()
            if current not in self._own:
                self._own[current] = self._look_at(current)
            own, callees = self._own[current]
            yield own
            work += [f for f in callees if f not in seen]
            seen.update(callees)
