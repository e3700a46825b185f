"""Printed derivatives compile with plain C compilers and give the engine's numbers: see tests/harness/readable.py.

A sample runs here; `python -m tests.harness.readable` runs over everything.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.harness.programs import ROOT
from tests.harness.readable import check_printed, recorded

STEP = 20  # every so many of those that were printed


def _sample() -> list[object]:
    fine = [name for name, outcome in recorded().items() if outcome.status == "ok"]
    marks = {"fortran": [pytest.mark.fortran]}
    return [pytest.param(ROOT / name, id=name, marks=marks.get(name.split("/")[0], [])) for name in fine[::STEP]]


@pytest.mark.parametrize("path", _sample())
def test_printed_derivatives(path: Path) -> None:
    outcome = check_printed(path)
    if outcome.status == "skipped":
        pytest.skip(outcome.detail)
    assert outcome.status == "ok", outcome.detail
    assert outcome.compilers


def test_enough_is_printed() -> None:
    counted = [outcome.name.split("/")[0] for outcome in recorded().values() if outcome.status == "ok"]
    assert len(counted) >= 150
    assert {"c", "cpp", "fortran"} <= set(counted)
    assert not [outcome.name for outcome in recorded().values() if outcome.status == "wrong"]
