"""What a link takes from the cache, what it makes anew, and that both are the same to the byte."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from enzyme_build import pipeline
from enzyme_build.cli.cache import run as cache_command
from enzyme_build.cli.drivers import main
from enzyme_build.toolchain import cache, store
from enzyme_build.toolchain.compilers import Language

pytestmark = pytest.mark.usefixtures("folder")

CUBE = """\
#include "scale.h"
double helper(double);
double unused(double x) { return x; }
double cube(double x) { return SCALE * helper(x) * x * x; }
extern double __enzyme_autodiff(void *, double);
double cube_gradient(double x) { return __enzyme_autodiff((void *)cube, x); }
"""
HELPER = "double helper(double x) { return 2 * x; }\n"
OTHER = """\
#include <math.h>
double other(double x) { return sin(x); }
extern double __enzyme_autodiff(void *, double);
double other_gradient(double x) { return __enzyme_autodiff((void *)other, x); }
"""
MAIN = """\
#include <stdio.h>
double cube_gradient(double), other_gradient(double), printed(double);
int main(void) { printf("%g %g %g\\n", cube_gradient(2), other_gradient(0), printed(1)); }
"""
FILES = {"scale.h": "#define SCALE 1\n", "cube.c": CUBE, "helper.c": HELPER, "other.c": OTHER, "main.c": MAIN}
FILES["printed.c"] = "double printed(double x) { return x; }\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ENZYME_CACHE", "1")
    monkeypatch.setenv("ENZYME_CACHE_DIR", str(tmp_path / "cache"))
    for name, text in FILES.items():
        Path(name).write_text(text)
    return tmp_path


@pytest.fixture
def derived(monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """The files of each derivation that takes place."""
    found: list[set[str]] = []
    real = pipeline.derive

    def watched(inputs: pipeline.Inputs, *more: Any, **named: Any) -> bytes:
        found.append({item.path.stem for item in inputs})
        return real(inputs, *more, **named)

    monkeypatch.setattr(pipeline, "derive", watched)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)  # in this process
    return found


def compile_all(*flags: str) -> None:
    sources = [name for name in FILES if name.endswith(".c")]
    assert main(Language.C, ["-O2", *flags, "-c", *sources]) == 0


def link(*words: str, output: str = "program") -> str:
    objects = [f"{Path(name).stem}.o" for name in FILES if name.endswith(".c")]
    assert main(Language.C, ["-O2", *objects, "-o", output, "-lm", *words]) == 0
    return subprocess.run([f"./{output}"], capture_output=True, text=True, check=True).stdout


def change(name: str, old: str, new: str) -> None:
    text = Path(name).read_text()
    assert old in text
    Path(name).write_text(text.replace(old, new))
    compile_all()


def test_parts_are_made_once(derived: list[set[str]]) -> None:
    compile_all()
    assert link() == "24 1 1\n"
    assert derived == [{"cube", "helper"}, {"other"}]  # and not what nobody asks about
    first = Path("program").read_bytes()
    assert link() == "24 1 1\n"
    assert len(derived) == 2 and Path("program").read_bytes() == first
    os.environ["ENZYME_CACHE"] = "0"
    assert link() == "24 1 1\n"
    assert len(derived) == 4 and Path("program").read_bytes() == first


def test_what_changes_a_derivative_makes_it_anew(derived: list[set[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    compile_all()
    link()
    derived.clear()
    change("helper.c", "2 * x", "3 * x")  # a function that is called
    assert link() == "36 1 1\n" and derived == [{"cube", "helper"}]
    derived.clear()
    change("scale.h", "SCALE 1", "SCALE 2")  # a constant of a header
    assert link() == "72 1 1\n" and derived == [{"cube", "helper"}]
    derived.clear()
    Path("enzyme.toml").write_text('inactive = ["helper"]\n')  # what is said beside the sources
    assert link() == "48 1 1\n" and {"cube", "helper"} in derived
    derived.clear()
    Path("enzyme.toml").write_text('[derivatives]\nhelper = "x -> 4"\n')
    assert link() == "80 1 1\n" and {"cube", "helper"} in derived
    Path("enzyme.toml").unlink()
    derived.clear()
    assert link() == "72 1 1\n" and not derived  # as it was
    assert link("-O1") == "72 1 1\n" and len(derived) == 2  # the level
    derived.clear()
    assert link("-rdynamic") == "72 1 1\n" and len(derived) == 2  # what others see of it
    derived.clear()
    monkeypatch.setattr(cache, "this_version", lambda: "another version")
    assert link() == "72 1 1\n" and len(derived) == 2


def test_what_does_not_change_it_does_not(derived: list[set[str]]) -> None:
    compile_all()
    link()
    derived.clear()
    change("printed.c", "return x", "return 5 * x")
    assert link() == "24 1 5\n" and not derived
    change("main.c", "\\n", " \\n")
    assert link() == "24 1 5 \n" and not derived


def test_a_variable_of_two_files_joins_them(derived: list[set[str]]) -> None:
    Path("helper.c").write_text("double factor = 2; double helper(double x) { return factor * x; }\n")
    Path("printed.c").write_text("extern double factor; double printed(double x) { return x * ++factor; }\n")
    compile_all()
    assert link() in ("24 1 3\n", "36 1 3\n")  # arguments are evaluated in any order
    assert derived == [{"cube", "helper", "printed"}, {"other"}]


def test_warnings_are_said_each_time(capfd: pytest.CaptureFixture[str]) -> None:
    change("other.c", "sin(x)", "cos(x)")
    Path("enzyme.toml").write_text('inactive = ["cubed", "printed"]\n')
    link()
    first = capfd.readouterr().err
    assert "nothing in this link is called `cubed`" in first and "`printed`" not in first
    link()
    assert capfd.readouterr().err == first


def test_what_only_the_whole_program_shows(derived: list[set[str]]) -> None:
    """A function that is passed on through another file is asked about where nobody sees which one it is."""
    Path("helper.c").write_text(
        "double __enzyme_autodiff(void *, double);\n"
        "double slope(double (*f)(double), double x) { return __enzyme_autodiff((void *)f, x); }\n"
        "double helper(double x) { return 2 * x; }\n"
    )
    text = CUBE[: CUBE.index("extern")] + "double slope(double (*)(double), double);\n"
    Path("cube.c").write_text(text + "double cube_gradient(double x) { return slope(cube, x); }\n")
    compile_all()
    assert link() == "24 1 1\n"
    assert {"cube", "helper"} <= derived[0]


def test_errors_are_those_of_the_whole_program(capfd: pytest.CaptureFixture[str]) -> None:
    Path("helper.c").write_text("double nowhere(double); double helper(double x) { return nowhere(x); }\n")
    compile_all()
    assert main(Language.C, ["-O2", "cube.o", "helper.o", "other.o", "main.o", "printed.o", "-o", "program"]) == 1
    assert "nowhere" in capfd.readouterr().err and not Path("program").exists()


def test_units_without_machine_code_are_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from enzyme_build.toolchain import codegen

    compile_all("-fno-fat-lto-objects")
    assert link() == "24 1 1\n"
    first = Path("program").read_bytes()
    monkeypatch.setattr(codegen, "machine_code_by", None)
    assert link() == "24 1 1\n" and Path("program").read_bytes() == first


def results() -> list[Path]:
    return [path for path in Path("cache/results").rglob("*") if path.is_file()]


@pytest.mark.parametrize("spoil", [b"", b"garbage", None], ids=["empty", "garbage", "cut"])
def test_a_spoilt_result_is_not_taken(derived: list[set[str]], spoil: bytes | None) -> None:
    compile_all()
    link()
    for path in results():
        path.write_bytes(path.read_bytes()[:-1] if spoil is None else spoil)
    assert link() == "24 1 1\n" and len(derived) == 4


def test_a_cache_that_cannot_be_written_is_none(derived: list[set[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> tuple[int, str]:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tempfile.mkstemp", full)
    store.put("derivatives", "key", b"result")
    assert store.get("derivatives", "key") is None
    monkeypatch.undo()
    if os.getuid() != 0:  # root writes anywhere
        folder = Path("closed")
        folder.mkdir(mode=0o500)
        monkeypatch.setenv("ENZYME_CACHE_DIR", str(folder))
        store.put("derivatives", "key", b"result")
        assert store.get("derivatives", "key") is None


def test_the_least_recently_used_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(4):
        store.put("derivatives", f"key{number}", bytes(1000))
        os.utime(Path("cache/results/derivatives") / f"key{number}", (number + 1, number + 1))
    assert store.get("derivatives", "key0") is not None  # used
    monkeypatch.setenv("ENZYME_CACHE_SIZE", "3K")
    store.keep_the_limit()
    assert [n for n in range(4) if store.get("derivatives", f"key{n}") is not None] == [0, 3]


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    from argparse import Namespace

    store.put("derivatives", "key", bytes(5000))
    cache_command(Namespace(action="info", to=""))
    shown = capsys.readouterr().out
    assert "derivatives" in shown and "4.9 KiB of at most 2.0 GiB" in shown
    cache_command(Namespace(action="prune", to="1M"))
    assert "deleted 0 entries" in capsys.readouterr().out
    cache_command(Namespace(action="clear", to=""))
    assert "deleted 1 entries" in capsys.readouterr().out and not results()


def program_of_links() -> Callable[..., subprocess.Popen[str]]:
    code = "import sys; from enzyme_build.cli.drivers import enzyme_cc; sys.exit(enzyme_cc())"
    objects = [f"{Path(name).stem}.o" for name in FILES if name.endswith(".c")]

    def start(output: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", code, "-O2", *objects, "-o", output, "-lm"]
        return subprocess.Popen(command, text=True, start_new_session=True)

    return start


def test_two_links_at_once_and_one_that_is_killed() -> None:
    compile_all()
    start = program_of_links()
    killed = start("killed")
    deadline = time.monotonic() + 60
    while not results() and killed.poll() is None and time.monotonic() < deadline:
        time.sleep(0.01)
    os.killpg(killed.pid, signal.SIGKILL)
    killed.wait()
    both = [start("one"), start("two")]
    assert [process.wait() for process in both] == [0, 0]
    made = [Path(name).read_bytes() for name in ("one", "two")]
    assert made[0] == made[1]
    assert link(output="three") == "24 1 1\n" and Path("three").read_bytes() == made[0]


def test_archives_give_what_is_needed(derived: list[set[str]]) -> None:
    Path("never.c").write_text("double missing(double); double never(double x) { return missing(x); }\n")
    Path("asker.c").write_text("double never(double); double asks(double x) { return never(x); }\n")
    compile_all()
    assert main(Language.C, ["-O2", "-c", "never.c"]) == 0
    subprocess.run(["cc", "-c", "asker.c"], check=True)  # machine code that nobody needs
    subprocess.run(["ar", "qc", "liball.a", "helper.o", "printed.o", "never.o", "asker.o"], check=True)
    assert main(Language.C, ["-O2", "main.o", "cube.o", "other.o", "liball.a", "-o", "program", "-lm"]) == 0
    assert subprocess.run(["./program"], capture_output=True, text=True, check=True).stdout == "24 1 1\n"
    assert derived == [{"cube", "liball"}, {"other"}]


def test_a_shared_library_of_objects_for_programs(derived: list[set[str]]) -> None:
    """Machine code that was not meant for a library is made again of the bitcode."""
    compile_all()
    objects = [f"{Path(name).stem}.o" for name in FILES if name.endswith(".c") and name != "main.c"]
    assert main(Language.C, ["-O2", "-shared", *objects, "-o", "libcube.so", "-lm"]) == 0
    assert len(derived) == 2
    subprocess.run(["cc", "main.c", "libcube.so", "-Wl,-rpath,.", "-o", "program"], check=True)
    assert subprocess.run(["./program"], capture_output=True, text=True, check=True).stdout == "24 1 1\n"
