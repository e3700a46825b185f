"""What this backend tells scikit-build-core where a project says nothing, as config settings (`-C KEY=VALUE`).

Config settings are above pyproject.toml in precedence, so a key is left out where the project sets it, in its table
or in an override.  (The entry point `scikit-build-core.config.default`, which is below, cannot be used: pip on
Python 3.10 refuses every distribution that has an entry-point group with a dash in its name.)
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from enzyme_build.resources import cmake_directory
from enzyme_build.settings import read_tool_table


@dataclass(frozen=True)
class Build:
    """The project that one of our hooks builds, and the settings given for this build alone."""

    project: Path
    overrides: Sequence[str] = ()

    @property
    def has_cmake_lists(self) -> bool:
        return (self.project / "CMakeLists.txt").is_file()


def scikit_build_defaults(build: Build) -> dict[str, str]:
    """The config settings that are ours."""
    defaults = {"cmake.define.EnzymePy_PYTHON": sys.executable}
    table = read_tool_table(build.project, "scikit-build")
    if not _is_set(table, "wheel", "py-api"):
        defaults["wheel.py-api"] = "py3"  # the library is loaded by ctypes: any Python 3, one platform
    if not build.has_cmake_lists and not _is_set(table, "cmake", "source-dir"):
        defaults["cmake.source-dir"] = str(cmake_directory() / "project")
        defaults["cmake.define.EnzymePy_PROJECT"] = str(build.project)
        defaults["cmake.define.EnzymePy_SETTINGS"] = ";".join(text.replace(";", "\\;") for text in build.overrides)
    return defaults


def with_defaults(build: Build, given: Mapping[str, str | list[str]]) -> dict[str, str | list[str]]:
    """What the user gave, and our defaults for all else."""
    named = {key.removeprefix("skbuild.") for key in given}
    ours = {key: value for key, value in scikit_build_defaults(build).items() if key not in named}
    return {**ours, **given}


def _is_set(table: Mapping[str, Any], section: str, key: str) -> bool:
    tables = [table, *table.get("overrides", [])]
    return any(key in part.get(section, {}) for part in tables)
