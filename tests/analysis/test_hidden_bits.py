"""Where bits of numbers come back as numbers that nobody on the way takes for numbers."""

from __future__ import annotations

from enzyme_build.analysis import MemoryObjects, ModuleTypes, TypeInference, is_plain_value
from enzyme_build.analysis.counted_bits import bits_used
from enzyme_build.analysis.shapes import Program
from enzyme_build.ir import parse_module
from tests.analysis.reading import function_in, value

TAGS = """
!0 = !{!"Simple C/C++ TBAA"}
!1 = !{!2, !2, i64 0}
!2 = !{!"long", !3, i64 0}
!3 = !{!"omnipotent char", !0, i64 0}
"""
HELPERS = """
@kept = internal global i64 0
@other = internal global i64 0
define internal i64 @bits_of(double %y) {
  %u = bitcast double %y to i64
  ret i64 %u
}
define internal double @number_of(i64 %u) {
  %y = bitcast i64 %u to double
  ret double %y
}
"""
CHANGE = """
define internal void @change(ptr %from, ptr %to) {
  %u = load i64, ptr %from, !tbaa !1
  %v = xor i64 %u, 85
  store i64 %v, ptr %to, !tbaa !1
  ret void
}
"""


def used(text: str, name: str) -> set[tuple[str, str]]:
    """(what makes a number, where the bits are read) in a function of a program that `f` begins."""
    module = parse_module(text + TAGS)
    functions = tuple(f for f in module.functions.values() if not f.is_declaration)
    across = ModuleTypes(program=lambda: Program(functions, frozenset({module.functions["f"]})))
    types = TypeInference(MemoryObjects(module.functions[name]), across)
    return {(made.opcode, source.instruction.name) for made, source in bits_used(types)}


ENCODED_TWICE = f"""{HELPERS}
define internal void @put(i64 %u, i64 %n) {{
  %changed = xor i64 %u, 85
  store i64 %changed, ptr @kept, !tbaa !1
  %count = add i64 %n, 1
  store i64 %count, ptr @kept, !tbaa !1
  store i64 %count, ptr @other, !tbaa !1
  ret void
}}
define internal void @again() {{
  %u = load i64, ptr @kept, !tbaa !1
  %changed = xor i64 %u, 170
  store i64 %changed, ptr @other, !tbaa !1
  ret void
}}
define internal i64 @get() {{
  %u = load i64, ptr @other, !tbaa !1
  %changed = xor i64 %u, 255
  ret i64 %changed
}}
define double @f(double %x, i64 %n) {{
  %u = call i64 @bits_of(double %x)
  call void @put(i64 %u, i64 %n)
  call void @again()
  %v = call i64 @get()
  %y = call double @number_of(i64 %v)
  ret double %y
}}
"""


def test_encoded_twice_where_counts_are_kept() -> None:
    assert ("call", "u") in used(ENCODED_TWICE, "f")
    counts = ENCODED_TWICE.replace("%u = call i64 @bits_of(double %x)", "%u = fptosi double %x to i64")
    assert not used(counts, "f")


CHOSEN = f"""{HELPERS}
define internal void @put(i64 %u, i1 %c) {{
  %changed = xor i64 %u, 85
  %w = select i1 %c, i64 %changed, i64 %u
  store i64 %w, ptr @kept, !tbaa !1
  ret void
}}
define internal void @get(ptr %to, i1 %c) {{
  %u = load i64, ptr @kept, !tbaa !1
  %changed = xor i64 %u, 85
  %w = select i1 %c, i64 %changed, i64 %u
  store i64 %w, ptr %to
  ret void
}}
define double @f(double %x, i1 %c) {{
  %place = alloca i64
  %u = call i64 @bits_of(double %x)
  call void @put(i64 %u, i1 %c)
  call void @get(ptr %place, i1 %c)
  %v = load i64, ptr %place
  %y = call double @number_of(i64 %v)
  ret double %y
}}
"""


