"""Printed derivatives against the engine's own: the same requests, compiled by a plain C compiler from printed C."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np

from enzyme_build.pipeline import link_to_read
from enzyme_build.showing import Shown, show_roots
from enzyme_build.toolchain import bitcode
from enzyme_build.toolchain.compilers import Language

from .builds import compile_derivable, languages, link_arguments, write_driver
from .checks import Entries, RequestCheck
from .programs import Program

FLAGS = ["-O1", "-ffp-contract=off", "-fPIC", "-shared", "-w", "-std=gnu11"]


def roots_of(program: Program) -> list[str]:
    """The entries of the driver."""
    found: list[str] = []
    for k, request in enumerate(program.requests):
        found += [f"primal_{k}", *(f"{mode}_{k}" for mode in request.modes)]
    return found


def without_refusals(program: Program) -> Program:
    """The program with the requests that have derivatives."""
    return replace(program, requests=tuple(r for r in program.requests if not r.refusal and not r.stop))


def compiled(program: Program, folder: Path) -> list[Path]:
    """The program and the driver as bitcode."""
    folder.mkdir(parents=True, exist_ok=True)
    driver = write_driver(program, folder)
    return [compile_derivable(source, folder, ["-O2"])[0] for source in (*program.files, driver)]


def printed(program: Program, files: list[Path]) -> Shown:
    """The entries and all that they need."""
    text = link_to_read(bitcode.read_inputs(files))
    return show_roots(text, {root: root for root in roots_of(program)})


def build(text: str, program: Program, compiler: str, folder: Path) -> Path:
    """A library of the printed text."""
    source, library = folder / "printed.c", folder / f"printed-{Path(compiler).name}.so"
    source.write_text(text)
    libraries = [*link_arguments(program), *(["-lstdc++"] if Language.CXX in languages(program) else [])]
    command = [compiler, *FLAGS, str(source), "-o", str(library), *libraries]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    if done.returncode:
        raise RuntimeError(f"{compiler}: {done.stderr.strip()[:2000]}")
    return library


def differences(program: Program, engine: Path, own: Path, rounding: float = 1e-12) -> list[str]:
    """Where the printed derivatives give other numbers than the engine's."""
    found: list[str] = []
    for k, request in enumerate(program.requests):
        check = RequestCheck(engine, engine, k, request)
        state, weights = check.derived.start(), check._weights  # pyright: ignore[reportPrivateUsage]
        direction = check._scaled_direction()  # pyright: ignore[reportPrivateUsage]
        ours, theirs = Entries(own, k, request), Entries(engine, k, request)
        pairs = [("primal", ours.primal(state), theirs.primal(state))]
        if "forward" in request.modes:
            pairs.append(("forward", ours.forward(state, direction), theirs.forward(state, direction)))
        if "reverse" in request.modes:
            pairs.append(("reverse", ours.reverse(state, weights), theirs.reverse(state, weights)))
        allowed = max(rounding, 1e-6 if request.roundoff > 1e-7 else rounding, request.roundoff)
        for name, got, wanted in pairs:
            left, right = (np.concatenate([np.atleast_1d(part) for part in side]) for side in (got, wanted))
            scale = np.max(np.abs(right), initial=1e-300)
            wrong = ~(np.abs(left - right) <= allowed * (np.abs(right) + scale)) & ~(np.isnan(left) & np.isnan(right))
            wrong &= left != right
            if np.any(wrong):
                at = int(np.flatnonzero(wrong)[0])
                found.append(f"{request.prototype.symbol} {name}[{at}]: {left[at]:.17g}, not {right[at]:.17g}")
    return found
