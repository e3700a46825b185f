"""Calls that ask for no derivative but say something about one; each is replaced by what it means.

__enzyme_iter(n, k)               n, and k more in each derivative (see `more_iterations`)
__enzyme_call_inactive(f, …)      f(…), without a derivative
__enzyme_ignore_derivatives(x)    x, without a derivative
__enzyme_scale_gradient(x, s)     x, with s times its derivative; s itself has none
__enzyme_virtualreverse(table)    the table: derivatives find the functions of an object by its primal (see `dispatch`)
__enzyme_shadow(&g, width, lane)  the address of the shadow of g, which is input and output from then on
__enzyme_checkpoint_loop(…)       see `annotated_loops`
__enzyme_double(p, bytes), …      p points to such data: said by loads whose results nobody uses
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import address_of
from enzyme_build.differentiate.annotated_loops import lower_annotated_loops
from enzyme_build.differentiate.checkpointed_loops import lower_checkpoint
from enzyme_build.differentiate.constant_writers import inactive_identity
from enzyme_build.differentiate.dense_pointers import mark_nowhere
from enzyme_build.differentiate.fixed_points import lower_fixed_point
from enzyme_build.differentiate.global_shadows import USERS_SHADOW
from enzyme_build.differentiate.markers import function_in, number_in
from enzyme_build.differentiate.more_iterations import iterations
from enzyme_build.differentiate.request_places import as_call, fitted, hand_back
from enzyme_build.differentiate.requests import DENSE, entry_point_of, is_helper, request_calls
from enzyme_build.differentiate.truncation import lower_truncation
from enzyme_build.differentiate.type_attributes import EVERYWHERE
from enzyme_build.errors import RequestError, blame
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    I8,
    I64,
    PTR,
    Builder,
    Call,
    CallSyntax,
    FloatType,
    GlobalVariable,
    Module,
    Type,
    Value,
    bare_name,
    function_type,
    i64,
    location_of,
)

_HINTED: dict[str, Type] = {
    "__enzyme_float": FLOAT,
    "__enzyme_double": DOUBLE,
    "__enzyme_integer": I64,
    "__enzyme_pointer": PTR,
}
_MOST_HINTS = 4096  # loads that one hint becomes


def lower_helpers(module: Module) -> None:
    """Replace every call of a helper."""
    mark_nowhere(module)
    lower_annotated_loops(module)
    for function in list(module.functions.values()):
        for request in request_calls(function):
            entry = entry_point_of(request.callee.name)
            if is_helper(request, module) and entry not in DENSE:
                with blame(location_of(request)):
                    call = as_call(request)
                    builder = Builder(module).before(call)
                    hand_back(builder, call, _meaning(builder, call, entry))


def _meaning(builder: Builder, call: Call, entry: str) -> list[Value]:
    if not call.arguments:
        raise RequestError(f"`{entry}` needs an argument")
    match entry:
        case "__enzyme_iter":
            return [iterations(builder, call)]
        case "__enzyme_virtualreverse":
            return call.arguments[:1]
        case "__enzyme_call_inactive":
            return _inactive_call(builder, call)
        case "__enzyme_ignore_derivatives":
            return [builder.call(inactive_identity(builder.module, call.arguments[0].type), call.arguments[:1])]
        case "__enzyme_scale_gradient":
            return [_scaled(builder, call)]
        case "__enzyme_checkpoint_for" | "__enzyme_checkpoint_while":
            return lower_checkpoint(builder, call, entry.endswith("while"))
        case "__enzyme_fixed_point":
            return lower_fixed_point(builder, call)
        case _ if "truncate" in entry or "expand" in entry:
            return lower_truncation(builder, call, entry)
        case "__enzyme_shadow":
            return [_shadow(builder, call)]
        case _:
            _hint(builder, call, _HINTED[entry])
            return []


def _scaled(builder: Builder, call: Call) -> Value:
    if len(call.arguments) != 2 or not all(isinstance(value.type, FloatType) for value in call.arguments):
        raise RequestError(
            "`__enzyme_scale_gradient` takes a number and the factor of its derivative",
            help="of arrays, one element after the other: see <enzyme/gradient.h>",
        )
    value, factor = call.arguments
    if factor.type is not value.type:
        assert isinstance(factor.type, FloatType) and isinstance(value.type, FloatType)
        factor = builder.cast("fptrunc" if factor.type.bits > value.type.bits else "fpext", factor, value.type)
    return rules.scaled_gradient(builder, value, builder.call(inactive_identity(builder.module, value.type), [factor]))


def _inactive_call(builder: Builder, call: Call) -> list[Value]:
    target = function_in(call.arguments[0], builder.module)
    values = call.arguments[1:]
    if target is None:
        type_ = function_type(call.type, [v.type for v in values])
        made = builder.call(call.arguments[0], values, type_)
    elif len(target.arguments) != len(values):
        raise RequestError(f"`{bare_name(target.name)}` takes {len(target.arguments)} arguments, not {len(values)}")
    else:
        made = builder.call(target, [fitted(builder, v, a.type) for v, a in zip(values, target.arguments)])
    made.syntax = CallSyntax(function_attributes='"enzyme_inactive" noinline')
    return [made] if call.uses else []


def _shadow(builder: Builder, call: Call) -> Value:
    module, place = builder.module, address_of(call.arguments[0])
    variable = place.base
    lane = number_in(call.arguments[2], module) if len(call.arguments) > 2 else 0
    if not isinstance(variable, GlobalVariable) or place.strides or lane is None:
        raise RequestError("`__enzyme_shadow` takes the address of a global, the width and the lane, as constants")
    name = f"{USERS_SHADOW}{lane}.{bare_name(variable.name)}"
    found = module.globals.get(name)
    if found is None:
        space, alignment = variable.address_space, variable.alignment
        made = GlobalVariable(name, variable.value_type, "zeroinitializer", "internal", False, space, alignment)
        found = module.add_global(made)
    return builder.gep(I8, found, [i64(place.offset)]) if place.offset else found


def _hint(builder: Builder, call: Call, type_: Type) -> None:
    """Loads at every place that the hint speaks of; all of one value if it names no size."""
    size = builder.module.layout.size_of(type_)
    given = number_in(call.arguments[1], builder.module) if len(call.arguments) > 1 else size
    if given is None or (given < 1 and given != EVERYWHERE):
        raise RequestError("the size behind a type hint is not a constant number of bytes")
    pointer = call.arguments[0]
    if given == EVERYWHERE:  # an index that nobody knows
        places = [builder.gep(type_, pointer, [builder.cast("ptrtoint", pointer, I64)])]
    else:
        ends = range(0, min(max(given, size), _MOST_HINTS * size), size)
        places = [builder.gep(I8, pointer, [offset]) for offset in ends]
    for place in places:
        loaded = builder.load(type_, place, alignment=1)
        if type_ is I64:
            builder.binary("mul", loaded, i64(3))  # what is only moved might be anything
