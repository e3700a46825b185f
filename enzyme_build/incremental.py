"""A link that makes no derivative twice: of each part of a program on its own, and from the cache if nothing changed.

A result is known by everything that it is made of: the modules with their order and contents, which of their names
others know, the derivatives that other files carry, rule files, settings, the compilers that lend a hand, and this
package with its LLVM.  What a link has to say is kept with its result, and said again.

Within a part, requests that need not see the rest of it are answered in pieces, each of which is known by the IR that
it reaches (see `pieces`): a change in one function makes again what depends on it.

Where a part cannot be differentiated without the rest of the program, the program is differentiated as a whole; so
errors are those of the whole program, too.
"""

from __future__ import annotations

import importlib
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from enzyme_build import diagnostics, pipeline, rule_files
from enzyme_build.artifacts import Bitcode, LinkJob, NativeObject, Separate
from enzyme_build.errors import EnzymeBuildError, Remark
from enzyme_build.toolchain import (
    cache,
    compilers,
    derivative_tables,
    kept_bitcode,
    llvm,
    module_linker,
    optimizer,
    rust_library,
    scope,
    shared_linker,
    slices,
    store,
    units,
    user_compiler,
)
from enzyme_build.toolchain.compilers import Language
from enzyme_build.toolchain.native_link import Tell, quietly
from enzyme_build.toolchain.visibility import Keep

if TYPE_CHECKING:
    from enzyme_build import pieces

_KIND, _PIECES = "derivatives", "pieces"


@dataclass(frozen=True)
class Derived:
    """Objects with derivatives, and the modules that joined none: their own machine code goes into the link."""

    objects: tuple[bytes, ...]
    left: tuple[Bitcode, ...] = ()


@dataclass(frozen=True)
class _Task:
    """What one object is made of; `names`: of its functions, those that were asked about.

    `in_pieces`: it may have several objects.
    """

    modules: Sequence[Bitcode]
    inputs: pipeline.Inputs
    job: LinkJob
    keep: Keep
    names: tuple[str, ...] = ()
    in_pieces: bool = False

    @property
    def title(self) -> str:
        return _title(self.names)


def _title(names: Sequence[str]) -> str:
    shown = ", ".join(names[:3]) + ", …" * (len(names) > 3)
    return shown or "all"


@dataclass(frozen=True)
class _Made:
    """The object of a task, what was said when it was made, and the objects of its pieces by their keys."""

    data: bytes
    remarks: tuple[Remark, ...]
    pieces: Mapping[str, bytes]


def write_object(inputs: pipeline.Inputs, job: LinkJob, watcher: pipeline.Watcher | None = None) -> None:
    """Write the object of inputs that have been read already."""
    keep = scope.keeper(job.kind, inputs, job.keep)
    shared_linker.write_output(job.output, derive(inputs, job, keep, watcher))


def derive(
    inputs: pipeline.Inputs, job: LinkJob, keep: Keep, watcher: pipeline.Watcher | None = None, tell: Tell = quietly
) -> bytes:
    """The object of all bitcode among the inputs, made or taken; made, if somebody watches."""
    if watcher is not None:
        return pipeline.derive(inputs, job, keep, watcher, pipeline.Voice(tell=tell))
    return _objects([_whole(inputs, job, keep)], tell)[0]


