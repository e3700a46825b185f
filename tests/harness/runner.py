"""Runs one build of one program in a process of its own, so that a crash or an endless loop is only a failed check."""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import traceback
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from .builds import BuildFailure, Engine, missing_tool, native_library, write_driver
from .checks import Failure, RequestCheck
from .facts import check_facts
from .memory import check_memory
from .programs import Program, read_program
from .second_order import SecondCheck, has_second
from .separately import REFUSED

BUILD_FOLDER = Path(__file__).parents[2] / "build" / "corpus"
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # tests run side by side: threads that spin wait for each other
_LEVELS = {"O0": ["-O0"], "O2": ["-O2"], "options": ["-O2"]}


@dataclass(frozen=True)
class Outcome:
    """How one build of one program went: `ok`, `wrong`, `error`, `crash`, `timeout`, or `skipped`."""

    program: str
    variant: str
    status: str
    failures: list[Failure] = field(default_factory=list[Failure])
    detail: str = ""

    def __str__(self) -> str:
        lines = [f"{self.program}-{self.variant}: {self.status}", *(f"  {failure}" for failure in self.failures)]
        return "\n".join(lines + ([f"  {line}" for line in self.detail.splitlines()] if self.detail else []))


def check_program(
    path: Path, variant: str, engine: str = "ours", seconds: float = 120, only: int | None = None, kind: str = "first"
) -> Outcome:
    """Builds and checks; `native` checks the program itself, without an engine; `only` one of its requests.

    `kind`: `first` derivatives, their use of `memory` (see memory.py), `second` derivatives (see second_order.py), or
    `plain`: first ones whatever the header expects of this engine (see comparison.py).
    """
    program = select_request(read_program(path), only)
    if lacking := missing_tool(program):
        return Outcome(program.name, variant, "skipped", detail=lacking)
    if kind == "plain":
        plain = (replace(r, facts=(), roundoff=max(1000 * r.roundoff, 1e-9)) for r in program.requests)
        program = replace(program, requests=tuple(plain))
    if kind == "second":
        program = replace(program, requests=tuple(r for r in program.requests if has_second(r)))
        if not program.requests:
            return Outcome(program.name, variant, "skipped", detail="no request with second derivatives")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.harness.worker"])
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_in_process, args=(program, variant, engine, kind, sender))
    process.start()
    sender.close()
    outcome = _receive(receiver, process, program.name, variant, seconds)
    process.join()
    return outcome


def _receive(
    receiver: Connection,
    process: ForkServerProcess,
    name: str,
    variant: str,
    seconds: float,
) -> Outcome:
    try:
        if receiver.poll(seconds):
            return receiver.recv()
        process.kill()
        return Outcome(name, variant, "timeout", detail=f"no answer after {seconds:g} s")
    except EOFError:
        process.join()
        code = process.exitcode or 0
        reason = signal.Signals(-code).name if code < 0 else f"exit code {code}"
        return Outcome(name, variant, "crash", detail=f"the process ended: {reason}")


def select_request(program: Program, only: int | None) -> Program:
    """The program with one of its requests, named after its function."""
    if only is None:
        return program
    request = program.requests[only]
    return replace(program, name=f"{program.name}:{only + 1}-{request.prototype.symbol}", requests=(request,))


def _in_process(program: Program, variant: str, engine: str, kind: str, sender: Connection) -> None:
    try:
        outcome = run_variant(program, variant, engine, kind)
    except Exception as error:  # every failure of the engine is a result here
        own = type(error).__module__.startswith("enzyme_build")
        text = str(error) if own or isinstance(error, BuildFailure) else traceback.format_exc(limit=-6)
        outcome = Outcome(program.name, variant, "error", detail=text)
    sender.send(outcome)
    sender.close()


