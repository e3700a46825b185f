"""Pointers in globals that code which is not differentiated leads to memory with a shadow.

Inside of what is differentiated nothing connects such a pointer with that memory: the pointer seems to lead to
constants.  It gets a shadow, so that derivatives stop where it is followed, unless it is set there again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set

from enzyme_build.analysis import address_of, origins_of
from enzyme_build.ir import Function, GlobalVariable, Store, Value


def led_by_others(
    pointers: Iterable[GlobalVariable],
    shadowed: Set[Value],
    given: Mapping[Function, Set[Value]],
    outside: Callable[[GlobalVariable], list[Function]],
) -> frozenset[GlobalVariable]:
    """Those of the pointers that lead to a global among `shadowed`, or to what a function hands to a request.

    `given`: by functions that ask, the memory that they hand in with a shadow; `outside`: the functions that name a
    global and are not differentiated.
    """
    return frozenset(g for g in pointers if any(_leads(g, f, shadowed | given.get(f, set())) for f in outside(g)))


def _leads(pointer: GlobalVariable, function: Function, memory: Set[Value]) -> bool:
    stores = (i for i in function.instructions() if isinstance(i, Store) and address_of(i.pointer).base is pointer)
    return any(address_of(origin).base in memory for store in stores for origin in origins_of(store.value))
