"""Memory that derivatives ask for: calls of C's allocator, declared once."""

from __future__ import annotations

from enzyme_build.ir import I64, PTR, Builder, function_type, i64, parse_module, print_module, verify_module
from enzyme_build.rules import allocate, reallocate, release, usable_size, zero_fill


def test_each_is_one_call_of_a_function_that_is_declared_once() -> None:
    module = parse_module("")
    function = module.add_function("f", function_type(PTR, [I64]), ["n"])
    builder = Builder(module, function.add_block("entry"))
    block = allocate(builder, function.arguments[0], "fresh")
    zero_fill(builder, block, i64(8))
    grown = reallocate(builder, block, usable_size(builder, block))
    release(builder, allocate(builder, i64(8)))
    builder.ret(grown)
    verify_module(module)
    text = print_module(module)
    assert "%fresh = call ptr @malloc(i64 %n)" in text
    assert "call void @llvm.memset.p0.i64(ptr %fresh, i8 0, i64 8, i1 false)" in text
    assert sum(line.startswith("declare") for line in text.splitlines()) == 5


def test_a_programs_own_allocator_is_used() -> None:
    module = parse_module("define ptr @malloc(i64 %n) {\n  ret ptr null\n}\ndefine void @f() {\n  ret void\n}\n")
    allocate(Builder(module).before(module.functions["f"].entry.terminator), i64(8))
    assert not module.functions["malloc"].is_declaration and len(module.functions) == 2
