"""The functions of C as a module of Fortran: interfaces with `bind(c)`, whose arrays are laid out as Fortran's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from enzyme_build.bindings.c_writer import CFunction, c_functions
from enzyme_build.bindings.prototypes import Scalar
from enzyme_build.bindings.wrappers import Wrapper


def fortran_module(wrappers: Sequence[Wrapper], name: str) -> str:
    """The source of a Fortran module with interfaces of them all."""
    lines = ["! Derivatives; written by enzyme-build. Every result is overwritten.", f"module {name}"]
    lines += ["  use, intrinsic :: iso_c_binding", "  implicit none", "  interface"]
    for wrapper in wrappers:
        for made in c_functions(wrapper) if wrapper.derived else []:
            lines += [f"    {line}" for line in _interface(made)]
    return "\n".join([*lines, "  end interface", f"end module {name}", ""])


def _interface(made: CFunction) -> Iterator[str]:
    kind = "function" if made.result else "subroutine"
    names = [p.name for p in made.params]
    yield f"! {made.about}."
    yield f"{kind} {made.name}( &"
    for k in range(0, len(names), 6):
        yield f"    {', '.join(names[k : k + 6])}{', &' if k + 6 < len(names) else ' &'}"
    yield f'    ) bind(c, name="{made.name}")' + " result(value_)" * bool(made.result)
    yield "  import"
    lengths = {p.name for p in made.params if p.scalar.is_integer and not p.dims}
    for param in sorted(made.params, key=lambda p: p.name not in lengths):
        intent = "in" if param.is_const or param.dims is None else "inout"
        by = ", value" if param.dims is None else f", intent({intent})"
        dims = (param.dims or ())[:: 1 if param.order == "F" else -1]
        shape = f"({', '.join(dims)})" if dims else ""
        yield f"  {fortran_type(param.scalar)}{by} :: {param.name}{shape}"
    if made.result:
        yield f"  {fortran_type(made.result)} :: value_"
    yield f"end {kind}"


def fortran_type(scalar: Scalar) -> str:
    """Fortran's name for a type."""
    if scalar.kind == "float":
        return f"real(c_{ {32: 'float', 64: 'double', 128: 'long_double'}[scalar.bits] })"
    if scalar.kind == "boolean" and scalar.bits == 8:
        return "logical(c_bool)"
    return "character(c_char)" if scalar.kind == "character" else f"integer(c_int{scalar.bits}_t)"
