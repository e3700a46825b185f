"""Which functions a call through a pointer may reach.

The program is linked whole, so only a function whose address is taken in it, and that has the call's type, can be
called through a pointer that it made.  Where the pointer's origin is seen (a constant, a choice of constants, an
entry of a constant table) only what is there counts.  A function whose address is taken by virtual tables alone is
called only through their slots: a virtual call loads from a fixed distance behind an object's table pointer, and
reaches the functions at that distance from a table's address point (Itanium C++ ABI, "Virtual Table Layout"), of the
tables of the class that it is written for, where that is known (`static_types`).  Fortran's type-bound procedures lie
in tables of their own (`fortran_types`), and all extensions of a type have one at the same place.  What is
handed to the runtime for the program's end is called there, and through no pointer of the program's.

A parameter holds one of the functions that calls hand in for it.  One for which a function of another type
is handed in is one that is not called then: Fortran's `external` dummies take any procedure, and a library that needs
none of a kind is given one without arguments.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from enzyme_build import rules
from enzyme_build.analysis.call_graph import reached_by_calls
from enzyme_build.analysis.calls import called_function, passed_in_memory, resolve_function
from enzyme_build.analysis.closure import Closure
from enzyme_build.analysis.fortran_types import bindings_in, is_procedure_table
from enzyme_build.analysis.kept_functions import KeptFunctions
from enzyme_build.analysis.offsets import Address, address_of, origins_of
from enzyme_build.analysis.static_types import StaticTypes, entries_of, is_class_table
from enzyme_build.analysis.tbaa_leaves import TABLE_POINTER
from enzyme_build.ir import (
    PTR,
    Argument,
    Call,
    Cast,
    Constant,
    ConstantAggregate,
    ConstantExpression,
    ConstantNull,
    Function,
    FunctionType,
    GlobalVariable,
    InlineAsm,
    Instruction,
    Invoke,
    Load,
    Module,
    Type,
    Undef,
    Value,
    function_type,
    is_pointer,
    scalar_types,
    tbaa_access,
)

_SYMBOL = r'@([-\w.$]+|"[^"]*")'
_TAKEN = re.compile(_SYMBOL + r"(?![-\w.$(])")  # a name that is not called right there
_CALLED = re.compile(_SYMBOL + r"\(")
_REQUEST = re.compile(r"@\"?[^\s(]*__enzyme_\w+[^\s(]*\(")
_NULL = ConstantNull(PTR)
_NO_USE = ("llvm.", "__enzyme_", "enzyme_")  # globals that list functions and call none of them


class FunctionPointers:
    """The functions of a module whose address is taken, and where."""

    def __init__(self, module: Module):
        self.module = module
        self._variables: list[GlobalVariable] = []  # that may hold functions
        self._tables: list[GlobalVariable] = []  # virtual tables
        self._bound: dict[int, dict[Function, None]] = {}  # type-bound procedures by their place
        taken: dict[str, None] = {}
        for variable in module.globals.values():
            if is_class_table(variable):
                self._tables.append(variable)
            elif is_procedure_table(variable):
                for place, binding in bindings_in(module, variable):
                    self._bound.setdefault(place, {}).update(dict.fromkeys(functions_in(binding)))
            elif variable.initializer and not variable.name.strip('"').startswith(_NO_USE):
                self._variables.append(variable)
                taken |= dict.fromkeys(m[1] for m in _TAKEN.finditer(variable.initializer))
        for function in module.functions.values():
            taken |= dict.fromkeys(_taken_in(function))
        self.taken = list(self._functions(taken))
        self.known: dict[Instruction, tuple[list[Function], bool]] = {}  # calls of which it has been found already
        self._static_types = StaticTypes(module, self._tables)
        self._entries: dict[tuple[GlobalVariable, int], Function] = {}  # by their place in a table
        self._by_slot: dict[int | None, list[Function]] = {}
        self._untyped_by_slot: dict[int | None, list[Function]] = {}
        for table in self._tables:
            self._read_table(table)

    def targets(self, call: Call | Invoke) -> tuple[list[Function], bool]:
        """The functions of the call's type that its pointer may hold, and whether it can hold no other of that type."""
        known = self._known(call) if self.known else None
        if known is not None:
            return known
        fitting, is_all = self._fitting(call)
        if len(fitting) > 1 and not is_all:
            fitting = self._handed_among(fitting, call)
        if not is_all and self._is_given_null(call):
            return [], True
        return fitting, is_all or (not fitting and self._is_unused_dummy(call))

    def _handed_among(self, fitting: list[Function], call: Call | Invoke) -> list[Function]:
        """Those of the functions that the program hands in for a parameter which is called."""
        handed: set[Function | ConstantNull | None] = set()
        for origin in origins_of(call.callee):
            if not isinstance(origin, Argument):
                return fitting
            found = self._handed.of((call.function.name, origin.index))
            if not found - {_NULL} or None in found:
                return fitting
            handed |= found
        return [f for f in fitting if f in handed]

    def _known(self, call: Instruction | None) -> tuple[list[Function], bool] | None:
        """Of the call, or of the one that it is a copy of."""
        while call is not None and call not in self.known:
            call = call.origin
        return self.known[call] if call is not None else None

    def _fitting(self, call: Call | Invoke) -> tuple[list[Function], bool]:
        found: dict[Function, None] = {}
        complete = True
        for origin in origins_of(call.callee):
            functions, is_all = self._at(origin, call.function_type)
            found |= dict.fromkeys(functions)
            complete = complete and is_all
        fitting = [f for f in found if _fits(f, call.function_type) and _takes_structs_of(f, call)]
        return fitting, complete and len(fitting) == len(found)

    def _is_unused_dummy(self, call: Call | Invoke) -> bool:
        """True if the program hands in functions, of other types, for a parameter that is called."""
        origins = [o for o in origins_of(call.callee) if isinstance(o, Argument)]
        return any(self._handed.of((call.function.name, o.index)) - {None, _NULL} for o in origins)

    def _is_given_null(self, call: Call | Invoke) -> bool:
        """True if null is all that the program hands in for a parameter that is called."""
        origins = origins_of(call.callee)
        places = [(call.function.name, o.index) for o in origins if isinstance(o, Argument)]
        is_known = bool(places) and len(places) == len(origins)
        return is_known and all(self._handed.of(place) == frozenset([_NULL]) for place in places)

    @cached_property
    def _handed(self) -> Closure[tuple[str, int], Function | ConstantNull | None]:
        """The functions that calls hand in for a parameter (of a function by its name), through others, too; None for
        those that do not show, and `_NULL`."""
        functions: dict[tuple[str, int], list[Function | ConstantNull | None]] = {}
        parameters: dict[tuple[str, int], list[tuple[str, int]]] = {}
        for call in self._calls:
            for asked in _asked_for(call):
                functions.update({(asked.name, index): [None] for index in range(len(asked.arguments))})
            is_outside = call.function not in self._in_reach
            for index, origin in _pointers_given(call):
                given = resolve_function(origin, self.module) if isinstance(origin, Constant) else None
                for callee in self._callees(call):
                    if is_outside and callee in self._in_reach:
                        continue
                    if isinstance(origin, Argument):
                        parameters.setdefault((callee.name, index), []).append((call.function.name, origin.index))
                    elif given is not None or not isinstance(origin, Constant):
                        functions.setdefault((callee.name, index), []).append(given)
                    elif isinstance(origin, ConstantNull):
                        functions.setdefault((callee.name, index), []).append(_NULL)
        unseen = [None]  # what those hand in who call a function that nobody calls here
        return Closure(lambda at: (functions.get(at, () if at in parameters else unseen), parameters.get(at, [])))

    @cached_property
    def _calls(self) -> list[Call | Invoke]:
        instructions = (i for f in self.module.functions.values() for i in f.instructions())
        return [i for i in instructions if isinstance(i, (Call, Invoke))]

    @cached_property
    def _in_reach(self) -> set[Function]:
        """The functions that requests are about, all that they call, and those whose address is taken.

        What others hand in for parameters of these is in no derivative: what an entry of a library hands in that
        nobody differentiates.  Where nothing is asked for, all functions.
        """
        asked = [function for call in self._calls for function in _asked_for(call)]
        listed = (f for found in self._by_slot.values() for f in found)
        bound = (f for found in self._bound.values() for f in found)
        calls: dict[Function, list[Function]] = {}
        for call in self._calls:
            if (callee := called_function(call)) is not None:
                calls.setdefault(call.function, []).append(callee)
        starts = [*asked, *self.taken, *listed, *bound] if asked else self.module.functions.values()
        return set(reached_by_calls(starts, lambda function: calls.get(function, ())))

    def _callees(self, call: Call | Invoke) -> list[Function]:
        if isinstance(call.callee, InlineAsm):
            return []
        callee = called_function(call)
        return [callee] if callee is not None else self._fitting(call)[0]

    def _at(self, origin: Value, wanted: FunctionType) -> tuple[list[Function], bool]:
        if isinstance(origin, Constant):
            function = resolve_function(origin, self.module)
            return ([function], True) if function is not None else ([], isinstance(origin, (ConstantNull, Undef)))
        if isinstance(origin, Cast) and origin.opcode == "inttoptr" and self._bound:
            return [*self._bound_at(origin), *self.taken], False
        if not isinstance(origin, Load):
            return self.taken, False
        place = address_of(origin.pointer)
        found: list[Function] = []
        complete = True
        for base in origins_of(place.base):
            table = address_of(base).base
            if isinstance(table, GlobalVariable) and table.is_constant and table.initializer is not None:
                found += self._functions(m[1] for m in _TAKEN.finditer(table.initializer))
                continue
            complete = False
            if isinstance(base, Load):  # of an object's table pointer, perhaps
                points = self._static_types.points_of(place.base) or self._static_types.points_of(base)
                found += self._in_tables(points, place) or self._in_slots(self._by_slot, place)
            if not self._is_table_pointer(base):
                found += self._kept_at(origin, wanted)
        return found, complete

    def _bound_at(self, address: Cast) -> list[Function]:
        """The procedures that an address made of an integer may be of, which a table of procedures keeps."""
        loads = [o for o in origins_of(address.operands[0]) if isinstance(o, Load)]
        places = [place for load in loads if isinstance((place := address_of(load.pointer)).base, Load)]
        exact = {place.offset for place in places if not place.terms}
        wanted = exact if len(exact) == len(places) else self._bound.keys()
        return list(dict.fromkeys(f for place in wanted for f in self._bound.get(place, ())))

    def _in_tables(self, points: list[tuple[GlobalVariable, int]], place: Address) -> list[Function]:
        """The functions at a distance behind places in tables, and in tables of which nothing is said."""
        if not points or place.strides:
            return []
        there = [self._entries.get((table, point + place.offset)) for table, point in points]
        found = dict.fromkeys(f for f in there if f is not None)
        return list(found | dict.fromkeys(self._in_slots(self._untyped_by_slot, place))) if found else []

    def _in_slots(self, by_slot: dict[int | None, list[Function]], place: Address) -> list[Function]:
        slots = list(by_slot) if place.strides else [place.offset, None]
        return [f for slot in slots for f in by_slot.get(slot, ())]

    def _is_table_pointer(self, pointer: Value) -> bool:
        """Does the front end say that it leads to a virtual table?"""
        access = tbaa_access(self.module, pointer.metadata.get("tbaa", "")) if isinstance(pointer, Load) else None
        return access is not None and access.access == TABLE_POINTER

    def _kept_at(self, load: Load, wanted: FunctionType) -> list[Function]:
        """What the place that is loaded from may hold, by its type; all, where nothing that is known fits."""
        found = [f for f in self._kept.at(load) or () if _fits(f, wanted)]
        return found or self.taken

    @cached_property
    def _kept(self) -> KeptFunctions:
        return KeptFunctions(self.module, self._variables, self.taken, self._named_in)

    def _named_in(self, constant: Value) -> list[Function]:
        """The functions that a constant is made of."""
        found = (resolve_function(part, self.module) for part in parts_of(constant))
        return [function for function in found if function is not None]

    def _functions(self, names: Iterable[str]) -> Iterator[Function]:
        for name in names:
            symbol = self.module.symbol(name)
            function = resolve_function(symbol, self.module) if symbol is not None else None
            if function is not None:
                yield function

    def _read_table(self, table: GlobalVariable) -> None:
        slots = [self._by_slot, *([self._untyped_by_slot] if table in self._static_types.without else [])]
        for place, slot, function in entries_of(self.module, table):
            self._entries[table, place] = function
            for by_slot in slots:
                known = by_slot.setdefault(slot, [])
                if function not in known:
                    known.append(function)


