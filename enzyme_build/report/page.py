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
from markupsafe import Markup, escape

from enzyme_build.errors import SourceLocation
from enzyme_build.report.explanation import MODES
from enzyme_build.report.link_report import LinkReport
from enzyme_build.report.places import SYSTEM
from enzyme_build.report.sources import own_lines
from enzyme_build.report.words import counted, product, short_tape, shown_bytes, shown_seconds, tape_words, terms

Fact = Mapping[str, Any]
STATES = {
    "recorded": "the forward sweep keeps a value of this line on the tape, for the reverse sweep",
    "recomputed": "the reverse sweep needs a value of this line, and computes or reads it again instead of keeping it",
    "active": "derivatives go through this line, and the reverse sweep needs no value of it",
    "inactive": "no derivative goes through this line",
}
WORDS = {  # for the values of a line
    "shadowed": "an address: its memory has a second one, the shadow, which holds derivatives",
    "reloaded": "read again from memory, where it still is",
    "at hand": "known to the reverse sweep as it is: an argument, a constant",
    "dropped": "the reverse sweep does without it",
}
_HEAVIEST = 10  # lines in the list of those that leave most on the tape
_STATES_OF_CALLS = {
    "without a rule": "refused",
    "inlined, active": "active",
    "by rule": "active",
    "differentiated": "active",
    "inlined, inactive": "inactive",
    "inactive": "inactive",
}
_AGAIN = ("recomputed", "reloaded")
_NO_NUMBER = re.compile(r"i\d+\b(?! that is a)|pointer")
# What explanations call the modes of requests; all others are split.
_MODES = {"reverse": MODES["gradient"], "forward": MODES["forward"], "error": "error"}


def page_of(reports: Sequence[LinkReport], title: str = "") -> str:
    """The page about one or several links."""
    shown = [_report(report, f"r{number}") for number, report in enumerate(reports)]
    heading = title or ", ".join(report.name for report in reports[:3]) + (" …" if len(reports) > 3 else "")
    return template("page.html.jinja").render(title=heading, reports=shown, states=STATES, words=WORDS)


def template(name: str) -> jinja2.Template:
    """A template of this folder; all text that it is given is escaped."""
    loader = jinja2.PackageLoader("enzyme_build.report", "")
    environment = jinja2.Environment(
        loader=loader, autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    filters: dict[str, Any] = {
        "bytes": shown_bytes,
        "seconds": shown_seconds,
        "count": counted,
        "formula": _formula,
        "names": _with_names,
    }
    environment.filters.update(filters)
    return environment.get_template(name)


def _formula(text: str) -> Markup:
    """A formula that may be broken behind each multiplication sign."""
    return Markup("·<wbr>").join(text.split("·"))


def _with_names(text: str) -> Markup:
    """A message, whose names stand between backticks."""
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape(text))))


def _report(report: LinkReport, prefix: str) -> Fact:
    ids = {one["derivative"]: f"{prefix}-d{number}" for number, one in enumerate(report.explanations)}
    derivatives = [_derivative(one, report, ids) for one in report.explanations]
    longest = max((stage["seconds"] for stage in report.stages), default=0) or 1
    return {
        "id": prefix,
        "report": report,
        "derivatives": derivatives,
        "requests": [_request(one, report, ids) for one in report.requests],
        "heaviest": _heaviest(derivatives),
        "made": [one for one in derivatives if not one["refused"]],
        "trees": [_tree(one, report, ids) for one in _roots(report)],
        "stages": [{**stage, "share": 100 * stage["seconds"] / longest} for stage in report.stages],
        "errors": [{**error, "place": _place(error)} for error in report.errors],
        "remarks": [{**remark, "place": _place(remark)} for remark in report.remarks],
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
    one = next((one for one in report.explanations if _asks_for(request, one)), None)
    return {
        **request,
        "place": request["at"].partition("  in ")[0],
        "text": report.sources.get(request["file"], {}).get(str(request["line"]), "").strip(),
        "with": _by_activity(request, one),
        "target": ids[one["derivative"]] if one is not None else "",
        "refused": one is not None and one["refused"],
        "tape": short_tape(one) if one is not None else "",
    }


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
        "short_tape": short_tape(one),
        "tape_terms": _tape_terms(one),
        "unknowns": sorted(set(re.findall(r"iterations\(([^()]+)\)", tape_words(one)))),
        "nameless": one["tape"]["nameless"] if one["tape"] else [],
        "counts": {state: states.count(state) for state in STATES},
    }