def run_variant(program: Program, variant: str, engine: str, kind: str = "first") -> Outcome:
    """Builds the variant here and runs all checks of all requests; what must be refused is built for itself."""
    BUILD_FOLDER.mkdir(parents=True, exist_ok=True)
    folder = BUILD_FOLDER / (engine if kind == "first" else f"{engine}-{kind}") / f"{program.name}-{variant}"
    found: list[Failure] = []
    if engine == "separate" and program.name in REFUSED:
        found += _refusal(program, REFUSED[program.name], variant, engine, folder)
        return _outcome(program, variant, found)
    if variant != "native" and kind == "first":
        for k, request in enumerate(program.requests):
            alone = replace(program, requests=(request,))
            if request.refusal:
                found += _refusal(alone, request.refusal, variant, engine, folder / f"refused-{k + 1}")
            if request.stop:
                found += _stop(alone, variant, engine, folder / f"stops-{k + 1}")
    program = replace(program, requests=tuple(r for r in program.requests if not r.refusal and not r.stop))
    if program.requests:
        found += _checks(program, variant, engine, kind, folder)
    return _outcome(program, variant, found)


def _outcome(program: Program, variant: str, found: list[Failure]) -> Outcome:
    return Outcome(program.name, variant, "wrong" if found else "ok", found)


def _refusal(program: Program, expected: str, variant: str, engine: str, folder: Path) -> list[Failure]:
    """What is wrong with the message that building the program ends with."""
    try:
        _build(program, variant, engine, "first", folder)
    except Exception as error:
        if re.search(expected, str(error)):
            return []
        raise
    names = ", ".join(request.prototype.symbol for request in program.requests)
    return [Failure("refusal", f"{names} should be refused: {expected}")]


def _stop(program: Program, variant: str, engine: str, folder: Path) -> list[Failure]:
    """What is wrong with the ends of derivatives that must stop: a process for each mode."""
    library, native = _build(program, variant, engine, "first", folder), native_library(program, BUILD_FOLDER)
    found: list[Failure] = []
    for mode in program.requests[0].modes:
        request = replace(program.requests[0], modes=(mode,), facts=())
        said = folder / f"said-{mode}"
        child = os.fork()
        if child == 0:
            os.dup2(os.open(said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
            _engine_check(engine)(native, library, 0, request).run()
            os._exit(0)
        status = os.waitpid(child, 0)[1]
        if not os.WIFSIGNALED(status) or not re.search(program.requests[0].stop, said.read_text()):
            name, expected = request.prototype.symbol, program.requests[0].stop
            found.append(Failure("stop", f"{name} should stop in {mode} mode: {expected}"))
    return found


def _build(program: Program, variant: str, engine: str, kind: str, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    options = _LEVELS[variant] + (list(program.options) if variant == "options" else [])
    return _engine(engine).build(program, write_driver(program, folder, second=kind == "second"), options, folder)


def _checks(program: Program, variant: str, engine: str, kind: str, folder: Path) -> list[Failure]:
    """All checks of requests that have derivatives."""
    native = native_library(program, BUILD_FOLDER)
    if variant == "native":
        return [f for k, r in enumerate(program.requests) for f in RequestCheck(native, None, k, r).run_native()]
    library = _build(program, variant, engine, kind, folder)
    if kind == "memory":
        return check_memory(program, library, folder)
    check = SecondCheck if kind == "second" else _engine_check(engine)
    found = [f for k, r in enumerate(program.requests) for f in check(native, library, k, r).run()]
    facts = tuple(fact for r in program.requests for fact in r.facts) if engine == "ours" and kind == "first" else ()
    return found + [Failure("fact", wrong) for wrong in check_facts(facts, folder)]


def _engine(name: str) -> Engine:
    if name == "rival":
        from .rival import Rival

        return Rival()
    from .engine import Ours, Separate

    return Separate() if name == "separate" else Ours()


def _engine_check(name: str) -> type[RequestCheck]:
    if name == "rival":
        from .rival import RivalCheck

        return RivalCheck
    return RequestCheck
