"""Which globals lead to some memory, wherever its addresses go."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import LeftAlone, Memory, OutsideCode, Place, ProgramCalls, leading_to
from enzyme_build.analysis.indirect_calls import FunctionPointers
from enzyme_build.ir import Alloca, Module, named_in_initializers, parse_module
from tests.analysis.counting import counted_calls

_DECLARED = """
@g = internal global { ptr, ptr, i64 } zeroinitializer
@other = internal global ptr null
@state = internal global [2 x double] zeroinitializer
declare noalias ptr @malloc(i64)
declare void @free(ptr)
declare void @unknown(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @__enzyme_autodiff(...)
"""


def _leading_to_x(module: Module) -> set[Place] | None:
    """To the local variable %x."""
    functions = [f for f in module.functions.values() if not f.is_declaration]
    known = LeftAlone(OutsideCode(module, []), [], FunctionPointers(module).targets, named_in_initializers(module))
    x = next(i for f in functions for i in f.instructions() if isinstance(i, Alloca) and i.name == "x")
    found = leading_to(ProgramCalls(module, known, lambda call: []), [(x, Memory.NUMBERS)], [])
    return set(found) if found is not None else None


def _main(body: str, more: str = "") -> str:
    return f"{more}\ndefine i32 @main() {{\n  %x = alloca [2 x double]\n{body}\n  ret i32 0\n}}"


_PUT = "define internal void @put(ptr %to, ptr %v) {\n  store ptr %v, ptr %to\n  ret void\n}"
_MAKE = """define internal ptr @make() {
  %m = call ptr @malloc(i64 16)
  store i64 0, ptr %m
  ret ptr %m
}"""
_FOUND = {
    "nowhere": ("  store double 1.0, ptr %x", "", []),
    "in a global": ("  %b = getelementptr i8, ptr @g, i64 8\n  store ptr %x, ptr %b", "", [("g", 8)]),
    "through a call": ("  call void @put(ptr @other, ptr %x)", _PUT, [("other", 0)]),
    "in memory that a global leads to": (
        "  %n = call ptr @malloc(i64 16)\n  call void @put(ptr %n, ptr %x)\n  store ptr %n, ptr @other",
        _PUT,
        [("other", 0)],
    ),
    "in new memory of an allocation function": (
        "  %n = call ptr @make()\n  store ptr %x, ptr %n\n  %m = call ptr @make()\n  store ptr %m, ptr @other",
        _MAKE,
        [],
    ),
    "copied": (
        "  %l = alloca { ptr, ptr, i64 }\n  %b = getelementptr i8, ptr %l, i64 8\n  store ptr %x, ptr %b\n"
        "  call void @llvm.memcpy.p0.p0.i64(ptr @g, ptr %l, i64 24, i1 false)",
        "",
        [("g", 8)],
    ),
    "another member": (
        "  %l = alloca { ptr, ptr }\n  store ptr %x, ptr %l\n  %b = getelementptr i8, ptr %l, i64 8\n"
        "  store ptr @state, ptr %b\n  %s = load ptr, ptr %b\n  store ptr %s, ptr @other",
        "",
        [],
    ),
    "in one of two": (
        "  %p = insertvalue { ptr, ptr } zeroinitializer, ptr %x, 1\n  store { ptr, ptr } %p, ptr @g",
        "",
        [("g", None)],
    ),
    "the distance of two": (
        "  %a = ptrtoint ptr %x to i64\n  %b = ptrtoint ptr @g to i64\n  %d = sub i64 %a, %b\n"
        "  store i64 %d, ptr @other",
        "",
        [],
    ),
    "as an integer": ("  %a = ptrtoint ptr %x to i64\n  store i64 %a, ptr @other", "", [("other", 0)]),
}


@pytest.mark.parametrize("name", _FOUND)
def test_it_finds_where_addresses_lie(name: str) -> None:
    body, more, expected = _FOUND[name]
    module = parse_module(_DECLARED + _main(body, more))
    assert _leading_to_x(module) == {Place(module.globals[g], offset) for g, offset in expected}


_TAGS = """
!0 = !{!"root"}
!1 = !{!"any pointer", !0, i64 0}
!2 = !{!"p1 _ZTSSt18_Rb_tree_node_base", !1, i64 0}
!3 = !{!"_ZTSSt15_Rb_tree_header", !2, i64 0}
!4 = !{!3, !2, i64 0}
!5 = !{!1, !1, i64 0}
!6 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !1, i64 0}
!7 = !{!6, !1, i64 0}
"""
_OWN = "  store ptr %x, ptr @g\n  %h = getelementptr i8, ptr @g, i64 {}\n  store ptr %h, ptr @other, !tbaa !{}"


@pytest.mark.parametrize(("place", "tag", "leads"), [(8, 5, True), (8, 4, False), (0, 4, True), (0, 7, False)])
def test_nobody_looks_in_front_of_a_librarys_nodes_or_follows_a_text(place: int, tag: int, leads: bool) -> None:
    module = parse_module(_DECLARED + _main(_OWN.format(place, tag)) + _TAGS)
    found = _leading_to_x(module)
    assert found is not None
    assert (module.globals["other"] in {place.variable for place in found}) == leads


@pytest.mark.parametrize(
    ("name", "leads"), [("_ZN5WorldC2Ev", True), ("_ZNSt3mapIidSt4lessIiESaISt4pairIKidEEEC2Ev", False)]
)
def test_a_container_does_not_leave_itself(name: str, leads: bool) -> None:
    more = f"""define internal void @{name}(ptr dereferenceable(8) %this) {{
  store ptr %this, ptr @other
  ret void
}}"""
    body = "  %b = getelementptr i8, ptr @g, i64 8\n  store ptr %x, ptr %b\n  call void @" + name + "(ptr @g)"
    module = parse_module(_DECLARED + _main(body, more))
    found = _leading_to_x(module)
    assert found is not None
    assert (module.globals["other"] in {place.variable for place in found}) == leads


@pytest.mark.parametrize(
    "body", ["  call void @unknown(ptr %x)", "  %a = ptrtoint ptr %x to i64\n  %p = getelementptr i8, ptr @g, i64 %a"]
)
def test_unseen_code_may_put_addresses_anywhere(body: str) -> None:
    assert _leading_to_x(parse_module(_DECLARED + _main(body))) is None


def test_unseen_code_hands_in_what_it_has() -> None:
    """It has an address since it was returned, and may hand it to any function that it sees."""
    more = "define void @keep(ptr %p) {\n  store ptr %p, ptr @other\n  ret void\n}\ndeclare void @call_back(ptr)"
    body = "  call void @call_back(ptr @f)\n  %p = call ptr @f(ptr %x)"
    text = _DECLARED + more + "\ndefine internal ptr @f(ptr %p) {\n  ret ptr %p\n}\n" + _main(body)
    module = parse_module(text)
    assert _leading_to_x(module) == {Place(module.globals["other"], 0)}


def test_growth() -> None:
    """Twice as many functions that hand an address on are about twice the work."""

    def steps(count: int) -> int:
        functions = "\n".join(
            f"define internal void @f{k}(ptr %p) {{\n  %q = getelementptr i8, ptr %p, i64 8\n"
            f"  call void @f{k + 1}(ptr %q)\n  ret void\n}}"
            for k in range(count)
        )
        end = f"define internal void @f{count}(ptr %p) {{\n  ret void\n}}\n"
        module = parse_module(_DECLARED + functions + "\n" + end + _main("  call void @f0(ptr %x)"))
        with counted_calls() as calls:
            assert _leading_to_x(module) == set()
        return calls[0]

    steps(8)  # what is looked up once
    assert steps(128) < 2.6 * steps(64)
