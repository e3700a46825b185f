"""What a gradient sends, counted between the program and MPI: twice what the program does, at most."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mpi.runner import FOLDER, SCRIPTS, call, implementations, run

pytestmark = pytest.mark.skipif(not implementations(), reason="no library of MPI: pip install mpich")


def test_the_adjoint_sends_as_much_as_the_program(tmp_path: Path) -> None:
    primal, gradient = _sent("volume", tmp_path)
    assert primal == 8 * (2 * 10 + 1)
    assert gradient == 2 * primal


def test_what_only_decides_is_not_sent_back(tmp_path: Path) -> None:
    primal, gradient = _sent("decisions", tmp_path)
    assert primal == 8 * (10 + 1)
    assert gradient == primal + 8


def _sent(program: str, folder: Path) -> tuple[int, int]:
    """What one of three processes sends in the program, and in its gradient."""
    library = implementations()[0]
    include = f"-I{library.headers}"
    for step in (
        ["cc", "-O2", include, "-c", str(FOLDER / "counting.c")],
        [str(SCRIPTS / "enzyme-cc"), "-O2", include, "-c", str(FOLDER / f"{program}.c")],
        [str(SCRIPTS / "enzyme-cc"), "-O2", f"{program}.o", "counting.o", "-o", "program", *library.link, "-lm"],
    ):
        done = call(step, folder)
        assert done.returncode == 0, done.stderr
    ran = run(library, 3, folder / "program")
    primal, gradient, is_good = map(int, ran.stdout.split())
    assert is_good
    return primal, gradient
