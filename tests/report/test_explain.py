"""`enzyme-build explain` says what was decided, with the true reason, in the words of the source."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from enzyme_build.report.formulas import Formula

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

ENERGY = """\
#include <math.h>
extern int enzyme_const;
void __enzyme_autodiff(void *, ...);
static double potential(double r) { return exp(-r) / r; }
double energy(const double *x, int n, double scale) {
  double sum = 0;
  for (int i = 0; i < n; ++i) {
    double r = x[i] * x[i] + 1;
    sum += potential(r) * scale;
  }
  return sum;
}
void gradient(const double *x, double *dx, int n) {
  __enzyme_autodiff((void *)energy, x, dx, n, enzyme_const, 2.0);
}
"""
PRODUCT = """\
void __enzyme_autodiff(void *, ...);
double product(double *x, int n, int m) {
  for (int j = 0; j < m; ++j)
    for (int i = 1; i < n; ++i) x[i] *= x[i - 1];
  double v = x[n - 1];
  while (v > 1) v = v * v / 3;
  return v;
}
void gradient(double *x, double *dx, int n, int m) { __enzyme_autodiff((void *)product, x, dx, n, m); }
"""


def explained(run: Run, *words: str) -> list[dict[str, Any]]:
    return json.loads(run("enzyme-build", "explain", "--json", *words).stdout)


def value(explanation: dict[str, Any], name: str, line: int) -> dict[str, Any]:
    found = [v for v in explanation["values"] if v["name"] == name and v["shown_at"]["line"] == line]
    assert found, f"no `{name}` at line {line}: {[(v['name'], v['shown_at']['line']) for v in explanation['values']]}"
    return found[0]


@pytest.fixture
def energy(write: Write, run: Run) -> dict[str, Any]:
    write("energy.c", ENERGY)
    (found,) = explained(run, "energy.c", "-O2")
    return found


def test_what_is_differentiated(energy: dict[str, Any]) -> None:
    assert (energy["function"], energy["mode"]) == ("energy", "gradient")
    assert energy["arguments"] == [
        ["dup", "pointer to double", "x"], ["const", "i32", "n"], ["const", "double", "scale"],
    ]  # fmt: skip


def test_why_a_value_is_active(energy: dict[str, Any]) -> None:
    r = value(energy, "r", 8)
    assert (r["type"], r["activity"]) == ("double", "active")
    assert r["because"] == ["memory behind argument x", "load of x[i] (8:16)", "x[i] * x[i] + 1 (8:28)"]
    scale = value(energy, "scale", 5)
    assert scale["activity"] == "inactive" and scale["because"] == ["it does not depend on an active input"]


def test_what_the_reverse_sweep_does(energy: dict[str, Any]) -> None:
    fates = {v["computed"] or v["name"]: v["fate"] for v in energy["values"]}
    assert fates["x[i]"]["kind"] == "reloaded" and "nothing overwrites it" in fates["x[i]"]["why"]
    assert fates["x[i] * x[i] + 1"]["kind"] == "recomputed"
    (exponential,) = [fate for text, fate in fates.items() if text.startswith("exp(")]
    assert (exponential["kind"], exponential["bytes"], exponential["times"]) == ("recorded", 8, "n")
    assert "costs more than recording" in exponential["why"]
    assert fates["scale"]["kind"] == "at hand"
    assert value(energy, "sum", 9)["fate"]["kind"] == "dropped"


def test_inlined_code_says_where_it_was_inlined(energy: dict[str, Any]) -> None:
    inside = [v for v in energy["values"] if v["at"]["line"] == 4]
    assert inside and all(v["inlined_at"][0]["line"] == 9 for v in inside)


def test_the_tape_is_a_formula_of_trip_counts(write: Write, run: Run, energy: dict[str, Any]) -> None:
    assert energy["tape"]["heap"] == "8·n" and not energy["tape"]["grows"] and energy["notes"] == []
    write("product.c", PRODUCT)
    (found,) = explained(run, "product.c", "-O2")
    assert re.fullmatch(r"\d+·m·n \+ 8·iterations\(6\) - \d+·m", found["tape"]["heap"])
    assert found["tape"]["grows"]
    (note,) = [note for note in found["notes"] if "line 6" in note]
    assert "no trip count that is known in front of it" in note


def test_what_is_overwritten_is_recorded_and_the_writer_is_named(write: Write, run: Run) -> None:
    write("product.c", PRODUCT)
    (found,) = explained(run, "product.c", "-O2")
    reasons = [v["fate"]["why"] for v in found["values"] if v["fate"]["kind"] == "recorded"]
    assert any("cannot be reloaded: the memory may be overwritten by store to x[i" in why for why in reasons), reasons


def test_for_people(write: Write, run: Run) -> None:
    write("energy.c", ENERGY)
    shown = run("enzyme-build", "explain", "--brief", "energy.c", "-O2").stdout
    assert "gradient of energy  energy.c:5" in shown
    assert "tape  8·n bytes per call" in shown
    assert "   8 │ double r = x[i] * x[i] + 1;\n" in shown
    assert re.search(r"r = x\[i\] \* x\[i\] \+ 1 +double +active +recomputed", shown)
    assert "memory behind argument x" not in shown
    assert "memory behind argument x → load of x[i]" in run("enzyme-build", "explain", "-w", "energy.c", "-O2").stdout
    assert "i == " not in shown
    assert "i == " in run("enzyme-build", "explain", "energy.c", "-O2").stdout


def test_irreducible_control_flow_is_reported(write: Write, run: Run) -> None:
    write("jump.c", """\
