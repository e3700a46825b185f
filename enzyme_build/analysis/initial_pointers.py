"""Pointers that a global starts with: a table of records that lead to arrays, a linked list of static nodes.

And where it starts with numbers, as the lengths and kinds in a descriptor of Fortran's are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from enzyme_build.analysis.offsets import address_of
from enzyme_build.ir import (
    I64,
    PTR,
    Constant,
    ConstantAggregate,
    ConstantData,
    ConstantExpression,
    ConstantInt,
    DataLayout,
    Function,
    GlobalVariable,
    Module,
    Value,
    element_type,
    initializer_of,
    struct_body,
)


class InitialPointer(NamedTuple):
    """At `offset` in a global, `distance` bytes behind the address of `target`."""

    offset: int
    target: GlobalVariable | Function
    distance: int
    shadow: Value | None = None  # of the target


def initial_pointers(module: Module, variable: GlobalVariable, with_words: bool = False) -> list[InitialPointer]:
    """Those to globals and functions; `with_words`: also those that are kept as integers, as in Fortran's c_ptr."""
    contents = initializer_of(module, variable) if "@" in (variable.initializer or "") else None
    found: list[InitialPointer] = []
    for offset, constant in _scalars_in(module.layout, contents, 0) if contents is not None else ():
        if with_words and isinstance(constant, ConstantExpression) and constant.opcode == "ptrtoint":
            constant = constant.operands[0] if constant.type is I64 else constant
        address = address_of(constant) if constant.type is PTR else None
        if address is not None and isinstance(address.base, (GlobalVariable, Function)) and not address.terms:
            found.append(InitialPointer(offset, address.base, address.offset))
    return found


def initial_integers(module: Module, variable: GlobalVariable) -> set[int]:
    """The offsets of integers, and of characters, but zero."""
    contents = initializer_of(module, variable)
    found: set[int] = set()
    for offset, constant in _scalars_in(module.layout, contents, 0) if contents is not None else ():
        if isinstance(constant, ConstantData):
            found.update(offset + index for index, byte in enumerate(constant.data) if byte)
        elif isinstance(constant, ConstantInt) and constant.value:
            found.add(offset)
    return found


def initial_holders(module: Module) -> dict[GlobalVariable, list[tuple[GlobalVariable, InitialPointer]]]:
    """By each global, those that start with an address in it, and where; not the tables of C++'s classes."""
    found: dict[GlobalVariable, list[tuple[GlobalVariable, InitialPointer]]] = {}
    for variable in module.globals.values():
        if not variable.name.startswith(("llvm.", "_ZT")):
            for pointer in initial_pointers(module, variable):
                if isinstance(pointer.target, GlobalVariable):
                    found.setdefault(pointer.target, []).append((variable, pointer))
    return found


def _scalars_in(layout: DataLayout, constant: Constant, base: int) -> Iterator[tuple[int, Constant]]:
    if not isinstance(constant, ConstantAggregate):
        yield base, constant
        return
    body = struct_body(constant.type)
    offsets = layout.offsets_of(body) if body is not None else None
    step = layout.size_of(element_type(constant.type, 0)) if body is None and constant.elements else 0
    for index, element in enumerate(constant.elements):
        at = offsets[index] if offsets is not None else index * step
        yield from _scalars_in(layout, element, base + at)
