"""Whom a function reaches through calls, and which functions call each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from enzyme_build.ir import Function

Callees = Callable[[Function], Iterable[Function]]


def reached_by_calls(starts: Iterable[Function], callees: Callees) -> list[Function]:
    """The functions, what they call, what that calls, and so on."""
    seen = dict.fromkeys(starts)
    work = list(seen)
    while work:
        for callee in callees(work.pop()):
            if callee not in seen:
                seen[callee] = None
                work.append(callee)
    return list(seen)


class CallGroups:
    """Which functions call each other: the strongly connected components, each found once (R. Tarjan, 1972)."""

    def __init__(self, callees: Callees):
        self._callees = callees
        self._groups: dict[Function, list[Function]] = {}

    def of(self, function: Function) -> list[Function]:
        """The function, and all that it reaches through calls and that reach it."""
        if function not in self._groups:
            self._search(function)
        return self._groups[function]

    def _search(self, start: Function) -> None:
        number = {start: 0}  # in the order in which functions are come to
        lowest = {start: 0}  # of the functions without a group that one leads to
        waiting = [start]  # for a group
        work = [(start, iter(self._callees(start)))]
        while work:
            function, callees = work[-1]
            callee = next((callee for callee in callees if callee not in self._groups), None)
            if callee is None:
                work.pop()
                if lowest[function] == number[function]:
                    self._close(function, waiting)
                elif work:
                    lowest[work[-1][0]] = min(lowest[work[-1][0]], lowest[function])
            elif callee in number:
                lowest[function] = min(lowest[function], number[callee])
            else:
                number[callee] = lowest[callee] = len(number)
                waiting.append(callee)
                work.append((callee, iter(self._callees(callee))))

    def _close(self, first: Function, waiting: list[Function]) -> None:
        group: list[Function] = []
        while first not in group[-1:]:
            group.append(waiting.pop())
        self._groups.update(dict.fromkeys(group, group[::-1]))
