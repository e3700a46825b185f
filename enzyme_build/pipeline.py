"""The flow of a link, one line a stage: what the user asks goes in, a file with its derivatives comes out.

    read -> select -> link -> internalise -> protect -> prepare -> differentiate (and prepare again, while requests
    are left) -> finish -> object -> link

A module in which nothing asks for a derivative is compiled as a plain compiler does.
"""

from __future__ import annotations

import gc
import os
import re
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Protocol

from enzyme_build import diagnostics, rule_files
from enzyme_build.artifacts import Archive, Bitcode, LinkJob, NativeObject, OutputKind, Separate, SharedLibrary
from enzyme_build.errors import EnzymeBuildError, LinkError, Remark, SettingsError
from enzyme_build.toolchain import (
    bitcode,
    codegen,
    computed_gotos,
    debug_types,
    derivative_tables,
    elf,
    flang_runtime,
    kept_bitcode,
    module_linker,
    optimizer,
    origins,
    rust_library,
    scope,
    shared_linker,
    static_archive,
    visibility,
)
from enzyme_build.toolchain.compilers import Language, require
from enzyme_build.toolchain.native_link import Tell, quietly
from enzyme_build.toolchain.visibility import Keep

if TYPE_CHECKING:
    from enzyme_build.differentiate import Request, Session
    from enzyme_build.ir import Function, Module

Inputs = Sequence[Bitcode | NativeObject | Archive]


class Watcher(Protocol):
    """Who is told what a link does while it does it: a report."""

    def stage(self, name: str, size: int) -> None:
        """A stage is over, and has made so many bytes."""

    def asked(self, requests: Sequence[Mapping[str, Any]]) -> None:
        """What the program asks for."""

    def decided(self, session: Session) -> None:
        """One round of the differentiator is over, well or not."""

    def warned(self, remarks: Sequence[Remark]) -> None:
        """What users hear of although nothing is wrong."""


@dataclass(frozen=True)
class Stages:
    """Where each stage leaves its text for the curious, and whom it is told to: nobody, unless they are given."""

    folder: Path | None = None
    watcher: Watcher | None = None

    def save(self, name: str, content: str | bytes) -> None:
        if self.watcher is not None:
            self.watcher.stage(name, len(content))
        if self.folder is None:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        data = content.encode("utf-8", "surrogateescape") if isinstance(content, str) else content
        (self.folder / name).write_bytes(data)

    @property
    def are_wanted(self) -> bool:
        return self.folder is not None or self.watcher is not None


_NO_STAGES = Stages()


@dataclass(frozen=True)
class Voice:
    """How a link speaks to its user: of what is odd although nothing is wrong, and of what it is doing."""

    warn: Callable[[Iterable[Remark]], None] = diagnostics.remark
    tell: Tell = quietly


_TO_TERMINAL = Voice()


@dataclass(frozen=True)
class Scan:
    """What a program asks for."""

    requests: list[dict[str, Any]]
    custom: dict[str, str]


def run(job: LinkJob) -> SharedLibrary:
    """Carry out a link job."""
    inputs = bitcode.read_inputs(job.inputs)
    made = derive(inputs, job, scope.keeper(job.kind, inputs, job.keep))
    if job.kind is OutputKind.OBJECT:
        shared_linker.write_output(job.output, made)
    else:
        _link_natively(job, made, inputs)
    return SharedLibrary(job.output, job.kind)


