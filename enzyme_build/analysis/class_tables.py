"""Classes as records: what an object's virtual table says that it is.

An object has one class when it is complete, and those of its bases while it is made and destroyed.  Two classes of
which neither is a base of the other differ.  The front end writes beside each table of which classes it is (see
`static_types`): a table that is stored in an object says so of that object, and a method of its first parameter.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, cast

from enzyme_build.analysis.offsets import address_of
from enzyme_build.analysis.static_types import classes_of, entries_of, is_class_table
from enzyme_build.ir import Argument, Constant, Function, GlobalVariable, Module, Store, Value, bare_name

_Classes = frozenset[str]
_MARK = "class "
_OF_MEMBERS = '.virtual"'  # a type of pointers to methods, which stands at each method


class _Tables(NamedTuple):
    """The classes of which tables are that begin at a place, those that all tables with a function have, and all."""

    at: dict[tuple[GlobalVariable, int], _Classes]
    of_methods: dict[Function, _Classes]
    names: set[str]


def class_stored(store: Store) -> str:
    """What an object is from then on, as the name of what lies there; "" if no table is stored."""
    if not isinstance(store.value, Constant):
        return ""
    address = address_of(store.value)
    if not isinstance(address.base, GlobalVariable) or address.terms:
        return ""
    return _named(_tables(store.function.module).at.get((address.base, address.offset), frozenset()))


def class_of_method(method: Function) -> tuple[Argument, str] | None:
    """The parameter that is the object, and what lies at its start; None of a function that is in no table."""
    classes = _tables(method.module).of_methods.get(method, frozenset())
    object_ = next((a for a in method.arguments if "sret" not in a.attributes), None)
    return (object_, _named(classes)) if classes and object_ is not None else None


def class_described(description: Value, module: Module) -> str:
    """What lies at the start of an object of the class that a run-time type description is of; "" if not known.

    No table says so of a class that no other file can name: there may be several of one name.
    """
    name = bare_name(description.name) if isinstance(description, GlobalVariable) else ""
    said = f'!"_ZTS{name.removeprefix("_ZTI")}"'
    return _named(frozenset({said})) if name.startswith("_ZTI") and said in _tables(module).names else ""


@lru_cache(maxsize=4096)
def are_unlike_classes(left: str, right: str) -> bool:
    """Is neither of two names that of a base of the other?"""
    if not (left.startswith(_MARK) and right.startswith(_MARK)):
        return False
    here, there = (set(name.removeprefix(_MARK).split(" ")) for name in (left, right))
    return not (here <= there or there <= here)


def _named(classes: _Classes) -> str:
    return _MARK + " ".join(sorted(classes)) if classes else ""


def _tables(module: Module) -> _Tables:
    if "tables" not in module.tags:
        module.tags["tables"] = _read(module)
    return cast("_Tables", module.tags["tables"])


def _read(module: Module) -> _Tables:
    found = _Tables({}, {}, set())
    for table in [variable for variable in module.globals.values() if is_class_table(variable)]:
        classes: dict[int, set[str]] = {}
        for name, point in classes_of(module, table):
            if not name.endswith(_OF_MEMBERS):
                classes.setdefault(point, set()).add(name)
        found.names.update(*classes.values())
        found.at.update({(table, point): frozenset(names) for point, names in classes.items()})
        for place, slot, method in entries_of(module, table):  # (of a table that says nothing the class may be any)
            here = found.at.get((table, place - (slot or 0)), frozenset())
            found.of_methods[method] = here & found.of_methods.get(method, here)
    return found
