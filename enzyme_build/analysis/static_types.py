"""The class that a virtual call is written for, and the functions that objects of it have there.

    %table = load ptr, ptr %object
    %is = call i1 @llvm.public.type.test(ptr %table, metadata !"_ZTS6Source")

The front end writes this beside each virtual call (`-fwhole-program-vtables`), and says of each virtual table of which
classes it is, and where these begin: `!type !{i64 16, !"_ZTS6Source"}` (LLVM, "Type Metadata").
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeGuard

from enzyme_build.analysis.calls import resolve_function
from enzyme_build.ir import (
    Call,
    Constant,
    ConstantAggregate,
    Function,
    GlobalVariable,
    MetadataOperand,
    Module,
    Value,
    initializer_of,
)

TESTS = ("llvm.type.test", "llvm.public.type.test")
_TYPE = re.compile(r"!type (!\d+)")
_POINT = re.compile(r"!\{i64 (\d+), (.+)\}")


class StaticTypes:
    """Where the tables of each class begin."""

    def __init__(self, module: Module, tables: list[GlobalVariable]):
        self._points: dict[str, list[tuple[GlobalVariable, int]]] = {}
        self.without: list[GlobalVariable] = []  # tables of which nothing is said
        for table in tables:
            classes = list(classes_of(module, table))
            for name, point in classes:
                self._points.setdefault(name, []).append((table, point))
            if not classes:
                self.without.append(table)

    def points_of(self, table: Value) -> list[tuple[GlobalVariable, int]]:
        """The places in tables that a table's address, as it is used in the program, may be; none if not known.

        One address may be of several classes: the calls are on different ways, and the load is in front of them all.
        """
        named = [test.arguments[1] for test in tests_of(table)]
        found = [self._points.get(n.text, []) if isinstance(n, MetadataOperand) else [] for n in named]
        return list(dict.fromkeys(point for points in found for point in points)) if all(found) else []


class Entry(NamedTuple):
    """A function in a table: how many bytes from the start, and from where a class's part begins (None: not known)."""

    place: int
    slot: int | None
    function: Function


def is_class_table(variable: GlobalVariable) -> bool:
    """Is it the table of a class?"""
    return variable.name.strip('"').startswith("_ZTV")


def classes_of(module: Module, table: GlobalVariable) -> Iterator[tuple[str, int]]:
    """The classes of which it is a table, and how many bytes from the start theirs begins."""
    for name in _TYPE.findall(table.line or ""):
        found = _POINT.fullmatch(module.metadata.get(name, ""))
        if found is not None:
            yield found[2], int(found[1])


def entries_of(module: Module, table: GlobalVariable) -> Iterator[Entry]:
    """The functions in a table; a part of it begins behind what describes the class."""
    whole = initializer_of(module, table)
    size, offset = module.layout.pointer_size(), 0
    for group in whole.elements if isinstance(whole, ConstantAggregate) else ():
        entries: Sequence[Constant] = group.elements if isinstance(group, ConstantAggregate) else ()
        description = [i for i, e in enumerate(entries) if _describes_class(e)]
        for index, entry in enumerate(entries):
            function = resolve_function(entry, module)
            if function is not None:
                slot = (index - description[-1] - 1) * size if description else None
                yield Entry(offset + index * size, slot, function)
        offset += len(entries) * size


def _describes_class(entry: Constant) -> bool:
    return isinstance(entry, GlobalVariable) and entry.name.strip('"').startswith("_ZTI")


def tests_of(table: Value) -> Iterator[Call]:
    """What says of which class a table is."""
    return (user for user in table.users if is_type_test(user))


def is_type_test(value: object) -> TypeGuard[Call]:
    return isinstance(value, Call) and isinstance(value.callee, Function) and value.callee.name in TESTS
