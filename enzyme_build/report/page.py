"""Reports as one HTML page that needs nothing else: no network, no other file.

    LinkReport ─► what each part of the page shows, as plain data ─► page.html.jinja, which escapes all text

A line of source is in one state, the first of these that a value on it is in:

    recorded      the forward sweep leaves it on the tape
    recomputed    the reverse sweep computes or reads it again
    active        derivative information goes through it, and the reverse sweep needs nothing of it
    inactive      none does
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePath
from typing import Any

import jinja2

from enzyme_build.errors import SourceLocation
from enzyme_build.report.explanation import MODES
from enzyme_build.report.link_report import LinkReport
from enzyme_build.report.places import SYSTEM
from enzyme_build.report.sources import own_lines
from enzyme_build.report.words import counted, shown_bytes, shown_seconds, tape_words

Fact = Mapping[str, Any]
STATES = {
    "recorded": "the forward sweep keeps a value of this line on the tape, for the reverse sweep",
    "recomputed": "the reverse sweep needs a value of this line, and computes or reads it again instead of keeping it",
    "active": "derivatives go through this line, and the reverse sweep needs no value of it",
    "inactive": "no derivative goes through this line",
}
_AGAIN = ("recomputed", "reloaded")
_NO_NUMBER = re.compile(r"i\d+\b(?! that is a)|pointer")
# What explanations call the modes of requests; all others are split.
_MODES = {"reverse": MODES["gradient"], "forward": MODES["forward"], "error": "error"}


def page_of(reports: Sequence[LinkReport], title: str = "") -> str:
    """The page about one or several links."""
    loader = jinja2.PackageLoader("enzyme_build.report", "")
    environment = jinja2.Environment(
        loader=loader, autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    filters: dict[str, Any] = {"bytes": shown_bytes, "seconds": shown_seconds, "count": counted}
    environment.filters.update(filters)
    shown = [_report(report, f"r{number}") for number, report in enumerate(reports)]
    heading = title or ", ".join(report.name for report in reports[:3]) + (" …" if len(reports) > 3 else "")
    return environment.get_template("page.html.jinja").render(title=heading, reports=shown, states=STATES)


def _report(report: LinkReport, prefix: str) -> Fact:
    ids = {one["derivative"]: f"{prefix}-d{number}" for number, one in enumerate(report.explanations)}
    derivatives = [_derivative(one, report, ids) for one in report.explanations]
    longest = max((stage["seconds"] for stage in report.stages), default=0) or 1
    return {
        "id": prefix,
        "report": report,
        "derivatives": derivatives,
        "requests": [_request(one, report, ids) for one in report.requests],
        "trees": [_tree(one, report, ids) for one in _roots(report)],
        "stages": [{**stage, "share": 100 * stage["seconds"] / longest} for stage in report.stages],
        "errors": [{**error, "place": _place(error)} for error in report.errors],
        "has_halves": any(one["mode"] == MODES["split"] for one in report.explanations),
        "has_names": any(value["name"] and not _is_made_up(value["name"]) for value in _values(report)),
    }


def _values(report: LinkReport) -> Iterator[Fact]:
    return (value for one in report.explanations for value in one["values"])


def _is_made_up(name: str) -> bool:
    return re.fullmatch(r"t\d+|argument \d+|[*&].*|.*\[.*", name) is not None


def _place(at: Fact) -> str:
    return str(SourceLocation(at["file"] or "", at["line"] or 0, at["column"] or 0)) if at["file"] else ""


def _asks_for(request: Fact, one: Fact) -> bool:
    """Whether an explanation is of what a request asks for; a request names no more than the function and the mode."""
    kind = _MODES.get(request["mode"], MODES["split"])
    return request["function"] in (one["symbol"], one["function"]) and one["mode"] in (kind, request["mode"])


def _request(request: Fact, report: LinkReport, ids: Mapping[str, str]) -> Fact:
    found = next((one for one in report.explanations if _asks_for(request, one)), None)
    shown = {**request, "text": report.sources.get(request["file"], {}).get(str(request["line"]), "").strip()}
    if found is None:
        return {**shown, "target": "", "refused": False}
    return {**shown, "target": ids[found["derivative"]], "refused": found["refused"], "tape": tape_words(found)}


def _derivative(one: Fact, report: LinkReport, ids: Mapping[str, str]) -> Fact:
    own = ids[one["derivative"]]
    calls = [{**call, "target": ids.get(call["derivative"], "")} for call in one["calls"]]
    files = list(_listing(one, report, own))
    states = [line["state"] for file in files for line in file["lines"]]
    return {
        **one,
        "id": own,
        "place": _place(one["at"]),
        "calls": calls,
        "files": files,
        "tape_words": tape_words(one),
        "nameless": one["tape"]["nameless"] if one["tape"] else [],
        "counts": {state: states.count(state) for state in STATES},
    }


def _listing(one: Fact, report: LinkReport, own: str) -> Iterator[Fact]:
    """The files of a derivative, the function's own first, each with its lines."""
    groups: dict[str, dict[int, list[Fact]]] = {}
    for value in one["values"]:
        groups.setdefault(value["shown_at"]["file"], {}).setdefault(value["shown_at"]["line"], []).append(value)
    home = one["at"]["file"]
    for number, file in enumerate(sorted(groups, key=lambda name: (name != home, name))):
        values = groups[file]
        known = {int(line): text for line, text in report.sources.get(file, {}).items()}
        spoken = [n for n in values if any(v["shown_at"]["function"] == one["function"] for v in values[n])]
        inside = own_lines(one["at"]["line"], spoken, known) if file == home else ()
        wanted = sorted({*inside, *values}, key=lambda n: (not n, n))  # what has no line comes last
        lines = [_line(n, known.get(n), values.get(n, []), f"{own}-f{number}-l{n}") for n in wanted]
        yield {"name": str(SourceLocation(file)) if file else "no place in a source", "lines": _with_gaps(lines)}


