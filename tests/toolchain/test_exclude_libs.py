"""A linker without `--exclude-libs` hides the same names by a version script."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_build.toolchain import compilers
from enzyme_build.toolchain.command_line import parse
from enzyme_build.toolchain.compilers import Language
from enzyme_build.toolchain.drivers import Driver
from enzyme_build.toolchain.exclude_libs import as_version_script


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """An archive with one function, `inside`, and beside it an object with `outside`, which calls it."""
    (tmp_path / "inside.c").write_text("int inside(void) { return 7; }\n")
    (tmp_path / "outside.c").write_text("int inside(void);\nint outside(void) { return inside(); }\n")
    compiler = compilers.require(Language.C).command
    subprocess.run([*compiler, "-fPIC", "-c", "inside.c", "outside.c"], cwd=tmp_path, check=True)
    subprocess.run(["ar", "rcs", "libinside.a", "inside.o"], cwd=tmp_path, check=True)
    return tmp_path / "libinside.a"


@pytest.mark.parametrize(
    "option", ["-Wl,--exclude-libs,libinside.a", "-Wl,--exclude-libs=ALL", "-Wl,-s,--exclude-libs,other.a:libinside.a"]
)
def test_names_become_local(archive: Path, option: str, tmp_path: Path) -> None:
    words = as_version_script(["-shared", option, str(archive)], tmp_path)
    assert not any("--exclude-libs" in word for word in words) and words[-1].startswith("-Wl,--version-script=")
    assert '"inside";' in Path(words[-1].partition("=")[2]).read_text()
    assert ("-Wl,-s" in words) == ("-s" in option)


@pytest.mark.parametrize("words", [["-shared", "a.o"], ["-Wl,--as-needed,-s"], ["-Wl,--version-script=mine.map"]])
def test_other_words_stay(words: list[str], tmp_path: Path) -> None:
    assert as_version_script(words, tmp_path) == words
    assert as_version_script([*words, "-Wl,--exclude-libs,none.a"], tmp_path) == words


def test_zig_hides_them(archive: Path) -> None:
    tool = compilers._zig(Language.C)
    assert tool is not None
    folder = archive.parent
    words = ["-shared", str(folder / "outside.o"), str(archive), "-Wl,--exclude-libs,libinside.a"]
    Driver(Language.C, tool).link(parse(["-o", str(folder / "library.so")]), words)
    listed = subprocess.run(["nm", "-D", "--defined-only", "library.so"], cwd=folder, capture_output=True, text=True)
    assert "outside" in listed.stdout and "inside" not in listed.stdout


def test_zig_takes_scripts_that_name_what_is_not_there(archive: Path) -> None:
    tool = compilers._zig(Language.C)
    assert tool is not None
    folder = archive.parent
    script = folder / "names.map"
    script.write_text("ONE { global: outside; elsewhere; local: *; };\n")
    words = ["-shared", str(folder / "outside.o"), str(archive), f"-Wl,--version-script,{script}"]
    Driver(Language.C, tool).link(parse(["-o", str(folder / "library.so")]), words)
