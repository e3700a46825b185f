"""Inline assembly becomes what it means, before the optimiser runs: an intrinsic, a value as it is, a store, an atomic
operation, a fence, nothing.

A number that was kept out of the optimiser's sight stays so: it goes through a fence, which no rewriting of
floating-point arithmetic crosses.
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.ir import (
    I1,
    I8,
    VOID,
    AtomicRMW,
    Builder,
    Call,
    CompareExchange,
    Fence,
    Function,
    Module,
    StructType,
    Type,
    Undef,
    Value,
    is_float,
    struct,
    zero,
)

_ORDER = "seq_cst"


def spell_out_assembly(module: Module) -> None:
    """Replace all calls of inline assembly whose meaning is known."""
    for function in list(module.functions.values()):
        if not function.is_declaration and (function.is_parsed or " asm " in (function.body_text or "")):
            _spell_out(function)


def _spell_out(function: Function) -> None:
    for call in [i for i in function.instructions() if isinstance(i, Call)]:
        meaning = rules.meaning_of_assembly(call)
        atomic = rules.atomic_assembly(call) if meaning is None else None
        if meaning is None and atomic is None:
            continue
        with (builder := Builder(function.module).before(call)).deriving(call):
            if atomic is not None:
                _write_atomic(builder, call, atomic)
            elif meaning is not None:
                _write(builder, call, meaning)
        call.erase()


def _write(builder: Builder, call: Call, meaning: rules.Assembly) -> None:
    for place, value in meaning.stored:
        builder.store(_fenced(builder, value), place, 1)
    if meaning.intrinsic:
        types = [operand.type for operand in meaning.operands]
        intrinsic = call.function.module.declare(meaning.intrinsic, call.type, types)
        call.replace_all_uses_with(builder.call(intrinsic, list(meaning.operands)))
    elif meaning.operands:
        call.replace_all_uses_with(_fenced(builder, meaning.operands[0]))


def _fenced(builder: Builder, value: Value) -> Value:
    if not is_float(value.type):
        return value
    return builder.intrinsic("arithmetic.fence", [value.type], value.type, [value])


# ---- atomic operations ---------------------------------------------------------------------------------------------
def _write_atomic(builder: Builder, call: Call, atomic: rules.AtomicAssembly) -> None:
    """A fence, or the operation and what comes out of it."""
    place, value = atomic.place, atomic.value
    if place is None or value is None:
        if not atomic.is_hint:
            builder.insert(Fence(_ORDER, VOID))
        return
    ordering = f"{_ORDER}, align {max(1, int(str(value.type)[1:]) // 8)}"
    if atomic.expected is not None:
        pair = struct(value.type, I1)
        exchange = CompareExchange(place, atomic.expected, value, f"{_ORDER} {ordering}", pair)
        builder.insert(exchange)
        old, new = builder.extract_value(exchange, 0), value
    else:
        old = builder.insert(AtomicRMW(atomic.operation, place, value, ordering))
        new = value if atomic.operation == "xchg" else None

    def found(result: str | Value, type_: Type) -> Value:
        if isinstance(result, Value):
            return result
        if result == "old":
            return old
        if atomic.expected is not None:
            flag = builder.compare(result, old, atomic.expected)
        else:
            after = new or builder.binary(atomic.operation, old, value)
            flag = builder.compare(result, after, zero(value.type))
        return builder.cast("zext", flag, type_)

    for at, result in atomic.stored:
        builder.store(found(result, I8), at, 1)
    if isinstance(call.type, StructType):
        whole: Value = Undef(call.type)
        for index, (result, type_) in enumerate(zip(atomic.results, call.type.fields)):
            whole = builder.insert_value(whole, found(result, type_), index)
        call.replace_all_uses_with(whole)
    elif atomic.results:
        call.replace_all_uses_with(found(atomic.results[0], call.type))
