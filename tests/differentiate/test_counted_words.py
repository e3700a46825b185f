"""A count that is taken out of a number's bits goes through a check, where the program keeps counts there, too."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import Union
from enzyme_build.differentiate.counted_words import look_at_counts
from enzyme_build.ir import parse_module, print_function

_READ = """
define double @f(ptr %p, i1 %c) {{
entry:
  %x = load double, ptr %p
  br i1 %c, label %number, label %count
number:
  %y = fmul double %x, {factor}
  br label %end
count:
  %bits = bitcast double %x to i64
  %low = trunc i64 %bits to i32
  %more = {computed}
  %z = sitofp i32 %more to double
  br label %end
end:
  %r = phi double [ %y, %number ], [ %z, %count ]
  ret double %r
}}
"""


def _looked_at(kind: Union, factor: str = "%x", computed: str = "add i32 %low, 1") -> bool:
    module = parse_module(_READ.format(factor=factor, computed=computed))
    look_at_counts(module.functions["f"], lambda access: kind)
    return "@enzyme_build.count" in print_function(module.functions["f"])


@pytest.mark.parametrize("kind", [Union.WORD, Union.NONE])
def test_a_count_is_looked_at(kind: Union) -> None:
    """Also where nothing but the ways shows that it is one: it is a number on the others."""
    assert _looked_at(kind)


def test_what_is_computed_bit_by_bit_is_no_count() -> None:
    assert not _looked_at(Union.WORD, computed="xor i32 %low, 1")


def test_a_number_that_is_taken_for_one_on_the_same_way() -> None:
    """Its bits may be meant: then nothing is looked at, and the derivative is refused."""
    text = _READ.format(factor="%x", computed="add i32 %low, 1")
    text = text.replace("%z = sitofp i32 %more to double", "%w = sitofp i32 %more to double\n  %z = fmul double %w, %x")
    module = parse_module(text)
    look_at_counts(module.functions["f"], lambda access: Union.NONE)
    assert "@enzyme_build.count" not in print_function(module.functions["f"])
