"""Who is right where: a table of this engine and upstream Enzyme (see rival.py) on the same programs.

A failed check is `wrong` whoever says so: differences of the program itself decide.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from .runner import Outcome

_START = """\
# Two engines on the corpus

`python -m tests.harness --all --compare FILE` writes this page; CATALYST names upstream's driver (see
tests/harness/rival.py).  Every program is built by both engines and checked alike, against differences of the program
itself: `wrong` is a wrong number, `error` a refusal, `crash` the end of the process.

"""


def write_comparison(path: Path, ours: list[Outcome], rival: list[Outcome]) -> None:
    """Writes the totals, and a line for each program that not both engines get right."""
    pairs = [(one, other) for one, other in zip(ours, rival) if "skipped" not in (one.status, other.status)]
    names = list(dict.fromkeys(o.status for pair in pairs for o in pair))
    lines = [_START, "| | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    for name, outcomes in (("ours", [p[0] for p in pairs]), ("upstream", [p[1] for p in pairs])):
        counts = Counter(o.status for o in outcomes)
        lines.append(f"| {name} | " + " | ".join(str(counts[status]) for status in names) + " |")
    lines += ["", "| program | ours | upstream | what upstream says |", "|---|---|---|---|"]
    for one, other in pairs:
        if (one.status, other.status) != ("ok", "ok"):
            said = _said(other) if other.status != "ok" else _said(one)
            lines.append(f"| {one.program} {one.variant} | {one.status} | {other.status} | {said} |")
    path.write_text("\n".join(lines) + "\n")


def _said(outcome: Outcome) -> str:
    """The message in one short line, without paths and numbers of lines."""
    text = str(outcome.failures[0]) if outcome.failures else " ".join(outcome.detail.split())
    text = re.sub(r"\S+/(\S+?):\d+:\d+:", r"\1:", text).replace("|", "/").replace("catalyst: error: ", "")
    return re.sub(r"[`*<>]", "", text)[:110].strip()
