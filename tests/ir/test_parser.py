"""What a module's text becomes: values, types, attributes, and errors that show the line."""

from __future__ import annotations

import pytest

from enzyme_build.errors import InputError, UnsupportedError
from enzyme_build.ir import (
    DOUBLE,
    I32,
    I64,
    PTR,
    Alloca,
    Call,
    Compare,
    ConstantAggregate,
    ConstantData,
    ConstantExpression,
    ConstantFloat,
    ConstantInt,
    Function,
    GetElementPtr,
    InlineAsm,
    LandingPad,
    Load,
    MetadataOperand,
    Phi,
    ShuffleVector,
    Switch,
    array,
    function_type,
    initializer_of,
    parse_module,
    print_module,
    struct,
    vector,
    verify_module,
)


def body(*lines: str, header: str = "define void @f(i32 %n, double %x, ptr %p)", rest: str = "") -> Function:
    text = "\n".join([header + " {", *(line if line.endswith(":") else "  " + line for line in lines), "}", rest])
    return parse_module(text).functions["f"]


def first(*lines: str, rest: str = "") -> object:
    return body(*lines, "ret void", rest=rest).blocks[0].instructions[0]


def test_bodies_are_read_on_demand() -> None:
    function = body("this is not IR")
    assert not function.is_parsed and not function.is_declaration
    with pytest.raises(InputError, match="this is not IR"):
        _ = function.blocks
    assert not function.is_parsed, "a failed reading leaves the function as it was"


def test_a_loop_uses_values_before_their_definition() -> None:
    function = body(
        "br label %loop", "loop:", "%i = phi i32 [ 0, %0 ], [ %next, %loop ]", "%next = add nsw i32 %i, 1",
        "%more = icmp slt i32 %next, %n", "br i1 %more, label %loop, label %end", "end:", "ret void",
    )  # fmt: skip
    entry, loop, end = function.blocks
    assert entry.name == "0" and entry.successors == [loop] and loop.successors == [loop, end]
    phi, following, compare, _ = loop.instructions
    assert isinstance(phi, Phi) and phi.value_from(loop) is following and phi.value_from(entry) is not following
    assert following.flags == ("nsw",) and following.users == [phi, compare]
    assert isinstance(compare, Compare) and compare.operands[1] is function.arguments[0]


def test_unnamed_values_have_their_numbers() -> None:
    function = body(
        "%3 = fadd double %1, %1", "store double %3, ptr %0", "ret void", header="define void @f(ptr, double)"
    )
    assert function.entry.name == "2" and [a.name for a in function.arguments] == ["0", "1"]
    assert function.entry.instructions[0].name == "3"


def test_a_call_keeps_its_words() -> None:
    call = first(
        "%r = tail call fast fastcc noundef nofpclass(nan) double @g(double noundef %x, ptr align 8 "
        'dereferenceable(8) captures(none) %p) #3 [ "deopt"(i32 1, ptr %p), "none"() ], !tbaa !5, !dbg !7',
        rest="declare double @g(double, ptr)",
    )
    assert isinstance(call, Call) and isinstance(call.callee, Function)
    assert call.flags == ("fast",) and call.metadata == {"tbaa": "!5", "dbg": "!7"}
    assert call.syntax.tail == "tail" and call.syntax.convention == "fastcc" and call.syntax.function_attributes == "#3"
    assert call.syntax.return_attributes == "noundef nofpclass(nan)"
    assert call.syntax.argument_attributes == ("noundef", "align 8 dereferenceable(8) captures(none)")
    assert [tag for tag, _ in call.bundle_values()] == ['"deopt"', '"none"'] and len(call.arguments) == 2


def test_variadic_inline_assembly_and_metadata_calls() -> None:
    printf = first("%r = call i32 (ptr, ...) @printf(ptr %p, double %x)", rest="declare i32 @printf(ptr, ...)")
    assert isinstance(printf, Call) and printf.function_type is function_type(I32, [PTR], variadic=True)
    assembly = first('%r = call i32 asm sideeffect "mov $0, $1; \\22", "=r,r"(i32 %n)')
    assert isinstance(assembly, Call) and isinstance(assembly.callee, InlineAsm)
    assert assembly.callee.text == 'asm sideeffect "mov $0, $1; \\22", "=r,r"'
    marked = first('call void @g(metadata !"here", metadata ptr %p)', rest="declare void @g(metadata, metadata)")
    assert isinstance(marked, Call)
    words, pointer = marked.arguments
    assert isinstance(words, MetadataOperand) and words.text == '!"here"' and words.value is None
    assert isinstance(pointer, MetadataOperand) and pointer.value is marked.function.arguments[2]


