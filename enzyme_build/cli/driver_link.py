"""A link as the drop-in compilers carry it out: plain, or differentiated first.

A link in which no bitcode asks for a derivative is a plain one: each module is compiled as it is.  Else all
bitcode becomes one object that holds the derivatives too.  `-r` of bitcode stays bitcode.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from enzyme_build import diagnostics, variables
from enzyme_build.artifacts import Archive, Bitcode, LinkJob, NativeObject, OutputKind, Separate
from enzyme_build.cli import progress
from enzyme_build.errors import NoEffect, Remark, SourceLocation
from enzyme_build.toolchain import (
    derivative_tables,
    drivers,
    link_line,
    module_linker,
    native_link,
    optimizer,
    scope,
    shared_linker,
)
from enzyme_build.toolchain.command_line import Command, Kind
from enzyme_build.toolchain.llvm import workspace

if TYPE_CHECKING:
    from enzyme_build import incremental
    from enzyme_build.report.link_report import Recorder

DERIVED_LEVEL = 3  # of a link with derivatives that does not say
REPORT = "ENZYME_REPORT"  # the folder in which each link writes what it did


Remember = Callable[[list[str], list[str]], None]


def link(
    driver: drivers.Driver,
    command: Command,
    folder: Path,
    always_derive: bool = False,
    expects: bool = False,
    remember: Remember | None = None,
) -> None:
    """Carry out a link command; `folder` is for what lies between.

    `always_derive`: also where nothing asks for it. `expects`: that is worth a remark.  `remember` hears of the
    linker's command, and of the folders without any library of it, where the link leaves every file as it is.
    """
    output = command.output or Path("a.out")
    with diagnostics.about(str(output)):
        if given := command.ours("--rules"):
            from enzyme_build import rule_files  # most links have none

            for file in given:
                rule_files.read(Path(file))  # also where nothing comes of it
        diagnostics.remark(variables.misspelt(os.environ))
        _link(driver, command, folder, always_derive, expects, remember)


def _link(
    driver: drivers.Driver,
    command: Command,
    folder: Path,
    always_derive: bool,
    expects: bool,
    remember: Remember | None,
) -> None:
    line = link_line.read(drivers.compile_sources(driver, command, folder))
    wanted = always_derive or command.is_separate or command.ours("--save-stages")
    asked = wanted or any(module.mentions_requests for module in line.modules)
    asks = line.has_bitcode and bool(asked or derivative_tables.wanted_by_natives(line.contents))
    if expects and not (asks and (not always_derive or any(module.mentions_requests for module in line.modules))):
        diagnostics.remark([_nothing_asked(command)])
    if line.kind is OutputKind.RELOCATABLE and line.has_bitcode and all_bitcode(line):
        _merge(line, command)
        return
    with recorded(command.output or Path("a.out"), line.contents, is_plain=not asks) as recorder:
        if asks:
            _link_derived(driver, command, line, folder, recorder)
        else:
            _link_plainly(driver, command, line, folder, remember)


def _nothing_asked(command: Command) -> Remark:
    return NoEffect(
        "nothing in this link asks for a derivative",
        SourceLocation(str(command.output or "a.out")),
        help="call __enzyme_autodiff somewhere, let the build system declare derivatives, or link it as any other",
    )


def recorded(
    output: Path, inputs: Sequence[Bitcode | NativeObject | Archive], is_plain: bool = False
) -> AbstractContextManager[Recorder | None]:
    """A recorder of what happens inside, where the environment asks for a report; it is written at the end."""
    folder = os.environ.get(REPORT, "")
    if not folder:
        return nullcontext()
    from enzyme_build.report import link_report

    return link_report.recorded(output, inputs, Path(folder), "plain" if is_plain else "derived")


def _link_plainly(
    driver: drivers.Driver, command: Command, line: link_line.LinkLine, folder: Path, remember: Remember | None
) -> None:
    derivative_tables.check_natives(line.contents, line.shared_libraries)
    with progress.shown() as tell:
        places = native_link.natively(line, driver.tool, _plain_level(command), folder, tell)
    words = native_link.link_words(places)
    libraries = derivative_tables.libraries_for(line.contents)
    ran = driver.link(command, [*words, *libraries])
    if remember is not None and not libraries and places == list(line.places) and _leaves_all(line, command):
        remember(ran, [str(folder) for folder in line.folders])


def _leaves_all(line: link_line.LinkLine, command: Command) -> bool:
    """Whether a program is made of nothing but objects and archives, and what the linker finds by itself."""
    if line.kind is not OutputKind.EXECUTABLE or line.shared_libraries or command.of(Kind.SOURCE, Kind.OURS):
        return False
    if any(place.contents and place.item.kind is not Kind.OBJECT for place in line.places):
        return False
    others = [item for item in command.items if item.kind not in (Kind.OBJECT, Kind.OUTPUT)]
    return all(word.endswith((".o", ".a")) for word in command.words(Kind.OBJECT)) and not any(
        word.endswith(".o") for item in others for word in item.words
    )


def _link_derived(
    driver: drivers.Driver, command: Command, line: link_line.LinkLine, folder: Path, recorder: Recorder | None
) -> None:
    with progress.shown() as tell:
        made = _derive(line, command, recorder, tell)
        shared = line.kind is OutputKind.SHARED
        left = native_link.machine_code(made.left, shared, driver.tool, _plain_level(command), tell)
    objects = [NativeObject(folder / f"derived{number}.o", data) for number, data in enumerate(made.objects)]
    for each in objects:
        each.path.write_bytes(each.data)
    derivative_tables.check_natives([*line.contents, *objects], line.shared_libraries)
    words = native_link.link_words(native_link.with_derived(line, [o.path for o in objects], left, folder))
    driver.link(command, [*words, *dict.fromkeys(lib for o in objects for lib in scope.libraries_for(o.data))])


def differentiate_file(path: Path, command: Command) -> None:
    """`-c -fenzyme-separate`: in the place of bitcode, machine code with the derivatives of what it defines."""
    from enzyme_build import incremental

    source = Bitcode(path, path.read_bytes())
    job = LinkJob(
        inputs=(),
        output=path,
        kind=OutputKind.OBJECT,
        level=DERIVED_LEVEL if command.level is None else command.level,
        rule_files=tuple(map(Path, command.ours("--rules"))),
        separate=Separate.FILE,
        save_stages=stages_of(command),
    )
    names = module_linker.symbols(source).defined
    with recorded(path, [source]) as recorder:
        made = incremental.derive([source], job, lambda name, hidden: name in names, recorder)
    shared_linker.write_output(path, made)


def all_bitcode(line: link_line.LinkLine) -> bool:
    """Whether a link line has nothing but bitcode on it."""
    return len(list(line.modules)) == len(line.contents)


def _merge(line: link_line.LinkLine, command: Command) -> None:
    """`-r` of bitcode is bitcode: requests in it are answered by the link that it goes into."""
    text = module_linker.link(list(line.modules)).text
    with workspace() as memory:
        data = optimizer.parse_text(text, memory).as_bitcode()
    shared_linker.write_output(command.output or Path("a.out"), data)


def _plain_level(command: Command) -> int:
    return native_link.PLAIN_LEVEL if command.level is None else command.level


def _derive(
    line: link_line.LinkLine, command: Command, recorder: Recorder | None, tell: native_link.Tell
) -> incremental.Derived:
    from enzyme_build import incremental  # a plain link shall not wait for all of this

    wanted = derivative_tables.wanted_by_natives(line.contents)
    kind = OutputKind.SHARED if line.shows_all and line.kind is OutputKind.EXECUTABLE else line.kind
    job = LinkJob(
        inputs=(),
        output=command.output or Path("a.out"),
        kind=kind,
        level=DERIVED_LEVEL if command.level is None else command.level,
        wanted=line.wanted | scope.entry_points(line.kind),
        save_stages=stages_of(command),
        shared_libraries=line.shared_libraries,
        separate=Separate.LIBRARY if command.is_separate or wanted else Separate.NO,
        stops_late=command.stops_late,
        rule_files=tuple(map(Path, command.ours("--rules"))),
    )
    return incremental.derive_parts(line.contents, job, line.wanted | line.shared_names, recorder, tell)


def stages_of(command: Command) -> Path | None:
    """The folder for the program of each stage, if one is wanted."""
    given = command.ours("--save-stages")
    stages = given[-1] if given else os.environ.get("ENZYME_SAVE_STAGES", "")
    return Path(stages) if stages else None
