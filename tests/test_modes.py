"""Programs in `tests/modes` use the surface as users do and check their own numbers; those in `refused` must not link.

A program is a file, or a folder of files that are linked together (.c .cpp .f90 .ll).  It passes if it exits with 0,
built at -O0 and at -O2.  `// warns: REGEX` in its first lines is a warning that the link must give.  One in `refused`
says in its first line what the error is: `// refused: REGEX`; the error must name a line of the file, and
`// line: N` which one.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_build.differentiate.markers import MARKERS
from enzyme_build.differentiate.registrations import CUSTOM, STATEMENTS
from enzyme_build.differentiate.requests import DENSE, HELPERS, MODES
from tests.harness.reference import MODES_PAGE, entries, with_reference
from tests.harness.rows import LANGUAGES, ROWS, Row, shown

HERE = Path(__file__).parent / "modes"
SUFFIXES = (".ll", ".c", ".cpp", ".f90")
COMMANDS = {".ll": "enzyme-cc", ".c": "enzyme-cc", ".cpp": "enzyme-c++", ".f90": "enzyme-fc"}


def programs() -> list[Path]:
    """Every program: files, and folders that hold one together."""
    return sorted(p for p in HERE.iterdir() if (p.is_dir() and p.name != "refused") or p.suffix in SUFFIXES)


def refused() -> list[Path]:
    """Every file that must be refused."""
    return sorted(p for p in (HERE / "refused").iterdir() if p.suffix in SUFFIXES)


def build(program: Path, level: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Compiles and links with the drop-in compiler of the program's most demanding language."""
    files = sorted(p for p in program.iterdir() if p.suffix in SUFFIXES) if program.is_dir() else [program]
    suffix = max((f.suffix for f in files), key=list(COMMANDS).index)
    driver = Path(sys.executable).parent / COMMANDS[suffix]
    command = [str(driver), level, "-g", *map(str, files), "-o", str(folder / "program"), "-lm"]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)


def stated(program: Path, key: str) -> str:
    """What the first lines of a program's main file say about a key."""
    files = sorted(p for p in program.iterdir() if p.suffix in SUFFIXES) if program.is_dir() else [program]
    for file in files:
        found = re.search(rf"^[/!;]+ {key}: (.*)$", "\n".join(file.read_text().splitlines()[:3]), re.MULTILINE)
        if found:
            return found[1]
    return ""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("program", programs(), ids=lambda p: p.name)
def test_the_numbers_are_right(program: Path, level: str, tmp_path: Path) -> None:
    built = build(program, level, tmp_path)
    assert built.returncode == 0, built.stderr
    warning = stated(program, "warns")
    assert re.search(warning, built.stderr) if warning else "warning" not in built.stderr
    run = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("program", refused(), ids=lambda p: p.name)
def test_misuse_is_an_error_with_its_place(program: Path, tmp_path: Path) -> None:
    built = build(program, "-O0", tmp_path)
    assert built.returncode != 0, "it was accepted"
    assert re.search(stated(program, "refused"), built.stderr), built.stderr
    line = stated(program, "line")
    if line:
        assert re.search(rf"--> \S*{re.escape(program.name)}:{line}\b", built.stderr), built.stderr


def test_the_reference_is_what_the_programs_say() -> None:
    page = MODES_PAGE.read_text(encoding="utf-8")
    assert with_reference(page) == page, "python -m tests.harness --table"
    here = {path.relative_to(HERE).parts[0] for _, _, path in entries() if path.is_relative_to(HERE)}
    assert here == {p.name for p in programs()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_name_is_shown_across_files_or_said_to_be_missing(row: Row, language: str) -> None:
    assert (shown(row, language) is None) == (language in row.without), row.name


def test_every_name_has_a_row() -> None:
    named = {*MODES, *HELPERS, *DENSE, *STATEMENTS, *MARKERS, *(f"__enzyme_register_{kind}" for kind in CUSTOM)}
    assert sorted(named - {"__enzyme_shouldrecompute"} - {row.name for row in ROWS}) == []
