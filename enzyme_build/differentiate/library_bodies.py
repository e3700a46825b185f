"""Calls of library functions that have no bitcode but a body in `rules` become calls of that body."""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import callee_name
from enzyme_build.ir import Call, ConstantInt, Function, Module, add_definitions


def call_bodies(function: Function) -> None:
    """Give every such call in the function a body of its own, where the size of the records is known."""
    for call in function.instructions():
        if isinstance(call, Call):
            name = callee_name(call)
            index = rules.size_argument(name)
            size = call.arguments[index] if index is not None else None
            if isinstance(size, ConstantInt):
                call.set_operand(len(call.operands) - 1, _instance(function.module, name, size.value))


def _instance(module: Module, name: str, size: int) -> Function:
    unique = module.unique_name(f"enzyme_build.{name}")
    add_definitions(module, rules.body_of(name, unique, size))
    return module.functions[unique]
