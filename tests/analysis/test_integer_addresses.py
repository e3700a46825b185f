"""Which integers carry addresses: those that pointers are made of again, and those that are kept with other bits."""

from __future__ import annotations

import pytest

from enzyme_build.analysis.integer_addresses import integers_with_addresses, is_changed_address
from tests.analysis.reading import function_in, value

TEXT = """
define i64 @f(ptr %p, ptr %q, ptr %to, i64 %n, i1 %c) {{
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  {body}
  {use}
}}
"""
KEPT = "store i64 %v, ptr %to\n  ret i64 0"
RETURNED = "ret i64 %v"
COUNTED = "%i = getelementptr double, ptr %to, i64 %v\n  store double 0.0, ptr %i\n  ret i64 0"


@pytest.mark.parametrize(
    ("body", "use", "carries", "is_changed"),
    [
        ("%v = or i64 %a, 1", KEPT, True, True),
        ("%v = xor i64 %a, %b", RETURNED, True, True),
        ("%v = select i1 %c, i64 %a, i64 %n", KEPT, True, True),
        ("%v = add i64 %a, %n", RETURNED, True, True),
        ("%v = and i64 %a, 15", COUNTED, False, True),
        ("%v = sub i64 %a, %b", KEPT, False, False),
        ("%d = sub i64 %a, %b\n  %v = add i64 %d, 1", RETURNED, False, False),
        ("%v = add i64 %n, 1", KEPT, False, False),
    ],
)
def test_integers_with_addresses(body: str, use: str, carries: bool, is_changed: bool) -> None:
    function = function_in(TEXT.format(body=body, use=use))
    found = value(function, "v")
    assert (found in integers_with_addresses(function.instructions())) is carries
    assert is_changed_address(found) is is_changed
