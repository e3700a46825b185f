"""An explanation in a terminal: the source line by line, below each line its values."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.text import Text

from enzyme_build.errors import SourceLocation
from enzyme_build.report.explanation import Explanation, ValueFacts
from enzyme_build.report.reasons import Fate

COLUMNS = (30, 20, 9, 10)  # value, type, activity, what the reverse sweep does
STYLES = {
    "active": "green", "inactive": "dim", "shadowed": "", "recorded": "bold yellow", "recomputed": "cyan",
    "reloaded": "cyan", "at hand": "", "dropped": "dim",
}  # fmt: skip
MARGIN = 6
NARROWEST = 30  # of the column with the reasons


@dataclass(frozen=True)
class Options:
    """`everything`: values that no derivative has to do with, too; `why`: the way by which a value became active."""

    everything: bool = True
    why: bool = False


def show(explanation: Explanation, console: Console, options: Options) -> None:
    """Print one derivative."""
    for line in _head(explanation, console.width):
        console.print(line, soft_wrap=True)
    groups: dict[tuple[str, int], list[ValueFacts]] = {}
    for value in explanation.values:
        groups.setdefault((value.shown_at.file, value.shown_at.line), []).append(value)
    own = explanation.at.file
    file = ""
    for (name, number), values in sorted(groups.items(), key=lambda g: (g[0][0] != own, g[0][0], not g[0][1], g[0])):
        shown = [v for v in values if options.everything or v.is_interesting]
        if not shown:
            continue
        if name != file:
            file = name
            console.print(Text(f"\n  {SourceLocation(name)}", "bold"), soft_wrap=True)
        console.print(_source(name, number, values), soft_wrap=True)
        for value in shown:
            for line in _rows(value, console.width, options):
                console.print(line, soft_wrap=True)
    hidden = sum(not value.is_interesting for value in explanation.values)
    if hidden and not options.everything:
        console.print(Text(f"\n  and {hidden} values (addresses, indices, conditions) that cost nothing", "dim"))
    console.print()


def _head(explanation: Explanation, width: int) -> Iterator[Text]:
    yield Text.assemble((f"{explanation.mode} of {explanation.function}", "bold"), f"  {explanation.at}")
    arguments = [f"{name}: {type_}, {kind}" for kind, type_, name in explanation.arguments]
    yield from _labelled("with", "; ".join(arguments) or "no arguments", width)
    if explanation.refused:
        yield from _labelled("tape", "refused: there is no derivative, and why is said below", width, "bold red")
    if explanation.tape is not None:
        yield from _labelled("tape", _tape(explanation), width, "bold yellow")
        if explanation.tape.nameless:
            yield from _labelled("with", "; ".join(explanation.tape.nameless), width)
    for note in explanation.notes:
        yield from _labelled("note", note, width, "magenta")


def _tape(explanation: Explanation) -> str:
    tape = explanation.tape
    assert tape is not None
    parts = [f"{tape.heap} bytes per call"] if tape.heap != "0" else []
    parts += [f"{_bytes(tape.slots)} recorded once, in registers or on the stack"] if tape.slots else []
    for callee, times in tape.callees:
        parts.append(f"the tape of {callee}" + (f", {times} times" if times != "1" else ""))
    return "; ".join(parts) if parts else "nothing"


def _bytes(count: int) -> str:
    return "1 byte" if count == 1 else f"{count} bytes"


def _labelled(label: str, text: str, width: int, style: str = "") -> Iterator[Text]:
    lines = textwrap.wrap(text, max(width - 8, 40))
    for number, line in enumerate(lines):
        yield Text.assemble((f"  {label if number == 0 else '':4}  ", "dim"), (line, style))


def _source(file: str, number: int, values: list[ValueFacts]) -> Text:
    lines = _lines_of(file)
    text = lines[number - 1].strip() if 0 < number <= len(lines) else "(no source)" if number else "(no line)"
    ways = {str(v.inlined_at[0]).rsplit("/", 1)[-1] for v in values if v.inlined_at and v.at == v.shown_at}
    inlined = f"    inlined at {', '.join(sorted(ways))}" if ways else ""
    return Text.assemble((f"{number or '':>{MARGIN - 2}} │ ", "bold blue"), (text, "bold"), (inlined, "dim"))


@cache
def _lines_of(file: str) -> list[str]:
    try:
        return Path(file).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []


def _rows(value: ValueFacts, width: int, options: Options) -> Iterator[Text]:
    name = value.name
    if value.computed and value.computed != name:
        name = f"{name} = {value.computed}" if name else value.computed
    fates = [("", value.fate)]
    if value.shadow_fate is not None and (options.everything or value.shadow_fate.kind == "recorded"):
        fates.append(("its shadow is ", value.shadow_fate))
    for number, (prefix, fate) in enumerate(fates):
        cells = (name, value.type, value.activity) if number == 0 else ("", "", "")
        yield from _row((*cells, fate.kind), prefix + _why(fate), width)
    if options.why and value.because:
        way = " → ".join(value.because)
        for line in textwrap.wrap(f"{value.activity}: {way}", max(width - MARGIN - 6, 40)):
            yield Text.assemble((f"{'':{MARGIN - 2}} │ ", "bold blue"), "    ", (line, "italic dim"))


def _why(fate: Fate) -> str:
    if fate.kind != "recorded":
        return fate.why
    times = f" × {fate.times}" if fate.times != "1" else ""
    return f"{_bytes(fate.bytes)}{times}: {fate.why}"


def _row(cells: tuple[str, ...], why: str, width: int) -> Iterator[Text]:
    """Columns of fixed width; what is too long for its column pushes the others to the next line."""
    left = Text(f"{'':{MARGIN - 2}} │ ", "bold blue") + Text("  ")
    indent = sum(COLUMNS) + 2 * len(COLUMNS)
    if len(cells[0]) > COLUMNS[0]:
        yield left + Text(cells[0])
        cells = ("", *cells[1:])
    row = left.copy()
    for cell, room in zip(cells, COLUMNS):
        row.append(f"{cell if len(cell) <= room else cell[: room - 1] + '…':{room}}  ", STYLES.get(cell, ""))
    if width < MARGIN + indent + NARROWEST:  # the reason goes below
        row.rstrip()
        yield row
        for line in textwrap.wrap(why, max(width - MARGIN - 10, NARROWEST)):
            yield left + Text(" " * 8 + line)
        return
    wrapped = textwrap.wrap(why, width - MARGIN - 2 - indent) or [""]
    row += Text(wrapped[0])
    row.rstrip()
    yield row
    for line in wrapped[1:]:
        yield left + Text(" " * indent + line)
