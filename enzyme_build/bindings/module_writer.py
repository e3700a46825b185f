"""The text of the Python module: the runtime checks, the library's prototypes, and one function for each wrapper.

A Python function does, in this order: check what was given, read off the lengths, check the shapes, make outputs and
cells (a number in memory), call, return.  Its derivatives do the same with an adjoint or a tangent beside each
shadowed argument.  Names of the user start with a letter, all others with an underscore, so they never collide.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from pathlib import PurePath
from pprint import pformat

from enzyme_build.bindings.argument_writer import (
    Lines,
    as_boolean,
    cell_lines,
    cell_name,
    describe,
    new_cell,
    pair_texts,
    passed_text,
    prepared,
    shadow_lines,
    shadow_value,
    unless_none,
    value_text,
)
from enzyme_build.bindings.wrappers import WrappedArgument, Wrapper

_POINTER = "_ctypes.c_void_p"


def write_module(
    wrappers: Sequence[Wrapper], library: str, source: str = "", uses: Sequence[tuple[str, str]] = ()
) -> str:
    """A Python module that wraps the functions of `library`, a file beside it; `uses`: (package, file) loaded first."""
    names = [name for wrapper in wrappers for name in public_names(wrapper)]
    parts = [
        f'"""Functions compiled from {source or library}, as Python functions of NumPy arrays and numbers.\n\n'
        f'Written by enzyme-build; changes are lost when it is written again.\n"""',
        _runtimes(wrappers),
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
    names = list(signatures(wrapper))
    return names + [f"{name}_batch" for name in names] * ("batch" in wrapper.extras)


def signatures(wrapper: Wrapper) -> dict[str, list[str]]:
    """The parameters of each of its functions; those for stacks have the same."""
    name, given = wrapper.name, given_names(wrapper)
    found = {name: given}
    if wrapper.wants_reverse and wrapper.is_scalar_valued:
        found |= {f"{name}_gradient": given, f"{name}_value_and_gradient": given}
    if wrapper.wants_reverse and offers_vjp(wrapper):
        found[f"{name}_vjp"] = [*given, *seed_names(wrapper)]
    if wrapper.wants_forward:
        found[f"{name}_jvp"] = [*given, *tangent_names(wrapper)]
    if wrapper.wants_second:
        seeds = [] if wrapper.is_scalar_valued else seed_names(wrapper)
        found[f"{name}_hvp"] = [*given, *seeds, *tangent_names(wrapper)]
    for kind in ("jacobian", "hessian"):
        if kind in wrapper.extras:
            found[f"{name}_{kind}"] = given
        if f"sparse_{kind}" in wrapper.extras:
            found[f"{name}_sparse_{kind}"] = [*given, *pattern_names(wrapper)]
    return found


def offers_vjp(wrapper: Wrapper) -> bool:
    """Whether seeds are taken: a function with one scalar output has a gradient instead, where nothing else is said."""
    return not wrapper.is_scalar_valued or "vjp" in wrapper.extras


def pattern_names(wrapper: Wrapper) -> list[str]:
    """The parameters of a sparse derivative that name its entries."""
    return ["rows", "columns"] * any(name.startswith("sparse") for name in wrapper.extras)


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


def _runtime(file: str) -> tuple[str, str]:
    """The imports and the functions of a file that is copied."""
    text = resources.files("enzyme_build.bindings").joinpath(file).read_text(encoding="utf-8")
    imports, functions = text.split('"""', 2)[2].split("# What stands below this line is copied.\n")
    kept = [line for line in imports.splitlines() if line and not line.startswith(("#", "_library"))]
    return "\n".join(kept), functions.strip()


def _runtimes(wrappers: Sequence[Wrapper]) -> str:
    """What the functions of these wrappers call: that for matrices and stacks only where it is used."""
    files = ["runtime.py"] + ["matrices.py"] * any(wrapper.extras - {"vjp"} for wrapper in wrappers)
    parts = [_runtime(file) for file in files]
    lines = dict.fromkeys(line for imports, _ in parts for line in imports.splitlines())
    plain = sorted((line for line in lines if "numpy" not in line), key=lambda line: (line.startswith("from"), line))
    imports = "\n".join(plain) + "\n\nimport numpy as _np"
    return "\n\n\n".join([imports, *(functions for _, functions in parts)])


