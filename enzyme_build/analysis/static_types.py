"""The class that a virtual call is written for, and the functions that objects of it have there.

    %table = load ptr, ptr %object
    %is = call i1 @llvm.public.type.test(ptr %table, metadata !"_ZTS6Source")

The front end writes this beside each virtual call (`-fwhole-program-vtables`), and says of each virtual table of which
classes it is, and where these begin: `!type !{i64 16, !"_ZTS6Source"}` (LLVM, "Type Metadata").
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeGuard

from enzyme_build.ir import Call, Function, GlobalVariable, MetadataOperand, Module, Value

TESTS = ("llvm.type.test", "llvm.public.type.test")
_TYPE = re.compile(r"!type (!\d+)")
_POINT = re.compile(r"!\{i64 (\d+), (.+)\}")


class StaticTypes:
    """Where the tables of each class begin."""

    def __init__(self, module: Module, tables: list[GlobalVariable]):
        self._points: dict[str, list[tuple[GlobalVariable, int]]] = {}
        self.without: list[GlobalVariable] = []  # tables of which nothing is said
        for table in tables:
            named = [_POINT.fullmatch(module.metadata.get(n, "")) for n in _TYPE.findall(table.line or "")]
            for found in filter(None, named):
                self._points.setdefault(found[2], []).append((table, int(found[1])))
            if not named:
                self.without.append(table)

    def points_of(self, table: Value) -> list[tuple[GlobalVariable, int]]:
        """The places in tables that a table's address, as it is used in the program, may be; none if not known.

        One address may be of several classes: the calls are on different ways, and the load is in front of them all.
        """
        named = [test.arguments[1] for test in tests_of(table)]
        found = [self._points.get(n.text, []) if isinstance(n, MetadataOperand) else [] for n in named]
        return list(dict.fromkeys(point for points in found for point in points)) if all(found) else []


def tests_of(table: Value) -> Iterator[Call]:
    """What says of which class a table is."""
    return (user for user in table.users if is_type_test(user))


def is_type_test(value: object) -> TypeGuard[Call]:
    return isinstance(value, Call) and isinstance(value.callee, Function) and value.callee.name in TESTS
