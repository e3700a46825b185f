"""The type of a value's adjoint or tangent, and sums of such.

An adjoint has its value's own type.  That of an integer that carries numbers is made of bits, too: in each lane lie
the bits of the adjoint of the number there, so that moving the integer and moving its adjoint are the same thing.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_build.analysis import TypeInference, bits_of
from enzyme_build.errors import InternalError, TypeDeductionError, UnsupportedError
from enzyme_build.ir import (
    Builder,
    FloatType,
    InsertValue,
    Instruction,
    Type,
    Value,
    is_aggregate,
    is_float,
    is_integer,
    is_pointer,
    is_zero,
    member_types,
    print_instruction,
    source_variable,
    vector,
    zero,
)

Path = tuple[int, ...]
LaneOf = Callable[[Path], FloatType | None]


BITS_COME_BACK = "the bits of an active number go through integer arithmetic and come back as a number"


def adjoint_type(value: Value, types: TypeInference) -> Type:
    """The type of the adjoint; raises an error for an integer that is not known to be made of numbers."""
    if is_integer(value.type):
        lane_type(value, types)
    return value.type


def lane_type(value: Value, types: TypeInference) -> FloatType:
    """The type of the numbers that an active integer is made of."""
    kind = types.kind_of(value)
    if isinstance(kind, FloatType) and bits_of(value.type) % kind.bits == 0:
        return kind
    if kind is None and not types.is_scrambled(value):
        raise unknown_type(value)
    raise scrambled(value)


def scrambled(value: Value) -> UnsupportedError:
    """The error for an integer that varies with a number's bits and becomes an active number again."""
    text = f": `{print_instruction(value).strip()}`" if isinstance(value, Instruction) else ""
    return UnsupportedError(
        f"{BITS_COME_BACK}{text}",
        help="write the operation in floating-point arithmetic, register a derivative for the function, "
        "or mark the data inactive (enzyme_const)",
    )


def unknown_type(value: Value) -> TypeDeductionError:
    """The error for a value that may or may not be a number."""
    name = source_variable(value)
    what = f"`{name}`" if name else f"a value of type {value.type}"
    return TypeDeductionError(
        f"cannot deduce whether {what} holds floating-point data",
        help="compile with optimisation or with -g, or copy it through a variable of its real type",
    )


def lanes_in(value: Value, types: TypeInference) -> LaneOf:
    """The type of the numbers in each integer inside a value; None if there are none."""

    def lane(path: Path) -> FloatType | None:
        kind = types.kinds.of(value, path) if path else types.kind_of(value)
        if kind is None:
            raise scrambled(value) if types.is_scrambled(value) else unknown_type(value)
        return kind if isinstance(kind, FloatType) else None

    return lane


def sum_of(builder: Builder, left: Value, right: Value, lanes: LaneOf, path: Path = ()) -> Value:
    """left + right, member by member for aggregates; members that hold no numbers are left alone."""
    if is_zero(left):
        return right
    if is_zero(right):
        return left
    if is_float(left.type):
        return builder.sum(left, right)
    if is_pointer(left.type):
        return left
    if not is_aggregate(left.type):
        kind = lanes(path)
        return left if kind is None else _sum_of_lanes(builder, left, right, kind)
    whole = left
    for index, member in enumerate(member_types(left.type)):
        added = _member(builder, right, index)
        if not is_zero(added) and not is_pointer(member):
            total = sum_of(builder, builder.extract_value(left, index), added, lanes, (*path, index))
            whole = builder.insert_value(whole, total, index)
    return whole


def _member(builder: Builder, whole: Value, index: int) -> Value:
    """A member of an aggregate, without an instruction where it is known to be zero."""
    above = whole
    while isinstance(above, InsertValue) and above.path[0] != index:
        above = above.operands[0]
    if is_zero(above):
        return zero(member_types(whole.type)[index])
    return builder.extract_value(whole, index)


def _sum_of_lanes(builder: Builder, left: Value, right: Value, kind: FloatType) -> Value:
    type_ = left.type
    numbers = type_of_lanes(type_, kind)
    total = builder.sum(builder.cast("bitcast", left, numbers), builder.cast("bitcast", right, numbers))
    return builder.cast("bitcast", total, type_)


def type_of_lanes(type_: Type, kind: FloatType) -> Type:
    """The numbers that an integer type has room for: one, or a vector."""
    count, rest = divmod(bits_of(type_), kind.bits)
    if rest or not count:
        raise InternalError(f"{type_} is not made of whole {kind}s")
    return kind if count == 1 else vector(count, kind)


__all__ = [
    "BITS_COME_BACK", "adjoint_type", "lane_type", "lanes_in", "scrambled", "sum_of", "type_of_lanes",
    "unknown_type",
]  # fmt: skip
