"""Before the optimiser runs: what it must not fold away or inline.

Users may define the markers (`int enzyme_dup;`): a load from a global that nobody writes would fold to its initial
value, so markers become external.  A function with a registration keeps its body and its call sites: it is marked
`noinline`, and what was registered is noted as a function attribute.
"""

from __future__ import annotations

import re

from enzyme_build.ir import (
    Constant,
    ConstantAggregate,
    ConstantExpression,
    Function,
    GlobalVariable,
    Module,
    bare_name,
    initializer_of,
)

REGISTRATIONS = {
    "__enzyme_register_gradient": "enzyme_registered_gradient",
    "__enzyme_register_derivative": "enzyme_registered_derivative",
    "__enzyme_register_splitderivative": "enzyme_registered_splitderivative",
    "__enzyme_function_like": "enzyme_function_like",
    "__enzyme_allocation_like": "enzyme_allocation_like",
    "__enzyme_inactivefn": "enzyme_inactive",
}


def protect(module: Module) -> None:
    """Make markers external, and registered functions noinline with the registration as an attribute."""
    for variable in list(module.globals.values()):
        name = bare_name(variable.name)
        if re.match(r"enzyme_[a-z]", name):
            variable.line = None
            variable.initializer = None
            variable.linkage = "external"
        for registration, attribute in REGISTRATIONS.items():
            if registration in name:
                _mark(module, variable, attribute)


def registration_of(function: Function) -> str:
    """The kind of custom derivative that is registered for a function; "" if there is none."""
    for registration, attribute in REGISTRATIONS.items():
        if attribute != "enzyme_inactive" and f'"{attribute}"' in function.attribute_text:
            return registration
    return ""


def _mark(module: Module, variable: GlobalVariable, attribute: str) -> None:
    function = _first_function(initializer_of(module, variable))
    if function is not None and f'"{attribute}"' not in function.syntax.after_parameters:
        function.syntax.after_parameters = f'{function.syntax.after_parameters} noinline "{attribute}"'
        function.header_text = None


def _first_function(constant: Constant | None) -> Function | None:
    match constant:
        case Function():
            return constant
        case ConstantAggregate(elements=elements) | ConstantExpression(operands=elements):
            return next((f for f in map(_first_function, elements) if f is not None), None)
        case _:
            return None
