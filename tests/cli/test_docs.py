"""What the commands say about themselves: `docs`, `completion`, examples in `--help`, the page of an error."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_build import documents
from enzyme_build.cli import parsers
from enzyme_build.errors import SettingsError

Run = Callable[..., subprocess.CompletedProcess[str]]
Write = Callable[[str, str], Path]
COMMANDS = parsers.whole()[1]


def test_pages_are_listed_and_found(run: Run) -> None:
    listed = run("enzyme-build", "docs", "--list").stdout.split()
    assert {"index", "tutorials/hessians", "reference/settings"} <= set(listed)
    for word, name in (("settings", "reference/settings"), ("tutorials/hessians",) * 2, ("EB301", "reference/errors")):
        found = Path(run("enzyme-build", "docs", word, "--path").stdout.strip())
        assert found == documents.source(name) and found.is_file()


def test_a_code_is_shown_as_text(run: Run) -> None:
    shown = run("enzyme-build", "docs", "EB301", "--text").stdout
    assert "no derivative rule for the call to `integrate`" in shown and "EB303" not in shown


def test_what_the_code_says_is_in_the_text(run: Run) -> None:
    assert "bitcode-libraries" in run("enzyme-build", "docs", "settings", "--text").stdout


def test_files_of_a_page_are_written_once(run: Run, tmp_path: Path) -> None:
    run("enzyme-build", "docs", "cmake-wheel", "--files", "cable")
    assert "find_package(EnzymePy" in (tmp_path / "cable" / "CMakeLists.txt").read_text()
    assert (tmp_path / "cable" / "python" / "cable" / "__init__.py").is_file()
    again = run("enzyme-build", "docs", "cmake-wheel", "--files", "cable", check=False)
    assert again.returncode == 1 and "already exists" in again.stderr


def test_a_page_that_there_is_not(run: Run) -> None:
    failed = run("enzyme-build", "docs", "hesians", check=False)
    assert failed.returncode == SettingsError.exit_code and "did you mean `hessians`?" in failed.stderr


def test_an_error_names_its_page(run: Run) -> None:
    failed = run("enzyme-build", "link", "missing.o", "-o", "program", check=False)
    assert failed.stderr.endswith("  see: enzyme-build explain EB101\n")


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_completion_is_a_script(run: Run, write: Write, shell: str) -> None:
    script = run("enzyme-build", "completion", shell).stdout
    assert "--save-stages" in script and "doctor" in script
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell} to read it")
    subprocess.run([shell, "-n", str(write("completion", script))], check=True)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_has_examples_that_parse(name: str, run: Run) -> None:
    examples = COMMANDS[name].get_default("examples")
    assert len(examples) >= 2
    told = run("enzyme-build", name, "--help").stdout
    for command, what in examples:
        assert f"  {command}\n      {what}" in told
        words = shlex.split(command.removeprefix('eval "$(').removesuffix(')"').partition(" > ")[0])
        assert words[:2] == ["enzyme-build", name]
        known, rest = COMMANDS[name].parse_known_args(words[2:])
        takes_all = getattr(parsers.module(name), "TAKES_ALL", False)
        assert takes_all or not rest, f"{name} has no {rest}"
        assert all(hasattr(known, action.dest) for action in COMMANDS[name]._actions if action.dest != "help")
