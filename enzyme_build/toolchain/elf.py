"""ELF files, as far as a linker has to look into them: sections and symbols of 64-bit little-endian files.

A section is a name and bytes; a symbol is a name that the file defines or wants from elsewhere.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from functools import cached_property, lru_cache

from enzyme_build.errors import SettingsError

MAGIC = b"\x7fELF"
SHARED_KIND = b"\3\0"
_RELOCATABLE, _SHARED = 1, 3
_OTHERS = re.compile(r'^target triple = "([^"]*(?:windows|apple|macos|darwin)[^"]*)"', re.MULTILINE)
_SYMBOL_TABLE, _NO_BITS, _DYNAMIC_SYMBOLS = 2, 8, 11
_GLOBAL, _WEAK, _UNIQUE = 1, 2, 10


class BrokenObject(Exception):
    """The bytes end early or do not follow the format."""


def refuse_others(text: str, what: str, help: str) -> None:
    """Raise SettingsError if the module in LLVM's text becomes no ELF file, in which alone something is kept."""
    if found := _OTHERS.search(text):
        raise SettingsError(f"{what} kept in ELF files, and this program is for {found[1]}", help=help)


@dataclass(frozen=True)
class Section:
    name: str
    kind: int
    link: int
    data: bytes


_OF_VARIABLES = (1, 5)  # an object, a common block


@dataclass(frozen=True)
class Symbols:
    """The names that others can see: defined here, and wanted from elsewhere."""

    defined: frozenset[str]
    strong: frozenset[str]
    undefined: frozenset[str]
    needed: frozenset[str] = frozenset()  # undefined, and not weakly
    variables: frozenset[str] = frozenset()  # of those defined


@dataclass(frozen=True)
class Elf:
    kind: int
    sections: tuple[Section, ...]

    @property
    def is_relocatable(self) -> bool:
        return self.kind == _RELOCATABLE

    @property
    def is_shared(self) -> bool:
        return self.kind == _SHARED

    def section(self, name: str) -> bytes | None:
        return next((section.data for section in self.sections if section.name == name), None)

    @cached_property
    def symbols(self) -> Symbols:
        """The global symbols of the file."""
        return self._symbols(_SYMBOL_TABLE)

    @cached_property
    def shown_symbols(self) -> Symbols:
        """The symbols that a shared library shows to others."""
        return self._symbols(_DYNAMIC_SYMBOLS)

    def _symbols(self, wanted: int) -> Symbols:
        table = next((section for section in self.sections if section.kind == wanted), None)
        if table is None:
            return Symbols(frozenset(), frozenset(), frozenset())
        return _read_symbols(table.data, self.sections[table.link].data)


@lru_cache(1000)  # several stages of a link look into each of its files
def read(data: bytes) -> Elf:
    """The sections of an ELF file."""
    if len(data) < 64 or data[:4] != MAGIC:
        raise BrokenObject("its ELF header ends early")
    if data[4] != 2 or data[5] != 1:
        raise BrokenObject("it is not a 64-bit little-endian ELF file")
    (kind,) = struct.unpack_from("<H", data, 16)
    (table,) = struct.unpack_from("<Q", data, 40)
    size, count, names_index = struct.unpack_from("<3H", data, 58)
    try:
        headers = [struct.unpack_from("<IIQQQQII", data, table + size * i) for i in range(count)]
        bodies = [_body(data, header) for header in headers]
        names = bodies[names_index] if headers else b""
    except (struct.error, IndexError):
        raise BrokenObject("its section table ends early") from None
    sections = [Section(_text(names, h[0]), h[1], h[6], body) for h, body in zip(headers, bodies)]
    return Elf(kind, tuple(sections))


def _body(data: bytes, header: tuple[int, ...]) -> bytes:
    _, kind, _, _, offset, size, _, _ = header
    if kind in (0, _NO_BITS):
        return b""
    if offset + size > len(data):
        raise BrokenObject("a section reaches past the end of the file")
    return data[offset : offset + size]


def _read_symbols(table: bytes, names: bytes) -> Symbols:
    defined: set[str] = set()
    strong: set[str] = set()
    undefined: set[str] = set()
    needed: set[str] = set()
    variables: set[str] = set()
    for offset, info, other, section in struct.iter_unpack("<IBBH16x", table):
        binding, visibility = info >> 4, other & 3
        if binding not in (_GLOBAL, _WEAK, _UNIQUE) or (section and visibility == 1):
            continue
        name = _text(names, offset)
        if not section:
            undefined.add(name)
            if binding != _WEAK:
                needed.add(name)
            continue
        defined.add(name)
        if info & 15 in _OF_VARIABLES:
            variables.add(name)
        if binding == _GLOBAL:
            strong.add(name)
    return Symbols(frozenset(defined), frozenset(strong), frozenset(undefined), frozenset(needed), frozenset(variables))


def _text(names: bytes, offset: int) -> str:
    end = names.find(b"\0", offset)
    return names[offset : end if end >= 0 else len(names)].decode("utf-8", "replace")
