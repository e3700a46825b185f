"""C's mathematical functions that the program brings along, written with the bits of their arguments.

    double exp2(double x) { ... memcpy(&bits, &x, 8); ... }

Such a body has no derivative, or one that is less than what the name says: the rule of that name serves.  A body that
computes with numbers alone is differentiated like any other: what it does counts.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import address_of, called_function, callee_name
from enzyme_build.differentiate.registrations import note, noted
from enzyme_build.ir import (
    Alloca,
    Call,
    Cast,
    Function,
    InlineAsm,
    Instruction,
    IntegerType,
    Load,
    Module,
    Store,
    Type,
    Value,
    bare_name,
    is_float,
    scalar_of,
)

_NARROWEST = 16  # bits of an integer that may hold part of a number
_FLOAT, _INTEGER = "float", "integer"


def note_standard_bodies(module: Module) -> None:
    """Say of every such function which one it is."""
    for name, function in module.functions.items():
        if function.is_declaration or noted(function, "enzyme_math") is not None:
            continue
        standard = rules.standard_function(bare_name(name), function.function_type)
        if standard and "enzyme_registered" not in function.attribute_text and _handles_bits(function):
            note(function, "enzyme_math", standard)


def _handles_bits(function: Function) -> bool:
    """It, or what it calls, takes numbers for integers or the other way round."""
    seen: dict[Function, None] = {}
    work = [function]
    while work:
        body = work.pop()
        if body in seen or body.is_declaration:
            continue
        seen[body] = None
        if _turns_bits(body):
            return True
        calls = (i for i in body.instructions() if isinstance(i, Call))
        work += [callee for call in calls if (callee := called_function(call)) is not None]
    return False


def _turns_bits(function: Function) -> bool:
    kinds: dict[Value, set[str]] = {}
    for instruction in function.instructions():
        match instruction:
            case Cast(opcode="bitcast", operands=[value]):
                if is_float(value.type) != is_float(instruction.type):
                    return True
            case Call() if isinstance(instruction.callee, InlineAsm):
                return True
            case Load() | Store():
                _enter(kinds, instruction.pointer, _kind_of(instruction))
            case Call() if rules.memory_rule(callee_name(instruction)) is not None:
                places = [_variable(a) for a in instruction.arguments[:2]]
                both = set[str]().union(*(kinds.get(place, set()) for place in places))
                kinds.update(dict.fromkeys(places, both))
            case _:
                pass
    return any(len(found) > 1 for found in kinds.values())


def _kind_of(access: Instruction) -> str:
    type_: Type = scalar_of(access.type if isinstance(access, Load) else access.operands[0].type)
    if is_float(type_):
        return _FLOAT
    return _INTEGER if isinstance(type_, IntegerType) and type_.bits >= _NARROWEST else ""


def _enter(kinds: dict[Value, set[str]], pointer: Value, kind: str) -> None:
    variable = _variable(pointer)
    if kind and isinstance(variable, Alloca):
        kinds.setdefault(variable, set()).add(kind)


def _variable(pointer: Value) -> Value:
    return address_of(pointer).base