def _fits(function: Function, wanted: FunctionType) -> bool:
    """It has the type of a call; without a prototype C calls a function like those with any number of arguments."""
    own = function.function_type
    if own is wanted or not wanted.variadic:
        return own is wanted
    return own is function_type(wanted.result, wanted.parameters)


def _takes_structs_of(function: Function, call: Call | Invoke) -> bool:
    """Structs that are passed in memory are as large, and of the same scalars: what else is there may have any name."""
    if call.function_type.variadic:
        return True
    module, given = function.module, call.syntax.argument_attributes
    for argument, text in zip(function.arguments, given):
        ours, theirs = (passed_in_memory(module, attributes) for attributes in (argument.attributes, text))
        if ours[0] != theirs[0]:
            return False
        if ours[1] is not None and theirs[1] is not None and not _are_alike(module, ours[1], theirs[1]):
            return False
    return True


def _are_alike(module: Module, left: Type, right: Type) -> bool:
    sizes = {module.layout.size_of(type_) for type_ in (left, right)}
    return left is right or (len(sizes) == 1 and scalar_types(left) == scalar_types(right))


def _pointers_given(call: Call | Invoke) -> Iterator[tuple[int, Value]]:
    """What the pointers among a call's arguments are chosen from."""
    for index, given in enumerate(call.arguments):
        if is_pointer(given.type):
            yield from ((index, origin) for origin in origins_of(given))


