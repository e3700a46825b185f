"""How far a program of functions that are called once becomes one function.

LLVM's inliner takes such a function into its caller whatever its size, as nothing is copied.  But a chain of them is
simplified again in each caller, and LLVM's other passes take more than twice as long for a function of twice the size:
links would grow quadratically.  So what a function takes in for that is bounded.  Fifty units of four functions, each
called by the next, took 20 s to simplify and 13 s to compile without a bound, and 3 s and 7 s with it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

_MOST_LINES = 2000  # of a function with those that only it calls
_SMALL = 100  # lines of one that is taken in anyway
_TOO_LARGE = ' "function-inline-cost"="1000000"'  # what LLVM's inliner then takes its cost for
_ALONE = re.compile(rf"^(attributes #\d+ = \{{){_TOO_LARGE} \}}$", re.MULTILINE)
_NAME = r'@([-\w.$]+|"[^"]*")'
_DEFINITION = re.compile(rf"^define ([^@\n]*?){_NAME}(\([^\n]*) \{{\n(.*?)^\}}", re.MULTILINE | re.DOTALL)
_NAMED = re.compile(_NAME)
_CALLED = re.compile(rf"\b(?:call|invoke)\b[^\n@]*?{_NAME}\(")
_DEBUG_RECORD = "    #dbg_"


def bound(text: str) -> str:
    """The module with a mark on the functions for which their only caller has no room."""
    text = _without_marks(text)
    bodies = {found[2]: found for found in _DEFINITION.finditer(text)}
    named = Counter(_NAMED.findall(text))
    once = {name for name, found in bodies.items() if named[name] == 2 and found[1].startswith(("internal", "private"))}
    callees = {name: [n for n in _CALLED.findall(found[4]) if n in once] for name, found in bodies.items()}
    large = _without_room(callees, {name: _lines(found[4]) for name, found in bodies.items()})

    def definition(found: re.Match[str]) -> str:
        if found[2] not in large:
            return found[0]
        at = found.start(3) - found.start() + _end_of_parameters(found[3])
        return f"{found[0][:at]}{_TOO_LARGE}{found[0][at:]}"

    return _DEFINITION.sub(definition, text) if large else text


def _without_marks(text: str) -> str:
    """Those of an earlier round: all else has changed since.  (LLVM refuses a group of attributes that is empty.)"""
    return _ALONE.sub(r'\1 "enzyme_build" }', text).replace(_TOO_LARGE, "") if _TOO_LARGE in text else text


def _lines(body: str) -> int:
    """With and without debug information a program shall become the same functions."""
    return body.count("\n") - body.count(_DEBUG_RECORD)


def _without_room(callees: dict[str, list[str]], lines: dict[str, int]) -> set[str]:
    large: set[str] = set()
    for name in _leaves_first(callees):
        for callee in callees[name]:
            if lines[callee] <= _SMALL or lines[name] + lines[callee] <= _MOST_LINES:
                lines[name] += lines[callee]
            else:
                large.add(callee)
    return large


def _leaves_first(callees: dict[str, list[str]]) -> Iterator[str]:
    """Each function after those that only it calls: they are a forest, and what nobody calls but itself is dead."""
    called = {callee for found in callees.values() for callee in found}
    work = [name for name in callees if name not in called]
    order: list[str] = []
    while work:
        name = work.pop()
        order.append(name)
        work += callees[name]
    return reversed(order)


def _end_of_parameters(header: str) -> int:
    """Behind `(...)` and what says that the address does not matter: there attributes begin."""
    depth = 0
    for found in re.finditer(r'"[^"]*"|[()]', header):
        depth += {"(": 1, ")": -1}.get(found[0], 0)
        if depth == 0 and found[0] == ")":
            rest = re.compile(r"(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?").match(header, found.end())
            return rest.end() if rest else found.end()
    raise AssertionError(f"a definition without parameters: {header}")
