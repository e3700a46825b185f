"""Shadows of globals: registered by the user, or a zero-initialised twin for a global that is active and written.

A registered shadow (`__enzyme_shadow_globals`) is the user's: it is input and output.  A twin belongs to the
derivative: a global that the differentiated code both writes and reads carries derivatives between the two.  So does
what a pointer in a global leads to, even if the pointer was set elsewhere: it has a twin then, which is found unset.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from enzyme_build import rules
from enzyme_build.analysis import (
    Activity,
    InitialPointer,
    NumbersReached,
    OnlyRead,
    address_of,
    copied_from,
    initial_pointers,
    initialised_once,
    inner_places,
    origins_of,
)
from enzyme_build.differentiate.effects import brings_numbers, globals_in
from enzyme_build.differentiate.markers import MARKERS
from enzyme_build.differentiate.registrations import inactive_globals
from enzyme_build.differentiate.shared_shadows import is_shareable, shared_twin
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    Call,
    Constant,
    ConstantAggregate,
    ConstantExpression,
    ConstantFloat,
    FloatType,
    Function,
    GlobalVariable,
    Instruction,
    IntegerType,
    Invoke,
    Load,
    Module,
    Phi,
    PointerType,
    Return,
    Select,
    Store,
    Value,
    bare_name,
    constant_text,
    holds_pointer,
    initializer_of,
    is_opaque,
    is_pointer,
    scalar_types,
    zero,
)

USERS_SHADOW = "enzyme_build.shadow."  # then the lane, a point, the global's name
_ONLY_LOOK = frozenset({"load", "getelementptr", "icmp"})  # neither write through an address nor hand it on


class Behind(NamedTuple):
    """Pointers in globals, by whether a function stores or loads numbers where they lead."""

    stored: frozenset[GlobalVariable]
    loaded: frozenset[GlobalVariable]


class GlobalShadows:
    """`is_read_as_number`: does the program access a number in a global of integers?

    `numbers_behind`: does it store numbers, and does it load some, where addresses in a global lead?
    """

    def __init__(
        self,
        module: Module,
        only_read: OnlyRead,
        numbers_reached: NumbersReached,
        is_read_as_number: Callable[[GlobalVariable], bool],
        numbers_behind: Callable[[GlobalVariable], tuple[bool, bool]],
        one_file: bool = False,
    ):
        self.module = module
        self._is_read_as_number = is_read_as_number
        self._numbers_behind = numbers_behind
        self._only_read = only_read
        self._numbers_reached = numbers_reached
        self.one_file = one_file  # of several that are differentiated separately
        self.registered = _registered(module)
        self._lanes = _users_shadows(module)
        self.registered.update({primal: shadow for (primal, lane), shadow in self._lanes.items() if lane == 0})
        self.inactive: set[Value] = {*inactive_globals(module)}
        self._twins: dict[tuple[Value, int], GlobalVariable] = {}
        self._in_order: list[tuple[Value, GlobalVariable, int]] = []  # see `in_lanes`
        self._stand_ins: dict[tuple[Value, bool, int], GlobalVariable] = {}
        self._written: dict[Function, frozenset[Value]] = {}
        self._reached: dict[Function, Behind] = {}
        self._named: dict[Function, frozenset[Value]] = {}
        self._listed: dict[GlobalVariable, frozenset[GlobalVariable]] = {}
        self._initial: dict[GlobalVariable, list[InitialPointer]] = {}

    def shadowed_by(self, functions: list[Function]) -> frozenset[Value]:
        """The globals that have a shadow when these functions are differentiated: those that they may write."""
        named = (g for f in functions for g in self.named_by(f)) if self.one_file else ()
        shared = {g for g in named if isinstance(g, GlobalVariable) and self.is_shared(g)}
        return frozenset(self.registered) | self.written_by(functions) | shared

    def written_by(self, functions: list[Function]) -> frozenset[Value]:
        """The globals with numbers that these functions may write, and those that lead to such memory."""
        return frozenset(g for f in functions for g in self._globals_written(f)) | self.stored_by(functions)

    def stored_by(self, functions: list[Function]) -> frozenset[GlobalVariable]:
        """Those through whose pointers these functions store numbers."""
        return frozenset(g for f in functions for g in self._behind(f).stored)

    def followed_by(self, functions: list[Function]) -> frozenset[GlobalVariable]:
        """Those through whose pointers these functions load numbers."""
        return frozenset(g for f in functions for g in self._behind(f).loaded)

    def records_named_by(self, functions: Iterable[Function]) -> frozenset[GlobalVariable]:
        """Variables of numbers and addresses, which can have no stand-in (see `stand_in`)."""
        named = (
            g for f in functions for g in self.named_by(f) if isinstance(g, GlobalVariable) and self._is_variable(g)
        )
        return frozenset(g for g in named if holds_pointer(g.value_type) and _holds_numbers(g))

    def is_shared(self, variable: GlobalVariable) -> bool:
        """Other files may write it, and have the same shadow."""
        return self.one_file and self._is_variable(variable) and is_shareable(variable)

    def _globals_written(self, function: Function) -> frozenset[Value]:
        found = self._written.get(function)
        if found is None:
            touched = ((o, i) for i in _running_in(function) for o in i.operands if not self._only_looks(i, o))
            bases = ((address_of(operand).base, instruction) for operand, instruction in touched)
            globals_ = ((b, i) for b, i in bases if isinstance(b, GlobalVariable) and self._is_variable(b))
            written = {b for b, i in globals_ if self._takes_numbers(b, i)}
            named = [g for g in self.named_by(function) if isinstance(g, GlobalVariable)]
            tables = [g for g in named if g not in written and self._is_variable(g) and self._listed_in(g)]
            if tables and any(map(self._writes_behind_load, _running_in(function))):
                written.update(tables)
            through_tables = (self._listed_in(g) for g in named if g.is_constant or g in written)
            found = self._written[function] = frozenset(written.union(*through_tables))
        return found

    def _behind(self, function: Function) -> Behind:
        found = self._reached.get(function)
        if found is None:
            loads = (i for i in _running_in(function) if isinstance(i, Load) and is_pointer(i.type))
            bases = ((address_of(load.pointer).base, load) for load in loads)
            owned = [(b, load) for b, load in bases if isinstance(b, GlobalVariable) and self._is_variable(b)]
            kept = {b: self._numbers_behind(b) for b, load in owned if self._numbers_reached.is_kept(load)}
            kept |= {b: (True, True) for b, load in owned if self._numbers_reached.are_bits_kept(load)}
            copied = {address_of(source).base for i in _running_in(function) if (source := copied_from(i)) is not None}
            own = [b for b in copied if isinstance(b, GlobalVariable) and self._is_variable(b)]
            kept |= {b: self._numbers_behind(b) for b in own if b not in kept}
            found = self._reached[function] = Behind(
                frozenset(b for b, load in owned if self._numbers_reached.are_stored(load))
                | frozenset(b for b, (stored, _) in kept.items() if stored),
                frozenset(b for b, load in owned if self._numbers_reached.are_loaded(load))
                | frozenset(b for b, (_, loaded) in kept.items() if loaded),
            )
        return found

    def _takes_numbers(self, variable: GlobalVariable, instruction: Instruction) -> bool:
        """May a number be put there, into room for integers perhaps?"""
        if _holds_numbers(variable) or brings_numbers(variable, instruction):
            return True
        return self._is_read_as_number(variable)

    def _only_looks(self, instruction: Instruction, operand: Value) -> bool:
        if isinstance(instruction, (Call, Invoke)) and isinstance(address_of(operand).base, GlobalVariable):
            is_read = self._only_read.by(instruction, operand) and operand not in inner_places(instruction)
            return copied_from(instruction) is operand or is_read
        if isinstance(instruction, (Phi, Select)):
            return self._only_read.through(instruction)
        return instruction.opcode in _ONLY_LOOK

    def _writes_behind_load(self, instruction: Instruction) -> bool:
        """Or lets others write: in memory that a pointer leads to which was loaded."""
        match instruction:
            case Store():
                pointers: list[Value] = [instruction.pointer]
            case Call() | Invoke():
                taken = [a for a in instruction.arguments if is_pointer(a.type)]
                pointers = [a for a in taken if not self._only_read.by(instruction, a)]
            case Return():
                pointers = [o for o in instruction.operands if is_pointer(o.type)]
            case _:
                return False
        origins = (o for pointer in pointers for o in origins_of(address_of(pointer).base))
        return any(isinstance(address_of(origin).base, Load) for origin in origins)

    def named_by(self, function: Function) -> frozenset[Value]:
        """The globals that a body names itself, and those whose addresses it can read in tables."""
        found = self._named.get(function)
        if found is None:
            own = {g for i in function.instructions() for o in i.operands for g in globals_in(o)}
            found = self._named[function] = frozenset(own.union(*map(self._listed_in, own)))
        return found

    def _listed_in(self, table: GlobalVariable) -> frozenset[GlobalVariable]:
        """The variables that can be written through the addresses that a table starts with."""
        found = self._listed.get(table)
        if found is None:
            self._listed[table] = frozenset()
            contents = initializer_of(self.module, table) if "@" in (table.initializer or "") else None
            inner = list(globals_in(contents)) if contents is not None else []
            direct = {g for g in inner if self._is_variable(g) and _holds_numbers(g)}
            found = self._listed[table] = frozenset(direct.union(*map(self._listed_in, inner)))
        return found

    def _is_variable(self, variable: GlobalVariable) -> bool:
        name = bare_name(variable.name)
        reserved = name.startswith("__enzyme_") or name.rstrip("_") in MARKERS
        return not variable.is_constant and not reserved and variable not in self.inactive

    def may_carry(self, variable: GlobalVariable) -> bool:
        """Active numbers, or addresses of such, may lie in it."""
        return self._is_variable(variable) and _holds_numbers(variable)

    def shadow(self, variable: Value, lane: int = 0) -> Value | None:
        """The shadow of a global that has one."""
        if variable in self.registered:
            if found := self._lanes.get((variable, lane)):
                return found
            if lane:
                raise UnsupportedError(f"the registered shadow of the global `{variable.name}` has one lane only")
            return self.registered[variable]
        if not isinstance(variable, GlobalVariable) or variable.is_constant:
            return None
        _refuse_opaque(variable)
        return self._twin(variable, lane)

    def _twin(self, variable: GlobalVariable, lane: int) -> GlobalVariable:
        twin = self._twins.get((variable, lane))
        if twin is None and self.is_shared(variable):
            if lane:
                raise UnsupportedError(f"the shadow of `{variable.name}`, which files share, has one lane only")
            twin = self._twins[variable, lane] = self.module.globals.get(shared_twin(variable).name) or shared_twin(
                variable
            )
            self.module.globals[twin.name] = twin
        if twin is None:
            twin = GlobalVariable(
                f"{variable.name.strip(chr(34))}.shadow",
                variable.value_type,
                "zeroinitializer",
                "internal",
                address_space=variable.address_space,
                alignment=variable.alignment,
            )
            twin.thread_local = variable.thread_local
            if (space := self.module.spaces.globals.get(bare_name(variable.name))) is not None:
                self.module.spaces.globals[bare_name(self.module.unique_name(twin.name))] = space
            self._twins[variable, lane] = self.module.add_global(twin)
        return twin

    def shadow_of_target(self, target: Value, lane: int) -> Value | None:
        """What the shadow of a pointer leads to that a table starts with; None: nothing.  Constants have zeros."""
        if not isinstance(target, GlobalVariable):
            return target  # a function
        if target in self.registered:
            return self.shadow(target, lane)
        if _is_library_memory(target):
            return target
        if is_opaque(target.value_type) or not self.module.layout.size_of(target.value_type):
            return None
        return self._twin(target, lane)

    def complete_twins(self) -> list[tuple[GlobalVariable, GlobalVariable, list[InitialPointer]]]:
        """Each global whose twin leads on to other shadows, its twin, and how; all those that it leads to have one."""
        found: list[tuple[GlobalVariable, GlobalVariable, list[InitialPointer]]] = []
        work = list(self._twins)
        while work:
            variable, lane = work.pop()
            before = len(self._twins)
            if isinstance(variable, GlobalVariable) and (pointers := self._pointers_in(variable)):
                shadows = [(p, self.shadow_of_target(p.target, lane)) for p in pointers]
                known = [p._replace(shadow=shadow) for p, shadow in shadows if shadow is not None]
                found.append((variable, self._twins[variable, lane], known))
            work += islice(self._twins, before, None)
        return found

    def _pointers_in(self, variable: GlobalVariable) -> list[InitialPointer]:
        found = self._initial.get(variable)
        if found is None:
            found = self._initial[variable] = initial_pointers(self.module, variable, with_words=True)
        return found

    @property
    def twins(self) -> list[GlobalVariable]:
        return [twin for _, twin, _ in self.in_lanes]

    @property
    def pairs(self) -> list[tuple[Value, GlobalVariable]]:
        """Each global with a twin, once for every lane."""
        return [(variable, twin) for variable, twin, _ in self.in_lanes]

    @property
    def in_lanes(self) -> list[tuple[Value, GlobalVariable, int]]:
        """The same, with the lane, in the module's order, whoever asked first."""
        if len(self._in_order) < len(self._twins):
            position: dict[Value, int] = {variable: k for k, variable in enumerate(self.module.globals.values())}
            found = [(variable, twin, lane) for (variable, lane), twin in self._twins.items()]
            self._in_order = sorted(found, key=lambda one: (position.get(one[0], -1), one[2]))
        return list(self._in_order)

    @property
    def by_variable(self) -> dict[Value, dict[int, GlobalVariable]]:
        """The twins of each global by lanes."""
        found: dict[Value, dict[int, GlobalVariable]] = {}
        for variable, twin, lane in self.in_lanes:
            found.setdefault(variable, {})[lane] = twin
        return found

    def stand_in(self, variable: GlobalVariable, activity: Activity, is_read: bool, lane: int) -> GlobalVariable:
        """Zeros in the place of an inactive global's shadow: constant if tangents are read from it (forward mode),
        else a sink that adjoints may be added to and nobody reads.  Addresses in it are those of shadows."""
        _refuse_opaque(variable)
        found = self._stand_ins.get((variable, is_read, lane))
        if found is None:
            made = GlobalVariable(
                f"{variable.name.strip(chr(34))}.{'zeros' if is_read else 'sink'}",
                variable.value_type,
                "zeroinitializer",
                "internal",
                is_constant=is_read,
                address_space=variable.address_space,
                alignment=variable.alignment,
            )
            found = self._stand_ins[variable, is_read, lane] = self.module.add_global(made)
            found.initializer = self._shadow_contents(variable, activity, is_read, lane)
        return found

    def _shadow_contents(self, variable: GlobalVariable, activity: Activity, is_read: bool, lane: int) -> str:
        if not holds_pointer(variable.value_type):
            return "zeroinitializer"
        contents = initializer_of(self.module, variable)
        if not variable.is_constant or contents is None:
            raise UnsupportedError(
                f"the inactive table `{variable.name}` of numbers and pointers is used as active data"
            )
        return constant_text(self._shadow_of_entry(contents, activity, is_read, lane))

    def _shadow_of_entry(self, entry: Constant, activity: Activity, is_read: bool, lane: int) -> Constant:
        match entry:
            case ConstantAggregate(elements=elements):
                inner = [self._shadow_of_entry(e, activity, is_read, lane) for e in elements]
                return ConstantAggregate(entry.type, inner)
            case ConstantFloat():
                return zero(entry.type)
            case _:
                return self.shadow_of_constant(entry, activity, is_read, lane)

    def shadow_of_constant(self, constant: Constant, activity: Activity, is_read: bool, lane: int) -> Constant:
        """A constant pointer (or aggregate of pointers) with every global that has a shadow replaced by it."""
        match constant:
            case GlobalVariable() if constant in activity.stand_ins:
                return self.stand_in(constant, activity, is_read, lane)
            case GlobalVariable() if constant in activity.seeds.shadowed_globals:
                shadow = self.shadow(constant, lane)
                assert isinstance(shadow, Constant)
                return shadow
            case ConstantExpression(operands=operands):
                inner = [self.shadow_of_constant(o, activity, is_read, lane) for o in operands]
                return ConstantExpression(constant.type, constant.opcode, inner, constant.flags, constant.source_type)
            case ConstantAggregate(elements=elements):
                inner = [self.shadow_of_constant(e, activity, is_read, lane) for e in elements]
                return ConstantAggregate(constant.type, inner)
            case _:
                return constant


