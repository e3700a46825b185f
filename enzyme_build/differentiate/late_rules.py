"""Rules that came too late: what is registered about a function that another compiler had inlined before.

Our own compilers inline nothing before the link.  Bitcode that others optimised may hold calls no more that a rule is
about; its derivative would be that of the function's body, without a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_build.differentiate.registrations import note, noted
from enzyme_build.errors import EnzymeBuildError, RegistrationError, SourceLocation
from enzyme_build.ir import (
    Call,
    Function,
    Instruction,
    Invoke,
    Module,
    function_location,
    location_of,
    metadata_node,
)

_REPLACED = ("enzyme_registered", "enzyme_inactive", "enzyme_math", "enzyme_allocator", "enzyme_deallocator")
_SUSPECT = "enzyme_uncalled"
_CLANG = '"stack-protector-buffer-size"'  # among the attributes that clang gives every function, and nobody else
_HELP = (
    "compile with enzyme-cc or enzyme-c++, or with `-Xclang -disable-llvm-passes`, or mark the function "
    "`__attribute__((noinline))`"
)


def note_uncalled(module: Module, kept: Iterable[Function]) -> None:
    """Note which functions with rules were optimised, are called by nobody, and leave no other trace of inlining."""
    found = {f.name: f for f in kept if _is_replaced(f) and _is_optimised(f) and not _leaves_traces(module, f)}
    if not found:
        return
    spoken = re.compile("|".join(rf"@{re.escape(name)}\(" for name in found))
    for function in module.functions.values():
        if function.is_parsed:
            calls = (i for i in function.instructions() if isinstance(i, (Call, Invoke)))
            for call in calls:
                found.pop(getattr(call.callee, "name", ""), None)
        else:
            for text in set(spoken.findall(function.body_text or "")):
                found.pop(text[1:-1], None)
    for function in found.values():
        note(function, _SUSPECT)


def late_rules(module: Module, primals: Iterable[Function], is_last: bool) -> list[EnzymeBuildError]:
    """An error for each function with a rule that was inlined into what has been differentiated."""
    replaced = [f for f in module.functions.values() if _is_replaced(f)]
    errors: list[EnzymeBuildError] = []
    if is_last:
        errors += [_error(f, function_location(f)) for f in replaced if noted(f, _SUSPECT) is not None]
    inlined = _places_inside(module, {_subprogram(module, f) for f in replaced} - {""})
    if not inlined:
        return errors
    by_name = {_subprogram(module, f): f for f in replaced}
    found: dict[Function, Instruction] = {}
    for primal in dict.fromkeys(primals):
        if primal.is_declaration:
            continue
        for instruction in primal.instructions():
            for reference in _references(instruction):
                if reference in inlined:
                    found.setdefault(by_name[inlined[reference]], instruction)
    return [*errors, *(_error(function, location_of(i)) for function, i in found.items())]


def _error(function: Function, at: SourceLocation) -> RegistrationError:
    name = function_location(function).function
    return RegistrationError(
        f"`{name}` was inlined before the link: what is registered about it comes too late", at, help=_HELP
    )


def _is_replaced(function: Function) -> bool:
    """A rule stands for its body."""
    text = function.attribute_text
    return not function.is_declaration and any(f'"{attribute}"' in text for attribute in _REPLACED)


def _is_optimised(function: Function) -> bool:
    """By clang, which puts every parameter in memory at first."""
    text = function.attribute_text
    if not function.arguments or _CLANG not in text or re.search(r"\b(?:noinline|optnone)\b", text):
        return False
    if function.is_parsed:
        return not any(i.opcode == "alloca" for i in function.instructions())
    return " = alloca " not in (function.body_text or "")


def _leaves_traces(module: Module, function: Function) -> bool:
    """With debug information in full even what was inlined and folded away is still spoken of."""
    subprogram = metadata_node(module, function.metadata.get("dbg", ""))
    return metadata_node(module, subprogram.text("unit")).text("emissionKind") == "FullDebug"


def _subprogram(module: Module, function: Function) -> str:
    node = metadata_node(module, function.metadata.get("dbg", ""))
    return node.text("linkageName") or node.text("name") or ""


def _places_inside(module: Module, names: set[str]) -> dict[str, str]:
    """The locations of what was inlined out of functions of these names, each with the name."""
    if not names:
        return {}
    scopes: dict[str, str] = {}
    spoken = re.compile("|".join(rf'"{re.escape(name)}"' for name in names))
    for reference, text in module.metadata.items():
        if "DISubprogram(" in text and spoken.search(text):
            node = metadata_node(module, reference)
            name = node.text("linkageName") or node.text("name")
            if name in names:
                scopes[reference] = name
    found: dict[str, str] = {}
    for reference, text in module.metadata.items():
        if "inlinedAt:" not in text:
            continue
        scope = re.search(r"scope: (!\d+)", text)
        while scope is not None and scope[1] not in scopes:
            scope = (
                re.search(r"scope: (!\d+)", module.metadata.get(scope[1], "")) if _is_block(module, scope[1]) else None
            )
        if scope is not None:
            found[reference] = scopes[scope[1]]
    return found


def _is_block(module: Module, reference: str) -> bool:
    return "DILexicalBlock" in module.metadata.get(reference, "")


def _references(instruction: Instruction) -> list[str]:
    """The locations of an instruction and of the debug records before it."""
    records = [re.findall(r"!\d+", record.text)[-1:] for record in instruction.records]
    own = instruction.metadata.get("dbg")
    return [*([own] if own else []), *(reference for found in records for reference in found)]
