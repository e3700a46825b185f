"""Where pointers that walk through memory come from."""

from enzyme_build.analysis.pointer_walks import Walk, walk_of
from enzyme_build.ir import Load, Phi, parse_module

_BODY = """
define double @f(ptr %m, i64 %n) {{
entry:
  %start = getelementptr i8, ptr %m, i64 64
  br label %loop
loop:
  %p = phi ptr [ {first}, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %more, %loop ]
  %next = getelementptr i8, ptr %p, i64 16
  %more = add i64 %i, 2
  %again = icmp ult i64 %more, %n
  br i1 %again, label %loop, label %done
done:
  %last = phi ptr [ {second}, %loop ]
  %x = load double, ptr %last
  ret double %x
}}
"""


def _walk(first: str = "%start", second: str = "%next") -> Walk | None:
    function = parse_module(_BODY.format(first=first, second=second)).functions["f"]
    load = next(i for i in function.instructions() if isinstance(i, Load))
    return walk_of(load.pointer)


def test_a_walk_begins_where_the_loop_does() -> None:
    found = _walk()
    assert found is not None
    assert (found.base.name, found.offset, found.steps) == ("m", 64, (16,))


def test_a_choice_is_no_walk() -> None:
    assert _walk(second="%start") is None


def test_what_begins_nowhere_is_no_walk() -> None:
    assert _walk(first="null") is None


def test_a_walk_through_many_blocks_is_given_up() -> None:
    blocks = 40
    lines = ["define ptr @f(ptr %m, i1 %c) {", "entry:", "  br label %b0"]
    for k in range(blocks):
        entries = f"[ %m, %entry ], [ %n{blocks - 1}, %b{blocks - 1} ]" if k == 0 else f"[ %n{k - 1}, %b{k - 1} ]"
        lines += [f"b{k}:", f"  %p{k} = phi ptr {entries}", f"  %n{k} = getelementptr i8, ptr %p{k}, i64 8"]
        lines += [f"  br i1 %c, label %b{(k + 1) % blocks}, label %done"]
    ends = ", ".join(f"[ %n{k}, %b{k} ]" for k in range(blocks))
    lines += ["done:", f"  %last = phi ptr {ends}", "  ret ptr %last", "}", ""]
    function = parse_module("\n".join(lines)).functions["f"]
    assert [walk_of(i) for i in function.instructions() if isinstance(i, Phi)] == [None] * (blocks + 1)


_TWO_PLACES = """
define double @f(ptr %m, i1 %c) {
entry:
  %start = getelementptr i8, ptr %m, i64 -40
  br label %loop
loop:
  %ahead = phi ptr [ %start, %entry ], [ %next, %loop ]
  %p = phi ptr [ %m, %entry ], [ %before, %loop ]
  %x = load double, ptr %ahead
  %before = getelementptr i8, ptr %p, i64 -48
  %next = getelementptr i8, ptr %p, i64 -88
  br i1 %c, label %loop, label %done
done:
  ret double %x
}
"""


def test_a_pointer_beside_the_one_that_walks_takes_its_steps() -> None:
    function = parse_module(_TWO_PLACES).functions["f"]
    load = next(i for i in function.instructions() if isinstance(i, Load))
    found = walk_of(load.pointer)
    assert found is not None
    assert (found.base.name, found.offset, found.steps) == ("m", -40, (48,))
