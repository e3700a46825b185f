"""Every command in the README does what the README shows, with the files that it shows."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

from tests.harness import table
from tests.harness.programs import all_programs, read_program
from tests.readmes import ROOT, Commands, Section, sections, shell

README = ROOT / "README.md"
SECTIONS = sections(README)
SOURCES = {name: text for part in SECTIONS for name, text in part.files.items() if name.endswith((".c", ".f90"))}
_INSTALLS_US = "pip install . && enzyme-build demo"


_IMPORTED = re.compile(r"^import (torch|jax|tensorflow|numba)\b", re.MULTILINE)


def _cases() -> list[object]:
    sections_with_commands = [section for section in SECTIONS if any(map(_is_run, section.commands))]
    return [pytest.param(s, id=s.title.split(":")[0], marks=_marks(s)) for s in sections_with_commands]


def _is_run(commands: Commands) -> bool:
    return "pytest" not in commands.script  # the suite does not run itself


def _marks(section: Section) -> list[pytest.MarkDecorator]:
    needs_flang = any("enzyme-fc" in each.script or "Fortran" in each.prints for each in section.commands)
    frameworks = [name for text in section.files.values() for name in _IMPORTED.findall(text)]
    missing = [name for name in frameworks if importlib.util.find_spec(name) is None]
    absent = [pytest.mark.skipif(True, reason=f"there is no {missing[0]}")] if missing else []
    return [*([pytest.mark.fortran] if needs_flang else []), *absent]


@pytest.mark.parametrize("section", _cases())
def test_commands(section: Section, tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    for name, text in {**SOURCES, **section.files}.items():
        (project / name).write_text(text, encoding="utf-8")
    for commands in filter(_is_run, section.commands):
        folder = ROOT if commands.script.strip() == _INSTALLS_US else project
        done = shell(commands.script, folder, tmp_path / "packages")
        assert (done.returncode != 0) == commands.fails, done.stdout[-6000:]
        assert re.search(commands.pattern, done.stdout), f"README shows\n{commands.prints}\nbut it is\n{done.stdout}"


def test_files_have_one_text() -> None:
    names = [name for section in SECTIONS for name in section.files]
    assert len(names) == len(set(names)) and len(names) >= 6


def test_the_two_commands() -> None:
    scripts = [commands.script for section in SECTIONS for commands in section.commands]
    assert f"{_INSTALLS_US}\n" in scripts
    (test,) = [script for script in scripts if not _is_run(Commands(script))]
    assert re.fullmatch(r"pip install .*enzyme-build doctor --install.*pytest.*\n", test)


def test_what_it_links_to_is_here() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#\s]+)\)", README.read_text(encoding="utf-8"))
    assert targets and all((ROOT / target).exists() for target in targets)


def test_what_works_is_what_the_corpus_says() -> None:
    """Else run `python -m tests.harness --table`."""
    programs = [read_program(path) for path in all_programs()]
    text = README.read_text(encoding="utf-8")
    page = table.LIST.read_text(encoding="utf-8")
    assert table.with_table(text, programs, table.said(page)) == text
    assert _without_states(table.listed(programs, {})) == _without_states(page)
    messages = table.said(page)
    assert set(messages) == {program.name for program in programs if table.refusals(program)}
    assert all(messages.values())


def _without_states(page: str) -> list[str]:
    return [line.rpartition(" | ")[0] if line.startswith("| [") else line for line in page.splitlines()]
