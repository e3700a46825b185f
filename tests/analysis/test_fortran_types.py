"""Tables of Fortran types: what their objects are made of, and where procedures lie."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import functions_in
from enzyme_build.analysis.fortran_types import bindings_in, is_procedure_table, is_type_table, leaves_of_type
from enzyme_build.ir import DOUBLE, I8, I32, I64, PTR, Module, Type, parse_module

_TYPES = """
%d = type { ptr }
%v = type { i8, [7 x i8], i64 }
%component = type { %d, i8, i8, i8, i8, [4 x i8], i64, %v, %d, %d, %d, %d }
%_QM__fortran_type_infoTderivedtype = type { %d, %d, i64, %d, %d, %d, %d }
%binding = type { { i64 }, %d }
%_QM__fortran_type_infoTbinding = type { { i64 }, %d }
@bounds = constant [1 x [2 x %v]] [[2 x %v] [%v { i8 2, [7 x i8] undef, i64 0 }, %v { i8 2, [7 x i8] undef, i64 1 }]]
@inner = constant %_QM__fortran_type_infoTderivedtype { %d { ptr null }, %d { ptr null }, i64 16, %d { ptr null },
 %d { ptr null }, %d { ptr null }, %d { ptr @components_of_inner } }
"""
_NOTHING = "%d { ptr null }"


def _component(
    genre: int, category: int, kind: int, rank: int, offset: int, length: int = 0, type_: str = "null"
) -> str:
    bounds = "@bounds" if rank else "null"
    return (
        f"%component {{ {_NOTHING}, i8 {genre}, i8 {category}, i8 {kind}, i8 {rank}, [4 x i8] undef, i64 {offset},"
        f" %v {{ i8 2, [7 x i8] undef, i64 {length} }}, %d {{ ptr {type_} }}, {_NOTHING}, %d {{ ptr {bounds} }},"
        f" {_NOTHING} }}"
    )


def _module(components: list[str]) -> Module:
    inner = [_component(1, 3, 8, 0, 0)]
    lists = {"components": components, "components_of_inner": inner}
    tables = "\n".join(f"@{n} = constant [{len(c)} x %component] [{', '.join(c)}]" for n, c in lists.items())
    members = ", ".join([_NOTHING, _NOTHING, "i64 64", *[_NOTHING] * 3, "%d { ptr @components }"])
    table = f"@table = constant %_QM__fortran_type_infoTderivedtype {{ {members} }}\n"
    return parse_module(_TYPES.replace(",\n", ",") + tables + "\n" + table)


@pytest.mark.parametrize(
    ("component", "leaves"),
    [
        (_component(1, 2, 8, 0, 8), [(8, DOUBLE)]),
        (_component(1, 2, 8, 1, 8), [(8, DOUBLE), (16, DOUBLE)]),
        (_component(1, 0, 4, 0, 4), [(4, I32)]),
        (_component(1, 4, 1, 0, 5, length=2), [(5, I8), (6, I8)]),
        (_component(1, 6, 0, 0, 24, type_="@inner"), [(24, DOUBLE), (32, DOUBLE)]),
        (_component(1, 6, 0, 1, 0, type_="@inner"), [(0, DOUBLE), (8, DOUBLE), (16, DOUBLE), (24, DOUBLE)]),
        (_component(3, 2, 8, 1, 16), [(16, PTR), (24, I64)]),
        (_component(4, 2, 8, 1, 16), []),
    ],
    ids=["real", "array", "integer", "text", "type", "types", "allocatable", "automatic"],
)
def test_leaves(component: str, leaves: list[tuple[int, Type]]) -> None:
    module = _module([component])
    assert is_type_table(module.globals["table"])
    assert list(leaves_of_type(module, module.globals["table"])) == leaves


def test_procedures_lie_in_the_order_of_their_bindings() -> None:
    bindings = ", ".join(
        f"%_QM__fortran_type_infoTbinding {{ {{ i64 }} {{ i64 ptrtoint (ptr @{name} to i64) }}, {_NOTHING} }}"
        for name in ("first", "second")
    )
    text = f"@list = constant [2 x %_QM__fortran_type_infoTbinding] [{bindings}]\n"
    declared = "declare void @first()\ndeclare void @second()\n"
    module = parse_module(_TYPES.split("@bounds")[0] + text + declared)
    assert is_procedure_table(module.globals["list"])
    bindings_found = bindings_in(module, module.globals["list"])
    found = [(place, function.name) for place, binding in bindings_found for function in functions_in(binding)]
    assert found == [(0, "first"), (16, "second")]
