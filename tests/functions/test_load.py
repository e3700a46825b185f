"""Functions of loaded sources: what they give, how they are called, where they are kept."""

from __future__ import annotations

import inspect
import os
import pickle
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import enzyme_build
from enzyme_build.errors import BindingError, EnzymeBuildError, InputError, MissingRuleError, ToolchainError

X = np.array([1.2, 0.7, -0.4, 2.0])


def slope(function, step=1e-6):
    return (function(step) - function(-step)) / (2 * step)


def test_a_number(c):
    assert c.cube(2.0) == c.cube.value(2.0) == 8
    assert c.cube.grad(2.0) == 12
    assert c.cube.value_and_grad(2.0) == (8, 12)
    assert c.cube.hvp(2.0, 0.5) == 6
    assert c.cube.hessian(2.0) == 12
    wave = c.decay.using(active="k")
    assert c.single.hessian(3, 1)[1][1] == 6 and c.single.hessian(3, 0.25)[0][1] == 0.5
    assert wave.jacobian(np.ones(1), 1)[0] == pytest.approx(-np.exp(-1))
    assert c.cube.jvp(2.0, 0.5) == (8, 6)
    assert c.cube.vjp(2.0, 0.5) == (8, 6)
    assert c.single.grad(3.0, 2.0) == (4, 12)


def test_an_array(c):
    gradient = c.valley.grad(X)
    expected = [slope(lambda t, e=e: c.valley(X + t * e)) for e in np.eye(4)]
    np.testing.assert_allclose(gradient, expected, rtol=1e-6)
    hessian = c.valley.hessian(X)
    np.testing.assert_allclose(hessian, hessian.T, rtol=1e-13)
    np.testing.assert_allclose(hessian @ X, slope(lambda t: c.valley.grad(X + t * X)), rtol=1e-6)
    np.testing.assert_allclose(c.valley.hvp(X, X), hessian @ X, rtol=1e-13)
    np.testing.assert_array_equal(c.valley.jacobian(X), gradient)


def test_jacobians_by_both_modes(c):
    a = np.arange(1.0, 7)
    wide = c.matvec.using(arrays={"a": ("n", "m")}, active="x")
    by_x = wide.jacobian(a.reshape(2, 3), X[:3])
    np.testing.assert_allclose(by_x, 2 * a.reshape(2, 3) * X[:3], rtol=1e-14)
    tall = wide.jacobian(a.reshape(3, 2), X[:2])
    np.testing.assert_allclose(tall, 2 * a.reshape(3, 2) * X[:2], rtol=1e-14)
    both = wide.using(const=()).jacobian(a.reshape(2, 3), X[:3])
    assert both[0].shape == (2, 2, 3)
    np.testing.assert_allclose(both[0], np.einsum("ik,j->ikj", np.eye(2), X[:3] ** 2), rtol=1e-14)


def test_what_is_written_is_returned(c):
    assert str(c.squares.__signature__) == "(inp)"
    np.testing.assert_array_equal(c.squares(X.astype("f4")), X.astype("f4") ** 2)
    assert c.two(X[:2]) == (X[0] + X[1], X[0] * X[1])
    given = X.copy()
    np.testing.assert_allclose(c.decay(given, 1.0), X * np.exp(-1))
    np.testing.assert_array_equal(given, X)
    sums, products = c.two.jacobian(X[:2])
    np.testing.assert_array_equal(sums, [1, 1])
    np.testing.assert_array_equal(products, X[1::-1])


def test_what_a_caller_sees(c):
    assert str(inspect.signature(c.valley)) == "(x)"
    assert "a.c:8" in c.valley.__doc__ and "x: array of float64 and shape (n,), active" in c.valley.__doc__
    assert {"cube", "valley", "close"} <= set(dir(c)) and "cube" in list(c)
    with pytest.raises(AttributeError, match="there is no function 'cubes'"):
        _ = c.cubes


