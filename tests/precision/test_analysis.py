"""Bounds hold, choices keep within the tolerance, and what is known to need double stays double."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from enzyme_build import precision
from tests.precision.conftest import Analysed, named
from tests.precision.programs import FOLDER, LENGTHS, SOURCES, inputs_of

_SECOND_ORDER = 1.5  # the bounds are of first order


PROGRAMS = [pytest.param(name, marks=pytest.mark.fortran if name == "simpson" else []) for name in SOURCES]


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("tolerance", [1e-6, 1e-3])
def test_programs(name: str, tolerance: float, analysed: Analysed) -> None:
    options = {"arrays": LENGTHS[name]} if name in LENGTHS else {}
    facts = analysed(FOLDER / SOURCES[name], name, [inputs_of(name)], tolerance, relative=True, **options)
    choice, allowed = facts["choice"], facts["tolerance"]["absolute"]
    assert choice["measured"] <= allowed
    assert (choice["of_the_build"] or 0) <= allowed
    noise = 2 * facts["rounding"]["absolute"]  # of two runs in double
    assert choice["measured"] <= _SECOND_ORDER * choice["bound"] + noise
    for fact in facts["variables"]:
        assert fact["measured"] <= _SECOND_ORDER * fact["bound"] + noise, fact
        assert fact["estimate"] <= fact["bound"]
        assert fact["is_short"] != bool(fact["reason"])
    if tolerance == 1e-3:
        assert len(choice["variables"]) > len(facts["variables"]) // 2


SENSITIVE = """\
double f(const double *x, int n) {
  double large = 1e8, small = 0, mean = 0;
  for (int k = 0; k < n; ++k) {
    double weight = 0.5;
    large += x[k];
    small += weight * x[k];
  }
  mean = large - 1e8;
  return mean + 1e-3 * small;
}
"""


def test_a_variable_in_which_digits_cancel_stays_double(analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text(SENSITIVE)
    x = np.linspace(0.1, 1, 10)
    facts = analysed(tmp_path / "f.c", "f", [{"x": x}], 1e-5)
    large = named(facts, "large")
    assert not large["is_short"] and large["measured"] > 1 and large["estimate"] > 1
    assert named(facts, "small")["is_short"] and named(facts, "weight")["is_short"]
    assert facts["lines"][0]["line"] == 5  # large += x[k]: most of the rounding error


def test_rounding_errors_are_as_large_as_they_may_be(analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text("double f(double x, double y) {\n  double s = x + y;\n  return s * 3;\n}\n")
    facts = analysed(tmp_path / "f.c", "f", [{"x": 1.0, "y": 2.0}], 1e-9)
    expected = 2.0**-53 * (3 * 3 + 9)  # |adjoint × value| of the sum and of the product
    assert facts["rounding"]["absolute"] == pytest.approx(expected)
    assert facts["rounding"]["relative"] == pytest.approx(expected / 9)
    assert facts["rounding"]["ulps"] == pytest.approx(expected / np.spacing(9.0))
    assert named(facts, "s")["rounding"]["absolute"] == pytest.approx(2.0**-53 * 9)


def test_a_choice_is_no_larger_than_what_is_measured(analysed: Analysed, tmp_path: Path) -> None:
    """A branch on a number: the estimate knows nothing of the other way."""
    (tmp_path / "f.c").write_text("double f(double x) {\n  if (x > 1.1000000001) return 5;\n  return 0;\n}\n")
    facts = analysed(tmp_path / "f.c", "f", [{"x": 1.1}], 1e-3)
    assert named(facts, "x")["estimate"] == 0 and named(facts, "x")["measured"] == 5
    assert not named(facts, "x")["is_short"] and facts["choice"]["measured"] <= 1e-3


def test_memory_that_others_name_is_one_variable(analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text(
        "static double dot(const double *v, const double *w, int n) {\n"
        "  double s = 0;\n  for (int k = 0; k < n; ++k) s += v[k] * w[k];\n  return s;\n}\n"
        "double f(const double *x, int n) { return dot(x, x, n); }\n"
    )
    facts = analysed(tmp_path / "f.c", "f", [{"x": np.linspace(0.1, 1, 10)}], 1e-3)
    assert set(named(facts, "x")["aliases"]) == {"v in dot", "w in dot"}
    values = np.linspace(0.1, 1, 10)
    expected = np.sum(2 * values * np.abs(values - values.astype(np.float32)))
    assert named(facts, "x")["estimate"] == pytest.approx(expected)


def test_arrays_that_are_written_are_results(analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text(
        "void f(const double *x, double *y, int n) { for (int k = 0; k < n; ++k) y[k] = x[k] / 3; }\n"
    )
    facts = analysed(tmp_path / "f.c", "f", [{"x": np.arange(1.0, 40)}], 1e-9)
    assert facts["result"] == {"largest": 13.0, "elements": 39, "swept": 16}
    assert any("23 elements" in note for note in facts["notes"])
    assert facts["choice"]["variables"] == []  # x is exact, and yet its quotients are not


def test_fields_of_structs_are_variables(analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text(
        "struct pair { double left, right; };\n"
        "double f(double x) { struct pair p = {x / 3, 1e9 / x}; return p.left + p.right - 1e9 / x; }\n"
    )
    facts = analysed(tmp_path / "f.c", "f", [{"x": 1.7}], 1e-6)
    assert named(facts, "pair.left")["is_short"] and not named(facts, "pair.right")["is_short"]


def test_what_is_too_large_for_the_short_type(analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text("double f(double x) {\n  double y = x * 1e300;\n  return y / 1e300;\n}\n")
    facts = analysed(tmp_path / "f.c", "f", [{"x": 1.5}], 1e-2)
    assert named(facts, "y")["estimate"] == float("inf") and not named(facts, "y")["is_short"]


def test_bfloat16(analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text("double f(double x) {\n  double y = x / 3;\n  return y;\n}\n")
    wanted = precision.Options(precision.BFLOAT16)
    facts = analysed(tmp_path / "f.c", "f", [{"x": 1.0}], 1e-2, wanted)
    assert named(facts, "y")["measured"] == pytest.approx(abs(1 / 3 - 0.333984375))
    assert named(facts, "y")["estimate"] == named(facts, "y")["measured"]


def test_several_samples_count_by_the_worst(analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text("double f(double x) {\n  double y = x / 3;\n  return y;\n}\n")
    one = analysed(tmp_path / "f.c", "f", [{"x": 1.0}], 1e-2)
    both = analysed(tmp_path / "f.c", "f", [{"x": 1.0}, {"x": 1000.0}], 1e-2)
    assert named(both, "y")["measured"] > 100 * named(one, "y")["measured"]


def test_variables_that_are_kept(analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text("double f(double x) {\n  double y = x / 3;\n  return y;\n}\n")
    facts = analysed(tmp_path / "f.c", "f", [{"x": 1.0}], 1, precision.Options(keep=("y",)))
    assert named(facts, "y")["reason"] == "--keep names it" and facts["choice"]["variables"] == ["x"]


def test_numbers_for_functions_without_a_body_stay_double(analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text(
        "void sincos(double, double *, double *);\n"
        "double f(double x) {\n  double s, c;\n  sincos(x, &s, &c);\n  return s + c;\n}\n"
    )
    facts = analysed(tmp_path / "f.c", "f", [{"x": 10.0}], 1)
    assert not named(facts, "s")["is_short"] and named(facts, "s")["reason"] == "it is passed to sincos"
    assert any(note.startswith("sincos (") for note in facts["notes"])


APPROXIMATED = "#include <math.h>\ndouble f(double x) {\n  return 2 * exp(x);\n}\n"
ROUGH = "double rough(double x) { return 1 + x + x * x / 2; }\n"


def test_relative_errors_of_functions(analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text(APPROXIMATED)
    wanted = precision.Options(replacements=(precision.Replacement.parsed("exp=1e-4"),))
    facts = analysed(tmp_path / "f.c", "f", [{"x": 0.5}], 1e-2, wanted)
    (found,) = facts["approximations"]["functions"]
    assert found["predicted"] == pytest.approx(2e-4 * np.exp(0.5))
    assert found["measured"] == pytest.approx(found["predicted"], rel=1e-6)
    assert (found["low"], found["high"], found["is_within"]) == (0.5, 0.5, True)
    assert facts["approximations"]["seconds"] is None


def test_functions_in_the_place_of_others(analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text(APPROXIMATED)
    (tmp_path / "rough.c").write_text(ROUGH)
    wanted = precision.Options(replacements=(precision.Replacement.parsed(f"exp={tmp_path / 'rough.c'}:rough"),))
    facts = analysed(tmp_path / "f.c", "f", [{"x": 0.5}, {"x": 0.1}], 1e-2, wanted)
    (found,) = facts["approximations"]["functions"]
    error = np.exp(0.5) - 1.625
    assert found["relative"] == pytest.approx(error / np.exp(0.5), rel=1e-6)
    assert found["measured"] == pytest.approx(2 * error) and found["predicted"] == pytest.approx(2 * error, rel=1e-6)
    assert not found["is_within"] and facts["approximations"]["seconds"] > 0


MOVED = """\
#include <stdlib.h>
#include <string.h>
double f(const double *x, double *y, int n) {
  double *copy = malloc(n * sizeof *copy), part[8] = {0}, sum = 0;
  memcpy(copy + 1, x, (n - 1) * sizeof *x);
  copy[0] = 1;
  memmove(part, copy + 2, 6 * sizeof *copy);
  for (int k = 0; k < n; ++k) y[k] = copy[k] / 3;
  for (int k = 0; k < 8; ++k) sum += part[k];
  free(copy);
  return sum;
}
"""


def test_arrays_lie_in_memory_as_floats(analysed: Analysed, tmp_path: Path) -> None:
    """Copied, cleared, allocated, on the stack and from outside: the build is right, and says what it takes."""
    (tmp_path / "f.c").write_text(MOVED)
    facts = analysed(tmp_path / "f.c", "f", [{"x": np.linspace(0.1, 1, 12)}], 1e-5)
    assert {"x", "sum"} <= set(facts["choice"]["variables"])
    assert not any(fact["storage"] for fact in facts["variables"])
    assert 0 < facts["choice"]["of_the_build"] == facts["choice"]["measured"] < 1e-6
    assert "the timed build takes arrays of float32 for x" in facts["notes"]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("long at = (long)y; y = (double *)at; s = y[1];", "its address is used as a number"),
        ("s = y[1]; long bits; memcpy(&bits, y, 8); if (bits == 7) s = 0;", "it is a part of something else"),
        ("static double kept[4]; kept[1] = y[1]; y = kept; s = y[1];", "it is a global"),
    ],
)
def test_arrays_that_stay_as_they_are(body: str, why: str, analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text(
        "#include <stdlib.h>\n#include <string.h>\ndouble f(double x) {\n"
        f"  double s, *y = malloc(32);\n  y[0] = x; y[1] = x / 3;\n  {body}\n  return s;\n}}\n"
    )
    facts = analysed(tmp_path / "f.c", "f", [{"x": 1.0}], 1e-3)
    assert named(facts, "y")["is_short"] and named(facts, "y")["storage"] == why
    assert facts["choice"]["of_the_build"] == facts["choice"]["measured"] > 0


def test_what_is_not_double_is_said(analysed: Analysed, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text("double f(double x) {\n  float y = x;\n  y = y * 0.1f;\n  return y + x;\n}\n")
    facts = analysed(tmp_path / "f.c", "f", [{"x": 1.5}], 1e-3)
    assert any(note.startswith("arithmetic in float (") and "not counted" in note for note in facts["notes"])


def test_literals_of_bfloat16(analysed: Analysed, tmp_path: Path) -> None:
    """A constant that is a float is not yet a bfloat16: 257 becomes 256."""
    (tmp_path / "f.c").write_text("double f(double x) {\n  double y = x * 257.0;\n  return y;\n}\n")
    facts = analysed(tmp_path / "f.c", "f", [{"x": 1.0}], 10, precision.Options(precision.BFLOAT16))
    assert named(facts, "x")["measured"] == 1
    assert named(facts, "x")["estimate"] == 2  # that of the constant, and that of the product
