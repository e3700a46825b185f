"""Which integers are addresses on their way, and which pointers lead to nothing active."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from enzyme_build.analysis.integer_addresses import is_changed_address
from enzyme_build.analysis.memory_objects import MemoryObjects
from enzyme_build.analysis.tbaa_leaves import leads_out
from enzyme_build.ir import (
    Binary,
    Call,
    Cast,
    Compare,
    ConstantInt,
    ConstantNull,
    ExtractValue,
    FloatType,
    Freeze,
    Function,
    GetElementPtr,
    Instruction,
    IntegerType,
    Load,
    Phi,
    Select,
    Store,
    Value,
    is_pointer,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.type_inference import TypeInference


def integers_with_addresses(function: Function, types: TypeInference, objects: MemoryObjects) -> set[Value]:
    """Integers that become pointers again: what inttoptr is computed from, and pointers that are moved as integers.

    An integer of unknown kind counts that comes from where the program keeps addresses: its shadow is the same word of
    the shadow.  (Where none are kept, who stores integers puts nothing into the shadow.)
    """
    found: set[Value] = set()
    casts = (i for i in function.instructions() if isinstance(i, Cast) and i.opcode == "inttoptr")
    _add_sources(found, (operand for cast in casts for operand in cast.operands))
    moved = (i for i in function.instructions() if _may_be_moved_address(i, types, objects))
    changed: dict[Value, bool] = {}
    stored = (
        i.value
        for i in function.instructions()
        if isinstance(i, Store) and is_changed_address(i.value, types.holds_address, changed)
    )
    _add_sources(found, (*moved, *stored), lambda value: not _is_kept_apart(value, types))
    offsets = (o for i in function.instructions() if isinstance(i, GetElementPtr) for o in i.operands[1:])
    _add_sources(found, (offset for offset in offsets if leads_to_other_memory(offset, objects)))
    return found


def leads_to_other_memory(offset: Value, objects: MemoryObjects) -> bool:
    """A distance from one piece of memory to another, of which this function made one: in shadows it is another one.

    So pointers into a block are moved along when it has got a new place (`p->next += new - old`).
    """
    ends = [objects.of(end) for end in distance_of(offset)]
    return len(ends) == 2 and ends[0] != ends[1] and any(end and all(o.is_local for o in end) for end in ends)


def distance_of(value: Value) -> list[Value]:
    """The two addresses of which an integer is the distance, perhaps in elements; none if it is not one."""
    while isinstance(value, Binary) and value.opcode in ("ashr", "sdiv"):
        value = value.operands[0]
    ends = value.operands if isinstance(value, Binary) and value.opcode == "sub" else []
    casts = [end for end in ends if isinstance(end, Cast) and end.opcode == "ptrtoint"]
    return [cast.operands[0] for cast in casts] if len(casts) == 2 else []


def _add_sources(found: set[Value], values: Iterable[Value], counts: Callable[[Value], bool] = lambda _: True) -> None:
    """These integers, and what they are computed from, as far as that `counts`."""
    work = list(values)
    while work:
        value = work.pop()
        if value in found or not isinstance(value, Instruction) or not isinstance(value.type, IntegerType):
            continue
        if counts(value):
            found.add(value)
            if not isinstance(value, (Load, Call)):
                work += value.operands


def _may_be_moved_address(value: Instruction, types: TypeInference, objects: MemoryObjects) -> bool:
    if not isinstance(value.type, IntegerType):
        return False
    kind = types.kind_of(value)
    may_be_any = kind is None and not _is_made_of_numbers(value, types)
    return bool(objects.of(value)) if may_be_any else kind is not None and is_pointer(kind)


def _is_kept_apart(value: Value, types: TypeInference) -> bool:
    """It is loaded from the program's own memory, and where no address lies at any time."""
    return isinstance(value, Load) and not types.holds_address(value.pointer) and types.is_private(value.pointer)


def exchanges_integers(exchange: Instruction, addresses: set[Value], types: TypeInference) -> bool:
    """A compare-exchange leaves no address, where none lies and no number, and what was there becomes none.

    (It may be compared.)  `addresses`: the integers that become pointers again.
    """
    place, _, new = exchange.operands
    is_integer = isinstance(new, ConstantInt) or isinstance(types.kind_of(new), IntegerType)
    if not is_integer or new in addresses or types.holds_address(place) or types.has_numbers_at(place):
        return False
    for part in exchange.users:
        if not isinstance(part, ExtractValue):
            return False
        is_compared = all(isinstance(user, Compare) for user in part.users)
        if part in addresses and not is_compared:
            return False
    return True


def _is_made_of_numbers(value: Instruction, types: TypeInference) -> bool:
    """All its bits come from those of numbers."""
    roots = {source.root for piece in types.bits.pieces(value) for source in piece.sources}
    return bool(roots) and all(root is not value and isinstance(types.kind_of(root), FloatType) for root in roots)


def inert_pointers(function: Function) -> set[Value]:
    """Pointers that library classes hold (`leads_out`), and what is computed from them alone."""
    held = [i for i in function.instructions() if isinstance(i, Load) and leads_out(i)]
    found: dict[Value, None] = {}
    work: list[Value] = list(held)
    while work:
        value = work.pop()
        if value not in found:
            found[value] = None
            work += [u for u in value.users if isinstance(u, (GetElementPtr, Freeze, Phi, Select))]
    while foreign := [v for v in found if v not in held and not all(o in found for o in _moved_pointers(v))]:
        for value in foreign:
            del found[value]
    return set(found)


def _moved_pointers(value: Value) -> list[Value]:
    """The pointers that a pointer is computed from, null aside."""
    assert isinstance(value, Instruction)
    return [o for o in value.operands if is_pointer(o.type) and not isinstance(o, ConstantNull)]
