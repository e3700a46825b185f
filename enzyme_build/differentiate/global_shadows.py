"""Shadows of globals: registered by the user, or a zero-initialised twin for a global that is active and written.

A registered shadow (`__enzyme_shadow_globals`) is the user's: it is input and output.  A twin belongs to the
derivative: a global that the differentiated code both writes and reads carries derivatives between the two.
"""

from __future__ import annotations

from itertools import islice

from enzyme_build.analysis import Activity, address_of
from enzyme_build.differentiate.registrations import inactive_globals
from enzyme_build.errors import UnsupportedError
from enzyme_build.ir import (
    Constant,
    ConstantAggregate,
    ConstantExpression,
    FloatType,
    Function,
    GlobalVariable,
    IntegerType,
    Module,
    PointerType,
    Value,
    initializer_of,
    is_pointer,
    scalars_of,
)

USERS_SHADOW = "enzyme_build.shadow."  # then the lane, a point, the global's name
_ONLY_LOOK = frozenset({"load", "getelementptr", "icmp"})  # neither write through an address nor hand it on


class GlobalShadows:
    def __init__(self, module: Module):
        self.module = module
        self.registered = _registered(module)
        self._lanes = _users_shadows(module)
        self.registered.update({primal: shadow for (primal, lane), shadow in self._lanes.items() if lane == 0})
        self.inactive: set[Value] = {*inactive_globals(module)}
        self._twins: dict[tuple[Value, int], GlobalVariable] = {}
        self._stand_ins: dict[tuple[Value, bool], GlobalVariable] = {}
        self._written: dict[Function, frozenset[Value]] = {}

    def shadowed_by(self, functions: list[Function]) -> frozenset[Value]:
        """The globals that have a shadow when these functions are differentiated: those that they may write."""
        written = (g for f in functions for g in self._globals_written(f))
        return frozenset(self.registered) | frozenset(written)

    def _globals_written(self, function: Function) -> frozenset[Value]:
        found = self._written.get(function)
        if found is None:
            operands = (o for i in function.instructions() if i.opcode not in _ONLY_LOOK for o in i.operands)
            bases = (address_of(operand).base for operand in operands)
            globals_ = (b for b in bases if isinstance(b, GlobalVariable) and b not in self.inactive)
            found = frozenset(b for b in globals_ if _holds_numbers(b))
            self._written[function] = found
        return found

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
        twin = self._twins.get((variable, lane))
        if twin is None:
            twin = GlobalVariable(
                f"{variable.name.strip(chr(34))}.shadow",
                variable.value_type,
                "zeroinitializer",
                "internal",
                alignment=variable.alignment,
            )
            twin.thread_local = variable.thread_local
            self._twins[variable, lane] = self.module.add_global(twin)
        return twin

    @property
    def twins(self) -> list[GlobalVariable]:
        return list(self._twins.values())

    def stand_in(self, variable: GlobalVariable, is_read: bool) -> GlobalVariable:
        """Zeros in the place of an inactive global's shadow: constant if tangents are read from it (forward mode),
        else a sink that adjoints may be added to and nobody reads."""
        if any(is_pointer(t) for t in islice(scalars_of(variable.value_type), 4096)):
            raise UnsupportedError(
                f"the inactive table `{variable.name}` of numbers and pointers is used as active data"
            )
        suffix = "zeros" if is_read else "sink"
        found = self._stand_ins.get((variable, is_read))
        if found is None:
            made = GlobalVariable(
                f"{variable.name.strip(chr(34))}.{suffix}",
                variable.value_type,
                "zeroinitializer",
                "internal",
                is_constant=is_read,
                alignment=variable.alignment,
            )
            found = self._stand_ins[(variable, is_read)] = self.module.add_global(made)
        return found

    def shadow_of_constant(self, constant: Constant, activity: Activity, is_read: bool, lane: int) -> Constant:
        """A constant pointer (or aggregate of pointers) with every global that has a shadow replaced by it."""
        match constant:
            case GlobalVariable() if constant in activity.stand_ins:
                return self.stand_in(constant, is_read)
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


def _holds_numbers(variable: GlobalVariable) -> bool:
    if variable.is_constant or variable.name.strip('"').startswith(("enzyme_", "__enzyme_")):
        return False
    return any(
        isinstance(t, (FloatType, PointerType)) or (isinstance(t, IntegerType) and t.bits == 8)
        for t in islice(scalars_of(variable.value_type), 4096)
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
