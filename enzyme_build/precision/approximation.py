"""Mathematical functions of low accuracy: what their error does to the result.

    name=1e-4             a relative error: each result is changed by it, upwards, downwards, and in turn
    name=FILE.c:other     another function, called in its place; its relative error is sampled in the range seen

Predicted is Σ |v̄ v| times the relative error, v the function's results and v̄ their adjoints, or Σ |v̄| times the
absolute one; measured is the difference of a build.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from enzyme_build.errors import InputError, SettingsError, SourceLocation
from enzyme_build.functions import Addition
from enzyme_build.ir import Call
from enzyme_build.precision import estimates, runtime, writing
from enzyme_build.precision.estimates import Sweep
from enzyme_build.precision.inputs import Array, Sample
from enzyme_build.precision.sites import Program, Site
from enzyme_build.precision.versions import Plain, Subject, shared_array


@dataclass(frozen=True)
class Replacement:
    """What stands for a function: a relative error, or another function in a file."""

    name: str
    relative: float = 0.0
    file: Path | None = None
    other: str = ""

    @classmethod
    def parsed(cls, text: str) -> Replacement:
        """`exp=1e-4`, or `exp=fast.c:fast_exp`.

        Raises SettingsError for any other text, and InputError where there is no such file.
        """
        name, _, what = text.partition("=")
        file, colon, other = what.rpartition(":")
        if name.isidentifier() and colon and other.isidentifier():
            if not Path(file).is_file():
                raise InputError(f"cannot read `{file}`: there is no such file", SourceLocation(file))
            return cls(name, file=Path(file), other=other)
        try:
            relative = float(what)
        except ValueError:
            relative = 0.0
        if not name.isidentifier() or not 0 < relative < 1:
            raise SettingsError(
                f"`--approximate {text}` names no function with its error",
                help="--approximate exp=1e-4, or --approximate exp=fast.c:fast_exp for another function",
            )
        return cls(name, relative)


@dataclass
class Approximated:
    """What a replacement does: `low` and `high` bound the arguments that were seen."""

    replacement: Replacement
    calls: int
    relative: float
    low: float
    high: float
    predicted: float
    measured: float
    is_within: bool = True


def check(program: Program, replacements: Sequence[Replacement]) -> None:
    """Raise SettingsError for a function that the program does not call, or that takes several numbers."""
    called = {site.what for site in program.sites if isinstance(site.instruction, Call)}
    for one in replacements:
        sites = writing.calls_of(program, {one.name})
        if not sites:
            raise SettingsError(
                f"nothing calls `{one.name}`", help=f"what is called is {', '.join(sorted(called)) or 'nothing'}"
            )
        if one.file is not None and any(len(_arguments(site)) != 1 for site in sites):
            raise SettingsError(
                f"`{one.name}` takes several numbers: only functions of one can be replaced",
                help=f"give a relative error: --approximate {one.name}=1e-4",
            )


def _arguments(site: Site) -> list[Any]:
    assert isinstance(site.instruction, Call)
    return site.instruction.arguments


class Through(Plain):
    """The version in which results of functions are changed."""

    def __init__(self, subject: Subject, replacements: Sequence[Replacement]):
        program = subject.sites()
        self._sites = {one.name: [s.number for s in writing.calls_of(program, {one.name})] for one in replacements}
        others = [one for one in replacements if one.file is not None]
        replaced = {one.name: (one.other, self._sites[one.name]) for one in others}
        self._numbers = {name: number for number, name in enumerate(replaced)}
        count = max(1, len(program.sites))
        exports = (runtime.RELATIVE, runtime.RANGES, runtime.SAMPLED)
        addition = Addition(runtime.through(count, included(others), replaced), exports)
        super().__init__(subject, writing.passed_through(program, list(self._sites)), addition)
        self._relative = shared_array(self.library, runtime.RELATIVE, np.dtype(np.float64), (count,))
        self._ranges = shared_array(self.library, runtime.RANGES, np.dtype(np.float64), (count, 2))

    def ranges(self, samples: Sequence[Sample]) -> dict[str, tuple[float, float]]:
        """The least and the largest argument of each function."""
        self._relative[:] = 0
        self._ranges[:] = np.nan
        for sample in samples:
            self.call(*sample.arguments)
        found: dict[str, tuple[float, float]] = {}
        for name, numbers in self._sites.items():
            seen = self._ranges[numbers]
            seen = seen[~np.isnan(seen[:, 0])]
            found[name] = (float(seen[:, 0].min()), float(seen[:, 1].max())) if len(seen) else (np.nan, np.nan)
        return found

    def sampled(self, one: Replacement, low: float, high: float) -> tuple[float, float]:
        """The largest relative and absolute error of a replacement between two arguments."""
        function = getattr(self.library, runtime.SAMPLED)
        number, real = ctypes.c_int, ctypes.c_double
        function.argtypes, function.restype = [number, real, real, number], real
        which = self._numbers[one.name]
        return function(which, low, high, 0), function(which, low, high, 1)

    def measured(self, several: Sequence[Replacement], sample: Sample, result: Sequence[Array]) -> float:
        """The largest change of the result by some replacements: of relative errors, with both signs and in turn."""
        found = 0.0
        for turn in range(3):
            self._relative[:] = 0
            for one in several:
                numbers = np.asarray(self._sites[one.name])
                signs = (np.ones(len(numbers)), -np.ones(len(numbers)), 1.0 - 2.0 * (np.arange(len(numbers)) % 2))[turn]
                self._relative[numbers] = 1.0 if one.file is not None else signs * one.relative
            found = max(found, estimates.difference(self.outputs(sample.arguments), result))
        self._relative[:] = 0
        return found


def included(replacements: Sequence[Replacement]) -> str:
    """The files of the replacements, each once."""
    files = dict.fromkeys(one.file.resolve() for one in replacements if one.file is not None)
    return "".join(f'#include "{file}"\n' for file in files)


def approximate(
    subject: Subject,
    replacements: Sequence[Replacement],
    samples: Sequence[Sample],
    results: Sequence[Sequence[Array]],
    sweeps: Sequence[Sweep],
) -> tuple[list[Approximated], float]:
    """What each replacement does alone, and the measured change of all together."""
    program = subject.sites()
    through = Through(subject, replacements)
    ranges = through.ranges(samples)
    found: list[Approximated] = []
    for one in replacements:
        low, high = ranges[one.name]
        relative, absolute = (one.relative, math.inf) if one.file is None else through.sampled(one, low, high)
        sites = writing.calls_of(program, {one.name})
        predicted = max(_predicted(sweep, sites, relative, absolute) for sweep in sweeps)
        measured = max(through.measured([one], sample, result) for sample, result in zip(samples, results))
        found.append(Approximated(one, len(sites), relative, low, high, predicted, measured))
    together = max(through.measured(replacements, sample, result) for sample, result in zip(samples, results))
    return found, together


def _predicted(sweep: Sweep, sites: Sequence[Site], relative: float, absolute: float) -> float:
    """By the relative error or by the absolute one, whichever bounds more closely: near zeros that is the latter."""
    by_relative = relative * sum(sweep.field(site, "magnitude") for site in sites)
    adjoints = sum(sweep.field(site, "adjoints") for site in sites)
    return min(by_relative, absolute * adjoints) if adjoints else by_relative


def substitute(subject: Subject, replacements: Sequence[Replacement]) -> Plain | None:
    """The build that calls the other functions; None where there are only relative errors."""
    others = [one for one in replacements if one.file is not None]
    if not others:
        return None
    text = writing.substituted(subject.sites(), {one.name: one.other for one in others})
    return Plain(subject, text, Addition(included(others), ()))
