"""Derivatives that are being made, and those that cannot be.

The derivative of f calls those of f's callees, and f's own where f is recursive.  What cannot be made takes with it
what calls it; everything else that was made on the way stays.  Why it cannot be made is said again, with the trail
that it has so far, to everyone who asks later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Generic, TypeVar

from enzyme_build.analysis import functions_in
from enzyme_build.errors import EnzymeBuildError, Errors
from enzyme_build.ir import Function, Module

Key = TypeVar("Key")


@dataclass(eq=False)
class Unfinished(Generic[Key]):
    """`keys` name derivatives; `under_way` are those that are being made, each for the one before it."""

    module: Module
    under_way: list[Key] = field(default_factory=list[Key])
    _callers: dict[Key, dict[Key, None]] = field(default_factory=dict[Key, dict[Key, None]])
    _functions: dict[Key, list[Function]] = field(default_factory=dict[Key, list[Function]])
    _refusals: dict[Key, list[EnzymeBuildError]] = field(default_factory=dict[Key, list[EnzymeBuildError]])

    def __post_init__(self) -> None:
        self._seen = len(self.module.functions)

    def begin(self, key: Key) -> None:
        self._note_functions()
        self.under_way.append(key)

    def end(self) -> None:
        self._note_functions()
        self.called(self.under_way.pop())

    def called(self, key: Key) -> None:
        """The derivative that is being made calls this one."""
        if self.under_way:
            self._callers.setdefault(key, {})[self.under_way[-1]] = None

    def fail(self, error: EnzymeBuildError) -> list[Key]:
        """The one that is being made cannot be: answers it, and all that call it."""
        self._note_functions()
        failed = self.under_way.pop()
        self._refusals[failed] = list(_copies(error))
        lost = dict.fromkeys([failed])
        work = [failed]
        while work:
            callers = [caller for caller in self._callers.pop(work.pop(), {}) if caller not in lost]
            lost |= dict.fromkeys(callers)
            work += callers
        return list(lost)

    def raise_again(self, key: Key) -> None:
        """Say why this one could not be made, if that is known."""
        if (known := self._refusals.get(key)) is not None:
            again = [copy for error in known for copy in _copies(error)]
            raise again[0] if len(again) == 1 else Errors(again)

    def remove(self, keys: list[Key], derivatives: Iterable[Function | None]) -> None:
        """Take what was made for these from the module: the derivatives, what is half written, and what names either.

        Other helpers stay, for what was made since then may call them.
        """
        functions = [function for key in keys for function in self._functions.pop(key, [])]
        users: dict[Function, list[Function]] = {}
        for user in functions:
            for named in _named_in(user):
                users.setdefault(named, []).append(user)
        gone = [function for function in derivatives if function is not None]
        gone += [function for function in functions if _is_half_written(function)]
        for function in gone:
            if self.module.functions.pop(function.name, None) is not None:
                gone += users.get(function, [])
        self._seen = len(self.module.functions)

    def _note_functions(self) -> None:
        if self.under_way:
            made = islice(self.module.functions.values(), self._seen, None)
            self._functions.setdefault(self.under_way[-1], []).extend(made)
        self._seen = len(self.module.functions)


def _is_half_written(function: Function) -> bool:
    if function.is_declaration:
        return function.linkage == "internal"
    return function.is_parsed and not all(block.is_terminated for block in function.blocks)


def _named_in(function: Function) -> Iterator[Function]:
    if function.is_parsed:
        for instruction in function.instructions():
            for operand in instruction.operands:
                yield from functions_in(operand)


def _copies(error: EnzymeBuildError) -> Iterator[EnzymeBuildError]:
    """Each error by itself, so that others may go on with its trail."""
    for one in error.errors if isinstance(error, Errors) else [error]:
        yield replace(one, trail=list(one.trail), culprits=list(one.culprits))
