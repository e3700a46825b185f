"""Structs passed by value with pointers and other things in them become their members, one argument each.

A pointer has a shadow, a number an adjoint of its own: an argument is either.  Such structs are rare in programs, but
tapes are: in derivatives that are differentiated again.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build.analysis import CallKind, called_function, classify
from enzyme_build.differentiate.machine import attributes_of_copy
from enzyme_build.ir import (
    VOID,
    Branch,
    Builder,
    Call,
    Function,
    PointerType,
    Type,
    Undef,
    Value,
    bare_name,
    clone_body,
    function_type,
    is_aggregate,
    member_types,
    quoted,
    scalar_types,
)


def pass_members(function: Function) -> None:
    """Every call in the function that passes such a struct calls a copy of its callee that takes the members."""
    for call in [i for i in function.instructions() if isinstance(i, Call)]:
        callee = called_function(call)
        if callee is None or classify(call) is not CallKind.DEFINED:
            continue
        if not any(_is_mixed(a.type) for a in callee.arguments):
            continue
        builder = Builder(function.module).before(call)
        with builder.deriving(call):
            arguments = [part for a in call.arguments for part in _parts(builder, a)]
            made = builder.call(_taking_members(callee), arguments)
        made.name = call.name
        call.replace_all_uses_with(made)
        call.erase()


def _is_mixed(type_: Type) -> bool:
    kinds = {type(scalar) for scalar in scalar_types(type_)}
    return is_aggregate(type_) and PointerType in kinds and len(kinds) > 1


def _parts(builder: Builder, value: Value) -> Iterator[Value]:
    if not _is_mixed(value.type):
        yield value
        return
    for index in range(len(member_types(value.type))):
        yield from _parts(builder, builder.extract_value(value, index))


def _part_types(type_: Type) -> Iterator[Type]:
    if not _is_mixed(type_):
        yield type_
        return
    for member in member_types(type_):
        yield from _part_types(member)


def _whole(builder: Builder, type_: Type, parts: Iterator[Value]) -> Value:
    if not _is_mixed(type_):
        return next(parts)
    whole: Value = Undef(type_)
    for index, member in enumerate(member_types(type_)):
        whole = builder.insert_value(whole, _whole(builder, member, parts), index)
    return whole


def _taking_members(callee: Function) -> Function:
    """The copy of a function that takes the members; made once."""
    module = callee.module
    name = quoted(f"{bare_name(callee.name)}.members")
    found = module.functions.get(name)
    if found is not None:
        return found
    types = [part for argument in callee.arguments for part in _part_types(argument.type)]
    made = module.add_function(name, function_type(callee.return_type, types), [f"a{k}" for k in range(len(types))])
    made.syntax.after_parameters = attributes_of_copy(callee)
    entry = made.add_block("members")
    builder = Builder(module, entry)
    parts: Iterator[Value] = iter(made.arguments)
    values: dict[Value, Value] = {a: _whole(builder, a.type, parts) for a in callee.arguments}
    clone_body(callee, made, values)
    entry.append(Branch(VOID, [], [made.blocks[1]]))
    pass_members(made)
    return made
