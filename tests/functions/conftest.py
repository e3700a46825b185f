"""Loaded sources, in a cache that the tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

import enzyme_build
from tests.functions import sources, ten


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory):
    """A cache of their own, empty at first."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("cache")
        patch.setenv("ENZYME_CACHE_DIR", str(folder))
        yield folder


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    """The sources as files."""
    made = tmp_path_factory.mktemp("sources")
    texts = {
        "a.c": sources.C,
        "scale.h": sources.SCALE,
        "kinds.f90": sources.KINDS,
        "waves.f90": sources.FORTRAN,
        "total.cpp": sources.CXX,
        "helper.c": sources.HELPER,
        "cubes.rs": sources.RUST,
        "state.c": sources.STATE,
        **sources.STOPS,
        **{name: text for name, (text, _) in ten.FUNCTIONS.items()},
    }
    for name, text in texts.items():
        (made / name).write_text(text)
    return made


@pytest.fixture(scope="session")
def c(folder):
    return enzyme_build.load(folder / "a.c")


@pytest.fixture(scope="session")
def waves(folder):
    return enzyme_build.load([folder / "waves.f90", folder / "kinds.f90"])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of functions in Fortran, the tests need its compiler."""
    for item in items:
        if "ten.f90" in item.name:
            item.add_marker(pytest.mark.fortran)