def _tape_terms(one: Fact) -> list[str]:
    """The parts of a tape, one a line."""
    tape = one["tape"]
    if one["refused"] or tape is None:
        return [tape_words(one)]
    heap = [f"{term} bytes" for term in terms(tape["heap"])] if tape["heap"] != "0" else []
    rest = tape_words({**one, "tape": {**tape, "heap": "0"}}).split("; ")
    return [*heap, *(words for words in rest if not (heap and words == "nothing"))]


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
    return " + ".join(product(count, times) for times, count in found.items())


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
    """A derivative with those that it calls below it, and its other calls by what becomes of them.

    One that is open above is only named.
    """
    by_name = {each["derivative"]: each for each in report.explanations}
    is_first = one["derivative"] not in above
    called = [call for call in one["calls"] if is_first and call["derivative"] in by_name]
    way = (*above, one["derivative"])
    return {
        "name": f"{one['mode']} of {one['function']}",
        "target": ids[one["derivative"]],
        "refused": one["refused"],
        "depth": len(above),
        "below": [_tree(by_name[call["derivative"]], report, ids, way) for call in called],
        "others": list(_others(one, by_name)) if is_first else [],
    }


def _others(one: Fact, by_name: Mapping[str, Fact]) -> Iterator[tuple[str, str, list[str]]]:
    """The calls without a derivative of their own: in words what becomes of them, the state's name, and whom."""
    found: dict[str, list[str]] = {}
    for call in one["calls"]:
        if call["derivative"] not in by_name:
            found.setdefault(call["state"], []).append(call["callee"])
    for name, is_active in _inlined(one).items():
        found.setdefault("inlined, active" if is_active else "inlined, inactive", []).append(name)
    for words, state in _STATES_OF_CALLS.items():
        if words in found:
            yield words, state, sorted(found[words])


def _inlined(one: Fact) -> dict[str, bool]:
    """Functions that became part of this one before it was differentiated, and whether numbers in them are active.

    Not those of system headers.
    """
    found: dict[str, bool] = {}
    for value in one["values"]:
        at = value["at"]
        if at["function"] not in ("", one["function"]) and value["inlined_at"] and not at["file"].startswith(SYSTEM):
            found[at["function"]] = found.get(at["function"], False) or value["activity"] == "active"
    return found


def _by_activity(request: Fact, one: Fact | None) -> list[tuple[str, list[str]]]:
    """The arguments of a request, those of one activity together; by their names, if they are known."""
    names = [name for _, _, name in one["arguments"]] if one is not None else []
    found: dict[str, list[str]] = {}
    for number, argument in enumerate(request["arguments"]):
        name = names[number] if len(names) == len(request["arguments"]) else argument["type"]
        found.setdefault(argument["activity"], []).append(name)
    return sorted(found.items(), key=lambda item: item[0] == "const")


def _heaviest(derivatives: Sequence[Fact]) -> list[Fact]:
    """The lines that leave most on the tape: those in the deepest loops first, callers' loops among them."""
    lines: list[tuple[tuple[int, int], Fact]] = []
    for one in derivatives:
        outer = _nesting(one["function"], derivatives)
        for file in one["files"]:
            name = PurePath(file["name"]).name
            for line in (line for line in file["lines"] if line["tape"] and line["number"]):
                depth, number = max(map(_weight, terms(line["tape"])))
                lines.append(((depth + outer, number), {**line, "file": name, "derivative": one}))
    lines.sort(key=lambda pair: pair[0], reverse=True)
    return [line for _, line in lines[:_HEAVIEST]]


def _weight(product: str) -> tuple[int, int]:
    """How many counts are multiplied, and with which number."""
    number = re.match(r"\d+(?=·|$)", product)
    return product.count("·") + (number is None), int(number[0]) if number is not None else 1


def _nesting(function: str, derivatives: Sequence[Fact], above: tuple[str, ...] = ()) -> int:
    """In how many loops of its callers the tape of a function is made, at most."""
    depths = [
        _nesting(one["function"], derivatives, (*above, function)) + max(_weight(term)[0] for term in terms(times))
        for one in derivatives
        for name, times in (one["tape"]["callees"] if one["tape"] else ())
        if name == function and one["function"] not in (*above, function)
    ]
    return max(depths, default=0)
