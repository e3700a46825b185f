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
from enzyme_build.differentiate.variadic_lists import END, START, base_of_list, is_intrinsic
from enzyme_build.ir import (
    Alloca,
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

_BOUNDS = (START, END, "llvm.lifetime.start", "llvm.lifetime.end")
_PRINTS_LIST = re.compile(r"(?:__)?v(?:f|d|s|sn|as)?printf(?:_chk)?|vsyslog")


def prints_of_lists(function: Function) -> list[Call]:
    """The calls that print its lists of arguments; none if anything else is done with one."""
    found: dict[Call, None] = {}
    starts = [i for i in function.instructions() if isinstance(i, Call) and is_intrinsic(i, START)]
    for start in starts:
        list_ = base_of_list(start.arguments[0])
        if not isinstance(list_, Alloca):
            return []  # others may have it
        work: list[Value] = [list_]
        while work:
            for user, index in work.pop().uses:
                if isinstance(user, GetElementPtr):
                    work.append(user)
                elif not isinstance(user, Call) or not (is_intrinsic(user, *_BOUNDS) or _prints_list(user, index)):
                    return []
                elif not is_intrinsic(user, *_BOUNDS):
                    found[user] = None
    return list(found)


def copy_that_prints(source: Function, prints: Sequence[Call], given: Sequence[Type]) -> Function:
    """The function with what stands behind its own arguments as arguments of its own."""
    made, values = copy_with_more(source, "prints", given, [f"given{k}" for k in range(len(given))])
    for call in prints:
        printing = values[call]
        assert isinstance(printing, Call)
        _print_given(printing, made.arguments[len(source.arguments) :])
    for instruction in list(made.instructions()):
        if is_intrinsic(instruction, START, END):
            instruction.erase()
    return made


def copy_with_more(
    source: Function, suffix: str, types: Sequence[Type], names: Sequence[str]
) -> tuple[Function, dict[Value, Value]]:
    """A copy of a function with `...` that has more arguments of its own instead, and what its values are there."""
    module, type_ = source.module, source.function_type
    made = module.add_function(
        quoted(f"{bare_name(source.name)}.{suffix}"),
        function_type(type_.result, [*type_.parameters, *types]),
        [*(a.name for a in source.arguments), *names],
    )
    for copied, argument in zip(made.arguments, source.arguments):
        copied.attributes = argument.attributes
    made.syntax = replace(source.syntax, before_type="")
    forget(made, r"\bmemory\([^()]*\)")
    forget(made, r"\bcomdat\b(?:\([^()]*\))?")
    values: dict[Value, Value] = dict(zip(source.arguments, made.arguments))
    clone_body(source, made, values)
    for instruction in made.instructions():
        instruction.metadata.pop("dbg", None)  # a place in `source`, which this is not
    return made, values


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


def _prints_list(call: Call, index: int) -> bool:
    callee, name = called_function(call), _name(call)
    is_known = callee is not None and callee.is_declaration and _PRINTS_LIST.fullmatch(name) is not None
    if not is_known or index != len(call.arguments) - 1:
        return False
    other = call.function.module.functions.get(_for_each(name))
    are_known = all(rules.inactive_rule(n) is not None for n in (name, _for_each(name)))
    return are_known and (other is None or other.is_declaration)


def _name(call: Instruction) -> str:
    callee = called_function(call) if isinstance(call, Call) else None
    return bare_name(callee.name) if callee is not None else ""
