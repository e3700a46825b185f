"""Builds programs that communicate with the drivers, and runs them in several processes.

A program says in its first lines what is differentiated (a function `double f(double *x, int n)`, whose sum over the
processes is the objective), in how many processes it runs, by which `libraries` (all, if it does not say), with which
`flags`, whether its `second` derivatives are checked, too, and, if there is no derivative, words of which a message has
one.  `driver.c` checks derivatives.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from enzyme_build.toolchain import openmp
from enzyme_build.toolchain.compilers import Language, require

FOLDER = Path(__file__).resolve().parent
PROGRAMS = FOLDER / "programs"
DRIVER = FOLDER / "driver.c"
SCRIPTS = Path(sys.executable).parent
LIMIT = 240  # seconds for a program's processes: more of them than cores wait for one another
VALGRIND = (
    "valgrind",
    "-q",
    "--leak-check=full",
    "--show-leak-kinds=definite",
    "--num-callers=20",
    "--log-file=memory.%p",
)
_COMPILERS = {".c": "enzyme-cc", ".cpp": "enzyme-c++", ".f90": "enzyme-fc", ".f": "enzyme-fc"}


@dataclass(frozen=True)
class Implementation:
    """A library of MPI: where its headers are, how programs link with it, how they are started."""

    name: str
    headers: Path
    link: tuple[str, ...]
    link_fortran: tuple[str, ...]
    start: tuple[str, ...]
    macros: tuple[str, ...] = ()


@lru_cache(maxsize=1)
def implementations() -> list[Implementation]:
    """Those on this machine: pip's MPICH (by its own ABI and MPI 5's), Debian's MPICH and Open MPI."""
    system = Path("/usr/lib/x86_64-linux-gnu")
    found: list[Implementation] = []
    own = SCRIPTS.parent
    if (own / "include/mpi.h").exists() and (SCRIPTS / "mpiexec").exists():
        link = (f"-L{own / 'lib'}", "-lmpi", f"-Wl,-rpath,{own / 'lib'}")
        start = (str(SCRIPTS / "mpiexec"), "-n")
        found.append(Implementation("pip", own / "include", link, (), start))
        if (own / "include/mpi_abi.h").exists():
            link = tuple("-lmpi_abi" if word == "-lmpi" else word for word in link)
            found.append(Implementation("mpi5", own / "include", link, (), start, ("-DMPI_ABI",)))
    start = shutil.which("mpiexec.mpich")
    headers = Path("/usr/include/x86_64-linux-gnu/mpich")
    if start and headers.exists():
        found.append(Implementation("mpich", headers, ("-lmpich",), ("-lmpichfort", "-lmpich"), (start, "-n")))
    start = shutil.which("mpirun.openmpi")
    headers = system / "openmpi/include"
    if start and headers.exists():
        library = f"-L{system / 'openmpi/lib'}"
        options = (start, "--allow-run-as-root", "--oversubscribe", "-n")
        fortran = (library, "-lmpi_mpifh", "-lmpi")
        found.append(Implementation("openmpi", headers, (library, "-lmpi"), fortran, options))
    return found


@dataclass(frozen=True)
class Program:
    path: Path

    def _said(self, word: str) -> str:
        found = re.search(rf"^(?://|!|[cC]) *{word}: *(.*)$", self.path.read_text(), re.MULTILINE)
        return found[1].strip() if found else ""

    @property
    def function(self) -> str:
        return self._said("differentiate").partition("(")[0]

    @property
    def processes(self) -> list[int]:
        return [int(word) for word in re.findall(r"\d+", self._said("ranks") or "1 2 3 4")]

    @property
    def refused(self) -> str:
        """A pattern for the message."""
        return self._said("refused")

    @property
    def is_fortran(self) -> bool:
        return self.path.suffix in (".f90", ".f")

    @property
    def is_twice(self) -> bool:
        """Second derivatives are checked, too."""
        return self._said("second") == "yes"

    @property
    def libraries(self) -> list[str]:
        """Of MPI, those that run it; empty: all."""
        return self._said("libraries").split()

    @property
    def flags(self) -> list[str]:
        """Of the compiler and the link: `-fopenmp`."""
        return self._said("flags").split()

    @property
    def is_single(self) -> bool:
        return self._said("precision") == "single"


