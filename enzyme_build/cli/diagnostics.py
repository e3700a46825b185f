"""How errors are said: as text to people; to machines as JSON or SARIF, where ENZYME_DIAGNOSTICS asks for it.

`ENZYME_DIAGNOSTICS=json` writes one object a line to standard error; `json:FILE` and `sarif:FILE` leave the text there
and write a file beside it.  SARIF 2.1 is what code hosts and editors read.
"""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import Any

from enzyme_build.errors import EnzymeBuildError, Errors, InternalError, SettingsError, described, with_page
from enzyme_build.toolchain.demangling import demangled

VARIABLE = "ENZYME_DIAGNOSTICS"
_PLACE = re.compile(r"(\S+?):(\d+)(?::(\d+))?(?=\s|$)")
_SARIF = "https://json.schemastore.org/sarif-2.1.0.json"


def say(error: EnzymeBuildError) -> None:
    """Write an error to standard error, and wherever the environment says."""
    form, _, file = os.environ.get(VARIABLE, "").partition(":")
    if form not in ("", "text", "json", "sarif") or (form == "sarif" and not file):
        error = SettingsError(
            f"`{VARIABLE}={os.environ[VARIABLE]}` is no form of diagnostics", help="json, json:FILE or sarif:FILE"
        )
        form = ""
    objects = [described(one) for one in (error.errors if isinstance(error, Errors) else [error])]
    lines = "".join(json.dumps(each) + "\n" for each in objects)
    if form == "json" and not file:
        sys.stderr.write(lines)
        return
    print(demangled(with_page(error)), file=sys.stderr)
    if isinstance(error, InternalError):
        print("  this is a defect of enzyme-build: please report it", file=sys.stderr)
    if file:
        Path(file).write_text(lines if form == "json" else json.dumps(_sarif(objects), indent=1), encoding="utf-8")


def _sarif(objects: list[dict[str, Any]]) -> dict[str, Any]:
    rules = [_rule(code) for code in dict.fromkeys(each["code"] for each in objects)]
    driver = {"name": "enzyme-build", "rules": rules}
    return {
        "$schema": _SARIF,
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "results": [_result(each) for each in objects]}],
    }


def _rule(code: str) -> dict[str, Any]:
    """What an error means: its sentence, and the page's section about it."""
    from enzyme_build import documents

    about = documents.part_of(documents.text_of("reference/errors"), code.lower())
    return {
        "id": code,
        "shortDescription": {"text": documents.meaning(code)},
        "help": {"text": f"enzyme-build explain {code}", "markdown": about},
    }


def _result(each: dict[str, Any]) -> dict[str, Any]:
    text = "\n".join([each["message"], *each["trail"], *([f"help: {each['help']}"] if each["help"] else [])])
    found: dict[str, Any] = {"ruleId": each["code"], "level": "error", "message": {"text": text}}
    if each["file"]:
        found["locations"] = [_location(each["file"], each["line"], each["column"])]
    steps = [(step, place) for step in each["trail"] if (place := _PLACE.search(step))]
    if steps and each["file"]:
        passed = [_location(place[1], int(place[2]), int(place[3] or 1), step) for step, place in reversed(steps)]
        flow = [*passed, _location(each["file"], each["line"], each["column"], each["message"])]
        found["codeFlows"] = [{"threadFlows": [{"locations": [{"location": location} for location in flow]}]}]
    return found


def _location(file: str, line: int | None, column: int | None, message: str = "") -> dict[str, Any]:
    place: dict[str, Any] = {"artifactLocation": {"uri": file}}
    if line:
        place["region"] = {"startLine": line, "startColumn": column or 1}
    return {"physicalLocation": place, **({"message": {"text": message}} if message else {})}
