"""Integers stored over numbers: LLVM writes 0.0 that way, and copies of constant data.

What lies in memory decides what such an integer is.  A number among its bytes has derivative zero: the store ends the
adjoint of what was there, and its tangent is the constant without the bytes of numbers.
"""

from __future__ import annotations

from enzyme_build.analysis import (
    Activity,
    Layout,
    MemoryObjects,
    TypeInference,
    is_said_integer,
    number_under,
    origins_of,
)
from enzyme_build.differentiate.adjoint_types import scrambled, unknown_type
from enzyme_build.differentiate.named_words import web_of
from enzyme_build.ir import (
    DOUBLE,
    FLOAT,
    Binary,
    Constant,
    ConstantExpression,
    ConstantInt,
    IntegerType,
    Load,
    Store,
    Value,
    constant_int,
    is_zero,
    scalar_of,
    zero,
)

_LOGIC = ("and", "or", "xor", "shl", "lshr", "ashr")
_PLAUSIBLE = {32: (127, 23, 64), 64: (1023, 52, 300)}  # exponent's bias, bits of the fraction, widest exponent


def numbers_under(store: Store, types: TypeInference, objects: MemoryObjects) -> Layout | None:
    """The layout of the memory that an integer is stored to; None if no number lies there.

    Raises TypeDeductionError if the constant may be a number and nothing is known of the memory.
    """
    value = store.value
    if not isinstance(scalar_of(value.type), IntegerType):
        return None
    size = types.layout.size_of(value.type)
    if size < 4:
        return None
    if not isinstance(value, Constant):
        return number_under(types, store)  # of a power of two, say, that is put together from its exponent
    found = types.memory_layout([store.pointer], size, store)
    if found is not None:
        return found if found.floats else None
    if not _may_be_number(value):
        return None
    if is_zero(value) or objects.is_own(store.pointer) or _is_text(value):
        # It may be cleared as numbers are: an integer or a pointer there is zero in the primal, too, and nothing
        # behind this instruction's reverse reads its shadow.
        return Layout(((0, FLOAT),), 4) if size % 8 else Layout(((0, DOUBLE),), 8)
    raise unknown_type(value)


def refuse_looked_at_number(store: Store, activity: Activity, types: TypeInference) -> None:
    """Raise UnsupportedError for a number that is moved as an integer because its bits are looked at, too."""
    value = store.value
    if isinstance(value, Constant) or activity.carries(value) or not activity.has_active_memory(store.pointer):
        return
    if is_said_integer(store) or number_under(types, store) is None or not any(map(_looks_at_bits, web_of(value))):
        return
    size = types.layout.size_of(value.type)
    for load in (o for o in origins_of(value) if isinstance(o, Load) and not is_said_integer(o)):
        if not activity.has_active_memory(load.pointer):
            continue
        layout = types.memory_layout([load.pointer], size, load)
        if layout is not None and layout.is_uniform and layout.floats:
            raise scrambled(value)


def _looks_at_bits(value: Value) -> bool:
    return any(isinstance(user, Binary) and user.opcode in _LOGIC for user in value.users)


def tangent_of_bits(store: Store, layout: Layout, types: TypeInference) -> Constant:
    """The constant with the bytes of numbers zeroed."""
    value = store.value
    if not isinstance(value, ConstantInt):
        return zero(value.type)
    bits, size = value.value, types.layout.size_of(value.type)
    for start in range(0, size, layout.period or size):
        for offset, leaf in layout.floats:
            bits &= ~(((1 << 8 * types.layout.store_size_of(leaf)) - 1) << 8 * (start + offset))
    return constant_int(value.type, bits)


def _is_text(value: Constant) -> bool:
    """Four letters or eight, as short texts are stored: should they be a number, it is cleared as one."""
    if not isinstance(value, ConstantInt) or not isinstance(value.type, IntegerType):
        return False
    return all(32 <= byte < 127 for byte in (value.value % 2**value.type.bits).to_bytes(value.type.bits // 8, "little"))


def _may_be_number(value: Constant) -> bool:
    """Zero, or a pattern that is a number of ordinary size; an address is none."""
    if not isinstance(value, ConstantInt) or is_zero(value):
        return not isinstance(value, ConstantExpression)
    bits = value.type.bits if isinstance(value.type, IntegerType) else 0
    if bits not in _PLAUSIBLE:
        return bits > 64
    bias, fraction, widest = _PLAUSIBLE[bits]
    exponent = value.value >> fraction & (2 * bias + 1)
    return abs(exponent - bias) <= widest
