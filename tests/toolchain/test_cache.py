"""The cache is the user's alone: what others may have put there is never used."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_build.errors import SettingsError
from enzyme_build.toolchain import cache


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("ENZYME_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    cache._of_this_process.cache_clear()
    return tmp_path / "home"


def test_it_is_made_for_its_owner_alone(home: Path) -> None:
    folder = cache.cache_folder()
    assert folder == home / "enzyme-build" and mode(folder) == 0o700
    made = cache.entry(folder / "kind" / "one", lambda work: (work / "file").touch())
    assert mode(made) == mode(made.parent) == 0o700


def test_one_that_the_group_could_read_is_closed(home: Path) -> None:
    (home / "enzyme-build").mkdir(parents=True, mode=0o755)
    assert mode(cache.cache_folder()) == 0o700


@pytest.mark.parametrize("why", ["another user", "every user", "a file"])
def test_one_that_is_not_private_is_not_used(home: Path, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    spoilt = home / "enzyme-build"
    home.mkdir()
    spoilt.touch() if why == "a file" else spoilt.mkdir()
    if why == "every user":
        spoilt.chmod(0o777)
    if why == "another user":
        own = os.getuid()
        monkeypatch.setattr(os, "getuid", lambda: own + 1)
    folder = cache.cache_folder()
    assert folder != spoilt and mode(folder) == 0o700
    assert cache.cache_folder() == folder
    cache.remove(folder)


def test_one_of_this_process_is_gone_with_it(home: Path) -> None:
    home.touch()
    code = "from enzyme_build.toolchain.cache import cache_folder; print(cache_folder())"
    shown = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in "ab"]
    first, second = (Path(done.stdout.strip()) for done in shown)
    assert first != second and not first.exists() and not second.exists()


def test_one_that_was_named_and_is_not_private_is_an_error(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    monkeypatch.setenv("ENZYME_CACHE_DIR", str(shared))
    with pytest.raises(SettingsError, match="can be written by every user") as raised:
        cache.cache_folder()
    assert raised.value.at is not None and "ENZYME_CACHE_DIR" in raised.value.help
