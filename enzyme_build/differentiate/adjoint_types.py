"""The type of a value's adjoint or tangent, and sums of such."""

from __future__ import annotations

from enzyme_build.analysis import TypeInference
from enzyme_build.errors import TypeDeductionError, UnsupportedError
from enzyme_build.ir import (
    Builder,
    FloatType,
    IntegerType,
    Type,
    Value,
    is_aggregate,
    is_float,
    is_zero,
    member_types,
    scalars_of,
    source_variable,
)


def adjoint_type(value: Value, types: TypeInference) -> Type:
    """Floats, vectors and aggregates have adjoints of their own type; a number in transit that of the number."""
    if is_float(value.type) or is_aggregate(value.type):
        return value.type
    kind = types.kind_of(value)
    if isinstance(kind, FloatType) and isinstance(value.type, IntegerType) and kind.bits == value.type.bits:
        return kind
    if kind is None:
        raise unknown_type(value)
    raise UnsupportedError(
        f"active data of type {value.type} is handled as bits",
        help="mark it inactive (enzyme_const), or write the operation in floating-point arithmetic",
    )


def unknown_type(value: Value) -> TypeDeductionError:
    """The error for a value that may or may not be a number."""
    name = source_variable(value)
    what = f"`{name}`" if name else f"a value of type {value.type}"
    return TypeDeductionError(
        f"cannot deduce whether {what} holds floating-point data",
        help="compile with optimisation or with -g, or copy it through a variable of its real type",
    )


def sum_of(builder: Builder, left: Value, right: Value) -> Value:
    """left + right, member by member for aggregates; members that are not floating are left alone."""
    if is_zero(left):
        return right
    if is_zero(right):
        return left
    if is_float(left.type):
        return builder.binary("fadd", left, right)
    whole = left
    for index, member in enumerate(member_types(left.type)):
        if any(isinstance(t, FloatType) for t in scalars_of(member)):
            total = sum_of(builder, builder.extract_value(left, index), builder.extract_value(right, index))
            whole = builder.insert_value(whole, total, index)
    return whole
