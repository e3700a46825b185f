"""Generic code that is told how large its elements are: a copy of it for each size that it is called with.

A sort, a vector or a queue in C takes the bytes of an element and goes by multiples of it.  Where the program uses it
for several types, neither its steps nor what its copies move can be told; in a copy for one size they are as in code
that was written for that type.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import CallKind, called_function, callee_name, classify
from enzyme_build.differentiate.machine import attributes_of_copy
from enzyme_build.differentiate.registrations import STEP, noted
from enzyme_build.ir import (
    I8,
    Argument,
    Binary,
    Call,
    Cast,
    ConstantInt,
    Freeze,
    Function,
    GetElementPtr,
    IntegerType,
    Phi,
    Value,
    bare_name,
    clone_body,
    quoted,
)

_MOST_COPIES = 8  # of one function
_NARROWEST = 32  # bits of a size
_Sizes = dict[int, ConstantInt]  # by parameter


def pass_sizes(function: Function) -> None:
    """Every call in the function that says how large elements are calls a copy of its callee for that size."""
    for call in [i for i in function.instructions() if isinstance(i, Call)]:
        callee = called_function(call)
        if callee is None or classify(call) is not CallKind.DEFINED or callee.function_type.variadic:
            continue
        if noted(callee, STEP) is not None:  # its derivative is not that of its body
            continue
        given = {i: a for i, a in enumerate(call.arguments) if isinstance(a, ConstantInt) and _may_be_size(a)}
        sizes = {index: size for index, size in given.items() if _is_size(callee.used_arguments[index])}
        made = _for_sizes(callee, sizes) if sizes else None
        if made is not None:
            call.set_operand(len(call.operands) - 1, made)


def _may_be_size(value: ConstantInt) -> bool:
    return isinstance(value.type, IntegerType) and value.type.bits >= _NARROWEST and value.value > 1


# ---- which parameters -----------------------------------------------------------------------------------------
def _is_size(parameter: Argument) -> bool:
    """Do addresses go by so many bytes, times something, or are so many moved, here or in what it is handed on to?"""
    seen: set[Value] = set()
    work: list[Value] = [parameter]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        for user, index in value.uses:
            match user:
                case Cast() | Freeze():
                    work.append(user)
                case Binary(opcode="mul") if _moves_addresses(user):
                    return True
                case Call() if _is_length(user, index):
                    return True
                case Call() if classify(user) is CallKind.DEFINED and (callee := called_function(user)) is not None:
                    work += callee.used_arguments[index : index + 1]
                case _:
                    pass
    return False


def _moves_addresses(product: Value) -> bool:
    seen: set[Value] = set()
    work = [product]
    while work:
        value = work.pop()
        if value not in seen:
            seen.add(value)
            if any(
                isinstance(user, GetElementPtr) and index > 0 and user.source_type is I8 for user, index in value.uses
            ):
                return True
            work += [u for u in value.users if isinstance(u, (Cast, Phi)) or (isinstance(u, Binary) and _adds(u))]
    return False


def _adds(operation: Binary) -> bool:
    return operation.opcode in ("add", "sub")


def _is_length(call: Call, index: int) -> bool:
    rule = rules.memory_rule(callee_name(call))
    return rule is not None and rule.source is not None and rule.length == index


# ---- the copies -----------------------------------------------------------------------------------------------
def _for_sizes(callee: Function, sizes: _Sizes) -> Function | None:
    """The copy of a function for these sizes; made once.  None if there are too many of that function."""
    module = callee.module
    stem = f"{bare_name(callee.name)}.sizes."
    name = quoted(stem + ".".join(f"{index}.{size.value}" for index, size in sizes.items()))
    found = module.functions.get(name)
    if found is not None:
        return found
    if sum(bare_name(known).startswith(stem) for known in module.functions) >= _MOST_COPIES:
        return None
    made = module.add_function(name, callee.function_type, [a.name for a in callee.arguments])
    made.syntax.after_parameters = attributes_of_copy(callee)
    for argument, original in zip(made.arguments, callee.arguments):
        argument.attributes = original.attributes
    values: dict[Value, Value] = dict(zip(callee.arguments, made.arguments))
    clone_body(callee, made, values | {callee.arguments[index]: size for index, size in sizes.items()})
    return made
