"""Calls through pointers that may reach the same functions become calls of one function, which makes that call.

    p(x) … q(y)   →   through(p, x) … through(q, y),   where through(f, x) = f(x)

A choice among calls by name (`dispatch`) is long where there are many functions, and each call in it has a tape of its
own.  A program that asks its objects for everything through tables of pointers would have such a choice at each line.
So there is one for all calls, with one derivative for each activity, as of any function.  Where the choices are few or
short they stay where they are, and may be inlined.  The program itself calls as before, once this is inlined.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from enzyme_build.analysis import CallKind, classify
from enzyme_build.differentiate.blame import CALLED_AT
from enzyme_build.differentiate.machine import machine_attributes
from enzyme_build.differentiate.registrations import note
from enzyme_build.differentiate.session import Session
from enzyme_build.ir import (
    VOID,
    Builder,
    Call,
    Function,
    FunctionType,
    InlineAsm,
    IntegerType,
    Invoke,
    StructType,
    Type,
    function_type,
    location_of,
)

_FEWEST = 4  # functions in a choice that is shared
_LONG = 100  # calls by name that all choices among the same functions would have together
_WORD = 64
_NAMED = 3  # places in a message
_PASSED_APART = ("byval", "sret", "inalloca", "preallocated", "inreg", "swift", "nest", "enzyme", "returned")

Key = tuple[FunctionType, tuple[Function, ...], bool]


def share_choices(session: Session) -> None:
    """Rewrite the functions that requests reach; before anything else is asked about them."""
    groups: dict[Key, list[Call | Invoke]] = {}
    for function in dict.fromkeys(f for asked in session.asked for f in session.reachable(asked)):
        for call in function.instructions() if not function.is_declaration else ():
            if isinstance(call, (Call, Invoke)) and _may_be_shared(call):
                targets, is_complete = session.pointers.targets(call)
                if len(targets) >= _FEWEST:
                    groups.setdefault((call.function_type, (*targets,), is_complete), []).append(call)
    long = {key: calls for key, calls in groups.items() if len(calls) * len(key[1]) >= _LONG}
    long = {key: calls for key, calls in long.items() if not any(map(session.throws.of, key[1]))}
    for (type_, targets, is_complete), calls in long.items():
        through = _function_that_calls(session, type_, calls)
        session.pointers.known[through.entry.instructions[0]] = ([*targets], is_complete)
        for call in calls:
            _call_instead(through, call)
    if long:
        session.calls_changed()


def _may_be_shared(call: Call | Invoke) -> bool:
    syntax = call.syntax
    words = " ".join((syntax.return_attributes, *syntax.argument_attributes, syntax.function_attributes))
    module = call.function.module
    return (
        not isinstance(call.callee, InlineAsm)
        and (isinstance(call, Invoke) or classify(call) is CallKind.INDIRECT)
        and not isinstance(call.callee, Function)
        and not (call.bundles or syntax.convention or syntax.address_space or call.function_type.variadic)
        and syntax.tail != "musttail"
        and not any(map(_may_carry_words, (call.type, *(a.type for a in call.arguments))))
        and not any(word in module.expand_attributes(words) for word in _PASSED_APART)
    )


def _may_carry_words(type_: Type) -> bool:
    """What is passed in integers is seen where the functions are called by name (`word_calls`)."""
    return isinstance(type_, StructType) or (isinstance(type_, IntegerType) and type_.bits >= _WORD)


def _function_that_calls(session: Session, type_: FunctionType, calls: Sequence[Call | Invoke]) -> Function:
    """What it is given first, with all the rest."""
    module, first = session.module, calls[0]
    passed = [first.callee.type, *type_.parameters]
    names = ["function", *([""] * len(type_.parameters))]
    made = module.add_function("enzyme_build.through", function_type(type_.result, passed), names)
    made.syntax.after_parameters = f"alwaysinline {machine_attributes(first.function)}".strip()
    named = [str(place) for place in dict.fromkeys(map(location_of, calls))]
    more = ["and elsewhere"] if len(named) > _NAMED else []
    note(made, CALLED_AT, ", ".join([*named[:_NAMED], *more]).replace('"', ""))
    builder = Builder(module, made.add_block("entry"))
    function, *arguments = made.arguments
    result = builder.call(function, arguments, type_)
    builder.ret(result if type_.result is not VOID else None)
    return made


def _call_instead(through: Function, call: Call | Invoke) -> None:
    arguments = [call.callee, *call.arguments]
    syntax = call.syntax
    if syntax.argument_attributes:
        syntax = replace(syntax, argument_attributes=("", *syntax.argument_attributes))
    made: Call | Invoke
    if isinstance(call, Invoke):
        made = Invoke(through.function_type, through, arguments, call.targets, call.name, syntax)
    else:
        made = Call(through.function_type, through, arguments, call.name, call.flags, syntax)
    made.metadata = {kind: node for kind, node in call.metadata.items() if kind in ("dbg", "tbaa", "range", "nonnull")}
    made.origin = call.origin
    block = call.block
    block.insert(block.instructions.index(call), made)
    call.replace_all_uses_with(made)
    call.erase()
