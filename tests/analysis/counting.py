"""How much work something takes, without a clock."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def counted_calls() -> Iterator[list[int]]:
    """A list of one number: the calls that the block makes, once it has ended."""
    count = [0]

    def called(frame: FrameType, event: str, _: object) -> None:
        count[0] += event in ("call", "c_call")

    sys.setprofile(called)
    try:
        yield count
    finally:
        sys.setprofile(None)
