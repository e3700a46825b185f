"""What reports say in words, in a terminal and on a page: sizes, times, counts, tapes."""

from __future__ import annotations

import re
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


def product(factor: int, times: str) -> str:
    """A number of bytes times a count that a formula says: `16·n`, `8·(n + 1)`, `32·steps` of 8 times `4·steps`."""
    if times in ("", "1"):
        return str(factor)
    if len(terms(times)) > 1 or " - " in times:
        return f"{factor}·({times})"
    number = re.match(r"(\d+)(?:·|$)", times)
    if number is not None:
        factor, times = factor * int(number[1]), times[number.end() :]
    return "·".join([*([str(factor)] if factor != 1 or not times else []), *([times] if times else [])])


def terms(formula: str) -> list[str]:
    """The summands of a formula."""
    found, depth = [""], 0
    for part in re.split(r"( \+ |[()\[\]])", formula):
        depth += (part in ("(", "[")) - (part in (")", "]"))
        if part == " + " and not depth:
            found.append("")
        else:
            found[-1] += part
    return found


def short_tape(explanation: Mapping[str, Any]) -> str:
    """The same in few words: what grows fastest, and whether there is more."""
    tape = explanation["tape"]
    if explanation["refused"] or tape is None:
        return tape_words(explanation)
    every = terms(tape["heap"]) if tape["heap"] != "0" else []
    if not every:
        return tape_words({**explanation, "tape": {**tape, "callees": tape["callees"][:1]}})
    first = max(every, key=lambda term: (len(term.split("·")), -every.index(term)))
    return f"{first} bytes per call{', and more' if len(every) > 1 or tape['callees'] else ''}"


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
