"""Layouts from what accesses show."""

from __future__ import annotations

from enzyme_build.analysis.type_trees import Evidence, Layout, layout_of
from enzyme_build.ir import DOUBLE, I32, parse_module

DATA = parse_module("").layout


def test_rows_of_a_matrix_in_a_struct() -> None:
    matrices = [Evidence(0, (8, 24, 80), DOUBLE), Evidence(72, (80,), I32), Evidence(76, (80,), I32)]
    found = layout_of(matrices, 0, (), None, DATA)
    assert found == Layout((*((8 * k, DOUBLE) for k in range(9)), (72, I32), (76, I32)), 80)
