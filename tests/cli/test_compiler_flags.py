"""Flags of clang's that change the bitcode it writes, and no derivative."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_build.toolchain.compilers import Language, find

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

PROGRAM = """\
#include <enzyme.h>
#include <stdio.h>
#include <string.h>
struct part { double a; int n; float b; };
struct whole { struct part parts[2]; double *rest; union { double d; long l; } u; };
__attribute__((noinline)) static void copied(struct whole *to, const struct whole *from) {
  memcpy(to, from, sizeof *to);
  to->parts[1].a *= from->rest[0];
}
double f(const struct whole *w) {
  struct whole own;
  copied(&own, w);
  return own.parts[0].a * own.parts[1].a * own.parts[0].b * own.parts[1].n + own.u.d * own.u.d;
}
int main(void) {
  double rest = 2, drest = 0;
  struct whole w = {{{2, 1, 3}, {5, 7, 1}}, &rest, {4}}, dw = {{{0, 1, 0}, {0, 7, 0}}, &drest, {0}};
  __enzyme_autodiff((void *)f, enzyme_dup, &w, &dw);
  printf("%g %g %g %g %g\\n", dw.parts[0].a, dw.parts[1].a, dw.parts[0].b, dw.u.d, drest);
}
"""


@pytest.mark.skipif(find(Language.C).is_zig, reason="zig has its own flags")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("flags", [(), ("-Xclang", "-new-struct-path-tbaa"), ("-fno-strict-aliasing",), ("-g",)])
def test_the_numbers_stay(run: Run, write: Write, level: str, flags: tuple[str, ...]) -> None:
    write("main.c", PROGRAM)
    run("enzyme-cc", level, *flags, "main.c", "-o", "program")
    assert run("./program").stdout.split() == ["210", "84", "140", "8", "210"]
