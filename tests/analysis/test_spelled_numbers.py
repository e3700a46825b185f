"""What is taken for a number that a program makes of digits itself."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import spelled_in
from enzyme_build.ir import parse_module

_CHARACTER = "%c = load i8, ptr %p\n  %w = sext i8 %c to i32"


@pytest.mark.parametrize(
    ("body", "is_spelled"),
    [
        (f"{_CHARACTER}\n  %d = add i32 %w, -48\n  %t = mul i32 %n, 10\n  %s = add i32 %t, %d", True),
        (f"{_CHARACTER}\n  %d = add i32 %w, -48\n  %t = mul i32 %n, 16\n  %s = add i32 %t, %d", False),
        (f"{_CHARACTER}\n  %s = add i32 %w, -48", False),  # a single one: a field of a board, say
        (f"{_CHARACTER}\n  %s = and i32 %w, 15", False),  # half of a byte
        ("%l = load i32, ptr %p\n  %d = add i32 %l, -48\n  %s = mul i32 %d, 10", False),
    ],
)
def test_an_integer_of_several_digits(body: str, is_spelled: bool) -> None:
    converted = f"{body}\n  %v = sitofp i32 %s to double\n  ret double %v"
    returned = f"{body}\n  ret i32 %s"
    for text, type_ in ((converted, "double"), (returned, "i32")):
        function = parse_module(f"define {type_} @f(ptr %p, i32 %n) {{\n  {text}\n}}\n").functions["f"]
        found = spelled_in(function)
        assert bool(found) == is_spelled
        assert [place.name for places in found.values() for place in places] == (["p"] if is_spelled else [])


@pytest.mark.parametrize(("factor", "is_spelled"), [("1.000000e+01", True), ("2.000000e+00", False)])
def test_a_digit_that_is_added_to_ten_times_a_float(factor: str, is_spelled: bool) -> None:
    text = f"""
define double @f(ptr %p, double %v) {{
  {_CHARACTER}
  %d = add i32 %w, -48
  %digit = sitofp i32 %d to double
  %before = fmul double %v, {factor}
  %sum = fadd double %before, %digit
  ret double %sum
}}
"""
    assert bool(spelled_in(parse_module(text).functions["f"])) == is_spelled