def _declarations(wrapper: Wrapper) -> Lines:
    """The C prototypes: of the function itself, and of its requests, where what is shadowed is a pair of pointers."""
    prototype = wrapper.prototype
    result = f"_ctypes.{prototype.result.ctypes}" if prototype.result else "None"
    own = [_POINTER if a.role != "value" else f"_ctypes.{a.scalar.ctypes}" for a in wrapper.arguments]
    lines = [f"_compiled_{wrapper.name} = _declare({', '.join([repr(wrapper.value_symbol), result, *own])})"]
    pairs, fours = (
        [text for a, kind in zip(wrapper.arguments, own) for text in ([_POINTER] * n if a.is_shadowed else [kind])]
        + [_POINTER] * n * wrapper.has_active_result
        for n in (2, 4)
    )
    for symbol in wrapper.derived:
        passed = fours if symbol in (wrapper.second_symbol, wrapper.twice_symbol) else pairs
        lines.append(f"_compiled_{symbol} = _declare({', '.join([repr(symbol), 'None', *passed])})")
    return lines


def _functions(wrapper: Wrapper) -> Iterable[str]:
    yield "\n".join(_primal(wrapper)) + "\n"
    if wrapper.wants_reverse:
        yield "\n".join(_reverse_core(wrapper)) + "\n"
        if wrapper.is_scalar_valued:
            yield "\n".join(_gradients(wrapper)) + "\n"
        if offers_vjp(wrapper):
            yield "\n".join(_vjp(wrapper)) + "\n"
    if wrapper.wants_forward:
        yield "\n".join(_jvp(wrapper)) + "\n"
    if wrapper.wants_twice:
        yield "\n".join(_twice_core(wrapper)) + "\n"
    if wrapper.wants_second:
        yield "\n".join(_second_core(wrapper)) + "\n"
        yield "\n".join(_hvp(wrapper)) + "\n"
    for kind, write in (("jacobian", _jacobian), ("hessian", _hessian)):
        if kind in wrapper.extras:
            yield "\n".join(write(wrapper)) + "\n"
        if f"sparse_{kind}" in wrapper.extras:
            yield "\n".join(_sparse(wrapper, kind)) + "\n"
    for name in signatures(wrapper) if "batch" in wrapper.extras else ():
        yield "\n".join(_batch(wrapper, name)) + "\n"


def given_names(wrapper: Wrapper) -> list[str]:
    return [argument.name for argument in wrapper.arguments if argument.is_given]


def _parameters(wrapper: Wrapper) -> list[str]:
    """The parameters of a function of the given arguments alone: the last ones may have None for a default."""
    given = [argument for argument in wrapper.arguments if argument.is_given]
    return [a.name + "=None" * all(b.is_optional for b in given[k:]) for k, a in enumerate(given)]


def seed_names(wrapper: Wrapper) -> list[str]:
    """The parameters of `f_vjp` that hold the adjoints coming in, one for each differentiable output."""
    return ["result_seed"] * wrapper.has_active_result + [f"{a.name}_seed" for a in wrapper.differentiable_outputs]


def tangent_names(wrapper: Wrapper) -> list[str]:
    """The parameters of `f_jvp` that hold the tangents coming in, one for each active argument."""
    return [f"{argument.name}_tangent" for argument in wrapper.actives]


def direction_names(wrapper: Wrapper) -> list[str]:
    """The parameters of a second derivative that hold the second tangents, one for each active argument."""
    return [f"{argument.name}_direction" for argument in wrapper.actives]


def _head(name: str, parameters: Sequence[str], doc: Sequence[str]) -> Lines:
    text = [line.replace("\\", "\\\\").replace('"""', "'''") for line in doc]
    body = [f'    """{text[0]}', *(f"    {line}".rstrip() for line in text[1:])]
    closed = [*body[:-1], body[-1] + '"""'] if len(body) == 1 else [*body, '    """']
    return [f"def {name}({', '.join(parameters)}):", *closed]


def _primal(wrapper: Wrapper) -> Lines:
    doc = [f"{_call_text(wrapper)}.", "", *_argument_docs(wrapper)]
    lines = [f"    _where = {wrapper.name!r}", *prepared(wrapper)]
    arguments: Lines = []
    for argument in wrapper.arguments:
        if argument.role == "reference":
            lines += cell_lines(argument)
        arguments.append(passed_text(argument))
    result = "_result = " if wrapper.prototype.result else ""
    lines.append(f"    {result}_compiled_{wrapper.name}({', '.join(arguments)})")
    lines += _references_unchanged(wrapper)
    outputs = ["_result" + as_boolean(wrapper.prototype.result)] if wrapper.prototype.result else []
    outputs += [value_text(argument) for argument in wrapper.outputs]
    return _head(wrapper.name, _parameters(wrapper), doc) + lines + _returned(outputs)


