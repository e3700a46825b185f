"""What a call instruction calls, and which kind of knowledge applies to it.

A function with a body is differentiated by its body; a body-less one by its row in `rules`; anything else is
unknown, and an error if active data meets it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

from enzyme_build import rules
from enzyme_build.analysis.tbaa_leaves import leads_out
from enzyme_build.ir import (
    Alias,
    Alloca,
    Call,
    Compare,
    ConstantExpression,
    ConstantInt,
    Function,
    InlineAsm,
    Instruction,
    Invoke,
    Module,
    Type,
    Value,
    holds_float,
    is_pointer,
    parse_type,
)

INACTIVE = "enzyme_inactive"  # the attribute of what is said to have no derivative


class CallKind(Enum):
    SCALAR = "mathematical function"
    OUTPUTS = "mathematical function with several results"
    MEMORY = "copies or sets memory"
    ALLOCATION = "allocates"
    DEALLOCATION = "frees"
    INACTIVE = "no derivative"
    MIRRORED = "follows or relinks pointers"
    DEFINED = "has a body"
    CUSTOM = "has derivatives written by hand"
    INDIRECT = "through a pointer"
    UNKNOWN = "nothing is known"


def is_of_fortran_runtime(function: Function) -> bool:
    """Is it one of the bodies that this package has for flang's runtime library?"""
    return '"enzyme_fortran_runtime"' in function.attribute_text


def calls_in(function: Function) -> Iterator[Call | Invoke]:
    """All calls of a function's body, in order."""
    return (i for i in function.instructions() if isinstance(i, (Call, Invoke)))


def called_function(call: Call | Invoke) -> Function | None:
    """The function that is called, looked up through casts and aliases; None for a pointer or inline asm."""
    callee = call.operands[-1]
    return callee if isinstance(callee, Function) else resolve_function(callee, call.function.module)


def resolve_function(value: Value, module: Module) -> Function | None:
    """The function that a constant stands for, through casts and aliases; None if it is not one."""
    while True:
        match value:
            case Function():
                return value
            case ConstantExpression(opcode="bitcast" | "addrspacecast", operands=[inner]):
                value = inner
            case Alias(is_ifunc=False, target=target):
                found = re.fullmatch(r"@([-\w.$]+|\"[^\"]+\")", target.strip().removeprefix("ptr ").strip())
                if found is None:
                    return None
                symbol = module.symbol(found[1])
                if symbol is None:
                    return None
                value = symbol
            case _:
                return None


def callee_name(call: Call | Invoke) -> str:
    """The linker's name of the called function, without quotes, or of what it is like; "" if it is not known."""
    function = called_function(call)
    return rules.known_as(function) if function is not None else ""


def classify(call: Call | Invoke) -> CallKind:
    function = called_function(call)
    if function is None or function.function_type.variadic:
        return _kind_of(call, function)
    attributes = (function.syntax.after_parameters, call.syntax.function_attributes)
    key = (function, attributes, function.is_declaration, call.function_type)
    known = function.module.call_kinds
    found = known.get(key)
    if found is None:
        found = known[key] = _kind_of(call, function)
    assert isinstance(found, CallKind)
    return found


def _kind_of(call: Call | Invoke, function: Function | None) -> CallKind:
    """What the function's name, attributes and types say, and whether it has a body: other facts do not count."""
    if has_attribute(call, INACTIVE):
        return CallKind.INACTIVE
    if function is None:
        if isinstance(call.callee, InlineAsm):
            return CallKind.UNKNOWN
        return CallKind.INACTIVE if leads_out(call.callee) else CallKind.INDIRECT
    if '"enzyme_registered"' in function.attribute_text:
        return CallKind.CUSTOM
    if not function.is_declaration and not rules.is_like_another(function):
        return CallKind.DEFINED
    if rules.scalar_rule(call) is not None:
        return CallKind.SCALAR
    name = callee_name(call)
    if rules.outputs_rule(call) is not None:
        return CallKind.OUTPUTS
    if rules.memory_rule(name) is not None:
        return CallKind.MEMORY
    if rules.allocation_rule(name) is not None:
        return CallKind.ALLOCATION
    if rules.deallocation_rule(name) is not None:
        return CallKind.DEALLOCATION
    if rules.inactive_rule(name) is not None and not _is_another(call, name):
        return CallKind.INACTIVE
    if rules.mirrored_rule(name) is not None:
        return CallKind.MIRRORED
    return CallKind.UNKNOWN


def _is_another(call: Call | Invoke, name: str) -> bool:
    takes = any(holds_float(a.type) for a in call.arguments)
    return rules.is_another_function(name, takes, holds_float(call.type))


def displacement(call: Call) -> int | None:
    """How far behind the object that it displaces the result of a mirrored call lies, where that is known."""
    rule = rules.mirrored_rule(callee_name(call))
    inside = call.arguments[rule.inside] if rule is not None and rule.inside is not None else None
    return -inside.value if isinstance(inside, ConstantInt) and inside.value >= 0 else None


def has_rule(name: str) -> bool:
    """Is anything known about a function of this name, whatever it is called with?"""
    tables = (
        rules.memory_rule,
        rules.allocation_rule,
        rules.deallocation_rule,
        rules.inactive_rule,
        rules.mirrored_rule,
    )
    return any(table(name) is not None for table in tables)


