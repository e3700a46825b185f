"""Finds the rule of an instruction: by opcode for arithmetic and casts, by the callee's name for calls.

A call of a function that the module defines is not answered here (it is differentiated through), except for the
support functions that this package defined itself.  A call whose arguments do not fit the row is not this row's.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from enzyme_build.ir import (
    Binary,
    Call,
    Cast,
    Function,
    Instruction,
    Invoke,
    Unary,
    Value,
    VectorType,
    is_float,
    is_integer,
    scalar_of,
)
from enzyme_build.rules.combinators import AppliedRule, RowRule
from enzyme_build.rules.emission import SUPPORT_PREFIX, support_row
from enzyme_build.rules.expression import Operand
from enzyme_build.rules.families import lookup
from enzyme_build.rules.rows import ROWS, Row

USERS = "enzyme_"  # before a user's allocator, described in its name: see `allocation`
Maker = Callable[[str, "Call | Invoke"], AppliedRule | None]
_makers: list[tuple[Callable[[str], bool], Maker]] = []


def rule_maker(is_for: Callable[[str], bool]) -> Callable[[Maker], Maker]:
    """Registers a source of rules that are not simple rows (reductions, complex numbers, structs), by names."""

    def register(maker: Maker) -> Maker:
        _makers.append((is_for, maker))
        return maker

    return register


@lru_cache(maxsize=4096)
def _makers_for(name: str) -> tuple[Maker, ...]:
    return tuple(maker for is_for, maker in _makers if is_for(name))


def plain_name(name: str) -> str:
    """A symbol's name without LLVM's quotes and the mark against mangling."""
    if name.startswith('"'):
        name = name[1:-1]
    return name.removeprefix("\\01").removeprefix("\x01")


def callee_name(instruction: Instruction) -> str | None:
    """The name of the function that is called directly, if it has no body here or is one of our own."""
    if not isinstance(instruction, (Call, Invoke)):
        return None
    callee = instruction.callee
    if not isinstance(callee, Function):
        return None
    name = known_as(callee)
    known = callee.is_declaration or name.startswith(SUPPORT_PREFIX) or is_like_another(callee)
    return name if known else None


_LIKE = re.compile(r'"enzyme_(math|allocator|deallocator)"="([^"]*)"')


def is_like_another(function: Function) -> bool:
    """True if users said which known function this one is like."""
    return "enzyme_" in function.attribute_text and _LIKE.search(function.attribute_text) is not None


def known_as(function: Function) -> str:
    """The name that rules are looked up by: the function's own, or that of what users said it is like."""
    text = function.attribute_text
    found = _LIKE.search(text) if "enzyme_" in text else None
    if found is None:
        return plain_name(function.name)
    return found[2] if found[1] == "math" else f"{USERS}{found[1]}:{found[2]}"


def scalar_rule(instruction: Instruction, name: str | None = None) -> AppliedRule | None:
    """The rule of an instruction whose result is a mathematical function of float operands; None if it is not one.

    `name` overrides the callee's name (a registration that one function is like another).
    """
    match instruction:
        case Binary(opcode=opcode) | Unary(opcode=opcode) | Cast(opcode=opcode):
            row = ROWS.get(opcode)
            return _apply(row, instruction, instruction.operands) if row is not None else None
        case Call() | Invoke():
            name = name or callee_name(instruction)
            return _call_rule(name, instruction) if name is not None else None
        case _:
            return None


def _call_rule(name: str, call: Call | Invoke) -> AppliedRule | None:
    for maker in _makers_for(name):
        if (made := maker(name, call)) is not None:
            return made
    row = support_row(name)
    if row is None:
        found = lookup(name)
        row = found[0] if found is not None and _has_type_of_name(call, found[1]) else None
    if row is None or row.is_complex or len(row.partials) != 1:
        return None
    return _apply(row, call, call.arguments)


def _has_type_of_name(call: Call | Invoke, kind: str) -> bool:
    """A name fixes its function's type: of a prototype with another one nobody knows what the call computes.

    What users say is like a known function may have any type.
    """
    callee = call.callee
    if kind not in ("double", "float") or not isinstance(callee, Function) or is_like_another(callee):
        return True
    wanted = {kind, "x86_fp80", "fp128"} if "toward" in callee.name else {kind}
    floats = [call.type, *(a.type for a in call.arguments if is_float(a.type))]
    return all(str(scalar_of(type_)) in wanted for type_ in floats)


def _apply(row: Row, instruction: Instruction, arguments: list[Value]) -> AppliedRule | None:
    """The row at this instruction; arguments beyond the row's (rounding modes, masks of exceptions) are ignored."""
    if len(arguments) < row.arity or not is_float(instruction.type):
        return None
    operands = tuple(arguments[: row.arity])
    if not all(_fits(parameter, value) for parameter, value in zip(row.parameters, operands)):
        return None
    return AppliedRule(RowRule(row), instruction, operands, instruction.type)


def _fits(parameter: Operand, value: Value) -> bool:
    if isinstance(value.type, VectorType) and value.type.scalable:
        return False  # constants of unknown length cannot be written
    return is_integer(value.type) if parameter.integer else is_float(value.type)
