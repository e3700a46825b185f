"""Programs become shared libraries: natively for reference, and through an engine with their derivatives."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from ctypes.util import find_library
from pathlib import Path
from typing import Protocol

from enzyme_build.toolchain import openmp
from enzyme_build.toolchain.compilers import Language, compile_to_bitcode, find, include_directory, language_of, require

from .drivers import derivative_driver, native_driver
from .programs import Program
from .second_driver import second_driver

EIGEN = Path("/usr/include/eigen3")
EXTRA = {Language.CXX: ["-std=c++20", "-isystem", str(EIGEN)]}
_RUST = ["--crate-type=staticlib", "-C", "panic=abort", "-C", "codegen-units=1", "-A", "warnings"]


class BuildFailure(Exception):
    """A compiler or linker refused; the message is its own."""


class Engine(Protocol):
    """What turns a program and the driver with requests into a library with derivatives."""

    def build(self, program: Program, driver: Path, options: list[str], folder: Path) -> Path:
        """Compiles all files with `options` (the level first), differentiates, links, and returns the library."""
        ...


def languages(program: Program) -> set[Language]:
    """The languages of its files."""
    return {language for file in program.files if (language := language_of(file)) is not None}


def missing_tool(program: Program) -> str:
    """What the program needs and this machine does not have: a compiler, a library, Eigen's headers; or nothing."""
    unfit = [f"no {one.value} compiler" for one in languages(program) if not find(one).fits]
    if not EIGEN.is_dir() and any("<Eigen/" in file.read_text() for file in program.files):
        unfit.append("no headers of Eigen: apt-get install -y libeigen3-dev")
    if "-fopenmp" in program.link and not openmp.is_available(require(Language.C)):
        unfit.append(f"no library of OpenMP: pip install {openmp.PACKAGE}")
    libraries = [word.removeprefix("-l") for word in program.link if word.startswith("-l")]
    unfit += [f"no library `{library}`" for library in libraries if find_library(library) is None]
    return unfit[0] if unfit else ""


def run(command: list[str], folder: Path) -> str:
    """Runs a command in a folder; what it says is the failure's message."""
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=300, check=False)
    if done.returncode:
        raise BuildFailure(f"{Path(command[0]).name}: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout


def link_driver(program: Program) -> list[str]:
    """The compiler that links a program of these languages."""
    known = languages(program)
    which = Language.FORTRAN if Language.FORTRAN in known else Language.CXX if Language.CXX in known else Language.C
    return list(require(which).command)


def link_arguments(program: Program) -> list[str]:
    """The libraries that go behind its objects."""
    both = {Language.FORTRAN, Language.CXX} <= languages(program)
    return [*program.link, *(["-lstdc++"] if both else []), "-lm"]


def native_library(program: Program, folder: Path) -> Path:
    """The reference: the program with the primal entries only, compiled once and kept by content."""
    driver_text = native_driver(program.requests)
    compilers = [word for f in program.files if (one := language_of(f)) for word in require(one).command]
    content = [driver_text, *(f.read_text() for f in program.files), *program.link, *compilers]
    key = hashlib.sha256("\0".join(content).encode()).hexdigest()[:16]
    library = folder / f"native-{key}.so"
    if library.exists():
        return library
    work = folder / f"native-{key}-{os.getpid()}"
    work.mkdir(parents=True, exist_ok=True)
    driver = work / "native_driver.c"
    driver.write_text(driver_text)
    objects = [str(compile_native(source, work)) for source in (driver, *program.files)]
    run([*link_driver(program), "-shared", *objects, "-o", "native.so", *link_arguments(program)], work)
    (work / "native.so").rename(library)
    shutil.rmtree(work)
    return library


def compile_native(source: Path, folder: Path) -> Path:
    """One source to an object; of Rust, an archive with its runtime."""
    language = language_of(source)
    if language is None:
        raise BuildFailure(f"{source} is of no known language")
    command = list(require(language).command)
    if language is Language.RUST:
        archive = folder / f"lib{source.stem}.a"
        run([*command, *_RUST, "-C", "opt-level=1", "-o", str(archive), str(source)], folder)
        return archive
    made = folder / f"{source.stem}.o"
    extra = EXTRA.get(language, [])
    run([*command, "-O1", *extra, *served(language), "-w", "-fPIC", "-c", str(source), "-o", str(made)], folder)
    return made


def served(language: Language) -> list[str]:
    """Where the headers are that the drivers serve without being asked."""
    return ["-idirafter", str(include_directory())] if language in (Language.C, Language.CXX) else []


def compile_derivable(source: Path, folder: Path, options: list[str], debug: bool = True) -> tuple[Path, list[Path]]:
    """One source to bitcode, and what it needs besides at the native link (Rust's runtime)."""
    language = language_of(source)
    about = ["-g"] if debug else []
    output = folder / f"{source.stem}.bc"
    if language is Language.RUST:
        level = f"opt-level={options[0].removeprefix('-O')}"
        compile_to_bitcode(source, output, [*_RUST, "-C", level, *about])
        return output, [compile_native(source, folder)]
    extra = EXTRA.get(language, []) if language is not None else []
    where = [f"-J{folder}"] if language is Language.FORTRAN else []
    own = [option for option in options if language is Language.CXX or not option.startswith("-std=c++")]
    served_too = served(language) if language is not None else []
    compile_to_bitcode(source, output, [*extra, *own, *where, *about, *served_too, "-w", "-fPIC"])
    return output, []


def write_driver(program: Program, folder: Path, second: bool = False) -> Path:
    """The file with the requests, with those for second derivatives if asked."""
    driver = folder / "requests.c"
    more = [second_driver(k, request) for k, request in enumerate(program.requests)] if second else []
    driver.write_text("".join([derivative_driver(program.requests), *more]))
    return driver
