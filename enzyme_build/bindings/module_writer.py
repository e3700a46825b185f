"""The text of the Python module: the runtime checks, the library's prototypes, and one function for each wrapper.

A Python function does, in this order: check what was given, read off the lengths, check the shapes, make outputs and
cells (a number in memory), call, return.  Its derivatives do the same with an adjoint or a tangent beside each
shadowed argument.  Names of the user start with a letter, all others with an underscore, so they never collide.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from importlib import resources
from pathlib import PurePath
from pprint import pformat

from enzyme_build.bindings.prototypes import Scalar
from enzyme_build.bindings.wrappers import WrappedArgument, Wrapper

Lines = list[str]
_POINTER = "_ctypes.c_void_p"


def write_module(
    wrappers: Sequence[Wrapper], library: str, source: str = "", uses: Sequence[tuple[str, str]] = ()
) -> str:
    """A Python module that wraps the functions of `library`, a file beside it; `uses`: (package, file) loaded first."""
    names = [name for wrapper in wrappers for name in public_names(wrapper)]
    parts = [
        f'"""Functions compiled from {source or library}, as Python functions of NumPy arrays and numbers.\n\n'
        f'Written by enzyme-build; changes are lost when it is written again.\n"""',
        _runtime(),
        "\n".join(f"_load_of({package!r}, {file!r})" for package, file in uses),
        f"_library = _load({library!r})",
        f"_functions = {pformat({w.name: _facts(w) for w in wrappers}, width=118, sort_dicts=False)}",
        "\n".join(line for wrapper in wrappers for line in _declarations(wrapper)),
        *("\n\n".join(_functions(wrapper)) for wrapper in wrappers),
        f"__all__ = {names!r}",
    ]
    return "\n\n\n".join(part.strip("\n") for part in parts if part.strip()) + "\n"


def public_names(wrapper: Wrapper) -> list[str]:
    """The names that the module offers for one compiled function."""
    names = [wrapper.name]
    if wrapper.wants_reverse:
        scalar = [f"{wrapper.name}_gradient", f"{wrapper.name}_value_and_gradient"]
        names += scalar if wrapper.is_scalar_valued else [f"{wrapper.name}_vjp"]
    return names + [f"{wrapper.name}_jvp"] * wrapper.wants_forward + [f"{wrapper.name}_hvp"] * wrapper.wants_second


def _facts(wrapper: Wrapper) -> dict[str, object]:
    """What `enzyme-build check` must know of a function: how to draw its arguments, what it returns."""
    result = wrapper.prototype.result
    return {
        "arguments": [
            {
                "name": a.name, "role": a.role, "kind": a.scalar.kind, "dtype": a.scalar.numpy,
                "shape": a.shape, "order": a.order, "given": a.is_given, "active": a.is_active,
            }
            for a in wrapper.arguments
        ],
        "outputs": [wrapper.has_active_result] * (result is not None)
        + [output.is_differentiable_output for output in wrapper.outputs],
        "reverse": wrapper.wants_reverse,
        "forward": wrapper.wants_forward,
        "scalar": wrapper.is_scalar_valued,
    }  # fmt: skip


def _runtime() -> str:
    text = resources.files("enzyme_build.bindings").joinpath("runtime.py").read_text(encoding="utf-8")
    imports, checks = text.split('"""', 2)[2].split("# What stands below this line is copied.\n")
    imports = "\n".join(line for line in imports.splitlines() if not line.startswith(("#", "_library")))
    return imports.strip() + "\n\n\n" + checks.strip()


