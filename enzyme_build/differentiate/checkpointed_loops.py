"""Loops that the reverse sweep runs again from snapshots instead of recording them.

    __enzyme_checkpoint_for(step, n, state, bytes, [scheme, number,] more…)
    for (i = 0; i < n; ++i) step(state, i, more…);

    __enzyme_checkpoint_while(step, state, bytes, [scheme, number,] more…)
    for (i = 0; step(state, i, more…); ++i) {}

The loop's state is `bytes` bytes, written by `step` in place; `more` is only read, but for pointers that are given as
`enzyme_state, pointer, bytes`: what lies there is state, too, and stays where it is.  The schemes:

- `enzyme_revolve, s` (the default; s = 0: about log₂ n): s snapshots at binomial places, the fewest steps done again
  that so much memory allows (A. Griewank, 1992);
- `enzyme_periodic, k`: a snapshot every k steps, and all states of one such period at a time;
- `enzyme_store_all, 0`: every state.
- `enzyme_budget, b`: revolve with as many snapshots as b bytes hold.

`lower_checkpoint` makes the call a loop in a function of its own; `write_checkpointed` writes that function's halves.
"""

from __future__ import annotations

from enzyme_build.differentiate.arguments import unknown_marker
from enzyme_build.differentiate.lasting_variables import make_lasting
from enzyme_build.differentiate.loops_written import Frame, counted
from enzyme_build.differentiate.markers import function_in, marker_in, number_in
from enzyme_build.differentiate.registrations import STEP, note, noted
from enzyme_build.differentiate.request_places import fitted
from enzyme_build.errors import RequestError
from enzyme_build.ir import (
    I64,
    PTR,
    VOID,
    Builder,
    Call,
    Function,
    IntegerType,
    Module,
    Type,
    Value,
    bare_name,
    constant_int,
    function_type,
    i64,
    is_pointer,
    quoted,
)

SCHEMES = ("enzyme_revolve", "enzyme_periodic", "enzyme_store_all", "enzyme_budget")
REGION = "enzyme_state"
OUTLINED = "enzyme_outlined"  # noted of a step that is the body of a loop
OWN_GLOBALS = "enzyme_own_globals"  # noted of such a step: those that are part of the state
FIXED = 3  # parameters of a checkpointed loop before `more`: count, state, bytes; behind it sizes of regions


def is_checkpointed(function: Function) -> bool:
    return noted(function, "enzyme_checkpointed") is not None


def regions_of(loop: Function) -> list[int]:
    """Which of `more` are state."""
    places = (noted(loop, "enzyme_checkpointed") or "").rpartition(":")[2]
    return [int(place) for place in places.split(".") if place]


def lower_checkpoint(builder: Builder, call: Call, is_while: bool) -> list[Value]:
    """Call a function of the loop's own in place of the request."""
    module, values = builder.module, list(call.arguments)
    step = function_in(values.pop(0), module)
    if step is None or step.is_declaration:
        raise RequestError("the step of a checkpointed loop is not a function with a body that is known when linking")
    fixed = (["the number of steps"] if not is_while else []) + ["the state", "the size of the state"]
    if len(values) < len(fixed):
        raise RequestError(f"too few arguments: {fixed[len(values)]} is missing")
    count: Value = i64(0) if is_while else _word(builder, values.pop(0), "the number of steps")
    state, size = values.pop(0), _word(builder, values.pop(0), "the size of the state")
    if not is_pointer(state.type):
        raise RequestError(f"the state of a checkpointed loop has type {state.type}, but a pointer is expected")
    scheme, values = scheme_in(values, module)
    values, regions, sizes = _regions(builder, values)
    if len(step.arguments) != 2 + len(values):
        raise RequestError(
            f"`{bare_name(step.name)}` takes {len(step.arguments)} arguments, but {2 + len(values)} come"
        )
    more = [fitted(builder, v, a.type) for v, a in zip(values, step.arguments[2:])]
    loop = loop_function(module, step, is_while, scheme, regions)
    make_lasting(builder.call(loop, [count, state, size, *more, *sizes]))
    return []


