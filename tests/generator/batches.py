"""Checks many programs quickly: several in one file, one build for all of them.

A program that the harness finds unfit (not smooth at its point, not finite) is left out.  Where a build fails as a
whole, each of its programs is built on its own, so that every failure has a seed.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.harness.runner import BUILD_FOLDER, Outcome, check_program

from .foreign import REGISTERED
from .program import Program, batch_text

FOLDER = BUILD_FOLDER.parent / "generator"
_REPOSITORY = Path(__file__).parents[2]
_SECONDS = 60.0


@dataclass(frozen=True)
class Result:
    """How one program went at one level: `ok`, `unfit`, or what the harness says."""

    seed: int
    level: str
    status: str
    detail: str = ""


def check_batch(seeds: Iterable[int], levels: Iterable[str] = ("O0", "O2"), engine: str = "ours") -> list[Result]:
    """Checks the programs of these seeds in one build a level."""
    programs = [Program(seed) for seed in seeds]
    unfit = _failures(programs, "native", engine)
    fit = [p for p in programs if p.seed not in unfit]
    results = [Result(p.seed, level, "unfit") for p in programs if p.seed in unfit for level in levels]
    for level in levels:
        found = _failures(fit, level, engine)
        results += [Result(p.seed, level, *found.get(p.seed, ("ok", ""))) for p in fit]
    return results


def _failures(programs: list[Program], variant: str, engine: str) -> dict[int, tuple[str, str]]:
    """The status and the message of each program that is not ok."""
    if not programs:
        return {}
    outcome = _check(programs, variant, engine)
    if outcome.status == "ok":
        return {}
    if len(programs) == 1:
        return {programs[0].seed: (outcome.status, str(outcome))}
    if outcome.status != "wrong":
        return {seed: what for p in programs for seed, what in _failures([p], variant, engine).items()}
    found: dict[int, tuple[str, str]] = {}
    for failure in outcome.failures:
        match = re.match(r"f(\d+) ", failure.check)
        assert match is not None, failure
        found.setdefault(int(match[1]), ("wrong", str(failure)))
    return found


def _check(programs: list[Program], variant: str, engine: str) -> Outcome:
    FOLDER.mkdir(parents=True, exist_ok=True)
    name = f"g{programs[0].seed}" if len(programs) == 1 else f"g{programs[0].seed}-{programs[-1].seed}"
    path = FOLDER / f"{name}{programs[0].suffix}"
    path.write_text(batch_text(programs))
    shutil.copy(Path(__file__).with_name(REGISTERED), FOLDER)
    return check_program(path, variant, engine, _SECONDS + 10 * len(programs))


def nightly(first: int, count: int, size: int, jobs: int, levels: list[str], engine: str = "ours") -> Iterator[Result]:
    """Checks `count` programs from seed `first` on, and keeps the results; what is known already isn't done again."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = results_file(engine)
    known = [Result(**json.loads(line)) for line in kept.read_text().splitlines()] if kept.exists() else []
    known = [r for r in known if first <= r.seed < first + count and r.level in levels]
    done = Counter(r.seed for r in known)
    seeds = [seed for seed in range(first, first + count) if done[seed] < len(levels)]
    yield from (r for r in known if r.seed not in seeds)
    batches = [seeds[i : i + size] for i in range(0, len(seeds), size)]
    with ThreadPoolExecutor(jobs) as pool, kept.open("a") as file:
        for results in pool.map(lambda batch: check_batch(batch, levels, engine), batches):
            file.writelines(json.dumps(asdict(result)) + "\n" for result in results)
            file.flush()
            yield from results


def results_file(engine: str) -> Path:
    """Where the results of this state of engine and generator are kept."""
    sources = [*(_REPOSITORY / "enzyme_build").rglob("*.py"), *Path(__file__).parent.glob("*.[hp]*")]
    state = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(sources))).hexdigest()[:12]
    return FOLDER / f"results-{engine}-{state}.jsonl"


def summary(results: list[Result]) -> str:
    """How many went how."""
    return ", ".join(f"{count} {status}" for status, count in sorted(Counter(r.status for r in results).items()))
