"""Functions that print what stands behind `...`, and do nothing else with it: their copies take it by itself.

    void note(text *t, const char *format, ...) { …; vsnprintf(t->end, t->room, format, list); … }

What such a call is given goes to the library as it is: `snprintf(t->end, t->room, format, x, n)`.  So it never lies in
memory, where it would be of unknown kinds.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from enzyme_build import rules
from enzyme_build.analysis import called_function
from enzyme_build.differentiate.registrations import forget
from enzyme_build.ir import (
    Builder,
    Call,
    Function,
    GetElementPtr,
    Instruction,
    Type,
    Value,
    bare_name,
    clone_body,
    function_type,
    quoted,
)

_START, _END = "llvm.va_start", "llvm.va_end"
_BOUNDS = (_START, _END, "llvm.lifetime.start", "llvm.lifetime.end")
_PRINTS_LIST = re.compile(r"(?:__)?v(?:f|d|s|sn|as)?printf(?:_chk)?|vsyslog")


def prints_of_lists(function: Function) -> list[Call]:
    """The calls that print its lists of arguments; none if anything else is done with one."""
    found: dict[Call, None] = {}
    starts = [i for i in function.instructions() if isinstance(i, Call) and _name(i).startswith(_START)]
    for start in starts:
        work: list[Value] = [_base(start.arguments[0])]
        while work:
            for user, _ in work.pop().uses:
                if isinstance(user, GetElementPtr):
                    work.append(user)
                elif not isinstance(user, Call) or not (_is_bound(user) or _prints_list(user)):
                    return []
                elif not _is_bound(user):
                    found[user] = None
    return list(found)


def copy_that_prints(source: Function, prints: Sequence[Call], given: Sequence[Type]) -> Function:
    """The function with what stands behind its own arguments as arguments of its own."""
    module, type_ = source.module, source.function_type
    made = module.add_function(
        quoted(f"{bare_name(source.name)}.prints"),
        function_type(type_.result, [*type_.parameters, *given]),
        [*(a.name for a in source.arguments), *(f"given{k}" for k in range(len(given)))],
    )
    for copied, argument in zip(made.arguments, source.arguments):
        copied.attributes = argument.attributes
    made.syntax = replace(source.syntax, before_type="")
    forget(made, r"\bmemory\([^()]*\)")
    forget(made, r"\bcomdat\b(?:\([^()]*\))?")
    values: dict[Value, Value] = dict(zip(source.arguments, made.arguments))
    clone_body(source, made, values)
    for call in prints:
        printing = values[call]
        assert isinstance(printing, Call)
        _print_given(printing, made.arguments[len(source.arguments) :])
    for instruction in list(made.instructions()):
        instruction.metadata.pop("dbg", None)  # a place in `source`, which this is not
        if isinstance(instruction, Call) and _name(instruction).startswith((_START, _END)):
            instruction.erase()
    return made


def _print_given(call: Call, given: Sequence[Value]) -> None:
    builder = Builder(call.function.module).before(call)
    fixed = call.arguments[:-1]
    type_ = function_type(call.type, [a.type for a in fixed], variadic=True)
    printer = builder.module.declare(_for_each(_name(call)), type_.result, type_.parameters, variadic=True)
    made = builder.call(printer, [*fixed, *given], type_)
    call.replace_all_uses_with(made)
    call.erase()


def _for_each(name: str) -> str:
    """What takes by themselves the arguments that the function with this name takes as a list."""
    return name.replace("v", "", 1)


def _prints_list(call: Call) -> bool:
    callee, name = called_function(call), _name(call)
    if callee is None or not callee.is_declaration or not _PRINTS_LIST.fullmatch(name):
        return False
    other = call.function.module.functions.get(_for_each(name))
    are_known = all(rules.inactive_rule(n) is not None for n in (name, _for_each(name)))
    return are_known and (other is None or other.is_declaration)


def _is_bound(instruction: Call) -> bool:
    return _name(instruction).startswith(_BOUNDS)


def _name(call: Instruction) -> str:
    callee = called_function(call) if isinstance(call, Call) else None
    return bare_name(callee.name) if callee is not None else ""


def _base(place: Value) -> Value:
    while isinstance(place, GetElementPtr):
        place = place.operands[0]
    return place
