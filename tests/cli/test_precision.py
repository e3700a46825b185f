"""`enzyme-build precision`: what it prints and writes, and what it says of wrong input."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

SOURCE = """\
double f(const double *x, int n) {
  double sum = 0;
  for (int k = 0; k < n; ++k) sum += x[k] / 3;
  return sum;
}
int count(int n) { return n; }
"""
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def precision(run: Run, tmp_path: Path) -> Run:
    """Runs the command on the source."""
    (tmp_path / "f.c").write_text(SOURCE)
    np.savez(tmp_path / "x.npz", x=np.linspace(0.1, 1, 10))

    def runner(*words: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        return run("enzyme-build", "precision", *words, check=check)

    return runner


ASKED = ("f.c", "--function", "f", "--inputs", "x.npz", "--tolerance", "1e-5")


def test_what_is_shown_and_written(precision: Run, tmp_path: Path) -> None:
    done = precision(*ASKED, "--json", "f.json", "--html", "f.html")
    assert "rounding error  at most" in done.stdout and "2 variables can be float32: x, sum" in done.stdout
    assert not any(line != line.rstrip() for line in done.stdout.splitlines())
    facts = json.loads((tmp_path / "f.json").read_text())
    assert [fact["name"] for fact in facts["variables"] if fact["is_short"]] == ["x", "sum"]
    assert facts["seconds"]["double"] > 0 and facts["seconds"]["short"] > 0
    page = (tmp_path / "f.html").read_text()
    assert "sum += x[k] / 3;" in page and "variables can be float32" in page
    assert "http" not in page.replace("http-equiv", "")


def test_the_same_source_elsewhere(precision: Run, run: Run, tmp_path: Path) -> None:
    """What is kept of one says where the other one lies."""
    precision(*ASKED)
    other = tmp_path / "other"
    other.mkdir()
    for name in ("f.c", "x.npz"):
        (tmp_path / name).rename(other / name)
    there = run(
        "env", "-C", other, sys.executable, "-m", "enzyme_build", "precision", *ASKED, "--html", "f.html"
    ).stdout
    assert "f  f.c:1  on 1 sample" in there and "sum += x[k] / 3;" in (other / "f.html").read_text()


def test_stacked_samples(precision: Run, tmp_path: Path) -> None:
    np.savez(tmp_path / "many.npz", x=np.ones((3, 4)))
    done = precision("f.c", "--function", "f", "--inputs", "many.npz", "--stacked", "--tolerance", "1e-3", "--relative")
    assert "on 3 samples" in done.stdout


def test_nothing_fits(precision: Run) -> None:
    done = precision(*ASKED[:-1], "1e-15")
    assert "No variable can be float32 within the tolerance." in done.stdout


def save(arrays: dict[str, Any], path: Path) -> None:
    np.savez(path, **arrays)


F, Y = ("--function", "f"), ("--function", "f", "--inputs", "y.npz")
WRONG: dict[str, tuple[tuple[str, ...], dict[str, Any] | None, str, str]] = {
    "no file": (Y, None, "cannot read `y.npz`", "y.npz"),
    "no archive": ((*F, "--inputs", "f.c"), None, "`f.c` is no archive of arrays", "numpy.savez"),
    "missing": (Y, {}, "the parameter `x` of `f` is missing", "x (float64, 1-dimensional)"),
    "unknown": (Y, {"x": [1.0], "z": 1}, "`f` has no parameter `z`", "leave the array out"),
    "type": (Y, {"x": np.array([1j])}, "`x` is of type complex128", "x.astype(numpy.float64)"),
    "axes": (Y, {"x": np.ones((2, 2))}, "`x` has 2 axes", "--stacked"),
    "not stacked": ((*F, "--inputs", "x.npz", "--stacked"), None, "no array has a first axis", "leave --stacked out"),
    "lengths": ((*Y, "--stacked"), {"x": np.ones((2, 3)), "n": [3]}, "different numbers of samples", "first axis"),
    "no function": (
        ("--function", "g", "--inputs", "x.npz"),
        None,
        "there is no function `g`",
        "names one of count, f",
    ),
    "no result": (("--function", "count", "--inputs", "y.npz"), {"n": 3}, "no floating-point result", "--out"),
    "which": (("--inputs", "x.npz"), None, "which function?", "--function"),
    "no inputs": (F, None, "there are no inputs", "--inputs"),
    "infinite": (Y, {"x": [np.inf]}, "is not finite", "inputs at which"),
    "zero": ((*Y, "--relative"), {"x": [0.0]}, "is zero", "leave --relative out"),
    "kept": ((*F, "--inputs", "x.npz", "--keep", "sun"), None, "there is no variable `sun`", "sum"),
    "option": (
        (*F, "--inputs", "x.npz", "--tolerence", "1e-3"),
        None,
        "there is no option `--tolerence`",
        "--tolerance",
    ),
    "approximate": ((*F, "--inputs", "x.npz", "--approximate", "exp=2"), None, "names no function", "exp=1e-4"),
    "not called": ((*F, "--inputs", "x.npz", "--approximate", "exp=1e-4"), None, "nothing calls `exp`", "nothing"),
}


@pytest.mark.parametrize(("words", "arrays", "message", "help_"), WRONG.values(), ids=WRONG)
def test_wrong_input(
    words: tuple[str, ...], arrays: dict[str, Any] | None, message: str, help_: str, precision: Run, tmp_path: Path
) -> None:
    if arrays is not None:
        save(arrays, tmp_path / "y.npz")
    done = precision("f.c", *words, "--tolerance", "1e-5", check=False)
    assert done.returncode in (1, 2) and "Traceback" not in done.stderr
    assert done.stderr.count("error[") == 1
    assert message in done.stderr and help_ in done.stderr, done.stderr


@pytest.mark.parametrize("tolerance", ["0", "-1", "nan", "inf", "much"])
def test_wrong_tolerances(tolerance: str, precision: Run) -> None:
    done = precision(*ASKED[:-1], tolerance, check=False)
    assert done.returncode == 2 and f"`--tolerance {tolerance}` is no positive number" in done.stderr
