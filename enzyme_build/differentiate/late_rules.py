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
    Constant,
    Function,
    Instruction,
    Invoke,
    Module,
    Return,
    function_location,
    holds_float,
    location_of,
    metadata_node,
)

_REPLACED = ("enzyme_registered", "enzyme_inactive", "enzyme_math", "enzyme_allocator", "enzyme_deallocator")
_SUSPECT = "enzyme_uncalled"
_CLANG = '"stack-protector-buffer-size"'  # among the attributes that clang gives every function, and nobody else
_IN_MEMORY = re.compile(r"\b(?:byval|sret|dead_on_return|inalloca)\b")  # what has a place already
_HELP = "compile with enzyme-cc or enzyme-c++, or with `-Xclang -disable-llvm-passes`"


def note_lost(module: Module, kept: Iterable[Function]) -> None:
    """Note the functions with rules of which optimised code shows only what their bodies gave, and no other trace.

    They may have been inlined, and nobody calls them any more; or they return an argument or a constant, which stands
    in the place of the result.
    """
    optimised = {f.name: f for f in kept if _is_replaced(f) and _is_optimised(f)}
    if not optimised:
        return
    called, ignored = _calls(module, set(optimised))
    for name, function in optimised.items():
        is_noinline = re.search(r"\bnoinline\b", function.attribute_text) is not None
        may_be_inlined = not is_noinline and not _leaves_traces(module, function)
        if _result_is_known(function):
            is_lost = name in ignored or name not in called
        else:
            is_lost = may_be_inlined and name not in called
        if is_lost:
            note(function, _SUSPECT)


def _calls(module: Module, names: set[str]) -> tuple[set[str], set[str]]:
    """Which of these functions are called, and which of them by somebody who does not look at the result."""
    called, ignored = set[str](), set[str]()
    spoken = re.compile("|".join(rf"@{re.escape(name)}\(" for name in names))
    for function in module.functions.values():
        if not function.is_parsed and not spoken.search(function.body_text or ""):
            continue
        for call in (i for i in function.instructions() if isinstance(i, (Call, Invoke))):
            name = getattr(call.callee, "name", "")
            if name in names:
                called.add(name)
                if not call.uses:
                    ignored.add(name)
    return called, ignored


def _result_is_known(function: Function) -> bool:
    """A float that is an argument, or a constant."""
    if not holds_float(function.return_type):
        return False
    if any(re.search(r"\breturned\b", argument.attributes) for argument in function.arguments):
        return True
    returned = [b.terminator.operands[0] for b in function.blocks if isinstance(b.terminator, Return)]
    return bool(returned) and all(isinstance(value, Constant) for value in returned)


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
        f"`{name}` was inlined before the link, or its result: what is registered about it comes too late",
        at,
        help=_HELP,
    )


def _is_replaced(function: Function) -> bool:
    """A rule stands for its body."""
    text = function.attribute_text
    return not function.is_declaration and any(f'"{attribute}"' in text for attribute in _REPLACED)


def _is_optimised(function: Function) -> bool:
    """By clang, which puts every parameter in memory at first."""
    text = function.attribute_text
    spilled = [a for a in function.arguments if not _IN_MEMORY.search(a.attributes)]
    if not spilled or _CLANG not in text or re.search(r"\boptnone\b", text):
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
