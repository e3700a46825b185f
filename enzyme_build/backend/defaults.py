"""What this backend tells scikit-build-core where a project says nothing, as config settings (`-C KEY=VALUE`).

Config settings are above pyproject.toml in precedence, so a key is left out where the project sets it, in its table
or in an override.  (The entry point `scikit-build-core.config.default`, which is below, cannot be used: pip on
Python 3.10 refuses every distribution that has an entry-point group with a dash in its name.)
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from enzyme_build.resources import cmake_directory
from enzyme_build.settings import read_settings, read_tool_table, with_overrides
from enzyme_build.toolchain.compilers import TARGET, Language, find

_C_COMPILERS = ("cc", "gcc", "clang", "icx", "cl")  # those that CMake looks for
_CXX_COMPILERS = ("c++", "g++", "clang++", "icpx", "cl", "CC", "aCC", "xlC")


@dataclass(frozen=True)
class Build:
    """The project that one of our hooks builds, and what is given for this build alone.

    `overrides` are our own settings (`key=value`), `given` those of scikit-build-core.
    """

    project: Path
    overrides: Sequence[str] = ()
    given: Mapping[str, str | list[str]] = field(default_factory=dict[str, "str | list[str]"])

    @cached_property
    def _table(self) -> Mapping[str, Any]:
        return read_tool_table(self.project, "scikit-build")

    @cached_property
    def names_given(self) -> frozenset[str]:
        return frozenset(name.removeprefix("skbuild.") for name in self.given)

    def sets(self, section: str, key: str) -> bool:
        """Whether the user sets `SECTION.KEY` of scikit-build-core: in a file, for this build, or by a variable."""
        tables = [self._table, *self._table.get("overrides", [])]
        variable = f"SKBUILD_{section}_{key}".upper().replace("-", "_")
        in_file = any(key in part.get(section, {}) for part in tables)
        return in_file or f"{section}.{key}" in self.names_given or variable in os.environ

    def _said(self, section: str, key: str, default: str) -> str:
        """`SECTION.KEY` of scikit-build-core, as far as it is said without a condition."""
        name, variable = f"{section}.{key}", f"SKBUILD_{section}_{key}".upper().replace("-", "_")
        given = next((v for k, v in self.given.items() if k.removeprefix("skbuild.") == name), None)
        said = os.environ.get(variable) or given or self._table.get(section, {}).get(key)
        return str(default if said is None else said)

    def editable_mode(self) -> str:
        """How an editable installation finds what is built: `redirect` or `inplace`."""
        return self._said("editable", "mode", "redirect")

    @property
    def packages(self) -> list[str]:
        """The folders of the Python packages, where the project names them."""
        named: Any = self._table.get("wheel", {}).get("packages") or []
        return list(map(str, named.values() if hasattr(named, "values") else named))

    @property
    def is_reproducible(self) -> bool:
        """Whether the same sources are to give the same wheel."""
        return self._said("wheel", "reproducible", "true").lower() in ("true", "1", "on")

    @property
    def has_own_cmake(self) -> bool:
        """Whether CMake runs the project's own code; else it is made from `[tool.enzyme-build]`."""
        return (self.project / "CMakeLists.txt").is_file() or self.sets("cmake", "source-dir")

    @property
    def runs_no_cmake(self) -> bool:
        """Whether the project says `wheel.cmake`, so that a wheel may be made without CMake."""
        return self.sets("wheel", "cmake")

    @property
    def cmake_words(self) -> str:
        """All that the project and the user tell CMake, as one text."""
        tables = [self._table, *self._table.get("overrides", [])]
        return f"{[part.get('cmake', {}) for part in tables]} {dict(self.given)}"

    @property
    def names_folder(self) -> bool:
        """Whether the user says where to build."""
        return "build-dir" in self._table or "build-dir" in self.names_given or "SKBUILD_BUILD_DIR" in os.environ

    @property
    def is_offline(self) -> bool:
        """Whether nothing may be fetched."""
        said = os.environ.get("ENZYME_OFFLINE", "") not in ("", "0")
        return said or with_overrides(read_settings(self.project), self.overrides).offline

    @property
    def chooses_tag(self) -> bool:
        return self.sets("wheel", "py-api") or self.sets("wheel", "tags")


