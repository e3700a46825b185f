"""What a build needs besides this package: a compiler from pip only where none on the machine fits.

Frontends ask before they build, so what cannot work is said before anything is downloaded.  CMake and Ninja are
scikit-build-core's business, which asks for them where there are none; only the version is ours, for CMake code that
was written for an older one.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, requires, version

from packaging.requirements import Requirement
from packaging.version import Version

from enzyme_build.backend.defaults import Build
from enzyme_build.backend.project import find_sources, languages_of
from enzyme_build.backend.targets import target_of
from enzyme_build.errors import SettingsError, ToolchainError, blame
from enzyme_build.settings import place_of, read_settings, with_overrides
from enzyme_build.toolchain.compilers import Language, find, require

LANGUAGES = {"C": Language.C, "CXX": Language.CXX, "Fortran": Language.FORTRAN, "Rust": Language.RUST}
_FROM_PIP = {Language.C, Language.CXX}
_OLDEST_CMAKE = "3.25"


def with_tools(build: Build, needed: Sequence[str]) -> list[str]:
    """`needed`, and what our part needs more.

    Raises ToolchainError for a language of the sources whose compiler is on no package index.
    """
    found = [*needed, *_cmake(build, needed), *_compiler(build)]
    if target_of(build) is not None:
        found.append("lief>=0.15")
    if build.is_offline:
        _refuse_missing(found)
    return found


def _refuse_missing(needed: Sequence[str]) -> None:
    """Without a network nothing can be fetched: what is not installed is said before the frontend tries."""
    missing = [text for text in needed if not _is_installed(Requirement(text))]
    if missing:
        raise ToolchainError(
            f"this build is offline, and needs {', '.join(f'`{text}`' for text in missing)}, not installed here",
            help="pip install " + " ".join(f"'{text}'" for text in missing),
        )


def _is_installed(requirement: Requirement) -> bool:
    if requirement.marker is not None and not requirement.marker.evaluate():
        return True
    try:
        return requirement.specifier.contains(version(requirement.name), prereleases=True)
    except PackageNotFoundError:
        return False


def _languages(build: Build) -> list[Language]:
    """Those of the sources; of a project with CMake code of its own, what every such project needs."""
    if build.has_own_cmake:
        return [Language.C]
    settings = with_overrides(read_settings(build.project), build.overrides)
    return [LANGUAGES[name] for name in languages_of(find_sources(build.project, settings))]


def check_languages(build: Build) -> None:
    """Refuse sources that no compiler here compiles for the target. Raises SettingsError."""
    target = target_of(build)
    if target is None or not target.is_foreign:
        return
    languages = _languages(build)
    why = ""
    if Language.RUST in languages:
        why = "Rust sources are compiled for this machine"
    elif Language.FORTRAN in languages and not target.is_linux:
        why = "flang compiles for Linux here"
    if why:
        raise SettingsError(
            f"{why}, and the wheel is for {target.triple}",
            place_of(build.project, "tool.enzyme-build.target"),
            help="build the wheel on such a machine (cibuildwheel; qemu for another processor)",
        )


def _compiler(build: Build) -> list[str]:
    languages = _languages(build)
    with blame(place_of(build.project, "tool.enzyme-build.sources")):
        for language in languages:
            if language not in _FROM_PIP:
                require(language)
    check_languages(build)
    target = target_of(build)
    wants_zig = target is not None  # which has the C library of every target with it
    missing = [language for language in languages if language in _FROM_PIP and (wants_zig or _is_missing(language))]
    return [_own_requirement("ziglang")] if missing else []


def _is_missing(language: Language) -> bool:
    tool = find(language)
    return not tool.fits or tool.is_zig  # one that is installed counts as asked for: frontends check the version


def _cmake(build: Build, needed: Sequence[str]) -> list[str]:
    """A system's CMake may be new enough for the project and too old for us."""
    if any(Requirement(text).name == "cmake" for text in needed) or build.sets("cmake", "version"):
        return []
    program = shutil.which("cmake")
    done = subprocess.run([program, "--version"], capture_output=True, text=True) if program else None
    version = re.search(r"cmake version (\d+(?:\.\d+)*)", done.stdout if done else "")
    is_old = version is not None and Version(version[1]) < Version(_OLDEST_CMAKE)
    return [f"cmake>={_OLDEST_CMAKE}"] if is_old else []


def _own_requirement(name: str) -> str:
    """The version of a package that this one says fits."""
    read = (Requirement(text) for text in requires("enzyme-build") or [])
    return next((f"{found.name}{found.specifier}" for found in read if found.name == name), name)
