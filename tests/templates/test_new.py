"""Each template becomes a whole project, under any name that a distribution may have."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest
import yaml

from enzyme_build.cli.new import LICENSES, TEMPLATES, create_project, first_commands, package_name
from enzyme_build.errors import EnzymeBuildError, InputError, SettingsError
from enzyme_build.resources import templates_directory
from enzyme_build.settings import read_settings

tomllib = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")


def test_the_templates() -> None:
    folders = {path.name for path in templates_directory().iterdir() if not path.name.startswith(("_", "."))}
    assert folders == set(TEMPLATES)


@pytest.mark.parametrize("template", TEMPLATES)
def test_a_project_is_whole(template: str, tmp_path: Path) -> None:
    project = create_project("Heat-Flow.2", template, tmp_path)
    assert project == tmp_path / "Heat-Flow.2"
    names = {path.relative_to(project).as_posix() for path in project.rglob("*") if path.is_file()}
    assert {".gitignore", "README.md", "LICENSE"} <= names
    assert any(name.startswith("tests/") for name in names)
    assert not any(name.endswith(".jinja") or "__package__" in name for name in names)
    text = "".join((project / name).read_text() for name in names)
    assert "{{ " not in text.replace("${{ ", "") and "{%" not in text and "heat_flow_2" in text and "TODO" not in text
    (workflow,) = (project / ".github" / "workflows").iterdir()
    assert {"name", "jobs"} <= set(yaml.safe_load(workflow.read_text()))
    assert first_commands(project)
    if template == "cmake":
        return
    document = tomllib.loads((project / "pyproject.toml").read_text())
    assert document["project"]["license"] == "MIT" and document["tool"]["cibuildwheel"]["test-command"]
    images = {"manylinux2014", "manylinux_2_28", "manylinux_2_34"}  # that cibuildwheel has for x86-64
    assert document["tool"]["cibuildwheel"].get("manylinux-x86_64-image", "manylinux2014") in images
    assert "python/heat_flow_2/__init__.py" in names
    settings = read_settings(project)
    assert (project / "CMakeLists.txt").is_file() != bool(settings.sources and settings.functions)


@pytest.mark.parametrize("license", LICENSES)
def test_licences(license: str, tmp_path: Path) -> None:
    project = create_project("a", "c", tmp_path, license)
    stated = tomllib.loads((project / "pyproject.toml").read_text())["project"]
    assert stated.get("license", "none") == license
    assert (project / "LICENSE").is_file() == (license != "none") == ("LICENSE" in (project / "README.md").read_text())
    if license in ("MIT", "BSD-3-Clause"):
        assert "the authors of a\n" in (project / "LICENSE").read_text()


@pytest.mark.parametrize(
    ("name", "package"), [("a", "a"), ("my-model", "my_model"), ("My.Model_2", "my_model_2"), ("x--y", "x_y")]
)
def test_names(name: str, package: str) -> None:
    assert package_name(name) == package


@pytest.mark.parametrize("name", ["", "2d", "-a", "a-", "a b", "a/b", "../a", "é", "class", "import", "None"])
def test_names_that_are_none(name: str, tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="is no name for a Python project"):
        create_project(name, "c", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_unknown_template(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as raised:
        create_project("a", "fortra", tmp_path)
    assert raised.value.help == "did you mean `fortran`?"
    with pytest.raises(SettingsError) as raised:
        create_project("a", "../c", tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", ["file", "folder"])
def test_nothing_is_overwritten(kind: str, tmp_path: Path) -> None:
    (tmp_path / "a").touch() if kind == "file" else (tmp_path / "a").mkdir()
    with pytest.raises(InputError, match="already exists"):
        create_project("a", "c", tmp_path)
    assert len(list(tmp_path.iterdir())) == 1


def test_no_such_folder(tmp_path: Path) -> None:
    with pytest.raises(EnzymeBuildError, match="there is no folder"):
        create_project("a", "c", tmp_path / "nowhere")