def _declarations(wrapper: Wrapper) -> Lines:
    """The C prototypes: of the function itself, and of its requests, where what is shadowed is a pair of pointers."""
    prototype = wrapper.prototype
    result = f"_ctypes.{prototype.result.ctypes}" if prototype.result else "None"
    own = [_POINTER if a.role != "value" else f"_ctypes.{a.scalar.ctypes}" for a in wrapper.arguments]
    lines = [f"_compiled_{wrapper.name} = _declare({', '.join([repr(prototype.symbol), result, *own])})"]
    pairs, fours = (
        [text for a, kind in zip(wrapper.arguments, own) for text in ([_POINTER] * n if a.is_shadowed else [kind])]
        + [_POINTER] * n * wrapper.has_active_result
        for n in (2, 4)
    )
    for symbol in wrapper.exports[1:]:
        passed = fours if symbol in (wrapper.second_symbol, wrapper.twice_symbol) else pairs
        lines.append(f"_compiled_{symbol} = _declare({', '.join([repr(symbol), 'None', *passed])})")
    return lines


def _functions(wrapper: Wrapper) -> Iterable[str]:
    yield "\n".join(_primal(wrapper)) + "\n"
    if wrapper.wants_reverse:
        yield "\n".join(_reverse_core(wrapper)) + "\n"
        yield "\n".join(_gradients(wrapper) if wrapper.is_scalar_valued else _vjp(wrapper)) + "\n"
    if wrapper.wants_forward:
        yield "\n".join(_jvp(wrapper)) + "\n"
    if wrapper.wants_second:
        yield "\n".join(_second_core(wrapper)) + "\n"
        yield "\n".join(_hvp(wrapper)) + "\n"


def given_names(wrapper: Wrapper) -> list[str]:
    return [argument.name for argument in wrapper.arguments if argument.is_given]


def seed_names(wrapper: Wrapper) -> list[str]:
    """The parameters of `f_vjp` that hold the adjoints coming in, one for each differentiable output."""
    return ["result_seed"] * wrapper.has_active_result + [f"{a.name}_seed" for a in wrapper.differentiable_outputs]


def tangent_names(wrapper: Wrapper) -> list[str]:
    """The parameters of `f_jvp` that hold the tangents coming in, one for each active argument."""
    return [f"{argument.name}_tangent" for argument in wrapper.actives]


def _head(name: str, parameters: Sequence[str], doc: Sequence[str]) -> Lines:
    text = [line.replace("\\", "\\\\").replace('"""', "'''") for line in doc]
    body = [f'    """{text[0]}', *(f"    {line}".rstrip() for line in text[1:])]
    closed = [*body[:-1], body[-1] + '"""'] if len(body) == 1 else [*body, '    """']
    return [f"def {name}({', '.join(parameters)}):", *closed]


def _primal(wrapper: Wrapper) -> Lines:
    doc = [f"{_call_text(wrapper)}.", "", *_argument_docs(wrapper)]
    lines = [f"    _where = {wrapper.name!r}", *_prepared(wrapper)]
    arguments: Lines = []
    for argument in wrapper.arguments:
        if argument.role == "reference":
            lines.append(f"    {_cell(argument.name)} = {_new_cell(argument)}")
        arguments.append(_passed(argument))
    result = "_result = " if wrapper.prototype.result else ""
    lines.append(f"    {result}_compiled_{wrapper.name}({', '.join(arguments)})")
    lines += _references_unchanged(wrapper)
    outputs = ["_result" + _as_boolean(wrapper.prototype.result)] if wrapper.prototype.result else []
    outputs += [_value(argument) for argument in wrapper.outputs]
    return _head(wrapper.name, given_names(wrapper), doc) + lines + _returned(outputs)


