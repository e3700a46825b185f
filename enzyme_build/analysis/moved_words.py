"""Words on their way: from which places to which they go, and as what they are taken.

LLVM moves a union's word as an integer, an address or a double, whatever it is at the time, with casts in between.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build.analysis.claims import Claim
from enzyme_build.analysis.offsets import origins_of
from enzyme_build.ir import (
    Cast,
    Constant,
    Freeze,
    Function,
    IntegerType,
    Load,
    Phi,
    Select,
    Store,
    Value,
    is_float,
    is_pointer,
)

Move = tuple[Value, Value, int]  # to, from, bytes
_CASTS = ("bitcast", "ptrtoint", "inttoptr")
_NARROWEST = 16  # bits


def moves_in(body: Function) -> Iterator[Move]:
    """Integers that go from one place to another, and what is moved as one kind of thing and stored as another."""
    layout = body.module.layout
    for store in (i for i in body.instructions() if isinstance(i, Store)):
        value = store.value
        is_integer = isinstance(value.type, IntegerType) and value.type.bits >= _NARROWEST
        for origin in origins_of(value, _CASTS) if _is_moved(value) else ():
            if isinstance(origin, Load) and (is_integer or origin.type is not value.type):
                yield store.pointer, origin.pointer, layout.store_size_of(value.type)


def claims_of_moves(body: Function) -> Iterator[Claim]:
    """What is taken for a number or an address after it was loaded as something else, or was one before."""
    for instruction in body.instructions():
        if isinstance(instruction, Cast) and instruction.opcode in _CASTS and not isinstance(instruction, Constant):
            if is_float(instruction.type) or is_pointer(instruction.type):
                loads = (o for o in origins_of(instruction, _CASTS) if isinstance(o, Load))
                yield from (Claim(o.pointer, 0, instruction.type) for o in loads if o.type is not instruction.type)
        elif isinstance(instruction, Store) and _is_moved(instruction.value):
            made = (o for o in origins_of(instruction.value, _CASTS) if not isinstance(o, (Load, Constant)))
            numbers = (o for o in made if is_float(o.type) and o.type is not instruction.value.type)
            yield from (Claim(instruction.pointer, 0, number.type) for number in numbers)


def _is_moved(value: Value) -> bool:
    return isinstance(value, (Load, Phi, Select, Freeze)) or (isinstance(value, Cast) and value.opcode in _CASTS)
