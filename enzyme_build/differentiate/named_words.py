"""Addresses that go from place to place as integers, by name: what the program keeps there counts, not the name.

Code that does not look into what it moves goes by words (`*(long *)to = *(long *)from`, as sorting by swaps does), and
integers of an address's size carry addresses by casts.  An access that says "long" would make its word an integer,
which has no shadow.  Without the name it is a word like any other one that is moved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from enzyme_build.analysis import names_integer
from enzyme_build.ir import Constant, Freeze, Function, Load, Phi, Select, Store, Value, is_integer

_CHOICES = (Phi, Select, Freeze)


def forget_names_of_addresses(function: Function, holds_address: Callable[[Value], bool]) -> None:
    """Take the names of integers from accesses that move a word from or to where an address may lie."""
    seen: set[Value] = set()
    for value in list(_stored(function)):
        if value in seen:
            continue
        web = _web(value)
        seen |= web.keys()
        stores = (user for member in web for user, index in member.uses if isinstance(user, Store) and index == 0)
        loads = (member for member in web if isinstance(member, Load))
        named = [access for access in (*loads, *stores) if names_integer(access)]
        if any(holds_address(access.pointer) for access in named):
            for access in named:
                del access.metadata["tbaa"]


def _stored(function: Function) -> Iterator[Value]:
    layout = function.module.layout
    for store in (i for i in function.instructions() if isinstance(i, Store)):
        type_ = store.value.type
        if is_integer(type_) and layout.size_of(type_) == layout.pointer_size():
            yield store.value


def _web(value: Value) -> dict[Value, None]:
    """All integers that are moved into one another."""
    found: dict[Value, None] = {}
    work = [value]
    while work:
        value = work.pop()
        if value in found or not is_integer(value.type) or isinstance(value, Constant):
            continue
        found[value] = None
        if isinstance(value, _CHOICES):
            work += value.operands[isinstance(value, Select) :]
        work += [user for user in value.users if isinstance(user, _CHOICES)]
    return found
