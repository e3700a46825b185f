"""Generic code has a copy for each size of an element, and other numbers that it is given none."""

from __future__ import annotations

from enzyme_build.differentiate.registrations import STEP, note
from enzyme_build.differentiate.sized_calls import pass_sizes
from enzyme_build.ir import Call, ConstantInt, Module, bare_name, parse_module

TEXT = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @take(ptr %to, ptr %from, i64 %index, i64 %size) {
  %offset = mul i64 %index, %size
  %place = getelementptr i8, ptr %from, i64 %offset
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %place, i64 %size, i1 false)
  ret void
}

define void @again(ptr %to, ptr %from, i64 %index, i64 %size) {
  %before = sub i64 %index, 1
  call void @again(ptr %to, ptr %from, i64 %before, i64 %size)
  call void @take(ptr %to, ptr %from, i64 %index, i64 %size)
  ret void
}

define double @entry(ptr %matrix, i64 %row, i64 %column, i64 %columns) {
  %start = mul i64 %row, %columns
  %index = add i64 %start, %column
  %place = getelementptr double, ptr %matrix, i64 %index
  %entry = load double, ptr %place
  ret double %entry
}

define void @f(ptr %p, ptr %q, i64 %n) {
  CALLS
  ret void
}
"""


def _called(calls: str) -> tuple[list[str], Module]:
    module = parse_module(TEXT.replace("CALLS", calls))
    pass_sizes(module.functions["f"])
    found = [i.callee for i in module.functions["f"].instructions() if isinstance(i, Call)]
    return [bare_name(callee.name) for callee in found], module


def test_each_size_has_a_copy() -> None:
    calls = "\n".join(
        f"call void @take(ptr %p, ptr %q, i64 %n, i64 {size})" for size in ("16", "24", "16", "1", "0", "%n")
    )
    names, module = _called(calls)
    assert names == ["take.sizes.3.16", "take.sizes.3.24", "take.sizes.3.16", "take", "take", "take"]
    copy = module.functions["take.sizes.3.16"]
    moved = next(i for i in copy.instructions() if isinstance(i, Call))
    assert isinstance(moved.arguments[2], ConstantInt)
    assert moved.arguments[2].value == 16


def test_sizes_go_on_to_what_copies_call() -> None:
    names, module = _called("call void @again(ptr %p, ptr %q, i64 %n, i64 40)")
    assert names == ["again.sizes.3.40"]
    copy = module.functions[names[0]]
    pass_sizes(copy)
    called = [bare_name(i.callee.name) for i in copy.instructions() if isinstance(i, Call)]
    assert called == ["again.sizes.3.40", "take.sizes.3.40"]


def test_columns_of_a_matrix_are_no_size() -> None:
    names, _ = _called("call double @entry(ptr %p, i64 2, i64 3, i64 4)")
    assert names == ["entry"]


def test_iterations_to_a_fixed_point_have_none() -> None:
    """Their derivative is not that of their body: a copy would record every step."""
    module = parse_module(TEXT.replace("CALLS", "call void @take(ptr %p, ptr %q, i64 %n, i64 16)"))
    note(module.functions["take"], STEP, "step")
    pass_sizes(module.functions["f"])
    assert not [name for name in module.functions if ".sizes." in name]
