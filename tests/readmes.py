"""A page as a test: its fenced blocks are files, commands, and what the commands print (`enzyme_build.documents`).

In what is printed `…` stands for anything, on a line of its own for any lines, and so does a number that is a time, a
ratio of times, or a size.  Rounding noise, below 1e-5, differs between processors: it stands for any other noise.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from enzyme_build.documents import Commands, steps

ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = Path(sys.executable).parent
_LINES = re.compile(r"^…$", re.MULTILINE)
_ANYTHING = re.compile(r"…|[0-9.]+(?= (?:µs|ms|s|seconds|B|[kKMG]i?B|bytes)\b)|[0-9.]+(?=×)")
_NOISE = re.compile(r"[0-9.]+e-(?:0[6-9]|[1-9][0-9])\b")
_ANY_NOISE = r"(?:[0-9.]+e-(?:0[6-9]|[1-9][0-9]+)|0(?:\.0*)?(?:e[+]00)?)"


def pattern(commands: Commands) -> str:
    """A regular expression for what is printed."""
    parts = _LINES.split(commands.prints.rstrip("\n"))
    return "(?s:.*?)".join(".*?".join(map(_but_for_noise, _ANYTHING.split(part))) for part in parts)


def fails(commands: Commands) -> bool:
    """Whether a page shows that the commands end with an error."""
    return commands.prints.startswith("error")


def is_as_shown(commands: Commands, folder: Path, packages: Path) -> None:
    """Run the commands, and compare."""
    done = shell(commands.script, folder, packages)
    assert (done.returncode != 0) == fails(commands), f"$ {commands.script}{done.stdout[-6000:]}"
    seen = re.search(pattern(commands), done.stdout)
    assert seen, f"$ {commands.script}the page shows\n{commands.prints}\nbut it is\n{done.stdout}"


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
    for step in steps(body):
        if isinstance(step, Commands):
            section.commands.append(step)
        else:
            section.files[step.file] = step.text
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