def derive_parts(
    inputs: pipeline.Inputs,
    job: LinkJob,
    known: frozenset[str],
    watcher: pipeline.Watcher | None = None,
    tell: Tell = quietly,
) -> Derived:
    """Objects of the parts of a program that requests reach.  `known` are names that others than the inputs know.

    Who watches, or wants to see the stages, sees the whole program.
    """
    keep = scope.keeper(job.kind, inputs, names=known)
    if watcher is not None:
        return Derived((derive(inputs, job, keep, watcher, tell),))
    chosen = module_linker.select(inputs, job.wanted | scope.entry_points(job.kind))
    program = slices.Program(chosen, units.describe_all(chosen), scope.system_names())
    has_parts = _has_parts(inputs, job)
    in_pieces = has_parts and not pipeline.stops_late(job)
    parts = program.parts() if program.is_one and has_parts else []
    reached = {number for part in parts for number in part.modules}
    copied = {number for part in parts for number in part.copied}
    if reached and (len(parts) > 1 or len(reached) < len(chosen)):
        mentions = _Mentions(_names(inputs, program), known)
        tasks = [_part(part, program, mentions, job) for part in parts]
        try:
            made = _objects(tasks, tell)
        except EnzymeBuildError:
            in_pieces = False  # at one go: it is in order where the whole program can be seen, or that says more
        else:
            _warn_of_rules(program, job)
            return Derived(tuple(made), tuple(m for n, m in enumerate(chosen) if n not in reached or n in copied))
    whole = replace(_whole(inputs, job, keep), in_pieces=in_pieces)
    return Derived(tuple(_objects([whole], tell)))


def _has_parts(inputs: pipeline.Inputs, job: LinkJob) -> bool:
    """Whether nothing in a link is about the program as a whole."""
    is_whole = job.separate is not Separate.NO or job.save_stages is not None or kept_bitcode.is_wanted()
    return not is_whole and not derivative_tables.are_apart(inputs) and not _given(inputs, job)


def _given(inputs: pipeline.Inputs, job: LinkJob) -> dict[str, derivative_tables.Entry]:
    return derivative_tables.read(inputs, job.shared_libraries)


def _whole(inputs: pipeline.Inputs, job: LinkJob, keep: Keep) -> _Task:
    chosen = module_linker.select(inputs, job.wanted | scope.entry_points(job.kind))
    return _Task(chosen, inputs, job, keep, _asked(units.describe_all(chosen)))


def _asked(of: Sequence[units.Unit]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for unit in of for names in unit.targets.values() for name in names))


# ---- parts --------------------------------------------------------------------------------------------------------


def _names(inputs: pipeline.Inputs, program: slices.Program) -> list[frozenset[str]]:
    """The names that each module of the program mentions, and behind them those of the machine code of the link."""
    natives = scope.wanted_by_natives(inputs) | scope.defined_by_natives(inputs)
    found = [unit.defined | unit.undefined for unit in program.units]
    for number, module in enumerate(program.modules):
        if module.native:  # may name what its bitcode does not
            table = module_linker.symbols(NativeObject(module.path, module.native, module.member))
            found[number] |= table.defined | table.undefined
    return [*found, natives]


class _Mentions:
    """Who mentions a name: how many modules of the program do, and whether anybody outside of it does."""

    def __init__(self, modules: list[frozenset[str]], known: frozenset[str]):
        self.modules = modules
        self.known = known
        self.counts = Counter(name for names in modules for name in names)

    def beside(self, part: slices.Part) -> _MentionsBeside:
        own = set(part.modules).difference(part.copied)
        return _MentionsBeside(self, Counter(name for number in own for name in self.modules[number]))


@dataclass(frozen=True)
class _MentionsBeside:
    """The names that others than a part mention: more modules than those of the part do."""

    of: _Mentions
    inside: Counter[str]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name in self.of.known or self.of.counts[name] > self.inside[name])


def _part(part: slices.Part, program: slices.Program, mentions: _Mentions, job: LinkJob) -> _Task:
    """The task for a part: what others mention stays visible, except where another definition does."""
    keep = scope.keeper(job.kind, (), names=mentions.beside(part))
    elsewhere = frozenset(name for number in part.copied for name in program.units[number].defined)
    modules = [program.modules[number] for number in part.modules]
    asked = _asked([program.units[number] for number in part.modules])
    job = replace(job, is_part=True)
    return _Task(modules, modules, job, lambda name, hidden: name not in elsewhere and keep(name, hidden), asked, True)


