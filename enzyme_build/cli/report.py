"""`enzyme-build report`: what links did, which ran with ENZYME_REPORT in their environment."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from enzyme_build.cli import parsers

if TYPE_CHECKING:
    from enzyme_build.report.link_report import LinkReport

_DESCRIPTION = """\
Shows what links did: requests, derivatives, tapes, problems, the time of each stage. A link that runs with
ENZYME_REPORT=DIR in its environment writes its report to DIR, as JSON and as a page; `enzyme-build check`, run with the
same, adds what it found."""

_EXAMPLES = (
    ("enzyme-build report report", "all links of `ENZYME_REPORT=report make`, in the terminal"),
    ("enzyme-build report report --html all.html", "all of them on one page"),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(subparsers, "report", _DESCRIPTION, _EXAMPLES)
    parser.add_argument(
        "path", type=Path, metavar="DIR", help="the folder that ENZYME_REPORT named, or one report in it"
    )
    parser.add_argument("--html", type=Path, metavar="FILE", help="write one page about all of them instead")
    parser.add_argument("--json", action="store_true", help="for machines: everything")


def run(options: argparse.Namespace) -> int:
    """Show."""
    from enzyme_build.report import link_report
    from enzyme_build.toolchain.shared_linker import write_output

    reports = link_report.read(options.path)
    if options.html:
        from enzyme_build.report.page import page_of

        write_output(options.html, page_of(reports).encode())
    elif options.json:
        print(json.dumps([asdict(report) for report in reports], indent=1))
    else:
        _show(reports)
    return 0


def _show(reports: list[LinkReport]) -> None:
    from rich.console import Console

    from enzyme_build.report.terminal import show_link

    console = Console(highlight=False, emoji=False, markup=False)
    for report in reports:
        show_link(report, console)
