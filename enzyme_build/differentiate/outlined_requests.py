"""A request becomes a call of a function that asks in its place, so that the answer may be made elsewhere:

    __enzyme_autodiff(f, enzyme_const, n, enzyme_dup, x, dx)   →   asks(n, x, dx)

    double asks(int n, double *x, double *dx) { return __enzyme_autodiff(f, enzyme_const, n, enzyme_dup, x, dx); }

Constants stay in the request, which depends on some; everything else becomes a parameter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from enzyme_build.differentiate.markers import marker_in
from enzyme_build.differentiate.requests import entry_point_of, has_sret, request_calls
from enzyme_build.ir import (
    VOID,
    Alloca,
    Call,
    Constant,
    Function,
    GlobalVariable,
    IntegerType,
    Load,
    MetadataOperand,
    Module,
    Return,
    Value,
    clone_instruction,
    constant_text,
    function_type,
)

_WHOLE = ("__enzyme_autodiff", "__enzyme_fwddiff")  # halves and sizes must be answered together
_LOCAL = ("private", "internal")
_KEPT_ATTRIBUTES = re.compile(r'"[^"]*"="[^"]*"|\b(?:uwtable|nounwind|mustprogress|sanitize_\w+|ssp\w*)\b')


@dataclass(frozen=True)
class PlainRequest:
    """A request that may stand in a function of its own."""

    call: Call
    target: Function

    @property
    def names(self) -> list[str]:
        """The function that it is about, and the constants in memory that it keeps."""
        kept = [v for v in self.call.arguments if isinstance(v, GlobalVariable) and self.keeps(v)]
        return [self.target.name, *(variable.name for variable in kept if not marker_in(variable))]

    @property
    def stands_alone(self) -> bool:
        """Nothing is handed to it but values: no marker that comes from elsewhere, no number of lanes in memory."""
        handed = [value for value in self.call.arguments if not self.keeps(value)]
        return not any(
            isinstance(value, MetadataOperand) or _holds_number(value) or marker_in(value) for value in handed
        )

    def keeps(self, value: Value) -> bool:
        """Whether an argument stays in the request."""
        match value:
            case Function():
                return value is self.target
            case Load(pointer=GlobalVariable()):
                return bool(marker_in(value))
            case GlobalVariable():
                return bool(marker_in(value)) or (value.is_constant and value.linkage in _LOCAL)
            case MetadataOperand():
                return value.value is None
            case Constant():
                return "@" not in constant_text(value)
            case _:
                return False


def _holds_number(value: Value) -> bool:
    return isinstance(value, Alloca) and isinstance(value.allocated_type, IntegerType)


def plain_requests(module: Module) -> Iterator[PlainRequest]:
    """The requests that depend on nothing but constants where they stand."""
    for function in list(module.functions.values()):
        for call in request_calls(function):
            if not isinstance(call, Call) or call.bundles or entry_point_of(call.callee.name) not in _WHOLE:
                continue
            position = int(has_sret(call))
            target = call.arguments[position] if len(call.arguments) > position else None
            if not isinstance(target, Function) or target.is_declaration:
                continue
            if (request := PlainRequest(call, target)).stands_alone:
                yield request


def outline(module: Module, request: PlainRequest, name: str) -> Function:
    """A function `name` that asks in the place of the request, which becomes a call of it.  The module declares it."""
    call, asker = request.call, request.call.function
    handed = [value for value in call.arguments if not request.keeps(value)]
    type_ = function_type(call.type, [value.type for value in handed])
    made = Function(module, name, type_, [f"a{number}" for number in range(len(handed))])
    made.set_blocks([])
    made.syntax.before_type = "hidden"
    made.syntax.after_parameters = " ".join(dict.fromkeys(_KEPT_ATTRIBUTES.findall(asker.attribute_text)))
    block = made.add_block()
    parameters = iter(made.arguments)
    given: list[Value] = []
    for value in call.arguments:
        if isinstance(value, Load) and request.keeps(value):  # a marker
            value = clone_instruction(value, value.operands)
            value.metadata.pop("dbg", None)
            block.append(value)
        elif not request.keeps(value):
            value = next(parameters)
        given.append(value)
    asks = clone_instruction(call, [*given, call.callee])
    asks.metadata.pop("dbg", None)  # a place in the function that no longer asks
    block.append(asks)
    block.append(Return(VOID, [] if call.type is VOID else [asks]))
    declared = Function(module, name, type_)
    declared.syntax.before_type = "hidden"
    module.functions[name] = declared
    _call_instead(request, declared, handed)
    return made


def _call_instead(request: PlainRequest, asks: Function, handed: list[Value]) -> None:
    call = request.call
    markers = [value for value in call.arguments if isinstance(value, Load) and request.keeps(value)]
    made = Call(asks.function_type, asks, handed, call.name)
    made.metadata = {kind: text for kind, text in call.metadata.items() if kind == "dbg"}
    call.block.insert_before(call, made)
    call.replace_all_uses_with(made)
    call.erase()
    for marker in dict.fromkeys(markers):
        if not marker.uses:
            marker.erase()