def test_memory_instructions() -> None:
    load = first('%v = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4, !range !1')
    assert isinstance(load, Load) and load.flags == ("atomic", "volatile") and load.alignment == 4
    assert load.ordering == 'syncscope("agent") acquire' and load.metadata == {"range": "!1"}
    alloca = first("%a = alloca [3 x double], i32 %n, align 16")
    assert isinstance(alloca, Alloca) and alloca.allocated_type is array(3, DOUBLE) and alloca.alignment == 16
    address = first("%a = getelementptr inbounds nuw { i32, double }, ptr %p, i64 0, i32 1")
    assert isinstance(address, GetElementPtr) and address.flags == ("inbounds", "nuw")
    assert address.source_type is struct(I32, DOUBLE) and len(address.indices) == 2 and address.type is PTR


def test_vectors_switches_and_landing_pads() -> None:
    shuffle = first("%v = shufflevector <2 x double> poison, <2 x double> splat (double 1.0), "
                    "<3 x i32> <i32 3, i32 poison, i32 0>")  # fmt: skip
    assert isinstance(shuffle, ShuffleVector) and shuffle.mask == (3, None, 0) and shuffle.type is vector(3, DOUBLE)
    function = body("switch i32 %n, label %b [", "  i32 -1, label %a", "  i32 7, label %b", "]", "a:", "ret void",
                    "b:", "ret void")  # fmt: skip
    switch = function.entry.terminator
    assert isinstance(switch, Switch) and [block.name for block in switch.targets] == ["b", "a", "b"]
    assert [case.value for case in switch.cases if isinstance(case, ConstantInt)] == [-1, 7]
    pad = first("%l = landingpad { ptr, i32 }", "cleanup", "catch ptr null", "filter [0 x ptr] zeroinitializer")
    assert isinstance(pad, LandingPad) and pad.is_cleanup and pad.clauses == ["catch", "filter"]


def test_debug_records_hang_on_the_next_instruction() -> None:
    function = body(
        "#dbg_value(i32 %n, !1, !DIExpression(), !2)",
        "#dbg_value(!DIArgList(i32 %n, i32 %later), !1, !DIExpression(), !2)",
        "%later = add i32 %n, 1", "#dbg_label(!3, !2)", "ret void",
    )  # fmt: skip
    later, end = function.entry.instructions
    assert [record.kind for record in later.records] == ["dbg_value", "dbg_value"] and len(end.records) == 1
    assert later.records[0].values == [function.arguments[0]]
    assert later.records[1].values == [function.arguments[0], later]
    assert later.records[1].text == "!DIArgList({0}, {1}), !1, !DIExpression(), !2"


def test_globals_aliases_and_their_values() -> None:
    module = parse_module(
        "%pair = type { double, ptr }\n"
        "$c = comdat any\n"
        "@t = internal unnamed_addr constant [2 x %pair] [%pair { double 1.5, ptr @f }, %pair zeroinitializer], "
        'section ".x,y", comdat($c), align 16\n'
        "@e = external thread_local(initialexec) global i32, align 4\n"
        "@p = global ptr getelementptr inbounds nuw (i8, ptr @t, i64 8)\n"
        "@a = weak alias void (), ptr @f\n"
        "declare void @f()\n"
    )
    table, external = module.globals["t"], module.globals["e"]
    assert table.linkage == "internal" and table.is_constant and table.alignment == 16
    assert external.initializer is None and external.thread_local and initializer_of(module, external) is None
    value = initializer_of(module, table)
    assert isinstance(value, ConstantAggregate) and isinstance(value.elements[0], ConstantAggregate)
    number, function = value.elements[0].elements
    assert isinstance(number, ConstantFloat) and number.text == "1.5" and function is module.functions["f"]
    address = initializer_of(module, module.globals["p"])
    assert isinstance(address, ConstantExpression) and address.flags == ("inbounds", "nuw")
    alias = module.aliases["a"]
    assert alias.target == "@f" and alias.linkage == "weak" and alias.value_type is module.functions["f"].function_type


