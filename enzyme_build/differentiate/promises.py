"""What programmers promise of a function by attributes counts only where there is no body to look at.

`__attribute__((const))`, `pure` and Fortran's `pure` become `memory(...)`, at the definition and at each call.  A
`const` function that reads through a pointer is common, and harmless to a compiler that inlines it; to an analysis its
result would depend on nothing.  What holds, the optimiser finds out again from the body.  A function without a body
that promises not to read has a pointer for a reason, see `memory_effects`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from enzyme_build.ir import Call, Function, InlineAsm, Invoke, Module

_MEMORY = re.compile(r"\bmemory\([^()]*\)\s?")
_UNREAD = re.compile(r"\breadnone\b ?")
_GROUP = re.compile(r"#\d+\b")
_CALLED = re.compile(r'@([-\w.$]+|"[^"]*")\(')


def forget_promises(module: Module) -> None:
    """Take what is promised of memory from all functions with a body, and from all calls of them."""
    promising = {name for name, text in module.attribute_groups.items() if _MEMORY.search(text)}
    without: dict[str, str] = {}

    def forgotten(attributes: str) -> str:
        own = _MEMORY.sub("", attributes)
        return _GROUP.sub(lambda found: _twin(module, found[0], without) if found[0] in promising else found[0], own)

    calls = re.compile(rf"^[^\n]*\b(?:call|invoke) [^\n]* (?:{'|'.join(promising) or '$.'})\b[^\n]*$", re.MULTILINE)
    for function in list(module.functions.values()):
        if function.is_declaration:
            continue
        if "memory(" in function.attribute_text:
            function.syntax.after_parameters = forgotten(function.syntax.after_parameters)
            function.header_text = None
        for argument in function.arguments:  # concluded from a promise of a callee's
            if _UNREAD.search(argument.attributes):
                argument.attributes = _UNREAD.sub("", argument.attributes)
                function.header_text = None
        if function.is_parsed:
            _in_calls(function, forgotten)
        elif promising and function.body_text:
            function.body_text = calls.sub(lambda found: _of_line(module, found[0], forgotten), function.body_text)


def _twin(module: Module, group: str, without: dict[str, str]) -> str:
    """The group that says all but that; none if it says nothing else."""
    if group not in without:
        numbers = (int(name[1:]) for name in module.attribute_groups if name[1:].isdigit())
        rest = _MEMORY.sub("", module.attribute_groups[group])
        without[group] = f"#{max(numbers) + 1}" if rest.strip() else ""
        if rest.strip():
            module.set_attribute_group(without[group], rest)
    return without[group]


def _of_line(module: Module, line: str, forgotten: Callable[[str], str]) -> str:
    """One line with a call: the groups that follow the arguments."""
    head, close, tail = line.rpartition(")")
    callee = _CALLED.search(line)
    if _has_no_body(module, callee[1]) if callee is not None else " asm " in line:
        return line
    return head + close + _GROUP.sub(lambda found: forgotten(found[0]), tail)


def _in_calls(function: Function, forgotten: Callable[[str], str]) -> None:
    for call in function.instructions():
        if not isinstance(call, (Call, Invoke)) or isinstance(call.callee, InlineAsm):
            continue
        if not (isinstance(call.callee, Function) and call.callee.is_declaration):
            call.syntax = replace(call.syntax, function_attributes=forgotten(call.syntax.function_attributes))


def _has_no_body(module: Module, name: str) -> bool:
    function = module.functions.get(name)
    return function is not None and function.is_declaration