def test_options(c):
    by_k = c.decay.using(active="k")
    assert str(by_k.__signature__) == "(u, k)"
    _, gradient = by_k.vjp(X, 0.5, np.ones(4))
    assert gradient == pytest.approx(-X.sum() * np.exp(-0.5))
    gathered = c.gather.using(arrays={"x": None})
    np.testing.assert_array_equal(gathered.grad(X, np.array([1, 1], "i4")), [0, 4 * X[1], 0, 0])
    with pytest.raises(BindingError, match="`decay` has no argument `w`"):
        c.decay.using(active="w")
    with pytest.raises(TypeError, match="unknown option 'activ'"):
        c.decay.using(activ="u")


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda c: c.gather.value, r"`gather`: how long is `x`\?.*\n.*a.c:.*\n.*arrays=\{'x': 'n'\}"),
        (lambda c: c.count.grad, "`count` has no derivative"),
        (lambda c: c.two.grad, "`two.grad` needs a function with one scalar output"),
        (lambda c: c.valley.using(arrays={"x": "k"}).value, "uses `k`, which is no integer argument of `valley`"),
    ],
)
def test_what_is_refused(c, make, message):
    with pytest.raises(BindingError, match=message):
        make(c)


def test_files_that_do_not_load(write):
    with pytest.raises(InputError, match="no such file"):
        enzyme_build.load("nowhere.c")
    with pytest.raises(ToolchainError, match="does not compile"):
        enzyme_build.load(write("wrong.c", "double f(double x) { return y; }"))
    unknown = enzyme_build.load(write("u.c", "double g(double); double f(double x) { return g(x); }"))
    with pytest.raises(MissingRuleError, match="no derivative rule for the call to `g`"):
        _ = unknown.f.grad


def test_one_compilation_for_any_number_of_loads(folder, write, cache, monkeypatch):
    source = write("twice.c", '#include "factor.h"\ndouble f(double x) { return FACTOR * x; }')
    header = write("factor.h", "#define FACTOR 2")
    assert enzyme_build.load(source).f.grad(1.0) == 2
    from enzyme_build.functions import compilation

    with monkeypatch.context() as patch:
        patch.setattr(compilation, "compile_all", None)
        assert enzyme_build.load(source).f.grad(1.0) == 2
    header.write_text("#define FACTOR 3")
    assert enzyme_build.load(source).f.grad(1.0) == 3
    source.write_text("double f(double x) { return 4 * x; }")
    assert enzyme_build.load(source).f.grad(1.0) == 4


def test_a_broken_cache_is_made_again(write, cache):
    source = write("again.c", "double f(double x) { return 5 * x; }")
    folder = enzyme_build.load(source)._program.folder
    stored = folder / "program.json"
    other = stored.read_text().replace('"bits": 64', '"bits": "64"')
    for text in ("nonsense", "[]", '{"folder": "/"}', other):
        stored.write_text(text)
        assert enzyme_build.load(source).f.grad(1.0) == 5
    next(folder.parent.glob("*.json")).write_text("nonsense")
    assert enzyme_build.load(source).f.grad(1.0) == 5


def test_the_cache_holds_no_pickles_and_is_the_users_alone(write, cache):
    folder = enzyme_build.load(write("plain.c", "double f(double x) { return 5 * x; }"))._program.folder
    assert not list(folder.parent.rglob("*.pickle"))
    assert folder.stat().st_mode & 0o077 == 0 and folder.parent.stat().st_mode & 0o077 == 0


def test_threads_share_a_function(c):
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda k: c.valley.using(const=()).grad(X + k), range(16)))
    for k, gradient in enumerate(found):
        np.testing.assert_array_equal(gradient, c.valley.grad(X + k))


def restored(pickled, code, **environment):
    """What another process prints of a pickle."""
    done = subprocess.run(
        [sys.executable, "-c", f"import pickle, sys; f = pickle.load(sys.stdin.buffer); {code}"],
        input=pickled, capture_output=True, env={**os.environ, **environment},
    )  # fmt: skip
    assert not done.returncode, done.stderr.decode()
    return done.stdout.decode()


