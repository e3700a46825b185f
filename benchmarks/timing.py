"""A benchmark program: its sources, the sets of macros that it is built with, and how it is built and timed.

A program is a file of `programs/`: C, C++ (one template, so that recording libraries can run it, too), or Fortran,
whose C side is `fortran.c`.  `main.c` times primal and gradient in turns.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent / "programs"
FLAGS = {"strict": ["-O3"], "fast": ["-O3", "-ffast-math"]}
WRONG = 1e-4  # of central differences, that is
NOT_MEANT = "not written for this rival"
SLOWEST = 300  # seconds for all turns of one program
DRIVERS = {".c": "enzyme-cc", ".cpp": "enzyme-c++", ".f90": "enzyme-fc"}


@dataclass(frozen=True)
class Program:
    path: Path
    macros: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return " ".join((self.path.stem, *self.macros))

    @property
    def is_as_others_write(self) -> bool:
        """C++ of everyday, with a derivative by hand; no program that this engine was tuned on."""
        return self.path.parent.name == "cpp"

    @property
    def is_template(self) -> bool:
        """Written over the scalar's type, so that libraries whose numbers record what is done can run it."""
        return self.path.suffix == ".cpp" and "twin.hpp" in self.path.read_text()

    @property
    def sources(self) -> list[tuple[Path, list[str]]]:
        """Each source with its macros."""
        own = (self.path, [f"-D{macro}" for macro in self.macros])
        main = (HERE / "main.c", list[str]())
        if self.path.suffix != ".f90":
            return [own, main]
        inputs = re.search(r"^! inputs: (\d+)$", self.path.read_text(), re.M)
        assert inputs is not None
        return [own, (HERE / "fortran.c", [f"-DINPUTS={inputs[1]}"]), main]


@dataclass(frozen=True)
class Timing:
    """Seconds, the gradient's in units of the primal's, its error against differences, and its memory in bytes."""

    program: str
    tool: str
    mode: str
    inputs: int
    primal: float
    gradient: float
    ratio: float
    error: float
    bytes: int
    by_hand: float | None = None
    error_by_hand: float | None = None

    @property
    def is_right(self) -> bool:
        return self.error < WRONG and (self.error_by_hand or 0) < WRONG


@dataclass
class Failure(Exception):
    """A rival could not build or run a program; the text says why in a few words."""

    why: str = ""
    detail: str = field(default="", repr=False)


def all_programs() -> list[Program]:
    """Every program with each of its sets of macros (its line `variants:`)."""
    found: list[Program] = []
    folders = HERE, HERE / "cpp"
    for path in sorted(
        p for f in folders for p in f.iterdir() if p.suffix in DRIVERS and p.stem not in ("main", "fortran")
    ):
        variants = re.search(r"^// variants: (.*)$", path.read_text(), re.M)
        found += [Program(path, tuple(text.split())) for text in (variants[1].split(",") if variants else [""])]
    return found


def build(program: Program, mode: str, folder: Path) -> Path:
    """The executable, made by this package's compiler drivers; its stages lie beside it."""
    out = folder / f"{program.name.replace(' ', '-')}-{mode}"
    objects: list[str] = []
    for source, macros in program.sources:
        object_ = out.with_name(f"{out.name}.{source.stem}.o")
        command([driver(source), *FLAGS[mode], *macros, "-c", str(source), "-o", str(object_)])
        objects.append(str(object_))
    command(
        [driver(program.path), *FLAGS[mode], *objects, "-o", str(out), "-lm"],
        {"ENZYME_SAVE_STAGES": f"{out}.stages"},
    )
    return out


def driver(source: Path) -> str:
    return str(Path(sys.executable).with_name(DRIVERS[source.suffix]))


def command(words: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a compiler; what it says is said if it fails."""
    done = subprocess.run(words, env={**os.environ, **(environment or {})}, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"{Path(words[0]).name} failed", done.stderr)


def measure(program: Program, tool: str, mode: str, executable: Path, runs: int) -> Timing:
    """Time an executable, alone in one thread."""
    one_thread = {**os.environ, "OMP_NUM_THREADS": "1"}
    try:
        done = subprocess.run(
            [str(executable), str(runs)], env=one_thread, capture_output=True, text=True, timeout=SLOWEST
        )
    except subprocess.TimeoutExpired:
        raise Failure(f"slower than {SLOWEST} s") from None
    if done.returncode != 0:
        raise Failure("the program ends badly", done.stderr)
    return Timing(program.name, tool, mode, **json.loads(done.stdout))
