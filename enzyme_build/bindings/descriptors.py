"""Fortran's arguments that are more than an address, as addresses and integers.

    explicit(f)   the prototype of f's *adapter*, which Python calls and which is differentiated in f's place:
                  an array of assumed shape is an address, and for each dimension an extent and a stride in bytes;
                  a string is an address and a length
    adapter(g)    its definition as LLVM's text: make the descriptors (ISO_Fortran_binding.h), call f

Extents, strides and lengths are read off what Python gives, so nobody passes them.  Primal and shadow share them:
compiled code reads them once, so a shadow lies as its primal does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from enzyme_build.bindings.prototypes import Derived, Parameter, Prototype, Scalar
from enzyme_build.ir import quoted
from enzyme_build.rules import DESCRIPTOR_VERSION

_INTEGER = Scalar("signed", 64)
_KINDS = {
    ("float", 32): 27, ("float", 64): 28, ("float", 128): 29, ("complex", 64): 34, ("complex", 128): 35,
    ("complex", 256): 36, ("signed", 8): 7, ("signed", 16): 8, ("signed", 32): 9, ("signed", 64): 10,
    ("boolean", 8): 39, ("boolean", 16): 13, ("boolean", 32): 14, ("boolean", 64): 15,
}  # fmt: skip


def explicit(prototype: Prototype) -> Prototype:
    """The function as Python calls it: itself, or its adapter."""
    parameters = [each for parameter in prototype.parameters for each in _explicit(parameter)]
    if len(parameters) == len(prototype.parameters):
        return prototype
    symbol = f"{prototype.name}__explicit"
    return replace(prototype, symbol=symbol, parameters=tuple(parameters), adapts=prototype)


def _explicit(parameter: Parameter) -> Iterator[Parameter]:
    yield parameter
    if parameter.is_assumed_shape:
        for axis in range(parameter.rank or 0):
            for what in ("extent", "stride"):
                derived = Derived(parameter.name, axis, what)
                yield Parameter(f"{parameter.name}_{what}_{axis + 1}", _INTEGER, ir_type="i64", derived=derived)
    if parameter.string_length is not None:
        yield Parameter(
            f"{parameter.name}_length", _INTEGER, ir_type="i64", derived=Derived(parameter.name, 0, "length")
        )


def adapter(prototype: Prototype) -> str:
    """The definition of an adapter, and the declaration of the function that it calls."""
    function = prototype.adapts
    assert function is not None
    names = {parameter.name: f"%a{k}" for k, parameter in enumerate(prototype.parameters)}
    lines: list[str] = []
    passed: list[str] = []
    lengths: list[str] = []
    for parameter in function.parameters:
        value = names[parameter.name]
        if parameter.is_assumed_shape:
            lines += _descriptor(parameter, value, names)
            value += ".passed"
        if parameter.string_length is not None:
            lengths.append(f"i64 {names[f'{parameter.name}_length']}")
        passed.append(f"{parameter.ir_type} {value}")
    types = [parameter.ir_type for parameter in function.parameters] + ["i64"] * len(lengths)
    callee = f"{function.result_type} @{quoted(function.symbol)}"
    call = f"call {callee}({', '.join([*passed, *lengths])})"
    is_void = function.result_type == "void"
    lines += [f"  {call}", "  ret void"] if is_void else [f"  %result = {call}", f"  ret {_bare(function)} %result"]
    own = ", ".join(f"{p.ir_type} {names[p.name]}" for p in prototype.parameters)
    declared = f"declare {callee}({', '.join(types)})"
    defined = f"define {function.result_type} @{quoted(prototype.symbol)}({own})"
    return "\n".join([declared, "", f"{defined} {{", *lines, "}", ""])


def _bare(prototype: Prototype) -> str:
    """The type that is returned, without the attributes of the calling convention."""
    return prototype.result_type.split()[-1]


def _descriptor(parameter: Parameter, value: str, names: dict[str, str]) -> list[str]:
    """Make the descriptor `VALUE.passed` of the array at an address; none where an optional array is not given."""
    assert parameter.scalar is not None
    rank, kind = parameter.rank or 0, _KINDS[parameter.scalar.kind, parameter.scalar.bits]
    of_type = f"{{ ptr, i64, i32, i8, i8, i8, i8, [{rank} x [3 x i64]] }}"
    made = f"{value}.descriptor"
    size = parameter.scalar.bits // 8
    members = [f"ptr {value}", f"i64 {size}", f"i32 {DESCRIPTOR_VERSION}", f"i8 {rank}", f"i8 {kind}", "i8 0", "i8 0"]
    lines = [f"  {made} = alloca {of_type}, align 8"]
    for place, member in [(f"i32 {k}", member) for k, member in enumerate(members)] + [
        (f"i32 7, i32 {axis}, i32 {k}", f"i64 {bound}")
        for axis in range(rank)
        for k, bound in enumerate(("1", *(names[f"{parameter.name}_{w}_{axis + 1}"] for w in ("extent", "stride"))))
    ]:
        field = f"{made}.{len(lines)}"
        lines += [f"  {field} = getelementptr {of_type}, ptr {made}, i32 0, {place}", f"  store {member}, ptr {field}"]
    if not parameter.is_optional:
        return [*lines, f"  {value}.passed = getelementptr i8, ptr {made}, i64 0"]
    chosen = f"select i1 {value}.absent, ptr null, ptr {made}"
    return [*lines, f"  {value}.absent = icmp eq ptr {value}, null", f"  {value}.passed = {chosen}"]
