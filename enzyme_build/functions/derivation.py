"""A program and some wrapped functions ─► a library with what they need, and the Python module beside it, imported.

The module is that of a wheel (`bindings`); only its place is another, below the program's in the cache.
"""

from __future__ import annotations

import _ctypes
import importlib.util
import sys
import threading
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

from enzyme_build import pipeline, rule_files
from enzyme_build.artifacts import LinkJob
from enzyme_build.bindings import Bound, Wrapper
from enzyme_build.errors import ForeignError, StoppedError
from enzyme_build.functions.program import Program
from enzyme_build.toolchain import bitcode, cache, command_line, compilers, link_line, openmp
from enzyme_build.toolchain.compilers import Language

_LIBRARY, _MODULE = "libnative.so", "native.py"
_imported: dict[Path, ModuleType] = {}
_users: Counter[Path] = Counter()  # how many libraries may still call a module
_lock = threading.RLock()


@dataclass(frozen=True)
class LinkOptions:
    """How a program is linked; `libraries` are words for the linker (`-lblas`, a path)."""

    level: int = 3
    libraries: tuple[str, ...] = ()
    processor: str = ""
    has_openmp: bool = False


@dataclass(frozen=True)
class Addition:
    """A unit in C that is linked too, and the symbols of it that the library shows."""

    source: str
    exports: tuple[str, ...]
    flags: tuple[str, ...] = ()


def derive_module(
    program: Program, wrappers: Sequence[Wrapper], options: LinkOptions, addition: Addition | None = None
) -> ModuleType:
    """The module with these functions; in one process, one module for one library.  `release` gives it back."""
    bound = Bound.of(wrappers, program.target)
    key = _key([bound.requests, repr(wrappers), repr(options), repr(addition)])
    folder = program.folder / key
    with _lock:
        if folder not in _imported:
            cache.entry(folder, lambda work: _link(program, bound, options, addition, work))
            _imported[folder] = _import(folder / _MODULE, key)
        _users[folder] += 1
        return _imported[folder]


def underivable(program: Program, wrappers: Sequence[Wrapper], options: LinkOptions) -> Path:
    """The file that keeps which derivatives of these functions failed, so that the next process need not try them."""
    return program.folder / f"underivable-{_key([repr(wrappers), repr(options)])}"


def _key(known: Sequence[str]) -> str:
    rules = rule_files.find(Path.cwd())
    return cache.digest([*known, *map(str, rules), *(path.read_bytes() for path in rules)])


def release(module: ModuleType) -> None:
    """Give back what `derive_module` gave.  The last one unloads the library, unless that may be unsafe:

    a thread is in one of its functions, or OpenMP's threads, which outlive a call, may run its code.
    """
    folder = Path(str(module.__file__)).parent
    with _lock:
        _users[folder] -= 1
        if _users[folder]:
            return
        _imported.pop(folder, None)
        library = module._library
        is_parallel = any(hasattr(library, name) for name in ("__kmpc_fork_call", "GOMP_parallel"))
        for name in [name for name in vars(module) if name.startswith("_compiled_")]:
            setattr(module, name, _closed(name.removeprefix("_compiled_")))
        if not is_parallel and not any(_is_in(module, frame) for frame in _frames().values()):
            _ctypes.dlclose(library._handle)


def _closed(symbol: str) -> Any:
    def call(*_: Any) -> Any:
        raise ValueError(f"{symbol}(): its library was closed")

    return call


def _frames() -> dict[int, FrameType]:
    """What each thread is in."""
    return sys._current_frames()  # pyright: ignore[reportPrivateUsage]


def _is_in(module: ModuleType, frame: FrameType | None) -> bool:
    while frame is not None:
        if frame.f_globals is vars(module):
            return True
        frame = frame.f_back
    return False


def _link(program: Program, bound: Bound, options: LinkOptions, addition: Addition | None, work: Path) -> None:
    requests = work / "requests.ll"
    bound.write_requests(requests)
    more: list[Path] = []
    if addition is not None:
        (work / "addition.c").write_text(addition.source)
        more.append(compilers.compile_to_bitcode(work / "addition.c", work / "addition.bc", (*addition.flags, "-fPIC")))
    inputs = (*program.inputs, requests, *more)
    bitcode.trust(inputs)  # they were tried when the program was read
    tool = _linker(program)
    words = [*map(str, program.natives), *options.libraries]
    shared = link_line.read(command_line.parse(words)).shared_variables
    pipeline.run(
        LinkJob(
            inputs=inputs,
            output=work / _LIBRARY,
            level=options.level,
            keep=frozenset([*bound.exports, *(addition.exports if addition is not None else ())]),
            shared_variables=shared,
            processor=options.processor,
            driver=(*tool.command, *compilers.target_flags(tool)),
            link_arguments=(
                *words,
                *_run_time_libraries(program),
                *(["-fopenmp", *openmp.library_words(tool, ["-fopenmp"])] if options.has_openmp else []),
            ),
        )
    )
    bound.write_package_files(work / _MODULE, _LIBRARY)


def _linker(program: Program) -> compilers.Tool:
    """The compiler that knows the run-time library of the program's language."""
    order = (Language.FORTRAN, Language.CXX, Language.C)
    return compilers.require(next((language for language in order if language in program.languages), Language.C))


def _run_time_libraries(program: Program) -> list[str]:
    both = {Language.FORTRAN, Language.CXX} <= program.languages
    return [*["-lstdc++"] * both, "-lm"]


def _import(path: Path, key: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"enzyme_build_loaded_{key}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    vars(module).update(ForeignError=ForeignError, StoppedError=StoppedError)  # one kind of each for all modules
    return module
