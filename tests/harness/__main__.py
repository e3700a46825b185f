"""`python -m tests.harness FILE ... | --all`: runs programs and prints what failed, concisely."""

from __future__ import annotations

import argparse
import collections
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import table
from .comparison import write_comparison
from .programs import ROOT, all_programs, read_program
from .prototypes import HeaderError
from .runner import Outcome, check_program


def main() -> int:
    """The command; the exit code says whether all went well."""
    options = _parser().parse_args()
    if options.table:
        table.write()
        return 0
    if options.compare:
        levels = options.level or ["O2"]
        write_comparison(options.compare, _paths(options), levels, options.generated, options.j, options.kept)
        return 0
    jobs = _jobs(options)
    started = time.monotonic()
    with ThreadPoolExecutor(options.j) as pool:
        running = [pool.submit(_run_and_print, *job, options) for job in jobs]
        outcomes = [one.result() for one in running]
    _summary(outcomes, time.monotonic() - started)
    return int(any(o.status not in ("ok", "skipped") for o in outcomes))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.harness", description=__doc__)
    parser.add_argument("files", nargs="*", help="programs: paths, folders of them, or parts of names such as c/newton")
    parser.add_argument("--all", action="store_true", help="the whole corpus")
    parser.add_argument("--native", action="store_true", help="check the programs themselves, without an engine")
    parser.add_argument("-l", "--level", action="append", choices=["O0", "O2", "options"], help="only these builds")
    parser.add_argument("--split", action="store_true", help="build every request of a program on its own")
    parser.add_argument("--table", action="store_true", help="write what works into docs/ and the corpus's own README")
    parser.add_argument("-j", type=int, default=1, help="programs at once")
    parser.add_argument("-v", "--verbose", action="store_true", help="whole messages, and what passed")
    parser.add_argument("--engine", choices=["ours", "separate", "rival"], default="ours")
    parser.add_argument("--compare", type=Path, metavar="FILE", help="run both engines, and write who is right where")
    parser.add_argument("--kept", action="store_true", help="compare only what an earlier run has compared")
    parser.add_argument("--generated", type=int, default=0, metavar="N", help="compare on N random programs, too")
    parser.add_argument("--memcheck", dest="kind", action="store_const", const="memory", help="run under valgrind")
    parser.add_argument("--second", dest="kind", action="store_const", const="second", help="check second derivatives")
    parser.set_defaults(kind="first")
    parser.add_argument("--seconds", type=float, default=120, help="time limit of one build")
    return parser


def _jobs(options: argparse.Namespace) -> list[tuple[Path, str, int | None]]:
    jobs: list[tuple[Path, str, int | None]] = []
    for path in _paths(options):
        program = read_program(path)
        variants = ("native",) if options.native else program.variants
        parts = range(len(program.requests)) if options.split else [None]
        chosen = [v for v in variants if options.native or not options.level or v in options.level]
        jobs += [(path, v, part) for v in chosen for part in parts]
    return jobs


def _paths(options: argparse.Namespace) -> list[Path]:
    return all_programs() if options.all else [p for name in options.files for p in _find(name)]


def _find(name: str) -> list[Path]:
    path = Path(name)
    if path.exists():
        return [p for p in all_programs() if path.resolve() in p.resolve().parents] or [path]
    found = [p for p in all_programs() if name in str(p.relative_to(ROOT))]
    if not found:
        raise SystemExit(f"no program matches `{name}`")
    return found


def _run_and_print(path: Path, variant: str, only: int | None, options: argparse.Namespace) -> Outcome:
    try:
        outcome = check_program(path, variant, options.engine, options.seconds, only, options.kind)
    except HeaderError as error:
        outcome = Outcome(str(path.stem), variant, "error", detail=str(error))
    if options.verbose:
        print(outcome, flush=True)
    elif outcome.status != "ok":
        print(_brief(outcome), flush=True)
    return outcome


def _brief(outcome: Outcome) -> str:
    """One line: the first failure, or the line of the message that says most."""
    lines = outcome.detail.splitlines()
    said = next((line for line in lines if line.startswith("error")), lines[-1] if lines else "")
    place = next((line.strip() for line in lines if line.strip().startswith("-->")), "")
    if outcome.failures:
        more = f"  (+{len(outcome.failures) - 1})" if len(outcome.failures) > 1 else ""
        said = f"{outcome.failures[0]}{more}"
    return f"{outcome.status:8} {outcome.program}-{outcome.variant}  {said.strip()[:220]} {place}".rstrip()


def _summary(outcomes: list[Outcome], seconds: float) -> None:
    folders: dict[str, collections.Counter[str]] = {}
    for outcome in outcomes:
        folders.setdefault(outcome.program.split("/")[0], collections.Counter())[outcome.status] += 1
    total: collections.Counter[str] = collections.Counter()
    for folder, counts in sorted(folders.items()):
        total.update(counts)
        print(f"{folder:10} " + ", ".join(f"{count} {status}" for status, count in sorted(counts.items())))
    if len(folders) != 1:
        print(f"{'all':10} " + ", ".join(f"{count} {status}" for status, count in sorted(total.items())))
    print(f"{seconds:.0f} s")


if __name__ == "__main__":
    sys.exit(main())