def _may_be_communicators(wrapper: Wrapper) -> list[str]:
    return [a.name for a in wrapper.arguments if a.is_given and a.role == "value" and a.scalar.numpy == "int32"]


def _asked_together(wrapper: Wrapper, kind: str, seeds: Sequence[str] = ()) -> Lines:
    """The arguments' checks; where one may be a communicator, all its processes must ask for the derivative."""
    may_be = _may_be_communicators(wrapper)
    if not may_be:
        return prepared(wrapper)
    seeded = f", ({', '.join(seeds)},)" if seeds else ""
    return [
        f"    _asking = _communicators({', '.join(may_be)})",
        *prepared(wrapper),
        f"    {'_seeded = ' * bool(seeds)}_ask_together(_where, {f'{kind} of {wrapper.name}'!r}, _asking{seeded})",
    ]


def _told_of_replicas(wrapper: Wrapper) -> Lines:
    """A warning behind the call where a result is seeded that all processes hold."""
    if not _may_be_communicators(wrapper):
        return []
    outputs = ", ".join(_derivative_outputs(wrapper))
    return ["    for _one in _asking:", f"        _warn_of_replicas(_where, _one, _seeded, ({outputs},))"]


def _reverse_core(wrapper: Wrapper) -> Lines:
    """`_reverse_f(_where, …, seeds)`: the outputs and the gradients of the active arguments."""
    lines = _asked_together(wrapper, "reverse", seed_names(wrapper))
    arguments: Lines = []
    for argument in wrapper.arguments:
        adjoint = f"_{argument.name}_adjoint"
        lines += cell_lines(argument)
        lines += shadow_lines(argument, adjoint, f"{argument.name}_seed" if argument.is_output else None)
        arguments += pair_texts(argument, adjoint)
    lines += _result_cells(wrapper, "_result_adjoint", "result_seed")
    arguments += ["_ctypes.byref(_result_cell)", "_ctypes.byref(_result_adjoint)"] * wrapper.has_active_result
    lines.append(f"    _compiled_{wrapper.reverse_symbol}({', '.join(arguments)})")
    lines += _references_unchanged(wrapper)
    lines += _told_of_replicas(wrapper)
    gradients = [shadow_value(argument, f"_{argument.name}_adjoint") for argument in wrapper.actives]
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
        lines += [
            *_head(name, _parameters(wrapper), [what]),
            f"    return _reverse_{wrapper.name}({call}){pick}",
            "",
            "",
        ]
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
    lines = [f"    _where = {name!r}", *_asked_together(wrapper, "jvp")]
    arguments: Lines = []
    for argument in wrapper.arguments:
        tangent = f"_{argument.name}_tangent"
        lines += cell_lines(argument)
        lines += shadow_lines(argument, tangent, f"{argument.name}_tangent" if argument.is_active else None, "place")
        arguments += pair_texts(argument, tangent)
    lines += _result_cells(wrapper, "_result_tangent", None)
    arguments += ["_ctypes.byref(_result_cell)", "_ctypes.byref(_result_tangent)"] * wrapper.has_active_result
    lines.append(f"    _compiled_{wrapper.forward_symbol}({', '.join(arguments)})")
    lines += _references_unchanged(wrapper)
    lines.append(f"    return {_bundle(_derivative_outputs(wrapper))}, {_bundle(_output_tangents(wrapper))}")
    doc = [f"What {wrapper.name} returns, and the tangents of its outputs for the given tangents."]
    return [*_head(name, [*given_names(wrapper), *tangent_names(wrapper)], doc), *lines]


