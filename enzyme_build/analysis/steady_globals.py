"""Globals through which a program keeps constants from one call to the next: plans, tables, caches of quadrature nodes.

Such a global is *steady*: all numbers in the memory that it leads to are made of constants, integers and each other,
by code that can be seen, and nobody else gets hold of that memory.  Nothing of it needs a shadow, so it does not matter
whether it was filled before the derivative ran, or while it does.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import cached_property

from enzyme_build import rules
from enzyme_build.analysis.bits import bits_of
from enzyme_build.analysis.calls import CallKind, called_function, callee_name, classify
from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.indirect_calls import parts_of
from enzyme_build.analysis.integer_sources import bits_behind
from enzyme_build.analysis.offsets import address_of, origins_of
from enzyme_build.analysis.shape_nodes import Node, Position, normal, pointed_to, reachable
from enzyme_build.analysis.shape_of_function import Shape
from enzyme_build.analysis.shapes import Home, Shapes
from enzyme_build.ir import (
    AtomicRMW,
    Binary,
    Call,
    Cast,
    Compare,
    CompareExchange,
    Constant,
    ConstantNull,
    ExtractValue,
    Freeze,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    IntegerType,
    Invoke,
    Load,
    Phi,
    PointerType,
    Select,
    Store,
    Unary,
    Value,
    is_pointer,
)

_NARROWEST = 32  # bits of the shortest numbers that integers stand for
_COUNTS = (Binary, Compare, GetElementPtr)
_COMPUTES = (Binary, Unary, Phi, Select, Freeze, ExtractValue)


class SteadyGlobals:
    """`body_of`: the form in which a differentiated function is looked at; `outside`: the other functions that name a
    global or a function.  `candidates`: pointers that only this program can name; `may_store`: does a call leave
    addresses behind?
    """

    def __init__(
        self,
        shapes: Shapes,
        functions: Iterable[Function],
        body_of: Callable[[Function], Function],
        outside: Callable[[GlobalVariable | Function], list[Function]],
        candidates: Iterable[GlobalVariable],
        may_store: Callable[[Call], bool],
    ):
        self._shapes = shapes
        self._functions = list(functions)
        self._body_of = body_of
        self._outside = outside
        self._candidates = dict.fromkeys(candidates)
        self._may_store = may_store

    @cached_property
    def found(self) -> frozenset[Value]:
        """The steady globals."""
        self._unfit: set[Value] = {g for g in self._candidates if not self._is_left_alone(g)}
        shapes = dict.fromkeys(map(self._shapes.complete, self._functions))
        self._look_at_graph()
        self._look_at_results(shapes)
        for function in self._functions if not self._candidates.keys() <= self._unfit else ():
            for instruction in self._body_of(function).instructions():
                self._look_at(function, instruction)
        return frozenset[Value](self._candidates) - self._unfit

    def is_behind(self, function: Function, pointer: Value) -> bool:
        """True if the pointer leads to what steady globals lead to, whoever calls the function."""
        if not self.found:
            return False
        owners = self._surely_owned_by(function, pointer)
        return bool(owners) and all(some & self.found for some in owners)

    # ---- whose memory --------------------------------------------------------------------------------------
    def _look_at_graph(self) -> None:
        """The memory behind each candidate; those are unfit whose memory somebody else gets hold of."""
        owners = defaultdict[Node, set[Value]](set)
        variables = self._shapes.globals()
        others = [place for g, place in variables.items() if g not in self._candidates and not g.is_constant]
        known = self._shapes.reached_from_outside.union(reachable(others))
        for variable in self._candidates:
            behind = _kept_from(known, variables[variable]) if variable in variables else []
            if behind is None:
                self._unfit.add(variable)
            for node in behind or ():
                owners[node].add(variable)
        self._memory = {node: frozenset(some) for node, some in owners.items()}

    def _look_at_results(self, shapes: Iterable[Shape]) -> None:
        """Functions that return such memory are called by nobody who is unknown."""
        behind = Closure[Node, Value](lambda node: (self._memory.get(node, ()), pointed_to(node)))
        for shape in shapes:
            for function, body in shape.bodies.items():
                handed = {g for _, place in shape.results_of(body) for g in behind.of(normal(place).node)}
                if not handed <= self._unfit and not self._is_kept_by_callers(function):
                    self._unfit |= handed

    def _owners(self, _: Home, node: Node) -> frozenset[Value]:
        """The candidates whose memory it is."""
        return self._memory.get(node, frozenset())

    def _owners_at_root(self, home: Home, node: Node) -> list[frozenset[Value]]:
        """The same in the functions that know: a pointer that came from a caller is what it is there."""
        return [] if self._shapes.comes_from_callers(home, node) else [self._owners(home, node)]

    def _surely_owned_by(self, function: Function, pointer: Value) -> frozenset[frozenset[Value]]:
        """The candidates in whose memory each of the places lies that the pointer may lead to."""
        return self._shapes.of_memory(self._owners_at_root, function, pointer)

    def _possible_owners(self, function: Function, pointer: Value) -> frozenset[Value]:
        """The candidates in whose memory one of the places lies that the pointer may lead to."""
        return self._shapes.of_memory(self._owners, function, pointer)

    # ---- what is put there ---------------------------------------------------------------------------------
    def _look_at(self, function: Function, instruction: Instruction) -> None:
        match instruction:
            case Store() if not is_pointer(instruction.value.type):
                owners = self._possible_owners(function, instruction.pointer) - self._unfit
                if owners and self._puts_numbers(function, instruction):
                    self._put(function, [instruction.value], owners)
            case AtomicRMW() | CompareExchange():
                self._unfit |= self._possible_owners(function, instruction.operands[0])
            case Call():
                self._look_at_call(function, instruction)
            case _:
                pass

    def _look_at_call(self, function: Function, call: Call) -> None:
        kind = classify(call)
        pointers = [a for a in call.arguments if is_pointer(a.type)]
        if kind is CallKind.MEMORY:
            rule = rules.memory_rule(callee_name(call))
            assert rule is not None
            if rule.source is not None:
                self._copy(function, call.arguments[rule.source], call.arguments[rule.destination])
        elif kind is CallKind.OUTPUTS:
            numbers = [a for a in call.arguments if not is_pointer(a.type)]
            for pointer in pointers:
                self._put(function, numbers, self._possible_owners(function, pointer) - self._unfit)
        elif kind in (CallKind.INDIRECT, CallKind.CUSTOM, CallKind.UNKNOWN, CallKind.MIRRORED):
            for pointer in pointers:
                self._unfit |= self._possible_owners(function, pointer)

    def _put(self, function: Function, values: list[Value], owners: Iterable[Value]) -> None:
        for variable in owners:
            if not all(self._is_steady(function, value, variable) for value in values):
                self._unfit.add(variable)

    def _copy(self, function: Function, source: Value, target: Value) -> None:
        for variable in self._possible_owners(function, target) - self._unfit:
            if not self._is_constant_memory(function, source, variable):
                self._unfit.add(variable)

    def _puts_numbers(self, function: Function, store: Store) -> bool:
        """False for integers that are nobody's bits, where nobody accesses numbers."""
        if not isinstance(store.value.type, IntegerType) or self._shapes.holds_numbers(function, store.pointer):
            return True
        origins = [o for o in origins_of(store.value) if not isinstance(o, Constant)]
        return any(self._may_be_bits(function, origin) for origin in origins)

    def _may_be_bits(self, function: Function, value: Value) -> bool:
        """May an integer be the bits of a number?  Not if others are computed from it."""
        if not isinstance(value, Instruction) or isinstance(value, Call):
            return bits_of(value.type) >= _NARROWEST and not any(isinstance(u, _COUNTS) for u in value.users)
        sources = list(bits_behind(value))
        loads = [source for source in sources if isinstance(source, Load)]
        return len(loads) < len(sources) or any(self._shapes.holds_numbers(function, load.pointer) for load in loads)

    def _is_constant_memory(self, function: Function, pointer: Value, variable: Value) -> bool:
        base = address_of(pointer).base
        if isinstance(base, GlobalVariable) and base.is_constant:
            return True
        owners = self._surely_owned_by(function, pointer)
        return bool(owners) and all(variable in some for some in owners)

    def _is_steady(self, function: Function, value: Value, variable: Value) -> bool:
        """Is it made of constants, of integers that became numbers, and of what lies in the memory?"""
        seen: set[Value] = set()
        work = [value]
        while work:
            part = work.pop()
            if part in seen or isinstance(part, (Constant, Compare)):
                continue
            seen.add(part)
            match part:
                case Cast(opcode="sitofp" | "uitofp"):
                    pass
                case Load() if self._is_constant_memory(function, part.pointer, variable):
                    pass
                case Cast():
                    work += part.operands
                case _ if isinstance(part, _COMPUTES):
                    work += part.operands
                case Call() if classify(part) is CallKind.SCALAR:
                    work += part.arguments
                case _:
                    return False
        return True

    # ---- code that is not differentiated --------------------------------------------------------------------
    def _is_left_alone(self, variable: GlobalVariable) -> bool:
        """Does other code put no address into the memory and hand none on?  It may free it, and change numbers."""
        functions = self._outside(variable)
        uses = [(i, index) for f in functions for i in list(f.instructions()) for index in _uses(i, variable)]
        return all(self._is_harmless(instruction, index) and self._is_kept(instruction) for instruction, index in uses)

    def _is_kept_by_callers(self, function: Function) -> bool:
        """The same for what other code has as the result of a differentiated function."""
        for instruction in [i for f in self._outside(function) for i in list(f.instructions())]:
            if any(function in parts_of(operand) for operand in instruction.operands):
                is_call = isinstance(instruction, Call) and called_function(instruction) is function
                if not is_call or not self._is_kept(instruction):
                    return False
        return True

    def _is_kept(self, pointer: Instruction) -> bool:
        """What is loaded from there, and from there on, is looked at, freed, and changed but for its addresses."""
        seen: set[Value] = set()
        work: list[Value] = [pointer]
        while work:
            value = work.pop()
            if value in seen or not isinstance(value.type, PointerType):
                continue
            seen.add(value)
            if not all(self._is_harmless(user, index) for user, index in value.uses):
                return False
            work += value.users
        return True

    def _is_harmless(self, user: Instruction, index: int) -> bool:
        match user:
            case Load() | GetElementPtr() | Phi() | Select() | Freeze() | Compare():
                return True
            case Store():
                return index == 1 and (not is_pointer(user.value.type) or isinstance(user.value, ConstantNull))
            case Call() if called_function(user) in self._functions:
                return not is_pointer(user.type) and not self._may_store(user)
            case Call() | Invoke():
                rule = rules.inactive_rule(callee_name(user))
                return classify(user) is CallKind.DEALLOCATION or (rule is not None and not is_pointer(user.type))
            case _:
                return False


def _uses(instruction: Instruction, variable: GlobalVariable) -> list[int]:
    operands = enumerate(instruction.operands)
    return [k for k, operand in operands if isinstance(operand, Constant) and address_of(operand).base is variable]


def _kept_from(known: set[Node], root: Position) -> list[Node] | None:
    """All memory behind a variable; None if some of it is known."""
    seen: dict[Node, None] = {}
    work = [normal(root).node]
    while work:
        node = work.pop()
        if node in known:
            return None
        if node not in seen:
            seen[node] = None
            work += pointed_to(node)
    return list(seen)
