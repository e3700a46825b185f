"""The small program that starts known compilations, as the scripts of an installation run it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_build.cli import quick
from enzyme_build.toolchain import launcher
from enzyme_build.toolchain.compilers import Language, find

SCRIPTS = Path(quick.__file__).with_name("scripts")
DRIVERS = ("enzyme-cc", "enzyme-c++", "enzyme-fc")
Compile = Callable[..., "subprocess.CompletedProcess[str]"]

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="scripts of a shell"),
    pytest.mark.skipif(find(Language.C).is_zig, reason="zig does not write both at once"),
]


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder `bin` as pip makes it; the driver writes into `log` whenever it is Python that compiles."""
    made = tmp_path / "bin"
    made.mkdir()
    for name in DRIVERS:
        (made / name).write_bytes((SCRIPTS / name).read_bytes())
    (made / launcher.DRIVER).write_text(
        f"#!{sys.executable}\nimport sys\nsys.path[:0] = {sys.path!r}\n"
        f"with open({str(tmp_path / 'log')!r}, 'a') as log:\n    log.write('x')\n"
        "from enzyme_build.cli.quick import enzyme_driver\nsys.exit(enzyme_driver())\n"
    )
    for path in made.iterdir():
        path.chmod(0o755)
    return made


@pytest.fixture
def compile_with(programs: Path, tmp_path: Path) -> Compile:
    environment = {**os.environ, "ENZYME_CACHE": "1", "ENZYME_CACHE_DIR": str(tmp_path / "cache")}

    def run(*words: str, name: str = "enzyme-cc") -> subprocess.CompletedProcess[str]:
        command = [str(programs / name), *words]
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)

    return run


def starts_of_python(folder: Path) -> int:
    log = folder / "log"
    return len(log.read_text()) if log.exists() else 0


@pytest.fixture
def known(compile_with: Compile, tmp_path: Path) -> Path:
    """A folder in which the recipe of `-O2 -c SOURCE -o OBJECT` is known."""
    (tmp_path / "a.c").write_text("int f(void) { return 2; }\n")
    assert compile_with("-O2", "-c", "a.c", "-o", "a.o").returncode == 0
    assert starts_of_python(tmp_path) == 1
    return tmp_path


@pytest.mark.parametrize("script", DRIVERS)
def test_the_scripts_know_the_name(script: str) -> None:
    assert f"/{launcher.name()}\n" in (SCRIPTS / script).read_text()


@pytest.mark.parametrize("script", [*DRIVERS, launcher.DRIVER])
def test_the_scripts_can_be_run(script: str) -> None:
    """pip gives scripts the modes that they have."""
    assert os.access(SCRIPTS / script, os.X_OK)


def test_a_known_compilation_needs_no_python(known: Path, compile_with: Compile) -> None:
    first = (known / "a.o").read_bytes()
    assert b".enzyme_bitcode" in first
    assert compile_with("-O2", "-c", "a.c", "-o", "a.o").returncode == 0
    assert (known / "a.o").read_bytes() == first
    (known / "ä b").mkdir()
    (known / "ä b" / "c.c").write_text("int f(void) { return 2 }\n")
    done = compile_with("-O2", "-c", "ä b/c.c", "-o", "ä b/c.o")
    assert done.returncode == 1 and "ä b/c.c:1:" in done.stderr
    assert {path.name for path in (known / "ä b").iterdir()} == {"c.c"}
    assert starts_of_python(known) == 1


def test_lists_of_headers(known: Path, compile_with: Compile) -> None:
    (known / "x y.h").write_text("int g(void);\n")
    (known / "b.c").write_text('#include "x y.h"\nint f(void) { return 2; }\n')
    words = ("-O2", "-MD", "-MT", "b.o", "-MF", "b.o.d", "-c", "b.c", "-o", "b.o")
    for _ in range(2):
        assert compile_with(*words).returncode == 0
        assert "x\\ y.h" in (known / "b.o.d").read_text()
    assert starts_of_python(known) == 2
    (known / "x y.h").write_text("int f(void);\nstatic void *__enzyme_inactivefn_f[] = {(void *)f};\n")
    assert compile_with(*words).returncode == 0
    assert starts_of_python(known) == 3
    assert b"__enzyme_inactivefn_f" in (known / "b.o").read_bytes()
    assert {path.name for path in known.iterdir()} == {
        "a.c", "a.o", "b.c", "b.o", "b.o.d", "bin", "cache", "log", "x y.h",
    }  # fmt: skip


def test_statements_are_for_the_driver(known: Path, compile_with: Compile) -> None:
    stated = "static void *__enzyme_inactivefn_f[] = {(void *)f};\n"
    (known / "rules.h").write_text(stated)
    for number, text in enumerate((stated, '#include "rules.h"\n')):
        (known / "b.c").write_text("int f(void) { return 2; }\n" + text)
        assert compile_with("-O2", "-c", "b.c", "-o", "b.o").returncode == 0
        assert b"__enzyme_inactivefn_f" in (known / "b.o").read_bytes()
        assert starts_of_python(known) == 2 + number


@pytest.mark.parametrize("word", ["register_gradient", "inactivefn", "nofree", "shouldrecompute", "function_like_free",
                                  "allocation_like"])  # fmt: skip
def test_every_kind_of_statement_is_for_the_driver(known: Path, compile_with: Compile, word: str) -> None:
    (known / "b.c").write_text(f"int f(void);\nstatic void *__enzyme_{word}_f[] = {{(void *)f}};\n")
    assert compile_with("-O2", "-c", "b.c", "-o", "b.o").returncode == 0
    assert f"__enzyme_{word}_f".encode() in (known / "b.o").read_bytes()
    assert starts_of_python(known) == 2


