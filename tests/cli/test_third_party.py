"""Unchanged C libraries from Debian's source packages, built with `CC=enzyme-cc`, pass their own tests.

The sources are fetched with apt-get into the test's folder; where that cannot be, the tests are skipped.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow
ENZYME_CC = Path(sys.executable).parent / "enzyme-cc"
APT = Path("/etc/apt")


def source_lists() -> dict[str, str]:
    """The machine's own lists of Debian packages, turned into lists of their sources."""
    lists = [APT / "sources.list", *sorted((APT / "sources.list.d").glob("debian*"))]
    found = {path.name: path.read_text() for path in lists if path.is_file()}
    return {name: re.sub(r"^(Types: )?deb\b(?!-src)", r"\1deb-src", text, flags=re.M) for name, text in found.items()}


@pytest.fixture(scope="module")
def package_lists(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Options with which apt-get knows Debian's sources, and nothing of the machine's own lists changes."""
    folder = tmp_path_factory.mktemp("apt")
    for name in ("lists/partial", "parts", "cache/archives/partial"):
        (folder / name).mkdir(parents=True)
    for name, text in source_lists().items():
        (folder / "parts" / name).write_text(text)
    options = [
        f"Dir::Etc::SourceList={folder}/none",
        f"Dir::Etc::SourceParts={folder}/parts",
        f"Dir::State::Lists={folder}/lists",
        f"Dir::Cache={folder}/cache",
        "APT::Sandbox::User=root",
    ]
    words = [word for option in options for word in ("-o", option)]
    if shutil.which("apt-get") is None or not source_lists():
        pytest.skip("there is no apt-get with Debian's packages")
    done = subprocess.run(["apt-get", *words, "update"], capture_output=True, text=True, timeout=300)
    if done.returncode != 0 or "Failed to fetch" in done.stderr:
        pytest.skip("Debian's source packages cannot be reached")
    return words


def fetch(package: str, package_lists: list[str], folder: Path) -> Path:
    """The upstream sources of a package, unpacked."""
    command = ["apt-get", *package_lists, "source", "--download-only", package]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    archives = list(folder.glob("*.orig.tar.*"))
    if done.returncode != 0 or not archives:
        pytest.skip(f"the sources of {package} cannot be fetched")
    (target := folder / package).mkdir()
    subprocess.run(["tar", "xf", archives[0], "-C", target, "--strip-components=1"], check=True)
    return target


def shell(line: str, folder: Path) -> str:
    done = subprocess.run(line, shell=True, cwd=folder, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, f"{line}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout + done.stderr


def test_zlib(package_lists: list[str], tmp_path: Path) -> None:
    """A hand-written configure, a static and a shared library, three test programs."""
    folder = fetch("zlib", package_lists, tmp_path)
    shell(f"CC='{ENZYME_CC}' ./configure", folder)
    shell("make -j2", folder)
    told = shell("make test", folder)
    for kind in ("", "shared ", "64-bit "):
        assert f"*** zlib {kind}test OK ***" in told
    assert b".enzyme_bitcode" in (folder / "inflate.o").read_bytes()  # beside the machine code


def test_lua(package_lists: list[str], tmp_path: Path) -> None:
    """A plain Makefile, an archive, and a program that shows its symbols to what it loads."""
    folder = fetch("lua5.4", package_lists, tmp_path)
    shell(f"make -j2 CC='{ENZYME_CC} -std=gnu99' MYCFLAGS=-DLUA_USE_POSIX guess", folder)
    assert "Lua 5.4" in shell("make test", folder)
    script = tmp_path / "script.lua"
    script.write_text(
        "local t = {}\nfor i = 1, 1000 do t[#t + 1] = string.format('%d', i * i) end\ntable.sort(t)\n"
        "assert(#t == 1000 and t[1] == '1' and t[1000] == '99856')\n"
        "local co = coroutine.wrap(function(a) local b = coroutine.yield(a + 1); error({code = b}) end)\n"
        "assert(co(1) == 2)\nlocal ok, e = pcall(co, 7)\nassert(not ok and e.code == 7)\n"
        "assert(('x'):rep(3, ','):gsub('x', string.upper) == 'X,X,X')\nassert(math.type(2^53 | 0) == 'integer')\n"
        "collectgarbage()\nprint('script ok', string.pack('<d', math.pi):byte(-1))\n"
    )
    assert "script ok\t64" in shell(f"src/lua {script}", folder)
    shell(f"src/luac -o {tmp_path}/script.luac {script}", folder)
    assert "script ok\t64" in shell(f"src/lua {tmp_path}/script.luac", folder)
