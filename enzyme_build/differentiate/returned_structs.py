"""Requests about functions that return a large struct: C passes the place for it as a hidden first argument.

    S f(T t);  S ds = __enzyme_fwddiff(f, t, dt);    →    S s;  __enzyme_fwddiff(void f(S *, T), &s, &ds, t, dt);

With `enzyme_primal_return` the place holds the result and then its tangents, one a lane.
"""

from __future__ import annotations

from enzyme_build.differentiate.markers import function_in, marker_in, number_in
from enzyme_build.differentiate.request_places import as_call
from enzyme_build.differentiate.requests import MODES, entry_point_of, has_sret, request_calls
from enzyme_build.differentiate.user_calls import returned_type
from enzyme_build.errors import RequestError, blame
from enzyme_build.ir import I8, PTR, VOID, Builder, Call, Function, Module, Value, bare_name, function_type, location_of


def spell_out_returned_structs(module: Module) -> None:
    for function in list(module.functions.values()):
        for request in request_calls(function):
            if not has_sret(request) or len(request.arguments) < 2 or entry_point_of(request.callee.name) not in MODES:
                continue
            target = function_in(request.arguments[1], module)
            if target is not None and target.return_type is VOID and returned_type(target) is not VOID:
                with blame(location_of(request)):
                    _write_through_pointer(as_call(request), target)


def _write_through_pointer(call: Call, target: Function) -> None:
    module = call.function.module
    entry = entry_point_of(call.callee.name)
    place, function, *values = call.arguments
    markers = [marker_in(value) for value in values]
    if entry != "__enzyme_fwddiff" or "enzyme_interleave" in markers:
        raise RequestError(
            f"`{bare_name(target.name)}` returns {returned_type(target)} in memory, which `{entry}` does not take here",
            help="differentiate a function that writes the struct through a pointer, with its shadow",
        )
    type_ = returned_type(target)
    width = 1
    if "enzyme_width" in markers:
        width = number_in(values[markers.index("enzyme_width") + 1], module) or 1
    builder = Builder(module).before(call.function.entry.instructions[0])
    primal: Value = builder.alloca(type_, "returned", alignment=16)
    builder.before(call)
    size, first = module.layout.size_of(type_), 0
    if "enzyme_primal_return" in markers:
        primal, first = place, 1
    shadows = [builder.gep(I8, place, [size * (first + lane)]) for lane in range(width)]
    rest = [value for value, marker in zip(values, markers) if marker != "enzyme_primal_return"]
    name = f"{entry}.returned"
    asked = module.functions.get(name)
    if asked is None:
        asked = module.functions[name] = Function(module, name, function_type(VOID, [PTR], True))
    made = Call(asked.function_type, asked, [function, primal, *shadows, *rest])
    made.metadata = dict(call.metadata)
    builder.insert(made)
    call.erase()
