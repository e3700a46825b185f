"""Each template builds, and its own tests pass."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from enzyme_build.cli.new import create_project


@pytest.mark.slow
@pytest.mark.parametrize("template", ["c", pytest.param("fortran", marks=pytest.mark.fortran)])
def test_a_project_builds_and_passes_its_tests(template: str, tmp_path: Path) -> None:
    project = create_project("fresh-project", template, tmp_path)
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(project)]
    run(pip, project)
    (wheel,) = tmp_path.glob("fresh_project-0.1.0-py3-none-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    shown = run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"], project, tmp_path / "site")
    assert "3 passed" in shown
    (quick,) = [line for line in (project / "README.md").read_text().splitlines() if line.startswith("python -c ")]
    run(["sh", "-c", quick.replace("python", sys.executable, 1)], tmp_path, tmp_path / "site")


def run(command: list[str], folder: Path, site: Path | None = None) -> str:
    environment = {**os.environ, "PYTHONPATH": str(site or ""), "PYTEST_ADDOPTS": ""}
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode != 0:
        pytest.fail(done.stdout[-6000:])
    return done.stdout
