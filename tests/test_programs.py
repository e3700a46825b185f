"""Every program of the corpus differentiates correctly at every level: see tests/harness."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.harness.programs import ROOT, all_programs, read_program
from tests.harness.runner import check_program


def _cases() -> list[object]:
    programs = [(path, read_program(path)) for path in all_programs()]
    return [pytest.param(path, v, id=f"{program.name}-{v}") for path, program in programs for v in program.variants]


@pytest.mark.parametrize(("path", "variant"), _cases())
def test_derivatives(path: Path, variant: str) -> None:
    """Forward and reverse mode agree with differences and with each other."""
    outcome = check_program(path, variant)
    if outcome.status == "skipped":
        pytest.skip(outcome.detail)
    assert outcome.status == "ok", str(outcome)


@pytest.mark.parametrize("path", all_programs(), ids=lambda path: str(path.relative_to(ROOT)))
def test_program_is_sound(path: Path) -> None:
    """The program alone compiles, gives the same twice, and is smooth where it is differentiated."""
    outcome = check_program(path, "native")
    if outcome.status == "skipped":
        pytest.skip(outcome.detail)
    assert outcome.status == "ok", str(outcome)
