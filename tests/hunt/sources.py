"""Packages of others: fetched once by the ordinary clients, and unpacked in a cache outside the repository."""

from __future__ import annotations

import email
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

_PIP = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-build-isolation", "--no-clean"]
_SUITES = ("bookworm", "trixie", "sid")  # of Debian's sources: the first one that has a package
_KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg"
CACHE = Path(os.environ.get("ENZYME_HUNT_CACHE") or Path.home() / ".cache" / "enzyme-build-hunt")


class FetchFailure(Exception):
    """A package could not be had."""


@dataclass(frozen=True)
class Package:
    """Where a package's files lie, and which version they are of."""

    name: str
    version: str
    root: Path


def fetch(name: str) -> Package:
    """The package `KIND:NAME`, from the cache if it has been fetched before."""
    kind, _, bare = name.partition(":")
    if kind not in _FETCHERS or not re.fullmatch(r"[\w.+=-]+", bare):
        raise FetchFailure(f"`{name}` is no package: {', '.join(f'{k}:NAME' for k in _FETCHERS)}")
    folder = CACHE / "packages" / f"{kind}-{bare}"
    if not (folder / "version").is_file():
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "files").mkdir(parents=True)
        version = _FETCHERS[kind](bare, folder)
        (folder / "version").write_text(version)
    inside = list((folder / "files").iterdir())
    root = inside[0] if len(inside) == 1 and inside[0].is_dir() and kind != "headers" else folder / "files"
    return Package(name, (folder / "version").read_text(), root)


def _debian(name: str, folder: Path) -> str:
    """Upstream's own archives: Debian's patches are not applied."""
    for suite in _SUITES:
        said = _run([*_apt_get(suite), "source", "--download-only", name], folder, fails=True)
        archives = sorted(folder.glob("*.orig*.tar.*")) or sorted(folder.glob("*.tar.*"))
        archives = [a for a in archives if a.suffix != ".asc"]
        if archives:
            break
    else:
        raise FetchFailure(f"debian:{name}: {said.strip().splitlines()[-1]}")
    for archive in archives:
        _unpack(archive, folder / "files")
    return archives[0].name.removeprefix(f"{name}_").split(".orig")[0].split(".tar")[0]


def _apt_get(suite: str) -> list[str]:
    """The client with lists of this suite's sources alone, whatever the machine's settings are."""
    folder = CACHE / "apt" / suite
    settings, lists = folder / "sources.list", folder / "lists"
    words = ["apt-get", "-o", f"Dir::Etc::SourceList={settings}", "-o", "Dir::Etc::SourceParts=-"]
    words += ["-o", f"Dir::State::Lists={lists}"]
    if not any(lists.glob("*_Sources*")):
        (lists / "partial").mkdir(parents=True, exist_ok=True)
        settings.write_text(f"deb-src [signed-by={_KEYS}] http://deb.debian.org/debian {suite} main\n")
        _run([*words, "update"], folder)
    return words


def _pypi(name: str, folder: Path) -> str:
    """What `pip` unpacks of an sdist.

    It asks for the sdist's metadata, too: that may want a compiler, or newer tools than there are, and isn't needed.
    """
    work = folder / "pip"
    work.mkdir()
    bare = name.partition("==")[0]
    words = [*_PIP, "--no-binary", bare, name, "-d", str(work)]
    said = _run(words, folder, fails=True, TMPDIR=str(work))
    made = [path for path in work.glob("pip-download-*/*") if (path / "PKG-INFO").is_file()]
    if len(made) != 1:
        raise FetchFailure(f"{' '.join(words)}: {said.strip()}")
    made[0].rename(folder / "files" / bare)
    shutil.rmtree(work)
    about = email.message_from_string((folder / "files" / bare / "PKG-INFO").read_text())
    return str(about["Version"])


def _headers(name: str, folder: Path) -> str:
    _run(["apt-get", "download", name], folder)
    package = next(iter(folder.glob("*.deb")))
    _run(["dpkg", "-x", str(package), str(folder / "files")], folder)
    return package.name.split("_")[1]


_FETCHERS: dict[str, Callable[[str, Path], str]] = {"debian": _debian, "pypi": _pypi, "headers": _headers}


def _unpack(archive: Path, folder: Path) -> None:
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as opened:
            opened.extractall(folder)
        return
    with tarfile.open(archive) as opened:
        opened.extractall(folder, filter="data")


def _run(command: list[str], folder: Path, fails: bool = False, **environment: str) -> str:
    variables = {**os.environ, **environment}
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600, check=False, env=variables)
    if done.returncode and not fails:
        raise FetchFailure(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stderr
