"""Whom a function reaches through calls, and which functions call each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from enzyme_build.ir import Function

Callees = Callable[[Function], Iterable[Function]]


def reached_by_calls(start: Function, callees: Callees) -> list[Function]:
    """The function, what it calls, what that calls, and so on."""
    seen = {start: None}
    work = [start]
    while work:
        for callee in callees(work.pop()):
            if callee not in seen:
                seen[callee] = None
                work.append(callee)
    return list(seen)


def strongly_connected(start: Function, callees: Callees) -> list[Function]:
    """The function, and all that it reaches through calls and that reach it."""
    callers: dict[Function, list[Function]] = {}
    for function in reached_by_calls(start, callees):
        for callee in callees(function):
            callers.setdefault(callee, []).append(function)
    return reached_by_calls(start, lambda function: callers.get(function, ()))
