"""Calls of library functions that have no bitcode but a body in `rules` become calls of that body."""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import argument_attribute, called_function, callee_name
from enzyme_build.differentiate.message_bodies import STANDS_FOR
from enzyme_build.differentiate.registrations import note, noted
from enzyme_build.ir import DOUBLE, Call, ConstantInt, Function, Invoke, Module, add_definitions


def call_bodies(function: Function) -> None:
    """Give every such call in the function a body of its own, where the size of the records is known."""
    for call in function.instructions():
        if isinstance(call, Call):
            name = callee_name(call)
            form = _blas_form(call, name)
            if form is not None:
                call.set_operand(len(call.operands) - 1, _shared(function.module, form))
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
    if rules.is_message(name):
        return isinstance(call, Call)
    return isinstance(call, Call) and (_blas_form(call, name) is not None or rules.size_argument(name) is not None)


def _instance(module: Module, name: str, size: int) -> Function:
    unique = module.unique_name(rules.name_of_body(name))
    add_definitions(module, rules.body_of(name, unique, size))
    return module.functions[unique]


def _blas_form(call: Call, name: str) -> rules.BlasForm | None:
    """A routine with a body in `rules`, called in a form that the ABI lets pass."""
    callee = called_function(call)
    if callee is None or not callee.is_declaration:
        return None
    form = rules.blas_form(name, str(call.type), [str(argument.type) for argument in call.arguments])
    return form if form is None or not any(_is_in_memory(call, k) for k in range(len(form.given))) else None


def _is_in_memory(call: Call, index: int) -> bool:
    return any(argument_attribute(call, index, word) for word in ("byval", "sret"))


def _shared(module: Module, form: rules.BlasForm) -> Function:
    """One body for all calls of a form: everything in it says what it is."""
    is_same = form.calls_same_library and not (form.is_single and _is_of_f2c(module))
    body = f"enzyme_build.body.{form.name}" + ("" if is_same else ".apart")
    body += f".{form.lengths}" if form.lengths else ""
    if body not in module.functions:
        add_definitions(module, rules.blas_body(form.name, body, form.lengths))
        if is_same:
            note(module.functions[body], STANDS_FOR, form.name)
    if form.is_library_form:
        return module.functions[body]
    wrapper = f"{body}.{form.result}.{'.'.join(form.given)}"
    if wrapper not in module.functions:
        add_definitions(module, rules.blas_wrapper(form, wrapper, body))
    return module.functions[wrapper]


def _is_of_f2c(module: Module) -> bool:
    """The program's Fortran library returns double from REAL functions: rules do not know how to call those."""
    declared = (module.functions.get(name) for name in rules.REAL_FUNCTIONS)
    return any(function is not None and function.return_type is DOUBLE for function in declared)


def in_library(function: Function) -> Function | None:
    """The library function that a shared body stands for; None for any other function."""
    name = noted(function, STANDS_FOR)
    return function.module.functions[name] if name else None
