"""The drop-in compilers where something asks for a derivative: across files, archives, languages and levels."""

from __future__ import annotations

import json
import math
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_build.toolchain.compilers import Language, find

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

KERNEL = "#include <math.h>\ndouble kernel(double x) { return sin(x) * exp(-x); }\n"
ENERGY = """\
double kernel(double);
double energy(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += kernel(x[i]) * x[i];
  return sum;
}
"""
MAIN = """\
#include <enzyme.h>
#include <stdio.h>
double kernel(double);
double energy(const double *, int);
double slope(double x) { return __enzyme_autodiff((void *)kernel, x); }
double tangent(double x) { return __enzyme_fwddiff((void *)kernel, x, 1.0); }
int main(void) {
  double x[3] = {1, 2, 3}, g[3] = {0};
  __enzyme_autodiff((void *)energy, enzyme_dup, x, g, enzyme_const, 3);
  printf("%.15g %.15g %.15g %.15g %.15g\\n", g[0], g[1], g[2], slope(0.7), tangent(0.7));
  return 0;
}
"""


def slope(x: float) -> float:
    return math.exp(-x) * (math.cos(x) - math.sin(x))


EXPECTED = [slope(x) * x + math.sin(x) * math.exp(-x) for x in (1.0, 2.0, 3.0)] + [slope(0.7)] * 2


@pytest.fixture
def sources(write: Write) -> None:
    write("kernel.c", KERNEL)
    write("energy.c", ENERGY)
    write("main.c", MAIN)


def numbers(run: Run, program: str = "./program") -> list[float]:
    return [float(word) for word in run(program).stdout.split()]


@pytest.mark.usefixtures("sources")
@pytest.mark.parametrize("compiled", ["-O0", "-O1", "-O2", "-O3"])
@pytest.mark.parametrize("linked", ["-O0", "-O3"])
def test_across_files(run: Run, compiled: str, linked: str) -> None:
    run("enzyme-cc", compiled, "-c", "kernel.c", "energy.c", "main.c")
    run("enzyme-cc", linked, "kernel.o", "energy.o", "main.o", "-lm", "-o", "program")
    assert numbers(run) == pytest.approx(EXPECTED, rel=1e-13)
    assert not re.search(r"\benzyme_(?!build\.)|__enzyme_", run("nm", "program").stdout)  # our own functions are local


@pytest.mark.usefixtures("sources")
def test_through_an_archive(run: Run) -> None:
    run("enzyme-cc", "-O2", "-c", "kernel.c", "energy.c", "main.c")
    run("ar", "qcS", "libkernels.a", "kernel.o", "energy.o")
    run("enzyme-cc", "main.o", "-L.", "-lkernels", "-lm", "-o", "program")
    assert numbers(run) == pytest.approx(EXPECTED, rel=1e-13)


@pytest.mark.usefixtures("sources")
def test_through_a_relocatable_link(run: Run) -> None:
    run("enzyme-cc", "-O2", "-c", "kernel.c", "energy.c", "main.c")
    run("enzyme-cc", "-r", "-nostdlib", "kernel.o", "energy.o", "-o", "both.o")
    run("enzyme-cc", "main.o", "both.o", "-lm", "-o", "program")
    assert numbers(run) == pytest.approx(EXPECTED, rel=1e-13)


@pytest.mark.usefixtures("sources")
def test_fat_objects(run: Run) -> None:
    run("enzyme-cc", "-O2", "-ffat-lto-objects", "-c", "kernel.c", "energy.c", "main.c")
    run("enzyme-cc", "kernel.o", "energy.o", "main.o", "-lm", "-o", "program")
    assert numbers(run) == pytest.approx(EXPECTED, rel=1e-13)


@pytest.mark.usefixtures("sources")
def test_scan(run: Run) -> None:
    run("enzyme-cc", "-O2", "-c", "kernel.c", "energy.c", "main.c")
    told = json.loads(run("enzyme-build", "scan", "--json", "kernel.o", "energy.o", "main.o").stdout)
    found = {(request["function"], request["mode"]): request for request in told["requests"]}
    assert set(found) == {("kernel", "reverse"), ("kernel", "forward"), ("energy", "reverse")}
    assert len(told["requests"]) == 3
    energy = found["energy", "reverse"]
    assert [argument["activity"] for argument in energy["arguments"]] == ["dup", "const"]
    assert "main.c:9" in energy["at"]


