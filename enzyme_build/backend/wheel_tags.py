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
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import packaging.tags

_BINARY = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
_API = re.compile(rb"PyInit_\w+\0|(?<![A-Za-z0-9])_?Py(?:[A-Z][A-Za-z]*)?_[A-Z]\w*\0|\bpython3\d*\.dll\0", re.ASCII)
_ONE_VERSION = re.compile(r"\.(cpython-\d+|cp\d+-|pypy\d+)[^/]*$")
_STABLE = re.compile(r"\.abi3\.[^/]*$")


@dataclass(frozen=True)
class UsersOfPython:
    """The files of a wheel that use Python's C API."""

    stable: tuple[str, ...] = ()
    of_one_version: tuple[str, ...] = ()

    @property
    def by_name(self) -> tuple[str, ...]:
        """Those whose name says so: no other Python looks for it."""
        return tuple(name for name in self.of_one_version if _ONE_VERSION.search(name))

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


def retag(
    wheel: Path, interpreter: str, abi: str, platform: str = "", added: Mapping[str, bytes] | None = None
) -> Path:
    """Give a wheel another tag, and `added` files of metadata; its new path, beside the old one, which is gone.

    `platform`: that of the tag; "": the one that it has.
    """
    head, *_, given = wheel.stem.rsplit("-", 3)
    tag = f"{interpreter}-{abi}-{platform or given}"
    renamed = wheel.with_name(f"{head}-{tag}.whl")
    if renamed == wheel and not added:
        return wheel
    with zipfile.ZipFile(wheel) as archive:
        folder = _metadata(archive)
        lines = archive.read(folder + "WHEEL").decode().splitlines()
    kept = [line for line in lines if line and not line.startswith("Tag: ")]
    said = {folder + "WHEEL": "\n".join([*kept, f"Tag: {tag}", ""]).encode()}
    made = _rewritten(wheel, {**said, **{folder + name: data for name, data in (added or {}).items()}})
    wheel.unlink()
    return made.replace(renamed)


def with_recorded(wheel: Path, name: str, contents: bytes) -> None:
    """Add a file to a wheel, and to its RECORD."""
    _rewritten(wheel, {name: contents}).replace(wheel)


def _metadata(archive: zipfile.ZipFile) -> str:
    """The folder of the metadata, with a slash."""
    return next(name for name in archive.namelist() if re.fullmatch(r"[^/]+\.dist-info/WHEEL", name))[: -len("WHEEL")]


def _rewritten(wheel: Path, files: Mapping[str, bytes]) -> Path:
    """A copy of a wheel, beside it, with these files in the place of others or beside them; its RECORD knows them."""
    made = wheel.with_name(f".{wheel.name}")
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        record = _metadata(old) + "RECORD"
        for info in old.infolist():
            if info.filename == record:
                for name in [name for name in files if name not in old.namelist()]:
                    first = zipfile.ZipInfo(name, info.date_time)
                    first.external_attr, first.compress_type = info.external_attr, zipfile.ZIP_DEFLATED
                    new.writestr(first, files[name])
                new.writestr(info, _record(old.read(record).decode(), files))
            else:
                new.writestr(info, files.get(info.filename) or old.read(info))
    return made


def _record(text: str, files: Mapping[str, bytes]) -> bytes:
    """RECORD with the hashes of these files; its own line stays the last."""
    rows = [row for row in csv.reader(io.StringIO(text)) if row and row[0] not in files]
    hashes = {name: hashlib.sha256(data).digest() for name, data in files.items()}
    shown = {name: base64.urlsafe_b64encode(digest).rstrip(b"=").decode() for name, digest in hashes.items()}
    changed = [[name, f"sha256={shown[name]}", str(len(data))] for name, data in files.items()]
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows([*rows[:-1], *changed, *rows[-1:]])
    return written.getvalue().encode()
