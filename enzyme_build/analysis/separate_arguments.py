"""Calls whose arguments point to memory that is apart, as far as the function accesses it.

What a function writes through one argument then leaves what it reads through others as it is: that may be read again,
and need not be recorded.  The caller knows: its own variables and allocations are different objects, and parts of one
object are apart where the function reaches less far than from one to the next.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from enzyme_build.analysis.aliasing import Aliasing
from enzyme_build.analysis.calls import CallKind, called_function, classify
from enzyme_build.analysis.polynomials import Polynomial
from enzyme_build.analysis.reach import Reach
from enzyme_build.ir import (
    Alloca,
    Argument,
    AtomicRMW,
    Call,
    CompareExchange,
    ConstantInt,
    Function,
    GlobalVariable,
    Instruction,
    Load,
    Store,
    Value,
    clone_body,
    is_pointer,
)

_LARGEST = 1 << 31  # bytes: what is more was not computed so by the program

Extents = dict[int, Polynomial | None]  # bytes that are accessed at most behind each pointer argument


class SeparateArguments:
    def __init__(self, aliasing_of: Callable[[Function], Aliasing]):
        self._aliasing_of = aliasing_of
        self._straight: dict[Function, bool] = {}
        self._extents: dict[Function, Extents] = {}

    def at(self, call: Call, callee: Function, aliasing: Aliasing) -> bool:
        """Something may be written through one argument, and no other one is for that memory."""
        pointers = [index for index, argument in enumerate(call.arguments) if is_pointer(argument.type)]
        pairs = [pair for pair in combinations(pointers, 2) if not all(_is_only_read(callee, i) for i in pair)]
        return bool(pairs) and self._is_straight(callee) and all(self._apart(call, *p, aliasing) for p in pairs)

    def _is_straight(self, function: Function) -> bool:
        if function not in self._straight:
            self._straight[function] = goes_straight(self._aliasing_of(function))
        return self._straight[function]

    def _apart(self, call: Call, one: int, other: int, aliasing: Aliasing) -> bool:
        left, right = call.arguments[one], call.arguments[other]
        if not aliasing.may_alias_somewhere(left, right):
            return True
        if left is right or aliasing.fixed_place(left) is None or aliasing.fixed_place(right) is None:
            return False
        sizes = self.reached(call, one), self.reached(call, other)
        return not aliasing.may_alias(left, right, sizes)

    def reached(self, call: Call, index: int) -> int | None:
        """How many bytes behind an argument the call accesses at most."""
        callee = called_function(call) if classify(call) is CallKind.DEFINED else None
        extent = self._extents_of(callee).get(index) if callee is not None else None
        return _at(extent, call) if extent is not None else None

    def _extents_of(self, function: Function) -> Extents:
        found = self._extents.get(function)
        if found is None:
            self._extents[function] = {}  # of one that calls itself nothing is known
            found = self._extents[function] = self._measure(function)
        return found

    def _measure(self, function: Function) -> Extents:
        copy = copied(function)
        reach = Reach(copy, self.reached)
        return {a.index: reach.of(a) for a in copy.arguments if is_pointer(a.type)}


def _is_only_read(function: Function, index: int) -> bool:
    return index < len(function.arguments) and "readonly" in function.arguments[index].attributes.split()


def _at(extent: Polynomial, call: Call) -> int | None:
    """Its value for the numbers that the call gives; None if they are not constants, or not positive."""
    total = 0
    for monomial, coefficient in extent.terms.items():
        for symbol in monomial:
            given = call.arguments[symbol.index] if isinstance(symbol, Argument) else None
            if not isinstance(given, ConstantInt) or given.value < 1:
                return None
            coefficient *= given.value
        total += coefficient
    return total if total <= _LARGEST else None


def copied(function: Function) -> Function:
    """A copy in no module, for analyses that change what they look at."""
    names, attributes = [a.name for a in function.arguments], [a.attributes for a in function.arguments]
    copy = Function(function.module, function.name, function.function_type, names, attributes)
    copy.body_text = None
    clone_body(function, copy, dict[Value, Value](zip(function.arguments, copy.arguments)))
    return copy


def goes_straight(aliasing: Aliasing) -> bool:
    """Every address in the function is computed from its arguments, or from memory of its own."""
    pointers = (pointer for i in aliasing.objects.function.instructions() for pointer in _addresses(i))
    return all(_is_own(base, pointer, aliasing) for pointer in pointers for base in aliasing.bases(pointer))


def _addresses(instruction: Instruction) -> list[Value]:
    match instruction:
        case Load() | Store():
            return [instruction.pointer]
        case AtomicRMW() | CompareExchange():
            return [instruction.operands[0]]
        case Call():
            return [argument for argument in instruction.arguments if is_pointer(argument.type)]
        case _:
            return []


def _is_own(base: Value, pointer: Value, aliasing: Aliasing) -> bool:
    if isinstance(base, GlobalVariable):
        return base.is_constant
    own = all(o.is_local for o in aliasing.objects.of(pointer))
    return isinstance(base, Argument) or (isinstance(base, (Alloca, Call)) and own)
