"""Library functions that the program points at: a function of its own stands there, which calls the library's.

What is known of a call by name holds of calls through pointers, too, then.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_build.ir import VOID, Call, Function, Invoke, Module, add_definitions, quoted

_PREFIX = "enzyme_build.pointed."


def that_may_name(module: Module, functions: Iterable[Function]) -> list[Function]:
    """The functions with bodies that may name one of these: those whose text does, and all that have been parsed."""
    named = re.compile("|".join(rf"@{re.escape(quoted(function.name))}(?![\w.$-])" for function in functions))
    bodies = [function for function in module.functions.values() if not function.is_declaration]
    return [function for function in bodies if function.is_parsed or named.search(function.body_text or "")]


def call_instead_of_pointing(module: Module, functions: Iterable[Function]) -> None:
    """Make such functions, and let all pointers at these declarations lead there."""
    spelled = {f"@{quoted(function.name)}": function for function in functions}
    if not spelled:
        return
    names = sorted(map(re.escape, spelled), key=len, reverse=True)
    pointed = re.compile(rf"(?:{'|'.join(names)})(?![\w.$(-])")
    made: dict[Function, Function] = {}

    def instead(text: str) -> str:
        found = pointed.sub(lambda at: f"@{quoted(_PREFIX + spelled[at[0]].name)}", text)
        for at in pointed.finditer(text):
            _stand_in(module, spelled[at[0]], made)
        return found

    for function in list(module.functions.values()):
        if function.body_text is not None and pointed.search(function.body_text):
            function.body_text = instead(function.body_text)
    for variable in module.globals.values():
        if variable.initializer is not None and pointed.search(variable.initializer):
            variable.initializer = instead(variable.initializer)
            variable.line = instead(variable.line) if variable.line is not None else None
    parsed = [function for function in module.functions.values() if function.is_parsed]
    for user in [i for function in parsed for i in function.instructions()]:
        for index, operand in enumerate(user.operands):
            is_callee = isinstance(user, (Call, Invoke)) and index == len(user.operands) - 1
            if isinstance(operand, Function) and f"@{quoted(operand.name)}" in spelled and not is_callee:
                user.set_operand(index, _stand_in(module, operand, made))


def _stand_in(module: Module, function: Function, made: dict[Function, Function]) -> Function:
    if function not in made:
        type_ = function.function_type
        taken = ", ".join(f"{one} %a{index}" for index, one in enumerate(type_.parameters))
        is_void = type_.result is VOID
        call = f"call {type_.result} @{quoted(function.name)}({taken})"
        lines = [f"  {call}", "  ret void"] if is_void else [f"  %r = {call}", f"  ret {type_.result} %r"]
        name = quoted(_PREFIX + function.name)
        add_definitions(module, "\n".join([f"define internal {type_.result} @{name}({taken}) {{", *lines, "}", ""]))
        made[function] = module.functions[_PREFIX + function.name]
    return made[function]
