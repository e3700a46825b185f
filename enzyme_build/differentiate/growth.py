"""Helpers that make memory grow, or move elements of any size, are inlined before anything is analysed.

What `realloc` moves is known where the memory is used, not in `void *grow(void *, size_t)` or in the standard
library's generic vector, which serve memory of every kind: inlined, each use has its own copy with its own types.
"""

from __future__ import annotations

import re
from collections import Counter

from enzyme_build import rules
from enzyme_build.differentiate.registrations import attach, forget, noted
from enzyme_build.ir import Function, Module, bare_name

_CALLED = re.compile(r'\b(?:call|invoke)\b[^\n@]*?@([-\w.$]+|"[^"]*")\(')
_LEVELS = 5  # the helper itself, and those who call it for others
_SMALL = 150  # lines of such a caller
_MOST_LINES = (
    30_000  # that copies of a larger one add: a whole method that reallocates is no helper wherever it is called
)


def inline_helpers(module: Module) -> None:
    """Mark helpers that serve memory of every kind to be inlined."""
    for name, function in module.functions.items():
        if not function.is_declaration and rules.serves_any_memory(bare_name(name)):
            _inline(function)
    _inline_growth(module)


def _inline_growth(module: Module) -> None:
    """Mark the helpers that reallocate, and small functions around them, to be inlined."""
    growing = {name for name, function in module.functions.items() if function.is_declaration and _grows(name)}
    if not growing:
        return
    texts = {name: function.body_text or "" for name, function in module.functions.items() if not function.is_parsed}
    calls = {name: Counter(_CALLED.findall(text)) for name, text in texts.items()}
    called = {name: set(callees) for name, callees in calls.items()}
    sites = Counter[str]()
    for callees in calls.values():
        sites.update(callees)
    lines = {name: text.count("\n") for name, text in texts.items()}  # with those of what is inlined there
    for level in range(_LEVELS):
        around = {name for name, callees in called.items() if callees & growing}
        for name in around:
            lines[name] += sum(calls[name][helper] * lines.get(helper, 0) for helper in called[name] & growing)
        few = {name for name in around if lines[name] <= _SMALL or lines[name] * (sites[name] - 1) <= _MOST_LINES}
        growing = {n for n in few if _may_be_inlined(module.functions[n], level) and not _is_recursive(n, called)}
        for name in growing:
            _inline(module.functions[name])
        for name in (n for n, callees in called.items() if callees & growing):
            _allow_at_calls(module.functions[name], growing)


def _inline(function: Function) -> None:
    forget(function, r"\b(?:alwaysinline|noinline|inlinehint|optsize|minsize)\b")
    attach(function, "alwaysinline")


def _allow_at_calls(caller: Function, growing: set[str]) -> None:
    """Take `noinline` from the calls themselves: the attribute group goes from such a line."""
    lines = (caller.body_text or "").split("\n")
    groups = caller.module.attribute_groups
    for number, line in enumerate(lines):
        found = _CALLED.search(line)
        if found is not None and found[1] in growing:
            lines[number] = re.sub(r" (#\d+)", lambda m: "" if "noinline" in groups.get(m[1], "") else m[0], line)
    caller.body_text = "\n".join(lines)


def _grows(name: str) -> bool:
    rule = rules.allocation_rule(bare_name(name))
    return rule is not None and rule.grows is not None


def _may_be_inlined(function: Function, level: int) -> bool:
    small = level == 0 or (function.body_text or "").count("\n") <= _SMALL
    return small and not function.function_type.variadic and noted(function, "enzyme_kept") is None


def _is_recursive(name: str, called: dict[str, set[str]]) -> bool:
    seen: set[str] = set()
    work = list(called[name])
    while work:
        callee = work.pop()
        if callee not in seen:
            seen.add(callee)
            work += called.get(callee, ())
    return name in seen
