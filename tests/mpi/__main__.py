"""Checks programs that communicate, with each library of MPI on this machine.

python -m tests.mpi [-i pip|mpi5|mpich|openmpi] [-l O0|O2] [--memcheck] [PROGRAM ...]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.mpi.runner import Implementation, Program, all_programs, check, fits, implementations


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mpi")
    parser.add_argument("programs", nargs="*", type=Path, help="all, if none is named")
    parser.add_argument("-i", "--implementation", help="one of them")
    parser.add_argument("-l", "--level", default="O2")
    parser.add_argument("--memcheck", action="store_true", help="run under valgrind (Open MPI, -O1)")
    parser.add_argument("-j", "--jobs", type=int, default=2)
    given = parser.parse_args()
    libraries = [one for one in implementations() if given.implementation in (None, one.name)]
    programs = [Program(path.resolve()) for path in given.programs] or all_programs()
    asked = [(program, library) for library in libraries for program in programs if fits(program, library)]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(given.jobs) as pool:

        def one(asked: tuple[Program, Implementation]) -> str:
            program, library = asked
            at = Path(folder) / library.name / program.path.stem
            return check(program, library, given.level, at, given.memcheck)

        wrong = 0
        for (program, library), said in zip(asked, pool.map(one, asked)):
            wrong += bool(said)
            print(f"{library.name:8} {program.path.stem:32} {said[:2000] or 'right'}", flush=True)
    print(f"{len(asked) - wrong} of {len(asked)} as they should be")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
