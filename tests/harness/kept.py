"""Verdicts that last: what one engine did on the functions of one program at one level, a line of JSON each.

A line holds while the text of the program and the engine stay the same; so results of many runs add up, and a run that
is interrupted loses nothing.  Upstream's lie beside the page (tests/programs/rival.jsonl), this engine's in `build`.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .programs import Program


@dataclass(frozen=True)
class Verdict:
    """How one engine did on one function at one level."""

    status: str
    said: str = ""


Functions = dict[str, Verdict]


@dataclass
class Kept:
    """The verdicts of one engine in a file; `engine`: its version, or nothing where any holds."""

    file: Path
    engine: str
    _lines: dict[tuple[str, str], dict[str, Any]] = field(default_factory=dict[tuple[str, str], dict[str, Any]])

    def __post_init__(self) -> None:
        if self.file.exists():
            for line in self.file.read_text().splitlines():
                record = json.loads(line)
                self._lines[record["program"], record["level"]] = record

    def get(self, program: Program, level: str) -> Functions | None:
        """What is kept and still holds."""
        record = self._lines.get((_name(program), level))
        if record is None or record["text"] != _text(program) or self.engine not in ("", record["engine"]):
            return None
        return {name: Verdict(*said) for name, said in record["functions"].items()}

    def put(self, program: Program, level: str, found: Functions) -> None:
        """Keeps these; a program that is not compared has none."""
        said = {name: [v.status, v.said] if v.said else [v.status] for name, v in found.items()}
        key = {"program": _name(program), "level": level, "text": _text(program), "engine": self.engine}
        self._lines[_name(program), level] = record = {**key, "functions": said}
        with self.file.open("a") as lines:
            lines.write(json.dumps(record) + "\n")

    def tidy(self) -> None:
        """Leaves one line for each program and level, in their order."""
        records = [record for _, record in sorted(self._lines.items())]
        self.file.write_text("".join(json.dumps(record) + "\n" for record in records))

    def engines(self) -> list[str]:
        """The versions that its lines are of."""
        return sorted({record["engine"] for record in self._lines.values()})


def _name(program: Program) -> str:
    return program.name.replace("other/", "generator/")


def _text(program: Program) -> str:
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in program.files)).hexdigest()[:8]
