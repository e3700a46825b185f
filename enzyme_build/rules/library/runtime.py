"""The memory that derivatives ask for themselves (tapes, shadows): from C's allocator, which every program has.

Each function writes one call where the builder stands, and declares the callee on first use.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_build.ir import I1, I8, I64, PTR, VOID, Builder, Call, ConstantInt, Type, Value, function_type


def allocate(builder: Builder, size: Value, name: str = "") -> Call:
    """A new block of `size` bytes, of unknown content."""
    return _call(builder, "malloc", PTR, [size], name)


def reallocate(builder: Builder, block: Value, size: Value) -> Call:
    """The block (null: a new one), moved to where it has room for `size` bytes."""
    return _call(builder, "realloc", PTR, [block, size])


def release(builder: Builder, block: Value) -> None:
    """Give a block back; null is none."""
    _call(builder, "free", VOID, [block])


def usable_size(builder: Builder, block: Value) -> Call:
    """How many bytes the C library gave for a block; 0 for null."""
    return _call(builder, "malloc_usable_size", I64, [block])


def zero_fill(builder: Builder, address: Value, size: Value) -> None:
    """Set `size` bytes to zero."""
    memset, arguments = "llvm.memset.p0.i64", [address, ConstantInt(I8, 0), size, ConstantInt(I1, 0)]
    _call(builder, memset, VOID, arguments)


def _call(builder: Builder, callee: str, result: Type, arguments: Sequence[Value], name: str = "") -> Call:
    types = [argument.type for argument in arguments]
    return builder.call(builder.module.declare(callee, result, types), arguments, function_type(result, types), name)
