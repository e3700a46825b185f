"""For which Pythons a wheel is: said by what is in it, once it is built.

    no binary that uses Python's C API      py3-none-PLATFORM         (libraries that ctypes loads)
    extension modules for the stable ABI    cp311-abi3-PLATFORM       (the Python of the build, and newer ones)
    any other binary that uses the API      cp311-cp311-PLATFORM      (the Python of the build)

A binary uses the API if it holds the name of one of its functions, as import or export: the string tables of ELF,
Mach-O and PE files hold them as they are.  A text that only looks so costs a narrower tag, never a broken wheel.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import packaging.tags

_BINARY = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
_API = re.compile(rb"PyInit_\w+\0|(?<![A-Za-z0-9])_?Py(?:[A-Z][A-Za-z]*)?_[A-Z]\w*\0|\bpython3\d*\.dll\0", re.ASCII)
_STABLE = re.compile(r"\.abi3\.[^/]*$")


@dataclass(frozen=True)
class UsersOfPython:
    """The files of a wheel that use Python's C API."""

    stable: tuple[str, ...] = ()
    of_one_version: tuple[str, ...] = ()

    @property
    def interpreter_and_abi(self) -> tuple[str, str]:
        """The first two parts of the tag."""
        own = next(packaging.tags.sys_tags())
        if self.of_one_version:
            return own.interpreter, own.abi
        return (own.interpreter, "abi3") if self.stable else ("py3", "none")


def users_of_python(wheel: Path) -> UsersOfPython:
    """The files in a wheel that use Python's C API."""
    with zipfile.ZipFile(wheel) as archive:
        found = [name for name in archive.namelist() if _uses_python(archive, name)]
    stable = tuple(name for name in found if _STABLE.search(name))
    return UsersOfPython(stable, tuple(name for name in found if name not in stable))


def _uses_python(archive: zipfile.ZipFile, name: str) -> bool:
    with archive.open(name) as stream:
        start = stream.read(4)
        return start.startswith(_BINARY) and _API.search(start + stream.read()) is not None


def tag_of(wheel: Path) -> tuple[str, str]:
    """The interpreter and the ABI that a wheel's name says."""
    interpreter, abi, _ = wheel.stem.rsplit("-", 3)[1:]
    return interpreter, abi


def retag(wheel: Path, interpreter: str, abi: str) -> Path:
    """Give a wheel another tag; its new path, beside the old one, which is gone."""
    if tag_of(wheel) == (interpreter, abi):
        return wheel
    head, _, _, platform = wheel.stem.rsplit("-", 3)
    renamed = wheel.with_name(f"{head}-{interpreter}-{abi}-{platform}.whl")
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(renamed, "w", zipfile.ZIP_DEFLATED) as new:
        contents = dict(_retagged(old, f"{interpreter}-{abi}"))
        for info in old.infolist():
            new.writestr(info, contents.get(info.filename) or old.read(info))
    wheel.unlink()
    return renamed


def with_recorded(wheel: Path, name: str, contents: bytes) -> None:
    """Add a file to a wheel, and to its RECORD."""
    made = wheel.with_name(f".{wheel.name}")
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        record = next(entry for entry in old.namelist() if re.fullmatch(r"[^/]+\.dist-info/RECORD", entry))
        for info in old.infolist():
            if info.filename == record:
                first = zipfile.ZipInfo(name, info.date_time)
                first.external_attr, first.compress_type = info.external_attr, zipfile.ZIP_DEFLATED
                new.writestr(first, contents)
                rows = [_row(name, contents), *csv.reader(io.StringIO(old.read(record).decode()))]
                new.writestr(info, _record(rows))
            else:
                new.writestr(info, old.read(info))
    made.replace(wheel)


def _retagged(archive: zipfile.ZipFile, tag: str) -> Iterator[tuple[str, bytes]]:
    """The files that say the tag: WHEEL, and RECORD, which has its hash."""
    said = next(name for name in archive.namelist() if re.fullmatch(r"[^/]+\.dist-info/WHEEL", name))
    text = re.sub(rb"(?m)^Tag: [^-\n]+-[^-\n]+-", b"Tag: " + tag.encode() + b"-", archive.read(said))
    yield said, text
    record = said.replace("/WHEEL", "/RECORD")
    rows = list(csv.reader(io.StringIO(archive.read(record).decode())))
    yield record, _record([_row(said, text) if row[:1] == [said] else row for row in rows])


def _row(name: str, contents: bytes) -> list[str]:
    digest = base64.urlsafe_b64encode(hashlib.sha256(contents).digest()).rstrip(b"=").decode()
    return [name, f"sha256={digest}", str(len(contents))]


def _record(rows: list[list[str]]) -> bytes:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(rows)
    return written.getvalue().encode()