def _reverse_core(wrapper: Wrapper) -> Lines:
    """`_reverse_f(_where, …, seeds)`: the outputs and the gradients of the active arguments."""
    lines = _prepared(wrapper)
    arguments: Lines = []
    for argument in wrapper.arguments:
        adjoint = f"_{argument.name}_adjoint"
        lines += _cell_lines(argument)
        lines += _shadow_lines(argument, adjoint, f"{argument.name}_seed" if argument.is_output else None)
        arguments += _pair(argument, adjoint)
    lines += _result_cells(wrapper, "_result_adjoint", "result_seed")
    arguments += ["_ctypes.byref(_result_cell)", "_ctypes.byref(_result_adjoint)"] * wrapper.has_active_result
    lines.append(f"    _compiled_{wrapper.reverse_symbol}({', '.join(arguments)})")
    lines += _references_unchanged(wrapper)
    gradients = [_shadow_value(argument, f"_{argument.name}_adjoint") for argument in wrapper.actives]
    lines.append(f"    return {_bundle(_derivative_outputs(wrapper))}, {_bundle(gradients)}")
    parameters = ["_where", *given_names(wrapper), *seed_names(wrapper)]
    return [f"def _reverse_{wrapper.name}({', '.join(parameters)}):", *lines]


def _gradients(wrapper: Wrapper) -> Lines:
    given = given_names(wrapper)
    wanted = ", ".join(argument.name for argument in wrapper.actives)
    seed = "1.0"
    lines: Lines = []
    for suffix, what, pick in (
        ("gradient", f"The gradient of {wrapper.name} with respect to {wanted}.", "[1]"),
        ("value_and_gradient", f"What {wrapper.name} returns, and its gradient with respect to {wanted}.", ""),
    ):
        name = f"{wrapper.name}_{suffix}"
        call = ", ".join([repr(name), *given, seed])
        lines += [*_head(name, given, [what]), f"    return _reverse_{wrapper.name}({call}){pick}", "", ""]
    return lines[:-2]


def _vjp(wrapper: Wrapper) -> Lines:
    name = f"{wrapper.name}_vjp"
    parameters = [*given_names(wrapper), *seed_names(wrapper)]
    wanted = ", ".join(argument.name for argument in wrapper.actives)
    doc = [f"What {wrapper.name} returns, and the gradients of the seeded outputs with respect to {wanted}."]
    call = ", ".join([repr(name), *parameters])
    return [*_head(name, parameters, doc), f"    return _reverse_{wrapper.name}({call})"]


def _jvp(wrapper: Wrapper) -> Lines:
    name = f"{wrapper.name}_jvp"
    lines = [f"    _where = {name!r}", *_prepared(wrapper)]
    arguments: Lines = []
    for argument in wrapper.arguments:
        tangent = f"_{argument.name}_tangent"
        lines += _cell_lines(argument)
        lines += _shadow_lines(argument, tangent, f"{argument.name}_tangent" if argument.is_active else None, "place")
        arguments += _pair(argument, tangent)
    lines += _result_cells(wrapper, "_result_tangent", None)
    arguments += ["_ctypes.byref(_result_cell)", "_ctypes.byref(_result_tangent)"] * wrapper.has_active_result
    lines.append(f"    _compiled_{wrapper.forward_symbol}({', '.join(arguments)})")
    lines += _references_unchanged(wrapper)
    lines.append(f"    return {_bundle(_derivative_outputs(wrapper))}, {_bundle(_output_tangents(wrapper))}")
    doc = [f"What {wrapper.name} returns, and the tangents of its outputs for the given tangents."]
    return [*_head(name, [*given_names(wrapper), *tangent_names(wrapper)], doc), *lines]


