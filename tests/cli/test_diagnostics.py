"""What users are told: a refusal has a code, a place and a way out; a missing function, the file that it lies in."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

SUM = "double sum(double *x, int n) { double s = 0; for (int i = 0; i < n; ++i) s += x[i] * x[i]; return s; }\n"
ASKS = SUM + "double ask(double *x, double *dx) { return __enzyme_autodiff((void *)sum, %s); }\n"
SITUATIONS = {
    "too few arguments": (ASKS % "x", "EB201", "the shadow of `x` is missing", 3),
    "missing shadow": (ASKS % "enzyme_dup, x, enzyme_const, 3", "EB201", "the shadow of `x` is missing", 3),
    "too many arguments": (ASKS % "x, dx, 3, 4, 5", "EB201", "too many arguments: `sum` takes 2", 3),
    "badly typed argument": (ASKS % "x, dx, 3.0", "EB201", "the value for `n` has type double, but i32 is expected", 3),
    "activity mismatch": (ASKS % "enzyme_out, x, 3", "EB201", "cannot be `enzyme_out`", 3),
    "unknown marker": (
        "extern int enzyme_dupp;\n" + ASKS % "enzyme_dupp, x, dx, 3", "EB201", "did you mean `enzyme_dup`?", 4,
    ),
    "no known function": (
        "double ask(double (*f)(double)) { return __enzyme_autodiff((void *)f, 1.0); }\n", "EB201",
        "not a function that is known when linking", 2,
    ),
    "primal of a void function": (
        "void twice(double *x) { *x *= 2; }\n"
        "double ask(double *x) { return __enzyme_autodiff((void *)twice, enzyme_primal_return, x, x); }\n", "EB201",
        "`twice` returns nothing", 3,
    ),
    "inline assembly": (
        'double f(double x) { double y; __asm__("sqrtsd %1, %0" : "=x"(y) : "x"(x)); return y; }\n'
        "double ask(double x) { return __enzyme_autodiff((void *)f, x); }\n", "EB302", "inline assembly", 2,
    ),
    "atomic": (
        "#include <stdatomic.h>\n"
        "void f(_Atomic double *x, double y) { double e = y; atomic_compare_exchange_strong(x, &e, y * 2); }\n"
        "void ask(_Atomic double *x, _Atomic double *dx) { __enzyme_autodiff((void *)f, x, dx, 2.0); }\n", "EB302",
        "`compare and exchange`", 3,
    ),
    "unknown type": (
        "#include <string.h>\nstruct raw { unsigned char bytes[64]; };\n"
        "void f(struct raw *to, const struct raw *from, int n) { memcpy(to, from, n); }\n"
        "void ask(struct raw *a, struct raw *da) { __enzyme_autodiff((void *)f, a, da, a + 1, da + 1, 8); }\n", "EB303",
        "cannot deduce what kind of data `to` and `from` holds", 4,
    ),
    "global without a shadow": (
        "double *table;\nvoid *__enzyme_inactive_global_table = &table;\n"
        "double f(double x) { table[3] = x * x; return table[3] * x; }\n"
        "double ask(double x) { return __enzyme_autodiff((void *)f, x); }\n", "EB302",
        "a global pointer without a shadow", 4,
    ),
    "intrinsic": (
        "#include <immintrin.h>\n"
        'float __attribute__((target("sse4.1"))) f(const float *x) {\n'
        "  return _mm_cvtss_f32(_mm_dp_ps(_mm_loadu_ps(x), _mm_loadu_ps(x + 4), 0xff)); }\n"
        "float ask(float *x, float *dx) { return __enzyme_autodiff((void *)f, x, dx); }\n", "EB301",
        "the call to `llvm.x86.sse41.dpps`", 4,
    ),
    "instruction": (
        'double f(double x) { __asm__ goto("" : : : : out); x *= x; out: return x; }\n'
        "double ask(double x) { return __enzyme_autodiff((void *)f, x); }\n", "EB302", "`callbr` is not supported", 2,
    ),
    "no body": (
        "double far(double);\ndouble ask(double x) { return __enzyme_autodiff((void *)far, x); }\n", "EB201",
        "`far` has no body to differentiate", 3,
    ),
}  # fmt: skip


@pytest.mark.parametrize("situation", SITUATIONS)
def test_each_situation(situation: str, write: Write, run: Run) -> None:
    text, code, message, line = SITUATIONS[situation]
    write("given.c", "#include <enzyme.h>\n" + text)
    failed = run("enzyme-cc", "-g", "-O1", "-fPIC", "-shared", "given.c", "-o", "given.so", check=False)
    assert failed.returncode == 1
    assert failed.stderr.startswith(f"error[{code}]: ")
    assert message in failed.stderr
    assert f"  --> given.c:{line}:" in failed.stderr or f"inlined at  given.c:{line}:" in failed.stderr
    assert not Path("given.so").exists()


NATIVE = "double integrate(double a, double b) { return a * b; }\n"
BOTH = """\
#include <enzyme.h>
double integrate(double from, double to), gamma_of(double x);
double f(double x) { return x * integrate(0, x); }
double h(double x) { return integrate(1, x) + gamma_of(x); }
double ask(double x) { return __enzyme_autodiff((void *)f, x) + __enzyme_autodiff((void *)h, x); }
"""


def failure(run: Run, *words: str) -> str:
    failed = run("enzyme-cc", "-g", "-O1", "-fPIC", "-shared", "both.c", *words, "-o", "both.so", check=False)
    assert failed.returncode == 1
    return failed.stderr


def test_all_missing_functions_in_one_report_each_once(write: Write, run: Run) -> None:
    write("both.c", BOTH)
    said = failure(run)
    assert re.findall(r"error\[EB301\]: no derivative rule for the call to `(\w+)`", said) == ["integrate", "gamma_of"]
    assert re.search(r"--> both.c:3:33  in `f`\n  asked for at  both.c:5:\d+ .*\n  also at  both.c:4:29  in `h`", said)


def test_a_missing_function_says_which_file_it_is_in(write: Write, run: Run) -> None:
    write("both.c", BOTH)
    write("native.c", NATIVE)
    run("cc", "-fPIC", "-c", "native.c")
    assert "  defined in  native.o, which is machine code without bitcode\n" in failure(run, "native.o")
    run("ar", "rc", "libold.a", "native.o")
    assert "  defined in  libold.a(native.o), which is machine code without bitcode\n" in failure(run, "libold.a")
    run("cc", "-shared", "native.o", "-o", "libfast.so")
    assert "  defined in  libfast.so, which is machine code without bitcode\n" in failure(run, "-L.", "-lfast")


def test_names_of_cxx_are_shown_as_written(write: Write, run: Run) -> None:
    write("area.cpp", """\
