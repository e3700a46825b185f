"""How far functions reach behind their pointers, as their loops show it."""

from __future__ import annotations

import pytest

from enzyme_build import ir
from enzyme_build.analysis import Polynomial, Reach
from enzyme_build.toolchain import bitcode, module_linker, optimizer

SOURCE = """
#include <string.h>
void whole(const double *x, int n) { for (int i = 0; i < n; ++i) KEEP(x[i]); }
void down(const double *x, int n) { for (int i = n - 1; i >= 0; --i) KEEP(x[i]); }
void mirrored(const double *x, int n) { for (int i = 0; i < n; ++i) KEEP(x[n - 1 - i]); }
void neighbours(const double *x, int n) { for (int i = 1; i < n - 1; ++i) KEEP(x[i - 1] + x[i + 1]); }
void one_more(const double *x, int n) { for (int i = 0; i <= n; ++i) KEEP(x[i]); }
void pairs(const double *x, int n) { for (int i = 0; i < n; ++i) KEEP(x[2 * i] * x[2 * i + 1]); }
void every_third(const double *x, int n) { for (int i = 0; i < n; i += 3) KEEP(x[i]); }
void rows(const double *x, int n, int m) {
    for (int i = 0; i < n; ++i) for (int j = 0; j < m; ++j) KEEP(x[i * m + j]);
}
void triangle(const double *x, int n) {
    for (int i = 0; i < n; ++i) for (int j = 0; j <= i; ++j) KEEP(x[i * n + j]);
}
void fixed(const double *x, int n) { KEEP(x[0] + x[7]); }
void floats(const float *x, unsigned n) { for (unsigned i = 0; i < n; ++i) KEEP(x[i]); }
void last(const double *x, int n) { KEEP(x[n - 1]); }
void repeated(const double *x, int n) { do KEEP(x[--n]); while (n > 0); }
void untouched(const double *x, int n) { KEEP(n); }
void copied(const double *x, int n) { double y[9]; memcpy(y, x, n * sizeof *x); KEEP(y[0]); }
void anywhere(const double *x, const int *k, int n) { for (int i = 0; i < n; ++i) KEEP(x[k[i]]); }
void before(const double *x, int n) { for (int i = 0; i < n; ++i) KEEP(x[i - 1]); }
void handed_on(const double *x, int n) { extern void other(const double *); other(x); KEEP(n); }
void until_zero(const double *x, int n) { int i = 0; while (x[i] != 0) ++i; KEEP(n); }
void gates(const double *x, int n) {
    for (int i = 0; i < 4 * n; ++i) for (int j = 0; j < n; ++j) KEEP(x[i * 2 * n + n + j]);
}
void two_ends(const double *x, int n) { KEEP(x[4]); whole(x, n); KEEP(x[n]); }
"""
REACHES = {  # in bytes
    "gates": {"n n": 64},
    "whole": {"n": 8},
    "down": {"n": 8},
    "mirrored": {"n": 8},
    "neighbours": {"n": 8},
    "one_more": {"n": 8, "": 8},
    "pairs": {"n": 16},
    "every_third": {"n": 8},
    "rows": {"n m": 8},
    "triangle": {"n n": 8},
    "fixed": {"": 64},
    "floats": {"n": 4},
    "last": {"n": 8},
    "untouched": {},
    "copied": {"n": 8},
    "repeated": {"n": 8},
    "anywhere": None,
    "before": None,
    "handed_on": None,
    "until_zero": None,
    "two_ends": None,
}


@pytest.fixture(scope="module")
def module(tmp_path_factory):
    from enzyme_build.toolchain.compilers import compile_to_bitcode

    folder = tmp_path_factory.mktemp("reach")
    text = "volatile double kept;\n#define KEEP(value) (kept = (value))\n"
    (folder / "a.c").write_text(text + SOURCE)
    made = compile_to_bitcode(folder / "a.c", folder / "a.bc")
    linked = module_linker.link(bitcode.read_inputs([made])).text
    return ir.parse_module(optimizer.promote(optimizer.drop_optnone(linked)))


def in_names(reach: Polynomial | None, function: ir.Function) -> dict[str, int] | None:
    names = dict(zip(function.arguments[1:], ["n", "m"]))
    if reach is None:
        return None
    return {" ".join(sorted((names[v] for v in m), reverse=True)): c for m, c in reach.terms.items()}


@pytest.mark.parametrize("name", REACHES)
def test_reach(module, name):
    function = module.functions[name]
    found = in_names(Reach(function).of(function.arguments[0]), function)
    assert found == REACHES[name]