def test_a_number_from_where_there_are_integers() -> None:
    """The word is moved there, as far as this function sees; its bits were changed, or not."""
    assert ("load", "u") in used(CHOSEN, "f")
    counts = CHOSEN.replace("%u = call i64 @bits_of(double %x)", "%u = fptosi double %x to i64")
    assert ("load", "u") not in used(counts, "f")


TWICE = f"""{CHANGE}
define double @f(double %x) {{
  %a = alloca double
  %between = alloca i64
  %b = alloca double
  store double %x, ptr %a
  call void @change(ptr %a, ptr %between)
  call void @change(ptr %between, ptr %b)
  %y = load double, ptr %b
  ret double %y
}}
"""


def sources_of_another_call(text: str) -> int:
    """How many of the bits that `change` makes numbers were read by another call of it."""
    module = parse_module(text + TAGS)
    functions = tuple(module.functions.values())
    across = ModuleTypes(program=lambda: Program(functions, frozenset({module.functions["f"]})))
    types = TypeInference(MemoryObjects(module.functions["change"]), across)
    return sum(source.calls is None for _, source in bits_used(types))


def test_another_call_has_left_the_bits() -> None:
    assert sources_of_another_call(TWICE) == 1
    once = TWICE.replace("%between, ptr %b)", "%a, ptr %b)").replace("%a, ptr %between)", "%a, ptr %a)")
    assert sources_of_another_call(once) == 0  # numbers lie wherever it reads: the function sees that


ADDRESS = """
define internal double @negative(ptr %v) {
  %word = load ptr, ptr %v
  %u = ptrtoint ptr %word to i64
  %flipped = xor i64 %u, -9223372036854775808
  %kept = and i64 %flipped, -2
  %y = bitcast i64 %kept to double
  ret double %y
}
define double @f(double %x, ptr %p) {
  %v = alloca [8 x i8]
  store ptr %p, ptr %v
  store double %x, ptr %v
  %y = call double @negative(ptr %v)
  ret double %y
}
"""


def test_a_union_read_as_an_address() -> None:
    assert used(ADDRESS, "negative") == {("bitcast", "word")}
    assert not used(ADDRESS.replace("store double %x, ptr %v", ""), "negative")


def test_what_a_helper_returns_may_be_bits() -> None:
    function = function_in(
        HELPERS
        + """
define internal i64 @handed_on(double %y) {
  %u = call i64 @bits_of(double %y)
  ret i64 %u
}
define internal i64 @count(double %y) {
  %n = fptosi double %y to i64
  ret i64 %n
}
define void @f(double %x) {
  %direct = call i64 @bits_of(double %x)
  %indirect = call i64 @handed_on(double %x)
  %counted = call i64 @count(double %x)
  ret void
}
"""
    )
    assert not is_plain_value(value(function, "direct")) and not is_plain_value(value(function, "indirect"))
    assert is_plain_value(value(function, "counted"))


def moves_words(body: str) -> bool:
    module = parse_module(
        f"""
define internal void @moved(ptr %to, ptr %from) {{
  %u = load i64, ptr %from, !tbaa !1
  %sum = add i64 %u, 1
  {body}
  ret void
}}
define double @f(double %x) {{
  %a = alloca double
  %b = alloca double
  store double %x, ptr %a
  call void @moved(ptr %b, ptr %a)
  %y = load double, ptr %b
  ret double %y
}}
{TAGS}"""
    )
    functions = tuple(module.functions.values())
    across = ModuleTypes(program=lambda: Program(functions, frozenset({module.functions["f"]})))
    traffic = across.about(module.functions["moved"]).traffic
    return traffic is not None and traffic.moves_words


def test_words_that_are_moved_and_looked_at() -> None:
    assert moves_words("store i64 %u, ptr %to, !tbaa !1")
    assert not moves_words("store i64 %sum, ptr %to, !tbaa !1")
    assert not moves_words("%own = alloca i64\n  store i64 %u, ptr %own, !tbaa !1")
