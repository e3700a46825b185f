"""Calls of library functions that have no bitcode but a body in `rules` become calls of that body."""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import called_function, callee_name
from enzyme_build.differentiate.registrations import note, noted
from enzyme_build.ir import Call, ConstantInt, Function, Invoke, Module, add_definitions

STANDS_FOR = "enzyme_stands_for"  # of a body: the library function that the primal calls


def call_bodies(function: Function) -> None:
    """Give every such call in the function a body of its own, where the size of the records is known."""
    for call in function.instructions():
        if isinstance(call, Call):
            name = callee_name(call)
            if _fits_blas(call, name):
                call.set_operand(len(call.operands) - 1, _shared(function.module, name, call))
                continue
            index = rules.size_argument(name)
            if index == rules.ANY_SIZE:
                call.set_operand(len(call.operands) - 1, _instance(function.module, name, 0))
                continue
            size = call.arguments[index] if index is not None else None
            if isinstance(size, ConstantInt):
                call.set_operand(len(call.operands) - 1, _instance(function.module, name, size.value))


def has_known_body(call: Call | Invoke) -> bool:
    name = callee_name(call)
    return isinstance(call, Call) and (_fits_blas(call, name) or rules.size_argument(name) is not None)


def _instance(module: Module, name: str, size: int) -> Function:
    unique = module.unique_name(f"enzyme_build.{name}")
    add_definitions(module, rules.body_of(name, unique, size))
    return module.functions[unique]


def _fits_blas(call: Call, name: str) -> bool:
    """A routine with a body in `rules`, called as it is declared there; lengths of texts may follow (Fortran's ABI)."""
    callee = called_function(call)
    parameters = rules.blas_parameters(name) if callee is not None and callee.is_declaration else None
    if parameters is None or len(call.arguments) < len(parameters):
        return False
    given = [str(argument.type) for argument in call.arguments]
    rest = given[len(parameters) :]
    return given[: len(parameters)] == parameters and all(type_ == "i64" for type_ in rest)


def _shared(module: Module, name: str, call: Call) -> Function:
    """One body for all calls: everything in it says what it is."""
    hidden = len(call.arguments) - len(rules.blas_parameters(name) or ())
    function = f"enzyme_build.body.{name}" + (f".{hidden}" if hidden else "")
    if function not in module.functions:
        add_definitions(module, rules.blas_body(name, function, hidden))
        note(module.functions[function], STANDS_FOR, name)
    return module.functions[function]


def in_library(function: Function) -> Function | None:
    """The library function that a shared body stands for; None for any other function."""
    name = noted(function, STANDS_FOR)
    return function.module.functions[name] if name else None
