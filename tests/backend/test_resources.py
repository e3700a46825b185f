"""The data folders are found where a checkout and where a wheel has them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from enzyme_build import errors, resources

ROOT = Path(__file__).resolve().parents[2]


def test_checkout() -> None:
    assert (resources.cmake_directory() / "EnzymePyConfig.cmake").is_file()
    assert (resources.docs_directory() / "index.md").is_file()
    assert (resources.templates_directory() / "c" / "pyproject.toml.jinja").is_file()


def test_wheel_layout_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site-packages" / "enzyme_build"
    for name in ("cmake", "templates", "docs"):
        (package / "share" / name).mkdir(parents=True)
        (package.parent / name).mkdir()
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resources.cmake_directory() == package / "share" / "cmake"
    assert resources.templates_directory() == package / "share" / "templates"
    assert resources.docs_directory() == package / "share" / "docs"
    with pytest.raises(errors.InternalError, match="example_projects"):
        resources.example_projects_directory()


def test_one_version_everywhere() -> None:
    version = re.search(r'^version = "(.*)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    cmake = re.search(r'PACKAGE_VERSION "(.*)"', (ROOT / "cmake" / "EnzymePyConfigVersion.cmake").read_text())
    cited = re.search(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)
    assert version and cmake and cited and version[1] == cmake[1] == cited[1]
