"""What one link did, as plain data: a `LinkReport`, written by a `Recorder` that watches the link.

    NAME.json      the report of the link that made NAME (of others that made a NAME elsewhere: NAME-MARK.json)
    NAME.html      the same as a page
    NAME.check     what `enzyme-build check` found about NAME, where it was run

The sources that it speaks of are in it, so that it can be read on another machine and when they have changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any, cast

from enzyme_build.artifacts import Archive, Bitcode, NativeObject
from enzyme_build.differentiate import Session
from enzyme_build.errors import EnzymeBuildError, Errors, InputError, Remark, SourceLocation, described
from enzyme_build.report.explanation import Explanation, explain
from enzyme_build.report.sources import lines_of, sources_of
from enzyme_build.toolchain.llvm import llvm_version

FORMAT = 2
Fact = Mapping[str, Any]
STAGES = {
    "1-linked.ll": "read and merge",
    "2-prepared.ll": "optimise before",
    "3-requests.txt": "find requests",
    "4-derived.ll": "differentiate",
    "5-optimized.ll": "optimise after",
    "6-object.o": "machine code",
}


@dataclass
class LinkReport:
    """One link, which ran in `directory`.

    `kind` is `derived`, `plain` where nothing asked for a derivative, `explained` where none was linked. `inputs` have
    name, kind and bytes; `stages` name, seconds and bytes; `requests` at, function, mode and arguments; `errors` and
    `remarks` are as ENZYME_DIAGNOSTICS writes them; `checks` what `enzyme-build check` found; `sources` the lines of
    each file that is shown, by their numbers as text; `explanations` each derivative, as `explain --json` writes it.
    """

    output: str
    kind: str = "derived"
    directory: str = ""
    engine: str = ""
    llvm: str = ""
    inputs: list[Fact] = field(default_factory=list[Fact])
    stages: list[Fact] = field(default_factory=list[Fact])
    seconds: float = 0.0
    requests: list[Fact] = field(default_factory=list[Fact])
    explanations: list[Fact] = field(default_factory=list[Fact])
    sources: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])
    remarks: list[Fact] = field(default_factory=list[Fact])
    errors: list[Fact] = field(default_factory=list[Fact])
    checks: list[Fact] = field(default_factory=list[Fact])
    format: int = FORMAT

    @property
    def name(self) -> str:
        return Path(self.output).name


class Recorder:
    """Watches one link (`pipeline.Watcher`)."""

    def __init__(self, output: Path, kind: str = "derived"):
        self.report = LinkReport(
            str(output), kind, str(Path.cwd()), engine=version("enzyme-build"), llvm=llvm_version()
        )
        self.started = self.last = time.perf_counter()

    def stage(self, name: str, size: int) -> None:
        """The time since the stage before is this one's."""
        now = time.perf_counter()
        self.report.stages.append({"name": STAGES.get(name, name), "seconds": now - self.last, "bytes": size})
        self.last = now

    def asked(self, requests: Sequence[Fact]) -> None:
        """What the program asks for, with the lines where it does."""
        self.report.requests += requests
        for file, line in ((one["file"], one["line"]) for one in requests):
            if 0 < line <= len(text := lines_of(file)):
                self.report.sources.setdefault(file, {})[str(line)] = text[line - 1]

    def decided(self, session: Session) -> None:
        """What one round of the differentiator decided; what it takes to write that down is no stage's time."""
        begun = time.perf_counter()
        self.add(explain(session))
        self.last += time.perf_counter() - begun

    def add(self, found: Sequence[Explanation]) -> None:
        """Explanations, and the sources that they speak of."""
        self.report.explanations += [_plain(one) for one in found]
        for file, lines in sources_of(found).items():
            self.report.sources.setdefault(file, {}).update(lines)

    def warned(self, remarks: Sequence[Remark]) -> None:
        """What users heard of."""
        self.report.remarks += [described(remark) for remark in remarks]

    def failed(self, error: EnzymeBuildError) -> None:
        """All that is wrong."""
        self.report.errors += [described(one) for one in (error.errors if isinstance(error, Errors) else [error])]

    def finish(self) -> LinkReport:
        """The whole report; the link is over, and what followed the last stage was the native link."""
        if self.report.stages and not self.report.errors:
            self.stage("link natively", 0)
        self.report.seconds = time.perf_counter() - self.started
        return self.report