def _second_core(wrapper: Wrapper) -> Lines:
    """`_second_f(_where, …, seeds, tangents)`: outputs, their tangents, gradients, and the gradients' tangents."""
    lines = _prepared(wrapper)
    arguments: Lines = []
    for argument in wrapper.arguments:
        tangent, adjoint = f"_{argument.name}_tangent", f"_{argument.name}_adjoint"
        lines += _cell_lines(argument)
        lines += _shadow_lines(argument, tangent, f"{argument.name}_tangent" if argument.is_active else None, "place")
        lines += _shadow_lines(argument, adjoint, f"{argument.name}_seed" if argument.is_output else None)
        lines += _shadow_lines(argument, f"{adjoint}_tangent", None)
        arguments += _pair(argument, tangent)
        arguments += _pair(argument, f"{adjoint}_tangent", adjoint) * argument.is_shadowed
    lines += _result_cells(wrapper, "_result_adjoint", "result_seed")
    if wrapper.has_active_result and wrapper.prototype.result is not None:
        kind = f"_ctypes.{wrapper.prototype.result.ctypes}()"
        lines += [f"    _result_tangent = {kind}", f"    _result_adjoint_tangent = {kind}"]
        cells = ("_result_cell", "_result_tangent", "_result_adjoint", "_result_adjoint_tangent")
        arguments += [f"_ctypes.byref({cell})" for cell in cells]
    lines.append(f"    _compiled_{wrapper.second_symbol}({', '.join(arguments)})")
    lines += _references_unchanged(wrapper)
    moved = _output_tangents(wrapper)
    gradients, changes = (
        [_shadow_value(argument, f"_{argument.name}_adjoint{suffix}") for argument in wrapper.actives]
        for suffix in ("", "_tangent")
    )
    parts = (_derivative_outputs(wrapper), moved, gradients, changes)
    lines.append(f"    return {', '.join(map(_bundle, parts))}")
    parameters = ["_where", *given_names(wrapper), *seed_names(wrapper), *tangent_names(wrapper)]
    return [f"def _second_{wrapper.name}({', '.join(parameters)}):", *lines]


def _hvp(wrapper: Wrapper) -> Lines:
    name = f"{wrapper.name}_hvp"
    seeds = [] if wrapper.is_scalar_valued else seed_names(wrapper)
    parameters = [*given_names(wrapper), *seeds, *tangent_names(wrapper)]
    of = "that" if wrapper.is_scalar_valued else "the seeded outputs"
    wanted = ", ".join(argument.name for argument in wrapper.actives)
    doc = [f"The Hessian of what {wrapper.name} returns, times the given tangents: derivatives of the gradients",
           f"of {of} with respect to {wanted}."]  # fmt: skip
    seeded = seeds or ["1.0"]
    call = ", ".join([repr(name), *given_names(wrapper), *seeded, *tangent_names(wrapper)])
    return [*_head(name, parameters, doc), f"    return _second_{wrapper.name}({call})[3]"]


def _prepared(wrapper: Wrapper) -> Lines:
    """Checks, lengths, shapes, and new arrays for outputs."""
    lines: Lines = []
    for argument in wrapper.arguments:
        if argument.is_given:
            lines.append(_check(argument))
    for argument in wrapper.arguments:
        if argument.derived is not None:
            length = f"{argument.derived.array}.shape[{argument.derived.axis}]"
            lines.append(f"    {argument.name} = {_checked_number(argument, length)}")
    for argument in wrapper.arguments:
        if argument.is_given and not _is_defined_by_itself(argument, wrapper):
            lengths = f"{_tuple(argument.shape)}, {_shape_words(argument)!r}"
            lines.append(f"    _shaped(_where, {argument.name!r}, {argument.name}, {lengths})")
    lines += _apart(wrapper)
    for argument in wrapper.arguments:
        if argument.role == "array" and argument.intent == "out":
            shape = f"{_tuple(argument.shape)}, _np.{argument.scalar.numpy}, {argument.order!r}"
            lines.append(f"    {argument.name} = _empty(_where, {argument.name!r}, {shape})")
        elif argument.role == "array" and argument.intent == "inout":
            lines.append(f"    {argument.name} = {argument.name}.copy({argument.order!r})")
    return lines


def _is_defined_by_itself(argument: WrappedArgument, wrapper: Wrapper) -> bool:
    """Whether every length of an array is free, or read off this very axis: then there is nothing to compare."""
    own = {(a.derived.array, a.derived.axis): a.name for a in wrapper.arguments if a.derived}
    shape = argument.shape or ()
    return all(length in ("", own.get((argument.name, axis))) for axis, length in enumerate(shape))


