"""A README as a test: its fenced blocks are files, commands, and what the commands print.

A block of code whose first line is a comment with nothing but a file's name is that file; a `sh` block holds
commands; a `text` block right behind a `sh` block is what these print.  In it `…` stands for anything, and so does a
number that is a time, a ratio of times, or a size.  Rounding noise, below 1e-5, differs between processors: it stands
for any other noise.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = Path(sys.executable).parent
_FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"(?://|#|!) ([\w./-]+\.\w+|Makefile)\n")
_ANYTHING = re.compile(r"…|[0-9.]+(?= (?:µs|ms|s|B|[kKMG]i?B|bytes)\b)|[0-9.]+(?=×)")
_NOISE = re.compile(r"[0-9.]+e-(?:0[6-9]|[1-9][0-9])\b")
_ANY_NOISE = r"(?:[0-9.]+e-(?:0[6-9]|[1-9][0-9]+)|0(?:\.0*)?(?:e[+]00)?)"


@dataclass(frozen=True)
class Commands:
    """A `sh` block and what it prints, empty where the README does not show it."""

    script: str
    prints: str = ""

    @property
    def pattern(self) -> str:
        """A regular expression for what is printed."""
        return ".*?".join(map(_but_for_noise, _ANYTHING.split(self.prints.rstrip("\n"))))

    @property
    def fails(self) -> bool:
        return self.prints.startswith("error")


def _but_for_noise(text: str) -> str:
    return _ANY_NOISE.join(map(re.escape, _NOISE.split(text)))


@dataclass
class Section:
    """What stands below one heading."""

    title: str
    files: dict[str, str] = field(default_factory=dict[str, str])
    commands: list[Commands] = field(default_factory=list[Commands])


def sections(readme: Path) -> list[Section]:
    """The sections of a README, in order, with those before the first heading of level two as the first."""
    text = readme.read_text(encoding="utf-8")
    parts = re.split(r"^##+ (.*)$", text, flags=re.MULTILINE)
    return [_section(title, body) for title, body in zip(["", *parts[1::2]], parts[::2])]


def _section(title: str, body: str) -> Section:
    section = Section(title)
    printed_by: Commands | None = None
    for kind, text in _FENCE.findall(body):
        name = _FILE.match(text)
        if kind == "sh":
            printed_by = Commands(text)
            section.commands.append(printed_by)
            continue
        if kind == "text" and printed_by is not None:
            section.commands[-1] = Commands(printed_by.script, text)
        elif name is not None:
            section.files[name[1]] = text
        printed_by = None
    return section


def environment(packages: Path) -> dict[str, str]:
    """This Python's commands first; pip takes what is here, and installs into a folder of its own."""
    return {
        **os.environ,
        "PATH": f"{SCRIPTS}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": f"{packages}{os.pathsep}{ROOT}",
        "PIP_TARGET": str(packages),
        "PIP_NO_BUILD_ISOLATION": "0",  # pip reads this as: no isolation
        "PIP_NO_DEPS": "1",
        "PIP_NO_INDEX": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


def shell(script: str, folder: Path, packages: Path) -> subprocess.CompletedProcess[str]:
    """Run commands in a folder; the first that fails ends them."""
    return subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", script], cwd=folder, env=environment(packages), text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