def derive(
    inputs: Inputs,
    job: LinkJob,
    keep: Keep,
    watcher: Watcher | None = None,
    voice: Voice = _TO_TERMINAL,
    take_out: Callable[[Module], None] | None = None,
) -> bytes:
    """The object file of all bitcode among the inputs, every derivative request answered.

    `take_out` may take some out of the prepared program, which are answered elsewhere.
    """
    stages = Stages(job.save_stages, watcher)
    chosen = module_linker.select(inputs, job.wanted | scope.entry_points(job.kind))
    asks = job.separate is not Separate.NO or any(module.mentions_requests for module in chosen)
    voice.tell("merge")
    text = module_linker.link([*chosen, *_library_bodies(chosen)] if asks else chosen).text
    text = visibility.leave_to_libraries(text, job.shared_variables)
    stages.save("1-linked.ll", text)
    text = debug_types.without_idle_methods(text) if asks else text
    kept = kept_bitcode.as_assembly(visibility.internalise(text, keep)) if kept_bitcode.is_wanted() else ""
    given = derivative_tables.read(inputs, job.shared_libraries)
    try:
        apart = job.separate is Separate.FILE or derivative_tables.are_apart(inputs)
        if asks:
            text, remarks = _answer_requests(text, keep, stages, job, given, apart, voice.tell, take_out)
            voice.warn(remarks)
            if watcher is not None:
                watcher.warned(remarks)
        else:
            text = visibility.internalise(text, keep)
    except EnzymeBuildError as error:
        origins.say_where(error, inputs, job.shared_libraries)
        derivative_tables.say_why(error, given)
        raise
    return _object(text, job, voice, asks, stages, kept)


def derive_prepared(text: str, job: LinkJob, voice: Voice = _TO_TERMINAL) -> bytes:
    """The same of a program that was taken out of a prepared one."""
    text, remarks = _answer_prepared(text, job, voice.tell)
    voice.warn(remarks)
    return _object(text, job, voice)


def _object(
    text: str, job: LinkJob, voice: Voice, asks: bool = True, stages: Stages = _NO_STAGES, kept: str = ""
) -> bytes:
    text = _with_stops(text)
    shared_linker.refuse_leftovers(text)
    if job.processor:
        text = optimizer.for_processor(text, job.processor)
    voice.tell("optimise and make object code")

    def optimised(text: str) -> None:
        stages.save("5-optimized.ll", text)

    made = codegen.optimised_object(text + kept, job.level, asks, optimised if stages.are_wanted else None)
    stages.save("6-object.o", made)
    return made


def _with_stops(text: str) -> str:
    """The program with bodies for what stops a derivative, for what Python calls, and for what makes communicators."""
    from enzyme_build import ir
    from enzyme_build.differentiate import define_stops, define_twins, needs_stops, needs_twins

    communicates = needs_twins(text)
    if not (communicates or needs_stops(text)):
        return text
    module = ir.parse_module(text)
    if communicates:
        define_twins(module)
    define_stops(module)
    return ir.print_module(module)


def _library_bodies(program: Sequence[Bitcode]) -> list[Bitcode]:
    """Bodies for what a program calls in the libraries of its languages."""
    from enzyme_build.differentiate import has_rule

    return [*flang_runtime.modules_for(program), *rust_library.modules_for(program, has_rule)]


def decide(inputs: Inputs, function: str = "") -> Iterator[Session]:
    """What a link would decide about each derivative, round after round; nothing is compiled.

    A `function` that nothing asks about is differentiated as a request without markers would. Errors come last.
    """
    from enzyme_build import ir
    from enzyme_build.differentiate import (
        Session,
        answer_requests,
        catch_exceptions,
        derive_unasked,
        protect,
        run_threads_alone,
    )

    chosen = module_linker.select(inputs, scope.entry_points(OutputKind.EXECUTABLE))
    text = module_linker.link([*chosen, *_library_bodies(chosen)]).text
    kind = OutputKind.EXECUTABLE if re.search(r"^define [^\n]*@main\(", text, re.M) else OutputKind.SHARED
    keep = scope.keeper(kind, inputs)
    text = visibility.internalise(text, lambda name, hidden: keep(name, hidden) or bool(function and function in name))
    module = ir.parse_module(optimizer.drop_optnone(computed_gotos.as_switches(text)))
    protect(module, map(rule_files.read, rule_files.find(Path.cwd())))
    prepared = optimizer.prepare(ir.print_module(module))
    module, known = ir.parse_module(prepared), set[str]()
    if run_threads_alone(module, []) | catch_exceptions(module):
        prepared = optimizer.prepare(ir.print_module(module))
        module = ir.parse_module(prepared)
    left = True
    while left:
        session = Session(module)
        try:
            left = answer_requests(session)
        finally:  # what was decided before an error explains the error
            known |= {name for f, _ in session.derivatives for name in _names(f)}
            yield session
        if left:
            module = ir.parse_module(optimizer.prepare(ir.print_module(module)))
    module = ir.parse_module(prepared)  # as it was before the answers
    found = [f for f in module.functions.values() if not f.is_declaration and function in _names(f)]
    if function and function not in known and found:
        session = Session(module)
        try:
            derive_unasked(session, found[0])
        finally:
            yield session