def all_programs() -> list[Program]:
    return [Program(path) for path in sorted(PROGRAMS.glob("*/*")) if path.suffix in _COMPILERS]


def fits(program: Program, library: Implementation) -> bool:
    """The library serves the program's language, and the compilers its threads."""
    if program.libraries and library.name not in program.libraries:
        return False
    has_threads = "-fopenmp" not in program.flags or openmp.is_available(require(Language.C))
    return has_threads and (not program.is_fortran or bool(library.link_fortran))


def check(program: Program, library: Implementation, level: str, folder: Path, memory: bool = False) -> str:
    """What is wrong with a program; "" if nothing is.  `memory`: what valgrind finds, too."""
    folder.mkdir(parents=True, exist_ok=True)
    built = build(program, library, level, folder)
    if built.returncode:
        said = built.stdout + built.stderr
        return "" if _is_refusal(program, said) else said
    for count in _some(program.processes) if memory else program.processes:
        ran = run(library, count, folder / "program", VALGRIND if memory else ())
        said = ran.stdout + ran.stderr
        if program.refused:
            return "" if ran.returncode and _is_refusal(program, said) else f"no refusal: {said}"
        if ran.returncode or f"{count} processes: right" not in ran.stdout:
            return f"{count} processes: {said}"
        logs = [log.read_text(errors="replace") for log in folder.glob("memory.*")]
        if memory and (found := "\n".join(map(_own_findings, logs)).strip()):
            return f"{count} processes: {found}"
    return ""


def _some(processes: list[int]) -> list[int]:
    """What has neighbours on both sides, if there are so many."""
    return [max((count for count in processes if count <= 3), default=processes[0])]


def _own_findings(said: str) -> str:
    """Valgrind's findings where the program itself reads, writes or allocates: those in libraries are theirs."""
    findings = re.split(r"^==\d+== *\n", said, flags=re.MULTILINE)
    return "\n".join(found for found in findings if _is_own(re.findall(r"(?:at|by) 0x\w+: (.*)", found)))


def _is_own(frames: list[str]) -> bool:
    outer = [frame for frame in frames if "vgpreload" not in frame and "(vg_replace" not in frame]
    return bool(outer) and outer[0].endswith("/program)")


def _is_refusal(program: Program, said: str) -> bool:
    return bool(program.refused) and re.search(rf"error.*(?:{program.refused})", said, re.IGNORECASE) is not None


def build(program: Program, library: Implementation, level: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Compiles and links a program with the driver, as users do."""
    compiler = _COMPILERS[program.path.suffix]
    words = ["-DSINGLE"] * program.is_single + ["-DSECOND"] * program.is_twice
    headers = [f"-I{library.headers}", *library.macros]
    options = [*program.flags, *(["-w"] if program.is_fortran else [])]
    link = library.link_fortran if program.is_fortran else library.link
    steps = [
        [compiler, f"-{level}", "-g", *options, *headers, "-c", str(program.path), "-o", "function.o"],
        ["enzyme-cc", f"-{level}", *words, f"-DNAME={program.function}", *headers, "-c", str(DRIVER)],
        [compiler, f"-{level}", *program.flags, "function.o", "driver.o", "-o", "program", *link, "-lm"],
    ]
    ran = None
    for step in steps:
        ran = call([str(SCRIPTS / step[0]), *step[1:]], folder)
        if ran.returncode:
            break
    assert ran is not None
    return ran


def run(
    library: Implementation, count: int, program: Path, under: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    """Run it in so many processes; `under`: a program that runs each."""
    return call([*library.start, str(count), *under, str(program)], program.parent)


def call(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    path = f"{SCRIPTS}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "OMPI_MCA_osc": "pt2pt"}
    try:
        return subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=LIMIT, errors="replace"
        )
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 124, "", f"more than {LIMIT} s")
