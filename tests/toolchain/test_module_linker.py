"""Linking modules: definitions meet references, and a failure names the files."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_build.artifacts import Bitcode
from enzyme_build.errors import InputError, LinkError
from enzyme_build.toolchain import bitcode, module_linker, optimizer
from enzyme_build.toolchain.llvm import workspace

Compile = Callable[..., Path]


def modules(*paths: Path) -> list[Bitcode]:
    return [item for item in bitcode.read_inputs(paths) if isinstance(item, Bitcode)]


def finished(text: str, level: int) -> str:
    with workspace() as memory:
        return str(optimizer.finish(optimizer.ready_to_finish(text), level, memory))


def test_two_files_become_one_module(compile_text: Compile) -> None:
    one = compile_text("one.c", "double g(double); double f(double x) { return g(x) + 1; }\n")
    two = compile_text("two.c", "double g(double x) { return 2 * x; }\n")
    linked = module_linker.link(modules(one, two))
    assert set(re.findall(r"^define .*@(\w+)\(", linked.text, re.MULTILINE)) == {"f", "g"}
    assert linked.sources == (str(one), str(two))


def test_static_functions_of_one_name_live_together(compile_text: Compile) -> None:
    text = "__attribute__((noinline)) static double h(double x) {{ return x * {0}; }}\n"
    text += "double f{0}(double x) {{ return h(x); }}\n"
    linked = module_linker.link(modules(*(compile_text(f"{n}.c", text.format(n)) for n in (2, 3))))
    assert linked.text.count("define internal") == 2


def test_a_symbol_defined_twice_names_both_files(compile_text: Compile) -> None:
    one = compile_text("one.c", "double f(double x) { return x; }\n")
    two = compile_text("two.c", "double f(double x) { return 2 * x; }\n")
    with pytest.raises(LinkError) as caught:
        module_linker.link(modules(one, two))
    assert "`f` is defined twice" in caught.value.message
    assert str(one) in caught.value.message and str(two) in caught.value.message
    assert caught.value.help


def test_a_weak_definition_gives_way(compile_text: Compile) -> None:
    one = compile_text("one.c", "__attribute__((weak)) int f(void) { return 1; }\n")
    two = compile_text("two.c", "int f(void) { return 2; }\n")
    text = module_linker.link(modules(one, two)).text
    assert "ret i32 2" in text and "ret i32 1" not in text


def test_different_triples_link(compile_text: Compile, tmp_path: Path) -> None:
    one = compile_text("one.c", "double f(double x) { return x; }\n")
    (module,) = modules(compile_text("two.c", "double g(double x) { return x; }\n"))
    two = tmp_path / "zig.bc"
    with workspace() as memory:
        other = bitcode.parse(module, memory)
        other.triple = "x86_64-unknown-linux5.10.0-gnu2.99.0"
        two.write_bytes(other.as_bitcode())
    linked = module_linker.link(modules(one, two))
    assert "gnu2.99.0" not in linked.text


def test_different_layouts_do_not_link(compile_text: Compile, tmp_path: Path) -> None:
    one = compile_text("one.c", "double f(double x) { return x; }\n")
    two = tmp_path / "small.ll"
    two.write_text('target datalayout = "e-p:32:32"\ndefine void @g() {\n  ret void\n}\n')
    with pytest.raises(LinkError, match="another target"):
        module_linker.link(modules(one, two))


def test_archives_give_what_is_wanted_and_no_more(compile_text: Compile, tmp_path: Path) -> None:
    main = compile_text("main.c", "int a(void); int main(void) { return a(); }\n")
    compile_text("a.c", "int b(void); int a(void) { return b(); }\n")
    compile_text("b.c", "int b(void) { return 0; }\n")
    compile_text("c.c", "int c(void) { return 0; }\n")
    subprocess.run(["ar", "qc", "lib.a", "a.c.o", "b.c.o", "c.c.o"], cwd=tmp_path, check=True, capture_output=True)
    inputs = bitcode.read_inputs([main, tmp_path / "lib.a"])
    chosen = module_linker.select(inputs, frozenset())
    assert [module.member for module in chosen] == ["", "a.c.o", "b.c.o"]


def test_aliases_count_as_definitions(compile_text: Compile) -> None:
    path = compile_text("alias.c", 'int f(void) { return 1; }\nint g(void) __attribute__((alias("f")));\n')
    (module,) = modules(path)
    assert module_linker.symbols(module).defined == {"f", "g"}


def test_text_that_does_not_parse_is_the_users_fault(tmp_path: Path) -> None:
    path = tmp_path / "wrong.ll"
    path.write_text("define void @f() {\n  retv\n}\n")
    with pytest.raises(InputError, match=r"wrong\.ll"):
        module_linker.link(modules(path))


def test_prepared_code_keeps_its_loops(compile_text: Compile) -> None:
    source = """
    double dot(const double *x, const double *y, int n) {
      double s = 0;
      for (int i = 0; i < n; ++i) s += x[i] * y[i];
      return s;
    }
    double eight(const double *x) { double s = 0; for (int i = 0; i < 8; ++i) s += x[i]; return s; }
    """
    for flags in (("-O0",), ("-O2",), ("-O3", "-ffast-math")):
        text = module_linker.link(modules(compile_text("dot.c", source, *flags))).text
        prepared = optimizer.prepare(optimizer.drop_optnone(text))
        assert "x double>" not in prepared, flags
        assert len(re.findall(r"= (?:fmul|(?:tail )?call .*@llvm.fmuladd)", prepared)) == 1, flags
        assert len(re.findall(r"= fadd|@llvm.fmuladd.f64\(double %", prepared)) == 2, flags
        assert "alloca" not in prepared, flags


def test_finished_code_is_vectorised(compile_text: Compile) -> None:
    source = "void scale(double *restrict x, int n) { for (int i = 0; i < n; ++i) x[i] *= 2; }\n"
    text = module_linker.link(modules(compile_text("scale.c", source))).text
    assert "x double>" not in text
    assert "x double>" in finished(text, 3)
    assert "x double>" not in finished(text, 1)


def test_debug_information_survives(compile_text: Compile) -> None:
    text = module_linker.link(modules(compile_text("f.c", "double f(double x) { return x * x; }\n", "-O2", "-g"))).text
    assert "!DILocation(line: 1" in finished(optimizer.prepare(text), 3)
