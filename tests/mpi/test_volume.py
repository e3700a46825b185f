"""What a gradient sends, counted between the program and MPI: twice what the program does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mpi.runner import FOLDER, SCRIPTS, call, implementations, run


@pytest.mark.skipif(not implementations(), reason="no library of MPI: pip install mpich")
def test_the_adjoint_sends_as_much_as_the_program(tmp_path: Path) -> None:
    library = implementations()[0]
    include = f"-I{library.headers}"
    for step in (
        ["cc", "-O2", include, "-c", str(FOLDER / "counting.c")],
        [str(SCRIPTS / "enzyme-cc"), "-O2", include, "-c", str(FOLDER / "volume.c")],
        [str(SCRIPTS / "enzyme-cc"), "-O2", "volume.o", "counting.o", "-o", "program", *library.link],
    ):
        done = call(step, tmp_path)
        assert done.returncode == 0, done.stderr
    ran = run(library, 3, tmp_path / "program")
    primal, gradient, is_good = map(int, ran.stdout.split())
    assert primal == 8 * (2 * 10 + 1)
    assert gradient == 2 * primal
    assert is_good
