"""What all tests share: compilers that are on this machine, and files made on the spot."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from enzyme_build.toolchain.compilers import Language, compile_to_bitcode, find

REPOSITORY = Path(__file__).resolve().parent.parent
SCRIPTS = Path(sys.executable).parent
os.environ["ENZYME_CACHE"] = "0"  # what is tested is made; the tests of the cache switch it on
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # each command that a test starts would compile the package anew


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of a language whose compiler is not here say so."""
    for marker, language in (("fortran", Language.FORTRAN), ("rust", Language.RUST)):
        if find(language).fits:
            continue
        skip = pytest.mark.skip(reason=f"no {language.value} compiler that fits: see `enzyme-build doctor`")
        for item in items:
            if item.get_closest_marker(marker):
                item.add_marker(skip)


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str], Path]:
    """Writes a file into the test's own folder."""

    def writer(name: str, text: str) -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    return writer


@pytest.fixture
def compile_text(tmp_path: Path, write: Callable[[str, str], Path]) -> Callable[..., Path]:
    """Compiles the text of a source to a bitcode object."""

    def compiler(name: str, text: str, *flags: str) -> Path:
        return compile_to_bitcode(write(name, text), tmp_path / f"{name}.o", flags or ("-O2",))

    return compiler


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs one of our commands, or any other, in the test's own folder."""

    def runner(*command: str | Path, check: bool = True) -> subprocess.CompletedProcess[str]:
        path = f"{SCRIPTS}{os.pathsep}{os.environ.get('PATH', '')}"
        environment = {**os.environ, "PATH": path}
        done = subprocess.run(_resolve(command), cwd=tmp_path, capture_output=True, text=True, env=environment)
        if check and done.returncode != 0:
            pytest.fail(f"{' '.join(map(str, command))} failed with {done.returncode}\n{done.stdout}{done.stderr}")
        return done

    return runner


def _resolve(command: Sequence[str | Path]) -> list[str]:
    """Our own commands are those of the Python that runs the tests."""
    words = [str(word) for word in command]
    modules = {
        "enzyme-build": ["-m", "enzyme_build"],
        "enzyme-cc": ["-c", _DRIVER.format("enzyme_cc")],
        "enzyme-c++": ["-c", _DRIVER.format("enzyme_cxx")],
        "enzyme-fc": ["-c", _DRIVER.format("enzyme_fc")],
    }
    if words[0] in modules and not (SCRIPTS / words[0]).exists():
        return [sys.executable, *modules[words[0]], *words[1:]]
    return [str(SCRIPTS / words[0]), *words[1:]] if words[0] in modules else words


_DRIVER = "import sys; from enzyme_build.cli.drivers import {0}; sys.exit({0}())"