double jump(double x, int enter, int n) {
  int i = 0;
  if (enter) goto inside;
again:
  x = x * 1.1 + 0.05 * x * x;
inside:
  x += 0.1 / x;
  if (++i < n) goto again;
  return x;
}
""")  # fmt: skip
    (found,) = explained(run, "jump.c", "-O1", "-f", "jump")
    assert any(re.match(r"control flow round line \d that is no nest of loops", note) for note in found["notes"])


def test_a_page(write: Write, run: Run, tmp_path: Path) -> None:
    write("energy.c", ENERGY)
    assert run("enzyme-build", "explain", "energy.c", "-O2", "--html", "page.html").stdout == ""
    page = (tmp_path / "page.html").read_text()
    assert "Derivatives of energy.c" in page and "memory behind argument x → load of x[i]" in page
    assert re.search(r'class="line recomputed".*?double r = x\[i\] \* x\[i\] \+ 1;', page)


def test_a_function_that_nothing_asks_about(write: Write, run: Run) -> None:
    write("cube.c", "double cube(double x, int n) { return n * x * x * x; }\n")
    (found,) = explained(run, "cube.c", "-O1", "-f", "cube")
    assert [kind for kind, _, _ in found["arguments"]] == ["out", "const"]
    failed = run("enzyme-build", "explain", "cube.c", check=False)
    assert failed.returncode == 1 and "help: name a function" in failed.stderr
    failed = run("enzyme-build", "explain", "cube.c", "-f", "cubic", check=False)
    assert failed.returncode == 1 and "there is no function `cubic`" in failed.stderr


def test_a_refused_derivative_is_explained_as_far_as_it_came(write: Write, run: Run) -> None:
    write("lost.c", """\
double __enzyme_autodiff(void *, ...);
double integrate(double from, double to);
double potential(double x) { double scaled = 2 * x; return x * integrate(0, scaled); }
double force(double x) { return __enzyme_autodiff((void *)potential, x); }
""")  # fmt: skip
    failed = run("enzyme-build", "explain", "-w", "lost.c", "-O1", check=False)
    assert failed.returncode == 1
    assert "no derivative rule for the call to `integrate`" in failed.stderr
    assert re.search(r"tape  refused", failed.stdout)
    assert re.search(r"scaled = x \* 2 +double +active", failed.stdout)


def test_a_library_that_keeps_its_bitcode(write: Write, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    write("energy.c", ENERGY)
    run("enzyme-cc", "-O2", "-g", "-fPIC", "-shared", "energy.c", "-lm", "-o", "plain.so")
    refused = run("enzyme-build", "explain", "plain.so", check=False)
    assert refused.returncode == 1 and "ENZYME_KEEP_BITCODE=1" in refused.stderr
    monkeypatch.setenv("ENZYME_KEEP_BITCODE", "1")
    run("enzyme-cc", "-O2", "-g", "-fPIC", "-shared", "energy.c", "-lm", "-o", "kept.so")
    (found,) = explained(run, "kept.so")
    assert found["tape"]["heap"] == "8·n"
    run("objcopy", "--remove-section", ".enzyme_build", "kept.so")
    assert run("enzyme-build", "explain", "kept.so", check=False).returncode == 1


def test_an_archive_is_explained_as_a_whole(write: Write, run: Run) -> None:
    write("energy.c", ENERGY)
    run("enzyme-cc", "-O2", "-g", "-c", "energy.c")
    run("ar", "rc", "libenergy.a", "energy.o")
    (found,) = explained(run, "libenergy.a")
    assert found["function"] == "energy" and found["tape"]["heap"] == "8·n"
    assert "`energy`" in run("enzyme-build", "scan", "libenergy.a").stdout


def test_forward_mode_has_no_tape(write: Write, run: Run) -> None:
    write("square.c", """\
