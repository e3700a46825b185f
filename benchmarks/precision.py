"""`python -m benchmarks.precision`: what an analysis of precision takes, in time and memory, beside the program.

Measured is the version that watches its numbers, one reverse sweep of it, against the program: the time of a call, and
by how much a call raises the resident memory of a fresh process.  `--publish` writes the table into the documentation.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from enzyme_build.functions import LinkOptions, Options
from enzyme_build.precision import Options as Wanted
from enzyme_build.precision import Sample, Tolerance, analyse, facts_of, subject_of
from enzyme_build.precision.versions import Plain, Subject, Watched
from enzyme_build.precision.writing import FLOAT32, rounded

PROGRAMS = Path(__file__).parent / "programs" / "precision"
PAGE = Path(__file__).parent.parent / "docs" / "how-to" / "precision.md"
BEGIN, END = "<!-- by `python -m benchmarks.precision --publish` -->\n", "<!-- end of the table -->"
SHORTEST = 2.0  # seconds of a timing


@dataclass(frozen=True)
class Case:
    """A program, its arguments in order, and a tolerance relative to the result."""

    file: str
    function: str
    arguments: tuple[Any, ...]
    size: str
    tolerance: float
    arrays: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Row:
    """What was measured: seconds, bytes, and the choice."""

    case: Case
    plain: float
    sweep: float
    memory_of_plain: int
    memory_of_sweep: int
    chosen: str
    speedup: float | None


def cases() -> list[Case]:
    """The programs, at sizes that take a few milliseconds."""
    random = np.random.default_rng(1)
    count = 100_000
    points = np.concatenate([random.normal(centre, 0.5, (4000, 4)) for centre in range(5)]).ravel()
    market = [random.uniform(*bounds, count) for bounds in ((20, 120), (20, 120), (0.01, 0.1), (0.1, 0.6), (0.2, 2))]
    return [
        Case("arc_length.c", "arc_length", (200_000,), "200,000 edges", 1e-5, {}),
        Case("simpson.f90", "simpson", (0.0, 1.0, 200_000), "200,000 intervals", 1e-5, {}),
        Case("k_means.cpp", "k_means", (points, 20_000, 4, 5, 5), "20,000 points", 1e-5, {"points": ("n*dimensions",)}),
        Case("black_scholes.c", "black_scholes", tuple(market), "100,000 options", 1e-6, {}),
        Case("conjugate_gradient.cpp", "conjugate_gradient", (random.uniform(0, 1, 30**3), 30, 30, 30, 20),
             "30³ rows, 20 iterations", 1e-4, {}),
    ]  # fmt: skip


def measure(case: Case) -> Row:
    """Time here, memory in fresh processes."""
    subject = subject_of([PROGRAMS / case.file], case.function, [], LinkOptions(), Options.of({"arrays": case.arrays}))
    plain, watched = Plain(subject, rounded(subject.sites(), {})), Watched(subject, FLOAT32)
    facts = facts_of(
        analyse(subject, [Sample("", case.arguments)], Tolerance(case.tolerance, True), Wanted(), lambda _: None)
    )
    chosen = f"{len(facts['choice']['variables'])} of {len(facts['variables'])}"
    alone, swept = seconds([lambda: plain.call(*case.arguments), lambda: watched.sweep(case.arguments, [1.0])])
    return Row(
        case,
        alone,
        swept,
        memory(case, subject, False),
        memory(case, subject, True),
        chosen,
        facts["seconds"]["speedup"],
    )


def seconds(calls: Sequence[Callable[[], Any]]) -> list[float]:
    """The fastest of several runs of each call; they run in turns."""
    times: list[list[float]] = [[] for _ in calls]
    end = time.perf_counter() + SHORTEST
    while len(times[0]) < 5 or time.perf_counter() < end:
        for call, found in zip(calls, times):
            start = time.perf_counter()
            call()
            found.append(time.perf_counter() - start)
    return [min(found) for found in times]


def memory(case: Case, subject: Subject, is_watched: bool) -> int:
    """The bytes by which one call raises the highest resident memory of a process that has loaded everything."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(1) as pool:
        return pool.apply(_raised, (case, subject, is_watched))


def _raised(case: Case, subject: Subject, is_watched: bool) -> int:
    version = Watched(subject, FLOAT32) if is_watched else Plain(subject, rounded(subject.sites(), {}))
    Path("/proc/self/clear_refs").write_text("5")  # the highest is what there is now
    before = _resident()
    if isinstance(version, Watched):
        version.sweep(case.arguments, [1.0])
    else:
        version.call(*case.arguments)
    return max(0, _highest() - before)


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def _highest() -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmHWM")).split()[1]) * 1024


def table(rows: Sequence[Row]) -> str:
    """The table of the documentation."""
    lines = [
        "| function | size | time | sweep / time | memory | of the sweep | in float32 | speed-up |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        speed = f"{row.speedup:.2f}" if row.speedup else "–"
        lines.append(
            f"| {row.case.function} | {row.case.size} | {row.plain * 1e3:.3g} ms | {row.sweep / row.plain:.2f} "
            f"| {_bytes(row.memory_of_plain)} | {_bytes(row.memory_of_sweep)} "
            f"| {row.chosen} at {row.case.tolerance:.0e} | {speed} |"
        )
    return "\n".join(lines) + "\n"


def _bytes(count: int) -> str:
    return f"{count / 2**20:.1f} MiB"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="*", help="only these functions")
    parser.add_argument("--publish", action="store_true", help="write the table into the documentation")
    options = parser.parse_args()
    rows = [measure(case) for case in cases() if not options.programs or case.function in options.programs]
    text = table(rows)
    print(text)
    if options.publish:
        page = PAGE.read_text(encoding="utf-8")
        before, rest = page.split(BEGIN)
        PAGE.write_text(before + BEGIN + text + END + rest.split(END)[1], encoding="utf-8")


if __name__ == "__main__":
    main()
