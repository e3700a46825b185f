"""Sources as a program in the cache: sources ─► bitcode with debug information ─► prototypes and what they do not say.

A program is found again by its contents: the sources, where they lie (messages say it), the files that they include,
the flags, the compilers and this package.  What is not a source (bitcode, an archive, a library that keeps its bitcode)
is taken as it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

from enzyme_build.analysis import FunctionPointers, OnlyRead
from enzyme_build.artifacts import Archive, Bitcode, NativeObject
from enzyme_build.bindings import Prototype, prototypes
from enzyme_build.errors import BindingError, InputError, SourceLocation
from enzyme_build.functions import compilation
from enzyme_build.functions.inference import Inferred, infer, version_of
from enzyme_build.functions.stored_records import as_json, from_json
from enzyme_build.ir import Call, Function, Invoke, Module, bare_name, parse_module
from enzyme_build.toolchain import bitcode, cache, compilers, module_linker, optimizer, shared_linker
from enzyme_build.toolchain.compilers import Language

_STORED = "program.json"
_NO_STATE = ("llvm.", ".L", "_ZStL8__ioinit", "__dso_handle", "enzyme_", "__enzyme_", "_QQ")


@dataclass(frozen=True)
class Program:
    """What is known of a program, and the files that a link of it takes, by their names in its folder."""

    folder: Path
    files: tuple[str, ...]
    native_files: tuple[str, ...]
    languages: frozenset[Language]
    prototypes: tuple[Prototype, ...]
    inferred: dict[str, Inferred]  # by symbol
    target: str  # the `target` lines of its modules
    has_state: bool  # whether it has variables that live longer than a call
    included: tuple[str, ...] = ()  # the paths of files that the sources include

    @property
    def inputs(self) -> tuple[Path, ...]:
        return tuple(self.folder / name for name in self.files)

    @property
    def natives(self) -> tuple[Path, ...]:
        return tuple(self.folder / name for name in self.native_files)

    def prototype(self, name: str) -> Prototype | None:
        """The function of this name, or of this linker's name; BindingError if several have it."""
        found = [p for p in self.prototypes if p.symbol == name] or [p for p in self.prototypes if p.name == name]
        found = found or [p for p in self.prototypes if p.language == "fortran" and p.name == name.lower()]
        if len(found) > 1:
            symbols = ", ".join(f"`{p.symbol}`" for p in found)
            raise BindingError(f"`{name}` may mean several functions", help=f"name one by its symbol: {symbols}")
        return found[0] if found else None


def read_program(sources: Sequence[Path], flags: Sequence[str]) -> Program:
    """The program of these files, from the cache or compiled."""
    parent = cache.cache_folder() / "programs"
    key = _key(sources, flags)
    manifest = parent / f"{key}.json"  # which files the sources include
    if (included := _included(manifest)) is not None:
        folder = parent / _name(key, included)
        if (found := _stored(folder)) is not None:
            return found
        cache.remove(folder)  # broken

    def make(work: Path) -> str:
        made = compilation.compile_all(sources, flags, work)
        (work / _STORED).write_text(json.dumps(as_json(_described(made, work))))
        shared_linker.write_output(manifest, json.dumps(made.included).encode())
        return _name(key, made.included)

    found = _stored(cache.publish(parent, make))
    if found is None:
        raise InputError("the cache is broken", SourceLocation(str(parent)), help="delete it")
    return found


def _included(manifest: Path) -> list[str] | None:
    try:
        said: object = json.loads(manifest.read_text())
    except (OSError, ValueError):
        return None
    return [str(name) for name in cast("list[object]", said)] if isinstance(said, list) else None


def _key(sources: Sequence[Path], flags: Sequence[str]) -> str:
    parts: list[str | bytes] = [cache.this_version(), *flags]
    for source in sources:
        if not source.is_file():
            raise InputError(f"cannot read `{source}`: there is no such file", SourceLocation(str(source)))
        language = compilers.language_of(source)
        parts += [str(source.absolute()), source.read_bytes(), compilers.find(language).label if language else ""]
    return cache.digest(parts)


def _name(key: str, included: Iterable[str]) -> str:
    """The folder of a program whose included files are as they are now."""
    contents = [Path(name).read_bytes() if Path(name).is_file() else b"gone" for name in included]
    return f"{key}-{cache.digest(contents)}"


def _stored(folder: Path) -> Program | None:
    try:
        program = from_json(Program, json.loads((folder / _STORED).read_text()))
        return replace(program, folder=folder)
    except (OSError, ValueError):
        return None


def _described(made: compilation.Compiled, work: Path) -> Program:
    """Read what was compiled."""
    modules = list(_bitcode(made.contents))
    if not modules:
        raise BindingError("there is no bitcode in what is loaded", help="compile with enzyme-cc, or clang -flto -g")
    text = optimizer.drop_optnone(module_linker.link(modules).text)
    program = parse_module(text)
    found = tuple(prototypes(program))
    if not found:
        raise BindingError("no function is visible to other files and described by debug information",
                           help="compile with -g; a function must not be `static`")  # fmt: skip
    optimised = parse_module(optimizer.prepare(text))
    pointers = FunctionPointers(optimised)

    def targets(call: Call | Invoke) -> tuple[list[Function], bool]:
        found, is_all = pointers.targets(call)
        return found if is_all else [], is_all

    only_read = OnlyRead(targets, of_all=True)
    readable = [*(_promoted(twin) for twin in made.twins), parse_module(optimizer.promote(text)), optimised]
    return Program(
        folder=work,
        files=tuple(path.name for path in made.files),
        native_files=tuple(path.name for path in made.natives),
        languages=frozenset(made.languages),
        prototypes=found,
        inferred={p.symbol: _inferred(p, readable, optimised, only_read) for p in found if not p.problem},
        target=f'target datalayout = "{program.layout.text}"\ntarget triple = "{program.triple}"',
        has_state=any(_is_state(program, name) for name in program.globals),
        included=tuple(dict.fromkeys(made.included)),
    )


def _promoted(twin: Path) -> Module:
    modules = list(_bitcode(bitcode.read_inputs([twin])))
    return parse_module(optimizer.promote(optimizer.drop_optnone(module_linker.link(modules).text)))


def _inferred(prototype: Prototype, readable: Sequence[Module], optimised: Module, only_read: OnlyRead) -> Inferred:
    versions = [found for module in readable if (found := version_of(module, prototype)) is not None]
    return infer(prototype, versions, version_of(optimised, prototype), only_read)


def _is_state(program: Module, name: str) -> bool:
    variable = program.globals[name]
    is_ours = not bare_name(name).startswith(_NO_STATE)
    return is_ours and not variable.is_constant and variable.initializer is not None


def _bitcode(contents: Iterable[Bitcode | NativeObject | Archive]) -> Iterable[Bitcode]:
    for item in contents:
        members = item.members if isinstance(item, Archive) else (item,)
        yield from (member for member in members if isinstance(member, Bitcode))
