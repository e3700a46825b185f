"""`enzyme-build check`: are the derivatives of a built library right?  Differences, both modes, and memory decide."""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.table import Table

from enzyme_build.cli import parsers
from enzyme_build.cli.driver_link import REPORT
from enzyme_build.errors import SettingsError

_DESCRIPTION = """\
Checks every derivative of a generated Python module on random inputs: against central differences, forward mode
against reverse mode, and that no call leaves memory behind. The exit code is 1 if anything is wrong."""


_EXAMPLES = (
    ("enzyme-build check valley._native", "every derivative of a module"),
    (
        "enzyme-build check valley._native --function height --range x=0.5:2 --tries 20",
        "one function, on inputs of your own choice",
    ),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers,
        "check",
        _DESCRIPTION,
        _EXAMPLES,
    )
    parser.add_argument("module", help="a generated module: its name, its file, or its library (.so)")
    parser.add_argument("--function", action="append", default=[], metavar="NAME", help="only this one (repeatable)")
    parser.add_argument("--tries", type=int, default=3, metavar="N", help="random inputs of each function (3)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the random numbers (0)")
    parser.add_argument(
        "--range",
        action="append",
        default=[],
        metavar="[NAME=]LOW:HIGH",
        help="where numbers, or those of one argument, are drawn from (0.3:1.7; repeatable)",
    )
    parser.add_argument("--json", action="store_true", help="for machines")


def run(options: argparse.Namespace) -> int:
    """Check."""
    from enzyme_build.checking import check_module, find_module

    intervals = dict(_interval(text) for text in options.range)
    module = find_module(options.module)
    findings = check_module(
        module,
        options.function,
        tries=options.tries,
        seed=options.seed,
        interval=intervals.pop("", (0.3, 1.7)),
        intervals=intervals,
    )
    facts = [{**dataclasses.asdict(finding), "is_right": finding.is_right} for finding in findings]
    if folder := os.environ.get(REPORT, ""):
        _add_to_report(module, facts, Path(folder))
    if options.json:
        print(json.dumps(facts, indent=2))
    else:
        _show(options.module, findings)
    return 0 if findings and all(finding.is_right for finding in findings) else 1


def _add_to_report(module: ModuleType, facts: list[dict[str, Any]], folder: Path) -> None:
    """The report of the link that made the module's library says what was found, too."""
    from enzyme_build.report import link_report

    link_report.add_checks(Path(vars(module)["_library"]._name).name, facts, folder)


def _interval(text: str) -> tuple[str, tuple[float, float]]:
    name, equals, bounds = text.rpartition("=")
    low, colon, high = bounds.partition(":")
    try:
        found = (float(low), float(high))
    except ValueError:
        found = (1.0, 0.0)
    if not colon or found[0] > found[1] or (equals and not name):
        raise SettingsError(f"`--range {text}` is no interval", help="--range 0.5:2 or --range x=0.5:2")
    return name, found


def _show(module: str, findings: list[Any]) -> None:
    if not findings:
        print(f"{module}: no derivatives")
        return
    table = Table(title=f"derivatives of {module}")
    for heading in ("function", "differences", "forward against reverse", "memory", ""):
        table.add_column(heading, justify="left" if heading in ("function", "") else "right")
    for finding in findings:
        memory = "freed" if finding.lost_bytes < 1 else f"{finding.lost_bytes:.0f} bytes a call"
        verdict = "[green]right[/]" if finding.is_right else f"[red]wrong[/] {finding.problem}"
        table.add_row(finding.function, _number(finding.differences), _number(finding.dot_product), memory, verdict)
    Console(soft_wrap=True).print(table)


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.1e}"
