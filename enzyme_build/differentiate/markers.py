"""What an argument of a request stands for: a marker (also in the first spelling, `diffe_dup`), a function, a constant.

Front ends pass these in many forms: the address of a global, a load from one, a cast, a phi whose inputs agree, a
stack slot that is written once (at -O0), metadata.
"""

from __future__ import annotations

import re

from enzyme_build.analysis import resolve_function
from enzyme_build.ir import (
    Alloca,
    Cast,
    Constant,
    ConstantExpression,
    ConstantInt,
    Freeze,
    Function,
    GlobalVariable,
    Load,
    MetadataOperand,
    Module,
    Phi,
    Store,
    Value,
    bare_name,
    initializer_of,
)

MARKERS = frozenset(
    f"enzyme_{name}"
    for name in (
        "const dup dupnoneed out dupv dupnoneedv interleave not_overwritten byref width primal_return noret "
        "const_return active_return dup_return runtime_activity strong_zero nofree allocated tape scalar vector buffer "
        "revolve periodic store_all budget state fp_state fp_tolerance fp_most"
    ).split()
)


def function_in(value: Value, module: Module) -> Function | None:
    """The function that a value is, if that is known when linking."""
    found = {_function_of(source, module) for source in _sources(value)}
    return found.pop() if len(found) == 1 else None


def _function_of(source: Value, module: Module) -> Function | None:
    if isinstance(source, Load) and isinstance(source.pointer, GlobalVariable) and source.pointer.is_constant:
        initial = initializer_of(module, source.pointer)
        return function_in(initial, module) if initial is not None else None
    return resolve_function(source, module)


def marker_in(value: Value) -> str:
    """The marker that an argument is, without the underscores that Fortran's compiler adds; "" if it is none."""
    found = {_marker_of(source) for source in _sources(value)}
    return found.pop() if len(found) == 1 else ""


def _marker_of(source: Value) -> str:
    match source:
        case GlobalVariable(name=name):
            found = re.match(r"(?:enzyme|diffe)_[a-z_]*[a-z]", bare_name(name))
            return found[0].replace("diffe_", "enzyme_") if found else ""
        case MetadataOperand(text=text):
            found = re.search(r"enzyme_[a-z_]*[a-z]", text)
            return found[0] if found else ""
        case Load(pointer=Constant() as pointer) | ConstantExpression(operands=(pointer,)):
            return marker_in(pointer)
        case _:
            return ""


def _sources(value: Value) -> list[Value]:
    """What a value comes from, through casts, phis and stack slots that are written once."""
    found: list[Value] = []
    seen: set[Value] = set()
    work = [value]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        stored = _only_value(value.pointer) if isinstance(value, Load) and isinstance(value.pointer, Alloca) else None
        if stored is not None:
            work.append(stored)
        elif isinstance(value, (Cast, Freeze, Phi)):
            work += value.operands
        else:
            found.append(value)
    return found


def number_in(value: Value, module: Module) -> int | None:
    """The integer that a value is, if that is known when linking; Fortran passes its address."""
    match value:
        case ConstantInt(value=number):
            return number
        case Cast(opcode="zext" | "sext" | "trunc", operands=[inner]) | Freeze(operands=[inner]):
            return number_in(inner, module)
        case Load(pointer=Alloca() as slot):
            stored = _only_value(slot)
            return number_in(stored, module) if stored is not None else None
        case Load(pointer=GlobalVariable() as variable):
            return number_in(variable, module)
        case GlobalVariable(is_constant=True):
            initial = initializer_of(module, value)
            return number_in(initial, module) if initial is not None else None
        case Alloca():
            stored = _only_value(value)
            return number_in(stored, module) if stored is not None else None
        case _:
            return None


def _only_value(slot: Alloca) -> Value | None:
    """What a stack slot holds, if it is written once."""
    stored = [user.value for user in slot.users if isinstance(user, Store) and user.pointer is slot]
    return stored[0] if len(stored) == 1 else None
