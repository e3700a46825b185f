"""`enzyme-build demo`: builds the cross-language example on this machine and shows what came of it.

The example is copied, built into a wheel by the build backend as pip would, unpacked, and measured by a Python of its
own: the energy, its gradient, the check against differences, and the times of both.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from enzyme_build.cli import parsers
from enzyme_build.errors import EnzymeBuildError, ToolchainError
from enzyme_build.resources import example_projects_directory
from enzyme_build.toolchain.cache import cache_folder
from enzyme_build.toolchain.compilers import Language, Tool, find, require

EXAMPLE = "cross_language"
_FORTRAN = ("native/interaction.f90", "native/parameters.f90")
_TWIN = "native/interaction_twin.c"
_OTHERS = ("native/cluster.c", "native/confinement.cpp", "native/request.c")
_BUILD = """\
import json, sys
from enzyme_build.backend import build_wheel
print(build_wheel(sys.argv[1], json.loads(sys.argv[2])))
"""
_MEASURE = """\
import dataclasses, json
from ion_cluster import Cluster, rock_salt
from ion_cluster.__main__ import measure
positions, charges = rock_salt()
found = measure(Cluster(charges), positions)
print(json.dumps({**dataclasses.asdict(found), "ratio": found.ratio, "is_right": found.is_right}))
"""


_EXAMPLES = (
    ("enzyme-build demo", "build it in the user's cache, and show the gradient and its time"),
    ("enzyme-build demo --directory here --json", "build it in a folder of your own; the figures for machines"),
)


def register(subparsers: Any) -> None:
    """Describe the command."""
    parser = parsers.add(
        subparsers,
        "demo",
        "Builds a project in C, C++ and Fortran into a wheel and checks and times its gradient.",
        _EXAMPLES,
    )
    parser.add_argument("--directory", type=Path, metavar="DIR", help="where to build (default: the user's cache)")
    parser.add_argument("--json", action="store_true", help="for machines")


@dataclass(frozen=True)
class Built:
    """Where the example lies, and what it took."""

    project: Path
    wheel: Path
    installed: Path
    sources: tuple[str, ...]
    seconds: float


def run(options: argparse.Namespace) -> int:
    """Build, measure, show."""
    from rich.console import Console

    console = Console(stderr=options.json, highlight=False)
    fortran = find(Language.FORTRAN)
    _require_tools()
    for note in _notes(fortran):
        console.print(note, soft_wrap=True)
    with console.status("building the example: C, C++ and Fortran to bitcode, differentiated, into a wheel"):
        built = build(options.directory or _cache_directory(), fortran.fits)
    with console.status("comparing with differences, taking times"):
        found = measure(built.installed)
    if options.json:
        files = {"project": str(built.project), "wheel": str(built.wheel), "sources": list(built.sources)}
        print(json.dumps({**found, **files, "build_seconds": built.seconds}, indent=2))
    else:
        _show(console, built, found)
    if not found["is_right"]:
        raise EnzymeBuildError("the gradient is wrong on this machine", help=f"please report it, with {built.project}")
    return 0


def _require_tools() -> None:
    require(Language.CXX)
    scripts = Path(sys.executable).parent  # CMake and Ninja may be there
    for name in ("cmake", "ninja"):
        if shutil.which(name) is None and shutil.which(name, path=str(scripts)) is None:
            raise ToolchainError(f"there is no {name} on this machine", help="pip install 'enzyme-build[tools]'")


def _notes(fortran: Tool) -> Iterator[str]:
    """What is otherwise on this machine than a reader of the demo would think."""
    if not fortran.fits:
        yield f"no flang here: the C twin takes the Fortran files' place (`{fortran.install_command}`)"
    if find(Language.CXX).is_zig:
        yield "no clang here: zig takes its place, and first builds its C++ library (once, a minute or more)"


def build(directory: Path, with_fortran: bool) -> Built:
    """Copy the example into `directory` and build its wheel there."""
    start = time.perf_counter()
    project, wheels, installed = directory / EXAMPLE, directory / "wheel", directory / "installed"
    for folder in (project, wheels, installed):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(example_projects_directory() / EXAMPLE, project, ignore=shutil.ignore_patterns("__pycache__"))
    wheels.mkdir(parents=True)
    sources = (*_OTHERS, *(_FORTRAN if with_fortran else (_TWIN,)))
    settings = {"enzyme.sources": ",".join(sources)}
    _python(_BUILD, str(wheels), json.dumps(settings), folder=project, what="the example does not build")
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)
    return Built(project, wheel, installed, sources, time.perf_counter() - start)


def measure(installed: Path) -> dict[str, Any]:
    """What the example says of itself."""
    return json.loads(_python(_MEASURE, folder=installed, what="the example does not run").splitlines()[-1])


def _python(program: str, *arguments: str, folder: Path, what: str) -> str:
    """Run a program in a Python of its own, where this package can be imported."""
    root = str(Path(__file__).resolve().parents[2])
    scripts = str(Path(sys.executable).parent)
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH", "")])),
        "PATH": os.pathsep.join([scripts, os.environ.get("PATH", "")]),  # CMake and Ninja may be there
    }
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise ToolchainError(f"{what}\n{(done.stdout + done.stderr).strip()[-6000:]}", help="see `enzyme-build doctor`")
    return done.stdout


def _cache_directory() -> Path:
    return cache_folder() / "demo"


def _show(console: Any, built: Built, found: dict[str, Any]) -> None:
    verdict = "[green]right[/green]" if found["is_right"] else "[red]wrong[/red]"
    energy, gradient, differences = (1e6 * found[f"{what}_seconds"] for what in ("energy", "gradient", "difference"))
    languages = "C, C++ and Fortran" if any(s.endswith(".f90") for s in built.sources) else "C and C++"
    lines = {
        "the program": f"energy of 64 ions by {found['coordinates']} coordinates, in {languages}",
        "energy": f"{found['energy']:.6f} eV",
        "its gradient": f"norm {found['gradient_norm']:.6f} eV/Å, {verdict}",
        "  against differences": f"{found['difference_error']:.1e}",
        "  forward against reverse": f"{found['mode_error']:.1e}",
        "time of the energy": f"{energy:.1f} µs",
        "time of the gradient": f"{gradient:.1f} µs, [bold]{found['ratio']:.1f}×[/bold] the energy",
        "time of differences": f"{differences:.0f} µs, {differences / energy:.0f}× the energy",
        "sources, pyproject.toml": str(built.project),
        "the wheel": f"{built.wheel} (built in {built.seconds:.0f} s)",
        "to run it": f"PYTHONPATH={built.installed} {sys.executable} -m ion_cluster",
    }
    for what, value in lines.items():
        console.print(f"{what:<26}{value}", soft_wrap=True)
