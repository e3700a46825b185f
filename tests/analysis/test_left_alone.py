"""Memory behind a global that code which is not differentiated keeps apart from all other memory."""

from __future__ import annotations

import pytest

from enzyme_build.analysis import LeftAlone, OutsideCode, Place
from enzyme_build.analysis.indirect_calls import FunctionPointers
from enzyme_build.ir import Module, named_in_initializers, parse_module
from tests.analysis.counting import counted_calls

_DECLARED = """
@g = internal global { ptr, ptr, i64 } zeroinitializer
@other = global ptr null
@handle = external global i8
declare noalias ptr @malloc(i64)
declare void @free(ptr)
declare void @unknown(ptr)
declare i32 @__cxa_atexit(ptr, ptr, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


def _left_alone(module: Module) -> LeftAlone:
    return LeftAlone(
        OutsideCode(module, []),
        [],
        FunctionPointers(module).targets,
        named_in_initializers(module),
    )


def _is_left_alone(text: str) -> bool:
    module = parse_module(_DECLARED + text)
    return _left_alone(module).shared_with(module.globals["g"]) is not None


_APART = {
    "numbers are stored": "define void @o(double %x) {\n  store double %x, ptr @g\n  ret void\n}",
    "new memory is stored": """
define void @o(double %x) {
  %p = call ptr @malloc(i64 8)
  store double %x, ptr %p
  store ptr %p, ptr @g
  ret void
}""",
    "it points into itself": "define void @o() {\n  store ptr getelementptr (i8, ptr @g, i64 8), ptr @g\n  ret void\n}",
    "it is freed at the program's end": """
define internal void @end(ptr %this) {
  %p = load ptr, ptr %this
  call void @free(ptr %p)
  ret void
}
define void @o() {
  %r = call i32 @__cxa_atexit(ptr @end, ptr @g, ptr @handle)
  ret void
}""",
    "it grows in a function of its own": """
define internal void @grow(ptr %this) {
  %old = load ptr, ptr %this
  %new = call ptr @malloc(i64 16)
  call void @llvm.memcpy.p0.p0.i64(ptr %new, ptr %old, i64 8, i1 false)
  store ptr %new, ptr %this
  ret void
}
define void @o() {
  call void @grow(ptr @g)
  ret void
}""",
    "a distance is measured": """
define i64 @o() {
  %p = load ptr, ptr @g
  %q = load ptr, ptr getelementptr (i8, ptr @g, i64 8)
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %d = sub i64 %b, %a
  ret i64 %d
}""",
    "a link that a parameter brings from there": """
define internal void @link(ptr %list, ptr %node) {
  store ptr %node, ptr %list
  ret void
}
define void @o() {
  %node = load ptr, ptr getelementptr (i8, ptr @g, i64 8)
  call void @link(ptr @g, ptr %node)
  ret void
}""",
}

_KEPT_BY_OTHERS = """
@table = internal global [2 x double] zeroinitializer
define void @o() {
  store ptr @table, ptr @g
  ret void
}"""


def test_it_may_lead_to_another_global_that_is_apart() -> None:
    module = parse_module(_DECLARED + _KEPT_BY_OTHERS)
    found = _left_alone(module).shared_with(module.globals["g"])
    assert found == {Place(module.globals["table"], None)}


_NOT_APART = {
    "a parameter is stored": "define void @o(ptr %x) {\n  store ptr %x, ptr @g\n  ret void\n}",
    "another global's pointer is stored": """
define void @o() {
  %p = load ptr, ptr @other
  store ptr %p, ptr @g
  ret void
}""",
    "it is stored in another global": "define void @o() {\n  store ptr @g, ptr @other\n  ret void\n}",
    "what it points to is stored in another global": """
define void @o() {
  %p = load ptr, ptr @g
  store ptr %p, ptr @other
  ret void
}""",
    "new memory is stored in another global, too": """
define void @o() {
  %p = call ptr @malloc(i64 8)
  store ptr %p, ptr @g
  store ptr %p, ptr @other
  ret void
}""",
    "it is handed out": "define void @o() {\n  call void @unknown(ptr @g)\n  ret void\n}",
    "an address is kept as an integer": """
define void @o() {
  %a = ptrtoint ptr @other to i64
  store i64 %a, ptr @g
  ret void
}""",
    "its address becomes an integer": """
define i64 @o() {
  %p = load ptr, ptr @g
  %a = ptrtoint ptr %p to i64
  ret i64 %a
}""",
    "a word of another global is stored": """
define void @o() {
  %w = load i64, ptr @other
  store i64 %w, ptr @g
  ret void
}""",
    "one of its links comes from elsewhere": """
define internal void @link(ptr %list, ptr %node) {
  store ptr %node, ptr %list
  ret void
}
define void @o(ptr %x) {
  call void @link(ptr @g, ptr %x)
  ret void
}""",
    "bytes of another global are copied": """
define void @o() {
  call void @llvm.memcpy.p0.p0.i64(ptr @g, ptr @other, i64 8, i1 false)
  ret void
}""",
}


@pytest.mark.parametrize("what", _APART)
def test_apart(what: str) -> None:
    assert _is_left_alone(_APART[what])


@pytest.mark.parametrize("what", _NOT_APART)
def test_not_apart(what: str) -> None:
    assert not _is_left_alone(_NOT_APART[what])


def _links(n: int) -> str:
    """Each of n functions stores new memory and calls one function with what is loaded."""
    bodies = "".join(
        f"define void @o{k}() {{\n  %p = call ptr @malloc(i64 8)\n  store ptr %p, ptr @g\n"
        f"  %q = load ptr, ptr @g\n  call void @look(ptr %q)\n  ret void\n}}\n"
        for k in range(n)
    )
    return bodies + "define internal double @look(ptr %p) {\n  %v = load double, ptr %p\n  ret double %v\n}\n"


def test_growth() -> None:
    def steps(n: int) -> int:
        with counted_calls() as count:
            assert _is_left_alone(_links(n))
        return count[0]

    assert steps(64) < 2.3 * steps(32)


_SLOT = "getelementptr (i8, ptr @g, i64 8)"
_BY_SLOTS = {
    "another member gets a parameter": ("define void @o(ptr %x) {\n  store ptr %x, ptr @g\n  ret void\n}", set[str]()),
    "it gets a parameter": (f"define void @o(ptr %x) {{\n  store ptr %x, ptr {_SLOT}\n  ret void\n}}", None),
    "it gets what another member leads to": (
        f"define void @o() {{\n  %p = load ptr, ptr @g\n  store ptr %p, ptr {_SLOT}\n  ret void\n}}",
        None,
    ),
    "all of it is filled": (
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"
        "define void @o() {\n  call void @llvm.memset.p0.i64(ptr @g, i8 0, i64 24, i1 false)\n  ret void\n}",
        set[str](),
    ),
    "it gets new memory, as a member of another global does": (
        f"""@record = internal global {{ i64, ptr }} zeroinitializer
define void @o() {{
  %p = call ptr @malloc(i64 8)
  store ptr %p, ptr {_SLOT}
  store ptr %p, ptr getelementptr (i8, ptr @record, i64 8)
  ret void
}}""",
        {"record+8"},
    ),
}


@pytest.mark.parametrize("case", _BY_SLOTS)
def test_each_pointer_in_a_record_counts_by_itself(case: str) -> None:
    text, expected = _BY_SLOTS[case]
    module = parse_module(_DECLARED + text)
    found = _left_alone(module).shared_with(module.globals["g"], (8, 0))
    assert (None if found is None else {f"{p.variable.name.lstrip('@')}+{p.offset}" for p in found}) == expected
