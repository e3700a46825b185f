"""The machine that a build is for, where it is another one or any of its kind: `aarch64-linux-gnu.2.28`.

    MACHINE-SYSTEM[.VERSION], as zig's clang takes it; the version is of the oldest C library, or of the oldest macOS

`ENZYME_TARGET` names it to the drivers.  C and C++ are then compiled and linked by zig's clang, which has the C library
of every target with it; flang compiles for every Linux, without its run-time library.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass

from enzyme_build.errors import SettingsError
from enzyme_build.toolchain.compilers import TARGET

OLDEST_GLIBC = "2.17"  # manylinux2014
_TEXT = re.compile(r"(?P<machine>\w+)-(?P<system>linux-gnu|linux-musl|macos|windows-gnu)(\.(?P<version>\d+\.\d+))?")
_MACHINES = ("x86_64", "aarch64")  # whose calling conventions are known
_OLDEST_MACOS = "13.0"  # that zig's C library is for
_MUSL = "1_2"
_SYSTEMS = {"linux": "Linux", "macos": "Darwin", "windows": "Windows"}


@dataclass(frozen=True)
class Target:
    """One machine; `version` is that of the C library or of macOS, "" where there is none."""

    machine: str
    system: str
    version: str = ""

    @property
    def triple(self) -> str:
        """As zig's clang takes it."""
        return f"{self.machine}-{self.system}" + (f".{self.version}" if self.version else "")

    @property
    def plain(self) -> str:
        """As other compilers take it."""
        return f"{self.machine}-{self.system}"

    @property
    def is_linux(self) -> bool:
        return self.system.startswith("linux")

    @property
    def cmake_system(self) -> str:
        return _SYSTEMS[self.system.split("-")[0]]

    @property
    def cmake_processor(self) -> str:
        return {"windows-gnu": {"x86_64": "AMD64", "aarch64": "ARM64"}}.get(self.system, {}).get(
            self.machine, "arm64" if (self.system, self.machine) == ("macos", "aarch64") else self.machine
        )

    @property
    def platform_tag(self) -> str:
        """The last part of a wheel's name."""
        version = self.version.replace(".", "_")
        if self.system == "linux-gnu":
            return f"manylinux_{version}_{self.machine}"
        if self.system == "linux-musl":
            return f"musllinux_{_MUSL}_{self.machine}"
        if self.system == "macos":
            return f"macosx_{version}_{self.cmake_processor}"
        return {"x86_64": "win_amd64", "aarch64": "win_arm64"}[self.machine]

    @property
    def is_foreign(self) -> bool:
        """Whether this machine cannot run what is built for it."""
        here = os.uname()
        return self.machine != here.machine or self.cmake_system != here.sysname or self.system == "linux-musl"


def parse_target(text: str) -> Target:
    """The target that a setting or the environment names.

    Raises SettingsError for one that is not known.
    """
    found = _TEXT.fullmatch(text)
    if found is None or found["machine"] not in _MACHINES:
        raise SettingsError(
            f"`{text}` is no target that can be built for",
            help="MACHINE-linux-gnu.2.28, MACHINE-linux-musl, MACHINE-macos.13.0 or MACHINE-windows-gnu; "
            f"MACHINE is {' or '.join(_MACHINES)}",
        )
    version = found["version"] or ""
    system = found["system"]
    if system in ("linux-musl", "windows-gnu") and version:
        raise SettingsError(f"`{text}`: {system} has no version", help=f"{found['machine']}-{system}")
    if system == "linux-gnu":
        version = version or OLDEST_GLIBC
        if tuple(map(int, version.split("."))) < tuple(map(int, OLDEST_GLIBC.split("."))):
            raise SettingsError(f"`{text}`: the oldest C library is {OLDEST_GLIBC}", help="manylinux has none older")
    if system == "macos":
        version = version or _OLDEST_MACOS
        if int(version.split(".")[0]) < 11 or not version.endswith(".0"):  # pip knows no wheels for those
            raise SettingsError(
                f"`{text}`: wheels are for whole versions of macOS, from 11.0 on", help=f"{found['machine']}-macos.13.0"
            )
    return Target(found["machine"], system, version)


def portable_target() -> Target:
    """Any Linux on a machine like this one: the oldest C library that manylinux knows."""
    here = os.uname()
    if here.sysname != "Linux":
        raise SettingsError("`portable` is for Linux", help="leave it out: wheels of other systems run on all of them")
    return parse_target(f"{here.machine}-linux-gnu")


def chosen_target() -> Target | None:
    """The target of this build; None for this machine as it is."""
    text = os.environ.get(TARGET, "")
    return parse_target(text) if text else None
