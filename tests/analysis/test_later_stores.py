"""Loads from arrays that are written in the same loops: which are never written again, and which give the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_build import ir
from enzyme_build.analysis import Aliasing, ControlFlow, LoopForest, MemoryObjects, Overwrites
from enzyme_build.toolchain import bitcode, module_linker, optimizer

NEVER = """
void steps(double *u, int n, int m) { for (int i = 0; i < n; i++) u[i + 1] = 2 * sin(u[i] * u[i]); }
void downwards(double *u, int n, int m) { for (int i = n; i > 0; i--) u[i - 1] = sin(u[i]); }
void two_behind(double *u, int n, int m) { for (int i = 2; i < n; i++) u[i] = u[i - 1] * u[i - 2]; }
void structs(struct two *u, int n, int m) { for (int i = 0; i < n; i++) u[i + 1].x = u[i].y * u[i].x; }
void table(double *u, int n, int m) {
    for (int t = 0; t < m; t++)
        for (int i = 1; i < n - 1; i++) u[(t + 1) * n + i] = u[t * n + i - 1] * u[t * n + i] + u[t * n + i + 1];
}
void of_known_size(double (*u)[20], int n, int m) {
    for (int t = 0; t < n; t++)
        for (int i = 1; i < 19; i++) u[t + 1][i] = u[t][i - 1] * u[t][i + 1];
}
void in_three_dimensions(double *u, int n, int m) {
    for (int t = 0; t < 9; t++)
        for (int i = 0; i < n; i++)
            for (int j = 1; j < m - 1; j++) u[((t + 1) * n + i) * m + j] = sin(u[(t * n + i) * m + j + 1]);
}
void size_by_address(double *u, const int *n, int m) { for (int i = 0; i < *n; i++) u[i + *n + 1] = sin(u[i + *n]); }
void triangle(double *u, int n, int m) {
    for (int j = 0; j < n; j++)
        for (int i = j; i < n; i++) {
            double s = j;
            for (int k = 0; k < j; k++) s -= u[i * n + k] * u[j * n + k];
            u[i * n + j] = sin(s);
        }
}
void size_by_distance(double *u, double **ends, int m) {
    long n = ends[1] - ends[0];
    for (int t = 0; t < m; t++)
        for (long i = 1; i < n - 1; i++) u[(t + 1) * n + i] = u[t * n + i - 1] * u[t * n + i + 1];
}
void size_of_two(double *u, const int *k, const int *m) {
    int n = *m > 5 ? *k : *k / 2;
    for (int t = 0; t < 9; t++) for (int i = 0; i < n; i++) u[(t + 1) * n + i] = sin(u[t * n + i]);
}
void substitution(double *u, int n, int m) {
    for (int i = n - 1; i >= 0; i--) {
        double s = i;
        for (int k = i + 1; k < n; k++) s -= sin(u[k]);
        u[i] = s;
    }
}
"""
PERHAPS = """
void in_place(double *u, int n, int m) { for (int i = 0; i < n; i++) u[i] = 2 * sin(u[i] * u[i]); }
void ahead(double *u, int n, int m) { for (int i = 0; i < n; i++) u[i] = sin(u[i + 1]) * u[i + 2]; }
void meets_in_the_middle(double *u, int n, int m) { for (int i = 0; i < n; i++) u[i] = sin(u[n - i]); }
void clamped(double *u, int n, int m) { for (int i = 0; i < n; i++) u[i] = sin(u[i > 5 ? i - 5 : 0]); }
void again(double *u, int n, int m) {
    for (int t = 0; t < m; t++) for (int i = 0; i < n; i++) u[i + 1] = sin(u[i / 2 * 2]) + u[2 * i];
}
void rows_that_overlap(double *u, int n, int m) {
    for (int t = 0; t < m; t++) for (int i = 0; i < n + 1; i++) u[(t + 1) * n + i] = sin(u[t * n + i]);
}
void one_column_too_many(double *u, int n, int m) {
    for (int t = 0; t < m; t++) for (int i = 0; i < n; i++) u[(t + 1) * n + i] = sin(u[t * n + i + 1]);
}
void up_to_the_diagonal(double *u, int n, int m) {
    for (int i = 0; i < n; i++) for (int k = 0; k <= i; k++) u[i] = sin(u[k]) * i;
}
void bytes_that_overlap(double *u, int n, int m) {
    for (int i = 0; i < n; i++) *(double *)((char *)u + 4 * i + 8) = sin(*(double *)((char *)u + 4 * i + 4));
}
void narrow(double *u, int n, int m) {
    for (unsigned char i = 0; i != (unsigned char)n; i += 3) u[(unsigned char)(i + 3)] = sin(u[i]) * u[i + 1];
}
void narrow_beside_wide(double *u, long j, int m) {
    for (unsigned char i = 0; i != 200; i++, j++) u[j] = sin(u[j + 2]);
}
void size_elsewhere(double *u, const int *k, int *moved) {
    for (int i = 0; i < 5; i++) { u[*k + 1] = sin(u[*k]); *moved -= 1; }
}
void size_that_grows(double *u, double **ends, int m) {
    for (int t = 0; t < m; t++) {
        long n = ends[1] - ends[0];
        for (long i = 1; i < n - 1; i++) u[(t + 1) * n + i] = u[t * n + i - 1] * u[t * n + i + 1];
        ends[0] -= m;
    }
}
void unknown_bound(double *u, int n, int m) {
    for (int t = 0; t < m; t++) { int i = 0; do u[t * 8 + i + 8] = sin(u[t * 8 + i]); while (++i * i < n); }
}
"""


def prepared(source: str, folder: Path) -> ir.Module:
    from enzyme_build.toolchain.compilers import compile_to_bitcode

    (folder / "a.c").write_text("double sin(double);\nstruct two { double x, y; };\n" + source)
    made = compile_to_bitcode(folder / "a.c", folder / "a.bc", ("-fno-math-errno",))
    linked = module_linker.link(bitcode.read_inputs([made])).text
    return ir.parse_module(optimizer.prepare(optimizer.drop_optnone(linked)))


@pytest.fixture(scope="module")
def module(tmp_path_factory):
    return prepared(NEVER + PERHAPS, tmp_path_factory.mktemp("stores"))


def names(source: str) -> list[str]:
    return [line.removeprefix("void ").split("(")[0] for line in source.splitlines() if line.startswith("void ")]


def can_reload(function: ir.Function) -> list[bool]:
    """Of each load, in order."""
    flow = ControlFlow(function)
    aliasing = Aliasing(MemoryObjects(function), LoopForest(flow))
    overwrites = Overwrites(function, flow, aliasing, False, (True,) * 3)
    return [overwrites.can_reload(i) for i in function.instructions() if isinstance(i, ir.Load)]


@pytest.mark.parametrize("name", names(NEVER))
def test_never_written_again(module, name):
    found = can_reload(module.functions[name])
    assert found and all(found)


@pytest.mark.parametrize("name", names(PERHAPS))
def test_perhaps_written_again(module, name):
    found = can_reload(module.functions[name])
    assert found and not all(found)


STEADY = {  # loops, outermost first, in all turns of which the only load of a number gives the same
    "product": (
        """double product(double *u, int n, int m) {
    double s = 0;
    for (int t = 0; t < m; t++) {
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += sin(u[j] * i);
        for (int i = 0; i < n; i++) u[i] = t;
    }
    return s;
}""",
        [False, True, False],
    ),
    "rows": (
        """double rows(double *u, int n, int m) {
    double s = 0;
    for (int t = 0; t < m; t++) {
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) s += sin(u[i * n + k] * j);
        u[t] = t;
    }
    return s;
}""",
        [False, False, True, False],
    ),
    "written_inside": (
        """double written_inside(double *u, int n, int m) {
    double s = 0;
    for (int i = 0; i < n; i++) { for (int j = 0; j < n; j++) s += sin(u[j] * i); u[m] = i; }
    return s;
}""",
        [False, False],
    ),
    "from_the_diagonal": (
        """double from_the_diagonal(double *u, int n, int m) {
    double s = 0;
    for (int t = 0; t < m; t++) {
        for (int i = 0; i < n; i++) for (int j = i; j < n; j++) s += sin(u[j] * i);
        u[t] = t;
    }
    return s;
}""",
        [False, False, False],
    ),
    "shifted_back": (
        """double shifted_back(double *u, int n, int m) {
    double s = 0;
    for (int t = 0; t < m; t++) {
        for (int i = 0; i < n; i++) for (int j = i; j < n + i; j++) s += sin(u[j - i] * i);
        u[t] = t;
    }
    return s;
}""",
        [False, True, False],
    ),
    "looked_up": (
        """double looked_up(double *u, int n, const int *k) {
    double s = 0;
    for (int i = 0; i < n; i++) { for (int j = 0; j < n; j++) s += sin(u[k[j]] * i); }
    u[n] = 1;
    return s;
}""",
        [False, False],
    ),
}


@pytest.mark.parametrize("name", STEADY)
def test_loops_in_which_a_load_gives_the_same(name: str, tmp_path: Path) -> None:
    source, expected = STEADY[name]
    function = prepared(source, tmp_path).functions[name]
    flow = ControlFlow(function)
    forest = LoopForest(flow)
    overwrites = Overwrites(function, flow, Aliasing(MemoryObjects(function), forest), False, (True,) * 3)
    numbers = [i for i in function.instructions() if isinstance(i, ir.Load) and i.type is ir.DOUBLE]
    (load,) = numbers
    assert [loop in overwrites.steady_loops(load) for loop in forest.nest(load.block)] == expected
