"""Who is right where: this engine and upstream Enzyme (see rival.py) on the same functions.

Every function that a program differentiates counts on its own: `right`, `wrong` (a number that the check finds wrong),
`refused` (no derivative, and a message), `crash` (the engine or its derivative ends the process).  Where the build of a
program fails, each of its functions is built alone.  Differences of the program itself decide, whatever its header
expects of an engine; rounding is judged generously, because upstream's derivatives are reassociated.
"""

from __future__ import annotations

import datetime
import json
import re
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

from .builds import Language, require
from .builds import run as run_tool
from .causes import CAUSES
from .programs import ROOT, Program, Request, all_programs, read_program
from .runner import BUILD_FOLDER, Outcome, check_program

_START = """\
# Two engines on the same functions

`{command}` wrote this page on {date}: this engine, and {rival} (Enzyme inside), both on bitcode of {compiler}.

Each function that a program of the corpus differentiates counts ({count} programs were compared), and so does each
program of the generator.
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
What an earlier run found is kept in `build/comparison-*.jsonl`; delete these files to have it made again.

"""
_KINDS = ("right", "wrong", "refused", "crash", "timeout")


@dataclass(frozen=True)
class Verdict:
    """How one engine did on one function at one level."""

    status: str
    said: str = ""


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

    `only_kept`: the programs that an earlier run has compared, no others.
    """
    made = [*paths, *(_generated(seed) for seed in range(1, generated + 1))]
    if only_kept:
        made = [one for one in made if all(_name(one) in _read_kept(_file("rival", level)) for level in levels)]
    columns: _Table = {}
    for engine, name in (("ours", "ours"), ("rival", "upstream")):
        for level in levels:
            with ThreadPoolExecutor(jobs) as pool:
                found = pool.map(lambda one, e=engine, v=level: _kept_verdicts(one, v, e), made)
                columns[f"{name} {level}"] = {s: verdict for part in found for s, verdict in part.items()}
    corpus = "--all" if len(paths) > 50 else " ".join(p.stem for p in paths)
    command = f"CATALYST=... python -m tests.harness {corpus} --compare {path} --generated {generated}"
    command += "".join(f" -l {level}" for level in levels)
    count = f"{sum(path.is_relative_to(ROOT) for path in made)} of {len(all_programs())}"
    start = _START.format(
        command=command, count=count, date=datetime.date.today(), rival=_rival(), compiler=_compiler()
    )
    path.write_text(start + "\n".join([*_totals(columns), "", *_rows(columns), "", *_right(columns)]) + "\n")


def _generated(seed: int) -> Path:
    from tests.generator.batches import FOLDER
    from tests.generator.program import Program

    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"g{seed}.c"
    path.write_text(Program(seed).text())
    return path


def _kept_verdicts(path: Path, level: str, engine: str) -> Verdicts:
    """The verdicts of an earlier run, or new ones, which are kept; delete the file to have them all made again."""
    file, name = _file(engine, level), _name(path)
    if name not in _read_kept(file):
        found = [[*astuple(subject), *astuple(verdict)] for subject, verdict in _verdicts(path, level, engine).items()]
        with file.open("a") as lines:
            lines.write(json.dumps([name, found]) + "\n")
    return {Subject(*row[:3]): Verdict(*row[3:]) for row in _read_kept(file)[name]}


def _file(engine: str, level: str) -> Path:
    return BUILD_FOLDER.parent / f"comparison-{engine}-{level}.jsonl"


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT.parents[1]))


def _read_kept(file: Path) -> dict[str, list[list[Any]]]:
    return dict(map(json.loads, file.read_text().splitlines())) if file.exists() else {}


def _verdicts(path: Path, level: str, engine: str) -> Verdicts:
    """The functions of one program; of a program that is unfit, none."""
    program = read_program(path)
    if level not in program.levels or (program.folder == "other" and check_program(path, "native").status != "ok"):
        return {}
    if engine == "ours" and not any(map(_is_refused, program.requests)):
        return {_subject(program, request): Verdict("right") for request in program.requests}
    outcome = check_program(path, level, engine, kind="plain")
    if outcome.status == "skipped":
        return {}
    found: Verdicts = {}
    for index, request in enumerate(program.requests):
        function = request.prototype.symbol
        subject = _subject(program, request)
        one = outcome
        if outcome.status not in ("ok", "wrong") and len(program.requests) > 1:
            one = check_program(path, level, engine, only=index, kind="plain")
        verdict = _verdict(one, function)
        if subject not in found or found[subject].status == "right":
            found[subject] = verdict
    return found


def _subject(program: Program, request: Request) -> Subject:
    name = program.name.replace("other/", "generator/")
    return Subject(name, request.prototype.symbol, bool(request.gradient))


def _is_refused(request: Request) -> bool:
    return any(fact.startswith("refused:") for fact in request.facts)


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
    return ["## Right everywhere", "", *lines, f"- generator, seeds: {', '.join(seeds)}"]


def _subjects(columns: _Table) -> Iterable[Subject]:
    return dict.fromkeys(subject for verdicts in columns.values() for subject in verdicts)


def _rival() -> str:
    from .rival import version

    return version()


def _compiler() -> str:
    first = run_tool([*require(Language.C).command, "--version"], ROOT).splitlines()[0]
    return re.sub(r".*(clang version [\d.]+).*", r"\1", first)
