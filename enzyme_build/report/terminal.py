"""An explanation in a terminal, the source line by line, below each line its values; and what a link did, in short."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from rich.console import Console
from rich.text import Text

from enzyme_build.errors import SourceLocation
from enzyme_build.report.explanation import Explanation, ValueFacts
from enzyme_build.report.link_report import LinkReport
from enzyme_build.report.reasons import Fate
from enzyme_build.report.sources import lines_of
from enzyme_build.report.words import counted, shown_bytes, shown_seconds, tape_words, terms

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
        yield from _labelled("tape", tape_words(asdict(explanation)), width, "bold yellow")
        if explanation.tape.nameless:
            yield from _labelled("with", "; ".join(explanation.tape.nameless), width)
    for note in explanation.notes:
        yield from _labelled("note", note, width, "magenta")


def _labelled(label: str, text: str, width: int, style: str = "") -> Iterator[Text]:
    lines = textwrap.wrap(text, max(width - 8, 40))
    for number, line in enumerate(lines):
        yield Text.assemble((f"  {label if number == 0 else '':4}  ", "dim"), (line, style))


def _source(file: str, number: int, values: list[ValueFacts]) -> Text:
    lines = lines_of(file)
    text = lines[number - 1].strip() if 0 < number <= len(lines) else "(no source)" if number else "(no line)"
    ways = {str(v.inlined_at[0]).rsplit("/", 1)[-1] for v in values if v.inlined_at and v.at == v.shown_at}
    inlined = f"    inlined at {', '.join(sorted(ways))}" if ways else ""
    return Text.assemble((f"{number or '':>{MARGIN - 2}} │ ", "bold blue"), (text, "bold"), (inlined, "dim"))


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
    times = f"({fate.times})" if len(terms(fate.times)) > 1 or " - " in fate.times else fate.times
    return f"{counted(fate.bytes, 'byte')}{f' × {times}' if times != '1' else ''}: {fate.why}"


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


def show_link(report: LinkReport, console: Console) -> None:
    """Print what one link did."""
    asked = (
        counted(len(report.requests), "request") if report.kind == "derived" else "plain: nothing asks for derivatives"
    )
    head = Text.assemble((report.output, "bold"), f"  {asked}, {shown_seconds(report.seconds)}")
    console.print(head, soft_wrap=True)
    for request in report.requests:
        words = ", ".join(f"{one['activity']} {one['type']}" for one in request["arguments"])
        console.print(Text(f"  {request['at']}  {request['mode']} of {request['function']} ({words})"), soft_wrap=True)
    for one in report.explanations:
        first, made = one["instructions"]
        row = f"  {one['mode']} of {one['function']}: tape {tape_words(one)}; {first} → {made} instructions"
        console.print(Text(row, "red" if one["refused"] else ""), soft_wrap=True)
    for check in report.checks:
        verdict = ("right", "green") if check["is_right"] else (f"wrong {check['problem']}", "red")
        console.print(Text.assemble(f"  check of {check['function']}: ", verdict), soft_wrap=True)
    for remark in report.remarks:
        console.print(Text(f"  warning[{remark['code']}]: {remark['message']}", "magenta"), soft_wrap=True)
    for error in report.errors:
        console.print(Text(f"  error[{error['code']}]: {error['message']}", "red"), soft_wrap=True)
    times = [f"{stage['name']} {shown_seconds(stage['seconds'])}" for stage in report.stages]
    if times:
        console.print(Text("  " + ", ".join(times), "dim"), soft_wrap=True)
    made = [stage["bytes"] for stage in report.stages if stage["bytes"]]
    read = sum(one["bytes"] for one in report.inputs)
    if made:
        console.print(Text(f"  {shown_bytes(read)} read, {shown_bytes(made[-1])} of machine code made", "dim"))