def _names(function: Function) -> tuple[str, str]:
    """The linker's and the source's."""
    from enzyme_build import ir

    return ir.bare_name(function.name), ir.function_location(function).function


def scan(paths: Sequence[Path]) -> Scan:
    """The derivative requests and custom derivatives of a program; nothing is answered."""
    inputs = bitcode.whole_alone(bitcode.read_inputs(paths))
    linked = module_linker.link(module_linker.select(inputs, scope.entry_points(OutputKind.EXECUTABLE)))
    from enzyme_build import ir
    from enzyme_build.differentiate import find_requests, protect

    module = ir.parse_module(optimizer.drop_optnone(linked.text))
    protect(module, map(rule_files.read, rule_files.find(Path.cwd())))
    prepared = ir.parse_module(optimizer.prepare(ir.print_module(module)))
    return Scan(_described(find_requests(prepared)), _custom_derivatives(linked.text))


def _described(requests: Iterable[Request]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for described in map(_describe, requests):
        if described not in found:  # inlining makes several of one
            found.append(described)
    return found


def _describe(request: Request) -> dict[str, Any]:
    arguments = [{"activity": str(activity), "type": str(type_)} for activity, type_ in request.arguments]
    return {
        "at": str(request.at or "?"),
        "file": request.at.file,
        "line": request.at.line,
        "function": request.function,
        "mode": str(request.mode),
        "arguments": arguments,
    }


def _custom_derivatives(text: str) -> dict[str, str]:
    """Registered functions, by what was registered for them."""
    found = re.findall(r'^@"?[^" ]*__enzyme_register_(\w*?derivative|gradient)[^=]*= [^\n]*?ptr @([\w.$]+)', text, re.M)
    return {function: f"registered {kind}" for kind, function in found}


_DEEPEST = 100_000  # Python frames: a chain of calls is differentiated from its end, some ten frames for each call


@contextmanager
def _large_and_deep() -> Generator[None]:
    """Programs as data are large and stay till the end: looking for garbage among them takes a quarter of the time.

    And their calls may be nested deeper than Python lets its own be.
    """
    was_on, deepest = gc.isenabled(), sys.getrecursionlimit()
    gc.disable()
    sys.setrecursionlimit(_DEEPEST)
    try:
        yield
    finally:
        sys.setrecursionlimit(deepest)
        if was_on:
            gc.enable()


def link_to_read(inputs: Inputs) -> str:
    """The linked program, whose functions are all still there."""
    chosen = module_linker.select(inputs, frozenset())
    return module_linker.link([*chosen, *_library_bodies(chosen)]).text


@_large_and_deep()
def derive_to_read(
    text: str, kept: frozenset[str], ask: Callable[[Module], None] | None = None, as_written: bool = True
) -> Module:
    """The linked program with its requests answered, and those that `ask` adds to it, for `readable` to print.

    Nothing but the functions `kept` can be called from outside, and those that `ask` made. `as_written`: loops and
    functions are as the source has them; else they are first optimised as for a link, which differentiates some
    programs that are refused otherwise.
    """
    from enzyme_build import ir
    from enzyme_build.differentiate import catch_exceptions, protect, run_threads_alone
    from enzyme_build.readable import name_values, ready_to_tidy, take_in

    prepare = optimizer.prepare_to_read if as_written else optimizer.prepare
    text = visibility.internalise(text, lambda name, hidden: name in kept)
    module = ir.parse_module(optimizer.drop_optnone(computed_gotos.as_switches(text)))
    for name in kept:
        if (function := module.functions.get(ir.quoted(name))) is not None:
            function.linkage, function.header_text = "", None
    protect(module, map(rule_files.read, rule_files.find(Path.cwd())))
    module = ir.parse_module(prepare(ir.print_module(module)))
    if run_threads_alone(module, []) | catch_exceptions(module):
        module = ir.parse_module(prepare(ir.print_module(module)))
    name_values(module)
    if ask is not None:
        ask(module)
    job = LinkJob((), Path("derivative.c"), OutputKind.SHARED)
    module = _answered(module, job, _NO_STAGES, False, quietly, [])
    ready_to_tidy(module)
    take_in(module)
    return ir.parse_module(optimizer.tidy(_with_stops(ir.print_module(module))))


@_large_and_deep()
def _answer_requests(
    text: str,
    keep: Keep,
    stages: Stages,
    job: LinkJob,
    given: Mapping[str, derivative_tables.Entry],
    apart: bool,
    tell: Tell,
    take_out: Callable[[Module], None] | None,
) -> tuple[str, list[Remark]]:
    from enzyme_build import ir
    from enzyme_build.differentiate import (
        catch_exceptions,
        doubtful_rules,
        find_requests,
        offers_of,
        protect,
        run_threads_alone,
    )

    linked = text
    if job.separate is not Separate.NO:
        elf.refuse_others(text, "derivatives that other files find are", "leave `-fenzyme-separate` (`separate`) out")
    module = ir.parse_module(optimizer.drop_optnone(computed_gotos.as_switches(visibility.internalise(text, keep))))
    _exchange_derivatives(module, keep, job.separate, given)
    said = [rule_files.read(path) for path in rule_files.find(Path.cwd(), job.rule_files)]
    known = {ir.bare_name(v.name): not v.is_declaration for v in module.functions.values()}
    known |= {ir.bare_name(variable.name): False for variable in module.globals.values()}
    remarks = [] if job.is_part else doubtful_rules(known, said)
    protect(module, said)
    tell("simplify")
    text = optimizer.prepare(ir.print_module(module))
    stages.save("2-prepared.ll", text)
    module = ir.parse_module(text)
    if run_threads_alone(module, remarks) | catch_exceptions(module):
        module = ir.parse_module(optimizer.prepare(ir.print_module(module)))
    if take_out is not None:
        take_out(module)
    if stages.are_wanted:
        requests = find_requests(module, [])  # what is wrong is said where they are answered
        stages.save("3-requests.txt", "".join(f"{request}\n" for request in requests))
        if stages.watcher is not None:
            stages.watcher.asked(_described(requests))
    if stops_late(job) and (apart or job.separate is not Separate.NO):
        raise SettingsError(
            "derivatives that others find cannot stop late (runtime errors)", help="differentiate the whole program"
        )
    module = _answered(module, job, stages, apart, tell, remarks)
    offers = [asdict(offer) for offer in offers_of(module)]
    text = ir.print_module(module)
    stages.save("4-derived.ll", text)
    return (text + derivative_tables.as_assembly(offers, linked) if offers else text), remarks


@_large_and_deep()
def _answer_prepared(text: str, job: LinkJob, tell: Tell) -> tuple[str, list[Remark]]:
    from enzyme_build import ir

    remarks: list[Remark] = []
    return ir.print_module(_answered(ir.parse_module(text), job, _NO_STAGES, False, tell, remarks)), remarks


def _answered(module: Module, job: LinkJob, stages: Stages, apart: bool, tell: Tell, remarks: list[Remark]) -> Module:
    """The module with all requests answered, the innermost first."""
    from enzyme_build import ir
    from enzyme_build.differentiate import Session

    tell("differentiate")
    late = stops_late(job)
    level, left = 1, True
    while left:
        if late:
            module, left = _differentiate_late(module, level, remarks, stages)
        else:
            left = _differentiate(Session(module, one_file=apart), remarks, stages)
        if left:
            module, level = ir.parse_module(optimizer.prepare(ir.print_module(module))), level + 1
    return module


def _differentiate(session: Session, remarks: list[Remark], stages: Stages) -> bool:
    """Answer the innermost requests; True if others are left."""
    from enzyme_build.differentiate import answer_requests

    try:
        return answer_requests(session, remarks)
    finally:  # what was decided before an error explains the error
        if stages.watcher is not None:
            stages.watcher.decided(session)


def stops_late(job: LinkJob) -> bool:
    """What has no derivative is refused when a derivative comes there: the job says so, or the environment.

    Not in a part of a program: where all of it is seen perhaps nothing has to stop.
    """
    if job.is_part:
        return False
    return job.stops_late or os.environ.get("ENZYME_RUNTIME_ERRORS", "") not in ("", "0")


def _differentiate_late(module: Module, level: int, remarks: list[Remark], stages: Stages) -> tuple[Module, bool]:
    """The same; what is refused at some place of the program stops derivatives there."""
    from enzyme_build import ir
    from enzyme_build.differentiate import LateStops, Session

    stops = LateStops(ir.print_module(module), level)
    while True:
        module = stops.module()
        said: list[Remark] = []
        try:
            left = _differentiate(Session(module, level=stops.level if stops.places else 0), said, stages)
        except EnzymeBuildError as error:
            if not stops.learn(error):
                raise
            continue
        remarks += [*said, *stops.remarks()]
        return module, left


def _exchange_derivatives(
    module: Module, keep: Keep, separate: Separate, given: Mapping[str, derivative_tables.Entry]
) -> None:
    """Take the derivatives that other files have, and ask for those that they shall find here."""
    from enzyme_build.differentiate import Offer, assume_offers, offer, take_offers

    fields = ("function", "type", "refused", "needs", "state", "computes")
    take_offers(module, {name: Offer(*(getattr(e, field) for field in fields)) for name, e in given.items()})
    if separate is Separate.FILE:
        assume_offers(module)
    if separate is not Separate.NO:
        offer(module, lambda name: name not in scope.ENTRY_POINTS and keep(name, False))


def _link_natively(job: LinkJob, made: bytes, inputs: Inputs) -> None:
    if job.kind is OutputKind.RELOCATABLE and job.driver is None and not job.link_arguments:
        raise LinkError("a relocatable link needs a linker driver", help="use enzyme-cc -r")
    driver = job.driver or require(Language.C).command
    flags = {OutputKind.SHARED: ["-shared"], OutputKind.RELOCATABLE: ["-r"]}.get(job.kind, [])
    with TemporaryDirectory() as folder:
        derived = Path(folder) / "derived.o"
        derived.write_bytes(made)
        command = [*driver, *flags, str(derived), *_native_inputs(inputs, Path(folder)), *job.link_arguments]
        command += scope.libraries_for(made)
        shared_linker.run_driver(command, job.output, job.environment)


def _native_inputs(inputs: Inputs, folder: Path) -> list[str]:
    """The files that hold machine code; of archives with bitcode, the rest."""
    paths: list[str] = []
    for number, item in enumerate(inputs):
        if isinstance(item, NativeObject) or (isinstance(item, Archive) and not item.has_bitcode):
            paths.append(str(item.path))
        elif isinstance(item, Archive) and (rest := static_archive.native_remainder(item)) is not None:
            made = folder / f"{number}-{item.path.name}"
            made.write_bytes(rest)
            paths.append(str(made))
    return paths
