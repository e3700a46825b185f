"""A program and some wrapped functions ─► a library with what they need, and the Python module beside it, imported.

The module is that of a wheel (`bindings`); only its place is another, below the program's in the cache.
"""

from __future__ import annotations

import importlib.util
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from enzyme_build import pipeline, rule_files
from enzyme_build.artifacts import LinkJob
from enzyme_build.bindings import Bound, Wrapper
from enzyme_build.functions.program import Program
from enzyme_build.toolchain import bitcode, cache, compilers
from enzyme_build.toolchain.compilers import Language

_LIBRARY, _MODULE = "libnative.so", "native.py"
_imported: dict[Path, ModuleType] = {}
_lock = threading.RLock()


@dataclass(frozen=True)
class LinkOptions:
    """How a program is linked; `libraries` are words for the linker (`-lblas`, a path)."""

    level: int = 3
    libraries: tuple[str, ...] = ()
    processor: str = ""


@dataclass(frozen=True)
class Addition:
    """A unit in C that is linked too, and the symbols of it that the library shows."""

    source: str
    exports: tuple[str, ...]
    flags: tuple[str, ...] = ()


def derive_module(
    program: Program, wrappers: Sequence[Wrapper], options: LinkOptions, addition: Addition | None = None
) -> ModuleType:
    """The module with these functions; in one process, one module for one library."""
    bound = Bound.of(wrappers, program.target)
    rules = rule_files.find(Path.cwd())
    known = [bound.requests, repr(wrappers), repr(options), repr(addition), *map(str, rules)]
    key = cache.digest([*known, *(path.read_bytes() for path in rules)])
    folder = program.folder / key
    with _lock:
        if folder not in _imported:
            cache.entry(folder, lambda work: _link(program, bound, options, addition, work))
            _imported[folder] = _import(folder / _MODULE, key)
        return _imported[folder]


def _link(program: Program, bound: Bound, options: LinkOptions, addition: Addition | None, work: Path) -> None:
    requests = work / "requests.ll"
    bound.write_requests(requests)
    more: list[Path] = []
    if addition is not None:
        (work / "addition.c").write_text(addition.source)
        more.append(compilers.compile_to_bitcode(work / "addition.c", work / "addition.bc", (*addition.flags, "-fPIC")))
    inputs = (*program.inputs, requests, *more)
    bitcode.trust(inputs)  # they were tried when the program was read
    pipeline.run(
        LinkJob(
            inputs=inputs,
            output=work / _LIBRARY,
            level=options.level,
            keep=frozenset([*bound.exports, *(addition.exports if addition is not None else ())]),
            processor=options.processor,
            driver=_driver(program),
            link_arguments=(*map(str, program.natives), *options.libraries, *_run_time_libraries(program)),
        )
    )
    bound.write_package_files(work / _MODULE, _LIBRARY)


def _driver(program: Program) -> tuple[str, ...]:
    """The compiler that knows the run-time library of the program's language."""
    order = (Language.FORTRAN, Language.CXX, Language.C)
    tool = compilers.require(next((language for language in order if language in program.languages), Language.C))
    return (*tool.command, *compilers.target_flags(tool))


def _run_time_libraries(program: Program) -> list[str]:
    both = {Language.FORTRAN, Language.CXX} <= program.languages
    return [*["-lstdc++"] * both, "-lm"]


def _import(path: Path, key: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"enzyme_build_loaded_{key}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
