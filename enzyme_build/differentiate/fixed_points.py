"""Iterations to a fixed point, and their adjoint iterations.

    __enzyme_fixed_point(step, enzyme_fp_state, z, bytes, [enzyme_fp_tolerance, t,] [enzyme_fp_most, n,] more…)

runs step(z, more…), which replaces z by F(z), until no component of z changes by more than t·max(1, |component|)
(t = 1e-13 unless said), at most n times (10000).  At z = F(z, p) the adjoint is λ = z̄ + λ·∂F/∂z, found by the same kind
of iteration, then p̄ += λ·∂F/∂p (B. Christianson, 1994).  The first guess has no influence: its adjoint is zero.
Nothing is recorded but z.  If either iteration does not converge, the program stops with a message.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_build import rules
from enzyme_build.analysis import address_of
from enzyme_build.differentiate.lasting_variables import make_lasting
from enzyme_build.differentiate.loops_written import Frame, copy_bytes, counted
from enzyme_build.differentiate.markers import function_in, marker_in, number_in
from enzyme_build.differentiate.registrations import STEP, note, noted
from enzyme_build.differentiate.request_places import fitted
from enzyme_build.errors import RequestError
from enzyme_build.ir import (
    DOUBLE,
    I1,
    I64,
    PTR,
    VOID,
    Builder,
    Call,
    FloatType,
    Function,
    Instruction,
    IntegerType,
    Load,
    Module,
    Store,
    Value,
    bare_name,
    false,
    float_constant,
    function_type,
    i64,
    is_pointer,
    location_of,
    quoted,
    scalar_of,
    true,
)

TOLERANCE, MOST = 1e-13, 10_000
FIXED = 3  # parameters of the iteration before `more`: z, bytes, tolerance


def is_fixed_point(function: Function) -> bool:
    return noted(function, "enzyme_fixed_point") is not None


def lower_fixed_point(builder: Builder, call: Call) -> list[Value]:
    """Call a function of the iteration's own in place of the request."""
    module, values = builder.module, list(call.arguments)
    step = function_in(values.pop(0), module)
    if step is None or step.is_declaration:
        raise RequestError("the step of a fixed point is not a function with a body that is known when linking")
    if not values or marker_in(values.pop(0)) != "enzyme_fp_state" or len(values) < 2:
        raise RequestError("`enzyme_fp_state`, the state and its size in bytes are missing behind the step")
    state, size = values.pop(0), values.pop(0)
    if not is_pointer(state.type) or not isinstance(size.type, IntegerType):
        raise RequestError("behind `enzyme_fp_state` stand the address of the state and its size in bytes")
    tolerance: Value = float_constant(DOUBLE, TOLERANCE)
    most = MOST
    while len(values) > 1 and (marker := marker_in(values[0])):
        if marker == "enzyme_fp_tolerance":
            tolerance = values[1]
        elif marker == "enzyme_fp_most" and (found := number_in(values[1], module)) is not None:
            most = found
        else:
            raise RequestError(f"the marker `{marker}` is not known, or has no constant number behind it")
        values = values[2:]
    name = bare_name(step.name)
    if len(step.arguments) != 1 + len(values):
        raise RequestError(f"`{name}` takes {len(step.arguments)} arguments, but {1 + len(values)} come")
    if not all(_is_double(i, step) for i in step.instructions()):
        raise RequestError(f"the state of `{name}` holds other numbers than doubles")
    more = [fitted(builder, v, a.type) for v, a in zip(values, step.arguments[1:])]
    size = size if size.type is I64 else builder.cast("sext", size, I64)
    iteration = _iteration(module, step, most, str(location_of(call)))
    make_lasting(builder.call(iteration, [state, size, tolerance, *more]))
    return []


def _iteration(module: Module, step: Function, most: int, place: str) -> Function:
    types = [PTR, I64, DOUBLE, *(a.type for a in step.arguments[1:])]
    name = quoted(f"{bare_name(step.name)}.fixed.point")
    made = module.add_function(name, function_type(VOID, types), linkage="weak")  # until it is differentiated
    made.syntax.after_parameters = 'noinline "enzyme_kept"="internal"'
    note(made, "enzyme_fixed_point", str(most))
    note(made, STEP, bare_name(step.name))
    frame = Frame(Builder(module, made.add_block("entry")), made)
    state, size, tolerance, *more = made.arguments

    def once() -> None:
        frame.builder.call(step, [state, *more])

    iterate(frame, state, size, tolerance, most, once, f"the fixed point at {place}")
    frame.builder.ret()
    return made


def _is_double(instruction: Instruction, step: Function) -> bool:
    """What is loaded from the state, or stored there, is a double if it is a number."""
    if not isinstance(instruction, (Load, Store)) or address_of(instruction.pointer).base is not step.arguments[0]:
        return True
    type_ = scalar_of(instruction.accessed_type)
    return not isinstance(type_, FloatType) or type_ is DOUBLE


def iterate(
    frame: Frame, state: Value, size: Value, tolerance: Value, most: int, once: Callable[[], object], what: str
) -> None:
    """Repeat `once` until the doubles at `state` change no more."""
    builder = frame.builder
    before = rules.allocate(builder, size)
    count = builder.binary("udiv", size, i64(8))
    again, tries = frame.slot(I1, true()), frame.slot(I64, i64(0))

    def compare(index: Value) -> None:
        new = builder.load(DOUBLE, builder.gep(DOUBLE, state, [index]))
        old = builder.load(DOUBLE, builder.gep(DOUBLE, before, [index]))
        change = _size(builder, builder.binary("fsub", new, old))
        scale = builder.intrinsic("maxnum", [DOUBLE], DOUBLE, [_size(builder, new), float_constant(DOUBLE, 1.0)])
        large = builder.compare("ugt", change, builder.binary("fmul", scale, tolerance))
        builder.store(builder.binary("or", builder.load(I1, again), large), again)

    def body() -> None:
        copy_bytes(builder, before, state, size)
        once()
        builder.store(false(), again)
        counted(frame, i64(0), count, compare)
        tried = builder.binary("add", builder.load(I64, tries), i64(1))
        builder.store(tried, tries)
        late = builder.compare("ugt", tried, i64(most))
        frame.when(late, lambda: rules.stop(builder, f"{what} does not converge in {most} steps"))

    frame.whilst(lambda: builder.load(I1, again), body)
    rules.release(builder, before)


def _size(builder: Builder, value: Value) -> Value:
    return builder.intrinsic("fabs", [DOUBLE], DOUBLE, [value])
