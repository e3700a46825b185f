"""Wheels for other machines, and for all machines of a kind: what `portable` and `target` change in a build.

    target ─► ENZYME_TARGET for the compilers, CMake's name for the system, the platform of the wheel's tag

Then every library of the wheel is looked into (by LIEF): it must be for that machine, and need no C library or system
newer than its tag says, and no library that is neither in the wheel nor on every such machine.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import zipfile
from collections.abc import Container, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import Any

from enzyme_build.backend.defaults import Build
from enzyme_build.errors import SettingsError, SourceLocation, ToolchainError, blame
from enzyme_build.settings import place_of, read_settings, with_overrides
from enzyme_build.toolchain.compilers import TARGET
from enzyme_build.toolchain.targets import Target, chosen_target, parse_target, portable_target

# What every machine of a kind has. Linux: PEP 600's list, as far as programs of these compilers need it.
_EVERYWHERE = {
    "Linux": re.compile(
        r"lib(c|m|dl|rt|pthread|util|nsl|resolv)\.so\.\d+|libc\.so|libc\.musl-\w+\.so\.1|ld-linux-.*|ld-musl-.*"
        r"|libgcc_s\.so\.1|libstdc\+\+\.so\.6"
    ),
    "Darwin": re.compile(r"/usr/lib/.*|/System/Library/.*"),
    "Windows": re.compile(
        r"(api-ms-win-.*|kernel32|kernelbase|ntdll|msvcrt|ucrtbase|advapi32|user32|gdi32|shell32|shlwapi|ole32|oleaut32"
        r"|ws2_32|bcrypt|crypt32|secur32|version|psapi|rpcrt4|winmm|dbghelp|userenv|iphlpapi)(\.dll)?",
        re.IGNORECASE,
    ),
}
_MACHINES = {"x86_64": ("X86_64", "AMD64"), "aarch64": ("AARCH64", "ARM64")}
_BINARY = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
# Libraries get their final paths when they are linked: nothing edits them afterwards, since that breaks the signature.
# So CMake, which insists on a tool for it, never calls the one that it gets.
_MACOS = {"CMAKE_BUILD_WITH_INSTALL_RPATH": "ON", "CMAKE_INSTALL_NAME_TOOL": shutil.which("false") or "false"}
_SYSTEMS = {"Linux": "Linux", "Darwin": "macOS", "Windows": "Windows"}
_MODULE = re.compile(r"^\s*((?:Python3?|pybind11|nanobind|cython)_add_(?:module|library))\s*\(", re.MULTILINE)
MODULES_STAY = "build it on such a machine (cibuildwheel, with qemu); only what ctypes loads can be made here"
_GLIBC = re.compile(r"GLIBC_(\d+)\.(\d+)")


def target_of(build: Build) -> Target | None:
    """What the project, or the user for this build, asks to build for; None for this machine as it is.

    `target` is above `portable`; the variable ENZYME_TARGET is above both.
    """
    if os.environ.get(TARGET):
        return chosen_target()
    settings = with_overrides(read_settings(build.project), build.overrides)
    if settings.target:
        with blame(place_of(build.project, "tool.enzyme-build.target")):
            return parse_target(settings.target)
    if settings.portable:
        with blame(place_of(build.project, "tool.enzyme-build.portable")):
            return portable_target()
    return None


def cmake_settings(target: Target) -> dict[str, str]:
    """The config settings that make CMake build for a target."""
    if not target.is_foreign:
        return {}
    variables = {"CMAKE_SYSTEM_NAME": target.cmake_system, "CMAKE_SYSTEM_PROCESSOR": target.cmake_processor}
    if target.cmake_system == "Darwin":
        variables |= _MACOS
    return {f"cmake.define.{name}": value for name, value in variables.items()}


@contextmanager
def extension_modules_explained(build: Build) -> Generator[None, None, None]:
    """A build for another machine that fails, and whose CMake code makes extension modules, fails for that reason."""
    try:
        yield
    except SystemExit:
        target, code = target_of(build), build.project / "CMakeLists.txt"
        text = code.read_text(encoding="utf-8", errors="replace") if code.is_file() else ""
        found = _MODULE.search(text) if target is not None and target.is_foreign else None
        if found is None or target is None:
            raise
        line = text.count("\n", 0, found.start(1)) + 1
        raise SettingsError(
            f"`{found[1]}` makes an extension module for this machine's Python, and the wheel is for {target.triple}",
            SourceLocation(str(code), line),
            help=MODULES_STAY,
        ) from None


def check_wheel(wheel: Path, target: Target, build: Build) -> None:
    """Refuse a wheel that its target's machines could not load; ToolchainError without LIEF, which looks into it."""
    with blame(_place(build)), zipfile.ZipFile(wheel) as archive:
        inside = frozenset(PurePosixPath(name).name for name in archive.namelist())
        for name in archive.namelist():
            with archive.open(name) as stream:
                if stream.read(4).startswith(_BINARY):
                    _check(name, _parsed(name, archive.read(name)), target, inside)