def _apart(wrapper: Wrapper) -> Lines:
    """In Fortran an argument that is written shares no memory with another."""
    arrays = [argument for argument in wrapper.arguments if argument.role == "array" and argument.is_given]
    written = [argument for argument in arrays if argument.intent == "place"]
    if wrapper.prototype.language != "fortran" or not written or len(arrays) < 2:
        return []
    pairs = ["{" + ", ".join(f"{a.name!r}: {a.name}" for a in group) + "}" for group in (written, arrays)]
    return [f"    _apart(_where, {', '.join(pairs)})"]


def _check(argument: WrappedArgument) -> str:
    if argument.role == "array":
        rank = None if argument.shape is None else len(argument.shape)
        return "    " + _array_check(argument, argument.name, rank, argument.intent == "place")
    if argument.role == "text":
        return f"    {argument.name} = _text(_where, {argument.name!r}, {argument.name})"
    return f"    {argument.name} = {_checked_number(argument, argument.name)}"


def _array_check(argument: WrappedArgument, name: str, rank: int | None, writable: bool) -> str:
    words = [f"_np.{argument.scalar.numpy}", str(rank), repr(argument.order)] + ["writable=True"] * writable
    return f"_array(_where, {name!r}, {name}, {', '.join(words)})"


def _checked_number(argument: WrappedArgument, value: str, name: str = "") -> str:
    scalar, name = argument.scalar, name or argument.name
    if scalar.kind == "boolean":
        return f"_boolean(_where, {name!r}, {value})"
    if scalar.is_integer:
        return f"_integer(_where, {name!r}, {value}, {scalar.bits}, {scalar.kind != 'unsigned'})"
    return f"_float(_where, {name!r}, {value})"


def _shadow_lines(argument: WrappedArgument, shadow: str, given: str | None, copied_unless: str = "") -> Lines:
    """Make the shadow of one argument: from the parameter `given`, or zero."""
    if not argument.is_shadowed:
        return []
    if argument.role != "array":
        value = _checked_number(argument, given, given) if given else "0.0"
        return [f"    {shadow} = _ctypes.{argument.scalar.ctypes}({value})"]
    if given is None:
        kind = f"_np.{argument.scalar.numpy}, {argument.order!r}"
        return [f"    {shadow} = _np.zeros({argument.name}.shape, {kind})"]
    in_place = argument.intent == copied_unless
    copy = given if in_place or (copied_unless and argument.intent == "in") else f"{given}.copy({argument.order!r})"
    return [
        "    " + _array_check(argument, given, None, in_place),
        f"    _shaped(_where, {given!r}, {given}, {argument.name}.shape, \"that of '{argument.name}'\")",
        f"    {shadow} = {copy}",
    ]


def _cell_lines(argument: WrappedArgument) -> Lines:
    """Make the memory of a number that compiled code gets by its address."""
    boxed = argument.role == "reference" or (argument.role == "value" and argument.is_shadowed)
    return [f"    {_cell(argument.name)} = {_new_cell(argument)}"] * boxed


def _result_cells(wrapper: Wrapper, shadow: str, seed: str | None) -> Lines:
    result = wrapper.prototype.result
    if result is None or not wrapper.has_active_result:
        return []
    value = f"_float(_where, {seed!r}, {seed})" if seed else ""
    return [f"    _result_cell = _ctypes.{result.ctypes}()", f"    {shadow} = _ctypes.{result.ctypes}({value})"]


def _derivative_outputs(wrapper: Wrapper) -> Lines:
    """What the function itself returns, as its derivative computes it."""
    return ["_result_cell.value"] * wrapper.has_active_result + [_value(argument) for argument in wrapper.outputs]


def _output_tangents(wrapper: Wrapper) -> Lines:
    tangents = ["_result_tangent.value"] * wrapper.has_active_result
    return tangents + [_shadow_value(a, f"_{a.name}_tangent") for a in wrapper.differentiable_outputs]


