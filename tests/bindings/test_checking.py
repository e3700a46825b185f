"""`enzyme-build check` finds right derivatives right, and wrong ones, leaks and foreign modules out."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_build import checking
from enzyme_build.cli.main import main
from enzyme_build.errors import BindingError
from tests.bindings.building import build_derived
from tests.bindings.sources import C_FUNCTIONS, C_SOURCE, FORTRAN_FUNCTIONS, FORTRAN_SOURCES

WRONG = """\
#include <stdlib.h>
#include <enzyme.h>
double wrong(double x) { return x * x * x; }
static double of_wrong(double x, double seed) { return seed * x * x; }
static void forward(double x) { }
void *__enzyme_register_gradient_wrong[] = {(void *)wrong, (void *)forward, (void *)of_wrong};
void *kept;
double keeps(const double *x, int n) {
  double *y = malloc(1000), sum = 0;
  kept = y;
  for (int i = 0; i < n; i++) sum += (y[i] = x[i] * x[i]) * x[i];
  return sum;
}
double right(double x) { return x * x; }
"""
FUNCTIONS = {"wrong": {}, "right": {"jvp": True}, "keeps": {"arrays": {"x": "n"}}}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("checked")
    build_derived(made, {"a.c": C_SOURCE}, C_FUNCTIONS)
    return made


@pytest.fixture(scope="module")
def wrong(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("wrong")
    build_derived(made, {"a.c": WRONG}, FUNCTIONS)
    return made


def test_right_derivatives(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(folder / "libderived.so")]) == 0
    said = capsys.readouterr().out
    assert "matvec" in said and "wrong" not in said


@pytest.mark.fortran
def test_fortran(tmp_path: Path) -> None:
    module = build_derived(tmp_path, FORTRAN_SOURCES, FORTRAN_FUNCTIONS)
    findings = checking.check_module(module)
    assert findings and all(finding.is_right for finding in findings), findings


def test_what_is_wrong_is_found(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(wrong / "derived.py"), "--json"]) == 1
    found = {finding["function"]: finding for finding in json.loads(capsys.readouterr().out)}
    assert not found["wrong"]["is_right"] and found["wrong"]["differences"] > 0.1
    assert not found["keeps"]["is_right"] and found["keeps"]["lost_bytes"] > 900
    assert found["right"]["is_right"] and found["right"]["dot_product"] < 1e-12


def test_what_cannot_be_checked(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words, message in [
        (["json"], "was not written by enzyme-build"),
        (["no_such_module"], "cannot be imported"),
        ([str(wrong / "derived.py"), "--function", "absent"], "has no function `absent`"),
        ([str(wrong / "derived.py"), "--range", "2:1"], "is no interval"),
    ]:
        assert main(["check", *words]) == (2 if "interval" in message else 1)
        assert message in capsys.readouterr().err
    (wrong / "alone").mkdir()
    alone = wrong / "alone" / "libalone.so"
    alone.touch()
    with pytest.raises(BindingError, match="no generated module"):
        checking.find_module(str(alone))


def test_the_fixture(folder: Path, wrong: Path) -> None:
    for made, code in ((folder, 0), (wrong, 1)):
        test = made / "test_it.py"
        test.write_text(f"def test_it(enzyme_check):\n    enzyme_check({str(made / 'derived.py')!r}, tries=1)\n")
        command = [sys.executable, "-m", "pytest", "-q", str(test)]
        done = subprocess.run(command, cwd=made, capture_output=True, text=True)
        assert done.returncode == code, done.stdout
