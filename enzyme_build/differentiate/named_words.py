"""Addresses and numbers that go from place to place as integers, by name: what the program keeps there counts.

Code that does not look into what it moves goes by words (`*(long *)to = *(long *)from`, as sorting by swaps does), and
integers of an address's size carry addresses by casts.  An access that says "long" would make its word an integer,
which has no shadow.  Without the name it is a word like any other one that is moved; the name is kept beside it.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_build.analysis import (
    CHOICES,
    ONCE_NAMED,
    SIZES_OF_WORDS,
    NamedIntegers,
    Shapes,
    is_moved_on,
    names_integer,
    size_of_access,
)
from enzyme_build.ir import Constant, Function, Load, Select, Store, Value, is_integer


def forget_names_of_words(copy: Function, function: Function, shapes: Shapes, integers: NamedIntegers) -> None:
    """Take the names of integers from accesses that move an address from or to some place, or a number between them."""
    seen: set[Value] = set()
    for value in list(_stored(copy)):
        if value in seen:
            continue
        web = web_of(value)
        seen |= web.keys()
        stores = (user for member in web for user, index in member.uses if isinstance(user, Store) and index == 0)
        loads = (member for member in web if isinstance(member, Load))
        named = [access for access in (*loads, *stores) if names_integer(access)]
        is_number = all(map(is_moved_on, web)) and all(integers.hide_number(access, function) for access in named)
        if is_number or any(_may_be_address(access, function, shapes) for access in named):
            for access in named:
                tag = access.metadata.pop("tbaa")
                if not is_number:  # but an integer, where it is no address
                    access.metadata[ONCE_NAMED] = tag


def _may_be_address(access: Load | Store, function: Function, shapes: Shapes) -> bool:
    is_wide = size_of_access(access) == access.function.module.layout.pointer_size()
    return is_wide and shapes.holds_address(function, access.pointer, in_words=True)


def _stored(function: Function) -> Iterator[Value]:
    """What is stored as an integer of the size of a number, or of an address."""
    layout = function.module.layout
    for store in (i for i in function.instructions() if isinstance(i, Store)):
        if is_integer(store.value.type) and layout.size_of(store.value.type) in SIZES_OF_WORDS:
            yield store.value


def web_of(value: Value) -> dict[Value, None]:
    """All integers that are moved into one another."""
    found: dict[Value, None] = {}
    work = [value]
    while work:
        value = work.pop()
        if value in found or not is_integer(value.type) or isinstance(value, Constant):
            continue
        found[value] = None
        if isinstance(value, CHOICES):
            work += value.operands[isinstance(value, Select) :]
        work += [user for user in value.users if isinstance(user, CHOICES)]
    return found
