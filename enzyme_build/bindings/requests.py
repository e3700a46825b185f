"""The request module: LLVM text that asks for the derivatives which the Python functions call.

For a function f two definitions are written.  `f__primal` has f's parameters with every shadowed number and the result
moved behind a pointer, so that all derivatives travel in memory and one calling convention serves all of them.
`f__vjp` (reverse) and `f__jvp` (forward) take each shadowed parameter as a pair (primal, shadow) and contain
one call of `__enzyme_autodiff` or `__enzyme_fwddiff` on `f__primal`.  `f__guarded` is f for callers who
catch no exceptions (`rules.define_stops`).  `f__hvp` is `__enzyme_fwddiff` of `f__vjp`: each
shadowed parameter is four, (primal, its tangent, adjoint, its tangent).  `f__jvp2` is `__enzyme_fwddiff` of `f__jvp`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from enzyme_build.bindings.descriptors import adapter
from enzyme_build.bindings.wrappers import WrappedArgument, Wrapper
from enzyme_build.ir import quoted
from enzyme_build.rules import GUARD

HEADER = "; Derivative requests of the Python module; written by enzyme-build.\n"
MARKERS = """\
@enzyme_dup = external global i32
@enzyme_const = external global i32
"""


def request_module(wrappers: Sequence[Wrapper]) -> str:
    """LLVM's text for the requests of all wrappers.

    Every wrapped function is declared, so that the link takes it from an archive even where it has no request.
    """
    wanted = [wrapper for wrapper in wrappers if wrapper.wants_reverse or wrapper.wants_forward]
    declared = dict.fromkeys(_declaration(wrapper) for wrapper in wrappers)
    guarded = dict.fromkeys(_guarded(wrapper) for wrapper in wrappers if wrapper.prototype.may_throw)
    markers = [MARKERS] if wanted else []
    return "\n".join([HEADER, *markers, *declared, "", *guarded, *(_requests(wrapper) for wrapper in wanted)])


def _requests(wrapper: Wrapper) -> str:
    parts = [_primal(wrapper)]
    if wrapper.wants_reverse:
        parts.append(_request(wrapper, "__enzyme_autodiff", wrapper.reverse_symbol))
    if wrapper.wants_forward:
        parts.append(_request(wrapper, wrapper.forward_entry, wrapper.forward_symbol))
    if wrapper.wants_second:
        parts.append(_second_request(wrapper, wrapper.reverse_symbol, wrapper.second_symbol))
    if wrapper.wants_twice:
        parts.append(_second_request(wrapper, wrapper.forward_symbol, wrapper.twice_symbol))
    return "\n".join(parts)


@dataclass(frozen=True)
class _Slot:
    """One parameter of `f__primal`: its type and name there, and whether it comes with a shadow."""

    ir_type: str
    name: str
    is_shadowed: bool
    is_ours: bool = False  # memory that the wrapper made, which nothing else points to

    @property
    def parameter(self) -> str:
        return f"{self.ir_type}{' noalias' * self.is_ours} %{self.name}"


def _slots(wrapper: Wrapper) -> list[_Slot]:
    slots: list[_Slot] = []
    for index, argument in enumerate(wrapper.arguments, 1):
        boxed = argument.role == "value" and argument.is_shadowed
        ours = boxed or argument.role == "reference" or argument.is_output
        ir_type = "ptr" if boxed else argument.parameter.ir_type
        slots.append(_Slot(ir_type, _local(argument, index), argument.is_shadowed, ours))
    if wrapper.has_active_result:
        slots.append(_Slot("ptr", "result.cell", True, True))
    return slots


def _local(argument: WrappedArgument, index: int) -> str:
    """A readable name that no other parameter has."""
    return f"{argument.name}.{index}" if argument.name.isascii() else f"argument.{index}"


def _declaration(wrapper: Wrapper) -> str:
    prototype = wrapper.prototype
    if prototype.adapts is not None:
        return adapter(prototype)
    parameters = ", ".join(parameter.ir_type for parameter in prototype.parameters)
    return f"declare {prototype.result_type} @{quoted(prototype.symbol)}({parameters})"


def _guarded(wrapper: Wrapper) -> str:
    """`f__guarded`: f itself, for callers who catch no exceptions."""
    prototype = wrapper.prototype
    types = [parameter.ir_type for parameter in prototype.parameters]
    parameters = ", ".join(f"{type_} %a{k}" for k, type_ in enumerate(types))
    is_void = prototype.result_type == "void"
    call = f"call {prototype.result_type} @{quoted(prototype.symbol)}({parameters})"
    returned = re.sub(r"\b(?:zeroext|signext)\b ?", "", prototype.result_type)
    result = "ret void" if is_void else f"ret {returned} %result"
    return (
        f"define {prototype.result_type} @{quoted(wrapper.value_symbol)}({parameters}) noinline {GUARD} {{\n"
        f"  {'' if is_void else '%result = '}{call}\n  {result}\n}}\n"
    )


def _primal(wrapper: Wrapper) -> str:
    """`f__primal`: unpack the boxed numbers, call f, store its result."""
    prototype = wrapper.prototype
    slots = _slots(wrapper)
    lines: list[str] = []
    passed: list[str] = []
    for argument, slot in zip(wrapper.arguments, slots):
        name = f"%{slot.name}"
        if argument.role == "value" and argument.is_shadowed:
            lines.append(f"  {name}.value = load {argument.scalar.llvm}, ptr {name}")
            name += ".value"
        passed.append(f"{argument.parameter.ir_type} {name}")
    call = f"call {prototype.result_type} @{quoted(prototype.symbol)}({', '.join(passed)})"
    lines.append(f"  %result = {call}" if prototype.result_type != "void" else f"  {call}")
    if wrapper.has_active_result and prototype.result is not None:
        lines.append(f"  store {prototype.result.llvm} %result, ptr %result.cell")
    parameters = ", ".join(slot.parameter for slot in slots)
    body = "\n".join([*lines, "  ret void"])
    return f"define internal void @{_primal_symbol(wrapper)}({parameters}) {{\n{body}\n}}\n"


def _request(wrapper: Wrapper, entry_point: str, symbol: str) -> str:
    """The exported function `symbol`: one call of the entry point, each argument with its marker."""
    parameters: list[str] = []
    passed = [f"ptr @{_primal_symbol(wrapper)}"]
    reverse = symbol == wrapper.reverse_symbol  # adjoints are made by the wrapper, tangents are the caller's
    for slot in _slots(wrapper):
        parameters.append(slot.parameter)
        if slot.is_shadowed:
            parameters.append(f"ptr{' noalias' * (reverse or slot.is_ours)} %{slot.name}.shadow")
            passed += ["ptr @enzyme_dup", f"ptr %{slot.name}", f"ptr %{slot.name}.shadow"]
        else:
            passed += ["ptr @enzyme_const", f"{slot.ir_type} %{slot.name}"]
    return _definition(symbol, parameters, f"{entry_point}__{wrapper.prototype.name}", passed)


def _second_request(wrapper: Wrapper, first: str, symbol: str) -> str:
    """The tangent of everything that the derivative `first` reads and writes."""
    parameters: list[str] = []
    passed = [f"ptr @{quoted(first)}"]
    for slot in _slots(wrapper):
        if not slot.is_shadowed:
            parameters.append(slot.parameter)
            passed += ["ptr @enzyme_const", f"{slot.ir_type} %{slot.name}"]
            continue
        for name in (slot.name, f"{slot.name}.shadow"):
            parameters += [f"ptr %{name}", f"ptr %{name}.tangent"]
            passed += ["ptr @enzyme_dup", f"ptr %{name}", f"ptr %{name}.tangent"]
    return _definition(symbol, parameters, f"__enzyme_fwddiff__{first}", passed)


def _definition(symbol: str, parameters: Sequence[str], entry_point: str, passed: Sequence[str]) -> str:
    """A function that contains one request."""
    callee = f"@{quoted(entry_point)}"
    return (
        f"declare void {callee}(...)\n\n"
        f"define void @{quoted(symbol)}({', '.join(parameters)}) noinline {GUARD} {{\n"
        f"  call void (...) {callee}({', '.join(passed)})\n  ret void\n}}\n"
    )


def _primal_symbol(wrapper: Wrapper) -> str:
    return quoted(f"{wrapper.prototype.name}__primal")