def scikit_build_defaults(build: Build) -> dict[str, str]:
    """The config settings that are ours."""
    defaults = {"cmake.define.EnzymePy_PYTHON": sys.executable}
    if build.is_offline:
        defaults["cmake.define.FETCHCONTENT_FULLY_DISCONNECTED"] = "ON"
    if not build.sets("wheel", "reproducible"):
        defaults["wheel.reproducible"] = "true"
    if build.has_own_cmake:
        if build.packages:
            defaults["cmake.define.EnzymePy_PACKAGES"] = ";".join(build.packages)
        return {**defaults, **_compilers(build), **_without_folders(build)}
    if not build.chooses_tag:
        defaults["wheel.py-api"] = "py3"  # the library is loaded by ctypes: any Python 3, one platform
    defaults["cmake.source-dir"] = str(cmake_directory() / "project")
    defaults["cmake.define.EnzymePy_PROJECT"] = str(build.project)
    defaults["cmake.define.EnzymePy_SETTINGS"] = ";".join(text.replace(";", "\\;") for text in build.overrides)
    return defaults


def _without_folders(build: Build) -> dict[str, str]:
    """What keeps the folders that a wheel is built in out of it; a file of the user's in that place counts."""
    said = f"{build.cmake_words} {os.environ.get('CMAKE_ARGS', '')}"
    if not build.is_reproducible or "CMAKE_PROJECT_TOP_LEVEL_INCLUDES" in said:
        return {}
    return {"cmake.define.CMAKE_PROJECT_TOP_LEVEL_INCLUDES": str(cmake_directory() / "EnzymePyReproducible.cmake")}


def _compilers(build: Build) -> dict[str, str]:
    """The compilers of a project's own CMake code, where CMake would find none, or one of no use to differentiate.

    What the project or the user says about compilers counts: CC, FC, CMake variables, a toolchain file.
    """
    said = f"{build.cmake_words} {os.environ.get('CMAKE_ARGS', '')}"
    if "CMAKE_TOOLCHAIN_FILE" in {*os.environ} or re.search(r"CMAKE_TOOLCHAIN_FILE|toolchain-file|--toolchain", said):
        return {}
    if os.environ.get(TARGET):
        return {"cmake.define.CMAKE_TOOLCHAIN_FILE": str(cmake_directory() / "EnzymePyToolchain.cmake")}
    if not os.environ.get("CC") and "CMAKE_C_COMPILER" not in said and not any(map(shutil.which, _C_COMPILERS)):
        return {"cmake.define.CMAKE_TOOLCHAIN_FILE": str(cmake_directory() / "EnzymePyToolchain.cmake")}
    found: dict[str, str] = {}
    flang = find(Language.FORTRAN)
    if flang.fits and not os.environ.get("FC") and "CMAKE_Fortran_COMPILER" not in said:
        found["cmake.define.CMAKE_Fortran_COMPILER"] = flang.command[0]  # not gfortran, which writes no bitcode
    is_said = os.environ.get("CXX") or "CMAKE_CXX_COMPILER" in said or any(map(shutil.which, _CXX_COMPILERS))
    driver = Path(sys.executable).with_name("enzyme-c++")
    if not is_said and driver.exists() and find(Language.CXX).fits:
        found["cmake.define.CMAKE_CXX_COMPILER"] = str(driver)  # clang++-22, say, beside gcc
    return found


def rebuild_defaults(build: Build) -> dict[str, str]:
    """An editable installation follows its native sources, too: what changed is built again when it is imported.

    That runs `cmake`, so only where it is on the PATH of every Python, not of an activated environment alone; and not
    in an isolated build, whose tools are deleted.  A project that says anything of the kind is left alone.
    """
    chosen = any(build.sets("editable", key) for key in ("rebuild", "mode", "rebuild-dir")) or build.names_folder
    scripts = Path(sys.executable).parent
    folders = [folder for folder in os.get_exec_path() if Path(folder) != scripts]
    if chosen or not shutil.which("cmake", path=os.pathsep.join(folders)):
        return {}
    if not os.access(build.project, os.W_OK):  # it builds there
        return {}
    return {"editable.rebuild": "true", "editable.verbose": "false", "build-dir": "build/{state}"}


def with_defaults(build: Build, more: Mapping[str, str]) -> dict[str, str | list[str]]:
    """What the user gave, and our defaults for all else."""
    ours = {
        key: value for key, value in {**scikit_build_defaults(build), **more}.items() if key not in build.names_given
    }
    return {**ours, **build.given}
