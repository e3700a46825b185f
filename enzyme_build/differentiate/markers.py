"""What an argument of a request stands for: a marker, a function, a constant.

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
        "revolve periodic store_all budget fp_state fp_tolerance fp_most"
    ).split()
)


def function_in(value: Value, module: Module) -> Function | None:
    """The function that a value is, if that is known when linking."""
    match value:
        case Cast(operands=[inner]) | Freeze(operands=[inner]):
            return function_in(inner, module)
        case Load(pointer=GlobalVariable() as variable) if variable.is_constant:
            initial = initializer_of(module, variable)
            return function_in(initial, module) if initial is not None else None
        case Load(pointer=Alloca() as slot):
            stored = _only_value(slot)
            return function_in(stored, module) if stored is not None else None
        case Phi(operands=operands) if operands:
            found = {function_in(o, module) for o in operands if o is not value}
            return found.pop() if len(found) == 1 else None
        case _:
            return resolve_function(value, module)


def marker_in(value: Value) -> str:
    """The marker that an argument is, without the underscores that Fortran's compiler adds; "" if it is none."""
    match value:
        case GlobalVariable(name=name):
            found = re.match(r"enzyme_[a-z_]*[a-z]", bare_name(name))
            return found[0] if found else ""
        case MetadataOperand(text=text):
            found = re.search(r"enzyme_[a-z_]*[a-z]", text)
            return found[0] if found else ""
        case Load(pointer=Alloca() as slot):
            stored = _only_value(slot)
            return marker_in(stored) if stored is not None else ""
        case Load(pointer=pointer):
            return marker_in(pointer) if isinstance(pointer, Constant) else ""
        case Cast(operands=[inner]) | Freeze(operands=[inner]) | ConstantExpression(operands=(inner,)):
            return marker_in(inner)
        case Phi(operands=operands) if operands:
            found_markers = {marker_in(o) for o in operands if o is not value}
            return found_markers.pop() if len(found_markers) == 1 else ""
        case _:
            return ""


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
