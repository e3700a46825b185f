"""Rule files: what they say counts in a link, and what is written wrongly is shown with its line."""

from __future__ import annotations

import math
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from enzyme_build import rule_files
from enzyme_build.differentiate import doubtful_rules, protect
from enzyme_build.errors import EnzymeBuildError
from enzyme_build.ir import parse_module, print_module
from enzyme_build.rules import written_row

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

PROGRAM = """\
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
double softplus(double), like_a_sine(double), scaled_power(double, int, double);
void log_value(const double *);
void *pool_alloc(int, unsigned long);
void pool_free(void *);
double f(double x) {
  double *y = pool_alloc(1, 2 * sizeof *y);
  y[0] = softplus(x) * like_a_sine(x);
  y[1] = scaled_power(x, 3, 2 * x);
  log_value(y);
  double sum = y[0] + y[1];
  pool_free(y);
  return sum;
}
int main(void) { printf("%.12f\\n", __enzyme_autodiff((void *)f, 0.7)); }
"""
LIBRARY = """\
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
double softplus(double x) { return log1p(exp(x)); }
double like_a_sine(double x) { return sin(x); }
double scaled_power(double x, int n, double s) { return s * pow(x, n); }
void log_value(const double *x) { if (*x < -100) puts("far"); }
void *pool_alloc(int pool, unsigned long size) { return malloc(size); }
void pool_free(void *memory) { free(memory); }
"""
RULES = """\
inactive = ["log_*"]

[function-like]
like_a_sine = "sin"

[derivatives]
softplus = "x -> 1 / (1 + exp(-x))"
scaled_power = "x, n, s -> where(x == 0, 0, n * result / x), x**2 * x"

[allocators]
pool_alloc = { size = 1, freed-by = "pool_free" }
"""


def expected(x: float) -> float:
    grown = 1 / (1 + math.exp(-x))
    return grown * math.sin(x) + math.log1p(math.exp(x)) * math.cos(x) + 8 * x**3


@pytest.fixture
def program(run: Run, write: Write) -> None:
    write("program.c", PROGRAM)
    write("library.c", LIBRARY)
    write("enzyme.toml", RULES)
    write("pyproject.toml", "")  # the project's root: nothing above counts
    run("cc", "-c", "library.c")


def test_rules_about_machine_code(run: Run, program: None) -> None:
    run("enzyme-cc", "-O1", "program.c", "library.o", "-o", "program", "-lm")
    assert float(run("./program").stdout) == pytest.approx(expected(0.7), rel=1e-12)


def test_rules_about_functions_with_a_body(run: Run, program: None) -> None:
    run("enzyme-cc", "-O2", "program.c", "library.c", "-o", "program", "-lm")
    assert float(run("./program").stdout) == pytest.approx(expected(0.7), rel=1e-12)


def test_a_given_file(run: Run, program: None, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "enzyme.toml").rename(tmp_path / "elsewhere" / "rules.toml")
    failed = run("enzyme-cc", "-O1", "program.c", "library.o", "-o", "program", "-lm", check=False)
    assert failed.returncode == 1 and "softplus" in failed.stderr
    run("enzyme-cc", "-O1", "--rules=elsewhere/rules.toml", "program.c", "library.o", "-o", "program", "-lm")
    assert float(run("./program").stdout) == pytest.approx(expected(0.7), rel=1e-12)


def test_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    carried = tmp_path / "site-packages" / "some_package" / "enzyme.toml"
    carried.parent.mkdir(parents=True)
    carried.write_text(RULES)
    monkeypatch.syspath_prepend(tmp_path / "site-packages")
    assert carried in rule_files.find(tmp_path)


def test_names_that_nothing_has(run: Run, program: None, write: Write) -> None:
    write("enzyme.toml", RULES.replace("log_*", 'typo_*", "log_valeu", "log_*'))
    shown = run("enzyme-cc", "-O1", "program.c", "library.o", "-o", "program", "-lm").stderr
    assert "warning[EB601]: nothing in this link is called `typo_*`\n  --> enzyme.toml:1\n" in shown
    assert (
        "called `log_valeu`\n  --> enzyme.toml:1\n  help: did you mean `log_value`?\n" in shown
        and shown.count("warning") == 2
    )
    write("enzyme.toml", RULES + "".join(f'a{k} = {{ size = 0, freed-by = "f" }}\n' for k in range(9)))
    shown = run("enzyme-cc", "-O1", "program.c", "library.o", "-o", "program", "-lm").stderr
    assert shown.count("warning") == 4 and "6 more names" in shown
    write("enzyme.toml", RULES)
    assert "warning" not in run("enzyme-cc", "-O1", "program.c", "library.o", "-o", "program", "-lm").stderr


