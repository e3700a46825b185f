"""Example projects, copied and built by the very commands of their READMEs."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from enzyme_build.resources import example_projects_directory
from tests.readmes import sections, shell


@dataclass
class Example:
    """A copy of an example project, and where `pip install` puts things."""

    folder: Path
    packages: Path

    def commands(self, block: int = 0) -> list[str]:
        """The lines of one of the README's shell blocks."""
        blocks = [each for section in sections(self.folder / "README.md") for each in section.commands]
        return blocks[block].script.strip().splitlines()

    def follow(self, block: int = 0) -> str:
        """Run the commands of a shell block; what they print."""
        return "".join(self.run(command) for command in self.commands(block))

    def run(self, command: str) -> str:
        done = shell(command, self.folder, self.packages)
        if done.returncode != 0:
            pytest.fail(f"`{command}` failed with {done.returncode}\n{done.stdout[-6000:]}")
        return done.stdout


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Example]:
    """A fresh copy of an example project."""

    def copier(name: str) -> Example:
        folder = tmp_path_factory.mktemp(name)
        ignored = shutil.ignore_patterns("__pycache__", "build")
        shutil.copytree(example_projects_directory() / name, folder / name, ignore=ignored)
        return Example(folder / name, folder / "packages")

    return copier


@pytest.fixture
def reported() -> Callable[[str, str], float]:
    """The number that a program printed after some words."""

    def reader(output: str, words: str) -> float:
        match = re.search(rf"^{re.escape(words)}\s+([-+.0-9e]+)", output, re.MULTILINE)
        assert match, f"no line `{words} …` in\n{output}"
        return float(match[1])

    return reader
