"""Memory in which every number that is seen lies at a multiple of its size, as one function after the other shows.

Pieces of memory that are copied into one another are one to the rest of the program; here they are apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_build.analysis.calls import CallKind, calls_in, classify
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.only_doubles import unaligned_copies, unaligned_numbers
from enzyme_build.ir import Argument, Call, Function, Value, is_pointer

if TYPE_CHECKING:
    from enzyme_build.analysis.memory_objects import MemoryObject, Objects
    from enzyme_build.analysis.module_types import ModuleTypes

_HARMLESS = (CallKind.MEMORY, CallKind.DEALLOCATION, CallKind.INACTIVE)


class WholeNumbers:
    """`width`: the bytes of a number."""

    def __init__(self, across: ModuleTypes, width: int):
        self._across = across
        self._width = width
        self._seen: set[Argument] = set()

    def at(self, pointer: Value, function: Function, inside: Call | None = None) -> bool:
        """Does a pointer of the function lead to such memory, and to a multiple from where this begins?

        The call `inside`, which has the pointer, has been looked into.
        """
        objects, body = self._across.objects(function), self._across.body(function)
        memory = objects.of(pointer)
        if not self._is_multiple(pointer, memory) or not all(self._is_seen(made, function) for made in memory):
            return False
        calls = (call for call in calls_in(body) if call is not inside and classify(call) not in _HARMLESS)
        passed = (argument for call in calls for argument in call.arguments if is_pointer(argument.type))
        if any(objects.of(argument) & memory for argument in passed):
            return False
        odd = [*(access.pointer for access in unaligned_numbers(body)), *unaligned_copies(body)]
        return all(self._is_multiple(place, memory) for place in odd if objects.of(place) & memory)

    def _is_multiple(self, pointer: Value, memory: Objects) -> bool:
        address = address_of(pointer)
        offset, strides = address.reach
        begins = len(memory) == 1 and all(made.value is address.base for made in memory)
        return begins and not any(step % self._width for step in (offset, *strides))

    def _is_seen(self, made: MemoryObject, function: Function) -> bool:
        """Do no other functions of the program have it, or callers for whom the same holds?"""
        if made.is_deep or not isinstance(made.value, Argument):
            return not self._across.objects(function).escapes(made)
        if made.value in self._seen:
            return True
        self._seen.add(made.value)
        callers = self._across.hidden_bits.callers.get(function, ())
        is_known = bool(callers) or self._across.shapes.is_entry(function)
        return is_known and all(self.at(call.arguments[made.value.index], caller, call) for call, caller in callers)
