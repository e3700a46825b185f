"""A request about one of several functions becomes a choice among requests about one.

__enzyme_autodiff(c ? f : g, …)   →   p == f ? __enzyme_autodiff(f, …) : __enzyme_autodiff(g, …)
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.differentiate.asked_functions import functions_asked
from enzyme_build.differentiate.dispatch import split_behind
from enzyme_build.differentiate.markers import function_in
from enzyme_build.differentiate.request_places import as_call
from enzyme_build.differentiate.requests import Request, has_sret, is_helper, read_request, request_calls
from enzyme_build.differentiate.returned_structs import spell_out_returned_structs
from enzyme_build.errors import EnzymeBuildError, Errors, UnsupportedError, blame
from enzyme_build.ir import (
    VOID,
    Block,
    Branch,
    Builder,
    Call,
    Function,
    Invoke,
    Module,
    Phi,
    location_of,
)


def find_requests(module: Module, wrong: list[EnzymeBuildError] | None = None) -> list[Request]:
    """Every request of a module, in order, each about one function.

    What is wrong with those that are written wrongly goes into the list `wrong`; without one it is raised, together.
    Raises UnsupportedError for any request in code for a device of an unknown kind.
    """
    split_choices(module)
    spell_out_returned_structs(module)
    calls = [call for function in list(module.functions.values()) for call in request_calls(function)]
    if calls:
        _refuse_devices(module, calls[0])
    errors: list[EnzymeBuildError] = []
    found: list[Request] = []
    for call in calls:
        if not is_helper(call, module):
            try:
                found.append(read_request(call, module))
            except EnzymeBuildError as error:
                errors.append(error)
    if wrong is not None:
        wrong += errors
    elif errors:
        raise errors[0] if len(errors) == 1 else Errors(errors)
    return found


def _refuse_devices(module: Module, first: Call | Invoke) -> None:
    if rules.is_other_device(module.triple):
        with blame(location_of(first)):
            raise UnsupportedError(
                f"code for the device `{module.triple}` has no derivatives: its threads share memory and wait for one "
                "another",
                help="differentiate the function where it is compiled for the host, or register a derivative for it",
            )


def split_choices(module: Module) -> None:
    """Split every request whose function is one of several that are known."""
    for function in list(module.functions.values()):
        for request in map(as_call, request_calls(function)):  # errors speak of it later: it is one thing from here on
            position = int(has_sret(request))
            if is_helper(request, module) or len(request.arguments) <= position:
                continue
            chosen = request.arguments[position]
            if function_in(chosen, module) is not None:
                continue
            targets = functions_asked(chosen, module)
            if targets:
                _choose(function, request, position, targets)


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
