"""Words on their way: from which places to which they go, and as what they are taken.

LLVM moves a union's word as an integer, an address or a double, whatever it is at the time, with casts in between.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from enzyme_build.analysis.calls import only_prints
from enzyme_build.analysis.claims import Claim
from enzyme_build.analysis.offsets import CHOICES, Address, address_of, origins_of
from enzyme_build.analysis.pointer_walks import walk_of
from enzyme_build.analysis.shape_contents import leaves_at
from enzyme_build.analysis.tbaa_leaves import INTEGERS, tagged_leaf
from enzyme_build.ir import (
    DOUBLE,
    AtomicRMW,
    Cast,
    CompareExchange,
    Constant,
    Function,
    GetElementPtr,
    IntegerType,
    Load,
    Store,
    Value,
    integer,
    is_float,
    is_pointer,
    tbaa_access,
    tbaa_ancestors,
)

if TYPE_CHECKING:
    from enzyme_build.analysis.shapes import Shapes

Move = tuple[Value, Value, int, bool]  # to, from, bytes, and whether both accesses name an integer
_CASTS = ("bitcast", "ptrtoint", "inttoptr")
ONCE_NAMED = "enzyme_build.once_named"  # the tag of an access whose word may be an address: see `named_words`
_NARROWEST = 16  # bits
_MOST_USERS = 256  # of an address, one by one: where there are more, it is taken for one of many


def moves_in(body: Function) -> Iterator[Move]:
    """Integers that go from one place to another, and what is moved as one kind of thing and stored as another."""
    layout = body.module.layout
    for store in (i for i in body.instructions() if isinstance(i, Store)):
        value = store.value
        is_integer = isinstance(value.type, IntegerType) and value.type.bits >= _NARROWEST
        for origin in origins_of(value, _CASTS) if _is_moved(value) else ():
            if isinstance(origin, Load) and (is_integer or origin.type is not value.type):
                is_named = is_integer and names_integer(store) and names_integer(origin)
                yield store.pointer, origin.pointer, layout.store_size_of(value.type), is_named


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


def is_untyped_run(access: Load | Store) -> bool:
    """One of many words that nothing says the type of, from each to the next: they may be parts of anything."""
    if not _is_untyped_word(access):
        return False
    if is_walked(access):
        return True
    here = address_of(access.pointer)
    users = list(islice(_users_of_places(here.base), _MOST_USERS))
    return len(users) == _MOST_USERS or any(_is_beside(user, access, here) for user in users)


def is_walked(access: Load | Store) -> bool:
    """A loop goes from each such word to the next."""
    walk = walk_of(address_of(access.pointer).base)
    return walk is not None and walk.steps == (size_of_access(access),)


def is_lone_integer(shapes: Shapes, function: Function, load: Load) -> bool:
    """An integer, by the names of all accesses, that goes by itself from one place to others: of a number that lies
    there at other times it is no half, as the program moves no other half."""
    stores = [user for user, index in load.uses if isinstance(user, Store) and index == 0]
    size = size_of_access(load)
    if 16 * size != DOUBLE.bits or not stores or len(stores) < len(load.uses):
        return False
    if not all(map(names_integer, (load, *stores))):
        return False
    pointers = [load.pointer, *(store.pointer for store in stores)]
    places = [place for _, place in shapes.everywhere(function, pointers)]
    halves = (half for place in places for at in (size, -size) for half in leaves_at(place.moved(at)))
    goes_by_halves = any(place.period % (2 * size) for place in places)
    return not goes_by_halves and integer(8 * size) not in halves


def _users_of_places(base: Value) -> Iterator[Value]:
    """What uses an address, or one that is some bytes behind it."""
    for user in base.users:
        yield user
        if isinstance(user, GetElementPtr) and user.pointer is base:
            yield from user.users


def _is_beside(user: Value, access: Load | Store, here: Address) -> bool:
    """The same kind of access to the word before or behind this one, which lies `here`."""
    if not isinstance(user, (Load, Store)) or type(user) is not type(access) or not _is_untyped_word(user):
        return False
    there, size = address_of(user.pointer), size_of_access(access)
    is_alike = there.base is here.base and there.strides == here.strides and size_of_access(user) == size
    return is_alike and abs(there.offset - here.offset) == size


def _is_untyped_word(access: Load | Store) -> bool:
    type_ = access.accessed_type
    is_word = isinstance(type_, IntegerType) and type_.bits >= _NARROWEST
    return is_word and tagged_leaf(access.function.module, access.metadata.get("tbaa", "")) is None


def names_integer(access: Load | Store) -> bool:
    """Does the access say that an integer lies there?"""
    tag = access.metadata.get("tbaa", "")
    return bool(tag) and isinstance(tagged_leaf(access.function.module, tag), IntegerType)


def is_moved_on(value: Value) -> bool:
    """Does it come from memory, or is one of several that do, and is all that is done with it to store and print it?"""
    goes_on = all(
        isinstance(u, CHOICES) or (isinstance(u, Store) and index == 0) or only_prints(u) for u, index in value.uses
    )
    return goes_on and isinstance(value, (Load, *CHOICES))


def is_of_fortran(access: Load | Store) -> bool:
    """Does the access name what lies there in a language that has no unions, or as derivatives copy it?"""
    module, tag = access.function.module, access.metadata.get("tbaa", "")
    found = tbaa_access(module, tag) if tag else None
    return found is not None and tbaa_ancestors(module, found.access_reference)[-1].startswith(("Flang", INTEGERS))


def puts_bits(update: AtomicRMW | CompareExchange) -> bool:
    """May it put a number's bits there, or an address, as an integer?  What is counted is neither."""
    new = update.operands[-1]
    is_exchange = isinstance(update, CompareExchange) or update.operation == "xchg"
    return is_exchange and isinstance(new.type, IntegerType) and not isinstance(new, Constant)


def size_of_access(access: Load | Store) -> int:
    """In bytes."""
    return access.function.module.layout.store_size_of(access.accessed_type)


def _is_moved(value: Value) -> bool:
    return isinstance(value, (Load, *CHOICES)) or (isinstance(value, Cast) and value.opcode in _CASTS)
