"""How far an address may be from the pointer that it starts from."""

from __future__ import annotations

from enzyme_build.analysis.offsets import multiple_of
from tests.analysis.reading import function_in, value

TEXT = """
define i64 @f(ptr %a, ptr %b, ptr %c, i64 %other, i1 %is) {
  %first = ptrtoint ptr %a to i64
  %second = ptrtoint ptr %b to i64
  %last = ptrtoint ptr %c to i64
  br i1 %is, label %then, label %end
then:
  br label %end
end:
  %start = phi i64 [ %first, %0 ], [ %second, %then ]
  %distance = sub i64 %last, %start
  %unknown = select i1 %is, i64 %first, i64 %other
  %anything = sub i64 %last, %unknown
  ret i64 %distance
}
"""


def test_a_distance_between_chosen_addresses_is_one_of_their_distances() -> None:
    function = function_in(TEXT)
    between = {("c", "a"): 24, ("c", "b"): 16}
    distance = multiple_of(value(function, "distance"), lambda left, right: between[left.name, right.name])
    assert distance == 8
    assert multiple_of(value(function, "anything"), lambda left, right: 8) == 1
