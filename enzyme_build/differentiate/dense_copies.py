"""Copies number by number, for memory that is none (see `dense_pointers`)."""

from __future__ import annotations

from enzyme_build.differentiate.loops_written import Frame, counted
from enzyme_build.ir import I64, PTR, VOID, Builder, Function, Module, Type, Value, function_type, i64, quoted, zero


def copy_loop(module: Module, element: Type, has_source: bool) -> Function:
    """(to, source, bytes) copies, (to, bytes) clears."""
    name = quoted(f"enzyme_build.{'copy' if has_source else 'clear'}_each.{element}")
    found = module.functions.get(name)
    if found is not None:
        return found
    made = module.add_function(name, function_type(VOID, [*([PTR] * (1 + has_source)), I64]))
    *pointers, size = made.arguments
    frame = Frame(Builder(module, made.add_block("entry")), made)
    builder = frame.builder

    def one(index: Value) -> None:
        to, *source = [builder.gep(element, pointer, [index]) for pointer in pointers]
        builder.store(builder.load(element, source[0]) if source else zero(element), to, 1)

    counted(frame, i64(0), builder.binary("udiv", size, i64(module.layout.size_of(element))), one)
    builder.ret()
    return made
