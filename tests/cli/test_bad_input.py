"""What bad input gets: one error that names file and way out, exit code 1, no traceback, no half-written output."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_build.toolchain.bitstream import MAGIC
from enzyme_build.toolchain.compilers import Language, find
from tests.toolchain.test_bitcode import newer

Write = Callable[[str, str], Path]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

COMMANDS = [
    ("enzyme-cc", "{}", "-o", "output"),
    ("enzyme-cc", "-shared", "{}", "-o", "output"),
    ("enzyme-build", "link", "{}", "-o", "output"),
    ("enzyme-build", "link", "-c", "{}", "-o", "output"),
    ("enzyme-build", "scan", "{}"),
]


def refused(run: Run, tmp_path: Path, command: tuple[str, ...], file: str) -> str:
    """The one error of a command; nothing was written."""
    before = {path.name for path in tmp_path.iterdir()}
    done = run(*(word.format(file) for word in command), check=False)
    assert "Traceback" not in done.stderr
    assert done.stderr.count("error[") == 1, done.stderr
    is_driver = not command[0].startswith("enzyme-build")  # which say what compilers say
    assert done.returncode == (1 if is_driver else 3 if "error[EB102]" in done.stderr else 1), done.stderr
    assert {path.name for path in tmp_path.iterdir()} == before
    return done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_a_missing_file(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    assert "nowhere.o" in refused(run, tmp_path, command, "nowhere.o")


@pytest.mark.parametrize("command", COMMANDS)
def test_text_that_is_no_object(run: Run, tmp_path: Path, write: Write, command: tuple[str, ...]) -> None:
    write("text.o", "hello\n")
    assert "text.o" in refused(run, tmp_path, command, "text.o")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("kind", ["truncated", "random", "newer"])
def test_broken_bitcode(
    run: Run, tmp_path: Path, compile_text: Callable[..., Path], command: tuple[str, ...], kind: str
) -> None:
    data = compile_text("good.c", "double f(double x) { return x * x; }\nint main(void) { return 0; }\n").read_bytes()
    made = {"truncated": data[:900], "random": MAGIC + bytes(range(256)) * 5, "newer": newer(data)}[kind]
    (tmp_path / "broken.bc").write_bytes(made)
    message = refused(run, tmp_path, command, "broken.bc")
    assert "broken.bc" in message and "help:" in message
    if kind == "newer":
        assert "newer than the LLVM" in message


def test_a_source_that_does_not_compile(run: Run, tmp_path: Path, write: Write) -> None:
    write("wrong.c", "int main(void) { return missing; }\n")
    real = subprocess.run([*find(Language.C).command, "-c", "wrong.c"], cwd=tmp_path, capture_output=True)
    for command in (("-c", "wrong.c"), ("wrong.c", "-o", "program")):
        done = run("enzyme-cc", *command, check=False)
        assert done.returncode == real.returncode
        assert "wrong.c:1:" in done.stderr and "missing" in done.stderr and "Traceback" not in done.stderr
        assert {path.name for path in tmp_path.iterdir()} == {"wrong.c"}


@pytest.mark.fortran
def test_a_fortran_source_that_does_not_compile(run: Run, tmp_path: Path, write: Write) -> None:
    write("wrong.f90", "program p\n  implicit none\n  x = 1\nend program\n")
    done = run("enzyme-fc", "-c", "wrong.f90", check=False)
    assert done.returncode == 1 and "wrong.f90:3" in done.stderr and "Traceback" not in done.stderr


def test_two_definitions(run: Run, tmp_path: Path, write: Write) -> None:
    write("one.c", "double f(double x) { return x; }\nint main(void) { return 0; }\n")
    write("two.c", "double f(double x) { return 2 * x; }\n")
    run("enzyme-cc", "-c", "one.c", "two.c")
    message = refused(run, tmp_path, ("enzyme-build", "link", "one.o", "{}", "-o", "output"), "two.o")
    assert "`f` is defined twice" in message and "one.o" in message and "two.o" in message


def test_a_symbol_that_nobody_defines(run: Run, tmp_path: Path, write: Write) -> None:
    write("main.c", "int missing(void); int main(void) { return missing(); }\n")
    run("enzyme-cc", "-c", "main.c")
    message = refused(run, tmp_path, ("enzyme-build", "link", "{}", "-o", "output"), "main.o")
    assert "missing" in message


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nosuch",), "no command `nosuch`"),
        (("lnik",), "did you mean `link`?"),
        (("link",), "nothing to link"),
        (("link", "x.o"), "no output"),
        (("link", "--"), "no driver"),
    ],
)
def test_wrong_commands(run: Run, arguments: tuple[str, ...], message: str) -> None:
    done = run("enzyme-build", *arguments, check=False)
    assert done.returncode == 2 and message in done.stderr and "Traceback" not in done.stderr


def test_an_output_that_cannot_be_written(run: Run, tmp_path: Path, write: Write) -> None:
    write("main.c", "int main(void) { return 0; }\n")
    run("enzyme-cc", "-c", "main.c")
    (tmp_path / "folder").mkdir()
    for output in ("folder", "nowhere/output"):
        message = refused(run, tmp_path, ("enzyme-build", "link", "-c", "main.o", "-o", "{}"), output)
        assert output.split("/")[0] in message


def test_a_failed_link_leaves_the_old_output(run: Run, tmp_path: Path, write: Write) -> None:
    write("good.c", "int main(void) { return 0; }\n")
    write("bad.c", "int missing(void); int main(void) { return missing(); }\n")
    run("enzyme-cc", "good.c", "-o", "program")
    before = (tmp_path / "program").read_bytes()
    assert run("enzyme-cc", "bad.c", "-o", "program", check=False).returncode == 1
    assert (tmp_path / "program").read_bytes() == before


SLOPE = """
#include <enzyme.h>
double f(double x) { return x * x; }
int main(void) { return __enzyme_autodiff((void *)f, 3.0) != 6; }
"""
# Files of 512 or 1,024 bytes, in the way of a full disk; Python would leave compiled modules of that length behind.
LITTLE_ROOM = 'trap "" XFSZ; export PYTHONDONTWRITEBYTECODE=1; ulimit -f 1; exec "$@"'


def test_a_full_disk_leaves_the_old_output(run: Run, tmp_path: Path, write: Write) -> None:
    write("slope.c", SLOPE)
    run("enzyme-cc", "-O2", "-c", "slope.c")
    write("all.o", "old")
    command = [sys.executable, "-m", "enzyme_build", "link", "-c", "slope.o", "-o", "all.o"]
    done = run("sh", "-c", LITTLE_ROOM, "sh", *command, check=False)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert "error[EB101]: cannot write `all.o`: file too large" in done.stderr and "--> all.o" in done.stderr
    write("program", "old")
    driver = [sys.executable, "-c", "from enzyme_build.cli.drivers import enzyme_cc; raise SystemExit(enzyme_cc())"]
    done = run("sh", "-c", LITTLE_ROOM, "sh", *driver, "slope.o", "-o", "program", check=False)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert "cannot write: file too large" in done.stderr and "name another folder in TMPDIR" in done.stderr
    assert (tmp_path / "all.o").read_text() == (tmp_path / "program").read_text() == "old"
    assert {path.name for path in tmp_path.iterdir()} == {"slope.c", "slope.o", "all.o", "program"}


def test_a_killed_link_leaves_the_old_output(run: Run, tmp_path: Path, write: Write) -> None:
    write("slope.c", SLOPE)
    run("enzyme-cc", "-O2", "-c", "slope.c")
    write("program", "old")
    write("linker", "#!/bin/sh\nkill -9 $PPID\n").chmod(0o755)  # the linker driver, in the middle of the link
    done = run("enzyme-build", "link", "--", "./linker", "slope.o", "-o", "program", check=False)
    assert done.returncode == -9
    assert (tmp_path / "program").read_text() == "old"
    run("enzyme-cc", "slope.o", "-o", "program")
    run("./program")


def test_two_links_of_one_output(tmp_path: Path, run: Run, write: Write) -> None:
    write("slope.c", SLOPE)
    run("enzyme-cc", "-O2", "-c", "slope.c")
    driver = [sys.executable, "-c", "from enzyme_build.cli.drivers import enzyme_cc; raise SystemExit(enzyme_cc())"]
    both = [subprocess.Popen([*driver, "slope.o", "-o", "program"], cwd=tmp_path) for _ in range(2)]
    assert [one.wait() for one in both] == [0, 0]
    run("./program")
    assert {path.name for path in tmp_path.iterdir()} == {"slope.c", "slope.o", "program"}


DEVICE = """
target triple = "TRIPLE"
define double @f(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
define double @g(double %x) {
  %y = REQUEST
  ret double %y
}
declare double @__enzyme_autodiff(ptr, ...)
"""
ASKED = "call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x)"


def test_code_for_a_device_of_an_unknown_kind(run: Run, write: Write) -> None:
    source = DEVICE.replace("TRIPLE", "spirv64-unknown-unknown")
    write("asks.ll", source.replace("REQUEST", ASKED))
    done = run("enzyme-build", "link", "-c", "asks.ll", "-o", "asks.o", check=False)
    assert done.returncode == 1
    assert "error[EB302]: code for the device `spirv64-unknown-unknown` has no derivatives" in done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_a_target_that_llvm_does_not_know(run: Run, tmp_path: Path, write: Write, command: tuple[str, ...]) -> None:
    write(
        "other.ll",
        'target triple = "foo-unknown-bar"\ndeclare double @__enzyme_autodiff(ptr, ...)\n'
        "define double @f(double %x) {\n  ret double %x\n}\n"
        "define double @main(double %x) {\n"
        "  %y = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x)\n  ret double %y\n}\n",
    )
    assert "`foo-unknown-bar`" in refused(run, tmp_path, command, "other.ll")
