"""Rust's parser of floats is inactive in a program that writes no floats as text."""

from __future__ import annotations

import pytest

from enzyme_build.differentiate.parsed_numbers import note_parsers
from enzyme_build.ir import parse_module

PARSER = "_RNvXs2_NtNtCsgEmfK2I1SDS_4core3num7dec2fltdNtNtNtB9_3str6traits7FromStr8from_str"
PRINTER = "_RNvXs_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB6_7Display3fmt"


@pytest.mark.parametrize("others, is_inactive", [("", True), (f"declare i1 @{PRINTER}(ptr, ptr)", False)])
def test_the_parser(others: str, is_inactive: bool) -> None:
    module = parse_module(f"define void @{PARSER}(ptr sret([16 x i8]) %0, ptr %1, i64 %2) {{\n  ret void\n}}\n{others}")
    note_parsers(module)
    assert ("enzyme_inactive" in module.functions[PARSER].attribute_text) == is_inactive