def _running_in(function: Function) -> Iterator[Instruction]:
    """Its instructions, but those that initialise static variables."""
    once = initialised_once(function)
    return (i for i in function.instructions() if i.parent not in once)


def _refuse_opaque(variable: GlobalVariable) -> None:
    if is_opaque(variable.value_type):
        raise UnsupportedError(
            f"the global `{bare_name(variable.name)}` is used as active data, but its type has no body",
            help="define its type, name a shadow in __enzyme_shadow_globals, or say __enzyme_inactive_global",
        )


def _is_library_memory(variable: GlobalVariable) -> bool:
    """A library's own, which holds no numbers with derivatives."""
    return variable.initializer is None and rules.is_inactive_memory(bare_name(variable.name))


def _holds_numbers(variable: GlobalVariable) -> bool:
    if _is_library_memory(variable):
        return False
    return any(
        isinstance(t, (FloatType, PointerType)) or (isinstance(t, IntegerType) and t.bits == 8)
        for t in scalar_types(variable.value_type)
    )


def _registered(module: Module) -> dict[Value, Value]:
    """The pairs in globals whose name contains `__enzyme_shadow_globals`."""
    found: dict[Value, Value] = {}
    for variable in module.globals.values():
        if "__enzyme_shadow_globals" in variable.name:
            _collect_pairs(initializer_of(module, variable), found)
    return found


def _users_shadows(module: Module) -> dict[tuple[Value, int], Value]:
    """The shadows that users asked for by `__enzyme_shadow`, by global and lane."""
    found: dict[tuple[Value, int], Value] = {}
    for name, variable in module.globals.items():
        if name.startswith(USERS_SHADOW):
            lane, _, primal = name.removeprefix(USERS_SHADOW).partition(".")
            if primal in module.globals:
                found[module.globals[primal], int(lane)] = variable
    return found


def _collect_pairs(constant: Constant | None, found: dict[Value, Value]) -> None:
    if not isinstance(constant, ConstantAggregate):
        return
    match constant.elements:
        case (GlobalVariable() as primal, GlobalVariable() as shadow):
            found[primal] = shadow
        case elements:
            for element in elements:
                _collect_pairs(element, found)
