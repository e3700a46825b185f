"""What has one caller is taken in up to a bound, so that chains of calls do not become one function."""

from __future__ import annotations

import re

from enzyme_build.toolchain import optimizer
from enzyme_build.toolchain.only_calls import bound

MARK = '"function-inline-cost"'
LOOP = """\
  %v{k} = load double, ptr %x
  %w{k} = fmul double %v{k}, %v{k}
  store double %w{k}, ptr %x
"""


def chain(functions: int, lines: int = 300, record: str = "") -> str:
    """Functions of so many lines, each of which calls the one before."""
    text = ""
    for f in range(functions):
        call = f"  call void @f{f - 1}(ptr %x)\n" if f else ""
        body = "".join(LOOP.format(k=k) + record for k in range(lines // 3))
        text += f"define internal void @f{f}(ptr noundef %x) unnamed_addr nounwind {{\n{call}{body}  ret void\n}}\n"
    return text + f"define void @main(ptr %x) {{\n  call void @f{functions - 1}(ptr %x)\n  ret void\n}}\n"


def marked(text: str) -> list[str]:
    return [line.split("@")[1].split("(")[0] for line in text.splitlines() if MARK in line]


def test_every_so_many_lines_a_function_of_a_chain_stays():
    found = marked(bound(chain(20)))
    assert found == ["f5", "f11", "f17"]


def test_links_grow_as_chains_do():
    def largest(functions: int) -> int:
        prepared = optimizer.prepare(chain(functions))
        return max(body.count("\n") for body in prepared.split("\ndefine")[1:])

    assert largest(20) == largest(40) == largest(80)


def test_a_mark_does_not_depend_on_debug_information():
    record = "    #dbg_value(double %v, !1, !DIExpression(), !2)\n"
    assert marked(bound(chain(20, record=record))) == marked(bound(chain(20)))


def test_small_functions_and_those_with_other_callers_are_left_to_the_inliner():
    calls = "".join(f"  call void @g{k}(ptr %x)\n" for k in range(50))
    leaves = "".join(chain(1, lines=90).replace("@f0", f"@g{k}").split("define void")[0] for k in range(50))
    assert not marked(bound(f"{leaves}define void @main(ptr %x) {{\n{calls}  ret void\n}}\n"))
    twice = chain(20) + "define void @other(ptr %x) {\n  call void @f5(ptr %x)\n  ret void\n}\n"
    assert "f5" not in marked(bound(twice))
    kept = re.sub(r"define internal void @f11\(", "define void @f11(", chain(20))
    assert "f11" not in marked(bound(kept))


def test_an_earlier_mark_is_no_reason_for_another_one():
    once = bound(chain(20))
    assert bound(once) == once


def test_what_was_prepared_may_be_prepared_again_where_a_mark_is_the_only_attribute():
    text = chain(20).replace(" unnamed_addr nounwind", "").replace("  ret void", "  call void @unknown()\n  ret void")
    once = optimizer.prepare("declare void @unknown()\n" + text)
    assert re.search(rf"= \{{ {MARK}=\"1000000\" \}}", once)
    assert "@main(" in optimizer.prepare(once)


def test_headers_of_all_kinds_are_marked_where_attributes_begin():
    text = chain(20).replace(
        "@f5(ptr noundef %x) unnamed_addr nounwind", "@f5(ptr byval([2 x i8]) %x) #0 personality ptr @p"
    )
    assert f'%x) {MARK}="1000000" #0 personality' in bound(text)
    assert f'unnamed_addr {MARK}="1000000" nounwind' in bound(text)
