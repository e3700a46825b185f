"""How far an address may be from the pointer that it starts from."""

from __future__ import annotations

from enzyme_build.analysis.offsets import address_of, multiple_of, rest_and_step
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


COUNTED = """
define void @f(ptr %a, i64 %n, i1 %c) {
entry:
  br label %loop
loop:
  %at = phi i64 [ 8, %entry ], [ %next, %loop ]
  %odd = phi i64 [ 1, %entry ], [ %odder, %loop ]
  %any = phi i64 [ %n, %entry ], [ %later, %loop ]
  %two = phi i64 [ 3, %entry ], [ 10, %loop ]
  %place = getelementptr i8, ptr %a, i64 %at
  %member = getelementptr i8, ptr %place, i64 16
  %next = add i64 %at, 88
  %behind = add i64 %at, 80
  %odder = add i64 %odd, 1
  %later = add i64 %any, 4
  br i1 %c, label %loop, label %end
end:
  ret void
}
"""


def test_what_a_loop_counts_from_is_where_its_steps_are() -> None:
    function = function_in(COUNTED)
    found = {name: rest_and_step(value(function, name)) for name in ("at", "behind", "odd", "any", "two")}
    assert found == {"at": (8, 88), "behind": (0, 88), "odd": (0, 1), "any": (0, 1), "two": (3, 7)}
    assert address_of(value(function, "member")).reach == (24, (88,))


NOWHERE = """
define void @f(ptr %a, i64 %n) {
  %none = mul i64 %n, 0
  %some = mul i64 %n, 24
  %first = getelementptr i8, ptr %a, i64 %none
  %place = getelementptr i8, ptr %first, i64 %some
  ret void
}
"""


def test_a_multiple_of_nothing_is_no_step() -> None:
    address = address_of(value(function_in(NOWHERE), "place"))
    assert address.strides == (24,)
    assert address.reach == (0, (24,))
