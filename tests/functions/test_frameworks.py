"""The tests of each framework (`framework_*.py`), each in a process of its own: not all can share one."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("name", ["jax", "numba", "tensorflow", "torch"])
def test_framework(name: str) -> None:
    if importlib.util.find_spec(name) is None:
        pytest.skip(f"there is no {name}: see the extra [frameworks]")
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-q", "--show-capture=no", str(FOLDER / f"framework_{name}.py")]
    done = subprocess.run(
        command, cwd=FOLDER.parents[1], env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert done.returncode == 0, done.stdout[-8000:]
