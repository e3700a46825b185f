"""Every command in the README does what the README shows, with the files that it shows; and it is short."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import pytest

from enzyme_build.documents import Commands
from tests.readmes import ROOT, Section, is_as_shown, sections

README = ROOT / "README.md"
SECTIONS = sections(README)
_INSTALLS_US = 'pip install ".[tools]" && enzyme-build demo'
_LONGEST, _MOST_ROWS = 200, 10  # lines


def _cases() -> list[object]:
    sections_with_commands = [section for section in SECTIONS if any(map(_is_run, section.commands))]
    return [pytest.param(s, id=s.title, marks=_marks(s)) for s in sections_with_commands]


def _is_run(commands: Commands) -> bool:
    return "pytest" not in commands.script  # the suite does not run itself


def _marks(section: Section) -> list[pytest.MarkDecorator]:
    needs_flang = any("enzyme-fc" in each.script or "Fortran" in each.prints for each in section.commands)
    return [pytest.mark.fortran] if needs_flang else []


@pytest.mark.parametrize("section", _cases())
def test_commands(section: Section, tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    for name, text in section.files.items():
        (project / name).write_text(text, encoding="utf-8")
    for commands in filter(_is_run, section.commands):
        folder = ROOT if commands.script.strip() == _INSTALLS_US else project
        is_as_shown(commands, folder, tmp_path / "packages")


def test_files_have_one_text() -> None:
    names = [name for section in SECTIONS for name in section.files]
    assert len(names) == len(set(names)) and len(names) >= 5


def test_the_two_commands() -> None:
    scripts = [commands.script for section in SECTIONS for commands in section.commands]
    assert f"{_INSTALLS_US}\n" in scripts
    (test,) = [script for script in scripts if not _is_run(Commands(script))]
    assert re.fullmatch(r"pip install .*enzyme-build doctor --install.*pytest.*\n", test)


def test_it_is_short() -> None:
    lines = README.read_text(encoding="utf-8").splitlines()
    tables = [len(list(rows)) - 2 for is_row, rows in groupby(lines, lambda line: line.startswith("|")) if is_row]
    assert len(lines) <= _LONGEST and max(tables) <= _MOST_ROWS


def test_what_it_links_to_is_here() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#\s]+)\)", README.read_text(encoding="utf-8"))
    assert targets and all((ROOT / target).exists() for target in targets)