@pytest.mark.fortran
def test_a_fortran_kernel(run: Run, write: Write) -> None:
    write(
        "kernel.f90",
        "module kernels\n  use iso_c_binding\ncontains\n  function total(x, n) bind(c) result(r)\n"
        "    integer(c_int), value :: n\n    real(c_double), intent(in) :: x(n)\n    real(c_double) :: r\n"
        "    integer :: i\n    r = 0\n    do i = 1, n\n      r = r + x(i) * sin(x(i))\n    end do\n  end function\n"
        "end module\n",
    )
    write(
        "main.c",
        "#include <enzyme.h>\n#include <stdio.h>\ndouble total(const double *, int);\nint main(void) {\n"
        "  double x[2] = {1, 2}, g[2] = {0};\n"
        "  __enzyme_autodiff((void *)total, enzyme_dup, x, g, enzyme_const, 2);\n"
        '  printf("%.15g %.15g\\n", g[0], g[1]);\n}\n',
    )
    run("enzyme-fc", "-O2", "-c", "kernel.f90")
    run("enzyme-cc", "-O2", "-c", "main.c")
    run("enzyme-fc", "kernel.o", "main.o", "-o", "program")
    assert numbers(run) == pytest.approx([math.sin(x) + x * math.cos(x) for x in (1.0, 2.0)], rel=1e-13)


_COPIES = """
module settings
  type :: config
    real(8), allocatable :: w(:)
  end type
  type, extends(config) :: scaled
    real(8) :: scale = 3
  end type
  type(config) :: one
  class(config), allocatable :: object
  real(8), allocatable :: table(:, :)
contains
  real(8) function f(x)
    real(8), intent(in) :: x(2)
    {body}
  end function
end module
program main
  use settings
  use enzyme
  real(8) :: x(2) = [0.3d0, 0.4d0], dx(2) = 0
  one%w = [2d0, 5d0]
  allocate (object, source=scaled([2d0, 5d0]))
  allocate (table(2, 2), source=4d0)
  call enzyme_autodiff(f, enzyme_dup, x, dx)
  print '(2f9.4)', dx
end program
"""
_COPIED = {
    "assigned": ("type(config) :: c; c = one; c%w(1) = x(1); f = c%w(1)*c%w(2)*x(2)", [2.0, 1.5]),
    "a source": ("type(config), allocatable :: c; allocate(c, source=one); f = c%w(1)*x(1)*x(2)", [0.8, 0.6]),
    "of a class": ("class(config), allocatable :: c; allocate(c, source=object); f = c%w(1)*x(1)*x(2)", [0.8, 0.6]),
    "an array": ("real(8), allocatable :: c(:, :); c = table; c(:, 1) = x; f = sum(c*c)", [0.6, 0.8]),
}


@pytest.mark.fortran
@pytest.mark.parametrize("name", _COPIED)
def test_a_copy_of_what_was_set_before(run: Run, write: Write, name: str) -> None:
    """It may be changed; what it was copied from is constant."""
    body, expected = _COPIED[name]
    write("program.f90", _COPIES.replace("{body}", body.replace("; ", "\n    ")))
    run("enzyme-fc", "-O2", "program.f90", "-o", "program")
    assert numbers(run) == pytest.approx(expected, abs=1e-4)


@pytest.mark.skipif(find(Language.CXX).is_zig, reason="zig builds its C++ library for a minute and a half first")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_template(run: Run, write: Write, level: str) -> None:
    write(
        "program.cpp",
        "#include <enzyme.h>\n#include <cmath>\n#include <cstdio>\n#include <vector>\n"
        "template <typename T> T total(const T *x, int n) { T s = 0; for (int i = 0; i < n; ++i) s += std::exp(x[i]);\n"
        "  return s; }\ndouble f(const double *x, int n) { return total<double>(x, n); }\n"
        "int main() {\n  std::vector<double> x{1, 2}, g(2);\n"
        "  __enzyme_autodiff<void>((void *)f, enzyme_dup, x.data(), g.data(), enzyme_const, 2);\n"
        '  std::printf("%.15g %.15g\\n", g[0], g[1]);\n}\n',
    )
    run("enzyme-c++", level, "program.cpp", "-o", "program")
    assert numbers(run) == pytest.approx([math.e, math.e**2], rel=1e-13)


def test_a_function_without_a_body(run: Run, write: Write, tmp_path: Path) -> None:
    write(
        "main.c",
        "#include <enzyme.h>\ndouble missing(double);\ndouble slope(double x) {\n"
        "  return __enzyme_autodiff((void *)missing, x);\n}\n",
    )
    run("enzyme-cc", "-O2", "-c", "main.c")
    for command in (("enzyme-cc", "-shared"), ("enzyme-build", "link")):
        done = run(*command, "main.o", "-o", "lib.so", check=False)
        assert done.returncode == 1 and "Traceback" not in done.stderr
        assert "`missing` has no body" in done.stderr and "main.c:4" in done.stderr and "help:" in done.stderr
        assert done.stderr.count("error[") == 1
        assert not (tmp_path / "lib.so").exists()