def _line(number: int, text: str | None, values: Sequence[Fact], own: str) -> Fact:
    ways = {PurePath(v["inlined_at"][0]["file"]).name + f":{v['inlined_at'][0]['line']}" for v in values if _is_in(v)}
    return {
        "number": number,
        "text": text if text is not None else "(no source)" if number else "(no line in the source)",
        "id": own,
        "state": _state(values),
        "tape": _line_tape(values),
        "inlined": ", ".join(sorted(ways)),
        "values": sorted((_shown(v) for v in values), key=lambda v: not v["matters"]),
        "gap": False,
    }


def _is_in(value: Fact) -> bool:
    return bool(value["inlined_at"]) and value["at"] == value["shown_at"]


def _with_gaps(lines: Sequence[Fact]) -> list[Fact]:
    """Each line says whether others were left out in front of it."""
    before = [0, *(line["number"] for line in lines)]
    return [{**line, "gap": bool(prior) and line["number"] > prior + 1} for line, prior in zip(lines, before)]


def _fates(value: Fact) -> list[Fact]:
    return [fate for fate in (value["fate"], value["shadow_fate"]) if fate is not None]


def _is_number(value: Fact) -> bool:
    return value["activity"] == "active" or bool(value["type"] and not _NO_NUMBER.match(value["type"]))


def _state(values: Sequence[Fact]) -> str:
    if any(fate["kind"] == "recorded" for value in values for fate in _fates(value)):
        return "recorded"
    if any(value["fate"]["kind"] in _AGAIN for value in values if _is_number(value)):
        return "recomputed"
    if any(value["activity"] == "active" or _has_shadow(value) for value in values):
        return "active"
    return "inactive" if values else ""


def _has_shadow(value: Fact) -> bool:
    """Memory that holds derivatives enters here: an argument, a variable, an allocation."""
    return value["activity"] == "shadowed" and not value["is_address"]


def _line_tape(values: Sequence[Fact]) -> str:
    """The bytes that a line leaves on the tape, equal factors together: `16·n + 8`."""
    found: dict[str, int] = {}
    for fate in (fate for value in values for fate in _fates(value) if fate["kind"] == "recorded"):
        found[fate["times"]] = found.get(fate["times"], 0) + fate["bytes"]
    parts = [str(count) if times in ("", "1") else f"{count}·{times}" for times, count in found.items()]
    return " + ".join(parts)


def _shown(value: Fact) -> Fact:
    name, computed = value["name"], value["computed"]
    text = f"{name} = {computed}" if name and computed and computed != name else computed or name
    recorded = any(fate["kind"] == "recorded" for fate in _fates(value))
    shadow = value["shadow_fate"] if value["shadow_fate"] and value["shadow_fate"]["kind"] else None
    return {
        "text": text,
        "type": value["type"],
        "activity": value["activity"],
        "fate": value["fate"] if value["fate"]["kind"] else None,
        "shadow": shadow,
        "because": value["because"],
        "matters": recorded or value["activity"] == "active",
    }


def _roots(report: LinkReport) -> list[Fact]:
    """The derivatives that no other one calls; in a circle, the first."""
    called = {call["derivative"] for one in report.explanations for call in one["calls"]} - {""}
    roots = [one for one in report.explanations if one["derivative"] not in called]
    return roots or list(report.explanations[:1])


def _tree(one: Fact, report: LinkReport, ids: Mapping[str, str], above: tuple[str, ...] = ()) -> Fact:
    """A derivative with what it calls below it; one that is open above is only named."""
    by_name = {each["derivative"]: each for each in report.explanations}
    below: list[Fact] = []
    if one["derivative"] not in above:
        way = (*above, one["derivative"])
        for call in one["calls"]:
            if call["derivative"] in by_name:
                below.append(_tree(by_name[call["derivative"]], report, ids, way))
            else:
                below.append(_leaf(call["callee"], call["state"], "active" if call["state"] != "inactive" else ""))
        below += _inlined(one)
    return {
        "name": f"{one['mode']} of {one['function']}",
        "target": ids[one["derivative"]],
        "state": "refused" if one["refused"] else "differentiated",
        "activity": "active",
        "below": below,
    }


def _leaf(name: str, state: str, activity: str) -> Fact:
    return {"name": name, "target": "", "state": state, "activity": activity, "below": []}


def _inlined(one: Fact) -> list[Fact]:
    """Functions that became part of this one before it was differentiated; not those of system headers."""
    found: dict[str, bool] = {}
    for value in one["values"]:
        at = value["at"]
        if at["function"] not in ("", one["function"]) and value["inlined_at"] and not at["file"].startswith(SYSTEM):
            found[at["function"]] = found.get(at["function"], False) or value["activity"] == "active"
    return [_leaf(name, "inlined", "active" if active else "") for name, active in sorted(found.items())]