def _twice_core(wrapper: Wrapper) -> Lines:
    """`_twice_f(_where, …, tangents, directions)`: the second derivative of the outputs in two directions."""
    lines = _asked_together(wrapper, "twice")
    arguments: Lines = []
    for argument in wrapper.arguments:
        tangent, direction = f"_{argument.name}_tangent", f"_{argument.name}_direction"
        lines += cell_lines(argument)
        for shadow in (tangent, direction):
            given = shadow[1:] if argument.is_active else None
            lines += shadow_lines(argument, shadow, given, "place")
        lines += shadow_lines(argument, f"{tangent}_direction", None)
        arguments += pair_texts(argument, direction)
        arguments += pair_texts(argument, f"{tangent}_direction", tangent) * argument.is_shadowed
    if wrapper.has_active_result and wrapper.prototype.result is not None:
        cells = ("_result_cell", "_result_direction", "_result_tangent", "_result_tangent_direction")
        lines += [f"    {cell} = _ctypes.{wrapper.prototype.result.ctypes}()" for cell in cells]
        arguments += [f"_ctypes.byref({cell})" for cell in cells]
    lines.append(f"    _compiled_{wrapper.twice_symbol}({', '.join(arguments)})")
    lines += _references_unchanged(wrapper)
    lines.append(f"    return {_bundle(_output_tangents(wrapper, '_tangent_direction'))}")
    parameters = ["_where", *given_names(wrapper), *tangent_names(wrapper), *direction_names(wrapper)]
    return [f"def _twice_{wrapper.name}({', '.join(parameters)}):", *lines]


def _second_core(wrapper: Wrapper) -> Lines:
    """`_second_f(_where, …, seeds, tangents)`: outputs, their tangents, gradients, and the gradients' tangents."""
    lines = _asked_together(wrapper, "second")
    arguments: Lines = []
    for argument in wrapper.arguments:
        tangent, adjoint = f"_{argument.name}_tangent", f"_{argument.name}_adjoint"
        lines += cell_lines(argument)
        lines += shadow_lines(argument, tangent, f"{argument.name}_tangent" if argument.is_active else None, "place")
        lines += shadow_lines(argument, adjoint, f"{argument.name}_seed" if argument.is_output else None)
        lines += shadow_lines(argument, f"{adjoint}_tangent", None)
        arguments += pair_texts(argument, tangent)
        arguments += pair_texts(argument, f"{adjoint}_tangent", adjoint) * argument.is_shadowed
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
        [shadow_value(argument, f"_{argument.name}_adjoint{suffix}") for argument in wrapper.actives]
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


def _again(wrapper: Wrapper) -> str:
    """The given arguments for one call of several: arrays that a call changes are copies."""
    changed = {argument.name for argument in wrapper.arguments if argument.intent == "place"}
    return ", ".join(f"_copied({name})" if name in changed else name for name in given_names(wrapper))


def _wanted(wrapper: Wrapper) -> str:
    return ", ".join(argument.name for argument in wrapper.actives)


def _jacobian(wrapper: Wrapper) -> Lines:
    name, given, count = wrapper.name, _again(wrapper), len(wrapper.actives)
    flags = [wrapper.has_active_result] * (wrapper.prototype.result is not None)
    flags += [output.is_differentiable_output for output in wrapper.outputs]
    picked = ", ".join(f"_outputs[{k}]" for k, is_active in enumerate(flags) if is_active)
    forward = f"{name}_jvp({given}, *map(_copied, _tangents))[1]"
    reverse = f"_listed(_reverse_{name}({f'{name}_jacobian'!r}, {given}, *_seeds)[1], {count})"
    doc = [
        f"The Jacobian of what {name} returns with respect to {_wanted(wrapper)}: each block has the shape of the",
        "output, followed by that of the argument; of several, one row for each output.",
    ]
    return [
        *_head(f"{name}_jacobian", _parameters(wrapper), doc),
        f"    _outputs = _listed({name}({given}), {len(flags)})",
        f"    _forward = lambda _tangents: _listed({forward}, {sum(flags)})  # noqa: E731",
        f"    _reverse = {f'lambda _seeds: {reverse}  # noqa: E731' if wrapper.wants_reverse else 'None'}",
        f"    return _jacobian([{_wanted(wrapper)}], [{picked}], _forward, _reverse)",
    ]


def _hessian(wrapper: Wrapper) -> Lines:
    name, given = wrapper.name, _again(wrapper)
    products = f"_listed({name}_hvp({given}, *map(_copied, _tangents)), {len(wrapper.actives)})"
    kinds = [argument.scalar.numpy for argument in wrapper.actives]
    doc = [
        f"The Hessian of what {name} returns with respect to {_wanted(wrapper)}: each block has the shape of one",
        "argument, followed by that of the other; of several, one row for each argument.",
    ]
    return [
        *_head(f"{name}_hessian", _parameters(wrapper), doc),
        f"    {name}({given})  # which says what is wrong with an argument",
        f"    _product = lambda _tangents: {products}  # noqa: E731",
        f"    return _hessian([{_wanted(wrapper)}], {kinds!r}, _product)",
    ]


