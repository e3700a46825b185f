"""How errors and remarks are said: as text to people; as JSON or SARIF to machines, if ENZYME_DIAGNOSTICS asks for it.

`ENZYME_DIAGNOSTICS=json` writes one object a line to standard error; `json:FILE` and `sarif:FILE` leave the text there
and write a file beside it.  SARIF 2.1 is what code hosts and editors read.

A file is about all links and commands that name it: each replaces what it said before, under its own name, and takes it
back when nothing is left to say.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Generator, Iterable
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from enzyme_build.errors import EnzymeBuildError, Errors, InternalError, Remark, SettingsError, described, with_page

if sys.platform != "win32":
    import fcntl

VARIABLE = "ENZYME_DIAGNOSTICS"
Described = dict[str, Any]
_PLACE = re.compile(r"(\S+?):(\d+)(?::(\d+))?(?=\s|$)")
_SARIF = "https://json.schemastore.org/sarif-2.1.0.json"
_FORMS = ("", "text", "json", "sarif")

_subject = ""  # what is under way: the output of a link, or a command
_said: list[Described] = []  # what it has said


@contextmanager
def about(subject: str) -> Generator[None]:
    """What is said inside is about `subject`; a file learns of its end. An error is said by whoever catches it."""
    global _subject
    _form()  # a wrong variable is said before anything is done
    outer = _subject
    _subject = subject
    _said.clear()
    yield
    _write()
    _said.clear()
    _subject = outer


def say(error: EnzymeBuildError) -> None:
    """Write an error to standard error, and wherever the environment says."""
    try:
        form, file = _form()
    except SettingsError as wrong:
        error, form, file = wrong, "", ""
    objects = [described(one) for one in (error.errors if isinstance(error, Errors) else [error])]
    if form == "json" and not file:
        sys.stderr.write(_lines(objects))
        return
    _print(with_page(error))
    if isinstance(error, InternalError):
        print("  this is a defect of enzyme-build: please report it", file=sys.stderr)
    if file:
        _said.extend(objects)
        _write()


def remark(remarks: Iterable[Remark]) -> None:
    """Tell users what they should hear although nothing fails, each thing once."""
    if not (remarks := list(remarks)):
        return
    form, file = _form()
    for text, one in {str(one): one for one in remarks}.items():
        found = described(one)
        if form == "json" and not file:
            sys.stderr.write(_lines([found]))
        else:
            _print(text)
        _said.append(found)


def _print(text: str) -> None:
    from enzyme_build.toolchain.demangling import demangled  # most links have nothing to say

    print(demangled(text), file=sys.stderr)


def _form() -> tuple[str, str]:
    """What the environment asks for: the form, and the file. Raises SettingsError."""
    given = os.environ.get(VARIABLE, "")
    form, _, file = given.partition(":")
    if form not in _FORMS or (form == "sarif" and not file):
        raise SettingsError(f"`{VARIABLE}={given}` is no form of diagnostics", help="json, json:FILE or sarif:FILE")
    return form, file


def _lines(objects: Iterable[Described]) -> str:
    return "".join(json.dumps(each) + "\n" for each in objects)


def _write() -> None:
    """Bring the file up to date, if there is one: what other links said stays."""
    form, name = _form()
    file = Path(name)
    if not name or not (_said or file.is_file()):
        return
    with _alone_with(file):
        old = file.read_text(encoding="utf-8") if file.is_file() else ""
        text = _with_lines(old) if form == "json" else _with_run(old)
        temporary = file.with_name(f".{file.name}.{os.getpid()}")
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(file)


@contextmanager
def _alone_with(file: Path) -> Generator[None]:
    """Links of one build run side by side: one at a time changes the file, where the system has locks for folders."""
    if sys.platform == "win32":
        yield
        return
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        with suppress(OSError):
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def _with_lines(old: str) -> str:
    kept = [line for line in old.splitlines() if _subject_of(line) != _subject]
    return "".join(f"{line}\n" for line in kept) + _lines({**each, "subject": _subject} for each in _said)


def _subject_of(line: str) -> str:
    try:
        return str(json.loads(line).get("subject", ""))
    except (ValueError, AttributeError):
        return ""


def _with_run(old: str) -> str:
    try:
        runs: list[Any] = json.loads(old)["runs"] if old else []
    except (ValueError, KeyError, TypeError):
        runs = []  # no file of ours
    own = f"enzyme-build/{_subject}"
    kept = [run for run in runs if run.get("automationDetails", {}).get("id") != own]
    return json.dumps(
        {"$schema": _SARIF, "version": "2.1.0", "runs": [*kept, *([_run(own)] if _said else [])]}, indent=1
    )


def _run(name: str) -> Described:
    driver = {"name": "enzyme-build", "rules": [_rule(code) for code in dict.fromkeys(each["code"] for each in _said)]}
    return {"automationDetails": {"id": name}, "tool": {"driver": driver}, "results": [_result(each) for each in _said]}


def _rule(code: str) -> Described:
    """What an error means: its sentence, and the page's section about it."""
    from enzyme_build import documents

    about = documents.part_of(documents.text_of("reference/errors"), code.lower())
    return {
        "id": code,
        "shortDescription": {"text": documents.meaning(code)},
        "help": {"text": f"enzyme-build explain {code}", "markdown": about},
    }


def _result(each: Described) -> Described:
    text = "\n".join([each["message"], *each["trail"], *([f"help: {each['help']}"] if each["help"] else [])])
    found: Described = {"ruleId": each["code"], "level": each["severity"], "message": {"text": text}}
    if each["file"]:
        found["locations"] = [_location(each["file"], each["line"], each["column"])]
    steps = [(step, place) for step in each["trail"] if (place := _PLACE.search(step))]
    if steps and each["file"]:
        passed = [_location(place[1], int(place[2]), int(place[3] or 1), step) for step, place in reversed(steps)]
        flow = [*passed, _location(each["file"], each["line"], each["column"], each["message"])]
        found["codeFlows"] = [{"threadFlows": [{"locations": [{"location": location} for location in flow]}]}]
    return found


def _location(file: str, line: int | None, column: int | None, message: str = "") -> Described:
    place: Described = {"artifactLocation": {"uri": file}}
    if line:
        place["region"] = {"startLine": line, "startColumn": column or 1}
    return {"physicalLocation": place, **({"message": {"text": message}} if message else {})}
