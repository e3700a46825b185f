"""Separate mode: each file is differentiated on its own, and finds the derivatives of others by their tables.

`separate/` is one program: `main.c` asks, the other files define; its checks are the same however it is built.
"""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.harness.programs import ROOT
from tests.harness.runner import check_program

HERE = Path(__file__).parent / "separate"
FILES = ["functions.c", "more.cpp", "table.f90", "state.c", "main.c"]
COMMANDS = {".c": "enzyme-cc", ".cpp": "enzyme-c++", ".f90": "enzyme-fc"}
PROGRAMS = [
    "c/globals.c", "c/mem_functions.c", "cpp/class_hierarchies.cpp", "c/intrinsics_avx.c", "c/const_arguments.c",
    "c/callbacks.c", "c/pointer_state.c",
]  # fmt: skip


def run(*words: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(list(map(str, words)), capture_output=True, text=True, cwd=folder, check=False)


def compiler(file: str) -> Path:
    return Path(sys.executable).parent / COMMANDS[Path(file).suffix]


def compile_(file: str, folder: Path, *flags: str) -> Path:
    made = folder / f"{Path(file).stem}.o"
    done = run(compiler(file), "-g", "-O2", "-fPIC", *flags, "-c", HERE / file, "-o", made, folder=folder)
    assert done.returncode == 0, done.stderr
    return made


@dataclass
class Objects:
    """Each file, as bitcode and differentiated on its own."""

    bitcode: dict[str, Path]
    separate: dict[str, Path]


@pytest.fixture(scope="module")
def objects(tmp_path_factory: pytest.TempPathFactory) -> Objects:
    plain, apart = tmp_path_factory.mktemp("bitcode"), tmp_path_factory.mktemp("separate")
    return Objects({f: compile_(f, plain) for f in FILES}, {f: compile_(f, apart, "-fenzyme-separate") for f in FILES})


def check_build(folder: Path, *words: str | Path) -> None:
    """Links, and runs the program, which checks its own numbers."""
    program = folder / "program"
    done = run(compiler("x.f90"), *words, "-o", program, "-lstdc++", "-lm", folder=folder)
    assert done.returncode == 0, done.stderr
    done = run(program, folder=folder)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("separate", [FILES, FILES[:4], ["main.c"], []], ids=["all", "libraries", "main", "none"])
def test_files_on_their_own_and_together(separate: list[str], objects: Objects, tmp_path: Path) -> None:
    check_build(tmp_path, *((objects.separate if f in separate else objects.bitcode)[f] for f in FILES))


def test_a_change_in_one_file_concerns_that_file_only(objects: Objects, tmp_path: Path) -> None:
    changed = tmp_path / "changed.c"
    changed.write_text((HERE / "functions.c").read_text().replace("ENERGY_SCALE 1", "ENERGY_SCALE 3"))
    compiled = run(
        compiler("x.c"), "-fenzyme-separate", f"-I{HERE}", "-c", changed, "-o", tmp_path / "changed.o", folder=tmp_path
    )
    assert compiled.returncode == 0, compiled.stderr
    others = [objects.separate[f] for f in FILES[1:]]
    done = run(compiler("x.f90"), "changed.o", *others, "-o", "program", "-lstdc++", "-lm", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    # derivatives are right, and the value is another one
    assert run(tmp_path / "program", folder=tmp_path).stdout == "energy(3) is 1.69344\n"


def test_libraries_carry_their_derivatives(objects: Objects, tmp_path: Path) -> None:
    shared, archive = tmp_path / "libshared.so", tmp_path / "libstatic.a"
    library, state = FILES[:3], objects.bitcode["state.c"]
    flags = ["-shared", "-fenzyme-separate", "-Wl,--gc-sections,-s"]
    made = [objects.bitcode[f] for f in library]
    done = run(compiler("x.f90"), *flags, *made, "-o", shared, "-lstdc++", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    check_build(tmp_path, objects.bitcode["main.c"], state, shared, f"-Wl,-rpath,{tmp_path}")
    assert run("ar", "cr", archive, *(objects.separate[f] for f in FILES[:4]), folder=tmp_path).returncode == 0
    check_build(tmp_path, objects.separate["main.c"], archive)


def test_a_library_keeps_the_shadows_of_its_globals_to_itself(objects: Objects, tmp_path: Path) -> None:
    shared = tmp_path / "libshared.so"
    made = [objects.separate[f] for f in FILES[:4]]
    done = run(compiler("x.f90"), "-shared", *made, "-o", shared, "-lstdc++", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    main = objects.bitcode["main.c"]
    done = run(compiler("x.f90"), main, shared, "-o", "program", "-lm", folder=tmp_path)
    assert "because  its derivatives may pass through the global `coupling`, and the library keeps" in done.stderr


def _refusal(folder: Path, text: str, *others: Path | str, flags: tuple[str, ...] = ()) -> str:
    (folder / "asks.c").write_text(text)
    made = run(compiler("x.c"), "-g", *flags, "-c", "asks.c", folder=folder)
    assert made.returncode == 0, made.stderr
    done = run(compiler("x.c"), "asks.o", *others, "-o", "program", "-lm", folder=folder)
    assert done.returncode != 0, "it was linked"
    return done.stderr


ASKS = """
double {name}(double), __enzyme_autodiff(void *, ...);
double f(double x) {{ return x * {name}(x); }}
int main(void) {{ return __enzyme_autodiff((void *)f, 2.0); }}
"""


def test_what_is_missing_is_said_with_its_reason(objects: Objects, tmp_path: Path) -> None:
    functions = objects.separate["functions.c"]
    wanted = r"no file of this link has the derivatives of `jumps`\n.*not differentiated in .*functions.o, because .*"
    assert re.search(
        wanted + "functions.c:.*can return twice",
        _refusal(tmp_path, ASKS.format(name="jumps"), functions, flags=("-fenzyme-separate",)),
    )
    said = _refusal(tmp_path, ASKS.format(name="jumps"), functions)
    assert re.search(r"no derivative rule for the call to `jumps`(.|\n)*because .*can return twice", said)
    said = _refusal(tmp_path, ASKS.format(name="nowhere"), functions, flags=("-fenzyme-separate",))
    assert "no file of this link has the derivatives of `nowhere`" in said


def test_a_declaration_of_another_type_is_refused(objects: Objects, tmp_path: Path) -> None:
    text = ASKS.format(name="square").replace("double square", "float square")
    said = _refusal(tmp_path, text, objects.separate["functions.c"])
    assert "`square` is declared as" in said and "but it was differentiated as double (double)" in said
    assert "--> asks.c:3" in said


LANES = """
extern int enzyme_width, enzyme_dup;
struct two { double a, b; } __enzyme_fwddiff(void *, ...);
double square(double);
double f(double x) { return x * square(x); }
int main(void) { struct two t = __enzyme_fwddiff((void *)f, enzyme_width, 2, enzyme_dup, 2.0, 1.0, 2.0);
    return t.a != 12 || t.b != 24; }
"""


def test_lanes_go_through_what_only_computes(objects: Objects, tmp_path: Path) -> None:
    (tmp_path / "lanes.c").write_text(LANES)
    check_build(tmp_path, tmp_path / "lanes.c", objects.separate["functions.c"])


def test_second_derivatives_need_the_bitcode(objects: Objects, tmp_path: Path) -> None:
    inner = "double df(double x) { return __enzyme_autodiff((void *)f, x); }\nint main"
    text = ASKS.format(name="square").replace("int main", inner)
    text = text.replace("(void *)f, 2.0", "(void *)df, 2.0")
    assert "second derivatives need its bitcode" in _refusal(tmp_path, text, objects.separate["functions.c"])


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_of_the_corpus_have_the_same_numbers(name: str) -> None:
    outcome = check_program(ROOT / name, "O2", "separate")
    assert outcome.status == "ok", str(outcome)
