"""The places of a program at which a number is rounded, in an order that each reading of the same program gives again.

    OPERATION    the result of arithmetic or of a mathematical function
    ASSIGNMENT   what is stored to a variable
    LITERAL      an operand of an operation that has no type of its own: a constant, a converted integer
    READ         what is loaded from memory that others may have filled

Exact operations (negation, absolute value, the larger of two) are no sites: they round nothing.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from enzyme_build import rules
from enzyme_build.errors import SourceLocation
from enzyme_build.ir import (
    DOUBLE,
    Alloca,
    AtomicRMW,
    Binary,
    Call,
    Cast,
    CompareExchange,
    Constant,
    ConstantFloat,
    Function,
    Instruction,
    Invoke,
    Load,
    Module,
    Phi,
    Select,
    Store,
    Value,
    bare_name,
    float_value,
    holds_float,
    is_float,
    is_pointer,
    location_of,
    parse_module,
    scalar_of,
)
from enzyme_build.precision.places import Places, Variable

_HARMLESS = (
    "llvm.lifetime.",
    "llvm.mem",
    "llvm.dbg.",
    "malloc",
    "calloc",
    "realloc",
    "free",
    "_Zn",
    "_Zd",
    "printf",
    "puts",
    "__kmpc_",
    "_Fortran",
)


class Kind(Enum):
    OPERATION = "operation"
    ASSIGNMENT = "assignment"
    LITERAL = "literal"
    READ = "read"


@dataclass(frozen=True, eq=False)
class Site:
    """One place; `index` is the operand there that is rounded, `variable` the class that the number belongs to.

    An operation belongs to the variable that its expression is assigned to; `follows` is the operation whose result
    an assignment stores, if nothing else uses that.
    """

    number: int
    kind: Kind
    instruction: Instruction
    index: int
    at: SourceLocation
    what: str
    variable: Variable | None
    follows: Site | None = None

    @property
    def value(self) -> Value:
        """The number that is rounded."""
        return self.instruction if self.index < 0 else self.instruction.operands[self.index]

    @property
    def is_constant(self) -> bool:
        """Whether its value does not depend on other roundings."""
        return _is_neutral(self.value)


@dataclass
class Program:
    """A parsed program with its sites; `opaque` are called functions that nobody can look into, and take numbers."""

    module: Module
    functions: list[Function]
    places: Places
    sites: list[Site]
    opaque: dict[str, SourceLocation]


def read_sites(text: str, symbol: str) -> Program:
    """The sites of the function `symbol` and of all that it calls."""
    module = parse_module(text)
    functions = _reached(module, symbol)
    places = Places(module, functions)
    found = Program(module, functions, places, [], {})
    for function in functions:
        _read(function, found)
    holding = {site.variable.number for site in found.sites if site.variable is not None}
    for call in _calls(functions):
        _look_at(call, found, holding)
    return found


def _calls(functions: list[Function]) -> Iterator[Call | Invoke]:
    for function in functions:
        yield from (i for i in function.instructions() if isinstance(i, (Call, Invoke)))


def _reached(module: Module, symbol: str) -> list[Function]:
    """The function and what it calls or names, callers first."""
    start = next(f for f in module.functions.values() if bare_name(f.name) == symbol and not f.is_declaration)
    found = {start: None}
    work = [start]
    while work:
        for instruction in work.pop(0).instructions():
            for operand in instruction.operands:
                if isinstance(operand, Function) and not operand.is_declaration and operand not in found:
                    found[operand] = None
                    work.append(operand)
    return list(found)


def _read(function: Function, program: Program) -> None:
    operations: dict[Value, Site] = {}
    for block in function.blocks:
        for instruction in block.instructions:
            for site in _at(instruction, program, operations):
                program.sites.append(site)
                if site.kind is Kind.OPERATION:
                    operations[instruction] = site


def _at(instruction: Instruction, program: Program, operations: dict[Value, Site]) -> Iterator[Site]:
    places, number = program.places, len(program.sites)
    at = location_of(instruction)
    match instruction:
        case Store() if instruction.value.type is DOUBLE:
            variable = places.variable_of(instruction.pointer)
            value = instruction.value
            before = operations.get(value)
            follows = before if before is not None and len(value.uses) == 1 else None
            yield Site(number, Kind.ASSIGNMENT, instruction, 0, at, "=", variable, follows)
        case Load() if instruction.type is DOUBLE:
            if not _is_private(instruction.pointer):
                variable = places.variable_of(instruction.pointer)
                yield Site(number, Kind.READ, instruction, -1, at, "", variable)
        case AtomicRMW() | CompareExchange():
            places.variable_of(instruction.operands[0]).fixed = "it is updated atomically"
        case _ if is_operation(instruction):
            variable = _assigned(instruction, places)
            name = operation_name(instruction)
            applied = rules.scalar_rule(instruction)
            assert applied is not None
            for index, operand in enumerate(instruction.operands):
                if operand.type is DOUBLE and _is_neutral(operand) and not _is_short(operand):
                    yield Site(number, Kind.LITERAL, instruction, index, at, name, variable)
                    number += 1
            if not rules.is_exact(applied):
                yield Site(number, Kind.OPERATION, instruction, -1, at, name, variable)
        case Binary() | Call() if is_float(scalar_of(instruction.type)) and rules.scalar_rule(instruction) is not None:
            program.opaque.setdefault(f"arithmetic in {instruction.type}", at)
        case _:
            pass


def _is_private(pointer: Value) -> bool:
    """A local number whose address is nowhere else: only assignments fill it."""
    if not isinstance(pointer, Alloca):
        return False
    users = [user for user, index in pointer.uses if not (isinstance(user, Store) and index == 1)]
    return all(isinstance(u, Load) or (isinstance(u, Call) and _name(u).startswith("llvm.lifetime")) for u in users)


def _name(call: Call | Invoke) -> str:
    return bare_name(call.callee.name) if isinstance(call.callee, Function) else "a function pointer"


def is_operation(instruction: Value) -> bool:
    """Whether it is arithmetic, or a mathematical function, of numbers in double precision."""
    return (
        isinstance(instruction, Instruction)
        and instruction.type is DOUBLE
        and not isinstance(instruction, (Cast, Invoke))
        and rules.scalar_rule(instruction) is not None
    )


def operation_name(instruction: Instruction) -> str:
    """What the source would call it."""
    if isinstance(instruction, Call):
        name = bare_name(instruction.callee.name)
        return name.split(".")[1] if name.startswith("llvm.") else name
    return {"fadd": "+", "fsub": "-", "fmul": "*", "fdiv": "/", "frem": "%", "fneg": "-"}[instruction.opcode]


def _assigned(instruction: Instruction, places: Places) -> Variable | None:
    """The variable to which the expression is assigned that an operation is part of."""
    seen: set[Value] = set()
    work: list[Value] = [instruction]
    while work:
        value = work.pop(0)
        for user, index in value.uses:
            if isinstance(user, Store) and index == 0:
                return places.variable_of(user.pointer)
            if user not in seen and (is_operation(user) or isinstance(user, (Phi, Select))):
                seen.add(user)
                work.append(user)
    return None


def _is_neutral(value: Value) -> bool:
    """It has whatever type the expression around it has: a constant, or an integer."""
    return isinstance(value, Constant) or (isinstance(value, Cast) and value.opcode in ("sitofp", "uitofp"))


def _is_short(value: Value) -> bool:
    """A constant that each of the short types holds as it is: a float whose last half is zero."""
    if not isinstance(value, ConstantFloat):
        return not isinstance(value, Cast)
    number = float_value("double", value.text)
    try:
        packed = struct.pack(">f", number)
    except OverflowError:
        return False
    return number != number or (struct.unpack(">f", packed)[0] == number and packed[2:] == bytes(2))


def _look_at(call: Call | Invoke, program: Program, holding: set[int]) -> None:
    """Numbers that are passed to a function without a body keep their type, and nobody counts what is rounded there."""
    callee = call.callee
    if isinstance(callee, Function) and (not callee.is_declaration or bare_name(callee.name).startswith(_HARMLESS)):
        return
    name = _name(call)
    pointers = [argument for argument in call.arguments if is_pointer(argument.type)]
    taken = [v for pointer in pointers for v in program.places.reached(pointer) if v.number in holding]
    for variable in taken:
        variable.fixed = f"it is passed to {name}"
    if taken or (holds_float(call.type) and rules.scalar_rule(call) is None):
        program.opaque.setdefault(name, location_of(call))
