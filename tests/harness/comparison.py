"""Who is right where: this engine and upstream Enzyme (see rival.py) on the same functions.

Every function that a program differentiates counts on its own: `right`, `wrong` (a number that the check finds wrong),
`refused` (no derivative, and a message), `crash` (the engine or its derivative ends the process).  Where the build of a
program fails, each of its functions is built alone.  Differences of the program itself decide, whatever its header
expects of an engine; rounding is judged generously, because upstream's derivatives are reassociated.
"""

from __future__ import annotations

import datetime
import hashlib
import re
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from .builds import Language, require
from .builds import run as run_tool
from .causes import CAUSES
from .kept import Functions, Kept, Verdict
from .programs import ROOT, Program, Request, all_programs, read_program
from .runner import BUILD_FOLDER, Outcome, check_program

_START = """\
# Two engines on the same functions

This engine, and {rival} (Enzyme inside), both on bitcode of {compiler}.
`CATALYST=... python -m tests.harness NAME... --compare tests/programs/RIVAL.md -l O2 -l O0` wrote this page on {date}.
Runs add up: what upstream does is kept in `rival.jsonl` beside this page, and is made again where a program or
upstream's version has changed; with `--all --kept` the page is made of what is kept, and upstream is not needed.

Each function that a program of the corpus differentiates counts ({count} of {all} programs were compared), and so does
each program of the generator.
`right`: its derivatives in both modes agree with differences of the program itself, with each other, and when they are
called again; `wrong`: they do not; `refused`: there is an error and no derivative; `crash`: the process ends, in
upstream's compiler or in the derivative; `timeout`: no answer in two minutes, on a busy machine.

How upstream is driven: the program and the requests are one module, compiled by clang, flang and rustc without
vectorising, unrolling and debug information (with it upstream's assertions fail at `realloc`), and `catalyst` runs
LLVM's pipeline and Enzyme's pass with their defaults; C++ keeps its exceptions. Each mode has a library of its own, and
every call of a derivative finds a fresh copy of it, because upstream leaves the shadows of globals to its user, and
both modes share them. Tolerances of exact comparisons are a thousand times those of the corpus's own checks, because
upstream's derivatives have fast-math flags. Of the functions marked with a dagger the header says the exact gradient,
at a kink or where a formula is 0 times infinity: there a difference is one of conventions. What is said under "why"
was found by reading upstream's derivative; where nothing stands there nobody has looked, and how upstream is driven
may be the cause, above all where globals have no registered shadows. This engine's programs are those that the suite
checks, with smaller tolerances, and random programs by the thousand every night; they are built again here where
something is refused.

"""
_KINDS = ("right", "wrong", "refused", "crash", "timeout")


@dataclass(frozen=True)
class Subject:
    """What is compared: a function of a program, or all requests for it, at a level."""

    program: str
    function: str
    is_exact: bool = False

    def __str__(self) -> str:
        return f"{self.program} `{self.function}`" + ("†" if self.is_exact else "")


Verdicts = dict[Subject, Verdict]
_Table = dict[str, Verdicts]


def write_comparison(
    path: Path, paths: list[Path], levels: list[str], generated: int, jobs: int, only_kept: bool
) -> None:
    """Runs both engines on these programs and on as many of the generator, and writes the page.

    `only_kept`: what earlier runs have compared, no others; upstream need not be there.
    """
    made = [*paths, *(_generated(seed) for seed in range(1, generated + 1))]
    rival = Kept(path.with_name("rival.jsonl"), "" if only_kept else _rival())
    ours = Kept(BUILD_FOLDER.parent / "comparison-ours.jsonl", _this_engine())
    columns: _Table = {f"{name} {level}": {} for name in ("ours", "upstream") for level in levels}
    for level in levels:
        chosen = [one for one in made if not only_kept or rival.get(read_program(one), level) is not None]
        for name, kept, engine in (("upstream", rival, "rival"), ("ours", ours, "ours")):
            with ThreadPoolExecutor(jobs) as pool:
                found = pool.map(lambda one, k=kept, v=level, e=engine: _kept_verdicts(one, v, e, k), chosen)
                columns[f"{name} {level}"] = {s: verdict for part in found for s, verdict in part.items()}
    if not only_kept:
        rival.tidy()
    start = _START.format(
        count=len({s.program for verdicts in columns.values() for s in verdicts if "generator/" not in s.program}),
        all=len(all_programs()),
        date=datetime.date.today(),
        rival=", ".join(rival.engines()),
        compiler=_compiler(),
    )
    path.write_text(start + "\n".join([*_totals(columns), "", *_rows(columns), "", *_right(columns)]) + "\n")


def _generated(seed: int) -> Path:
    from tests.generator.batches import FOLDER
    from tests.generator.program import Program

    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"g{seed}.c"
    path.write_text(Program(seed).text())
    return path


def _kept_verdicts(path: Path, level: str, engine: str, kept: Kept) -> Verdicts:
    """The verdicts of an earlier run, or new ones, which are kept."""
    program = read_program(path)
    found = kept.get(program, level)
    if found is None:
        found = _verdicts(path, program, level, engine)
        kept.put(program, level, found)
    subjects = {request.prototype.symbol: _subject(program, request) for request in program.requests}
    return {subjects[name]: verdict for name, verdict in found.items()}