def _plain(explanation: Explanation) -> Fact:
    return cast("Fact", json.loads(json.dumps(asdict(explanation))))  # as it is read again: tuples are lists


def _input(item: Bitcode | NativeObject | Archive) -> Fact:
    if isinstance(item, Archive):
        kind = "archive with bitcode" if item.has_bitcode else "archive of machine code"
        return {"name": str(item.path), "kind": kind, "bytes": sum(len(member.data) for member in item.members)}
    kind = "bitcode" if isinstance(item, Bitcode) else "machine code"
    name = item.name
    if item.path.parent.name.startswith("enzyme-"):  # a folder that is deleted
        name = re.sub(r"^\d+-", "", item.path.stem)
        kind += ", compiled in this link"
    return {"name": name, "kind": kind, "bytes": len(item.data)}


@contextmanager
def recorded(
    output: Path, inputs: Sequence[Bitcode | NativeObject | Archive], folder: Path, kind: str
) -> Generator[Recorder]:
    """A recorder whose report is written to `folder` when the link is over, well or not."""
    recorder = Recorder(output, kind)
    recorder.report.inputs += [_input(one) for one in inputs]
    try:
        yield recorder
    except EnzymeBuildError as error:
        recorder.failed(error)
        raise
    finally:
        write(recorder.finish(), folder)


def write(report: LinkReport, folder: Path) -> None:
    """Write a report and its page into a folder, which is made."""
    from enzyme_build.report.page import page_of

    try:
        folder.mkdir(parents=True, exist_ok=True)
        stem = _stem(report, folder)
        (folder / f"{stem}.json").write_text(json.dumps(asdict(report), indent=1), encoding="utf-8")
        (folder / f"{stem}.html").write_text(page_of([with_checks(report, folder)]), encoding="utf-8")
    except OSError as error:
        raise InputError(
            f"the report cannot be written: {error.strerror}",
            SourceLocation(str(folder)),
            help="name a folder that you may write into in ENZYME_REPORT",
        ) from None


def _stem(report: LinkReport, folder: Path) -> str:
    """The name of a report's files: that of what was made, with a mark where another link made one of this name."""
    place = Path(report.directory, report.output)
    file = folder / f"{report.name}.json"
    try:
        other = _read_one(file) if file.is_file() else report
    except InputError:  # of another version
        other = report
    if Path(other.directory, other.output) == place:
        return report.name
    return f"{report.name}-{hashlib.sha256(os.fsencode(place)).hexdigest()[:8]}"


def add_checks(name: str, found: Sequence[Fact], folder: Path) -> None:
    """Write what was found about the library `name`, and its page anew if its link left a report there."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.check").write_text(json.dumps(list(found), indent=1), encoding="utf-8")
    if (folder / f"{name}.json").is_file():
        write(_read_one(folder / f"{name}.json"), folder)


def with_checks(report: LinkReport, folder: Path) -> LinkReport:
    """The report with what a check found about what was linked."""
    file = folder / f"{report.name}.check"
    if file.is_file():
        report.checks = json.loads(file.read_text(encoding="utf-8"))
    return report


def read(path: Path) -> list[LinkReport]:
    """The report in a file, or all in a folder, by their names.

    Raises InputError where there is none.
    """
    files = sorted(path.glob("*.json")) if path.is_dir() else [path]
    if not files:
        raise InputError(
            f"there is no report in `{path}`",
            SourceLocation(str(path)),
            help=f"link with ENZYME_REPORT={path} in the environment",
        )
    return [with_checks(_read_one(file), file.parent) for file in files]


def _read_one(file: Path) -> LinkReport:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no JSON"
        raise InputError(f"cannot read `{file}`: {reason}", SourceLocation(str(file))) from None
    names = set(LinkReport.__dataclass_fields__)
    if not isinstance(found, dict) or not {"output", "format"} <= set(cast("Fact", found)) <= names:
        raise InputError(f"`{file}` is no report of a link", SourceLocation(str(file)))
    if found["format"] != FORMAT:
        raise InputError(
            f"`{file}` was written by another version of enzyme-build", SourceLocation(str(file)), help="link again"
        )
    return LinkReport(**cast("dict[str, Any]", found))
