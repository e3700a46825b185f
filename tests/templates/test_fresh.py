"""The commands of a template's README, in an environment that has nothing: what a user types first.

One template is tried each time, all with ENZYME_TEST_FRESH=1. Packages come from where pip finds them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_build.cli.new import TEMPLATES

from .test_build import MARKS

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[2]
TRIED = list(TEMPLATES) if os.environ.get("ENZYME_TEST_FRESH") else ["c"]


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel of this checkout."""
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("wheels")
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder)]
    subprocess.run([*command, str(ROOT)], check=True, capture_output=True)
    return folder


@pytest.mark.parametrize("template", [pytest.param(name, marks=MARKS.get(name, ())) for name in TRIED])
def test_the_first_commands(template: str, wheels: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "environment")], check=True)
    scripts = tmp_path / "environment" / "bin"
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "VIRTUAL_"))},
        "PATH": f"{scripts}{os.pathsep}{os.environ['PATH']}",
        "PIP_FIND_LINKS": f"{wheels} {os.environ.get('PIP_FIND_LINKS', '')}".strip(),
    }

    def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", "-ec", command], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True,
        )  # fmt: skip

    if (got := run("pip install -q --retries 0 --timeout 15 enzyme-build numpy", tmp_path)).returncode != 0:
        pytest.skip(f"pip finds no packages: {got.stdout.strip().splitlines()[-1]}")
    said = run(f"enzyme-build new fresh-project --template {template}", tmp_path).stdout.splitlines()
    assert said[0].endswith("with the licence MIT:")
    done = run("\n".join(line.strip() for line in said[1:]), tmp_path)
    assert done.returncode == 0, done.stdout[-6000:]
    assert " passed" in done.stdout or "100% tests passed" in done.stdout
