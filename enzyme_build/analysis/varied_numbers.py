"""What varies with the inputs of the requests themselves, in a whole program: not with what globals hold on entry.

Forwards from the active arguments, through memory and calls, without regard to order.  Integers count as the bits of
numbers; what is compared does not vary, nor what is counted, unless it is asked for: it may be taken for bits.  Each
instruction is looked at once, and again when something that it takes has been found to vary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from enzyme_build import rules
from enzyme_build.analysis.call_graph import reached_by_calls
from enzyme_build.analysis.calls import CallKind, called_function, callee_name, classify
from enzyme_build.analysis.entered_calls import EnteredCalls, Wanted
from enzyme_build.analysis.shapes import Memory
from enzyme_build.analysis.spots import Spot, Spots
from enzyme_build.analysis.varied_memory import VariedMemory
from enzyme_build.ir import (
    AtomicRMW,
    Call,
    Cast,
    Compare,
    Constant,
    Function,
    Instruction,
    Invoke,
    Load,
    Return,
    Select,
    Store,
    Terminator,
    Value,
    is_pointer,
)

_MOVES_NO_NUMBERS = (CallKind.INACTIVE, CallKind.ALLOCATION, CallKind.DEALLOCATION, CallKind.MIRRORED)  # links, maybe
_COUNTS = ("fptosi", "fptoui")
_TO_NUMBERS = ("sitofp", "uitofp")
Asked = tuple[Function, tuple[str, ...]]  # what is differentiated, and the activity of each argument


class VariedNumbers:
    """`targets` answers the functions that a call through a pointer may reach, and whether these are all.

    `with_counts`: integers that numbers are rounded to vary, too, but not the numbers that such integers become.
    """

    def __init__(
        self,
        spots: Spots,
        functions: Iterable[Function],
        body_of: Callable[[Function], Function],
        asked: Iterable[Asked],
        targets: Callable[[Call | Invoke], tuple[list[Function], bool]],
        with_counts: bool = False,
    ):
        self._steps_out = _TO_NUMBERS if with_counts else _COUNTS
        self._spots = spots
        self._targets = targets
        self._functions = dict.fromkeys(_with_called(functions, body_of))  # in their order, and found at once
        self._body_of = body_of
        self._values: set[Value] = set()
        self._memory = VariedMemory[Instruction | Wanted](spots, self._heard)
        self._returns: set[Function] = set()
        self._primals = {body_of(function): function for function in self._functions}
        self._callers: dict[Function, list[Call]] = {}
        self._work: list[Instruction] = []
        self._entered = EnteredCalls(spots, self._memory, self._work.append)
        self._readers: set[Function] = set()  # of state that varies, and who calls them
        self._solve(asked)

    def _solve(self, asked: Iterable[Asked]) -> None:
        instructions = [i for body in self._primals for i in body.instructions()]
        for call in instructions:
            if isinstance(call, Call):
                for callee in self._callees(call)[0]:
                    self._callers.setdefault(callee, []).append(call)
        for function, activities in asked:
            if function in self._functions:  # (of others the derivative is a library's)
                self._seed(function, activities)
        self._work += instructions[::-1]
        while self._work:
            instruction = self._work.pop()
            self._transfer(self._primals[instruction.function], instruction)

    def varies(self, value: Value) -> bool:
        return value in self._values

    def varies_at(self, function: Function, pointer: Value, everything_behind: bool = False) -> bool:
        """Does a number vary there, or anywhere behind the pointer?"""
        if everything_behind:
            return self._memory.is_varied_behind(self._pieces(function, pointer))
        return self.is_varied(self._spots.of(function, pointer))

    def varies_in(self, owner: object) -> bool:
        """Does a number vary somewhere in a global, or in a piece of memory?"""
        return owner in self._memory

    def is_varied(self, places: Iterable[Spot]) -> bool:
        """Is a number that varies stored at one of these places?"""
        return self._memory.is_varied(places)

    def _pieces(self, function: Function, pointer: Value) -> list[Memory]:
        return [(home, place.node) for home, place in self._spots.shapes.places(function, [pointer])]

    def _reads_varied(self, reader: Instruction, pointer: Value, everything_behind: bool = False) -> bool:
        """Does a number vary there?  The reader is looked at again when one does."""
        function = self._primals[reader.function]
        is_state = self._entered.read(function, pointer, everything_behind)
        if everything_behind:
            varies = self._memory.wait_behind(self._pieces(function, pointer), reader)
        else:
            varies = self._memory.wait(self._spots.of(function, pointer), reader)
        if varies and is_state:
            self._enter_callers(function)
        return varies

    def _heard(self, reader: Instruction | Wanted) -> None:
        if isinstance(reader, Wanted):
            self._entered.hear(reader)
        else:
            self._work.append(reader)

    def _enter_callers(self, function: Function) -> None:
        """It reads state that varies: so do all that call it."""
        work = [function]
        while work:
            function = work.pop()
            if function not in self._readers:
                self._readers.add(function)
                for call in self._callers.get(function, ()):
                    self._entered.enter(call)
                    work.append(self._primals[call.function])

    def _seed(self, function: Function, activities: tuple[str, ...]) -> None:
        for argument, activity in zip(self._body_of(function).arguments, activities):
            if activity == "const":
                continue
            self._mark(argument)
            if is_pointer(argument.type):
                places = self._spots.shapes.at_roots(function, [argument])
                self._memory.mark_behind(place for _, place in places)
                self._entered.read(function, argument, True)
        for call in self._callers.get(function, ()):
            self._entered.enter(call)

    def _mark(self, value: Value) -> None:
        if value not in self._values and not isinstance(value, Constant):
            self._values.add(value)
            self._work += [user for user in value.users if user.function in self._primals]

    def _transfer(self, function: Function, instruction: Instruction) -> None:
        match instruction:
            case Load():
                if instruction not in self._values and self._reads_varied(instruction, instruction.pointer):
                    self._mark(instruction)
            case Store() if instruction.value in self._values:
                self._entered.store(function, instruction.pointer)
            case AtomicRMW() if instruction.operands[1] in self._values:
                self._entered.store(function, instruction.operands[0])
            case Call():
                self._call(function, instruction)
            case Return(operands=[value]) if value in self._values and function not in self._returns:
                self._returns.add(function)
                self._work += self._callers.get(function, ())
            case Compare() | Terminator() | Store():
                pass
            case Cast() if instruction.opcode in self._steps_out:
                pass
            case Select():
                self._from(instruction.operands[1:], instruction)
            case _ if not is_pointer(instruction.type):
                self._from(instruction.operands, instruction)
            case _:
                pass

    def _from(self, operands: Iterable[Value], result: Value) -> None:
        if result not in self._values and any(o in self._values for o in operands):
            self._mark(result)

    def _call(self, function: Function, call: Call) -> None:
        kind, arguments = classify(call), call.arguments
        callees, are_all = self._callees(call)
        for callee in callees:
            for argument, given in zip(self._body_of(callee).arguments, arguments):
                if given in self._values:
                    self._mark(argument)
                    self._entered.enter(call)
            if callee in self._returns and (
                kind is not CallKind.DEFINED or self._entered.is_entered(call, function, callee)
            ):
                self._mark(call)
        if are_all:
            return
        if kind is CallKind.SCALAR:
            self._from(arguments, call)
        elif kind is CallKind.MEMORY:
            rule = rules.memory_rule(callee_name(call))
            if rule is not None and rule.source is not None and self._reads_varied(call, arguments[rule.source], True):
                self._entered.store(function, arguments[rule.destination], everywhere=True)
        elif kind not in _MOVES_NO_NUMBERS:
            self._unseen(function, call)

    def _callees(self, call: Call) -> tuple[list[Function], bool]:
        """The functions of the program that are called, and whether these are all."""
        kind = classify(call)
        if kind not in (CallKind.DEFINED, CallKind.INDIRECT):
            return [], False
        callee = called_function(call)
        callees, are_all = ([callee], True) if callee is not None else self._targets(call)
        known = [function for function in callees if function in self._functions]
        return known, are_all and len(known) == len(callees)

    def _unseen(self, function: Function, call: Call) -> None:
        """Anything that goes in may come out."""
        pointers = [a for a in call.arguments if is_pointer(a.type)]
        varied = [pointer for pointer in pointers if self._reads_varied(call, pointer, True)]
        if varied or any(a in self._values for a in call.arguments):
            self._mark(call)
            for pointer in pointers:
                self._entered.store_behind(function, pointer)


def _with_called(functions: Iterable[Function], body_of: Callable[[Function], Function]) -> list[Function]:
    """With the copies of functions that only bodies call."""

    def callees(function: Function) -> Iterator[Function]:
        calls = (i for i in body_of(function).instructions() if isinstance(i, Call))
        called = (called_function(call) for call in calls if classify(call) is CallKind.DEFINED)
        return (callee for callee in called if callee is not None and not callee.is_declaration)

    return reached_by_calls(functions, callees)
