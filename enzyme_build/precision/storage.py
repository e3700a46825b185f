"""Arrays of short numbers in memory: which can have them, and the program in which they do.

The numbers of a variable can lie in memory as floats if all that the program does with its addresses is known to be
about doubles: loads, stores, elements, copies and clearing by the number of bytes.  An address that is used as an
integer, a member of a struct, a global, or a descriptor of Fortran's keeps doubles, whose values are rounded.
Allocated are as many bytes as before, of which half is used.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    Alloca,
    ArrayType,
    Builder,
    Call,
    Cast,
    Constant,
    Function,
    GetElementPtr,
    Instruction,
    Invoke,
    Load,
    Store,
    Type,
    Value,
    array,
    bare_name,
    constant_int,
    is_pointer,
    is_zero,
    struct_body,
)
from enzyme_build.precision.places import FORK, Variable
from enzyme_build.precision.sites import Program

_ALLOCATING = ("malloc", "calloc", "realloc", "free", "_Zn", "_Zd", "llvm.lifetime.")
_MOVING = ("llvm.memcpy.", "llvm.memmove.")
_SETTING = "llvm.memset."
_PASSED = "it is passed to"  # with all that it leads to


def refusals(program: Program, variables: Collection[Variable], arguments: Collection[int]) -> dict[int, str]:
    """Why variables keep doubles in memory, by their number; `arguments` are those that Python passes as arrays."""
    wanted = {variable.number for variable in variables}
    found: dict[int, str] = {}
    for pointer, why in _uses(program):
        for variable in program.places.reached(pointer) if why.startswith(_PASSED) else ():
            found.setdefault(variable.number, why)
        number = program.places.variable_of(pointer).number
        if number in wanted and why:
            found.setdefault(number, why)
    for position, argument in enumerate(program.functions[0].arguments):
        if is_pointer(argument.type) and position not in arguments:
            found.setdefault(program.places.variable_of(argument).number, "the caller passes no plain array")
    return found


def _uses(program: Program) -> Iterator[tuple[Value, str]]:
    """Every use of an address, and what is wrong with it for short numbers; nothing if that is right."""
    for function in program.functions:
        for instruction in function.instructions():
            for operand in instruction.operands:
                if isinstance(operand, Constant) and is_pointer(operand.type) and not isinstance(operand, Function):
                    yield operand, "" if is_zero(operand) else "it is a global"
            yield from _use(instruction)


def _use(instruction: Instruction) -> Iterator[tuple[Value, str]]:
    match instruction:
        case Load() | Store():
            type_ = instruction.accessed_type
            is_plain = type_ is DOUBLE and not instruction.ordering and "volatile" not in instruction.flags
            yield instruction.pointer, "" if is_plain else f"it is accessed as {type_}"
        case GetElementPtr():
            why = "" if _element(instruction.source_type) is DOUBLE else "it is a part of something else"
            yield instruction.pointer, why
            yield instruction, why
        case Alloca():
            yield (
                instruction,
                "" if _element(instruction.allocated_type) is DOUBLE else "it is a part of something else",
            )
        case Cast() if is_pointer(instruction.operands[0].type):
            yield instruction.operands[0], "its address is used as a number"
        case Call() | Invoke():
            yield from _passed(instruction)
        case _:
            pass


def _passed(call: Call | Invoke) -> Iterator[tuple[Value, str]]:
    callee = call.callee
    name = bare_name(callee.name) if isinstance(callee, Function) else "a function pointer"
    is_known = isinstance(callee, Function) and not callee.is_declaration
    is_known = is_known or name.startswith((*_ALLOCATING, *_MOVING, FORK))
    is_known = is_known or (name.startswith(_SETTING) and is_zero(call.arguments[1]))
    for argument in call.arguments:
        if is_pointer(argument.type):
            yield argument, "" if is_known else f"{_PASSED} {name}"


def _element(type_: Type) -> Type | None:
    """The type of the numbers in arrays of arrays; None if there is a struct."""
    while isinstance(type_, ArrayType):
        type_ = type_.element
    return None if struct_body(type_) is not None else type_


def shorten(program: Program, numbers: Collection[int]) -> None:
    """Let the variables of these numbers lie in memory as floats; call it when nothing else is to change."""
    if not numbers:
        return

    def is_short(pointer: Value) -> bool:
        return program.places.variable_of(pointer).number in numbers

    for function in program.functions:
        for instruction in list(function.instructions()):
            _shorten(instruction, is_short)


def _shorten(instruction: Instruction, is_short: Callable[[Value], bool]) -> None:
    match instruction:
        case Load(type=type_) if type_ is DOUBLE and is_short(instruction.pointer):
            _replace_load(instruction)
        case Store() if instruction.accessed_type is DOUBLE and is_short(instruction.pointer):
            builder = Builder(instruction.function.module).before(instruction)
            with builder.deriving(instruction):
                builder.store(builder.cast("fptrunc", instruction.value, FLOAT), instruction.pointer, 4)
            instruction.erase()
        case GetElementPtr() if _element(instruction.source_type) is DOUBLE and is_short(instruction.pointer):
            instruction.source_type = _of_floats(instruction.source_type)
        case Alloca() if _element(instruction.allocated_type) is DOUBLE and is_short(instruction):
            instruction.allocated_type = _of_floats(instruction.allocated_type)
        case Call() if isinstance(instruction.callee, Function):
            moves = bare_name(instruction.callee.name).startswith((*_MOVING, _SETTING))
            if moves and is_short(instruction.arguments[0]):
                _halve(instruction)
        case _:
            pass


def _halve(call: Call) -> None:
    """Copy or clear half as many bytes; addresses are multiples of other numbers then."""
    size, builder = call.arguments[2], Builder(call.function.module).before(call)
    call.set_operand(2, builder.binary("lshr", size, constant_int(size.type, 1)))
    attributes = tuple(re.sub(r"\balign \d+", "", text).strip() for text in call.syntax.argument_attributes)
    call.syntax = replace(call.syntax, argument_attributes=attributes)


def _replace_load(load: Load) -> None:
    builder = Builder(load.function.module).before(load)
    with builder.deriving(load):
        made = builder.cast("fpext", builder.load(FLOAT, load.pointer, alignment=4), DOUBLE)
    load.replace_all_uses_with(made)
    load.erase()


def _of_floats(type_: Type) -> Type:
    return array(type_.count, _of_floats(type_.element)) if isinstance(type_, ArrayType) else FLOAT
