"""Requests that are answered one by one: what a change in one function of many makes anew."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from enzyme_build import pieces, pipeline
from enzyme_build.artifacts import LinkJob
from enzyme_build.cli.drivers import main
from enzyme_build.ir import parse_module
from enzyme_build.toolchain.compilers import Language
from tests.analysis.counting import counted_calls

pytestmark = pytest.mark.usefixtures("folder")

FUNCTION = """
{words} double f{k}(const double *x, int n) {{
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * {k} + {inside};
    return s;
}}
"""
REQUESTS = """
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
int printf(const char *, ...);
double x[3] = {1, 2, 3}, dx[3];
"""
COUNT = 6
GRADIENTS = " ".join(f"{4 * k:g}" for k in range(COUNT)) + "\n"  # of x[1]


def functions(words: str = "__attribute__((noinline))", inside: str = "0", only: int | None = None) -> str:
    numbers = range(COUNT) if only is None else [only]
    return "".join(FUNCTION.format(k=k, words=words, inside=inside) for k in numbers)


def asking() -> str:
    """A main program with a request about each function."""
    text = REQUESTS + "".join(f"double f{k}(const double *, int);\n" for k in range(COUNT)) + "int main(void) {\n"
    for k in range(COUNT):
        text += "    dx[1] = 0;\n"
        text += f"    __enzyme_autodiff((void *)f{k}, enzyme_dup, x, dx, enzyme_const, 3);\n"
        text += f'    printf("%g{" " if k < COUNT - 1 else chr(92) + "n"}", dx[1]);\n'
    return text + "}\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ENZYME_CACHE", "1")
    monkeypatch.setenv("ENZYME_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(pieces, "LEAST", 1)
    monkeypatch.setattr(pieces, "LEAST_OF_ALL", 1)
    return tmp_path


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The functions that pieces were made about."""
    found: list[str] = []
    real = pipeline.derive_prepared

    def watched(text: str, *more: object) -> bytes:
        found.extend(sorted({f"f{k}" for k in range(COUNT) if f"ptr noundef nonnull @f{k}," in text}))
        return real(text, *more)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(pipeline, "derive_prepared", watched)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)  # in this process
    yield found


def build(**files: str) -> str:
    """What the program of these sources prints."""
    for name, text in files.items():
        Path(f"{name}.c").write_text(text)
        assert main(Language.C, ["-O2", "-c", f"{name}.c"]) == 0
    objects = sorted(str(path) for path in Path().glob("*.o"))
    assert main(Language.C, ["-O2", *objects, "-o", "program"]) == 0
    return subprocess.run(["./program"], capture_output=True, text=True, check=True).stdout


LAYOUTS = {
    "a file each": {**{f"f{k}": functions(only=k) for k in range(COUNT)}, "main": asking()},
    "one file": {"all": functions(), "main": asking()},
    "in the file that asks": {"main": functions() + asking()},
}


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_a_change_in_one_function_makes_one_piece_anew(made: list[str], layout: dict[str, str]) -> None:
    assert build(**layout) == GRADIENTS
    assert made == [f"f{k}" for k in range(COUNT)]
    made.clear()
    for name, text in layout.items():
        layout = {**layout, name: "\n\n" + text.replace("* 3 +", "* 3 * 2 +")}  # and other lines for all
    assert build(**layout) == GRADIENTS.replace("12", "24")
    assert made == ["f3"]
    first = Path("program").read_bytes()
    os.environ["ENZYME_CACHE"] = "0"
    assert build() == GRADIENTS.replace("12", "24") and Path("program").read_bytes() == first


def test_the_lines_count_where_they_are_said(made: list[str]) -> None:
    Path("main.c").write_text(functions() + asking())
    for lines in ("", "\n"):
        Path("main.c").write_text(lines + Path("main.c").read_text())
        assert main(Language.C, ["-O2", "-g", "-c", "main.c"]) == 0
        assert main(Language.C, ["-O2", "-g", "main.o", "-o", "program"]) == 0
    assert len(made) == 2 * COUNT


def test_requests_that_share_what_they_reach_stay_together(made: list[str]) -> None:
    shared = "__attribute__((noinline)) static double g(double x) {\n" + "    x += x * x;\n" * 40 + "return x; }\n"
    assert build(main=shared + functions(inside="1e-300 * g(x[i])") + asking()).split()
    assert len(made) == COUNT
    made.clear()
    build(main=shared + functions(inside="1e-300 * g(x[i])") + asking().replace("x[3]", "x[4]"))
    assert made == []


LAST = """
double last;
__attribute__((noinline)) static double before(double x) { double was = last; last = x; return 0 * was; }
"""
ONE = "__attribute__((noinline)) static double one(double x) { return x * 0 + 1; }\n"


