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
from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.polynomials import Polynomial, constant, polynomial_of
from enzyme_build.analysis.reach import End, Reach
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
    is_integer,
    is_pointer,
)

_LARGEST = 1 << 31  # bytes: what is more was not computed so by the program

Extents = dict[int, Polynomial | None]  # bytes that are accessed at most behind each pointer argument
Ends = dict[int, list[End]]  # of each access behind each pointer argument, where all are known
_UNKNOWN = (End(Polynomial(), None),)


class SeparateArguments:
    def __init__(self, aliasing_of: Callable[[Function], Aliasing]):
        self._aliasing_of = aliasing_of
        self._straight: dict[Function, bool] = {}
        self._extents: dict[Function, Extents] = {}
        self._ends: dict[Function, Ends] = {}

    def at(self, call: Call, callee: Function, aliasing: Aliasing) -> bool:
        """Something may be written through one argument, and no other one is for that memory."""
        pointers = [index for index, argument in enumerate(call.arguments) if is_pointer(argument.type)]
        pairs = [pair for pair in combinations(pointers, 2) if not all(_is_only_read(callee, i) for i in pair)]
        return bool(pairs) and self._is_straight(callee) and all(self._apart(call, *p, aliasing) for p in pairs)

    def shadows_at(
        self, call: Call, callee: Function, shadowed: list[int], aliasing: Aliasing, given_apart: bool, one_lane: bool
    ) -> bool:
        """Several arguments have shadows, and what is accessed in one shadow is not accessed in another.

        A derivative makes the shadows of what it makes itself; the others it was given.  `given_apart`: these are
        known to be apart.  Nothing is known of the lanes (more than `one_lane`) of what was given.
        """
        own = {i for i in shadowed if aliasing.objects.is_own(call.arguments[i])}
        if len(shadowed) < 2 or not self._is_straight(callee) or not (one_lane or len(own) == len(shadowed)):
            return False
        return all(
            self._apart_in_shadows(call, one, other, aliasing, given_apart, bool(own & {one, other}))
            for one, other in combinations(shadowed, 2)
        )

    def _apart_in_shadows(
        self, call: Call, one: int, other: int, aliasing: Aliasing, given_apart: bool, has_own: bool
    ) -> bool:
        left, right = call.arguments[one], call.arguments[other]
        if left is right:
            return False
        if not aliasing.objects.of(left) & aliasing.objects.of(right):
            return has_own or (given_apart and _are_arguments(left, right))
        if self._apart_for_any_size(call, one, other):
            return True
        here, there = aliasing.fixed_place(left), aliasing.fixed_place(right)
        if here is None or there is None or here[0] is not there[0]:
            return False
        return not aliasing.may_alias(left, right, (self.reached(call, one), self.reached(call, other)))

    def _is_straight(self, function: Function) -> bool:
        if function not in self._straight:
            self._straight[function] = goes_straight(self._aliasing_of(function))
        return self._straight[function]

    def _apart(self, call: Call, one: int, other: int, aliasing: Aliasing) -> bool:
        left, right = call.arguments[one], call.arguments[other]
        if not aliasing.may_alias_somewhere(left, right):
            return True
        if left is right:
            return False
        if self._apart_for_any_size(call, one, other):
            return True
        if aliasing.fixed_place(left) is None or aliasing.fixed_place(right) is None:
            return False
        sizes = self.reached(call, one), self.reached(call, other)
        return not aliasing.may_alias(left, right, sizes)

    def reached(self, call: Call, index: int) -> int | None:
        """How many bytes behind an argument the call accesses at most."""
        callee = called_function(call) if classify(call) is CallKind.DEFINED else None
        extent = self._extents_of(callee).get(index) if callee is not None else None
        return _at(extent, call) if extent is not None else None

    def _apart_for_any_size(self, call: Call, one: int, other: int) -> bool:
        """They are parts of one object, the second so far behind the first as accesses reach there, or further."""
        callee = called_function(call) if classify(call) is CallKind.DEFINED else None
        places = [_place(call.arguments[index]) for index in (one, other)]
        if callee is None or any(place is None for place in places):
            return False
        (base, left), (other_base, right) = (place for place in places if place is not None)
        ends = self._ends_of(callee)
        if base is not other_base or any(end.given is None for k in (one, other) for end in ends.get(k, _UNKNOWN)):
            return False
        return self._fits(call, callee, one, right - left) or self._fits(call, callee, other, left - right)

    def _fits(self, call: Call, callee: Function, index: int, distance: Polynomial) -> bool:
        """No access behind an argument goes as far as the distance, which for a negative one means: none is made."""
        ends = self._ends_of(callee)[index]
        given: dict[Value, Polynomial] = {}
        for symbol in {symbol for end in ends for symbol in end.bytes.symbols}:
            number = _number(call.arguments[symbol.index]) if isinstance(symbol, Argument) else None
            if number is None or is_pointer(symbol.type):
                return False
            given[symbol] = number
        return all(_is_room(distance, end, given) for end in ends)

    def _ends_of(self, function: Function) -> Ends:
        if function not in self._ends:
            self._extents_of(function)
        return self._ends.get(function, {})

    def _extents_of(self, function: Function) -> Extents:
        found = self._extents.get(function)
        if found is None:
            self._extents[function] = {}  # of one that calls itself nothing is known
            found = self._extents[function] = self._measure(function)
        return found

    def _measure(self, function: Function) -> Extents:
        copy = copied(function)
        reach = Reach(copy, self.reached)
        pointers = [a for a in copy.arguments if is_pointer(a.type)]
        self._ends[function] = {a.index: ends for a in pointers if (ends := reach.ends(a)) is not None}
        return {a.index: reach.of(a) for a in pointers}


def _is_only_read(function: Function, index: int) -> bool:
    return index < len(function.arguments) and "readonly" in function.arguments[index].attributes.split()


def _are_arguments(*pointers: Value) -> bool:
    return all(isinstance(address_of(pointer).base, Argument) for pointer in pointers)


def _place(pointer: Value) -> tuple[Value, Polynomial] | None:
    """Its base, and the bytes from there, in the caller's numbers."""
    address = address_of(pointer)
    total = constant(address.offset)
    for index, stride in address.terms:
        number = _number(index)
        if number is None:
            return None
        total += number * constant(stride)
    return address.base, total


def _number(value: Value) -> Polynomial | None:
    return polynomial_of(value, is_length=False, is_symbol=lambda part: is_integer(part.type))


def _is_room(distance: Polynomial, end: End, given: dict[Value, Polynomial]) -> bool:
    """The access ends before the distance, wherever it is made: there some numbers are positive."""
    assert end.given is not None
    positive = {_factor(given[number]) for number in end.given if number in given}
    rest = distance - end.bytes.with_values(given)
    return rest.symbols <= positive and rest.is_never_negative(1)


def _factor(number: Polynomial) -> Value | None:
    """What is positive where the number is."""
    if len(number.terms) != 1:
        return None
    ((symbols, factor),) = number.terms.items()
    return symbols[0] if len(symbols) == 1 and factor > 0 else None


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