def _asked_for(call: Call | Invoke) -> list[Function]:
    """The functions that a request is about: their parameters hold what it gives."""
    callee = call.callee
    is_request = isinstance(callee, Function) and "__enzyme_" in callee.name
    named = (resolve_function(o, call.function.module) for o in call.arguments if isinstance(o, Constant))
    return [function for function in named if function is not None] if is_request else []


def _taken_in(function: Function) -> list[str]:
    """The names in a body, except those that are called and the functions that requests are about."""
    if not function.is_parsed:
        lines = (function.body_text or "").splitlines()
        return [name for line in lines if "@" in line for name in _taken_in_line(line)]
    found: list[str] = []
    for instruction in function.instructions():
        operands = list(instruction.operands)
        if isinstance(instruction, (Call, Invoke)):
            operands = list(instruction.arguments)
            callee = instruction.callee
            if isinstance(callee, Function) and _calls_at_exit(callee.name):
                continue
            if isinstance(callee, Function) and "__enzyme_" in callee.name:
                operands.remove(next((o for o in operands if isinstance(o, Function)), operands[0]))
        found += [named.name for o in operands for named in functions_in(o)]
    return found


def functions_in(value: Value) -> Iterator[Function]:
    """The functions that a value is, or that a constant is made of."""
    return (part for part in parts_of(value) if isinstance(part, Function))


def parts_of(value: Value) -> Iterator[Value]:
    """The value, or what a constant is made of."""
    match value:
        case ConstantExpression(operands=parts) | ConstantAggregate(elements=parts):
            for part in parts:
                yield from parts_of(part)
        case _:
            yield value


def _taken_in_line(line: str) -> list[str]:
    if any(_calls_at_exit(match[1]) for match in _CALLED.finditer(line)):
        return []
    names = [match[1] for match in _TAKEN.finditer(line)]
    return names[1:] if _REQUEST.search(line) else names


def _calls_at_exit(name: str) -> bool:
    rule = rules.inactive_rule(name)
    return rule is not None and rule.at_exit
