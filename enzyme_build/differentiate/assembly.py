"""Inline assembly becomes what it means, before the optimiser runs: an intrinsic, a value as it is, a store, nothing.

A number that was kept out of the optimiser's sight stays so: it goes through a fence, which no rewriting of
floating-point arithmetic crosses.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.ir import Builder, Call, Function, Module, Value, is_float


def spell_out_assembly(module: Module) -> None:
    """Replace all calls of inline assembly whose meaning is known."""
    for function in list(module.functions.values()):
        if not function.is_declaration and (function.is_parsed or " asm " in (function.body_text or "")):
            _spell_out(function)


def _spell_out(function: Function) -> None:
    for call in [i for i in function.instructions() if isinstance(i, Call)]:
        meaning = rules.meaning_of_assembly(call)
        if meaning is None:
            continue
        with (builder := Builder(function.module).before(call)).deriving(call):
            for place, value in meaning.stored:
                builder.store(_fenced(builder, value), place, 1)
            if meaning.intrinsic:
                types = [operand.type for operand in meaning.operands]
                intrinsic = function.module.declare(meaning.intrinsic, call.type, types)
                call.replace_all_uses_with(builder.call(intrinsic, list(meaning.operands)))
            elif meaning.operands:
                call.replace_all_uses_with(_fenced(builder, meaning.operands[0]))
        call.erase()


def _fenced(builder: Builder, value: Value) -> Value:
    if not is_float(value.type):
        return value
    return builder.intrinsic("arithmetic.fence", [value.type], value.type, [value])