def test_pickles_carry_the_source(write, folder):
    source = write("carried.c", "double f(double x, double y) { return x * x * y; }")
    carried = pickle.dumps(enzyme_build.load(source).f.using(active="x"))
    source.unlink()
    assert restored(carried, "print(f.grad(3.0, 2.0))") == "12.0\n"


def test_pickles_carry_what_is_included(write, tmp_path):
    source = write("src/f.c", '#include "own.h"\n#include <far.h>\ndouble f(double x) { return OWN * FAR * x; }')
    write("src/own.h", '#include "../near/near.h"')
    write("near/near.h", "#define OWN 2")
    write("include/far.h", "#define FAR 5")
    carried = pickle.dumps(enzyme_build.load(source, flags=[f"-I{tmp_path / 'include'}"]).f)
    for name in ("src", "near", "include"):
        shutil.rmtree(tmp_path / name)
    assert restored(carried, "print(f.grad(3.0))", ENZYME_CACHE_DIR=str(tmp_path / "elsewhere")) == "10.0\n"


def test_a_closed_library(write):
    with enzyme_build.load(write("closed.c", "double f(double x) { return x; }")) as library:
        f = library.f
        assert f.grad(1.0) == 1
    for call in (f, f.value, f.grad, f.hessian):
        with pytest.raises(ValueError, match=r"f\(\): its library was closed"):
            call(1.0)
    with pytest.raises(ValueError, match="its library was closed"):
        _ = library["f"].using(active="x").grad


def is_loaded(library):
    return str(library._program.folder) in Path("/proc/self/maps").read_text()


def test_closing_unloads(write):
    source = write("unloaded.c", "double f(double x) { return x * x; }")
    library, other = enzyme_build.load(source), enzyme_build.load(source)
    gradient, same = library.f.grad, other.f.using(active="x").grad
    assert gradient(3.0) == same(3.0) == 6 and is_loaded(library)
    library.close()
    assert same(3.0) == 6  # the other has it still
    other.close()
    assert not is_loaded(library)
    for call in (gradient, same):
        with pytest.raises(ValueError, match=r"f__vjp\(\): its library was closed"):
            call(3.0)
    assert enzyme_build.load(source).f.grad(3.0) == 6


def test_what_runs_is_not_unloaded(write):
    text = "#include <unistd.h>\ndouble f(double x) { for (int i = 0; i < 20; ++i) usleep(20000); return x; }"
    library = enzyme_build.load(write("slow.c", text))
    slow = library.f.value
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(slow, 2.0)
        while not running.running():
            pass
        time.sleep(0.1)
        library.close()
        assert is_loaded(library) and running.result() == 2


def test_variables_are_one_for_a_function_and_its_derivatives(folder):
    library = enzyme_build.load(folder / "state.c")
    assert library.parabola.grad(2.0) == 4
    library.set_k(3.0)
    assert (library.parabola(2.0), library.parabola.grad(2.0), library.parabola.hessian(2.0)) == (12, 12, 6)
    with pytest.raises(BindingError, match="variables that live longer than a call"):
        library.parabola.using(const="x")(2.0)


def test_what_cannot_be_differentiated_is_alone_in_that(write):
    text = """
        #include <stdlib.h>
        double k = 2;
        double good(double x) { return k * x * x; }
        double bad(double x) { char text[32]; return atof(gcvt(x, 9, text)) * k; }
    """
    library = enzyme_build.load(write("mixed.c", text))
    assert library.good.grad(3.0) == 12 and library.bad(3.0) == 6
    with pytest.raises(EnzymeBuildError, match="text has no derivative"):
        library.bad.grad(3.0)
    alone = enzyme_build.load(write("alone.c", text.replace("double k", "const double k"))).bad
    assert alone(3.0) == 6
    with pytest.raises(EnzymeBuildError, match="text has no derivative"):
        alone.jvp(3.0, 1.0)


