"""Prototypes and decisions for a source text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from enzyme_build.bindings import Bound, Prototype, bind
from enzyme_build.settings import settings_from_table
from tests.bindings.building import compiled, read

Binder = Callable[..., Bound]


@pytest.fixture
def prototypes_of(tmp_path: Path) -> Callable[..., dict[str, Prototype]]:
    """The prototypes of a source text."""
    return lambda name, text, *flags: read(compiled(tmp_path, {name: text}, *flags))


@pytest.fixture
def bound(tmp_path: Path) -> Binder:
    """What `bind` decides for sources and function tables."""

    def binder(
        sources: dict[str, str], functions: dict[str, Any] | None = None, *flags: str, has_c: bool = False
    ) -> Bound:
        settings = settings_from_table({"functions": functions or {}})
        return bind(compiled(tmp_path, sources, *flags), settings, has_c=has_c)

    return binder