def test_function_headers() -> None:
    function = body(
        "ret i32 0",
        header="define internal dso_local fastcc noundef range(i32 0, 9) i32 @f(ptr byval({ i64, i64 }) align 8 %b, "
        'i64 "k"="v(" %m, ...) local_unnamed_addr #4 personality ptr @g !dbg !9',
        rest="declare i32 @g(...)\nattributes #4 = { nounwind memory(none) }",
    )
    assert function.linkage == "internal" and function.syntax.before_type == "dso_local fastcc"
    assert function.syntax.return_attributes == "noundef range(i32 0, 9)" and function.function_type.variadic
    assert [a.attributes for a in function.arguments] == ["byval({ i64, i64 }) align 8", '"k"="v("']
    assert [a.type for a in function.arguments] == [PTR, I64]
    assert function.syntax.after_parameters == "local_unnamed_addr #4 personality ptr @g"
    assert function.metadata == {"dbg": "!9"} and "memory(none)" in function.attribute_text


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%v = fadd double %y, 1.0", "%y"),
        ("%v = fadd double %n, 1.0", "has type i32, not double"),
        ("%v = frobnicate i32 %n", "frobnicate"),
        ("%v = add i32 %n", "add i32 %n"),
        ("%v = add i32 %n, 1 2", "expected the end"),
        ("br label %nowhere", "nowhere"),
        ("call void @g()", "@g"),
        ("%v = load i32, ptr", "load i32"),
        ("%v = add %unknown %n, 1", "expected a type"),
        ("%n = add i32 %n, 1", "defined twice"),
        ("%v = extractvalue { i32 } zeroinitializer, 5", "extractvalue"),
    ],
)
def test_a_wrong_line_is_shown(line: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        _ = body(line, "ret void").blocks
    assert message in str(caught.value) and caught.value.at is not None and caught.value.at.function == "f"


def test_a_block_must_end() -> None:
    with pytest.raises(InputError, match="no terminator"):
        _ = body("%v = add i32 %n, 1").blocks


def test_unsupported_instructions_are_named() -> None:
    with pytest.raises(UnsupportedError) as caught:
        _ = body("%c = cleanuppad within none []", "ret void").blocks
    assert "cleanuppad within none" in str(caught.value) and "in `f`" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("hello, world", 1),
        ("\n\ndefine void @f() {\n  ret void\n", 3),
        ("declare void @f()\ndeclare void @f()", 2),
        ("@x = something", 1),
        ("define void f() {\n}\n", 1),
        ("%t = type { %u }\n", 1),
        ("!5 !{}", 1),
        ("\x7fELF\x02\x01", 1),
    ],
)
def test_text_that_is_not_ir_is_refused(text: str, line: int) -> None:
    with pytest.raises(InputError) as caught:
        parse_module(text)
    assert caught.value.at is not None and caught.value.at.line == line


def test_local_names_that_llvm_has_made_too_long_are_shortened() -> None:
    """It makes blocks' names out of functions' names, and refuses to read what it wrote."""
    label, value = "_ZN" + "a" * 600 + ".exit._ZN" + "b" * 600 + ".exit", "v" * 1100
    text = f"""define double @{"f" * 1200}(double %x) {{
  %{value} = fadd double %x, 1.0
  br label %{label}

{label}:                                          ; preds = %0
  %{value}1 = fmul double %{value}, %x
  ret double %{value}1
}}
"""
    module = parse_module(text)
    verify_module(module)
    assert f"@{'f' * 1200}(" in print_module(module)
    assert max(map(len, print_module(module).replace("f" * 1200, "").split())) < 1000


def test_bytes_of_texts() -> None:
    module = parse_module('@a = global [8 x i8] c"A\\22\\00\\FFz\\5C\\\\\\\\"\n')
    contents = initializer_of(module, module.globals["a"])
    assert isinstance(contents, ConstantData) and contents.data == b'A"\x00\xffz\\\\\\'
