"""Shadows of vectors of numbers in globals: blocks of zeros of the vectors' size.

A static vector that the first call makes is none when the derivative begins, and what makes it has no derivative
(`initialised_once`): it has its shadow when it is first looked through.  Such late blocks are in a list, of which the
derivative gives back what nothing else frees.  (In forward mode, what frees a vector's block frees its shadow's.)
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.differentiate.run_time_functions import run_time_function
from enzyme_build.ir import (
    I8,
    I32,
    I64,
    PTR,
    VOID,
    Builder,
    Function,
    GlobalVariable,
    Module,
    Value,
    constant_int,
    function_type,
    i64,
    zero,
)

_LATE = "enzyme_build.late_shadows"  # a list of (the next one, the block)


def clear(builder: Builder, block: Value) -> None:
    """All of it: the C library may give more than was asked for, and what is not zero afterwards is an adjoint."""
    rules.zero_fill(builder, block, rules.usable_size(builder, block))


@run_time_function("enzyme_build.shadow_of_vector", PTR, [PTR, PTR], ["primal", "shadow"])
def maker_of_vector(builder: Builder, made: Function) -> None:
    """(begin, end and end of the storage of a vector, their shadows) → the shadow's new block."""
    primal, shadow = made.arguments
    absent, present = made.add_block("absent"), made.add_block("present")
    begin, end, limit = (builder.load(PTR, builder.gep(PTR, primal, [index])) for index in range(3))
    builder.branch_if(builder.compare("eq", begin, zero(PTR)), absent, present)
    builder.at_end(absent)
    builder.ret(zero(PTR))
    builder.at_end(present)
    start = builder.cast("ptrtoint", begin, I64)
    used, size = (builder.binary("sub", builder.cast("ptrtoint", p, I64), start) for p in (end, limit))
    block = rules.allocate_elements(builder, size)
    clear(builder, block)
    builder.store(block, shadow)
    for index, length in ((1, used), (2, size)):
        builder.store(builder.gep(I8, block, [length]), builder.gep(PTR, shadow, [index]))
    builder.ret(block)


@run_time_function("enzyme_build.late_shadow_of_vector", VOID, [PTR, PTR, I64], ["primal", "shadow", "lane"])
def late_maker_of_vector(builder: Builder, made: Function) -> None:
    """The same for a vector that the derivative has found without a shadow; its block may have one."""
    primal, shadow, lane = made.arguments
    begin = builder.load(PTR, primal)
    known = rules.block_call(builder, rules.BLOCK_KNOWN, begin, lane, constant_int(I32, 0))
    there, missing = made.add_block("there"), made.add_block("missing")
    builder.branch_if(builder.compare("ne", known, zero(PTR)), there, missing)
    builder.at_end(there)
    start = builder.cast("ptrtoint", begin, I64)
    for index in range(3):
        member = builder.load(PTR, builder.gep(PTR, primal, [index]))
        distance = builder.binary("sub", builder.cast("ptrtoint", member, I64), start)
        builder.store(builder.gep(I8, known, [distance]), builder.gep(PTR, shadow, [index]))
    builder.ret()
    builder.at_end(missing)
    block = builder.call(maker_of_vector(builder.module), [primal, shadow])
    rules.block_call(builder, rules.BLOCK_GIVEN, begin, block, lane, constant_int(I32, 0), zero(PTR))
    entry, head = rules.allocate(builder, i64(2 * builder.module.layout.pointer_size())), _late(builder.module)
    builder.store(builder.load(PTR, head), entry)
    builder.store(block, builder.gep(PTR, entry, [1]))
    builder.store(entry, head)
    builder.ret()


def forget_late_shadows(builder: Builder) -> None:
    """In front of a derivative: those of a split one before are its own."""
    builder.store(zero(PTR), _late(builder.module))


def release_late_shadows(builder: Builder, with_blocks: bool) -> None:
    """Behind a derivative; `with_blocks`: nothing else gives them back, as in reverse mode."""
    builder.call(_releaser(builder.module, with_blocks), [])


def _releaser(module: Module, with_blocks: bool) -> Function:
    name = f"enzyme_build.{'release' if with_blocks else 'forget'}_late_shadows"
    found = module.functions.get(name)
    if found is not None:
        return found
    made = module.add_function(name, function_type(VOID, []))
    builder = Builder(module, made.add_block("entry"))
    look, next_, end = (made.add_block(n) for n in ("look", "next", "end"))
    builder.branch(look)
    builder.at_end(look)
    entry = builder.load(PTR, _late(module))
    builder.branch_if(builder.compare("eq", entry, zero(PTR)), end, next_)
    builder.at_end(next_)
    builder.store(builder.load(PTR, entry), _late(module))
    if with_blocks:
        rules.release_elements(builder, builder.load(PTR, builder.gep(PTR, entry, [1])))
    rules.release(builder, entry)
    builder.branch(look)
    builder.at_end(end).ret()
    return made


def _late(module: Module) -> GlobalVariable:
    return module.globals.get(_LATE) or module.add_global(GlobalVariable(_LATE, PTR, "null", "internal"))
