"""Printed derivatives against the engine's own: the same requests, compiled from printed C by plain C compilers.

    python -m tests.harness.readable            all programs of C, C++ and Fortran
    python -m tests.harness.readable c/chain    those whose names contain a word

tests/programs/printed.jsonl says of each program that was tried how it went; one that was fine there and is not any
more is an error.
"""

from __future__ import annotations

import json
import multiprocessing
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path

import numpy as np

from enzyme_build.errors import EnzymeBuildError
from enzyme_build.pipeline import link_to_read
from enzyme_build.showing import Shown, show_roots
from enzyme_build.toolchain import bitcode

from .builds import compile_derivable, link_arguments, link_driver, missing_tool, write_driver
from .checks import Entries, RequestCheck
from .engine import Ours
from .programs import ROOT, Program, all_programs, read_program
from .runner import BUILD_FOLDER

RECORD = ROOT / "printed.jsonl"
FLAGS = ["-O1", "-ffp-contract=off", "-fPIC", "-w", "-std=gnu11"]
_SECONDS = 150  # for one program
_FOLDERS = ("c", "cpp", "fortran")


@dataclass(frozen=True)
class Outcome:
    """How printing one program went.

    `status` is "ok", "refused" (C cannot say it, or this form of the program has no derivative), "wrong" (other
    numbers), "error" (a compiler refuses it), "crash" or "skipped"; `compilers` those that gave the right numbers;
    `is_as_written`: with the source's loops; `lines` are those of code, in `functions`, of which some have a goto.
    """

    name: str
    status: str
    detail: str = ""
    compilers: tuple[str, ...] = ()
    is_as_written: bool = False
    functions: int = 0
    with_goto: int = 0
    lines: int = 0


def roots_of(program: Program) -> list[str]:
    """The entries of the driver."""
    found: list[str] = []
    for k, request in enumerate(program.requests):
        found += [f"primal_{k}", *(f"{mode}_{k}" for mode in request.modes)]
    return found


def printed(program: Program, files: Iterable[Path]) -> Shown:
    """The entries and all that they need."""
    text = link_to_read(bitcode.read_inputs(list(files)))
    return show_roots(text, {root: root for root in roots_of(program)})


def build(text: str, program: Program, compiler: str, folder: Path) -> Path:
    """A library of the printed text; RuntimeError holds what the compiler says."""
    source, library = folder / "printed.c", folder / f"printed-{Path(compiler).name}.so"
    source.write_text(text)
    for command in (
        [compiler, *FLAGS, "-c", str(source), "-o", "printed.o"],
        [*link_driver(program), "-shared", "printed.o", "-o", str(library), *link_arguments(program)],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
        if done.returncode:
            raise RuntimeError(f"{command[0]}: {done.stderr.strip()[:1000]}")
    return library


def differences(program: Program, engine: Path, own: Path) -> list[str]:
    """Where the printed derivatives give other numbers than the engine's, beyond rounding."""
    found: list[str] = []
    for k, request in enumerate(program.requests):
        check = RequestCheck(engine, engine, k, request)
        state, weights = check.derived.start(), check._weights  # pyright: ignore[reportPrivateUsage]
        direction = check._scaled_direction()  # pyright: ignore[reportPrivateUsage]
        ours, theirs = Entries(own, k, request), Entries(engine, k, request)
        pairs = [("primal", ours.primal(state), theirs.primal(state))]
        if "forward" in request.modes:
            pairs.append(("forward", ours.forward(state, direction), theirs.forward(state, direction)))
        if "reverse" in request.modes:
            pairs.append(("reverse", ours.reverse(state, weights), theirs.reverse(state, weights)))
        for name, got, wanted in pairs:
            left, right = (np.concatenate([np.atleast_1d(part) for part in side]) for side in (got, wanted))
            allowed = max(1e-12, request.roundoff) * (np.abs(right) + np.max(np.abs(right), initial=1e-300))
            fine = (left == right) | (np.abs(left - right) <= allowed) | (np.isnan(left) & np.isnan(right))
            if not np.all(fine):
                at = int(np.flatnonzero(~fine)[0])
                found.append(f"{request.prototype.symbol} {name}[{at}]: {left[at]:.17g}, not {right[at]:.17g}")
    return found


def check_printed(path: Path) -> Outcome:
    """Print one program, compile and compare, in a process of its own."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_in_process, args=(path, sender))
    process.start()
    sender.close()
    name = str(path.relative_to(ROOT))
    try:
        return receiver.recv() if receiver.poll(_SECONDS) else Outcome(name, "crash", "no answer")
    except EOFError:
        process.join()
        return Outcome(name, "crash", f"exit code {process.exitcode}")
    finally:
        process.kill()
        process.join()


def _in_process(path: Path, sender: Connection) -> None:
    name = str(path.relative_to(ROOT))
    try:
        sender.send(_checked(name, read_program(path)))
    except EnzymeBuildError as error:
        sender.send(Outcome(name, "refused", str(error).partition("\n  reached")[0]))
    except Exception as error:  # every failure is an outcome here
        sender.send(Outcome(name, "error", f"{type(error).__name__}: {error}"))


def _checked(name: str, program: Program) -> Outcome:
    program = replace(program, requests=tuple(r for r in program.requests if not r.refusal and not r.stop))
    if not program.requests:
        return Outcome(name, "skipped", "nothing has a derivative")
    if lacking := missing_tool(program):
        return Outcome(name, "skipped", lacking)
    folder = BUILD_FOLDER / "printed" / program.name
    folder.mkdir(parents=True, exist_ok=True)
    driver = write_driver(program, folder)
    engine = Ours().build(program, driver, ["-O2"], folder)
    shown = printed(program, [compile_derivable(source, folder, ["-O2"])[0] for source in (*program.files, driver)])
    about = shown.statistics
    made = Outcome(name, "ok", "", (), shown.is_as_written, about.functions, about.with_goto, about.lines)
    for compiler in filter(shutil.which, ("gcc", "clang-22")):
        if wrong := differences(program, engine, build(shown.text, program, compiler, folder)):
            return replace(made, status="wrong", detail=f"{compiler}: {'; '.join(wrong[:3])}")
        made = replace(made, compilers=(*made.compilers, compiler))
    return made


def recorded() -> dict[str, Outcome]:
    """The outcomes of the last run over everything."""
    lines = RECORD.read_text(encoding="utf-8").splitlines() if RECORD.exists() else []
    found = [Outcome(**json.loads(line)) for line in lines]
    return {outcome.name: outcome for outcome in found}


def main(words: list[str]) -> int:
    """Run the command; 1 if something that was fine is not."""
    paths = [p for p in all_programs() if p.parent.name in _FOLDERS and (not words or any(w in str(p) for w in words))]
    before, outcomes = recorded(), list[Outcome]()
    with ThreadPoolExecutor(2) as pool:
        for outcome in pool.map(check_printed, paths):
            outcomes.append(outcome)
            print(f"{outcome.name}: {outcome.status}  {outcome.detail}".rstrip(), flush=True)
    known = {**before, **{outcome.name: outcome for outcome in outcomes}}
    lines = (json.dumps(asdict(known[name])) + "\n" for name in sorted(known))
    RECORD.write_text("".join(lines), encoding="utf-8")
    for folder in _FOLDERS:
        print(folder, dict(Counter(o.status for o in outcomes if o.name.startswith(f"{folder}/"))))
    lost = [
        o for o in outcomes if o.status == "wrong" or (o.name in before and before[o.name].status == "ok" != o.status)
    ]
    return bool(lost)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
