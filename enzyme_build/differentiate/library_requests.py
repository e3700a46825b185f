"""Derivatives that are asked of library functions by their names: `__enzyme_autodiff((void *)sin, x)`.

The function that is differentiated calls the library's and does nothing else, so that rules answer as for any call.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import CallKind, classify
from enzyme_build.differentiate.library_bodies import has_known_body
from enzyme_build.differentiate.library_forms import has_known_form
from enzyme_build.ir import VOID, Builder, Call, Function, Module, bare_name, quoted

_PREFIX = "enzyme_build.asked."


def with_body(function: Function, module: Module) -> Function:
    """The function that calls a function that rules know by its name; any other function itself."""
    name = f"{_PREFIX}{bare_name(function.name)}"
    if name in module.functions:
        return module.functions[name]
    is_library = function.is_declaration or rules.is_like_another(function)
    if not is_library or function.function_type.variadic:
        return function
    made = module.add_function(quoted(name), function.function_type, [f"a{k}" for k in range(len(function.arguments))])
    made.linkage = "internal"
    builder = Builder(module, made.add_block("entry"))
    call = builder.call(function, list(made.arguments), function.function_type)
    builder.ret(None if function.return_type is VOID else call)
    if not _is_known(call):
        del module.functions[made.name]
        return function
    return made


def _is_known(call: Call) -> bool:
    return classify(call) is not CallKind.UNKNOWN or has_known_body(call) or has_known_form(call)


def name_of(function: Function) -> str:
    """The name that the program knows it by."""
    return bare_name(function.name).removeprefix(_PREFIX)
