"""Static libraries: the `ar` format as GNU, BSD and LLVM write it, thin archives included, and how to write one.

An archive is a sequence of named members.  Its symbol index is not read (bitcode archives made by GNU ar have
none), and is written, because native linkers need it.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from enzyme_build.artifacts import Archive, NativeObject
from enzyme_build.toolchain import elf

MAGIC = b"!<arch>\n"
THIN_MAGIC = b"!<thin>\n"
_HEADER = 60


class BrokenArchive(Exception):
    """The bytes end early or do not follow the format."""


@dataclass(frozen=True)
class Member:
    name: str
    data: bytes


def read_members(data: bytes, path: Path) -> list[Member]:
    """The members of the archive at `path`, in order; a thin archive's are read from their own files."""
    thin = data.startswith(THIN_MAGIC)
    position = len(MAGIC)
    long_names = b""
    members: list[Member] = []
    while position + _HEADER <= len(data):
        name, size = _header(data, position)
        position += _HEADER
        special = name in ("/", "//", "/SYM64/") or name.startswith("__.SYMDEF")
        inside = special or not thin
        if inside and position + size > len(data):
            raise BrokenArchive(f"its member `{name}` ends early")
        body = data[position : position + size] if inside else b""
        if name == "//":
            long_names = body
        elif not special:
            name, body = _resolve_name(name, body, long_names)
            members.append(Member(name, _thin_member(path, name) if thin else body))
        position += (size + size % 2) if inside else 0
    if position < len(data) and data[position:].strip(b"\n"):
        raise BrokenArchive("its last member header ends early")
    return members


def _header(data: bytes, position: int) -> tuple[str, int]:
    if data[position + 58 : position + 60] != b"`\n":
        raise BrokenArchive(f"there is no member header at byte {position}")
    try:
        name = data[position : position + 16].decode("utf-8", "replace").rstrip()
        return name, int(data[position + 48 : position + 58])
    except ValueError:
        raise BrokenArchive(f"a member's size at byte {position} is not a number") from None


def _resolve_name(name: str, body: bytes, long_names: bytes) -> tuple[str, bytes]:
    if name.startswith("#1/"):  # BSD: the name lies before the data
        length = int(name[3:])
        return body[:length].rstrip(b"\0").decode("utf-8", "replace"), body[length:]
    if name.startswith("/") and name[1:].isdigit():
        start = int(name[1:])
        end = long_names.find(b"\n", start)
        return long_names[start:end].decode("utf-8", "replace").rstrip("/"), body
    return name.rstrip("/"), body


def _thin_member(path: Path, name: str) -> bytes:
    member = path.parent / name
    try:
        return member.read_bytes()
    except OSError as error:
        raise BrokenArchive(f"its member `{name}` cannot be read: {error.strerror}") from None


def archive_bytes(members: Sequence[Member]) -> bytes:
    """A GNU archive of native objects with its symbol index."""
    names, offsets = _name_table(members)
    symbols = [sorted(elf.read(member.data).symbols.defined) for member in members]
    index_names = b"".join(symbol.encode() + b"\0" for of_member in symbols for symbol in of_member)
    count = sum(map(len, symbols))
    index_size = 4 + 4 * count + len(index_names)
    position = len(MAGIC) + _HEADER + index_size + index_size % 2
    position += (_HEADER + len(names) + len(names) % 2) if names else 0
    positions: list[int] = []
    for member, of_member in zip(members, symbols):
        positions += [position] * len(of_member)
        position += _HEADER + len(member.data) + len(member.data) % 2
    index = struct.pack(f">I{count}I", count, *positions) + index_names
    parts = [MAGIC, _entry("/", index)]
    parts += [_entry("//", names)] if names else []
    parts += [_entry(offset, member.data) for offset, member in zip(offsets, members)]
    return b"".join(parts)


def native_remainder(archive: Archive, left: Mapping[int, bytes] | None = None) -> bytes | None:
    """An archive of the machine code that lies in an archive beside bitcode, None if there is none.

    `left`: machine code of modules, by their `id`, that take part as such.
    """
    code = {id(member): member.data for member in archive.members if isinstance(member, NativeObject)} | dict(
        left or {}
    )
    rest = [Member(member.member, code[id(member)]) for member in archive.members if id(member) in code]
    return archive_bytes(rest) if rest else None


def _name_table(members: Sequence[Member]) -> tuple[bytes, list[str]]:
    table = b""
    shorts: list[str] = []
    for member in members:
        if len(member.name.encode()) < 16:
            shorts.append(member.name + "/")
        else:
            shorts.append(f"/{len(table)}")
            table += member.name.encode() + b"/\n"
    return table, shorts


def _entry(name: str, body: bytes) -> bytes:
    header = f"{name:<16}{0:<12}{0:<6}{0:<6}{'644':<8}{len(body):<10}`\n".encode()
    return header + body + (b"\n" if len(body) % 2 else b"")
