"""A probe becomes libraries: one by the plain compilers, and one a level by the drivers, whose link is measured."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import resource
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from enzyme_build.toolchain.compilers import Language, language_of
from tests.harness.builds import EXTRA, BuildFailure, languages, link_arguments, link_driver, require, write_driver
from tests.harness.drivers import native_driver
from tests.harness.programs import Program, Request

from .probes import Probe
from .sources import CACHE

BUILDS = CACHE / "builds"
_DRIVERS = {Language.C: "enzyme-cc", Language.CXX: "enzyme-c++", Language.FORTRAN: "enzyme-fc"}
_MOST_MEMORY = 6 << 30


class Refusal(Exception):
    """The link ended with a message."""


@dataclass(frozen=True)
class Measured:
    """What a link cost: seconds of processor time, and the most memory at once, in MiB."""

    seconds: float = 0
    peak: int = 0


def build_native(probe: Probe, requests: tuple[Request, ...]) -> Path:
    """The reference: the primal entries only."""
    folder = _folder(probe, "native")
    driver = _named(folder, requests) / "native_driver.c"
    driver.write_text(native_driver(requests))
    objects = _compile_all(probe, [*probe.program.files, driver], folder, ["-O1"], None)
    library = driver.with_name("native.so")
    command = [
        *link_driver(probe.program),
        "-shared",
        "-Wl,--no-undefined",
        *objects,
        "-o",
        str(library),
        *link_arguments(probe.program),
    ]
    _checked(command, folder, None)
    return library


def build_with_drivers(
    probe: Probe, level: str, requests: tuple[Request, ...], seconds: float
) -> tuple[Path, Measured]:
    """The library with the derivatives of these requests, and what its link cost."""
    program = replace(probe.program, requests=requests)
    folder = _folder(probe, level)
    own = _named(folder, requests)
    options = ["-O2" if level == "zig" else f"-{level}", "-g"]
    objects = _compile_all(probe, [*program.files, write_driver(program, own)], folder, options, level)
    library = own / "library.so"
    library.unlink(missing_ok=True)
    words = ["-shared", *objects, "-o", str(library), *link_arguments(program)]
    return library, _measured([_tool(_linker(program)), *words], own, level, seconds)


def _folder(probe: Probe, level: str) -> Path:
    folder = BUILDS / probe.name / level
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _named(folder: Path, requests: tuple[Request, ...]) -> Path:
    """A folder for what is made for these requests."""
    own = folder / "-".join(["link", *(r.prototype.symbol for r in requests)])[:120]
    own.mkdir(exist_ok=True)
    return own


def _linker(program: Program) -> str:
    known = languages(program)
    return _DRIVERS[next(one for one in (Language.FORTRAN, Language.CXX, Language.C) if one in known)]


def _tool(name: str) -> str:
    return str(Path(sys.executable).parent / name)


def _environment(level: str | None) -> dict[str, str]:
    """The drivers' choice of a compiler: `zig` is the one that they fall back to."""
    if level != "zig":
        return dict(os.environ)
    found = importlib.util.find_spec("ziglang")
    if found is None or found.origin is None:
        raise BuildFailure("there is no ziglang in this environment")
    program = Path(found.origin).parent / "zig"
    return {**os.environ, "ENZYME_CC": f"{program} cc", "ENZYME_CXX": f"{program} c++"}


def _compile_all(probe: Probe, files: list[Path], folder: Path, options: list[str], level: str | None) -> list[str]:
    """One object a file, kept by content: by the drivers, or natively if there is no level.

    Fortran goes one after another, for its modules.
    """

    def one(item: tuple[int, Path]) -> str:
        k, source = item
        language = language_of(source)
        assert language is not None, source
        command = [_tool(_DRIVERS[language])] if level else list(require(language).command)
        own = [f"-J{folder}"] if language is Language.FORTRAN else []
        flags = [flag for flag in probe.flags if language is not Language.C or not flag.startswith("-std=c++")]
        words = [*command, *options, *EXTRA.get(language, []), *own, *flags, "-w", "-fPIC", "-c", str(source)]
        content = "\0".join(words).encode() + source.read_bytes()
        made = folder / f"{k}-{source.stem}-{hashlib.sha256(content).hexdigest()[:12]}.o"
        if not made.exists():
            part = made.with_suffix(f".{os.getpid()}.o")
            _checked([*words, "-o", str(part)], folder, level)
            part.rename(made)
        return str(made)

    workers = 1 if any(language_of(file) is Language.FORTRAN for file in files) else 2
    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(one, enumerate(files)))


def _checked(command: list[str], folder: Path, level: str | None) -> None:
    done = subprocess.run(
        command, capture_output=True, text=True, errors="replace", cwd=folder, env=_environment(level), check=False
    )
    if done.returncode:
        raise BuildFailure(f"{Path(command[0]).name}: {done.stderr.strip() or done.stdout.strip()}")


def _measured(command: list[str], folder: Path, level: str, seconds: float) -> Measured:
    """Runs a link with bounded memory and processor time (a machine may be busy)."""
    said, most = folder / "said.txt", max(int(seconds), 1)

    def bound() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))

    with said.open("w") as output:
        process = subprocess.Popen(
            command, stdout=output, stderr=output, cwd=folder, env=_environment(level), preexec_fn=bound
        )
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
        raise TimeoutError(f"no library after {most} s of processor time")
    if process.returncode:
        raise Refusal(said.read_text(errors="replace").strip() or f"the link ended with {process.returncode}")
    return Measured(round(usage.ru_utime + usage.ru_stime, 1), usage.ru_maxrss >> 10)
