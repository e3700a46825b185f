"""What scalars lie inside a type, asked of types as large as programs have them."""

from __future__ import annotations

import pytest

from enzyme_build import ir
from enzyme_build.ir import DOUBLE, I8, I32, PTR, array, scalar_types, struct

HUGE = 10**15  # elements, which nobody could look at one by one


def test_the_kinds_of_scalars_do_not_depend_on_how_many_there_are() -> None:
    assert scalar_types(array(HUGE, struct(I32, array(HUGE, DOUBLE)))) == {I32, DOUBLE}


def test_all_members_count_however_late_they_come() -> None:
    assert scalar_types(struct(array(HUGE, I8), DOUBLE)) == {I8, DOUBLE}


@pytest.mark.parametrize("type_", [array(0, DOUBLE), struct()])
def test_what_is_empty_has_none(type_: ir.Type) -> None:
    assert not scalar_types(type_)


def test_pointers_are_found_behind_large_arrays() -> None:
    layout = ir.parse_module('target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"\n').layout
    of_numbers = array(1 << 40, DOUBLE)
    assert [at for at, _ in layout.leaves(struct(PTR, of_numbers, array(2, struct(I32, PTR))), only_pointers=True)] == [
        0,
        8 + (8 << 40) + 8,
        8 + (8 << 40) + 24,
    ]
