"""Where an address lies relative to what it was computed from: base + offset + Σ indexᵢ·strideᵢ, in bytes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from enzyme_build.ir import (
    ArrayType,
    Cast,
    ConstantExpression,
    ConstantInt,
    DataLayout,
    Freeze,
    GetElementPtr,
    Type,
    Value,
    VectorType,
    struct_body,
)


@dataclass(frozen=True)
class Address:
    base: Value
    offset: int
    strides: tuple[int, ...]  # of the indices that are not constant


def address_of(pointer: Value) -> Address:
    """The address through all getelementptr instructions and expressions above it."""
    offset = 0
    strides: list[int] = []
    while True:
        match pointer:
            case GetElementPtr():
                layout = pointer.function.module.layout
                for index, step in scaled_indices(pointer.source_type, pointer.indices, layout):
                    if isinstance(index, ConstantInt):
                        offset += index.value * step
                    else:
                        strides.append(step)
                pointer = pointer.pointer
            case ConstantExpression(opcode="getelementptr"):
                assert pointer.source_type is not None
                for index, step in scaled_indices(pointer.source_type, list(pointer.operands[1:]), _LAYOUT):
                    offset += index.value * step if isinstance(index, ConstantInt) else 0
                pointer = pointer.operands[0]
            case Freeze() | Cast(opcode="bitcast"):
                pointer = pointer.operands[0]
            case _:
                return Address(pointer, offset, tuple(strides))


_LAYOUT = DataLayout()


def scaled_indices(source: Type, indices: list[Value], layout: DataLayout) -> Iterator[tuple[Value, int]]:
    """(index, bytes for each unit of it); a struct's field index becomes a constant in bytes."""
    current = source
    for position, index in enumerate(indices):
        if position == 0:
            yield index, layout.size_of(source)
            continue
        body = struct_body(current)
        if body is not None:
            assert isinstance(index, ConstantInt)
            yield ConstantInt(index.type, 1), layout.offsets_of(body)[index.value]
            current = body.fields[index.value]
        elif isinstance(current, (ArrayType, VectorType)):
            current = current.element
            yield index, layout.size_of(current)