def scheme_in(values: list[Value], module: Module) -> tuple[str, list[Value]]:
    """(the scheme and its number, `revolve:10`; the arguments behind them)"""
    marker = marker_in(values[0]) if values else ""
    if not marker or marker == REGION:
        return "revolve:0", values
    if marker not in SCHEMES:
        raise unknown_marker(marker)
    found = number_in(values[1], module) if len(values) > 1 else None
    if found is None:
        raise RequestError(f"the number behind `{marker}` is not a constant that is known when linking")
    return f"{marker.removeprefix('enzyme_')}:{found}", values[2:]


def _regions(builder: Builder, values: list[Value]) -> tuple[list[Value], list[int], list[Value]]:
    """(the arguments behind the scheme without markers and sizes, which of them are state, how many bytes of each)."""
    more: list[Value] = []
    regions: list[int] = []
    sizes: list[Value] = []
    while values:
        if marker_in(values[0]) == REGION:
            if len(values) < 3 or not is_pointer(values[1].type):
                raise RequestError(f"`{REGION}` is followed by a pointer and the number of bytes there")
            regions.append(len(more))
            sizes.append(_word(builder, values[2], f"the size behind `{REGION}`"))
            del values[2], values[0]
        more.append(values.pop(0))
    return more, regions, sizes


def _word(builder: Builder, value: Value, what: str) -> Value:
    if not isinstance(value.type, IntegerType):
        raise RequestError(f"{what} has type {value.type}, but an integer is expected")
    return value if value.type is I64 else builder.cast("sext", value, I64)


def loop_function(module: Module, step: Function, is_while: bool, scheme: str, regions: list[int]) -> Function:
    """The loop as a function (count, state, bytes, more…, bytes of regions); `regions` are their places in `more`."""
    places = ".".join(map(str, regions))
    name = f"{bare_name(step.name)}.{'while' if is_while else 'steps'}.{scheme.replace(':', '.')}.{places}".rstrip(".")
    found = module.functions.get(quoted(name)) or module.functions.get(name)
    if found is not None:
        return found
    more = [a.type for a in step.arguments[2:]]
    type_ = function_type(VOID, [I64, PTR, I64, *more, *[I64] * len(regions)])
    made = module.add_function(quoted(name), type_, linkage="weak")  # until it is differentiated: see `preparation`
    made.syntax.after_parameters = 'noinline "enzyme_kept"="internal"'
    note(made, "enzyme_checkpointed", f"{'while' if is_while else 'for'}:{scheme}:{places}")
    note(made, STEP, bare_name(step.name))
    frame = Frame(Builder(module, made.add_block("entry")), made)
    given = list[Value](made.arguments[FIXED : FIXED + len(more)])
    run_steps(frame, step, made.arguments[1], given, i64(0), None if is_while else made.arguments[0])
    frame.builder.ret()
    return made


def run_steps(frame: Frame, step: Function, state: Value, more: list[Value], first: Value, end: Value | None) -> Value:
    """Steps from `first` up to `end`, or (None) until the step says no; answers how many steps there were."""
    builder = frame.builder
    index_type = step.arguments[1].type

    def once(index: Value) -> Value:
        number = index if index_type is I64 else builder.cast("trunc", index, index_type)
        return builder.call(step, [state, number, *more])

    if end is not None:
        counted(frame, first, end, once)
        return end
    return frame.until(lambda index: builder.compare("eq", result := once(index), _nothing(result.type)))


def _nothing(type_: Type) -> Value:
    if not isinstance(type_, IntegerType):
        raise RequestError(f"the step of `__enzyme_checkpoint_while` returns {type_}, but an integer is expected")
    return constant_int(type_, 0)