def test_requests_are_for_the_launcher(known: Path, compile_with: Compile) -> None:
    (known / "b.c").write_text(ASKS)
    assert compile_with("-O2", "-c", "b.c", "-o", "b.o").returncode == 0
    assert b"__enzyme_autodiff" in (known / "b.o").read_bytes()
    assert starts_of_python(known) == 1


def test_nobody_else_can_have_put_it_there(known: Path, compile_with: Compile) -> None:
    (known / "cache").chmod(0o770)
    assert compile_with("-O2", "-c", "a.c", "-o", "a.o").returncode == 0
    assert starts_of_python(known) == 2
    assert (known / "cache").stat().st_mode & 0o777 == 0o700  # from here on


def test_an_object_that_cannot_be_written(known: Path, compile_with: Compile) -> None:
    done = compile_with("-O2", "-c", "a.c", "-o", "nowhere/a.o")
    assert done.returncode != 0 and "nowhere" in done.stderr and "Traceback" not in done.stderr


# ---- links --------------------------------------------------------------------------------------------------------

MAIN = "int f(void);\nint main(void) { return f() - 2; }\n"
LINK = ("a.o", "main.o", "-o", "program", "-lm")


@pytest.fixture
def linked(known: Path, compile_with: Compile) -> Path:
    """The same folder, in which the recipe of a link is known, and Python has run twice."""
    (known / "main.c").write_text(MAIN)
    assert compile_with("-O2", "-c", "main.c", "-o", "main.o").returncode == 0
    assert compile_with(*LINK).returncode == 0
    assert starts_of_python(known) == 2
    return known


def test_a_known_link_needs_no_python(linked: Path, compile_with: Compile) -> None:
    before = {path.name for path in linked.iterdir()}
    (linked / "program").unlink()
    assert compile_with(*LINK).returncode == 0
    assert subprocess.run([linked / "program"]).returncode == 0
    (linked / "b.c").write_text("int g(void) { return 2; }\n")
    assert compile_with("-O2", "-c", "b.c", "-o", "b.o").returncode == 0
    assert compile_with("a.o", "b.o", "main.o", "-o", "other", "-lm").returncode == 0
    assert subprocess.run([linked / "other"]).returncode == 0
    assert starts_of_python(linked) == 2
    assert {path.name for path in linked.iterdir()} == before | {"b.c", "b.o", "other"}


def test_a_known_link_of_archives(linked: Path, compile_with: Compile) -> None:
    words = ("main.o", "-o", "program", "libf.a")
    subprocess.run(["ar", "rcs", "libf.a", "a.o"], cwd=linked, check=True)
    for _ in range(2):
        assert compile_with(*words).returncode == 0
        assert starts_of_python(linked) == 3
    (linked / "a.c").write_text(ASKS)
    assert compile_with("-O2", "-c", "a.c", "-o", "a.o").returncode == 0
    subprocess.run(["ar", "rcs", "libf.a", "a.o"], cwd=linked, check=True)
    assert compile_with(*words).returncode == 0
    assert starts_of_python(linked) == 4 and subprocess.run([linked / "program"]).returncode == 0


ASKS = """\
double __enzyme_autodiff(void *, ...);
static double square(double x) { return x * x; }
int f(void) { return (int)__enzyme_autodiff((void *)square, 1.0); }
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_link_with_requests_is_for_the_driver(linked: Path, compile_with: Compile, level: str) -> None:
    (linked / "a.c").write_text(ASKS)
    assert compile_with(level, "-c", "a.c", "-o", "a.o").returncode == 0
    before = starts_of_python(linked)
    assert compile_with(*LINK).returncode == 0
    assert starts_of_python(linked) == before + 1 and subprocess.run([linked / "program"]).returncode == 0


def test_a_link_that_fails_says_so_once(linked: Path, compile_with: Compile) -> None:
    first = (linked / "program").read_bytes()
    (linked / "a.c").write_text("int h(void) { return 2; }\n")
    assert compile_with("-O2", "-c", "a.c", "-o", "a.o").returncode == 0
    done = compile_with(*LINK)
    assert done.returncode == 1 and done.stderr.count("undefined reference") == 1
    assert "error[" in done.stderr and (linked / "program").read_bytes() == first


def test_what_the_linker_says_is_heard(linked: Path, compile_with: Compile) -> None:
    words = ("a.o", "main.o", "-o", "program", "-Wl,--verbose=1", "-Wl,-z,wrong")
    said = [compile_with(*words).stderr.splitlines() for _ in range(2)]
    assert starts_of_python(linked) == 3
    assert said[0] == said[1] and "wrong" in said[1][-1]


def test_what_a_link_depends_on(linked: Path, compile_with: Compile, programs: Path) -> None:
    words = ("-L.", *LINK, "-lown")
    assert compile_with(*words).returncode == 1  # no such library
    subprocess.run(["ar", "rcs", "libown.a", "a.o"], cwd=linked, check=True)
    for count in (4, 5):  # it is looked into each time
        assert compile_with(*words).returncode == 0
        assert starts_of_python(linked) == count
    script = programs / "enzyme-cc"
    environment = {**os.environ, "ENZYME_CACHE": "1", "ENZYME_CACHE_DIR": str(linked / "cache")}
    for variable in ("ENZYME_REPORT", "ENZYME_SAVE_STAGE"):  # a known one, and one that nobody reads
        before = starts_of_python(linked)
        given = {**environment, variable: str(linked / "report")}
        subprocess.run([script, *LINK], cwd=linked, env=given, check=True, capture_output=True)
        assert starts_of_python(linked) == before + 1
    assert list((linked / "report").iterdir())
