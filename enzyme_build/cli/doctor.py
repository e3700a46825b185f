"""`enzyme-build doctor`: which tools were found, where, which version, whether they fit, and how to get the rest."""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from enzyme_build.cli import parsers
from enzyme_build.cli.clashes import clashes
from enzyme_build.errors import ToolchainError
from enzyme_build.toolchain import cuda, rocm
from enzyme_build.toolchain.compilers import Language, Tool, Verdict, find, forget
from enzyme_build.toolchain.llvm import llvm_version

_NEEDLESS = (Language.RUST,)  # nothing of ours needs it: reported, never installed


@dataclass(frozen=True)
class Finding:
    """One line of the report."""

    what: str
    verdict: str
    version: str = ""
    path: str = ""
    install: str = ""

    @property
    def is_good(self) -> bool:
        return self.verdict == Verdict.FITS.value


_EXAMPLES = (
    ("enzyme-build doctor", "what is here, and the command that installs what is missing"),
    ("enzyme-build doctor --install", "install it (Debian's packages, as root)"),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers,
        "doctor",
        "Shows which tools were found, where, which version, and whether they fit our LLVM.",
        _EXAMPLES,
    )
    parser.add_argument("--install", action="store_true", help="install what is missing, and clang in the place of zig")
    parser.add_argument("--json", action="store_true", help="for machines")


def run(options: argparse.Namespace) -> int:
    """Examine, install if asked, and report."""
    findings = examine()
    if options.install:
        missing = {finding.install for finding in findings if finding.install}
        for command in sorted(missing):
            _install(command)
        if missing:
            forget()
            findings = examine()
    found = clashes()
    if options.json:
        tools = [vars(finding) for finding in findings]
        print(json.dumps({"llvm": llvm_version(), "tools": tools, "clashes": found}, indent=2))
    else:
        _show(findings)
        print("".join(f"clash: {text}\n" for text in found), end="")
    return 0


def examine() -> list[Finding]:
    """Look for everything."""
    compilers = [_compiler(language, find(language)) for language in Language]
    return [
        Finding("LLVM (llvmlite)", Verdict.FITS.value, llvm_version()),
        *compilers,
        *map(_program, ("cmake", "ninja")),
        _toolkit("CUDA toolkit", cuda.toolkit(), cuda.version()),
        _toolkit("ROCm library", rocm.folder(), ""),
    ]


def _compiler(language: Language, tool: Tool) -> Finding:
    is_best = tool.fits and not tool.is_zig  # the system's clang is faster, and has the system's C++ library
    install = "" if is_best or language in _NEEDLESS else tool.install_command
    where = "" if tool.verdict is Verdict.MISSING else shlex.join(tool.command)
    return Finding(f"{language.value} compiler", tool.verdict.value, tool.version, where, install)


def _toolkit(what: str, folder: Path | None, version: str) -> Finding:
    """Only kernels need it."""
    return Finding(what, (Verdict.FITS if folder else Verdict.MISSING).value, version, str(folder or ""))


def _program(name: str) -> Finding:
    path = shutil.which(name)
    if path is None:
        return Finding(name, Verdict.MISSING.value, install=f"pip install {name}")
    done = subprocess.run([path, "--version"], capture_output=True, text=True)
    version = re.match(r"(?:cmake version )?([0-9.]*[0-9])?", done.stdout)
    return Finding(name, Verdict.FITS.value, (version and version[1]) or "", path)


def _install(command: str) -> None:
    words = shlex.split(command)
    if words[0] == "apt-get":
        if shutil.which("apt-get") is None:
            raise ToolchainError(f"`{command}` cannot run here: there is no apt-get on this machine")
        prefix = ["sudo", "-n"] if os.geteuid() != 0 and shutil.which("sudo") else []
        subprocess.run([*prefix, "apt-get", "update"], env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
        words = [*prefix, *words]
    print(f"$ {shlex.join(words)}", flush=True)
    done = subprocess.run(words, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    if done.returncode != 0:
        raise ToolchainError(f"`{shlex.join(words)}` failed: its own messages are above")


def _show(findings: list[Finding]) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    rows = [("tool", "verdict", "version", "where"), *((f.what, f.verdict, f.version, f.path) for f in findings)]
    widths = [max(map(len, column)) + 2 for column in zip(*rows)]
    for row, finding in zip(rows, [None, *findings]):
        style = "bold" if finding is None else "green" if finding.is_good else "yellow"
        what, verdict, version, where = (word.ljust(width) for word, width in zip(row, widths))
        console.print(f"{what}[{style}]{verdict}[/{style}]{version}{where}".rstrip(), soft_wrap=True)
    for finding in findings:
        if finding.install:
            aim = "for a faster" if finding.is_good else "to get a"
            console.print(f"{aim} {finding.what}: [bold]{finding.install}[/bold]", soft_wrap=True)
