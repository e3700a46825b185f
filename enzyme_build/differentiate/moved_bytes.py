"""The adjoint of a copy of bytes among which numbers lie anywhere: a buffer of messages that grows.

Where nothing is left in the shadow of the source, as when it is not used again, all bytes move, whatever they are.
Where adjoints lie in both, they are added as those of the layout, if there is one: its numbers lie at multiples of
their size, and unless one side shows that, the derivative stops if an access has seen one that does not (see
`place_looks`).
"""

from __future__ import annotations

from enzyme_build import rules
from enzyme_build.analysis import Layout
from enzyme_build.differentiate.loops_written import Frame, copy_bytes, counted
from enzyme_build.differentiate.memory_helpers import accumulate, as_name, refuse_parts, stop_unless_zero
from enzyme_build.differentiate.place_looks import NOT_ALIGNED, seen_odd
from enzyme_build.ir import (
    I8,
    I64,
    PTR,
    VOID,
    Builder,
    Function,
    Module,
    Value,
    bare_name,
    function_type,
    i64,
    quoted,
    zero,
)

_UNKNOWN = (
    "bytes are copied among which numbers lie where nothing shows, and both copies are used: it cannot be told which "
    "adjoints meet; copy typed elements"
)


def move_bytes(module: Module, layout: Layout | None, width: int, place: str, is_certain: bool = False) -> Function:
    """(destination, source, bytes) of shadow memory.

    `width`: of numbers that must fill it (0: they need not).  `is_certain`: so they lie, whatever else has been seen.
    Without a layout adjoints do not lie in both.
    """
    add = accumulate(module, layout, place=place) if layout is not None else None
    kind = f"{bare_name(add.name)}.{width}{'.certain' * is_certain}" if add is not None else "any"
    name = f"enzyme_build.adjoint_of_bytes.{kind}.{as_name(place)}"
    found = module.functions.get(quoted(name))
    if found is not None:
        return found
    made = module.add_function(quoted(name), function_type(VOID, [PTR, PTR, I64]), ["to", "from", "size"])
    frame = Frame(Builder(module, made.add_block("entry")), made)
    builder = frame.builder
    to, source, size = made.arguments

    def move() -> None:
        copy_bytes(builder, source, to, size)
        rules.zero_fill(builder, to, size)

    def add_up() -> None:
        stop = stop_unless_zero(module, I64, f"{place}: {NOT_ALIGNED if add is not None else _UNKNOWN}")
        if add is None:
            builder.call(stop, [builder.cast("zext", _has_adjoints(frame, to, size), I64)])
            return
        if not is_certain:
            builder.call(stop, [seen_odd(builder)])
        if width:
            builder.call(refuse_parts(module, width, place), [to, size])
        builder.call(add, [to, source, size])

    is_used = builder.binary("or", _overlap(builder, to, source, size), _has_adjoints(frame, source, size))
    frame.when(is_used, add_up, move)
    builder.ret()
    return made


def _overlap(builder: Builder, left: Value, right: Value, size: Value) -> Value:
    places = [builder.cast("ptrtoint", pointer, I64) for pointer in (left, right)]
    distance, back = (builder.binary("sub", one, other) for one, other in (places, places[::-1]))
    return builder.binary("or", builder.compare("ult", distance, size), builder.compare("ult", back, size))


def _has_adjoints(frame: Frame, place: Value, size: Value) -> Value:
    builder = frame.builder
    bits = frame.slot(I8, zero(I8))

    def look(index: Value) -> None:
        byte = builder.load(I8, builder.gep(I8, place, [index]), alignment=1)
        builder.store(builder.binary("or", builder.load(I8, bits), byte), bits)

    counted(frame, i64(0), size, look)
    return builder.compare("ne", builder.load(I8, bits), zero(I8))
