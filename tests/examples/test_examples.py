"""Every example builds by the commands of its README, and its derivatives are right."""

from __future__ import annotations

import importlib.util
import shutil

import pytest

DIFFERENCES, MODES = "gradient against differences", "forward against reverse mode"


def assert_right(output: str, reported) -> None:
    assert reported(output, DIFFERENCES) <= 1e-6
    assert reported(output, MODES) <= 1e-12


@pytest.mark.fortran
def test_cross_language(example, reported):
    project = example("cross_language")
    output = project.follow()
    assert_right(output, reported)
    assert reported(output, "largest force that is left") <= 1e-6
    project.run("python -m pytest -q tests")


def test_cross_language_without_fortran(example, reported):
    project = example("cross_language")
    (install,) = project.commands(1)
    project.run(install)
    assert_right(project.run("python -m ion_cluster"), reported)


@pytest.mark.fortran
def test_plain_cmake(example, reported):
    output = example("plain_cmake").follow()
    assert_right(output, reported)
    assert reported(output, "distance to Scherk's surface") <= 2e-3


def test_makefile(example, reported):
    assert_right(example("makefile").follow(), reported)


@pytest.mark.fortran
def test_fit_pde(example, reported):
    project = example("fit_pde")
    output = project.follow()
    assert_right(output, reported)
    assert (project.folder / "fit.png").stat().st_size > 10_000
    project.run("python -m pytest -q tests")


@pytest.mark.fortran
def test_torch_physics(example, reported):
    if importlib.util.find_spec("torch") is None:
        pytest.skip("there is no PyTorch")
    project = example("torch_physics")
    output = project.follow()
    assert reported(output, DIFFERENCES) <= 1e-6
    assert reported(output, "error of the conductivity") <= 0.03
    assert (project.folder / "conductivity.png").stat().st_size > 5_000
    assert reported(project.follow(1), DIFFERENCES) <= 1e-6  # the same by torchrun


@pytest.mark.fortran
@pytest.mark.parametrize("processes", ["1", "2", "4", "4 --domain 2"])
def test_mpi_flow(mpi_flow, reported, processes):
    count, *domain = processes.split(" ", 1)
    words = " ".join(["train.py --iterations 2 --plot flow.png", *domain])
    output = mpi_flow.run(f"MPICC=mpicc.openmpi mpirun.openmpi -n {count} python {words}")
    assert reported(output, "gradient against one process") <= 1e-10
    assert reported(output, DIFFERENCES) <= 1e-4
    assert (mpi_flow.folder / "flow.png").stat().st_size > 10_000


@pytest.mark.fortran
@pytest.mark.parametrize("block", [0, 1, 2])
def test_mpi_flow_as_its_page_says(mpi_flow, block):
    for command in mpi_flow.commands(block):
        quick = "" if "--iterations" in command or "scaling" in command else " --iterations 10"
        assert "gradient" in mpi_flow.run(command + quick)


@pytest.fixture(scope="module")
def mpi_flow(example):
    """The example, where there are PyTorch and an MPI with Fortran: the processes may be more than the processors."""
    for name in ("torch", "mpi4py", "matplotlib"):
        if importlib.util.find_spec(name) is None:
            pytest.skip(f"there is no {name}")
    if not shutil.which("mpifort.openmpi"):
        pytest.skip("there is no MPI with Fortran: Debian's libopenmpi-dev")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("ALLOW_RUN_AS_ROOT", "ALLOW_RUN_AS_ROOT_CONFIRM", "MCA_rmaps_base_oversubscribe"):
            patch.setenv(f"OMPI_{name}", "1")
        yield example("mpi_flow")


def test_jax_simulator(example, reported):
    for name in ("jax", "optax"):
        if importlib.util.find_spec(name) is None:
            pytest.skip(f"there is no {name}")
    project = example("jax_simulator")
    output = project.follow()
    assert reported(output, DIFFERENCES) <= 1e-6
    assert reported(output, "largest error of a rate") <= 0.05


def test_a_cluster(example):
    if importlib.util.find_spec("distributed") is None:
        pytest.skip("there is no Dask")
    assert example("jax_simulator").follow(1) == "200 gradients, the same as in this process\n"
