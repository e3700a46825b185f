"""`enzyme-build scan`: every derivative request of a program, without answering any."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from enzyme_build import pipeline
from enzyme_build.cli import parsers

_EXAMPLES = (
    ("enzyme-build scan program.o", "each request: its place, its function, its mode and arguments"),
    ("enzyme-build scan libmodel.a --json", "the same of an archive, for machines"),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers,
        "scan",
        "Lists every derivative request: where, which function, mode, and the activity of each argument.",
        _EXAMPLES,
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="bitcode, objects, archives")
    parser.add_argument("--json", action="store_true", help="for machines")


def run(options: argparse.Namespace) -> int:
    """Scan."""
    found = pipeline.scan(options.files)
    if options.json:
        print(json.dumps({"requests": found.requests, "custom_derivatives": found.custom}, indent=2))
    else:
        _show(found)
    return 0


def _show(found: pipeline.Scan) -> None:
    for request in found.requests:
        arguments = ", ".join(f"{argument['activity']} {argument['type']}" for argument in request["arguments"])
        print(f"{request['at']}  {request['mode']} of `{request['function']}` ({arguments})")
    if not found.requests:
        print("no derivative requests")
    for name, kind in found.custom.items():
        print(f"custom derivative: {name} ({kind})")
