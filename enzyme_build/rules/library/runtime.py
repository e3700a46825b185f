"""What derivatives ask of the C library, which every program has: memory for tapes and shadows, and a way to stop.

Each function writes one call where the builder stands, and declares the callee on first use.
"""

from __future__ import annotations

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
    Value,
    array,
    i64,
    mangled,
)
from enzyme_build.rules.library.stops import STOP
from enzyme_build.rules.library.systems import new_of_elements, size_of_block

HEAP_ALIGNMENT = 16  # of what `allocate` gives


def allocate(builder: Builder, size: Value, name: str = "") -> Call:
    """A new block of `size` bytes, of unknown content."""
    return builder.call_declared("malloc", PTR, [size], name)


def reallocate(builder: Builder, block: Value, size: Value) -> Call:
    """The block (null: a new one), moved to where it has room for `size` bytes."""
    return builder.call_declared("realloc", PTR, [block, size])


def release(builder: Builder, block: Value) -> Call:
    """Give a block back; null is none."""
    return builder.call_declared("free", VOID, [block])


FREE = "free"  # takes back what `allocate` gives


def allocate_elements(builder: Builder, size: Value) -> Call:
    """A new block of `size` bytes for the elements of a container, as its allocator gives it."""
    return builder.call_declared(new_of_elements(builder.module), PTR, [size])


def release_elements(builder: Builder, block: Value) -> Call:
    """Give a container's block back; null is none."""
    return builder.call_declared("_ZdlPv", VOID, [block])


def usable_size(builder: Builder, block: Value) -> Call:
    """How many bytes the C library gave for a block; 0 for null."""
    return builder.call_declared(size_of_block(builder.module), I64, [block])


def zero_fill(builder: Builder, address: Value, size: Value) -> None:
    """Set `size` bytes to zero."""
    arguments = [address, ConstantInt(I8, 0), size, ConstantInt(I1, 0)]
    builder.call_declared(f"llvm.memset.{mangled(address.type)}.i64", VOID, arguments)


def stop(builder: Builder, message: str) -> None:
    """Say why and end, as `stops` has it: for what a derivative must not go on with."""
    stop_with(builder, *message_text(builder.module, message))


def stop_with(builder: Builder, text: Value, size: Value) -> None:
    """The same, with a text that is there already."""
    builder.call_declared(STOP, VOID, [text, size])


def message_text(module: Module, message: str) -> tuple[Value, Value]:
    """What a stop says, as a text and its length."""
    data = f"error: {message}\n".encode()
    text = GlobalVariable("enzyme_build.message", array(len(data) + 1, I8), _quoted(data), "private", is_constant=True)
    return module.add_global(text), i64(len(data))


def _quoted(data: bytes) -> str:
    text = "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\' else f"\\{b:02X}" for b in data)
    return f'c"{text}\\00"'