def _references_unchanged(wrapper: Wrapper) -> Lines:
    return [
        f"    _unchanged(_where, {a.name!r}, {_new_cell(a)}, {_cell(a.name)})"
        for a in wrapper.arguments
        if a.role == "reference" and a.intent == "in" and not a.parameter.is_read_only
    ]


def _cell(name: str) -> str:
    return f"_{name}_cell"


def _new_cell(argument: WrappedArgument) -> str:
    return f"_ctypes.{argument.scalar.ctypes}({'' if argument.intent == 'out' else argument.name})"


def _passed(argument: WrappedArgument) -> str:
    if argument.role == "array":
        return _address(argument, argument.name)
    return f"_ctypes.byref({_cell(argument.name)})" if argument.role == "reference" else argument.name


def _address(argument: WrappedArgument, name: str) -> str:
    """A Fortran array's buffer is C-contiguous after transposing."""
    is_vector = argument.shape is not None and len(argument.shape) == 1
    return f"_address({name})" if argument.order == "C" or is_vector else f"_address({name}.T)"


def _pair(argument: WrappedArgument, shadow: str, primal: str = "") -> Lines:
    """What a request gets for one argument: it and its shadow, or, of those, `primal` and its shadow."""
    if not argument.is_shadowed:
        return [_passed(argument)]
    if argument.role == "array":
        return [_address(argument, primal or argument.name), _address(argument, shadow)]
    return [f"_ctypes.byref({primal or _cell(argument.name)})", f"_ctypes.byref({shadow})"]


def _value(argument: WrappedArgument) -> str:
    """The Python value of an output."""
    return argument.name if argument.role == "array" else f"{_cell(argument.name)}.value{_as_boolean(argument.scalar)}"


def _shadow_value(argument: WrappedArgument, shadow: str) -> str:
    return shadow if argument.role == "array" else f"{shadow}.value"


def _as_boolean(scalar: Scalar | None) -> str:
    """Fortran's LOGICAL is an integer in C."""
    return " != 0" if scalar is not None and scalar.kind == "boolean" and scalar.bits != 8 else ""


def _returned(values: Sequence[str]) -> Lines:
    return [f"    return {_bundle(values)}"] if values else []


def _bundle(values: Sequence[str]) -> str:
    """One value as it is, several as a tuple."""
    return values[0] if len(values) == 1 else "(" + ", ".join(values) + ")"


def _tuple(shape: Sequence[str] | None) -> str:
    lengths = [length or "None" for length in shape or ()]
    return "(" + ", ".join(lengths) + ("," if len(lengths) == 1 else "") + ")"


def _shape_words(argument: WrappedArgument) -> str:
    return re.sub(r"None", "any", _tuple(argument.shape))


def _call_text(wrapper: Wrapper) -> str:
    words = {"fortran": "Fortran", "c": "C"}[wrapper.prototype.language]
    at = wrapper.prototype.at
    place = f", {PurePath(at.file).name}:{at.line}" if at else ""  # no folders: the text is the same on every machine
    return f"The compiled {words} function `{wrapper.prototype.name}`{place}"


def _argument_docs(wrapper: Wrapper) -> Lines:
    """What each argument and each output is."""
    lines = [f"{a.name}: {describe(a)}" for a in wrapper.arguments if a.is_given]
    lines += [f"Returns {a.name}: {describe(a)}" for a in wrapper.outputs]
    if wrapper.prototype.result:
        lines.append(f"Returns a number of type {wrapper.prototype.result.numpy}")
    return lines


def describe(argument: WrappedArgument) -> str:
    """One argument in words."""
    if argument.role == "text":
        return "text"
    if argument.role != "array":
        return argument.scalar.numpy
    shape = "any shape" if argument.shape is None else f"shape {_shape_words(argument)}"
    fate = {"in": "", "out": "", "inout": ", copied", "place": ", changed where it lies"}[argument.intent]
    return f"array of {argument.scalar.numpy} and {shape}{', Fortran order' * (argument.order == 'F')}{fate}"
