"""A request about one of several functions becomes a choice among requests about one.

__enzyme_autodiff(c ? f : g, …)   →   p == f ? __enzyme_autodiff(f, …) : __enzyme_autodiff(g, …)
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build.differentiate.dispatch import split_behind
from enzyme_build.differentiate.markers import function_in
from enzyme_build.differentiate.request_places import as_call
from enzyme_build.differentiate.requests import Request, has_sret, is_helper, read_request, request_calls
from enzyme_build.differentiate.returned_structs import spell_out_returned_structs
from enzyme_build.ir import (
    VOID,
    Block,
    Branch,
    Builder,
    Call,
    Cast,
    Freeze,
    Function,
    Module,
    Phi,
    Select,
    Value,
)


def find_requests(module: Module) -> list[Request]:
    """Every request of a module, in order, each about one function.

    Raises RequestError for one that is written wrongly.
    """
    split_choices(module)
    spell_out_returned_structs(module)
    calls = [call for function in list(module.functions.values()) for call in request_calls(function)]
    return [read_request(call, module) for call in calls if not is_helper(call, module)]


def split_choices(module: Module) -> None:
    """Split every request whose function is a select or a phi of known functions."""
    for function in list(module.functions.values()):
        for request in map(as_call, request_calls(function)):  # errors speak of it later: it is one thing from here on
            position = int(has_sret(request))
            if is_helper(request, module) or len(request.arguments) <= position:
                continue
            chosen = request.arguments[position]
            if not isinstance(chosen, (Select, Phi)) or function_in(chosen, module) is not None:
                continue
            found = list(dict.fromkeys(_functions(chosen, module, set())))
            targets = [f for f in found if f is not None]
            if len(targets) > 1 and len(targets) == len(found):
                _choose(function, request, position, targets)


def _functions(value: Value, module: Module, seen: set[Value]) -> Iterator[Function | None]:
    """Every function that a value may be; None for one that is not known."""
    if value in seen:
        return
    seen.add(value)
    match value:
        case Select(operands=[_, yes, no]):
            yield from _functions(yes, module, seen)
            yield from _functions(no, module, seen)
        case Phi(operands=operands):
            for operand in operands:
                yield from _functions(operand, module, seen)
        case Cast(operands=[inner]) | Freeze(operands=[inner]):
            yield from _functions(inner, module, seen)
        case _:
            yield function_in(value, module)


def _choose(function: Function, call: Call, position: int, targets: list[Function]) -> None:
    before = call.block
    after = split_behind(function, call)
    pointer = call.arguments[position]
    results: list[tuple[Call, Block]] = []
    builder = Builder(function.module, before)
    for number, target in enumerate(targets):
        here = function.add_block("asked.of")
        if number == len(targets) - 1:
            builder.branch(here)
        else:
            other = function.add_block("asked.of.another")
            builder.branch_if(builder.compare("eq", pointer, target), here, other)
            builder.at_end(other)
        values = [target if i == position else v for i, v in enumerate(call.arguments)]
        made = Call(call.function_type, call.callee, values, flags=call.flags, syntax=call.syntax)
        made.metadata = dict(call.metadata)
        here.append(made)
        here.append(Branch(VOID, [], [after]))
        results.append((made, here))
    if call.type is not VOID:
        phi = Phi(call.type, call.name)
        for made, block in results:
            phi.add_incoming(made, block)
        after.insert(0, phi)
        call.replace_all_uses_with(phi)
    call.erase()