double __enzyme_fwddiff(void *, ...);
double square(double x) { return x * x; }
double slope(double x) { return __enzyme_fwddiff((void *)square, x, 1.0); }
""")  # fmt: skip
    (found,) = explained(run, "square.c", "-O1")
    assert found["mode"] == "forward derivative" and found["tape"] is None
    assert [v["activity"] for v in found["values"]] == ["active", "active"]


def test_virtue_of_headers_is_shown_at_the_users_line(write: Write, run: Run) -> None:
    write("bodies.cpp", """\
#include <vector>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(...);
double squares(double *q, int n) {
  std::vector<double> copy(q, q + n);
  double sum = 0;
  for (double v : copy) sum += v * v;
  return sum;
}
void gradient(double *q, double *dq, int n) { __enzyme_autodiff((void *)squares, enzyme_dup, q, dq, enzyme_const, n); }
""")  # fmt: skip
    (found,) = explained(run, "bodies.cpp", "-O2")
    assert {Path(v["shown_at"]["file"]).name for v in found["values"]} == {"bodies.cpp"}
    assert any(v["at"]["file"].startswith("/usr") for v in found["values"])


@pytest.mark.fortran
def test_fortran_is_shown_as_written(write: Write, run: Run) -> None:
    write("decay.f90", """\
real(8) function decay(x, n)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  integer :: i
  decay = 1
  do i = 1, n
    decay = decay * sin(x(i))
  end do
end function
""")  # fmt: skip
    (found,) = explained(run, "decay.f90", "-O2", "-f", "decay")
    assert re.fullmatch(r"\d+·n", found["tape"]["heap"])
    assert [name for _, _, name in found["arguments"]] == ["x", "n"]


@pytest.mark.fortran
def test_what_the_library_of_the_language_does_is_differentiated_too(write: Write, run: Run) -> None:
    """Assignments that flang leaves to its library: also in a function that nothing asks about."""
    write("copies.f90", """\
real(8) function copies(x, n)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), allocatable :: a(:), b(:)
  a = x
  b = a
  copies = dot_product(b, b)
end function
""")  # fmt: skip
    (found,) = explained(run, "copies.f90", "-O2", "-f", "copies")
    assert not found["refused"]
    (same,) = explained(run, "copies.f90", "-O2", "-f", "copies_")
    assert same["tape"] == found["tape"]


def test_nameless_trip_counts_are_said(write: Write, run: Run) -> None:
    write("halves.c", """\
double halves(const double *x, const int *n) {
  double p = 1;
  for (long i = 0; i < (n[0] ^ n[1]); ++i) p *= x[i];
  return p;
}
""")  # fmt: skip
    (found,) = explained(run, "halves.c", "-O2", "-f", "halves")
    (said,) = found["tape"]["nameless"]
    name, _, what = said.partition(" = ")
    assert name in found["tape"]["heap"] and "^" in what


@pytest.mark.parametrize(
    ("formula", "text"),
    [
        (Formula(), "0"),
        (Formula.of("n") * Formula.of(8) + Formula.of(3), "8·n + 3"),
        ((Formula.of("n") - Formula.of(1)) * Formula.of("n"), "n² - n"),
        (Formula.of("m") * Formula.of("n") - Formula.of("n") * Formula.of("m"), "0"),
        (Formula.of(-2) * Formula.of("n - k"), "-2·(n - k)"),
    ],
)
def test_formulas(formula: Formula, text: str) -> None:
    assert str(formula) == text


@pytest.mark.fortran
def test_fortran_files_in_any_order(write: Write, run: Run) -> None:
    write("z_kinds.f90", "module z_kinds\n  integer, parameter :: real_kind = 8\nend module\n")
    write(
        "a_user.f90",
        "real(real_kind) function cube(x)\n  use z_kinds\n  real(real_kind) :: x\n  cube = x**3\nend function\n",
    )
    other = write("other.c", "double other(double x) { return x; }\n")
    found = explained(run, "a_user.f90", "other.c", "z_kinds.f90", "-f", "cube")
    assert found[0]["function"].startswith("cube")
    assert not list(other.parent.glob("*.mod")), "module files are left where the user works"
