"""Rules about functions that another compiler had inlined before the link: an error, never the body's derivative."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_build.toolchain.compilers import Language, find

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

RULES = """\
static double twice(double x) { return 2 * x; }
static double doubled(double x) { return 2 * x; }
static double reversed(double x, double seed) { return 5 * seed; }
__attribute__((used)) static void *__enzyme_register_gradient_twice[] = {
    (void *)twice, (void *)doubled, (void *)reversed};
"""
MAIN = """\
#include "rules.h"
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
double f(double x) { return twice(x) * x; }
int main(int n, char **v) { printf("%g\\n", __enzyme_autodiff((void *)f, 2.0 + n)); }
"""


@pytest.mark.skipif(find(Language.C).is_zig, reason="zig compiles as enzyme-cc has it")
@pytest.mark.parametrize("kind", ["full", "thin"])
@pytest.mark.parametrize("places", ["-g", "-gline-tables-only", "-g0"])
def test_bitcode_that_another_compiler_optimised(run: Run, write: Write, places: str, kind: str) -> None:
    write("rules.h", RULES)
    write("main.c", MAIN)
    clang = find(Language.C).command[0]
    run(clang, "-O2", f"-flto={kind}", places, "-c", "main.c")
    done = run("enzyme-cc", "main.o", "-o", "program", check=False)
    assert done.returncode == 1
    assert "error[EB202]: `twice` was inlined before the link" in done.stderr
    assert "-disable-llvm-passes" in done.stderr
    assert places == "-g0" or "rules.h:1" in done.stderr
    run(clang, "-O2", f"-flto={kind}", places, "-Xclang", "-disable-llvm-passes", "-c", "main.c")
    run("enzyme-cc", "main.o", "-o", "program")
    assert float(run("./program").stdout) == 21


@pytest.mark.skipif(find(Language.C).is_zig, reason="zig compiles as enzyme-cc has it")
@pytest.mark.parametrize("body", ["return x;", "return 4;", "total += x; return x;", "total += x; return 4;"])
def test_results_that_another_compiler_put_in_the_place_of_calls(run: Run, write: Write, body: str) -> None:
    stated = RULES.replace(
        "static double twice(double x) { return 2 * x; }", f"static double twice(double x) {{ {body} }}"
    )
    write("rules.h", f"static double total;\n__attribute__((noinline)) {stated}")
    write("main.c", MAIN)
    run(find(Language.C).command[0], "-O2", "-flto", "-c", "main.c")
    done = run("enzyme-cc", "main.o", "-o", "program", check=False)
    assert done.returncode == 1 and "error[EB202]: `twice`" in done.stderr


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_text_and_fat_objects_are_as_written_too(run: Run, write: Write, level: str) -> None:
    write("rules.h", RULES)
    write("main.c", MAIN)
    run("enzyme-cc", level, "-S", "-emit-llvm", "main.c", "-o", "main.ll")
    run("enzyme-cc", "main.ll", "-o", "program")
    assert float(run("./program").stdout) == 21
    run("enzyme-cc", level, "-ffat-lto-objects", "-c", "main.c")
    run("enzyme-cc", "main.o", "-o", "program")
    assert float(run("./program").stdout) == 21
    write("rules.toml", '[derivatives]\nplain = "x -> 7"\n')
    write("plain.c", MAIN.replace("twice", "plain").replace('"rules.h"', '"plain.h"'))
    write("plain.h", "static double plain(double x) { return 2 * x; }\n")
    run("enzyme-cc", level, "plain.c", "--rules=rules.toml", "-o", "program")
    assert float(run("./program").stdout) == 27