def _warn_of_rules(program: slices.Program, job: LinkJob) -> None:
    """What the parts could not know: which rules are about nothing in the program."""
    files = rule_files.find(Path.cwd(), job.rule_files)
    if not files:
        return
    from enzyme_build.differentiate import doubtful_rules

    names = {name: False for unit in program.units for name in unit.undefined}
    names |= {name: True for unit in program.units for name in unit.defines}
    diagnostics.remark(doubtful_rules(names, [rule_files.read(path) for path in files]))


# ---- making, or taking --------------------------------------------------------------------------------------------


def _objects(tasks: Sequence[_Task], tell: Tell) -> list[bytes]:
    """The object of each task, and behind them those of pieces; those that are not known are made side by side."""
    rules: list[str | bytes] = []
    for path in rule_files.find(Path.cwd(), tasks[0].job.rule_files):
        rules += [str(path), path.read_bytes() if path.is_file() else b""]
    keys = [_key(task, rules) for task in tasks]
    found = [_taken(key) if task.job.save_stages is None else None for task, key in zip(tasks, keys)]
    left = [number for number, result in enumerate(found) if result is None]
    works = [_Work(tasks[number].title, partial(_made, tasks[number])) for number in left]
    for number, result in zip(left, _all_made(works, tell)):
        found[number] = result
        said = json.dumps({"remarks": [r.fields for r in result.remarks], "pieces": list(result.pieces)})
        store.put(_KIND, keys[number], said.encode() + b"\n" + result.data)
    if left:
        store.keep_the_limit()
    results = [result for result in found if result is not None]
    diagnostics.remark(remark for result in results for remark in result.remarks)
    alone = {key: data for result in results for key, data in result.pieces.items()}  # some may be alike
    return [*(result.data for result in results), *alone.values()]


def _taken(key: str) -> _Made | None:
    kept = store.get(_KIND, key)
    if kept is None:
        return None
    header, _, data = kept.partition(b"\n")
    said = json.loads(header)
    found: dict[str, bytes] = {}
    for piece in map(str, said["pieces"]):
        known = store.get(_PIECES, piece)
        if known is None:
            return None
        found[piece] = known
    return _Made(data, tuple(Remark.of(fields) for fields in said["remarks"]), found)


def _key(task: _Task, rules: list[str | bytes]) -> str:
    job = task.job
    bodies = rust_library.modules_for(task.modules, _has_rule)
    modules = [*task.modules, *bodies]
    described = units.describe_all(modules)
    names = sorted({name for unit in described for name in (*unit.defined, *unit.undefined)})
    parts: list[str | bytes] = [
        *_circumstances(job),
        repr((job.kind, job.separate, job.is_part, task.in_pieces)),
        repr(sorted(_given(task.inputs, job).items())),
        repr(derivative_tables.are_apart(task.inputs)),
        "".join(f"{task.keep(name, False):d}{task.keep(name, True):d} {name}\n" for name in names),
    ]
    parts += rules
    return cache.digest([*parts, *(part for module in modules for part in (str(module.is_text), module.data))])


def _circumstances(job: LinkJob) -> list[str]:
    """What all that is made depends on."""
    tool = compilers.find(Language.C)
    return [
        cache.this_version(),
        repr((tool, user_compiler.states(tool))),  # optimises, and instruments
        repr([os.environ.get(name) for name in (optimizer.DIFFERENTIATE_FIRST, kept_bitcode.VARIABLE)]),
        repr((job.level, job.processor, pipeline.stops_late(job))),
        llvm.llvm().get_host_cpu_name() if job.processor == "native" else "",
    ]


def _has_rule(name: str) -> bool:
    from enzyme_build.differentiate import has_rule  # most links need not ask

    return has_rule(name)


_Result = TypeVar("_Result")


@dataclass(frozen=True)
class _Work(Generic[_Result]):
    """Something to make, and what it is about."""

    title: str
    make: Callable[[Tell], _Result]


_forked: Sequence[_Work[Any]] = ()  # what the children of this process see


