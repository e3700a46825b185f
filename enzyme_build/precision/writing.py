"""Versions of a program: one that watches its numbers, one that rounds those that a mask names, one that rounds some.

    watched   every site passes its number to `enzyme_precision_watch(number, site, zero)`, which returns it; the custom
              derivative of that function sees the adjoint, and adds up |adjoint · rounding| (`runtime`)
    masked    the number of site k is rounded (`__enzyme_truncate_mem_value`) if byte k of a mask is set
    rounded   the numbers of chosen sites are rounded; operations on floats are operations of floats

`zero` is an active number: a program whose result depends on no active argument has adjoints too.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TypeVar

from enzyme_build import rules
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    I8,
    Binary,
    Builder,
    Call,
    Function,
    GlobalVariable,
    Instruction,
    Load,
    Value,
    array,
    bare_name,
    function_type,
    i32,
    i64,
    print_module,
    zero,
)
from enzyme_build.precision import storage
from enzyme_build.precision.sites import Kind, Program, Site

WATCH, MASK, THROUGH = "enzyme_precision_watch", "enzyme_precision_mask", "enzyme_precision_through"
_ZERO = "enzyme_precision_zero"
_TRUNCATE = "__enzyme_truncate_mem_value"
_V = TypeVar("_V", bound=Value)
_Change = Callable[[Builder, Value], Value]


@dataclass(frozen=True)
class Short:
    """A type of numbers: its name, and the bits of exponent and fraction."""

    name: str
    exponent: int
    fraction: int

    @property
    def unit(self) -> float:
        """The largest relative error of rounding to nearest."""
        return 2.0 ** -(self.fraction + 1)

    @property
    def smallest(self) -> float:
        """Half the distance of its subnormal numbers."""
        return 2.0 ** (2 - 2 ** (self.exponent - 1) - self.fraction - 1)

    @property
    def largest(self) -> float:
        """The largest number before infinity."""
        return (2 - 2.0**-self.fraction) * 2.0 ** (2 ** (self.exponent - 1) - 1)


FLOAT32, BFLOAT16 = Short("float32", 8, 23), Short("bfloat16", 8, 7)


def watched(program: Program, symbol: str, added_at: int) -> str:
    """The program that watches; the function `symbol`__watched takes `zero` as one more argument, at a position."""
    module = program.module
    cell = module.add_global(GlobalVariable(_ZERO, DOUBLE, "0.000000e+00", "internal"))
    zeros = {function: _loaded(function, cell) for function in program.functions}
    for site in program.sites:
        if site.kind is Kind.READ or site.follows is not None:
            continue

        def watching(builder: Builder, value: Value, site: Site = site) -> Value:
            zero_here = zeros[site.instruction.function]
            return builder.call_declared(WATCH, DOUBLE, [value, i32(site.number), zero_here])

        _change(site, watching)
    _with_zero(program, symbol, added_at, cell)
    return print_module(module)


def _loaded(function: Function, cell: GlobalVariable) -> Load:
    return Builder(function.module).before(function.blocks[0].instructions[0]).load(DOUBLE, cell)


def _with_zero(program: Program, symbol: str, added_at: int, cell: GlobalVariable) -> None:
    function, module = program.functions[0], program.module
    types = [argument.type for argument in function.arguments]
    types.insert(added_at, DOUBLE)
    made = module.add_function(watched_symbol(symbol), function_type(function.return_type, types), linkage="")
    builder = Builder(module, made.add_block("entry"))
    arguments = list(made.arguments)
    builder.store(arguments.pop(added_at), cell)
    called = builder.call(function, arguments)
    builder.ret(called if str(function.return_type) != "void" else None)


def watched_symbol(symbol: str) -> str:
    """The name of the function that takes `zero`."""
    return f"{symbol}__watched"


def masked(program: Program, short: Short) -> str:
    """The program in which a mask says what is rounded."""
    module = program.module
    size = array(max(1, len(program.sites)), I8)
    mask = module.add_global(GlobalVariable(MASK, size, None, "external"))
    for site in program.sites:

        def choosing(builder: Builder, value: Value, site: Site = site) -> Value:
            byte = builder.load(I8, builder.gep(I8, mask, [i64(site.number)]))
            return builder.select(builder.compare("ne", byte, zero(I8)), _rounded(builder, value, short), value)

        _change(site, choosing)
    return print_module(module)


def rounded(program: Program, chosen: Mapping[int, Short], in_memory: Collection[int] = ()) -> str:
    """The program in which the numbers of the given sites are rounded; some variables lie in memory as floats."""
    for site in program.sites:
        short = chosen.get(site.number)
        if short is not None:

            def rounding(builder: Builder, value: Value, short: Short = short) -> Value:
                return _rounded(builder, value, short)

            if site.kind is not Kind.OPERATION or short is not FLOAT32 or not _in_single(site.instruction):
                _change(site, rounding)
    storage.shorten(program, in_memory)
    return print_module(program.module)


def passed_through(program: Program, names: Collection[str]) -> str:
    """The program in which the result of each call of a named function goes through a function of the runtime."""
    for site in calls_of(program, names):
        argument = _call(site).arguments[0]

        def passing(builder: Builder, value: Value, site: Site = site, argument: Value = argument) -> Value:
            return builder.call_declared(THROUGH, DOUBLE, [value, argument, i32(site.number)])

        _change(site, passing)
    return print_module(program.module)


def substituted(program: Program, others: Mapping[str, str]) -> str:
    """The program that calls other functions in the place of the named ones."""
    for site in calls_of(program, others):
        call = _call(site)
        builder = Builder(program.module).before(call)
        with builder.deriving(call):
            made = _placed(builder.call_declared(others[site.what], DOUBLE, call.arguments), call)
        call.replace_all_uses_with(made)
        call.erase()
    return print_module(program.module)


def calls_of(program: Program, names: Collection[str]) -> list[Site]:
    """The calls of functions with these names."""
    operations = (site for site in program.sites if site.kind is Kind.OPERATION)
    return [site for site in operations if site.what in names and isinstance(site.instruction, Call)]


def _call(site: Site) -> Call:
    assert isinstance(site.instruction, Call)
    return site.instruction


def _rounded(builder: Builder, value: Value, short: Short) -> Value:
    words = [i32(64), i32(short.exponent), i32(short.fraction)]
    return builder.call_declared(f"{_TRUNCATE}_precision", DOUBLE, [value, *words])


def _in_single(instruction: Instruction) -> bool:
    """Do an operation in single precision instead of rounding its result, if it is known how."""
    builder = Builder(instruction.function.module).before(instruction)
    with builder.deriving(instruction):
        made = _single(builder, instruction)
        if made is None:
            return False
        result = builder.cast("fpext", made, DOUBLE)
    instruction.replace_all_uses_with(result)
    instruction.erase()
    return True


def _single(builder: Builder, instruction: Instruction) -> Value | None:
    if isinstance(instruction, Binary):
        left, right = (builder.cast("fptrunc", operand, FLOAT) for operand in instruction.operands)
        return builder.binary(instruction.opcode, left, right, flags=instruction.flags)
    name = rules.single_name(bare_name(instruction.callee.name)) if isinstance(instruction, Call) else ""
    if not name or not isinstance(instruction, Call):
        return None
    arguments = [builder.cast("fptrunc", a, FLOAT) if a.type is DOUBLE else a for a in instruction.arguments]
    made = builder.call_declared(name, FLOAT, arguments)
    made.flags = instruction.flags
    return made


def _change(site: Site, change: _Change) -> None:
    """Put a changed number in the place of a site's."""
    instruction = site.instruction
    if site.index >= 0:
        builder = Builder(instruction.function.module).before(instruction)
        with builder.deriving(instruction):
            instruction.set_operand(site.index, _placed(change(builder, instruction.operands[site.index]), instruction))
        return
    users = list(instruction.uses)
    builder = Builder(instruction.function.module).before(_next(instruction))
    with builder.deriving(instruction):
        made = _placed(change(builder, instruction), instruction)
    for user, index in users:
        user.set_operand(index, made)


def _placed(made: _V, instruction: Instruction) -> _V:
    """A call stands where the instruction does: LLVM wants a place for what it may inline."""
    if isinstance(made, Call) and "dbg" in instruction.metadata:
        made.metadata["dbg"] = instruction.metadata["dbg"]
    return made


def _next(instruction: Instruction) -> Instruction:
    block = instruction.block
    return block.instructions[block.instructions.index(instruction) + 1]
