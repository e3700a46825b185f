"""`python -m benchmarks [NAME ...]`: times gradients against their primals and against rivals, and the link step.

Each program is built with -O3, with and without -ffast-math, and run alone in one thread.  Primal and gradient are
timed in turns, and the ratio is the median of the ratios of the turns.  Every gradient is first compared with central
differences along a random direction; one of ours that is wrong counts as a failure.  Rivals run with -ffast-math; one
that is not there is skipped by name.  Results are written as JSON, as a Markdown table and as a plot, and compared
with those of the last run.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from benchmarks import link_step, report
from benchmarks.rivals import Rival, rivals
from benchmarks.timing import FLAGS, NOT_MEANT, Failure, Program, Timing, all_programs, build, measure

OURS = "ours"


def main() -> int:
    options = _options()
    options.folder.mkdir(parents=True, exist_ok=True)
    results = options.folder / "timings.json"
    before = report.read(results)
    timings: list[Timing] = []
    skipped: dict[str, str] = {}
    programs = [p for p in all_programs() if not options.names or p.path.stem in options.names]
    present = [] if options.alone else [r for r in rivals(options.catalyst, options.plugin) if _is_there(r, skipped)]
    for program in programs if not options.link_only else []:
        for mode in options.mode or FLAGS:
            timings.append(measure(program, OURS, mode, build(program, mode, options.folder), options.runs))
            print(timings[-1], file=sys.stderr, flush=True)
        for rival in present:
            timings += _against(rival, program, options.folder, options.runs, skipped)
    links = [] if options.names and not options.link_only else link_step.measure(options.folder)
    results.write_text(
        json.dumps({"timings": [asdict(t) for t in timings], "links": [asdict(n) for n in links]}, indent=1)
    )
    again = link_step.relinks(options.folder) if links else None
    text = report.markdown(timings, links, skipped, before, again)
    (options.folder / "report.md").write_text(text)
    report.plot(timings, options.folder / "ratios.png")
    if options.publish:
        report.publish(text)
    print(text)
    return int(not all(t.is_right for t in timings if t.tool == OURS))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", help="only these programs, and no link step")
    parser.add_argument("--mode", choices=list(FLAGS), action="append", help="only these flags")
    parser.add_argument("--runs", type=int, default=7, help="turns of primal and gradient")
    parser.add_argument("--publish", action="store_true", help="write the report into the documentation, and its plot")
    parser.add_argument("--alone", action="store_true", help="without rivals")
    parser.add_argument("--link-only", action="store_true", help="only the link step")
    parser.add_argument("--catalyst", default="", help="the compiler driver of pennylane-catalyst")
    parser.add_argument("--enzyme-plugin", dest="plugin", default="", help="upstream Enzyme's plugin for clang")
    parser.add_argument("--folder", type=Path, default=Path(__file__).resolve().parent.parent / "build" / "benchmarks")
    return parser.parse_args()


def _is_there(rival: Rival, skipped: dict[str, str]) -> bool:
    if rival.missing:
        skipped[rival.name] = rival.missing
    return not rival.missing


def _against(rival: Rival, program: Program, folder: Path, runs: int, skipped: dict[str, str]) -> list[Timing]:
    try:
        made = measure(program, rival.name, "fast", rival.build(program, "fast", folder), runs)
    except Failure as failure:
        if failure.why != NOT_MEANT:
            skipped[f"{rival.name}: {program.name}"] = failure.why
        return []
    print(made, file=sys.stderr, flush=True)
    return [made]


if __name__ == "__main__":
    sys.exit(main())
