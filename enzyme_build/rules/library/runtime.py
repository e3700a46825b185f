"""What derivatives ask of the C library, which every program has: memory for tapes and shadows, and a way to stop.

Each function writes one call where the builder stands, and declares the callee on first use.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_build.ir import (
    I1,
    I8,
    I64,
    PTR,
    VOID,
    Builder,
    Call,
    ConstantInt,
    GlobalVariable,
    Module,
    Type,
    Value,
    array,
    function_type,
    i64,
    mangled,
)
from enzyme_build.rules.library.stops import STOP
from enzyme_build.rules.library.systems import new_of_elements, size_of_block

HEAP_ALIGNMENT = 16  # of what `allocate` gives


def allocate(builder: Builder, size: Value, name: str = "") -> Call:
    """A new block of `size` bytes, of unknown content."""
    return _call(builder, "malloc", PTR, [size], name)


def reallocate(builder: Builder, block: Value, size: Value) -> Call:
    """The block (null: a new one), moved to where it has room for `size` bytes."""
    return _call(builder, "realloc", PTR, [block, size])


def release(builder: Builder, block: Value) -> Call:
    """Give a block back; null is none."""
    return _call(builder, "free", VOID, [block])


FREE = "free"  # takes back what `allocate` gives


def allocate_elements(builder: Builder, size: Value) -> Call:
    """A new block of `size` bytes for the elements of a container, as its allocator gives it."""
    return _call(builder, new_of_elements(builder.module), PTR, [size])


def release_elements(builder: Builder, block: Value) -> Call:
    """Give a container's block back; null is none."""
    return _call(builder, "_ZdlPv", VOID, [block])


def usable_size(builder: Builder, block: Value) -> Call:
    """How many bytes the C library gave for a block; 0 for null."""
    return _call(builder, size_of_block(builder.module), I64, [block])


def zero_fill(builder: Builder, address: Value, size: Value) -> None:
    """Set `size` bytes to zero."""
    arguments = [address, ConstantInt(I8, 0), size, ConstantInt(I1, 0)]
    _call(builder, f"llvm.memset.{mangled(address.type)}.i64", VOID, arguments)


def stop(builder: Builder, message: str) -> None:
    """Say why and end, as `stops` has it: for what a derivative must not go on with."""
    stop_with(builder, *message_text(builder.module, message))


def stop_with(builder: Builder, text: Value, size: Value) -> None:
    """The same, with a text that is there already."""
    _call(builder, STOP, VOID, [text, size])


def message_text(module: Module, message: str) -> tuple[Value, Value]:
    """What a stop says, as a text and its length."""
    data = f"error: {message}\n".encode()
    text = GlobalVariable("enzyme_build.message", array(len(data) + 1, I8), _quoted(data), "private", is_constant=True)
    return module.add_global(text), i64(len(data))


def _quoted(data: bytes) -> str:
    text = "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\' else f"\\{b:02X}" for b in data)
    return f'c"{text}\\00"'


def _call(builder: Builder, callee: str, result: Type, arguments: Sequence[Value], name: str = "") -> Call:
    types = [argument.type for argument in arguments]
    return builder.call(builder.module.declare(callee, result, types), arguments, function_type(result, types), name)