def _this_engine() -> str:
    """A name for the state of this engine."""
    sources = sorted((ROOT.parents[1] / "enzyme_build").rglob("*.py"))
    return hashlib.sha256(b"".join(file.read_bytes() for file in sources)).hexdigest()[:8]


def _verdicts(path: Path, program: Program, level: str, engine: str) -> Functions:
    """The functions of one program; of a program that is unfit, none."""
    if level not in program.levels or (program.folder == "other" and check_program(path, "native").status != "ok"):
        return {}
    if engine == "ours" and not any(request.refusal for request in program.requests):
        return {request.prototype.symbol: Verdict("right") for request in program.requests}
    outcome = check_program(path, level, engine, kind="plain")
    if outcome.status == "skipped":
        return {}
    found: Functions = {}
    for index, request in enumerate(program.requests):
        function = request.prototype.symbol
        one = outcome
        if outcome.status not in ("ok", "wrong") and len(program.requests) > 1:
            one = check_program(path, level, engine, only=index, kind="plain")
        if function not in found or found[function].status == "right":
            found[function] = _verdict(one, function)
    return found


def _subject(program: Program, request: Request) -> Subject:
    name = program.name.replace("other/", "generator/")
    return Subject(name, request.prototype.symbol, bool(request.gradient))


def _verdict(outcome: Outcome, function: str) -> Verdict:
    if outcome.status in ("ok", "wrong"):
        failures = [str(f) for f in outcome.failures if f.check.split()[0] == function]
        return Verdict("wrong", _short(failures[0].partition(" ")[2])) if failures else Verdict("right")
    if outcome.status == "error":
        is_crash = "Stack dump" in outcome.detail
        return Verdict("crash" if is_crash else "refused", _short(_telling(outcome.detail)))
    return Verdict(outcome.status, _short(outcome.detail))


def _telling(text: str) -> str:
    """The line that says most: of an assertion, or of an error."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    for mark in ("Assertion", "LLVM ERROR", "error: ", "Enzyme: ", "error["):
        for line in lines:
            if mark in line:
                return line
    return lines[0] if lines else ""


def _short(text: str) -> str:
    """A message without paths and numbers of lines, as the cell of a table."""
    text = re.sub(r"^catalyst: ", "", text)
    text = re.sub(r"\S*/(\S+?):\d+:\d+:", r"\1:", text)
    text = re.sub(r"^error(\[\w+\])?: |^catalyst: ", "", re.sub(r"\S+/", "", text))
    return re.sub(r"[`*<>|$]", "", text)[:110].strip()


def _totals(columns: _Table) -> list[str]:
    """How many functions of each language went how."""
    lines = ["| functions | engine | " + " | ".join(_KINDS) + " |", "|---|---" + "|--:" * len(_KINDS) + "|"]
    for group in dict.fromkeys(s.program.split("/")[0] for verdicts in columns.values() for s in verdicts):
        for name, verdicts in columns.items():
            counts = Counter(v.status for s, v in verdicts.items() if s.program.startswith(group + "/"))
            lines.append(f"| {group} | {name} | " + " | ".join(str(counts[kind] or "") for kind in _KINDS) + " |")
    for name, verdicts in columns.items():
        counts = Counter(v.status for v in verdicts.values())
        lines.append(f"| all | {name} | " + " | ".join(str(counts[kind] or "") for kind in _KINDS) + " |")
    return lines


def _rows(columns: _Table) -> list[str]:
    """The functions that not everyone has right, with the first message of who has not."""
    lines = ["| function | " + " | ".join(columns) + " | what is said | why |", "|---" * (len(columns) + 3) + "|"]
    for subject in _subjects(columns):
        verdicts = [columns[name].get(subject, Verdict("")) for name in columns]
        if any(v.status not in ("right", "") for v in verdicts):
            said = next(v.said for v in reversed(verdicts) if v.status not in ("right", ""))
            why = CAUSES.get(f"{subject.program}:{subject.function}", "")
            lines.append(f"| {subject} | " + " | ".join(v.status for v in verdicts) + f" | {said} | {why} |")
    return lines


def _right(columns: _Table) -> list[str]:
    """The functions that everyone has right, by program."""
    by_program: dict[str, list[str]] = {}
    for subject in _subjects(columns):
        if all(columns[name].get(subject, Verdict("right")).status == "right" for name in columns):
            by_program.setdefault(subject.program, []).append(f"`{subject.function}`")
    lines = [f"- {program}: {', '.join(names)}" for program, names in by_program.items() if "generator/" not in program]
    seeds = [program.removeprefix("generator/g") for program in by_program if "generator/" in program]
    lines += [f"- generator, seeds: {', '.join(seeds)}"] if seeds else []
    return ["## Right everywhere", "", *lines]


def _subjects(columns: _Table) -> Iterable[Subject]:
    return dict.fromkeys(subject for verdicts in columns.values() for subject in verdicts)


def _rival() -> str:
    from .rival import version

    return version()


def _compiler() -> str:
    first = run_tool([*require(Language.C).command, "--version"], ROOT).splitlines()[0]
    return re.sub(r".*(clang version [\d.]+).*", r"\1", first)
