"""Which names are Rust's: only modules that hold some are read for what they call in its library."""

from __future__ import annotations

import pytest

from enzyme_build.artifacts import Bitcode
from enzyme_build.toolchain import rust_library


@pytest.mark.parametrize(
    ("names", "is_read"),
    [
        (b"_RNvNtCs1234_7mycrate3foo3bar", True),
        (b"_RNvXs_NtNtCs1_5alloc3vec9into_iterINtB4_8IntoIterdE4next", True),
        (b"_RINvNtCs1_4core3ptr13drop_in_placeINtNtCs2_5alloc3vec3VecdEECs3_5model", True),
        (b"_RNCNvCs1_5model4main0", True),
        (b"_RNvMs_NtCs1_5model5stateNtB4_5State3new", True),
        (b"_ZN4core3ptr13drop_in_place17h0123456789abcdefE", True),
        (b"_ZN5boost4moveIRNSt6vectorIdSaIdEEEENS_6detailEOT__ZSt3minRNS_RN8QuantLib4DateE", False),
        (b"_ZN5Eigen8internal6assignERNS_RMDTz_", False),
    ],
)
def test_modules_without_names_of_rust_are_not_read(
    names: bytes, is_read: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Bitcode] = []

    def missing(callers: list[Bitcode], is_known: object) -> set[str]:
        read.extend(callers)
        return set()

    monkeypatch.setattr(rust_library, "_missing", missing)
    rust_library.modules_for([Bitcode(rust_library.Path("a.o"), b"BC" + names + b"\0")], lambda _: False)
    assert bool(read) == is_read


def test_functions_that_need_a_variable_stay_in_the_library() -> None:
    text = """@count = internal global i64 0
@table = private constant [1 x ptr] [ptr @counted]
@text = private constant [2 x i8] c"a\\00"

define void @plain() {
  %1 = load i8, ptr @text
  ret void
}

define void @counted() {
  store i64 1, ptr @count
  ret void
}

define void @through_a_table() {
  %1 = load ptr, ptr @table
  ret void
}

define void @calls() {
  call void @through_a_table()
  ret void
}
"""
    found = rust_library._with_variables(text)
    assert found == {"count", "counted", "table", "through_a_table", "calls"}
