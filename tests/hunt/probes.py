"""A probe: a program of the harness, the packages that it calls, and how they are compiled together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import tomllib

from enzyme_build.toolchain.compilers import Language, language_of
from tests.harness.programs import Program, read_program
from tests.harness.prototypes import HeaderError

from .sources import Package, fetch

PROBES = Path(__file__).parent / "probes"
_KEYS = {"package", "domain", "sources", "exclude", "flags", "link", "levels"}


@dataclass(frozen=True)
class Probe:
    """The program has all files: those of the packages first, for a Fortran module must be compiled before its uses."""

    name: str
    domain: str
    packages: tuple[Package, ...]
    program: Program
    flags: tuple[str, ...]
    levels: tuple[str, ...]

    @property
    def languages(self) -> str:
        """The languages of the packages' own files; of headers, that of the probe."""
        own = {language_of(file) for file in self.program.files if not file.is_relative_to(PROBES)}
        all_of_them = {language_of(file) for file in self.program.files}
        return " ".join(sorted(one.value for one in own or all_of_them if one is not None))


def all_probes() -> list[str]:
    """The names of the probes."""
    return sorted(path.parent.name for path in PROBES.glob("*/probe.toml"))


def read_probe(name: str) -> Probe:
    """The probe in a folder; its packages are fetched."""
    folder = PROBES / name
    told = tomllib.loads((folder / "probe.toml").read_text())
    if not set(told) <= _KEYS:
        raise HeaderError(f"{folder}/probe.toml: unknown keys: {set(told) - _KEYS}")
    named = told["package"] if isinstance(told["package"], list) else [told["package"]]
    packages = tuple(fetch(one) for one in named)
    roots = {f"root{k or ''}": str(package.root) for k, package in enumerate(packages)}
    own = read_program(folder)
    files = [file for pattern in told.get("sources", []) for file in _files(packages, pattern)]
    excluded = {file for pattern in told.get("exclude", []) for file in _files(packages, pattern)}
    files = [file for file in dict.fromkeys(files) if file not in excluded]
    flags = [f"-I{folder}", *(flag.format(**roots) for flag in told.get("flags", []))]
    program = replace(own, name=name, files=(*files, *own.files), link=(*own.link, *told.get("link", [])))
    known = {language_of(file) for file in program.files}
    usual = ["O0", "O2"] if Language.FORTRAN in known else ["O0", "O2", "zig"]
    return Probe(name, told["domain"], packages, program, tuple(flags), tuple(told.get("levels", usual)))


def _files(packages: tuple[Package, ...], pattern: str) -> list[Path]:
    found = [file for package in packages for file in sorted(package.root.glob(pattern))]
    if not found:
        raise HeaderError(f"no file of {', '.join(p.name for p in packages)} fits `{pattern}`")
    return found
