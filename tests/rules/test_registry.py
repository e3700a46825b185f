"""What is wrong with a table is found when it is read."""

from __future__ import annotations

import pytest

from enzyme_build.errors import InternalError
from enzyme_build.rules import ROWS
from enzyme_build.rules.expression import Operand, evaluate, function, leaves, where
from enzyme_build.rules.library.allocation import allocation
from enzyme_build.rules.library.inactive import inactive
from enzyme_build.rules.rows import check_closure, scalar


def test_two_rows_for_one_name() -> None:
    with pytest.raises(InternalError, match="two rows for `sin`"):
        scalar("sin", lambda x: x)
    with pytest.raises(InternalError, match="malloc"):
        allocation("malloc", 0, "free")
    with pytest.raises(InternalError, match="printf"):
        inactive("printf", because="output only")


def test_a_wrong_number_of_partials() -> None:
    with pytest.raises(InternalError, match="1 partials for 2"):
        scalar("of two", lambda x, y: x)
    assert "of two" not in ROWS


def test_an_operation_without_a_row() -> None:
    scalar("leans on nothing", lambda x: function("nothing")(x), libm="")
    try:
        with pytest.raises(InternalError, match="`nothing`, which has no row"):
            check_closure()
    finally:
        del ROWS["leans on nothing"]


def test_expressions() -> None:
    x, y = Operand(0, "x"), Operand(1, "y")
    tree = where(x < 0, -x, x * y) + 1
    assert str(tree) == "where(x < 0, -x, x * y) + 1"
    assert leaves(tree) == {x, y}
    assert evaluate(tree, [-2.0, 5.0]) == 3.0
    assert evaluate(tree, [2.0, 5.0]) == 11.0
    assert evaluate(1 / x, [0.0]) == float("inf")
    assert str(x * 1 + 0 * y) == "x"
