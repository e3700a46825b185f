"""Data that the program has from its beginning and never changes, through whatever calls a pointer to it came."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build.ir import Argument, Function, GlobalVariable, Value

if TYPE_CHECKING:
    from enzyme_build.analysis.memory_objects import MemoryObject
    from enzyme_build.analysis.module_types import ModuleTypes


def leads_to_constants(across: ModuleTypes, function: Function, pointer: Value) -> bool:
    """Does a pointer of a function lead to constants alone, in which there are no addresses?"""
    return _leads_to_constants(across, function, pointer, set())


def _leads_to_constants(across: ModuleTypes, function: Function, pointer: Value, seen: set[Argument]) -> bool:
    memory = across.objects(function).of(pointer)
    return bool(memory) and all(_is_constant(across, function, made, seen) for made in memory)


def _is_constant(across: ModuleTypes, function: Function, made: MemoryObject, seen: set[Argument]) -> bool:
    value = made.value
    if isinstance(value, GlobalVariable):
        return value.is_constant and not made.contents
    if not isinstance(value, Argument) or made.is_deep:
        return False
    if value in seen:
        return True
    seen.add(value)
    callers = across.hidden_bits.callers.get(function, ())
    given = ((caller, call.arguments[value.index]) for call, caller in callers)
    is_known = bool(callers) and not across.shapes.is_entry(function)
    return is_known and all(_leads_to_constants(across, *one, seen) for one in given)