def test_what_a_package_says_counts_less(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    carried = tmp_path / "site-packages" / "some_package" / "enzyme.toml"
    carried.parent.mkdir(parents=True)
    for pattern in ("*", "lo*", "?og_value", "[a-z]*"):
        carried.write_text(f'inactive = ["{pattern}"]\n')
        with pytest.raises(EnzymeBuildError, match="may mean the functions of others") as raised:
            rule_files.read(carried)
        assert raised.value.at is not None and raised.value.at.line == 1
    carried.write_text('inactive = ["log_*", "f"]\n[function-like]\nslow_exp = "sin"\n')
    own = tmp_path / "enzyme.toml"
    own.write_text('[function-like]\nslow_exp = "exp"\n')
    module = parse_module(
        "define double @log_of(double %x) {\n  ret double %x\n}\n"
        "declare double @slow_exp(double)\ndeclare void @log_it(double)\n"
    )
    said = [rule_files.read(own), rule_files.read(carried)]
    names = {"log_of": True, "slow_exp": False, "log_it": False}
    (said_of_package,) = doubtful_rules(names, said)
    assert said_of_package.message == "a package declares `log_of` inactive, which this program defines"
    assert said_of_package.at is not None and said_of_package.at.file == str(carried)
    protect(module, said)
    text = print_module(module)
    assert '"enzyme_math"="exp"' in text and '"enzyme_math"="sin"' not in text and "enzyme_inactive" in text


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="files have no owners")
def test_a_file_of_another_user_above_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "enzyme.toml").write_text("")
    (tmp_path / "project").mkdir()
    assert tmp_path / "enzyme.toml" in rule_files.find(tmp_path / "project")
    real = Path.stat

    def of_another(path: Path, **given: Any) -> Any:
        state = real(path, **given)
        return SimpleNamespace(st_mode=state.st_mode, st_uid=12345) if path.name == "enzyme.toml" else state

    monkeypatch.setattr(Path, "stat", of_another)
    assert tmp_path / "enzyme.toml" not in rule_files.find(tmp_path / "project")


HOSTILE = ["__import__('os').system('true')", "x.real", "[x for x in (1,)]", "lambda: 1", "open('f')", "(" * 5000]


@pytest.mark.parametrize("formula", [*HOSTILE, "+".join("x" * 20000)])
def test_a_formula_is_read_and_never_run(formula: str) -> None:
    with pytest.raises(EnzymeBuildError):
        written_row("hostile", ["x"], [False], formula)


WRONG = {
    "inactiv = []": "`inactiv` is not known",
    'inactive = "f"': "is a list of names",
    "[derivatives]\nf = 3": "parameters -> partial derivatives",
    '[derivatives]\nf = "1x -> 1"': "are not names",
    "[allocators]\nf = { size = 1 }": "`freed-by`",
    '[allocators]\nf = { size = 1, freed-by = "g", freed-with = [0] }': "`freed-with`",
    "[function-like]\nf = 1": "give its name",
    "inactive = [1 2]": "not a TOML file",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_written_wrongly(text: str, write: Write) -> None:
    path = write("enzyme.toml", text)
    with pytest.raises(EnzymeBuildError, match=WRONG[text]) as found:
        rule_files.read(path)
    assert found.value.at is not None and found.value.at.file == str(path)
    assert found.value.at.line == text.count("\n") + 1


FORMULAS = {
    "y -> __import__('os')": "nothing that a formula can hold",
    "y -> y +": "is not a formula",
    "y -> z": "`z` is not known in this formula",
    "y -> open(y)": "no function that a formula can call",
    "y -> y.real": "nothing that a formula can hold",
    "y -> exp(y, y)": "takes 1 arguments",
    "y -> 1, 2": "2 partial derivatives are given",
    "y, z -> 1": "takes 1 arguments, and the rule names 2",
}


@pytest.mark.parametrize("text", FORMULAS)
def test_formulas_that_are_none(text: str, write: Write, run: Run) -> None:
    write("enzyme.toml", f'# a rule\n[derivatives]\nf = "{text}"\n')
    write("pyproject.toml", "")
    program = "#include <enzyme.h>\ndouble f(double);\nint main(void) { return __enzyme_autodiff((void *)f, 2.0); }\n"
    write("program.c", program)
    failed = run("enzyme-cc", "program.c", "-o", "program", check=False)
    assert failed.returncode == 1
    assert FORMULAS[text] in failed.stderr and "enzyme.toml:3" in failed.stderr
