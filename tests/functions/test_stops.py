"""What goes wrong while compiled code runs is a Python exception, and the next call is as right as the one before."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import enzyme_build
from enzyme_build.errors import EnzymeBuildError, ForeignError, StoppedError, TypeDeductionError
from tests.functions.sources import SAYS, SLOPES


@pytest.mark.parametrize(("file", "name"), [("stops.c", "pick"), ("jumps.c", "jumping"), ("jumps.c", "looking")])
def test_a_derivative_that_stops(folder, file, name):
    function = enzyme_build.load(folder / file, functions=[name])[name]
    bad = 1 if name == "pick" else 5
    for _ in range(2):
        for way in (function.grad, lambda x, k: function.jvp(x, k, 1.0)[1]):
            assert way(3.0, 0) == SLOPES[name]
            with pytest.raises(StoppedError, match=SAYS[name]):
                way(3.0, bad)
        with pytest.raises(StoppedError, match=SAYS[name]):
            function.hvp(3.0, bad, 1.0)
    assert issubclass(StoppedError, EnzymeBuildError) and issubclass(StoppedError, RuntimeError)


WIDTHS = """
#include <stdlib.h>
#include <string.h>
typedef struct { const char *name; union { double whole; struct { float low, high; } parts; } is; } record;
__attribute__((noinline)) static void *copied(const void *from, size_t n) { return memcpy(malloc(n), from, n); }
__attribute__((noinline)) static double value(const record *r, int whole) {
    return whole ? r->is.whole : r->is.parts.low * r->is.parts.high;
}
double meeting(double x, int both, int whole) {
    record *one = calloc(1, sizeof *one);
    if (whole) one->is.whole = x * x;
    else one->is.parts.low = x, one->is.parts.high = x * x;
    record *other = copied(one, sizeof *one);
    double y = value(other, whole);
    if (both) y += value(one, whole);
    free(one), free(other);
    return y;
}
"""


def test_adjoints_that_may_be_of_either_width(tmp_path):
    """A copy moves them without a look; where two meet, it must be known what they are."""
    (tmp_path / "widths.c").write_text(WIDTHS)
    meeting = enzyme_build.load(tmp_path / "widths.c").meeting
    assert meeting.grad(3.0, 0, 1) == 6 and meeting.grad(3.0, 0, 0) == 27
    for whole in (0, 1):
        assert meeting.jvp(3.0, 1, whole, 1.0)[1] == (12 if whole else 54)
        with pytest.raises(StoppedError, match=r"widths.c:5:\d+.*pairs of floats at others, and both copies are used"):
            meeting.grad(3.0, 1, whole)


PACKED = """
#include <stdlib.h>
#include <string.h>
#pragma pack(push, 4)
typedef struct { int kind; double value; } packed;
#pragma pack(pop)
typedef struct { const char *name; double x; int n; } entry;
typedef struct { float a; int n; const char *name; } other;
__attribute__((noinline)) static void *copied(const void *from, size_t n) { return memcpy(malloc(n), from, n); }
double apart(double x, int k) {
    packed *p = malloc(2 * sizeof *p);
    p[0].value = x, p[1].value = x * x;
    p[k].value *= 2;
    double y = p[0].value * p[1].value;
    free(p);
    return y;
}
double beside(double x, int k) {
    entry e = {"a", x * x, k}, *f = copied(&e, sizeof e);
    other o = {(float)x, k, "b"}, *g = copied(&o, sizeof o);
    double y = f->x * g->a * f->n * (double)strlen(g->name) + (k < 2 ? 0 : apart(x, k - 2));
    free(f), free(g);
    return y;
}
"""


def test_numbers_at_odd_places_beside_copies_by_words(tmp_path):
    """Packed numbers are right, and refused where copies take it that numbers lie at multiples of eight."""
    (tmp_path / "packed.c").write_text(PACKED)
    beside = enzyme_build.load(tmp_path / "packed.c", functions=["beside"]).beside
    assert beside.grad(3.0, 1) == 27 and beside.grad(3.0, 3) == beside.jvp(3.0, 3, 1.0)[1] == 3 * 27 + 54
    text = PACKED.replace("    double y = p[0]", "    p = copied(p, 2 * sizeof *p);\n    double y = p[0]")
    (tmp_path / "copied.c").write_text(text)
    with pytest.raises(TypeDeductionError, match=r"copied.c:9:\d+"):
        enzyme_build.load(tmp_path / "copied.c", functions=["beside"]).beside.grad(3.0, 3)


ANYWHERE = """
#include <stdlib.h>
#include <string.h>
typedef struct { const char *name; double x; } entry;
__attribute__((noinline)) static void *copied(const void *from, size_t n) { return memcpy(malloc(n), from, n); }
__attribute__((noinline)) static double number(const char *from) { double v; memcpy(&v, from, sizeof v); return v; }
double first(const double *x, int shift, int n) {
    char *all = malloc(8 * n + 8);
    memcpy(all + AT, x, 8 * n);
    char *more = copied(all, 8 * n + 8);
    entry e = {"e", number(more + AT)}, *f = copied(&e, sizeof e);
    double y = f->x * f->x * (double)strlen(f->name);
    free(all), free(more), free(f);
    return y;
}
"""


def test_numbers_anywhere_in_memory_that_is_copied_by_words(tmp_path):
    """No copy moves parts of adjoints as if they were words."""
    (tmp_path / "known.c").write_text(ANYWHERE.replace("AT", "8 * (shift & 1)"))
    first = enzyme_build.load(tmp_path / "known.c").first
    for shift in (0, 1):
        np.testing.assert_array_equal(first.grad(np.array([3.0, 2.0]), shift), [6, 0])
    (tmp_path / "unknown.c").write_text(ANYWHERE.replace("AT", "shift"))
    first = enzyme_build.load(tmp_path / "unknown.c").first
    for shift in (0, 3, 4, 8):
        np.testing.assert_array_equal(first.grad(np.array([3.0, 2.0]), shift), [6, 0])


BESIDE = """
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
static double number(const char *from) { double v; memcpy(&v, from, sizeof v); return v; }
double by_block(const double *x, int shift, int n) {
    char *all = malloc(8 * n + 8), *more = malloc(8 * n + 8);
    memcpy(all + shift, x, 8 * n);
    memcpy(more, all, 8 * n + 8);
    double kept = number(all + shift), moved = number(more + shift);
    free(all), free(more);
    return moved * moved + 3 * kept;
}
double by_words(const double *x, int shift, int n) {
    char *all = malloc(8 * n + 8);
    uint64_t *more = malloc(8 * n + 8);
    memcpy(all + shift, x, 8 * n);
    for (int i = n; i >= 0; i--) more[n - i] = ((uint64_t *)all)[n - i];
    double kept = number(all + shift), moved = number((char *)more + shift);
    free(all), free(more);
    return moved * moved + 3 * kept;
}
double by_copies(const double *x, int shift, int n) {
    char *all = malloc(8 * n + 8), *more = malloc(8 * n + 8);
    double *kept = malloc(8 * n), *moved = malloc(8 * n);
    memcpy(all + shift, x, 8 * n);
    memcpy(more, all, 8 * n + 8);
    memcpy(kept, all + shift, 8 * n);
    memcpy(moved, more + shift, 8 * n);
    double y = 0;
    for (int i = 0; i < n; i++) y += moved[i] * moved[i] + 3 * kept[i];
    free(all), free(more), free(kept), free(moved);
    return y;
}
"""


@pytest.mark.parametrize("name", ["by_block", "by_words"])
def test_numbers_anywhere_in_a_block_of_which_both_copies_are_read(name, tmp_path):
    """Both have adjoints, which are added where numbers begin: at multiples of eight, or the derivative stops."""
    (tmp_path / "beside.c").write_text(BESIDE)
    function = getattr(enzyme_build.load(tmp_path / "beside.c", functions=[name]), name)
    x = np.array([3.0, 2.0])
    for shift in (0, 8):
        np.testing.assert_allclose(function.grad(x, shift), [9, 0], rtol=1e-15)
    for shift in (3, 4):
        with pytest.raises(StoppedError, match="a number does not lie at a multiple of its size"):
            function.grad(x, shift)
        assert function.jvp(x, shift, np.array([1.0, 0.0]))[1] == 9
    np.testing.assert_allclose(function.grad(x, 8), [9, 0], rtol=1e-15)


MIXED = """
#include <stdlib.h>
#include <string.h>
double mixed(const double *x, int n) {
    unsigned char *all = malloc(8 * n + 3), *more = malloc(8 * n + 3);
    memcpy(all, "ab", 3);
    for (int i = 0; i < n; i++) memcpy(all + 3 + 8 * i, &x[i], 8);
    memcpy(more, all, 8 * n + 3);
    double y = 0, kept = 0, moved;
    for (int i = 0; i < n; i++) {
        if (BOTH) memcpy(&kept, all + 3 + 8 * i, 8);
        memcpy(&moved, more + 3 + 8 * i, 8);
        y += moved * moved + 3 * kept;
    }
    y *= strlen((char *)more);
    free(all), free(more);
    return y;
}
"""


def test_bytes_of_unknown_content(tmp_path):
    """They move as they are where no adjoints lie in the source, and nothing is guessed where some do."""
    x = np.array([3.0, 2.0])
    (tmp_path / "one.c").write_text(MIXED.replace("BOTH", "0"))
    np.testing.assert_array_equal(enzyme_build.load(tmp_path / "one.c").mixed.grad(x), [12, 8])
    (tmp_path / "both.c").write_text(MIXED.replace("BOTH", "1"))
    mixed = enzyme_build.load(tmp_path / "both.c").mixed
    with pytest.raises(StoppedError, match="it cannot be told which adjoints meet"):
        mixed.grad(x)
    assert mixed.jvp(x, np.array([1.0, 0.0]))[1] == 18


def test_a_block_with_numbers_anywhere_of_which_one_copy_is_read(tmp_path):
    """Its adjoints move to where there are none: as bytes, wherever they lie."""
    (tmp_path / "beside.c").write_text(BESIDE)
    function = enzyme_build.load(tmp_path / "beside.c", functions=["by_copies"]).by_copies
    for shift in (0, 3, 4, 8):
        np.testing.assert_allclose(function.grad(np.array([3.0, 2.0]), shift), [9, 7], rtol=1e-15)


CODE = """
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef union { double d; int64_t i; double *p; } word;
typedef struct { uint8_t *code; size_t len, cap; } assembler;
static void emit(assembler *a, const void *bytes, size_t n) {
    while (a->len + n > a->cap) a->code = realloc(a->code, a->cap = a->cap ? 2 * a->cap : 16);
    memcpy(a->code + a->len, bytes, n);
    a->len += n;
}
static void op(assembler *a, int o, int r, int s, int t) {
    uint8_t b[4] = {(uint8_t)o, (uint8_t)r, (uint8_t)s, (uint8_t)t};
    emit(a, b, 4);
}
double run(const double *x, int n) {
    assembler a = {0};
    word r[12] = {0};
    for (int i = 0; i < n; i++) op(&a, 0, i, 0, 0), emit(&a, &x[i], 8);
    op(&a, 1, 3, 0, 1);
    op(&a, 4, 0, 0, 0);
    for (const uint8_t *pc = a.code; *pc != 4; pc += 4) switch (*pc) {
        case 0: memcpy(&r[pc[1]].d, pc + 4, 8); pc += 8; break;
        case 1: r[pc[1]].d = r[pc[2]].d * r[pc[3]].d; break;
        case 2: r[pc[1]].p[r[pc[2]].i] = r[pc[3]].d; break;
        case 3: r[pc[1]].p = calloc(pc[2], sizeof(double)); break;
    }
    free(a.code);
    return r[3].d;
}
"""


def test_numbers_between_bytes_of_code_that_grows(tmp_path):
    """Words of the buffer are moved as it grows, and its numbers lie between them."""
    (tmp_path / "code.c").write_text(CODE)
    run = enzyme_build.load(tmp_path / "code.c").run
    np.testing.assert_allclose(run.jvp(np.array([0.5, 2.0, 1.0]), np.array([1.0, 0, 0]))[1], 2)
    with pytest.raises(StoppedError, match=r"code.c:\d+:\d+.*does not lie at a multiple of its size"):
        run.grad(np.array([0.5, 2.0, 1.0]))


@pytest.mark.parametrize("name", ["root_of", "thrown"])
def test_an_exception_of_the_program(folder, name):
    function = enzyme_build.load(folder / "throws.cpp")[name]
    ways = [function, function.grad, lambda x, k: function.jvp(x, k, 1.0), lambda x, k: function.hvp(x, k, 1.0)]
    for _ in range(2):
        for way in ways:
            with pytest.raises(ForeignError, match=SAYS[name]):
                way(3.0, 5)
        assert function(3.0, 0) == 9 and function.grad(3.0, 0) == SLOPES[name]


def test_threads_stop_each_for_itself(folder):
    grad = enzyme_build.load(folder / "stops.c").pick.grad
    found: dict[int, list[float]] = {}

    def work(number: int) -> None:
        mine = found[number] = []
        for k in range(100):
            try:
                mine.append(grad(float(k), (k + number) % 2))
            except StoppedError:
                mine.append(np.nan)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number, mine in found.items():
        expected = [np.nan if (k + number) % 2 else 4.0 * k for k in range(100)]
        np.testing.assert_array_equal(mine, expected)
