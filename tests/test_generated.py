"""Random programs differentiate correctly: see tests/generator.  A hundred here; `--nightly` checks thousands."""

from __future__ import annotations

import pytest

from tests.generator.batches import check_batch, summary
from tests.generator.program import CPP, FOREIGN, OBJECTS, SWEEPS

_SIZE = 10


@pytest.mark.parametrize("first", [*range(1, 91, _SIZE), OBJECTS, SWEEPS, FOREIGN, CPP])
def test_batch(first: int) -> None:
    """Forward and reverse mode agree with differences and with each other, at one of both levels in turn."""
    level = "O0" if first // _SIZE % 2 else "O2"
    results = check_batch(range(first, first + _SIZE), [level])
    failed = [result for result in results if result.status not in ("ok", "unfit")]
    assert not failed, "\n".join(f"seed {r.seed}: {r.detail}" for r in failed)
    assert sum(r.status == "unfit" for r in results) <= _SIZE // 2, summary(results)
