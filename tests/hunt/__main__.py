"""`python -m tests.hunt NAME ... | --all`: runs probes, prints what is not right, and keeps the table."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator

from tests.harness.builds import BuildFailure
from tests.harness.programs import Request

from . import table
from .builds import Measured, Refusal, build_native, build_with_drivers
from .checks import check
from .probes import PROBES, Probe, all_probes, read_probe
from .sources import CACHE, FetchFailure

_OF_FAILURES = {BuildFailure: "unbuilt", TimeoutError: "late"}
_OF_LINKS = ("unbuilt", "refused", "crash of the link", "late")


def main() -> int:
    """The command; the exit code says whether every derivative is right."""
    options = _parser().parse_args()
    if options.table:
        print(table.page())
        return 0
    all_right = True
    for name in all_probes() if options.all else options.names:
        try:
            probe = read_probe(name)
        except FetchFailure as failure:
            print(f"{name}: {failure}")
            all_right = False
            continue
        for level in options.level or probe.levels:
            rows = list(_run(probe, level, options))
            for row in rows:
                print(_line(row, options.verbose), flush=True)
            if not options.dry and not options.request:
                table.keep(rows)
            all_right &= all(row.verdict == "right" for row in rows)
    return int(not all_right)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.hunt", description=__doc__)
    parser.add_argument("names", nargs="*", help="probes")
    parser.add_argument("--all", action="store_true", help="every probe")
    parser.add_argument("--table", action="store_true", help="print what is known, as Markdown")
    parser.add_argument("-l", "--level", action="append", choices=["O0", "O2", "zig"])
    parser.add_argument("-r", "--request", action="append", help="only these functions; no table is kept")
    parser.add_argument("-v", "--verbose", action="store_true", help="whole messages")
    parser.add_argument("--dry", action="store_true", help="leave the table as it is")
    parser.add_argument("--seconds", type=float, default=120, help="limit of a link, of processor time, and of checks")
    return parser


def _run(probe: Probe, level: str, options: argparse.Namespace) -> Iterator[table.Row]:
    """A row for each request: all of them in one link, or each on its own where that is refused."""
    requests = tuple(r for r in probe.program.requests if not options.request or r.prototype.symbol in options.request)
    together = list(_rows(probe, level, requests, options.seconds))
    if len(requests) == 1 or not all(row.verdict in _OF_LINKS for row in together):
        yield from together
        return
    for request in requests:
        yield from _rows(probe, level, (request,), options.seconds)


def _rows(probe: Probe, level: str, requests: tuple[Request, ...], seconds: float) -> Iterator[table.Row]:
    """The rows of requests that are linked together; what fails the link is the verdict of each."""

    def row(request: Request, verdict: str, detail: str, cost: Measured) -> table.Row:
        names = " ".join(package.name for package in probe.packages)
        about = (probe.name, names, probe.packages[0].version, probe.languages, probe.domain, level)
        return table.Row(
            *about, request.prototype.symbol, verdict, _without_folders(detail)[:2000], cost.seconds, cost.peak
        )

    try:
        native = build_native(probe, requests)
        library, cost = build_with_drivers(probe, level, requests, seconds)
    except (BuildFailure, Refusal, TimeoutError) as failure:
        said = str(failure)
        refused = "crash of the link" if "Traceback (most recent call last)" in said else "refused"
        verdict = _OF_FAILURES.get(type(failure), refused)
        yield from (row(request, verdict, said, Measured()) for request in requests)
        return
    for k, request in enumerate(requests):
        yield row(request, *check(native, library, k, request, seconds), cost)


def _without_folders(text: str) -> str:
    """Places in packages and in probes, wherever the cache and this repository lie."""
    return re.sub(rf"{re.escape(str(CACHE))}/packages/[^/]+/files/|{re.escape(str(PROBES.parents[2]))}/", "", text)


def _line(row: table.Row, whole: bool) -> str:
    detail = row.detail if whole else " ".join(re.sub(r"\x1b\[[0-9;]*m", "", row.detail).split())[:300]
    return f"{row.verdict:8} {row.probe}-{row.level} {row.request}  {row.link_seconds:g} s {row.peak_mib} MiB  {detail}"


if __name__ == "__main__":
    sys.exit(main())
