"""A linker command line with bitcode on it: which files hold bitcode, and the line without them.

Each object, archive and `-l` library is looked up as the linker would (folders of `-L`, `-static`,
`-Bstatic`, `--whole-archive` where they stand); what holds no bitcode is left exactly as it was written.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from enzyme_build.artifacts import Archive, Bitcode, NativeObject, OutputKind
from enzyme_build.toolchain import bitcode
from enzyme_build.toolchain.command_line import Command, Item, Kind

if TYPE_CHECKING:
    from enzyme_build.toolchain.library_names import Names

_DEFAULT_FOLDERS = ("/usr/local/lib",)
_OF_LANGUAGES = frozenset(
    {"c", "m", "pthread", "dl", "rt", "util", "gcc", "gcc_s", "stdc++", "c++", "c++abi", "atomic"}
)


@dataclass(frozen=True)
class Place:
    """One argument of the link line, and what its file holds if that takes part in the whole-program link."""

    item: Item
    contents: tuple[Bitcode | NativeObject | Archive, ...] = ()

    @property
    def has_bitcode(self) -> bool:
        return any(isinstance(c, Bitcode) or (isinstance(c, Archive) and c.has_bitcode) for c in self.contents)


@dataclass(frozen=True)
class LinkLine:
    """The places of a link in order, and the names that shared libraries on the line know."""

    places: tuple[Place, ...]
    kind: OutputKind
    shows_all: bool  # an executable that shows its symbols as a library does
    wanted: frozenset[str]
    shared_libraries: tuple[Path, ...] = ()
    folders: tuple[Path, ...] = ()  # in which libraries were looked for
    system_libraries: tuple[Path, ...] = ()  # those that the linker finds by itself

    @property
    def contents(self) -> list[Bitcode | NativeObject | Archive]:
        return [content for place in self.places for content in place.contents]

    @property
    def has_bitcode(self) -> bool:
        return any(place.has_bitcode for place in self.places)

    @property
    def shared_names(self) -> frozenset[str]:
        """What shared libraries define and want: a program's symbol of such a name may be called through them."""
        from enzyme_build.toolchain.library_names import Names

        return self._names(Names.KNOWN)

    @property
    def shared_variables(self) -> frozenset[str]:
        """The variables of shared libraries: the program's of such a name is the same one (Fortran's common blocks)."""
        from enzyme_build.toolchain.library_names import Names

        return self._names(Names.VARIABLES)

    def _names(self, which: Names) -> frozenset[str]:
        from enzyme_build.toolchain.library_names import names_in  # a link without libraries need not know it

        libraries = (*self.shared_libraries, *self.system_libraries)
        return frozenset[str]().union(*(names_in(path, which) for path in libraries))

    @property
    def modules(self) -> Iterator[Bitcode]:
        for content in self.contents:
            members = content.members if isinstance(content, Archive) else (content,)
            yield from (member for member in members if isinstance(member, Bitcode))


@dataclass
class _Mode:
    """What the options so far say about the libraries that follow."""

    static: bool = False
    whole: bool = False

    def read(self, word: str) -> None:
        option = word.lstrip("-")
        if option in ("Bstatic", "static", "dn", "non_shared"):
            self.static = True
        elif option in ("Bdynamic", "dy", "call_shared"):
            self.static = False
        elif option in ("whole-archive", "no-whole-archive"):
            self.whole = option == "whole-archive"


def read(command: Command) -> LinkLine:
    """Look into every file on a link line."""
    folders = _folders(command)
    mode = _Mode(static=command.has("-static", "--static", "-static-pie"))
    places: list[Place] = []
    shared: list[Path] = []
    system: list[Path] = []
    for item in command.items:
        for word in _linker_words(item):
            mode.read(word)
        path = _file_of(item, folders, mode)
        place = Place(item) if path is None else _look_into(item, path, mode)
        places.append(place)
        if path is not None and not place.contents:
            shared.append(path)
        elif path is None and (found := _in_system(item, mode)) is not None:
            system.append(found)
    kind, shows_all, wanted = _kind(command), _shows_all(command), _wanted(command)
    libraries, own = tuple(dict.fromkeys(shared)), tuple(dict.fromkeys(system))
    return LinkLine(tuple(places), kind, shows_all, wanted, libraries, tuple(folders), own)


def _kind(command: Command) -> OutputKind:
    if command.has("-r") or "-r" in command.linker_words:
        return OutputKind.RELOCATABLE
    if command.has("-shared", "--shared", "-dynamiclib", "-bundle") or "-shared" in command.linker_words:
        return OutputKind.SHARED
    return OutputKind.EXECUTABLE


def _shows_all(command: Command) -> bool:
    options = {word.lstrip("-").split("=")[0] for word in command.linker_words}
    listed = {"export-dynamic", "E", "dynamic-list", "export-dynamic-symbol", "version-script", "dynamic-list-data"}
    return command.has("-rdynamic") or bool(options & listed) or "-E" in command.linker_words


def _wanted(command: Command) -> frozenset[str]:
    """The symbols named by `-u` and the like: archives are searched for them, and they stay visible."""
    words = command.linker_words
    names = {item.value for item in command.of(Kind.LINK) if item.words[0] in ("-u", "-e")}
    for word, following in zip(words, [*words[1:], ""]):
        option, _, value = word.lstrip("-").partition("=")
        if option in ("u", "undefined", "e", "entry", "init", "fini", "defsym", "wrap", "require-defined"):
            names.add(value.split("=")[-1] or following)
            names.add(value.split("=")[0])
    return frozenset(names - {""})


def _folders(command: Command) -> list[Path]:
    given = [Path(item.value) for item in command.of(Kind.LIBRARY_PATH)]
    by_environment = [Path(folder) for folder in os.environ.get("LIBRARY_PATH", "").split(":") if folder]
    return [*given, *by_environment, *map(Path, _DEFAULT_FOLDERS)]


def _linker_words(item: Item) -> list[str]:
    if item.kind is not Kind.LINK:
        return []
    if item.words[0].startswith("-Wl,"):
        return item.words[0].split(",")[1:]
    return [item.words[1]] if item.words[0] == "-Xlinker" else []


def _file_of(item: Item, folders: list[Path], mode: _Mode) -> Path | None:
    if item.kind is Kind.OBJECT:
        return Path(item.value)
    if item.kind is not Kind.LIBRARY:
        return None
    if item.value.startswith(":"):
        names = [item.value[1:]]
    else:
        names = [f"lib{item.value}.a"] if mode.static else [f"lib{item.value}.so", f"lib{item.value}.a"]
    return next((folder / name for folder in folders for name in names if (folder / name).is_file()), None)


def _in_system(item: Item, mode: _Mode) -> Path | None:
    """A shared library that the linker finds by itself, but for those of the languages: see `scope`."""
    if item.kind is not Kind.LIBRARY or mode.static or item.value in _OF_LANGUAGES:
        return None
    from enzyme_build.toolchain.library_names import in_system

    return in_system(f"lib{item.value}.so")


def _look_into(item: Item, path: Path, mode: _Mode) -> Place:
    if not path.exists():
        bitcode.read_file(path)  # raises
    if not path.is_file():
        return Place(item)
    contents = bitcode.read_link_input(path)
    if mode.whole:
        contents = [Archive(c.path, c.members, whole=True) if isinstance(c, Archive) else c for c in contents]
    return Place(item, tuple(contents))
