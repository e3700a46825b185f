"""Pointers that lead to the characters of a string.

A short string lies inside the string object, where the object's own pointer leads to: without this, the characters
would be one with everything that surrounds the object.  They are the pointers that such a member holds, those that are
compared with one, and what is chosen among such pointers alone.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_build import rules
from enzyme_build.analysis.offsets import Address, address_of
from enzyme_build.ir import (
    Compare,
    ConstantNull,
    Function,
    GetElementPtr,
    Load,
    Phi,
    Poison,
    Select,
    Store,
    Undef,
    Value,
    is_pointer,
    tbaa_access,
)


class TextPointers:
    """`members` are the loads and stores of such members themselves."""

    def __init__(self, functions: Iterable[Function]):
        instructions = [i for function in functions for i in function.instructions()]
        self.members = {i for i in instructions if isinstance(i, (Load, Store)) and _is_member(i)}
        self._values: dict[Value, None] = {}
        self._places: set[Address] = set()
        if self.members:
            for member in self.members:
                self._learn(member.value if isinstance(member, Store) else member)
            choices = [i for i in instructions if isinstance(i, (Phi, Select, Compare))]
            before = -1
            while before != len(self._values) + len(self._places):
                before = len(self._values) + len(self._places)
                for instruction in choices:
                    self._spread(instruction)

    @property
    def values(self) -> list[Value]:
        """All that lead to the first character, those into a known object aside."""
        return list(self._values)

    def are_at(self, address: Address) -> bool:
        """True for a place in an object where characters lie, and for those that follow it."""
        return bool(self._places) and Address(address.base, address.offset, ()) in self._places

    def __contains__(self, pointer: Value) -> bool:
        """True for such a pointer, and for what is a step away from one."""
        if not self.members:
            return False
        while isinstance(pointer, GetElementPtr):
            if pointer in self._values or address_of(pointer) in self._places:
                return True
            pointer = pointer.pointer
        return pointer in self._values

    def _learn(self, pointer: Value) -> None:
        """A pointer into an object says nothing about the object's other parts."""
        if isinstance(pointer, GetElementPtr):
            if address_of(pointer).base not in self._values:
                self._places.add(address_of(pointer))
        elif not isinstance(pointer, (ConstantNull, Undef, Poison)):
            self._values[pointer] = None

    def _spread(self, instruction: Phi | Select | Compare) -> None:
        operands = instruction.operands[isinstance(instruction, Select) :]
        if not is_pointer(operands[0].type):
            return
        pointers = [o for o in operands if not isinstance(o, (ConstantNull, Undef, Poison))]
        known = [o for o in pointers if o in self]
        if isinstance(instruction, Compare):
            if known and instruction.predicate in ("eq", "ne"):
                for operand in pointers:
                    self._learn(operand)
        elif known and all(o in self or o is instruction for o in pointers):
            self._values[instruction] = None


def _is_member(access: Load | Store) -> bool:
    moved = access.accessed_type
    tag = access.metadata.get("tbaa", "")
    found = tbaa_access(access.function.module, tag) if tag and is_pointer(moved) else None
    return found is not None and rules.is_text_class(found.base)
