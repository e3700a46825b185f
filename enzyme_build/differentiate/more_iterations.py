"""`__enzyme_iter(n, k)`: n iterations in the primal, k more in its derivative, 2k more in its second derivative.

A series that is cut off behind n terms keeps its accuracy so: each differentiation takes one order from it.  The number
is a call of a function that returns n; the canonical copy, of which a derivative is written, calls it for n + k.
"""

from __future__ import annotations

from enzyme_build.differentiate.registrations import note
from enzyme_build.errors import RequestError
from enzyme_build.ir import (
    Builder,
    Call,
    Function,
    IntegerType,
    Type,
    Value,
    bare_name,
    function_type,
    is_pointer,
    quoted,
)

_NAME = "enzyme_build.iterations."
ATTRIBUTES = "nounwind willreturn speculatable memory(none)"  # of what users declare


def iterations(builder: Builder, call: Call) -> Value:
    """The number that `__enzyme_iter` stands for; Fortran passes addresses."""
    if len(call.arguments) != 2 or not isinstance(call.type, IntegerType):
        raise RequestError("`__enzyme_iter` takes a number of iterations, and how many more each derivative has")
    numbers = [_number(builder, value, call.type) for value in call.arguments]
    return builder.call(_function(builder, call.type), numbers)


def more_iterations(copy: Function) -> None:
    """A derivative's iterations, in the canonical copy of which it is written."""
    for call in [i for i in copy.instructions() if isinstance(i, Call) and isinstance(i.callee, Function)]:
        if bare_name(call.callee.name).startswith(_NAME):
            count, more = call.arguments
            call.set_operand(0, Builder(copy.module).before(call).binary("add", count, more))


def _number(builder: Builder, value: Value, type_: Type) -> Value:
    if is_pointer(value.type):
        value = builder.load(type_, value)
    assert isinstance(value.type, IntegerType) and isinstance(type_, IntegerType)
    if value.type is type_:
        return value
    return builder.cast("trunc" if value.type.bits > type_.bits else "sext", value, type_)


def _function(builder: Builder, type_: Type) -> Function:
    name = quoted(f"{_NAME}{type_}")
    found = builder.module.functions.get(name)
    if found is None:
        found = builder.module.add_function(name, function_type(type_, [type_] * 2), ["n", "k"], linkage="weak")
        found.syntax.after_parameters = f'noinline {ATTRIBUTES} "enzyme_kept"="internal"'
        note(found, "enzyme_inactive")
        Builder(builder.module, found.add_block("entry")).ret(found.arguments[0])
    return found
