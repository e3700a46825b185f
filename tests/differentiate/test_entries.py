"""Which functions code that is not seen may call."""

from __future__ import annotations

import pytest

from enzyme_build.differentiate import Session
from enzyme_build.ir import parse_module

TEXT = """
@told = private constant [14 x i8] c"order: failed\\00"
@table = internal global ptr TABLE
declare void @hand(ptr)
define void @order(ptr %p) {
  store i32 0, ptr %p
  ret void
}
define double @f(ptr %p, double %x) {
  call void @order(ptr %p)
  HAND
  ret double %x
}
"""


@pytest.mark.parametrize(
    ("table", "hand", "is_entry"),
    [("null", "", False), ("@order", "", True), ("@orders", "", False), ("null", "call void @hand(ptr @order)", True)],
)
def test_functions_whose_addresses_are_taken(table: str, hand: str, is_entry: bool) -> None:
    text = TEXT.replace("TABLE", table).replace("HAND", hand)
    module = parse_module(text + ("@orders = internal global i32 0\n" if "@orders" in table else ""))
    session = Session(module)
    session.asked = [module.functions["f"]]
    assert (module.functions["order"] in session.program.entries) is is_entry
