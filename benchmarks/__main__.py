"""`python -m benchmarks [NAME ...]`: builds and times the programs, prints a Markdown table, writes JSON.

Each program is built with -O3, with and without -ffast-math, and run alone in one thread.  Primal and gradient are
timed in turns, and the ratio is the median of the ratios of the turns.  Every gradient is first compared with central
differences along a random direction; one that is wrong is reported and counts as a failure.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROGRAMS = HERE / "programs"
FLAGS = {"strict": ["-O3"], "fast": ["-O3", "-ffast-math"]}
WRONG = 1e-4  # of central differences, that is


@dataclass(frozen=True)
class Timing:
    program: str
    variant: str
    mode: str
    inputs: int
    primal: float
    gradient: float
    ratio: float
    error: float
    by_hand: float | None = None
    error_by_hand: float | None = None

    @property
    def is_right(self) -> bool:
        return self.error < WRONG and (self.error_by_hand or 0) < WRONG


def variants(program: Path) -> list[list[str]]:
    """The sets of macros that a program is built with: its line `variants:`, or none."""
    found = re.search(r"^// variants: (.*)$", program.read_text(), re.M)
    return [text.split() for text in found[1].split(",")] if found else [[]]


def build(program: Path, variant: list[str], mode: str, folder: Path) -> Path:
    """The program's executable, made by this package's compiler driver."""
    out = folder / "-".join([program.stem, *variant, mode])
    stages = {**os.environ, "ENZYME_SAVE_STAGES": f"{out}.stages"}
    macros = [f"-D{text}" for text in variant]
    driver = Path(sys.executable).with_name("enzyme-cc")
    command = [str(driver), *FLAGS[mode], *macros, str(program), str(PROGRAMS / "main.c"), "-o", str(out), "-lm"]
    subprocess.run(command, check=True, env=stages)
    return out


def measure(program: Path, variant: list[str], mode: str, folder: Path, runs: int) -> Timing:
    executable = build(program, variant, mode, folder)
    one_thread = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run([str(executable), str(runs)], check=True, env=one_thread, capture_output=True, text=True)
    return Timing(program.stem, " ".join(variant), mode, **json.loads(done.stdout))


def table(timings: list[Timing]) -> str:
    """The timings as Markdown: a line a program, a column a mode."""
    lines = ["| program | inputs | primal | " + " | ".join(FLAGS) + " | by hand |", "|---|---:|---:|---:|---:|---:|"]
    for key in dict.fromkeys((t.program, t.variant) for t in timings):
        mine = {t.mode: t for t in timings if (t.program, t.variant) == key}
        first = next(iter(mine.values()))
        ratios = [
            f"{mine[mode].ratio:.2f}" + ("" if mine[mode].is_right else " WRONG") if mode in mine else ""
            for mode in FLAGS
        ]
        last = list(mine.values())[-1]
        by_hand = f"{last.by_hand / last.primal:.2f}" if last.by_hand else ""
        name = " ".join(part for part in key if part)
        lines.append(f"| {name} | {first.inputs} | {first.primal * 1e3:.2f} ms | {' | '.join(ratios)} | {by_hand} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", help="only these programs")
    parser.add_argument("--mode", choices=list(FLAGS), action="append", help="only these flags")
    parser.add_argument("--runs", type=int, default=7, help="turns of primal and gradient")
    parser.add_argument("--folder", type=Path, default=HERE.parent / "build" / "benchmarks")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    timings: list[Timing] = []
    for program in sorted(PROGRAMS.glob("*.c")):
        if program.stem == "main" or (options.names and program.stem not in options.names):
            continue
        for variant in variants(program):
            for mode in options.mode or FLAGS:
                timings.append(measure(program, variant, mode, options.folder, options.runs))
                print(f"{timings[-1]}", file=sys.stderr, flush=True)
    (options.folder / "timings.json").write_text(json.dumps([asdict(t) for t in timings], indent=1))
    print(table(timings))
    return int(not all(t.is_right for t in timings))


if __name__ == "__main__":
    sys.exit(main())
