"""The halves of a derivative that communicates are called one by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mpi.runner import FOLDER, SCRIPTS, call, implementations, run

pytestmark = pytest.mark.skipif(not implementations(), reason="no library of MPI: pip install mpich")


def test_halves_are_as_the_gradient(tmp_path: Path) -> None:
    """By hand: with s = Σ come·x₁ = 5 the objective is s²·(x₁ + x₁'), on two processes with x = (1, 2) and (2, 1)."""
    library = implementations()[0]
    command = ["-O2", f"-I{library.headers}", str(FOLDER / "halves.c"), "-o", "program", *library.link]
    done = call([str(SCRIPTS / "enzyme-cc"), *command], tmp_path)
    assert done.returncode == 0, done.stderr
    ran = run(library, 2, tmp_path / "program")
    assert ran.returncode == 0, ran.stderr
    assert [float(word) for word in ran.stdout.split()] == [50, 30, 85, 25, 60, 55]
