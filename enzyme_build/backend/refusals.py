"""What a build cannot be done with, said before or instead of a traceback, and builds that must wait for each other.

Builds of one project in a folder that stays come after each other. The lock is on pyproject.toml, which they read
anyway: nothing is written for it, so a source tree may be read-only, and it ends with the process that holds it. Where
there are no such locks (Windows, some network file systems), nobody waits.
"""

from __future__ import annotations

import os
import sys
import zipfile
from collections.abc import Callable, Generator
from contextlib import contextmanager, nullcontext
from functools import wraps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Concatenate, ParamSpec

from scikit_build_core.errors import CMakeNotFoundError, NotFoundError, ScikitBuildError

from enzyme_build.backend.defaults import Build
from enzyme_build.errors import EnzymeBuildError, InputError, SettingsError, SourceLocation, ToolchainError, from_system
from enzyme_build.settings import READ_BY_CMAKE, place_of, read_tool_table

if sys.platform != "win32":
    import fcntl

Rest = ParamSpec("Rest")
_NOTES = "ENZYMEPY_SETTINGS_NOTES"  # for our CMake code: the file that names those of settings that were read
_Hook = Callable[Concatenate[Build, Rest], str]


def check_folder(project: Path) -> None:
    """Refuse a folder that CMake cannot build in. Raises InputError."""
    if unfit := set(str(project)) & set('";\n'):
        raise InputError(
            f"CMake does not build in a folder whose name has {' or '.join(map(repr, sorted(unfit)))} in it",
            SourceLocation(str(project)),
            help="give the folder, or the one above it, another name",
        )


@contextmanager
def settings_are_read(build: Build) -> Generator[None]:
    """A project's own CMake code, which runs inside, must read the settings that are for it. Raises SettingsError.

    CMake leaves a note of each file of settings that a call names.
    """
    said = [key for key in READ_BY_CMAKE if key in read_tool_table(build.project, "enzyme-build")]
    if not build.has_own_cmake or not said or build.runs_no_cmake:
        yield
        return
    with TemporaryDirectory(prefix="enzyme-") as folder:
        notes = Path(folder) / "settings"
        os.environ[_NOTES] = str(notes)
        try:
            yield
        finally:
            del os.environ[_NOTES]
        read = notes.read_text(encoding="utf-8").splitlines() if notes.is_file() else []
        if build.project.resolve() / "pyproject.toml" not in [Path(line).resolve() for line in read]:
            raise SettingsError(
                f"`{said[0]}` in [tool.enzyme-build] has no effect: no call in CMakeLists.txt reads it",
                place_of(build.project, f"tool.enzyme-build.{said[0]}"),
                help="call enzymepy_python_module(TARGET MODULE PACKAGE.NAME SETTINGS FILE) there, FILE being this one",
            )


def check_contents(build: Build, wheel: Path) -> None:
    """Refuse a wheel of nothing but metadata, and one that leaves the project's packages out. Raises SettingsError."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" not in name]
    if names or build.runs_no_cmake:
        _check_packages(build, {name.partition("/")[0] for name in names})
        return
    raise SettingsError(
        "the wheel is empty: CMake installs nothing, and there is no Python package",
        SourceLocation(str(build.project / "CMakeLists.txt")),
        help="add `install(TARGETS … DESTINATION PACKAGE)`, or name the packages in `wheel.packages` "
        "of [tool.scikit-build]; a wheel without files says `wheel.cmake = false` there",
    )


def _check_packages(build: Build, in_wheel: set[str]) -> None:
    """Packages in the usual folders go into the wheel if one has the project's name, or the settings name them."""
    found = [
        file.parent for folder in ("src", "python") for file in sorted(build.project.glob(f"{folder}/*/__init__.py"))
    ]
    if not found or build.sets("wheel", "packages") or any(path.name in in_wheel for path in found):
        return
    place = found[0].relative_to(build.project)
    raise SettingsError(
        f"the wheel leaves the Python package `{place}` out: it has not the project's name",
        SourceLocation(str(found[0] / "__init__.py")),
        help=f'give both one name, or say `wheel.packages = ["{place}"]` in [tool.scikit-build], and where the native '
        f'module goes: `module = "{place.name}._native"` in [tool.enzyme-build]',
    )


def as_ours(error: ScikitBuildError | OSError) -> EnzymeBuildError:
    """What scikit-build-core or the machine refused, as an error with a place; a defect is raised again."""
    if isinstance(error, OSError):
        return from_system(error)
    if not isinstance(error, NotFoundError):
        raise error
    tool = "cmake" if isinstance(error, CMakeNotFoundError) else "ninja"
    return ToolchainError(
        str(error).lower(),
        place_of(Path.cwd(), f"tool.scikit-build.{tool}.version"),
        help=f"pip install '{tool}' in a version that the project takes, or build without --no-build-isolation",
    )


def one_at_a_time(always: bool) -> Callable[[_Hook[Rest]], _Hook[Rest]]:
    """A hook that waits for others of its project, `always` or where the user names the folder to build in."""

    def decorate(hook: _Hook[Rest]) -> _Hook[Rest]:
        @wraps(hook)
        def alone(build: Build, *arguments: Rest.args, **named: Rest.kwargs) -> str:
            with alone_in(build.project) if always or build.names_folder else nullcontext():
                return hook(build, *arguments, **named)

        return alone

    return decorate


@contextmanager
def alone_in(project: Path) -> Generator[None]:
    """Hold the lock of the project in folder `project`."""
    if sys.platform == "win32":
        yield
        return
    with (project / "pyproject.toml").open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            text = f"waiting for another build of {project}, which uses the same folder"
            print(text, file=sys.stderr, flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        except OSError:
            pass
        yield
