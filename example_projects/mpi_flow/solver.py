"""The Fortran solver as an operator of PyTorch, with the MPI that mpi4py has, too."""

import os
import shlex
import subprocess
from pathlib import Path

WRAPPER = os.environ.get("MPICC", "mpicc")
FORTRAN = ("mpi_mpifh", "mpifort", "mpichfort")  # the names of MPI's library for Fortran: Open MPI's, MPICH's, Debian's


def paths():
    """What a compiler needs in order to find MPI, and the library itself."""
    said = shlex.split(subprocess.run([WRAPPER, "-show"], check=True, capture_output=True, text=True).stdout)
    headers, names = ([word for word in said if word.startswith(start)] for start in ("-I", "-l"))
    folders = [word[2:] for word in said if word.startswith("-L")]
    name = next(name[2:] for name in names if name in ("-lmpi", "-lmpich"))
    fortran = [each for each in FORTRAN for folder in folders if (Path(folder) / f"lib{each}.so").exists()]
    if not fortran:
        raise SystemExit(f"{WRAPPER} has no MPI for Fortran: name the wrapper of one that has in MPICC")
    libraries = [*(f"-L{folder}" for folder in folders), *(f"-Wl,-rpath,{folder}" for folder in folders)]
    library = next(Path(folder) / f"lib{name}.so" for folder in folders if (Path(folder) / f"lib{name}.so").exists())
    return headers, [*libraries, f"-l{fortran[0]}", f"-l{name}"], library.resolve()


HEADERS, LIBRARIES, LIBRARY = paths()
os.environ.setdefault("MPI4PY_LIBMPI", str(LIBRARY))  # before mpi4py is imported

from mpi4py import MPI  # noqa: E402

import enzyme_build  # noqa: E402
import enzyme_build.torch  # noqa: E402


def load():
    """The operator; the first process compiles it, the others find it in the cache."""
    world = MPI.COMM_WORLD
    if world.rank > 0:
        world.Barrier()
    program = enzyme_build.load(
        Path(__file__).parent / "flow.f90", flags=["-O2", *HEADERS], libraries=LIBRARIES, const=["rates"]
    )
    if not program["is_started"]():
        raise SystemExit(f"mpi4py has another MPI than {LIBRARY}: {MPI.Get_library_version()}")
    program["flow"].vjp  # noqa: B018 (derived now)
    if world.rank == 0:
        world.Barrier()
    return enzyme_build.torch.enzyme(program["flow"])