def _all_made(works: Sequence[_Work[_Result]], tell: Tell) -> Iterator[_Result]:
    """What works make, in order, side by side.  Raises what the first one raises that fails."""
    global _forked
    workers = min(len(works), os.cpu_count() or 1)
    if workers < 2 or _forked or not hasattr(os, "fork"):
        for number, work in enumerate(works):
            yield work.make(_told(tell, work, number, len(works)))
        return
    import multiprocessing  # most links make one object or none
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    llvm.llvm()  # in memory before the fork, as is all else that they need
    importlib.import_module("enzyme_build.differentiate")
    _forked = works
    tell(f"differentiate {' and '.join(work.title for work in works[:workers])}", 0, len(works))
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        try:
            for number, (result, problem) in enumerate(pool.map(_made_by_child, range(len(works))), 1):
                if problem:
                    raise EnzymeBuildError(problem)
                yield result
                left = " and ".join(work.title for work in works[number:][:workers])
                tell(f"differentiate {left}" if left else "write what was made", number, len(works))
        except BrokenProcessPool:
            raise EnzymeBuildError("a process was killed") from None
        finally:
            pool.shutdown(cancel_futures=True)
            _forked = ()


def _made_by_child(number: int) -> tuple[Any, str]:
    try:
        return _forked[number].make(quietly), ""
    except EnzymeBuildError as error:
        return None, error.message or "it fails"


def _told(tell: Tell, work: _Work[Any], number: int, count: int) -> Tell:
    """Stages of a work, with the functions that it is about; the works inside the only one are counted."""

    def stage(what: str, done: int = 0, of: int = 0) -> None:
        tell(what if of else f"{what} {work.title}", *((done, of) if count == 1 else (number, count)))

    return stage


def _made(task: _Task, tell: Tell = quietly) -> _Made:
    if task.in_pieces:
        try:
            return _made_in_pieces(task, tell)
        except _NotAlone as found:
            if task.job.is_part and found.error is not None:
                raise found.error from None  # the whole program is tried next
            # all of it tells more
    remarks: list[Remark] = []
    data = pipeline.derive(task.inputs, task.job, task.keep, voice=pipeline.Voice(remarks.extend, tell))
    return _Made(data, tuple(remarks), {})


# ---- pieces -------------------------------------------------------------------------------------------------------


class _NotAlone(Exception):
    """A piece has an error, or warnings (None), whose places are those of the whole."""

    def __init__(self, error: EnzymeBuildError | None):
        super().__init__()
        self.error = error


def _made_in_pieces(task: _Task, tell: Tell) -> _Made:
    from enzyme_build import pieces  # only what is made anew waits for the differentiator

    remarks: list[Remark] = []
    taken: list[pieces.Piece] = []
    voice = pipeline.Voice(remarks.extend, tell)
    try:
        data = pipeline.derive(
            task.inputs, task.job, task.keep, voice=voice, take_out=lambda module: taken.extend(pieces.take(module))
        )
    except EnzymeBuildError as error:
        if taken:
            raise _NotAlone(error) from None
        raise
    circumstances = _circumstances(task.job) if taken else []
    keys = [cache.digest([*circumstances, piece.identity]) for piece in taken]
    found = {key: store.get(_PIECES, key) for key in keys}
    new = {key: piece for key, piece in zip(keys, taken) if found[key] is None}
    works = [_Work(_title(piece.about), partial(_piece_made, piece, task.job)) for piece in new.values()]
    try:
        for key, made in zip(new, _all_made(works, tell)):
            if made is None:
                raise _NotAlone(None)
            found[key] = made
            store.put(_PIECES, key, made)
    except EnzymeBuildError as error:
        raise _NotAlone(error) from None
    return _Made(data, tuple(remarks), {key: made for key, made in found.items() if made is not None})


def _piece_made(piece: pieces.Piece, job: LinkJob, tell: Tell) -> bytes | None:
    """Its object; None if there is something to warn of."""
    remarks: list[Remark] = []
    made = pipeline.derive_prepared(piece.text, job, pipeline.Voice(remarks.extend, tell))
    return made if not remarks else None
