"""The functions of a program that are not differentiated, by what they name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, cached_property
from typing import NamedTuple

from enzyme_build.analysis.indirect_calls import parts_of
from enzyme_build.analysis.offsets import address_of
from enzyme_build.ir import Constant, Function, GlobalVariable, Instruction, Module, Return, Value

_NAME = re.compile(r'@("[^"]*"|[-\w.$]+)')
Named = GlobalVariable | Function
Use = tuple[Instruction, int]  # and which operand


class Place(NamedTuple):
    """`offset` bytes inside a global; None: anywhere in it."""

    variable: GlobalVariable
    offset: int | None

    def moved(self, distance: int | None) -> Place:
        if self.offset is None or distance is None:
            return Place(self.variable, None)
        return Place(self.variable, self.offset + distance)


class OutsideCode:
    """`inside`: the functions that are differentiated.  What is found stays as it is: nothing may be added later."""

    def __init__(self, module: Module, inside: Iterable[Function]):
        own = set(inside)
        self.module = module
        self.functions = [f for f in module.functions.values() if f not in own and not f.is_declaration]
        self.uses_of = cache(self._uses_of)
        self._uses: dict[Function, dict[Value, list[Use]]] = {}

    def naming(self, named: Named) -> list[Function]:
        """The functions that name a global or a function."""
        return self._by_names.get(named.name, [])

    @cached_property
    def _by_names(self) -> dict[str, list[Function]]:
        found: dict[str, list[Function]] = {}
        for function in self.functions:
            for name in _names_in(function):
                found.setdefault(name, []).append(function)
        return found

    def _uses_of(self, named: Named) -> list[Use]:
        """The operands in them that are its address, or a constant with one inside."""
        return [use for function in self.naming(named) for use in self.uses_in(function, named)]

    def uses_in(self, function: Function, named: Named) -> list[Use]:
        """The same in any one function."""
        if function not in self._uses:
            self._uses[function] = _uses_by_name(function)
        return self._uses[function].get(named, [])


def _uses_by_name(function: Function) -> dict[Value, list[Use]]:
    found: dict[Value, list[Use]] = {}
    for instruction in list(function.instructions()):
        for index, operand in enumerate(instruction.operands):
            if isinstance(operand, Constant):
                for base in dict.fromkeys(address_of(part).base for part in parts_of(operand)):
                    if isinstance(base, (GlobalVariable, Function)):
                        found.setdefault(base, []).append((instruction, index))
    return found


def returned_by(functions: Iterable[Function]) -> list[Value]:
    """What the functions return."""
    return [o for f in functions for i in f.instructions() if isinstance(i, Return) for o in i.operands]


def _names_in(function: Function) -> dict[str, None]:
    if not function.is_parsed:
        return dict.fromkeys(_NAME.findall(function.body_text or ""))
    parts = (part for i in function.instructions() for operand in i.operands for part in parts_of(operand))
    return dict.fromkeys(part.name for part in parts if isinstance(part, (GlobalVariable, Function)))