double __enzyme_autodiff(...);
namespace shapes { double area(double, int); }
double f(double x) { return x * shapes::area(x, 3); }
double ask(double x) { return __enzyme_autodiff((void *)f, x); }
""")  # fmt: skip
    failed = run("enzyme-c++", "-g", "-O1", "-fPIC", "-shared", "area.cpp", "-o", "area.so", check=False)
    assert "the call to `shapes::area(double, int)` (_ZN6shapes4areaEdi)\n" in failed.stderr
    assert "__enzyme_autodiff(f, …)" in failed.stderr


def test_for_machines(write: Write, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write("both.c", BOTH)
    monkeypatch.setenv("ENZYME_DIAGNOSTICS", "json")
    first, second = (json.loads(line) for line in failure(run).splitlines())
    assert (first["code"], first["severity"]) == ("EB301", "error")
    assert (first["line"], first["column"], first["function"]) == (3, 33, "f")
    assert first["file"] == str(tmp_path / "both.c") and first["help"] and first["trail"]
    assert "`gamma_of`" in second["message"]

    monkeypatch.setenv("ENZYME_DIAGNOSTICS", "sarif:report.sarif")
    assert failure(run).startswith("error[EB301]")
    report: dict[str, Any] = json.loads((tmp_path / "report.sarif").read_text())
    (done,) = report["runs"]
    (rule,) = done["tool"]["driver"]["rules"]
    assert report["version"] == "2.1.0" and rule["id"] == "EB301"
    assert "Ways out" in rule["help"]["markdown"] and rule["shortDescription"]["text"].endswith(".")
    (flow,) = done["results"][0]["codeFlows"][0]["threadFlows"]
    lines = [step["location"]["physicalLocation"]["region"]["startLine"] for step in flow["locations"]]
    assert len(lines) >= 2 and lines[-1] == 3, "from the request to the call"
    place = done["results"][0]["locations"][0]["physicalLocation"]
    assert place["region"] == {"startLine": 3, "startColumn": 33}
    assert place["artifactLocation"]["uri"] == str(tmp_path / "both.c")

    monkeypatch.setenv("ENZYME_DIAGNOSTICS", "xml")
    assert "is no form of diagnostics" in failure(run)


def test_remarks_are_for_machines_too_and_one_file_is_about_all_links(
    write: Write, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each link replaces what it said before, and takes it back when nothing is left to say."""

    def said() -> dict[str, list[str]]:
        runs = json.loads((tmp_path / "found.sarif").read_text())["runs"]
        return {run["automationDetails"]["id"]: [f"{r['level']} {r['ruleId']}" for r in run["results"]] for run in runs}

    monkeypatch.setenv("ENZYME_DIAGNOSTICS", "sarif:found.sarif")
    write("both.c", BOTH)
    write("fine.c", SUM + "double __enzyme_autodiff(void *, ...);\n" + ASKS.split("\n")[1] % "x, dx, 3")
    write("enzyme.toml", 'inactive = ["summ"]\n')
    failure(run)
    for _ in range(2):  # made, and taken from the cache
        run("enzyme-cc", "-O1", "-fPIC", "-shared", "fine.c", "-o", "fine.so")
        assert said() == {"enzyme-build/both.so": ["error EB301"] * 2, "enzyme-build/fine.so": ["warning EB601"]}
    write("enzyme.toml", "")
    run("enzyme-cc", "-O1", "-fPIC", "-shared", "fine.c", "-o", "fine.so")
    assert list(said()) == ["enzyme-build/both.so"]
    monkeypatch.setenv("ENZYME_DIAGNOSTICS", "json")
    write("enzyme.toml", 'inactive = ["summ"]\n')
    line = run("enzyme-cc", "-O1", "-fPIC", "-shared", "fine.c", "-o", "fine.so").stderr
    found = json.loads(line)
    assert (found["severity"], found["line"], found["help"]) == ("warning", 1, "did you mean `sum`?")


