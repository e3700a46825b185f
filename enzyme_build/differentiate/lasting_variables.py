"""Variables that outlive their function: the reverse sweep reads them, or runs a step again that reads them.

They become allocations, which the differentiator frees in the reverse sweep; so do those to which they hold addresses.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import address_of, callee_name
from enzyme_build.ir import (
    Alloca,
    Builder,
    Call,
    ConstantInt,
    Function,
    GetElementPtr,
    Instruction,
    Invoke,
    Return,
    Store,
    Value,
    i64,
)


def make_lasting(call: Call | Invoke) -> None:
    """Variables that can be reached from the arguments of a call become allocations."""
    work = list(call.arguments)
    while work:
        variable = address_of(work.pop()).base
        if not isinstance(variable, Alloca) or variable.parent is None or not isinstance(variable.count, ConstantInt):
            continue
        if variable.parent is variable.function.entry:
            work += [user.value for user in users_of_address(variable) if isinstance(user, Store)]
            _allocate(variable, variable.count.value)


def users_of_address(pointer: Value) -> list[Instruction]:
    """Those of the address and of addresses computed from it."""
    found: list[Instruction] = []
    for user in list(pointer.users):
        found += users_of_address(user) if isinstance(user, GetElementPtr) else [user]
    return found


def _allocate(variable: Alloca, count: int) -> None:
    function: Function = variable.function
    module = function.module
    builder = Builder(module).before(variable)
    made = rules.allocate(builder, i64(max(1, count * module.layout.size_of(variable.allocated_type))))
    for user in users_of_address(variable):
        if isinstance(user, Call) and ".lifetime." in callee_name(user):
            user.erase()
    variable.replace_all_uses_with(made)
    variable.erase()
    for block in function.blocks:
        if isinstance(block.terminator, Return):
            rules.release(Builder(module).before(block.terminator), made)
