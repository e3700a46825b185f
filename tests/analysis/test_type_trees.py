"""Layouts from what accesses show."""

from __future__ import annotations

from enzyme_build.analysis.type_trees import Evidence, Layout, layout_of, number_over
from enzyme_build.ir import DOUBLE, I32, I64, PTR, parse_module

DATA = parse_module("").layout


def test_rows_of_a_matrix_in_a_struct() -> None:
    matrices = [Evidence(0, (8, 24, 80), DOUBLE), Evidence(72, (80,), I32), Evidence(76, (80,), I32)]
    found = layout_of(matrices, 0, (), None, DATA)
    assert found == Layout((*((8 * k, DOUBLE) for k in range(9)), (72, I32), (76, I32)), 80)


def test_a_row_of_numbers_that_begins_at_an_address_is_in_no_record() -> None:
    record = [Evidence(24, (24,), PTR, declared=True), *(Evidence(k, (24,), I64, declared=True) for k in (32, 40))]
    used = [Evidence(0, (), PTR), Evidence(0, (8,), DOUBLE), Evidence(None, (), I64)]
    assert layout_of([*record, *used], 0, (), None, DATA) is None


def test_numbers_from_the_second_element_on_do_not_cover_a_header() -> None:
    somewhere = Evidence(8, (8,), DOUBLE)
    assert number_over([somewhere], 0, (), 4) is DOUBLE
    assert number_over([somewhere._replace(first=16)], 0, (), 4) is None
    assert number_over([somewhere._replace(first=16)], 20, (), 4) is DOUBLE