def test_a_build_in_a_temporary_folder_is_known_again(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setenv("ENZYME_DIAGNOSTICS", f"sarif:{tmp_path / 'found.sarif'}")
    for folder in ("first", "second"):
        assert run("enzyme-build", "scan", str(tmp_path / folder / "missing.o"), check=False).returncode == 1
    (one,) = json.loads((tmp_path / "found.sarif").read_text())["runs"]
    assert "second" in one["results"][0]["message"]["text"]


def test_what_would_have_no_effect(write: Write, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    write("plain.c", "double f(double x) { return x; }\n")
    refused = run("enzyme-cc", "-fPIC", "-shared", "plain.c", "--rules=none.toml", "-o", "plain.so", check=False)
    assert refused.returncode == 1 and "the rule file cannot be read" in refused.stderr
    refused = run("enzyme-build", "link", "plain.c", "-o", "plain.so", "--keep", "f", check=False)
    assert refused.returncode == 2 and "`--keep` is about one object" in refused.stderr
    monkeypatch.setenv("ENZYME_REPORTS", "out")
    shown = run("enzyme-cc", "-fPIC", "-shared", "plain.c", "-o", "plain.so").stderr
    assert (
        shown == "warning[EB601]: the variable ENZYME_REPORTS is read by nobody\n  help: did you mean ENZYME_REPORT?\n"
    )


def test_a_compiler_that_fails_has_said_why(write: Write, run: Run) -> None:
    write("broken.c", "double f(double x) { return x }\n")
    failed = run("enzyme-build", "link", "broken.c", "-o", "broken.so", check=False)
    assert failed.returncode == 1 and "expected ';'" in failed.stderr and "Traceback" not in failed.stderr


def test_an_exception_does_not_pass_a_derivative_silently(write: Write, run: Run) -> None:
    write("thrown.cpp", """\
double __enzyme_autodiff(...);
__attribute__((noinline)) double root(double x) { if (x < 0) throw x; return x * x; }
double f(double x) { try { return root(x); } catch (double y) { return 3 * y; } }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
""")  # fmt: skip
    refused = run("enzyme-c++", "-O1", "-fPIC", "-shared", "thrown.cpp", "-o", "thrown.so", check=False)
    assert refused.returncode == 1 and "thrown.cpp:2" in refused.stderr
    assert "error[EB302]: an exception that is caught carries active numbers" in refused.stderr


def test_an_errors_code_is_explained(run: Run) -> None:
    shown = run("enzyme-build", "explain", "eb301").stdout
    assert "EB301" in shown and "Ways out" in shown and "EB302" not in shown
    for words, message in {
        ("EB777",): "there is no error code `EB777`",
        ("EB30",): "did you mean `EB30",
        ("EB301", "model.c"): "`EB301` is an error's code, and `model.c` is none",
        ("./EB301",): "there is no such file",
    }.items():
        failed = run("enzyme-build", "explain", *words, check=False)
        assert failed.returncode in (1, 2) and message in failed.stderr


def test_the_exit_code_says_whose_fault_it_is(run: Run, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    write("f.c", "double f(double x) { return x; }\n")
    for code, words in {1: ["scan", "missing.o"], 2: ["expalin", "f.c"]}.items():
        assert run("enzyme-build", *words, check=False).returncode == code
    monkeypatch.setenv("ENZYME_CC", "/nowhere/clang")
    assert run("enzyme-build", "link", "f.c", "-o", "f.so", check=False).returncode == 3


def test_a_drivers_help_names_its_own_options(run: Run) -> None:
    shown = run("enzyme-cc", "--help").stdout
    assert shown.index("--save-stages") < shown.index("ENZYME_CC") < shown.index("-fsyntax-only")


MANY = """\
#include <enzyme.h>
double one(double);
double f(double x) { return one(x) * x; }
double g(double x) { double y; __asm__("addsd %1, %0" : "=x"(y) : "x"(x), "0"(x)); return y; }
double h(double x) { return x * x; }
double a(double x) { return __enzyme_autodiff((void *)f, x); }
double b(double x) { return __enzyme_autodiff((void *)g, x); }
double c(double x) { return __enzyme_autodiff((void *)h, x, 1.0, 2.0); }
double d(double x) { return __enzyme_autodiff((void *)h, enzyme_dup, x); }
"""


def test_requests_and_rules_in_one_report(
    write: Write, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests that are written wrongly do not hide what the others lack."""
    write("many.c", MANY)
    monkeypatch.setenv("ENZYME_DIAGNOSTICS", "sarif:many.sarif")
    failed = run("enzyme-cc", "-O2", "-fPIC", "-shared", "many.c", "-o", "many.so", check=False)
    found = re.findall(r"error\[(EB\d+)\].*\n  --> many.c:(\d+)", failed.stderr)
    assert sorted(found) == [("EB201", "8"), ("EB201", "9"), ("EB301", "3"), ("EB302", "4")]
    (ran,) = json.loads((tmp_path / "many.sarif").read_text())["runs"]
    assert len(ran["results"]) == 4 and len(ran["tool"]["driver"]["rules"]) == 3
    flows = {each["ruleId"] for each in ran["results"] if "codeFlows" in each}
    assert flows == {"EB301", "EB302"}
    assert not (tmp_path / "many.so").exists()