@pytest.mark.parametrize(
    ("before", "inside"),
    [
        (LAST, "before(x[i])"),
        (ONE + "double (*volatile g)(double) = one;\n", "g(x[i])"),
        (ONE + "double (*volatile kept)(double) = one;\n", "(kept == one ? one(x[i]) : 1)"),
    ],
    ids=["a variable", "a pointer", "a function whose address is known"],
)
def test_what_reaches_the_program_stays_in_it(made: list[str], before: str, inside: str) -> None:
    assert build(main=before + functions(inside=inside) + asking()) == GRADIENTS
    assert made == []


def test_a_small_program_is_made_whole(made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "LEAST_OF_ALL", 10_000)
    assert build(main=functions() + asking()) == GRADIENTS
    assert made == []


def test_what_is_wrong_in_a_piece_is_said_of_the_program(capfd: pytest.CaptureFixture[str]) -> None:
    text = "double missing(double);\n" + functions(inside="missing(x[i])") + asking()
    Path("main.c").write_text(text)
    assert main(Language.C, ["-O2", "-c", "main.c"]) == 0
    assert main(Language.C, ["-O2", "main.o", "-o", "program"]) == 1
    said = capfd.readouterr().err
    assert said.count("error[") == 1 and "main.c:" in said and "missing" in said


def test_pieces_of_two_parts_may_be_alike() -> None:
    """Two files with the same request about the same function."""
    ask = "double {0}(double *x, double *dx) {{ dx[1] = 0; __enzyme_autodiff((void *)f1, x, dx, 3); return dx[1]; }}\n"
    asked = "double __enzyme_autodiff(void *, ...);\n" + functions(words="static", only=1)
    program = """
    int printf(const char *, ...);
    double one(double *, double *), two(double *, double *), x[3] = {1, 2, 3}, dx[3];
    int main(void) { printf("%g %g\\n", one(x, dx), two(x, dx)); }
    """
    assert build(first=asked + ask.format("one"), second=asked + ask.format("two"), main=program) == "4 4\n"


def _program(n: int) -> str:
    """Two requests about functions of n instructions, each of which has a place of its own in the source."""
    lines = "\n".join(f"  %v{k + 1} = fmul double %v{k}, %v0, !dbg !{100 + k}" for k in range(n))
    functions = "".join(
        f"define internal double @f{f}(double %v0) noinline !dbg !{10 + f} {{\n{lines}\n  ret double %v{n}\n}}\n"
        for f in range(2)
    )
    places = "".join(f"!{100 + k} = !DILocation(line: {k + 1}, scope: !10)\n" for k in range(n))
    return f"""{functions}
declare double @__enzyme_autodiff(ptr, double)
define double @main(double %x) {{
  %a = call double @__enzyme_autodiff(ptr @f0, double %x)
  %b = call double @__enzyme_autodiff(ptr @f1, double %a)
  ret double %b
}}
!llvm.dbg.cu = !{{!1}}
!llvm.module.flags = !{{!3}}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !{{i32 2, !"Debug Info Version", i32 3}}
!4 = !DISubroutineType(types: !5)
!5 = !{{null}}
!10 = distinct !DISubprogram(name: "f0", file: !2, unit: !1, type: !4, spFlags: DISPFlagDefinition)
!11 = distinct !DISubprogram(name: "f1", file: !2, unit: !1, type: !4, spFlags: DISPFlagDefinition)
{places}"""


def test_what_describes_the_source_is_numbered_once() -> None:
    def steps(n: int) -> int:
        module = parse_module(_program(n))
        with counted_calls() as count:
            taken = pieces.take(module)
        assert len(taken) == 2
        assert all(piece.text.count("!DILocation") == n for piece in taken)
        return count[0]

    assert steps(400) < 2.3 * steps(200)


def test_what_is_refused_is_tried_once_again_with_all_of_the_program(
    folder: Path, made: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    derivations: list[bool] = []  # of parts, and of the whole
    real = pipeline.derive

    def watched(inputs: object, job: LinkJob, *more: object, **others: object) -> bytes:
        derivations.append(job.is_part)
        return real(inputs, job, *more, **others)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(pipeline, "derive", watched)
    unknown = "double unknown(double);\n" + functions(only=3, inside="unknown(x[i])")
    layout = {**LAYOUTS["a file each"], "f3": unknown, "beside": "double beside(double x) { return x; }\n"}
    for name, text in layout.items():
        Path(f"{name}.c").write_text(text)
        assert main(Language.C, ["-O2", "-c", f"{name}.c"]) == 0
    objects = sorted(str(path) for path in Path().glob("*.o"))
    assert main(Language.C, ["-O2", "-shared", *objects, "-o", "program.so"]) != 0
    said = capsys.readouterr().err
    assert "no derivative rule for the call to `unknown`" in said and "f3.c:" in said
    assert derivations == [True, False]