def has_attribute(call: Call | Invoke, word: str) -> bool:
    """True if the call site or the called function has a function attribute with this word in it."""
    own = call.syntax.function_attributes
    if own and word in call.function.module.expand_attributes(own):
        return True
    function = called_function(call)
    return function is not None and word in function.attribute_text


def argument_attribute(call: Call | Invoke, index: int, word: str) -> bool:
    """True if argument `index` has the attribute, at the call site or in the callee's declaration."""
    texts: list[str] = []
    if index < len(call.syntax.argument_attributes):
        texts.append(call.syntax.argument_attributes[index])
    function = called_function(call)
    if function is not None and index < len(function.arguments):
        texts.append(function.arguments[index].attributes)
    return any(re.search(rf"(?<![\w]){word}(?![\w])", text) for text in texts)


def body_called(call: Call) -> Function | None:
    callee = called_function(call) if classify(call) is CallKind.DEFINED else None
    return callee if callee is not None and not callee.is_declaration else None


def only_prints(instruction: Instruction) -> bool:
    """It calls a function that knows of no numbers, and is at most asked whether it failed."""
    is_inactive = isinstance(instruction, Call) and classify(instruction) is CallKind.INACTIVE
    return is_inactive and all(isinstance(user, Compare) for user in instruction.users)


def copied_from(instruction: Instruction) -> Value | None:
    """Where the bytes lie that the instruction copies."""
    if not isinstance(instruction, Call):
        return None
    rule = rules.memory_rule(callee_name(instruction))
    return instruction.arguments[rule.source] if rule is not None and rule.source is not None else None


def most_bytes_moved(instruction: Instruction) -> int | None:
    """So many bytes are copied at most, where the length is the least of several and one is known."""
    rule = rules.memory_rule(callee_name(instruction)) if isinstance(instruction, Call) else None
    length = instruction.arguments[rule.length] if rule is not None and isinstance(instruction, Call) else None
    if not isinstance(length, Call) or not callee_name(length).startswith(("llvm.smin.", "llvm.umin.")):
        return None
    return next((part.value for part in length.arguments if isinstance(part, ConstantInt) and part.value > 0), None)


_IN_MEMORY = re.compile(r"\b(sret|byval)\(((?:[^()]|\([^()]*\))*)\)")


def passed_in_memory(module: Module, attributes: str) -> tuple[str, Type | None]:
    """("sret" or "byval", type) of an argument that stands for a struct in memory, by its attributes."""
    found = _IN_MEMORY.search(attributes) if "(" in attributes else None
    return (found[1], parse_type(module, found[2])) if found else ("", None)


READS = ("read", "readwrite")
WRITES = ("write", "readwrite")
_MEMORY = re.compile(r"memory\(([^()]*)\)")


def memory_effects(call: Call) -> dict[str, str]:
    """What the call may do to `argmem` and to `other` memory: "none", "read", "write" or "readwrite".

    Derivatives written by hand may do more behind pointers than the body does: there it says nothing.  An unknown
    function that is given a pointer reads there, whatever its declaration promises (`const`).
    """
    if classify(call) is CallKind.CUSTOM and any(is_pointer(a.type) for a in call.arguments):
        return {"argmem": "readwrite", "other": "readwrite"}
    if has_attribute(call, "memory("):
        function = called_function(call)
        effects = _promised_effects(call)
        found = {place: _weakest([e[place] for e in effects]) for place in ("argmem", "other")}
        is_given = function is not None and classify(call) is CallKind.UNKNOWN and any(map(_is_address, call.arguments))
        return found if set(found.values()) != {"none"} or not is_given else dict.fromkeys(found, "read")
    return {"argmem": "readwrite", "other": "readwrite"}


def may_allocate(call: Call) -> bool:
    """False if the callee promises not to touch what an allocator keeps."""
    if classify(call) is CallKind.CUSTOM or not has_attribute(call, "memory("):
        return True
    return _weakest([effects["inaccessiblemem"] for effects in _promised_effects(call)]) in WRITES


def _promised_effects(call: Call) -> list[dict[str, str]]:
    """What the call and the called function say."""
    function = called_function(call)
    texts = [call.function.module.expand_attributes(call.syntax.function_attributes)]
    texts += [function.attribute_text] if function is not None else []
    return [_parse_effects(m[1]) for text in texts for m in _MEMORY.finditer(text)]


def _is_address(value: Value) -> bool:
    return is_pointer(value.type)


def _parse_effects(text: str) -> dict[str, str]:
    found = {"argmem": "", "inaccessiblemem": "", "other": ""}
    default = "none"
    for part in text.split(","):
        name, _, value = part.strip().rpartition(":")
        if not name:
            default = value.strip()
        elif name.strip() in found:
            found[name.strip()] = value.strip()
    return {place: value or default for place, value in found.items()}


def _weakest(effects: list[str]) -> str:
    """Every claim holds, so the smallest one does."""
    for effect in ("none", "read", "write"):
        if effect in effects:
            return effect
    return "readwrite"


def makes_memory(value: Value) -> bool:
    """Is it a variable, or an allocation that returns what it makes?"""
    is_allocation = isinstance(value, Call) and classify(value) is CallKind.ALLOCATION
    return isinstance(value, Alloca) or (is_allocation and is_pointer(value.type))
