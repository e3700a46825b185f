"""What Python checks where a function takes a communicator: all processes ask together, and none seeds a copy."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mpi.runner import implementations

pytest.importorskip("mpi4py")

_SOURCE = """
#include <mpi.h>
static double mean(const double *x, int n, MPI_Comm comm) {
  double sums[2] = {0, n}, all[2];
  for (int i = 0; i < n; i++) sums[0] += x[i] * x[i];
  MPI_Allreduce(sums, all, 2, MPI_DOUBLE, MPI_SUM, comm);
  return all[0] / all[1];
}
double everywhere(const double *x, int n, MPI_Fint comm) { return mean(x, n, MPI_Comm_f2c(comm)); }
double once(const double *x, int n, MPI_Fint comm) {
  int rank;
  MPI_Comm_rank(MPI_Comm_f2c(comm), &rank);
  double found = mean(x, n, MPI_Comm_f2c(comm));
  return rank ? 0 : found;
}
"""
_SCRIPT = """
import sys, warnings
import enzyme_build, numpy as np
from mpi4py import MPI
comm, x = MPI.COMM_WORLD, np.arange(1.0, 4.0)
paths = [f"-L{sys.prefix}/lib", "-lmpi", f"-Wl,-rpath,{sys.prefix}/lib"]
flags = ["-O2", f"-I{sys.prefix}/include"]
with enzyme_build.load("mean.c", flags=flags, libraries=paths, arrays={"x": "n"}) as library:
    asked = library.once.jvp if comm.rank else library.once.grad
    try:
        asked(x, comm, np.ones(3)) if comm.rank else asked(x, comm)
        said = "nothing"
    except RuntimeError as error:
        said = str(error)
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        same = library.once.grad(x, comm) if comm.rank else library.once.value_and_grad(x, comm)[1]
        alone = len(seen)
        twice = library.everywhere.grad(x, comm)
        zero = library.everywhere.vjp(x, comm, 1.0 if comm.rank == 0 else 0.0)[1]
    for rank in range(comm.size):
        comm.barrier()
        if rank == comm.rank:
            print(said, alone, [str(one.message) for one in seen], same, twice, zero, sep="|", flush=True)
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """What each of two processes prints."""
    found = [one for one in implementations() if one.name == "pip"]
    if not found:
        pytest.skip("pip's MPICH is not installed")
    folder: Path = tmp_path_factory.mktemp("python")
    (folder / "mean.c").write_text(_SOURCE)
    (folder / "ask.py").write_text(_SCRIPT)
    command = [*found[0].start, "2", sys.executable, "ask.py"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    lines = sorted(line for line in done.stdout.splitlines() if "|" in line)
    return [line.split("|") for line in lines]


def test_another_derivative_is_refused_on_all_processes(said: list[list[str]]) -> None:
    assert {line[0] for line in said} == {
        "once_gradient(): all processes of a communicator must ask for the same derivative together; "
        "process 1 asks for once_jvp()",
        "once_jvp(): all processes of a communicator must ask for the same derivative together; "
        "process 0 asks for once_gradient()",
    }


def test_a_copy_that_is_seeded_everywhere_is_warned_about(said: list[list[str]]) -> None:
    for line in said:
        assert line[1] == "0"  # `once`
        assert line[2].count("all 2 processes return the same result") == 1  # not where one process alone seeds it
        assert "everywhere_gradient()" in line[2]


def test_gradients_count_each_seed(said: list[list[str]]) -> None:
    for line in said:
        assert line[3] == line[5] == "[0.33333333 0.66666667 1.        ]"
        assert line[4] == "[0.66666667 1.33333333 2.        ]"
