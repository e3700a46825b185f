"""What the hunt found: one row a request and level, in `table.jsonl`, which is rewritten where a probe is run again."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path

TABLE = Path(__file__).with_name("table.jsonl")
UNBUILT = "unbuilt"
VERDICTS = ("right", "wrong", "refused", "stopped", "crash", "timeout", "crash of the link", "late", UNBUILT)


@dataclass(frozen=True)
class Row:
    """`stopped` (with a message), `crash` and `timeout` are a derivative's; a `late` link takes too long; compilers
    refuse what is `unbuilt`.  `first` is the verdict when the probe was first run, before anything was repaired."""

    probe: str
    package: str
    version: str
    languages: str
    domain: str
    level: str
    request: str
    verdict: str
    detail: str = ""
    link_seconds: float = 0
    peak_mib: int = 0
    first: str = ""


def keep(rows: Iterable[Row]) -> None:
    """Replaces the rows of the same probes and levels."""
    first = {(row.probe, row.level, row.request): row.first or row.verdict for row in kept() if row.verdict != UNBUILT}
    new = [replace(row, first=first.get((row.probe, row.level, row.request), row.verdict)) for row in rows]
    old = [row for row in kept() if (row.probe, row.level) not in {(n.probe, n.level) for n in new}]
    lines = [json.dumps(asdict(row)) for row in sorted([*old, *new], key=lambda r: (r.probe, r.level, r.request))]
    TABLE.write_text("".join(f"{line}\n" for line in lines))


def kept() -> list[Row]:
    """All rows."""
    return [Row(**json.loads(line)) for line in TABLE.read_text().splitlines()] if TABLE.exists() else []


def page() -> str:
    """The table as Markdown: a line a probe and level, and one for everything that is not right."""
    rows = kept()
    groups: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        groups.setdefault((row.probe, row.level), []).append(row)
    lines = ["| probe | package | languages | domain | level | requests | link s | MiB |", "| - " * 8 + "|"]
    for (probe, level), found in groups.items():
        one = found[0]
        cost = f"{max(r.link_seconds for r in found):g} | {max(r.peak_mib for r in found)}"
        about = f"{one.package} {one.version} | {one.languages} | {one.domain}"
        lines.append(f"| {probe} | {about} | {level} | {_counted(found)} | {cost} |")
    at_first = [replace(row, verdict=row.first or row.verdict) for row in rows]
    lines += ["", f"Now: {_counted(rows)}.  At first: {_counted(at_first)}.", ""]
    bad = [row for row in rows if row.verdict != "right"]
    lines += [f"- {r.probe}-{r.level} `{r.request}`: {r.verdict}: {' '.join(r.detail.split())[:400]}" for r in bad]
    return "\n".join(lines)


def _counted(rows: list[Row]) -> str:
    counts = Counter(row.verdict for row in rows)
    return ", ".join(f"{counts[verdict]} {verdict}" for verdict in VERDICTS if counts[verdict])
