"""What reports say in words, in a terminal and on a page: sizes, times, counts, tapes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def shown_bytes(count: int) -> str:
    """A size for people: 812 bytes, 12.3 kB, 4.6 MB."""
    if count < 1000:
        return counted(count, "byte")
    return f"{count / 1e3:.1f} kB" if count < 1_000_000 else f"{count / 1e6:.1f} MB"


def shown_seconds(seconds: float) -> str:
    """A time for people: 3 ms, 1.24 s."""
    return f"{seconds:.2f} s" if seconds >= 1 else f"{seconds * 1000:.0f} ms"


def counted(count: int, what: str) -> str:
    """1 request, 2 requests."""
    return f"{count} {what if count == 1 else what + 's'}"


def tape_words(explanation: Mapping[str, Any]) -> str:
    """How large the tape of a derivative is; `explanation` as `explain --json` writes it."""
    if explanation["refused"]:
        return "refused"
    tape = explanation["tape"]
    if tape is None:
        return "none in forward mode"
    parts = [f"{tape['heap']} bytes per call"] if tape["heap"] != "0" else []
    parts += [f"{counted(tape['slots'], 'byte')} recorded once, in registers or on the stack"] if tape["slots"] else []
    parts += [f"the tape of {name}" + (f", {times} times" if times != "1" else "") for name, times in tape["callees"]]
    return "; ".join(parts) or "nothing"