def test_what_has_one_kind_of_derivative_has_that(write):
    """A rule for reverse mode does not help forward mode, where all derivatives lie in one library."""
    library = enzyme_build.load(
        write(
            "one_kind.c",
            """
        #include <stdlib.h>
        double k = 2;
        static __attribute__((noinline)) double printed(double x) { char text[32]; return atof(gcvt(x, 9, text)); }
        static double augmented(double x) { return printed(x); }
        static double reverse(double x, double seed) { return seed; }
        void *__enzyme_register_gradient_printed[] = {printed, augmented, reverse};
        double scaled(double x) { return k * printed(x); }
        double other(double x) { return k * x * x; }
    """,
        ),
        functions=["scaled", "other"],
    )
    assert library.scaled.grad(3.0) == 2 and library.scaled(3.0) == 6
    with pytest.raises(EnzymeBuildError, match="text has no derivative"):
        library.scaled.jvp(3.0, 1.0)
    assert library.scaled.grad(3.0) == 2 and library.other.jvp(3.0, 1.0) == (18, 12)


def test_what_a_user_would_stumble_on(write):
    library = enzyme_build.load(write("small.c", """
        #include <stdint.h>
        double first(const char *how, double x) { return how[0] == 's' ? x * x : x; }
        float few(const float *x, int8_t n) { float s = 0; for (int8_t i = 0; i < n; ++i) s += x[i] * x[i]; return s; }
        double table(int n, int m, double a[n][m]) {
            double s = 0;
            for (int i = 0; i < n; ++i) for (int j = 0; j < m; ++j) s += a[i][j] * a[i][j];
            return s;
        }
        double any(int n, ...) { return n; }
    """))  # fmt: skip
    assert library.first.grad("square", 3.0) == 6
    few = library.few.using(arrays={"x": "n"})
    np.testing.assert_array_equal(few.grad(np.ones(3, "f4")), 2)
    with pytest.raises(BindingError, match=r"how long is `a`.*\n.*\n.*arrays=\{'a': \('n', 'm'\)\}"):
        library.table(1)
    table = library.table.using(arrays={"a": ("n", "m")})
    np.testing.assert_array_equal(table.grad(np.ones((2, 3))), np.full((2, 3), 2))
    with pytest.raises(BindingError, match="a variable number of arguments"):
        library.any(1)


def test_cxx_with_c(folder):
    library = enzyme_build.load([folder / "total.cpp", folder / "helper.c"])
    np.testing.assert_allclose(library.total.grad(X), 3 * X**2 + 2 * X, rtol=1e-14)
    y, gradients = library.scaled.vjp(0.5, X[:3], np.ones(3))
    np.testing.assert_allclose(y, np.sin(0.5 * X[:3]), rtol=1e-14)
    assert gradients[0] == pytest.approx((X[:3] * np.cos(0.5 * X[:3])).sum())


PLANS = """
use std::rc::Rc;
enum Plan { Leaf(f64), Join(Rc<Plan>, Rc<Plan>, f64) }
fn cost(p: &Plan) -> f64 { match p { Plan::Leaf(c) => *c, Plan::Join(a, b, s) => cost(a) * cost(b) * s } }
fn best(l: &[Rc<Plan>], s: f64) -> Option<Rc<Plan>> {
    if l.len() == 1 { return Some(l[0].clone()); }
    (1..l.len()).filter_map(|i| Some(Rc::new(Plan::Join(best(&l[..i], s)?, best(&l[i..], s)?, s)))).last()
}
#[no_mangle]
pub unsafe extern "C" fn planned(x: *const f64, n: i32) -> f64 {
    let x = std::slice::from_raw_parts(x, n as usize);
    let leaves: Vec<_> = x.iter().map(|v| Rc::new(Plan::Leaf(*v))).collect();
    best(&leaves, x[1]).map_or(0.0, |p| cost(&p))
}
fn halved(l: &[f64]) -> f64 {
    if l.len() == 1 { return l[0]; }
    (1..l.len()).map(|i| halved(&l[..i]) * halved(&l[i..])).sum()
}
#[no_mangle]
pub unsafe extern "C" fn products(x: *const f64, n: i32) -> f64 { halved(std::slice::from_raw_parts(x, n as usize)) }
"""