def _place(build: Build) -> SourceLocation:
    settings = read_settings(build.project)
    return place_of(build.project, f"tool.enzyme-build.{'target' if settings.target else 'portable'}")


def _parsed(name: str, data: bytes) -> Any:
    try:
        lief = importlib.import_module("lief")
    except ImportError:
        raise ToolchainError(
            "a wheel for a target is looked into by LIEF, which is not installed", help="pip install lief"
        ) from None
    lief.logging.disable()
    found = lief.parse(list(data))
    if found is None:
        raise SettingsError(f"`{name}` is no library that LIEF can read")
    return found


def _check(name: str, binary: Any, target: Target, inside: Container[str]) -> None:
    kinds = {"Linux": "ELF", "Darwin": "MACHO", "Windows": "PE"}
    machine = str(getattr(binary.header, "machine_type", getattr(binary.header, "machine", "")) or "")
    machine = machine or str(getattr(binary.header, "cpu_type", ""))
    is_right = binary.format.name == kinds[target.cmake_system] and machine.rpartition(".")[2].upper() in (
        *_MACHINES[target.machine],
    )
    if not is_right:
        raise SettingsError(
            f"`{name}` is for another machine ({binary.format.name}, {machine.rpartition('.')[2]}) than the wheel: "
            f"{target.triple}",
            help="name no prebuilt library of this machine in `link-libraries`",
        )
    _check_libraries(name, binary, target, inside)
    if target.is_linux:
        _check_glibc(name, binary, target)
    if target.cmake_system == "Darwin":
        _check_macos(name, binary, target)


def _check_libraries(name: str, binary: Any, target: Target, inside: Container[str]) -> None:
    needed = [str(getattr(library, "name", library)) for library in binary.libraries]
    strangers = [
        library
        for library in needed
        if not _EVERYWHERE[target.cmake_system].fullmatch(library) and PurePosixPath(library).name not in inside
    ]
    if strangers:
        repair = {"Linux": "auditwheel", "Darwin": "delocate", "Windows": "delvewheel"}[target.cmake_system]
        raise SettingsError(
            f"`{name}` needs `{strangers[0]}`, which is not on every {_SYSTEMS[target.cmake_system]}",
            help=f"link it statically; or build without `portable` and put it into the wheel with `{repair} repair`",
        )


def _check_glibc(name: str, binary: Any, target: Target) -> None:
    allowed = tuple(map(int, target.version.split("."))) if target.version else None
    newer = [version for version in _glibc_versions(binary) if allowed is None or version > allowed]
    if newer:
        wanted = ".".join(map(str, max(newer)))
        raise SettingsError(
            f"`{name}` needs the C library glibc {wanted}, and {target.triple} does not promise it",
            help=f'a newer target: target = "{target.machine}-linux-gnu.{wanted}"',
        )


def _check_macos(name: str, binary: Any, target: Target) -> None:
    wanted = [int(part) for part in binary.build_version.minos][:2]
    if wanted > list(map(int, target.version.split("."))):
        raise SettingsError(
            f"`{name}` needs macOS {'.'.join(map(str, wanted))}, and {target.triple} does not promise it",
            help=f'a newer target: target = "{target.machine}-macos.{wanted[0] + (wanted[1] > 0)}.0"',
        )


def _glibc_versions(binary: Any) -> Iterator[tuple[int, int]]:
    for needed in binary.symbols_version_requirement:
        for auxiliary in needed.get_auxiliary_symbols():
            if found := _GLIBC.fullmatch(str(auxiliary.name)):
                yield int(found[1]), int(found[2])
