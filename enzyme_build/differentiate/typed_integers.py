"""Integers that a language says are initialised ones: Rust's accesses have types, and no names as C's have.

    %count = load i32, ptr %place, align 8, !noundef !2

Bytes that may be anything (a copy's, a union's, those of `MaybeUninit`) are loaded without that promise.  Before the
optimiser runs, such loads, and stores of what is computed as an integer, are named as C's accesses are.  What is
computed bit by bit may be a number's bits, and has no name.

Code that is compiled without optimisation has no promises; there, every load is one that the program has.  Not so
where functions are for `MaybeUninit` or swap bytes, nor the words of a small struct that a call is given.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from enzyme_build.analysis import CHOICES
from enzyme_build.differentiate.named_words import web_of
from enzyme_build.ir import (
    I16,
    I32,
    I64,
    RUST,
    Argument,
    Binary,
    Call,
    Cast,
    Constant,
    Function,
    Instruction,
    Invoke,
    Load,
    Module,
    Return,
    Store,
    Type,
    Value,
    metadata_node,
    tag_of_own_tree,
)

_ROOT = "enzyme_build typed"
_NAMES: dict[Type, str] = {I16: "short", I32: "int", I64: "long"}
_PROMISE = "noundef"
_COUNTS = ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem")
_FROM_OTHERS = ("zext", "sext", "fptosi", "fptoui")


def name_typed_integers(module: Module) -> None:
    """Name the integers in what Rust's compiler made."""
    compilers = (module.metadata[node] for node in re.findall(r"!\d+", module.named_metadata.get("!llvm.ident", "")))
    if not any("rustc version" in compiler for compiler in compilers):
        return
    for function in module.functions.values():
        if function.is_declaration:
            continue
        is_as_written = _is_as_written(module, function)
        if is_as_written or function.is_parsed or _has_promises(function):
            for access in _typed_accesses(function, is_as_written):
                name = _NAMES[access.accessed_type]
                access.metadata["tbaa"] = tag_of_own_tree(module, name, _ROOT)


def _has_promises(function: Function) -> bool:
    return f"!{_PROMISE}" in (function.body_text or "") or any(map(_is_typed, function.arguments))


def _is_as_written(module: Module, function: Function) -> bool:
    """Was it compiled without optimisation, and does it say what it loads?"""
    described = metadata_node(module, function.metadata.get("dbg", ""))
    unit = metadata_node(module, described.text("unit"))
    is_plain = unit.text("language") == RUST and unit.text("isOptimized") == "false"
    return is_plain and not re.search(r"MaybeUninit|swap_nonoverlapping", described.text("name"))


def _typed_accesses(function: Function, is_as_written: bool) -> Iterator[Load | Store]:
    """Of integers that are typed wherever they come from, and whose bits nobody looks at."""
    known: dict[Value, bool] = {}
    for access in function.instructions():
        if not isinstance(access, (Load, Store)) or access.accessed_type not in _NAMES or "tbaa" in access.metadata:
            continue
        value = access.accessed
        if isinstance(value, Constant):
            continue
        if value not in known:
            web = web_of(value)
            is_typed = all(_is_typed(v) or (is_as_written and _is_loaded_alone(v)) for v in web)
            known |= dict.fromkeys(web, is_typed and not any(map(_looks_at_bits, _users(web))))
        if known[value]:
            yield access


def _users(values: Iterable[Value]) -> Iterator[Instruction]:
    return (user for value in values for user in value.users)


def _is_typed(value: Value) -> bool:
    match value:
        case Load():
            return _PROMISE in value.metadata
        case Argument():
            return value.type in _NAMES and _PROMISE in value.attributes
        case Binary(opcode=opcode):
            return opcode in _COUNTS
        case Cast(opcode=opcode):
            return opcode in _FROM_OTHERS
        case _:
            return isinstance(value, CHOICES)


def _is_loaded_alone(value: Value) -> bool:
    """Not to be handed on: a small struct goes to callers and callees as one integer."""
    return isinstance(value, Load) and not any(isinstance(user, (Call, Invoke, Return)) for user in value.users)


def _looks_at_bits(user: Instruction) -> bool:
    is_computed = isinstance(user, Binary) and user.opcode not in _COUNTS
    return is_computed or (isinstance(user, Cast) and user.opcode in ("bitcast", "inttoptr"))
