"""Whoever copies a page's files and commands from its top to its bottom sees what the page shows."""

from __future__ import annotations

import ctypes.util
import importlib.util
import re
import shutil
from pathlib import Path

import pytest

from enzyme_build import documents
from enzyme_build.documents import Commands
from enzyme_build.toolchain import cuda
from enzyme_build.toolchain.compilers import Language, find
from tests.readmes import SCRIPTS, is_as_shown

_IMPORTED = re.compile(r"^(?:import|from) (?:enzyme_build\.)?(torch|jax|tensorflow|numba|optax|mpi4py)\b", re.MULTILINE)
_COMPILERS = {"fortran": re.compile(r"enzyme-fc|\.f90|flang-"), "rust": re.compile(r"^rustc ", re.MULTILINE)}


def _cases() -> list[object]:
    texts = {name: documents.text_of(name) for name in documents.names()}
    shown = {name: list(documents.steps(text)) for name, text in texts.items()}
    return [
        pytest.param(name, id=name, marks=_marks(texts[name]))
        for name, steps in shown.items()
        if any(isinstance(step, Commands) for step in steps)
    ]


def _marks(text: str) -> list[pytest.MarkDecorator]:
    code = "".join(block.text for block in documents.blocks(text))
    missing = [name for name in _IMPORTED.findall(code) if importlib.util.find_spec(name) is None]
    missing += [
        name for name in re.findall(r"^enzyme-.* -l(blas)$", code, re.MULTILINE) if not ctypes.util.find_library(name)
    ]
    missing += [
        name
        for name in ("mpicc",)
        if f" {name} " in code and not (SCRIPTS / name).exists() and shutil.which(name) is None
    ]
    absent = [pytest.mark.skipif(True, reason=f"there is no {missing[0]}")] if missing else []
    if "-x cuda" in code and (find(Language.CXX).is_zig or cuda.toolkit() is None):
        absent = [pytest.mark.skipif(True, reason="there is no CUDA toolkit, or no clang")]
    compilers = [getattr(pytest.mark, name) for name, needs in _COMPILERS.items() if needs.search(code)]
    return [*compilers, *absent]


@pytest.mark.parametrize("name", _cases())
def test_commands(name: str, tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    for step in documents.steps(documents.text_of(name)):
        if isinstance(step, Commands):
            is_as_shown(step, project, tmp_path / "packages")
        else:
            (project / step.file).parent.mkdir(parents=True, exist_ok=True)
            (project / step.file).write_text(step.text, encoding="utf-8")


def test_pictures_are_shown() -> None:
    folder = documents.source("index").parent
    shown = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.md"))
    readme = (folder.parent / "README.md").read_text(encoding="utf-8")
    unused = [p.name for p in (folder / "images").iterdir() if f"images/{p.name}" not in shown + readme]
    assert not unused


def test_every_error_code_has_a_section() -> None:
    page = documents.text_of("reference/errors")
    assert re.findall(r"^## (EB\d+)$", page, re.MULTILINE) == documents.codes()


def test_the_places_where_a_change_goes_are_there() -> None:
    page = documents.text_of("contributing")
    table = page.partition("## Where a change goes")[2].partition("\n## ")[0]
    named = re.findall(r"`((?:enzyme_build|tests|docs)/[\w/.]+)`", table)
    root = documents.source("index").parent.parent
    assert len(named) > 15 and [place for place in named if not (root / place).exists()] == []