@pytest.mark.rust
def test_rust_pointers_to_constants(tmp_path):
    """Whatever the optimiser can tell, `*const f64` is only read; children that are addresses keep their shadows."""
    (tmp_path / "plans.rs").write_text(PLANS)
    library = enzyme_build.load(tmp_path / "plans.rs", arrays={"x": "n"})
    np.testing.assert_allclose(library.planned.grad(np.array([0.7, 1.3])), [1.69, 1.82], rtol=1e-14)
    np.testing.assert_allclose(library.products.grad(np.array([0.7, 1.3, 2.0])), [5.2, 2.8, 1.82], rtol=1e-14)


@pytest.mark.rust
def test_rust(folder):
    library = enzyme_build.load(folder / "cubes.rs")
    np.testing.assert_allclose(library.cubes.grad(X), 3 * X**2, rtol=1e-14)
    np.testing.assert_allclose(library.volume.grad(X[:3]), np.prod(X[:3]) / X[:3], rtol=1e-14)


@pytest.mark.fortran
def test_fortran(waves):
    u = np.asfortranarray(np.arange(6.0).reshape(2, 3))
    assert str(waves.energy.__signature__) == "(u, c)"
    gradient, by_c = waves.energy.grad(u, 2.0)
    np.testing.assert_array_equal(gradient, 4 * u)
    assert gradient.flags.f_contiguous and by_c == (u**2).sum()
    assert str(waves.halves.__signature__) == "(u)"  # n is handed on, but never written
    assert str(waves.step.__signature__) == "(u, dt)"
    np.testing.assert_allclose(waves.step(X, 0.1), [*(X + 0.1 * X**2), *X], rtol=1e-14)
    np.testing.assert_allclose(waves.step.using(active="u").jacobian(X, 0.1)[:4], np.diag(1 + 0.2 * X), rtol=1e-14)


def test_bitcode_and_a_library_that_keeps_it(folder, compile_text, run, tmp_path, monkeypatch):
    made = compile_text("kept.c", "double f(double x) { return x * x; }", "-O2", "-g", "-fPIC")
    assert enzyme_build.load(made).f.grad(3.0) == 6
    monkeypatch.setenv("ENZYME_KEEP_BITCODE", "1")
    run("enzyme-build", "link", made, "-shared", "-o", tmp_path / "libkept.so")
    assert enzyme_build.load(tmp_path / "libkept.so").f.grad(3.0) == 6
    without = compile_text("bare.c", "double f(double x) { return x * x; }", "-O2")
    with pytest.raises(BindingError, match="the debug information has no types; compile with -g"):
        enzyme_build.load(without).f(1.0)


def test_vmap_runs_over_threads(c):
    stack = np.stack([X + k for k in range(7)])
    found = enzyme_build.vmap(c.valley.grad, threads=3)(stack)
    np.testing.assert_array_equal(found, [c.valley.grad(row) for row in stack])
    values, gradients = enzyme_build.vmap(c.cube.value_and_grad, threads=2)(X)
    np.testing.assert_allclose(values, X**3, rtol=1e-14)
    np.testing.assert_allclose(gradients, 3 * X * X, rtol=1e-14)
    decayed = enzyme_build.vmap(c.decay, in_axes=(0, None))(stack, 0.5)
    np.testing.assert_allclose(decayed, stack * np.exp(-0.5), rtol=1e-14)
    with pytest.raises(ValueError, match="no argument has an axis to map over"):
        enzyme_build.vmap(c.cube)(1.0)
    with pytest.raises(ValueError, match=r"lengths \[3, 7\] differ"):
        enzyme_build.vmap(c.decay)(stack, X[:3])
