"""A precision analysis in a terminal, and as one page: the facts of `enzyme_build.precision.facts_of`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from enzyme_build.errors import SourceLocation
from enzyme_build.precision import OF_SYSTEM
from enzyme_build.report.page import template
from enzyme_build.report.places import SYSTEM
from enzyme_build.report.sources import lines_of, own_lines
from enzyme_build.report.words import counted

Fact = Mapping[str, Any]
_MOST_LINES = 8  # of the table of lines in a terminal
_MOST_NAMES = 3  # of one variable in a terminal
_NONE = "–"
_WIDTHS = {"function": 9, "line": 14}


def show(facts: Fact, console: Console | None = None) -> None:
    """Print the tables: what rounding in double does, what may be short, and what that was found to do."""
    console = console or Console(highlight=False, emoji=False, markup=False, soft_wrap=True)
    for line in _head(facts):
        console.print(line)
    _print(_lines(facts), console)
    _print(_variables(facts), console)
    for line in _verdict(facts):
        console.print(line)
    if facts["approximations"]:
        _print(_approximations(facts["approximations"]), console)
        for line in _together(facts):
            console.print(line)
    for note in facts["notes"]:
        console.print(Text.assemble(("note: ", "magenta"), note))


def _print(table: Table, console: Console) -> None:
    """A table without the blanks at the ends of its lines."""
    with console.capture() as captured:
        console.print(table)
    console.file.write("".join(f"{line.rstrip()}\n" for line in captured.get().splitlines()))


def _head(facts: Fact) -> list[Text]:
    at = SourceLocation(facts["at"]["file"], facts["at"]["line"])
    tolerance = facts["tolerance"]
    allowed = f"{number(tolerance['absolute'])}"
    if tolerance["is_relative"]:
        allowed += f" ({number(tolerance['given'])} of the result)"
    rounding, forward = facts["rounding"], facts["forward"]
    carried = "" if forward is None else f"; {number(forward['absolute'])} by forward mode"
    return [
        Text.assemble((facts["function"], "bold"), f"  {at}  on {counted(len(facts['samples']), 'sample')}"),
        Text(f"  result          {facts['result']['largest']:.9g}{_elements(facts)}, may change by {allowed}"),
        Text(
            f"  rounding error  at most {number(rounding['absolute'])} in double, "
            f"{number(rounding['relative'])} relative, {_ulps(rounding)} ulp{carried}"
        ),
    ]


def _elements(facts: Fact) -> str:
    count = facts["result"]["elements"]
    return f", the largest of {count}" if count > 1 else ""


def _lines(facts: Fact) -> Table:
    table = _table("rounding error by line", "line", "source", "absolute", "relative", "ulp")
    for fact in facts["lines"][:_MOST_LINES]:
        error = fact["rounding"]
        place = f"{SourceLocation(fact['file'], fact['line'])}".rpartition("/")[2]
        row = (place, source_line(fact["file"], fact["line"]), number(error["absolute"]), number(error["relative"]))
        table.add_row(*row, _ulps(error))
    return table


def _variables(facts: Fact) -> Table:
    short = facts["short"]
    names = ("variable", "rounding", "estimate", "bound", "measured", "verdict")
    table = _table(f"error of the result if a variable alone is {short}", *names)
    for fact in facts["variables"]:
        if fact["reason"] == OF_SYSTEM:
            continue  # nobody changes these
        verdict = Text(short, "green") if fact["is_short"] else Text(f"double: {_short_reason(fact['reason'])}")
        error = (fact["rounding"]["absolute"], fact["estimate"], fact["bound"], fact["measured"])
        table.add_row(Text.assemble(fact["name"], (_others(fact), "dim")), *map(number, error), verdict)
    return table


def _short_reason(reason: str) -> str:
    return reason.removesuffix(" above the tolerance")


def _others(fact: Fact) -> str:
    """The other names of the same memory."""
    names = fact["aliases"]
    more = f" and {len(names) - _MOST_NAMES} more" if len(names) > _MOST_NAMES else ""
    return f" = {', '.join(names[:_MOST_NAMES])}{more}" if names else ""


def _approximations(found: Fact) -> Table:
    names = ("function", "from", "to", "relative error", "predicted", "measured", "verdict")
    table = _table("error of the result by approximate functions", *names)
    for fact in found["functions"]:
        seen = (f"{fact['low']:.4g}", f"{fact['high']:.4g}")
        verdict = Text("within", "green") if fact["is_within"] else Text("above")
        errors = (number(fact["relative"]), number(fact["predicted"]), number(fact["measured"]))
        table.add_row(Text(f"{fact['function']} {fact['by']}".strip()), *seen, *errors, verdict)
    return table


def _together(facts: Fact) -> list[Text]:
    found = facts["approximations"]
    words = [Text(f"  together  {number(found['measured'])} measured")] if len(found["functions"]) > 1 else []
    if found["seconds"] is None:
        return [*words, Text("  time      – : a relative error has no code; give a function, F=FILE.c:NAME")]
    before, after = _time(found["seconds_of_double"]), _time(found["seconds"])
    return [
        *words,
        Text(f"  time      {before}, {after} with the other functions: {found['speedup']:.2f}× as fast"),
    ]


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        is_text = column in ("line", "source", "variable", "function", "verdict")
        table.add_column(
            column, justify="left" if is_text else "right", no_wrap=not is_text, min_width=_WIDTHS.get(column)
        )
    return table


def _verdict(facts: Fact) -> list[Text]:
    choice, seconds, short = facts["choice"], facts["seconds"], facts["short"]
    if not choice["variables"]:
        return [Text(f"No variable can be {short} within the tolerance.", "bold")]
    build = _NONE if choice["of_the_build"] is None else number(choice["of_the_build"])
    speed = seconds["speedup"]
    timed = f"{_time(seconds['double'])} in double, {_time(seconds['short'])} in the build: {speed:.2f}× as fast"
    return [
        Text(
            f"{counted(len(choice['variables']), 'variable')} can be {short}: {', '.join(choice['variables'])}", "bold"
        ),
        Text(f"  estimate  {number(choice['estimate'])}, bound {number(choice['bound'])}"),
        Text(f"  measured  {number(choice['measured'])} with their numbers rounded, {build} in a build in {short}"),
        Text(f"  time      {timed}"),
    ]


def _time(seconds: float) -> str:
    return (
        f"{seconds:.3g} s"
        if seconds >= 1
        else f"{seconds * 1e3:.3g} ms"
        if seconds >= 1e-3
        else f"{seconds * 1e6:.3g} µs"
    )


def number(value: float | None) -> str:
    """An error for people."""
    return _NONE if value is None else "0" if value == 0 else f"{value:.1e}"


def _ulps(error: Fact) -> str:
    return _NONE if error["ulps"] is None else f"{error['ulps']:.3g}"


def source_line(file: str, line: int) -> str:
    """A line of a source, as far as it can be read."""
    lines = lines_of(file)
    return lines[line - 1].strip() if 0 < line <= len(lines) else ""


def page_of(facts: Fact) -> str:
    """One page that needs nothing else."""
    return template("precision.html.jinja").render(
        facts=facts, sources=_sources(facts), number=number, ulps=_ulps, time=_time, place=_place
    )


def _place(fact: Fact) -> str:
    return str(SourceLocation(fact["file"], fact["line"])) if fact["file"] else ""


def _sources(facts: Fact) -> list[Fact]:
    """The functions' lines, each with what rounding there does, as a part of the worst line."""
    worst = max((fact["rounding"]["absolute"] for fact in facts["lines"]), default=0.0) or 1.0
    known = {(fact["file"], fact["line"]): fact for fact in facts["lines"]}
    found: list[Fact] = []
    for file in dict.fromkeys(fact["file"] for fact in facts["lines"] if not fact["file"].startswith(SYSTEM)):
        text = dict(enumerate(lines_of(file), 1))
        spoken = sorted(line for name, line in known if name == file)
        if not text or not spoken:
            continue
        shown = range(max(1, spoken[0] - 3), own_lines(spoken[0], spoken, text).stop)
        rows = [_row(n, text[n], known.get((file, n)), worst) for n in shown if n in text]
        found.append({"name": str(SourceLocation(file)), "lines": rows})
    return found


def _row(line: int, text: str, fact: Fact | None, worst: float) -> Fact:
    share = 100 * fact["rounding"]["absolute"] / worst if fact else 0
    return {"number": line, "text": text, "fact": fact, "share": share}
