"""What is printed of changed modules; that LLVM accepts it is part of each test."""

from __future__ import annotations

import llvmlite.binding as llvm

from enzyme_build.ir import (
    DOUBLE,
    I32,
    PTR,
    Builder,
    GlobalVariable,
    Module,
    array,
    function_type,
    i64,
    parse_module,
    print_function,
    print_instruction,
    print_module,
)

SOURCE = """
define double @f(double %x) #0 {
  %1 = fmul double %x, %x
  ret double %1
}

attributes #0 = { nounwind }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
"""


def accepted(module: Module) -> str:
    text = print_module(module)
    llvm.parse_assembly(text, llvm.create_context()).verify()
    return text


def test_an_untouched_function_is_printed_as_it_was() -> None:
    odd = "define   double @g( double  %x ) {\n\t%y = fadd double %x , 1.0 ; why\n\n  ret double   %y\n}"
    assert odd in accepted(parse_module(odd))


def test_a_header_may_change_while_the_body_stays_text() -> None:
    module = parse_module(SOURCE)
    function = module.functions["f"]
    function.header_text = None
    function.syntax.after_parameters += " noinline"
    function.linkage = "internal"
    text = accepted(module)
    assert "define internal double @f(double %x) #0 noinline {\n  %1 = fmul double %x, %x" in text
    assert not function.is_parsed


def test_equal_names_are_told_apart_and_odd_names_quoted() -> None:
    module = parse_module(SOURCE)
    function = module.functions["f"]
    builder = Builder(module).before(function.entry.terminator)
    values = [builder.binary("fadd", function.arguments[0], function.arguments[0], name) for name in
              ("x", "x", "x'", "2x", "x'", '"q"', "", "ü")]  # fmt: skip
    assert len(values) == 8
    text = accepted(module)
    for name in ("%x1", "%x2", '%"x\'"', '%"2x"', '%"x\'1"', '%"q"', "%2", '%"\\C3\\BC"'):
        assert f"  {name} = fadd double %x, %x" in text


def test_unnamed_values_are_numbered_in_order() -> None:
    module = parse_module(SOURCE)
    function = module.functions["f"]
    builder = Builder(module).before(function.entry.instructions[0])
    builder.binary("fsub", function.arguments[0], function.arguments[0])
    assert "  %1 = fsub double %x, %x\n  %2 = fmul double %x, %x\n  ret double %2" in accepted(module)


def test_new_functions_blocks_globals_and_metadata() -> None:
    module = parse_module(SOURCE)
    table = module.add_global(GlobalVariable("table", array(2, DOUBLE), "zeroinitializer", "internal", alignment=16))
    new = module.add_function("f", function_type(DOUBLE, [PTR, I32]), ["p", "p"])
    assert new.name == "f.1"
    entry, end = new.add_block("entry"), new.add_block()
    builder = Builder(module).at_end(entry)
    builder.branch(end)
    builder.at_end(end)
    address = builder.gep(DOUBLE, table, [1], "element")
    loaded = builder.load(DOUBLE, address)
    loaded.metadata["range.of.mine"] = module.add_metadata("!{i32 1}")
    assert module.add_metadata("!{i32 1}") == "!1"
    square = builder.intrinsic("pow", [DOUBLE], DOUBLE, [loaded, loaded])
    builder.store(square, new.arguments[0], 8)
    result = builder.call(module.functions["f"], [square], name="result")
    builder.ret(result)
    text = accepted(module)
    assert "@table = internal global [2 x double] zeroinitializer, align 16" in text
    assert "define internal double @f.1(ptr %p, i32 %p1) {\nentry:\n  br label %0\n\n0:" in text
    assert "declare double @llvm.pow.f64(double, double)" in text
    assert "!range.of.mine !1" in text and "\n!1 = !{i32 1}" in text


def test_block_addresses_follow_their_blocks() -> None:
    module = parse_module(
        "@t = global ptr blockaddress(@f, %1)\n"
        "define ptr @f(ptr %p) {\n  indirectbr ptr %p, [label %1]\n\n1:\n  ret ptr blockaddress(@f, %1)\n}\n"
    )
    function = module.functions["f"]
    builder = Builder(module).before(function.entry.instructions[0])
    builder.gep(DOUBLE, function.arguments[0], [i64(1)])
    text = accepted(module)
    assert "@t = global ptr blockaddress(@f, %2)" in text and "ret ptr blockaddress(@f, %2)" in text


def test_a_debug_record_outlives_the_value_it_describes() -> None:
    module = parse_module(
        "define void @f(i32 %n) !dbg !4 {\n  %v = add i32 %n, 1\n    #dbg_value(i32 %v, !7, !DIExpression(), !6)\n"
        "  ret void\n}\n"
        "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!1}\n"
        "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)\n"
        '!1 = !{i32 2, !"Debug Info Version", i32 3}\n!2 = !DIFile(filename: "f.c", directory: "/d")\n'
        "!3 = !DISubroutineType(types: !{})\n"
        '!4 = distinct !DISubprogram(name: "f", file: !2, line: 3, type: !3, unit: !0, spFlags: DISPFlagDefinition)\n'
        '!6 = !DILocation(line: 4, scope: !4)\n!7 = !DILocalVariable(name: "v", scope: !4, file: !2, type: !8)\n'
        '!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)\n'
    )
    module.functions["f"].entry.instructions[0].erase()
    assert "#dbg_value(i32 poison, !7, !DIExpression(), !6)" in accepted(module)


def test_one_instruction_for_a_message() -> None:
    module = parse_module(SOURCE)
    assert print_instruction(module.functions["f"].entry.instructions[0]) == "%1 = fmul double %x, %x"
    detached = Builder(module, module.functions["f"].entry).binary("fadd", *module.functions["f"].arguments * 2)
    assert print_instruction(detached) == "%? = fadd double %x, %x"  # type: ignore[arg-type]


def test_declarations() -> None:
    module = Module()
    module.declare("plain", DOUBLE, [DOUBLE, PTR])
    module.declare("odd name", DOUBLE, [PTR], variadic=True)
    assert print_function(module.functions["plain"]) == "declare double @plain(double, ptr)"
    assert 'declare double @"odd name"(ptr, ...)' in accepted(module)