@pytest.mark.usefixtures("sources")
def test_a_makefile(run: Run, write: Write) -> None:
    write(
        "Makefile",
        "CC = enzyme-cc\nCFLAGS = -O2 -g\nLDLIBS = -lm\nprogram: main.o kernel.o libenergy.a\n"
        "\t$(CC) $(CFLAGS) -o $@ $^ $(LDLIBS)\nlibenergy.a: energy.o\n\t$(AR) rcs $@ $^\n",
    )
    run("make")
    assert numbers(run) == pytest.approx(EXPECTED, rel=1e-13)
    assert "main.c" in run("readelf", "--debug-dump=line", "program").stdout


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_exceptions_in_derivatives(run: Run, write: Write, level: str) -> None:
    write(
        "program.cpp",
        "#include <cstdio>\n#include <stdexcept>\ntemplate <class T> T __enzyme_autodiff(void *, T);\n"
        'static double risky(double x) { if (x > 1) throw std::domain_error("too large"); return x * x; }\n'
        "double caught(double x) { try { return risky(x); } catch (...) { return 3 * x; } }\n"
        "double passed(double x) { try { return risky(x); } catch (const std::bad_alloc &) { return 0; } }\n"
        "template <class F> double slope(F f, double x) {\n"
        "  try { return __enzyme_autodiff<double>((void *)f, x); }\n"
        "  catch (const std::domain_error &) { return -1; }\n}\n"
        'int main(int n, char **) { std::printf("%g %g %g\\n", slope(caught, 0.5 * n), slope(risky, 0.5 * n), '
        "slope(passed, 0.5 * n)); if (n > 4) __enzyme_autodiff<double>((void *)risky, 0.5 * n); }\n",
    )
    run("enzyme-c++", level, "program.cpp", "-o", "program")
    assert numbers(run) == [1.0, 1.0, 1.0]
    assert run("./program", "one", "two").stdout.split() == ["3", "-1", "-1"]
    done = run("./program", "one", "two", "three", "four", check=False)
    assert done.returncode != 0 and "too large" in done.stderr


def test_an_exception_gives_the_tapes_back(run: Run, write: Write) -> None:
    write(
        "program.cpp",
        "#include <cmath>\n#include <cstdio>\n#include <malloc.h>\n#include <stdexcept>\n#include <vector>\n"
        "template <class... A> void __enzyme_autodiff(void *, A...);\nextern int enzyme_const;\n"
        "__attribute__((noinline)) static double step(double x, int i) {\n"
        '  if (i > 2500) throw std::runtime_error("diverged");\n  return std::sin(x) * x + i;\n}\n'
        "__attribute__((noinline)) static double part(const double *x, int n) {\n  double s = 1;\n"
        "  for (int i = 0; i < n; ++i) s = s * step(s * x[i], i) * std::cos(s);\n  return s;\n}\n"
        "double whole(const double *x, int n) {\n  double s = x[0];\n"
        "  for (int i = 0; i < 900; ++i) s = std::sin(s) * x[i];\n  return s * part(x, n) * part(x + 1, n - 1);\n}\n"
        "int main() {\n  std::vector<double> x(3000, 1.5), dx(3000);\n  size_t before = 0;\n"
        "  for (int k = 0; k < 40; ++k) {\n    if (k == 20) before = mallinfo2().uordblks;\n"
        "    try { __enzyme_autodiff((void *)whole, x.data(), dx.data(), enzyme_const, 3000); }\n"
        "    catch (const std::runtime_error &) {}\n  }\n"
        '  std::printf("%d %g\\n", (int)(mallinfo2().uordblks - before), dx[7]);\n}\n',
    )
    run("enzyme-c++", "-O2", "program.cpp", "-o", "program")
    assert numbers(run) == [0, 0]


def test_an_exception_with_active_numbers(run: Run, write: Write) -> None:
    write(
        "program.cpp",
        "#include <vector>\ntemplate <class T> T __enzyme_autodiff(void *, T);\n"
        "struct Far { std::vector<double> x; };\n"
        "static double risky(double x) { if (x > 1) throw Far{{x * x}}; return x * x; }\n"
        "double caught(double x) { try { return risky(x); } catch (const Far &far) { return 3 * far.x[0]; } }\n"
        "double slope(double x) { return __enzyme_autodiff<double>((void *)caught, x); }\n",
    )
    done = run("enzyme-c++", "-O2", "-shared", "-fPIC", "program.cpp", "-o", "program.so", check=False)
    assert "an exception that is caught carries active numbers" in done.stderr and "program.cpp" in done.stderr


def test_what_a_static_map_holds_from_before_gets_its_shadow(run: Run, write: Write) -> None:
    write(
        "program.cpp",
        "#include <cstdio>\n#include <map>\ntemplate <class T> T __enzyme_autodiff(void *, T);\n"
        "struct Memo {\n  std::map<int, double> known;\n"
        "  __attribute__((noinline)) double &at(int k) { return known[k]; }\n};\n"
        "static Memo memo;\ndouble square(double x) { return memo.at(1) = x * x; }\n"
        "int main(int n, char **) {\n  if (n > 1) square(2);\n"
        '  std::printf("%g\\n", __enzyme_autodiff<double>((void *)square, 3.0));\n}\n',
    )
    run("enzyme-c++", "-O2", "program.cpp", "-o", "program")
    assert numbers(run) == [6.0]
    assert run("./program", "before").stdout.split() == ["6"]