def _sparse(wrapper: Wrapper, kind: str) -> Lines:
    """The entries of a matrix whose pattern is given."""
    name, given, (array,) = wrapper.name, _again(wrapper), wrapper.actives
    public = f"{name}_sparse_{kind}"
    product = f"{name}_jvp({given}, _v)[1]" if kind == "jacobian" else f"{name}_hvp({given}, _v)"
    doc = [
        f"The entries of the sparse {kind.capitalize()} of {name} by {array.name} at `rows` and `columns`, which",
        "name all that are not zero, counted as the numbers lie in memory; they are in the order of these, as",
        "scipy.sparse.coo_array((entries, (rows, columns))) takes them.",
        "Columns that share no row are differentiated together; a pattern that lacks an entry is a ValueError.",
    ]
    outputs = wrapper.outputs if kind == "jacobian" else [array]
    of = next(k for k, output in enumerate(outputs) if output.is_differentiable_output or kind == "hessian")
    count = len(wrapper.outputs) + (wrapper.prototype.result is not None)
    offset = wrapper.prototype.result is not None
    size = f"_listed({name}({given}), {count})[{of + offset}].size" if kind == "jacobian" else f"{array.name}.size"
    first = [] if kind == "jacobian" else [f"    {name}({given})  # which says what is wrong with an argument"]
    return [
        *_head(public, [*given_names(wrapper), *pattern_names(wrapper)], doc),
        *first,
        f"    _size_of = {size}",
        f"    _product = lambda _v: {product}  # noqa: E731",
        f"    return _sparse({public!r}, rows, columns, {array.name}, _size_of, {array.order!r}, _product)",
    ]


def stacked_names(wrapper: Wrapper) -> set[str]:
    """The parameters that are stacks in a function for stacks."""
    active = {argument.name for argument in wrapper.actives}
    return active | set(seed_names(wrapper)) | set(tangent_names(wrapper))


def _batch(wrapper: Wrapper, name: str) -> Lines:
    """A function for stacks."""
    parameters = signatures(wrapper)[name]
    stacked = stacked_names(wrapper)
    by_name = {argument.name: argument for argument in wrapper.arguments}
    orders = [_order(by_name, parameter) if parameter in stacked else "" for parameter in parameters]
    shown = ", ".join(parameter for parameter in parameters if parameter in stacked)
    doc = [f"{name} of each item of the stacks {shown}, whose first axis counts them; so does that of all results."]
    return [
        *_head(f"{name}_batch", parameters, doc),
        f"    return _batched({f'{name}_batch'!r}, {name}, ({', '.join(parameters)},), {tuple(orders)!r})",
    ]


def _order(arguments: Mapping[str, WrappedArgument], parameter: str) -> str:
    own = arguments.get(parameter) or arguments.get(parameter.rsplit("_", 1)[0])
    return own.order if own is not None and not own.is_strided else "C"


def _result_cells(wrapper: Wrapper, shadow: str, seed: str | None) -> Lines:
    result = wrapper.prototype.result
    if result is None or not wrapper.has_active_result:
        return []
    value = f"_float(_where, {seed!r}, {seed})" if seed else ""
    return [f"    _result_cell = _ctypes.{result.ctypes}()", f"    {shadow} = _ctypes.{result.ctypes}({value})"]


def _derivative_outputs(wrapper: Wrapper) -> Lines:
    """What the function itself returns, as its derivative computes it."""
    return ["_result_cell.value"] * wrapper.has_active_result + [value_text(argument) for argument in wrapper.outputs]


def _output_tangents(wrapper: Wrapper, suffix: str = "_tangent") -> Lines:
    tangents = [f"_result{suffix}.value"] * wrapper.has_active_result
    return tangents + [shadow_value(a, f"_{a.name}{suffix}") for a in wrapper.differentiable_outputs]


def _references_unchanged(wrapper: Wrapper) -> Lines:
    return [
        f"    {unless_none(a)}_unchanged(_where, {a.name!r}, {new_cell(a)}, {cell_name(a.name)})"
        for a in wrapper.arguments
        if a.role == "reference" and a.intent == "in" and not a.parameter.is_read_only
    ]


def _returned(values: Sequence[str]) -> Lines:
    return [f"    return {_bundle(values)}"] if values else []


def _bundle(values: Sequence[str]) -> str:
    """One value as it is, several as a tuple."""
    return values[0] if len(values) == 1 else "(" + ", ".join(values) + ")"


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
