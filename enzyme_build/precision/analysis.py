"""The analysis: run, sweep, choose, measure.

one plain run of each sample                       results and times in double
one reverse sweep for each element of the output   what each rounding does to it
a greedy choice, the cheapest variable first       as long as the estimate keeps within the tolerance
masked runs                                        the measured error; the costliest go until it is within, too
a build with these variables short                 its error again, and its speed
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import PurePath
from typing import Any

import numpy as np

from enzyme_build.errors import BindingError, SettingsError
from enzyme_build.precision import approximation, estimates, storage, writing
from enzyme_build.precision.approximation import Approximated, Replacement
from enzyme_build.precision.estimates import Predicted, Sweep
from enzyme_build.precision.inputs import Array, Sample
from enzyme_build.precision.narrowing import Narrowing
from enzyme_build.precision.places import Variable, is_of_system
from enzyme_build.precision.sites import Kind, Program, Site
from enzyme_build.precision.versions import Forward, Masked, Plain, Subject, Watched
from enzyme_build.precision.writing import Short

_MOST_SWEEPS = 16  # elements of an output array that are swept; others are said to be left out
OF_SYSTEM = "in a header of the system"
_FEWEST_RUNS, _MOST_RUNS = 3, 500  # in a timing


@dataclass(frozen=True)
class Tolerance:
    """How much the result may change: absolute, or as a part of its largest element."""

    value: float
    is_relative: bool = False

    def of(self, scale: float) -> float:
        """The absolute tolerance of a result of this size."""
        return self.value * scale if self.is_relative else self.value


@dataclass(frozen=True)
class Options:
    """What is asked for beside the tolerance."""

    short: Short = writing.FLOAT32
    sweeps: int = _MOST_SWEEPS
    keep: tuple[str, ...] = ()  # variables that stay double
    is_optimistic: bool = False  # decide by the estimate, whose values may be exact by chance, not by the bound
    replacements: tuple[Replacement, ...] = ()  # of mathematical functions
    seconds: float = 0.2  # of a timing, if that is more than three runs


@dataclass
class Candidate:
    """A variable that may become short, with what is known of that alone."""

    name: str
    variable: Variable
    sites: list[Site]
    predicted: Predicted
    measured: float = 0.0
    rounding: float = 0.0  # of double, in the expressions that are assigned to it
    is_chosen: bool = False
    reason: str = ""
    storage: str = ""  # why its numbers lie in memory as doubles in the timed build


@dataclass
class Timing:
    """Seconds of a run of all samples, Python's part included: the fastest of several."""

    plain: float = 0.0
    short: float = 0.0
    approximated: float = 0.0  # of a build that calls other functions
    beside: float = 0.0  # of the plain build, timed in turns with that one

    @property
    def speedup(self) -> float | None:
        """How many times faster the build with short variables is."""
        return self.plain / self.short if self.short else None


@dataclass
class Analysis:
    """Everything that was found; errors are absolute, of the worst element and sample."""

    subject: Subject
    program: Program
    samples: Sequence[Sample]
    tolerance: Tolerance
    options: Options
    results: list[list[Array]] = field(default_factory=list[list[Array]])
    sweeps: list[Sweep] = field(default_factory=list[Sweep])
    forward: float | None = None  # the estimate by forward mode; None where that has no argument to start from
    left_out: int = 0  # elements of outputs without a sweep
    candidates: list[Candidate] = field(default_factory=list[Candidate])
    predicted: Predicted = field(default_factory=Predicted)
    measured: float = 0.0
    built_error: float = 0.0
    timing: Timing = field(default_factory=Timing)
    approximated: list[Approximated] = field(default_factory=list[Approximated])
    approximated_together: float = 0.0
    dropped: list[str] = field(default_factory=list[str])  # by measuring, after the estimate had allowed them

    @property
    def allowed(self) -> float:
        """The absolute tolerance, of the sample where it is smallest."""
        return min(self.tolerance.of(estimates.largest_of(result)) for result in self.results)

    @cached_property
    def scale(self) -> float:
        """The largest element of all results."""
        return max(estimates.largest_of(result) for result in self.results)

    @property
    def chosen(self) -> list[Candidate]:
        """The variables that become short."""
        return [candidate for candidate in self.candidates if candidate.is_chosen]


def analyse(
    subject: Subject, samples: Sequence[Sample], tolerance: Tolerance, options: Options, tell: Callable[[str], None]
) -> Analysis:
    """Analyse a function on some samples; `tell` hears what is being done.

    Raises SettingsError for a function without a floating output, and what the build of a version raises.
    """
    _check(subject)
    tell("run in double")
    analysis = Analysis(subject, subject.sites(), samples, tolerance, options)
    approximation.check(analysis.program, options.replacements)
    plain = Plain(subject, writing.rounded(subject.sites(), {}))
    analysis.results = [plain.outputs(sample.arguments) for sample in samples]
    _check_results(analysis)
    (analysis.timing.plain,) = _times([plain], samples, options.seconds)
    tell("differentiate")
    watched = Watched(subject, options.short)
    for number, sample in enumerate(samples):
        _sweep(analysis, watched, number, sample)
    if subject.wrapper.is_differentiable:
        forward = Forward(subject)
        analysis.forward = max(forward.error(sample.arguments) for sample in samples)
    analysis.candidates = _candidates(analysis)
    tell("measure")
    masked = Masked(subject, options.short)
    _choose(analysis, masked)
    tell("build and time")
    _build(analysis, plain)
    analysis.predicted = _predicted(analysis, [candidate.variable for candidate in analysis.chosen])
    analysis.measured = _measured(analysis, masked, analysis.chosen)
    if options.replacements:
        tell("approximate")
        _approximate(analysis, plain)
    return analysis


def _check(subject: Subject) -> None:
    wrapper = subject.wrapper
    if not (wrapper.has_active_result or wrapper.differentiable_outputs):
        raise SettingsError(
            f"`{wrapper.name}` has no floating-point result, and writes no array of them",
            wrapper.prototype.at,
            help="name what it writes by --out, or analyse a function that returns a number",
        )
    kinds = [subject.prototype.result] if wrapper.has_active_result else []
    for scalar in [*kinds, *(output.scalar for output in wrapper.differentiable_outputs)]:
        if scalar is not None and scalar.kind == "complex":
            raise BindingError(
                f"a result of `{wrapper.name}` is complex: its error is no number",
                wrapper.prototype.at,
                help="analyse a function that returns the real and the imaginary part, or an absolute value",
            )


def _check_results(analysis: Analysis) -> None:
    for sample, result in zip(analysis.samples, analysis.results):
        if not all(np.all(np.isfinite(array)) for array in result):
            raise SettingsError(
                f"the result on `{sample.name}` is not finite: it has no error",
                analysis.subject.wrapper.prototype.at,
                help="give inputs at which the function is defined",
            )
        if analysis.tolerance.is_relative and not estimates.largest_of(result):
            raise SettingsError(
                f"the result on `{sample.name}` is zero: nothing is relative to it",
                help="leave --relative out: the tolerance is absolute then",
            )


# ---- sweeps ----------------------------------------------------------------------------------------------------------
def _sweep(analysis: Analysis, watched: Watched, number: int, sample: Sample) -> None:
    """One sweep for each element of the outputs, or for elements at equal distances."""
    wrapper = analysis.subject.wrapper
    names = ["result"] * wrapper.has_active_result + [output.name for output in wrapper.differentiable_outputs]
    outputs = analysis.results[number]
    places = [(which, index) for which, array in enumerate(outputs) for index in range(array.size)]
    chosen = _spread(places, analysis.options.sweeps)
    analysis.left_out = max(analysis.left_out, len(places) - len(chosen))
    scale = estimates.largest_of(outputs)
    for which, index in chosen:
        seeds = [_seed(array, index if k == which else None) for k, array in enumerate(outputs)]
        _, gradients = watched.sweep(sample.arguments, seeds)
        label = names[which] + (f"[{index}]" if outputs[which].ndim else "")
        value = float(outputs[which].reshape(-1, order="A")[index])
        inputs = _inputs(analysis, gradients, sample)
        analysis.sweeps.append(Sweep(number, label, value, scale, watched.sums.copy(), inputs))


def _spread(places: list[tuple[int, int]], most: int) -> list[tuple[int, int]]:
    if len(places) <= most:
        return places
    return [places[round(k * (len(places) - 1) / max(1, most - 1))] for k in range(most)]


def _seed(array: Array, index: int | None) -> Any:
    if not array.ndim:
        return 0.0 if index is None else 1.0
    seed = np.zeros_like(array)
    if index is not None:
        seed.reshape(-1, order="A")[index] = 1
    return seed


def _inputs(analysis: Analysis, gradients: dict[str, Any], sample: Sample) -> dict[int, tuple[Array, Array]]:
    """The gradients by memory that the caller filled, and what is in it, by variable."""
    given = [argument for argument in analysis.subject.wrapper.arguments if argument.is_given]
    values = {argument.name: value for argument, value in zip(given, sample.arguments)}
    found: dict[int, list[tuple[Array, Array]]] = {}
    parameters = [parameter.name for parameter in analysis.subject.prototype.parameters]
    by_position = {v.argument: v for v in _variables(analysis.program) if v.argument is not None}
    for argument in given:
        if argument.role == "value" or argument.name not in gradients or argument.parameter.name not in parameters:
            continue
        variable = by_position.get(parameters.index(argument.parameter.name))
        if variable is not None and values[argument.name] is not None:
            pair = (np.ravel(gradients[argument.name]), np.ravel(values[argument.name]))
            found.setdefault(variable.number, []).append(pair)
    return {
        number: (np.concatenate([g for g, _ in pairs]), np.concatenate([v for _, v in pairs]))
        for number, pairs in found.items()
    }


def _variables(program: Program) -> list[Variable]:
    """The variables that hold numbers."""
    found = {site.variable.number: site.variable for site in program.sites if site.variable is not None}
    return list(found.values())


# ---- choice ----------------------------------------------------------------------------------------------------------
def _candidates(analysis: Analysis) -> list[Candidate]:
    """Every variable that numbers are assigned to, or read from, the cheapest first."""
    found: list[Candidate] = []
    known = {name for variable in _variables(analysis.program) for _, name, _ in variable.names[: variable.own]}
    for name in set(analysis.options.keep) - known:
        raise SettingsError(
            f"there is no variable `{name}` to keep",
            analysis.subject.prototype.at,
            help=f"variables of floating-point numbers are {', '.join(sorted(known))}",
        )
    for variable in _variables(analysis.program):
        sites = [site for site in analysis.program.sites if site.variable is variable]
        if not any(site.kind in (Kind.ASSIGNMENT, Kind.READ) for site in sites):
            continue
        name = _title(variable, sites[0], analysis.subject.prototype.name)
        candidate = Candidate(name, variable, sites, _predicted(analysis, [variable]))
        candidate.rounding = max(sum(estimates.rounding_of(sweep, site) for site in sites) for sweep in analysis.sweeps)
        if variable.fixed:
            candidate.reason = variable.fixed
        elif not variable.own and (variable.names or all(is_of_system(site.at.file) for site in sites)):
            candidate.reason = OF_SYSTEM
        elif any(name in analysis.options.keep for _, name, _ in variable.names):
            candidate.reason = "--keep names it"
        found.append(candidate)
    return sorted(found, key=lambda c: (_size(analysis, c.predicted), c.predicted.bound))


def _size(analysis: Analysis, predicted: Predicted) -> float:
    """What decides."""
    return predicted.estimate if analysis.options.is_optimistic else predicted.bound


def _rounded(analysis: Analysis, variables: Sequence[Variable]) -> list[Site]:
    narrowing = Narrowing(analysis.program.places, variables)
    return [site for site in analysis.program.sites if narrowing.rounds(site)]


def _predicted(analysis: Analysis, variables: Sequence[Variable]) -> Predicted:
    sites = _rounded(analysis, variables)
    numbers = [variable.number for variable in variables]
    found = [estimates.shortened(sweep, sites, numbers, analysis.options.short) for sweep in analysis.sweeps]
    return estimates.worst(found)


def _choose(analysis: Analysis, masked: Masked) -> None:
    """Greedy by the prediction; then the costliest go until the measured error is within the tolerance."""
    for candidate in analysis.candidates:
        candidate.measured = _measured(analysis, masked, [candidate])
    chosen: list[Candidate] = []
    for candidate in analysis.candidates:
        if candidate.reason:
            continue
        if _is_within(analysis, [*chosen, candidate]):
            chosen.append(candidate)
        else:
            candidate.reason = f"{'estimate' if analysis.options.is_optimistic else 'bound'} above the tolerance"
    while chosen and not (_measured(analysis, masked, chosen) <= analysis.allowed):
        worst = max(chosen, key=lambda candidate: (candidate.measured, candidate.predicted.bound))
        _take_back(analysis, worst)
        chosen.remove(worst)
    for candidate in chosen:
        candidate.is_chosen = True


def _take_back(analysis: Analysis, candidate: Candidate) -> None:
    candidate.is_chosen = False
    candidate.reason = "measured above the tolerance"
    analysis.dropped.append(candidate.name)


def _is_within(analysis: Analysis, chosen: Sequence[Candidate]) -> bool:
    sites = _rounded(analysis, [candidate.variable for candidate in chosen])
    numbers = [candidate.variable.number for candidate in chosen]
    short = analysis.options.short
    return all(
        _size(analysis, estimates.shortened(sweep, sites, numbers, short)) <= analysis.tolerance.of(sweep.scale)
        for sweep in analysis.sweeps
    )


def _measured(analysis: Analysis, masked: Masked, chosen: Sequence[Candidate]) -> float:
    """The largest change of any output of any sample."""
    numbers = [site.number for site in _rounded(analysis, [candidate.variable for candidate in chosen])]
    found = 0.0
    for sample, result in zip(analysis.samples, analysis.results):
        error = estimates.difference(masked.outputs_of(numbers, sample.arguments), result)
        found = max(found, error / _limit(analysis, result) * analysis.allowed)
    return found


def _title(variable: Variable, site: Site, own: str) -> str:
    """A variable as a user knows it, without its function where that is the analysed one."""
    if not variable.names:
        return f"(no name) line {site.at.line} of {site.at.function or PurePath(site.at.file).name}"
    function, name, _ = variable.names[0]
    if name == function:
        return f"result of {function}"
    return f"{name} in {function}" if function not in ("", own) else name


def _build(analysis: Analysis, plain: Plain) -> None:
    """The build with the chosen variables short: its error, and how long it takes.

    It rounds as the masked runs do, up to the last place of functions, but it is what must keep within the tolerance.
    """
    while analysis.chosen:
        made = _built(analysis)
        errors = [
            estimates.difference(made.outputs(sample.arguments), result) / _limit(analysis, result)
            for sample, result in zip(analysis.samples, analysis.results)
        ]
        analysis.built_error = max(errors) * analysis.allowed
        if max(errors) <= 1:
            analysis.timing.plain, analysis.timing.short = _times(
                [plain, made], analysis.samples, analysis.options.seconds
            )
            return
        worst = max(analysis.chosen, key=lambda candidate: (candidate.measured, candidate.predicted.bound))
        _take_back(analysis, worst)


def _limit(analysis: Analysis, result: Sequence[Array]) -> float:
    return analysis.tolerance.of(estimates.largest_of(result))


def _built(analysis: Analysis) -> Plain:
    subject, short = analysis.subject, analysis.options.short
    variables = [candidate.variable for candidate in analysis.chosen]
    sites = dict.fromkeys((site.number for site in _rounded(analysis, variables)), short)
    program = subject.sites()
    refused = {variable.number: "no array of such numbers is made" for variable in variables}
    if short is writing.FLOAT32:
        refused = storage.refusals(program, variables, subject.arrays)
    numbers = {variable.number for variable in variables} - refused.keys()
    for candidate in analysis.chosen:
        candidate.storage = refused.get(candidate.variable.number, "")
    places, arguments = program.places, program.functions[0].arguments
    shortened = [k for k in subject.arrays if places.variable_of(arguments[k]).number in numbers]
    return Plain(subject, writing.rounded(program, sites, numbers), shortened=shortened)


def _approximate(analysis: Analysis, plain: Plain) -> None:
    subject, samples = analysis.subject, analysis.samples
    replacements = analysis.options.replacements
    analysis.approximated, analysis.approximated_together = approximation.approximate(
        subject, replacements, samples, analysis.results, analysis.sweeps
    )
    for one in analysis.approximated:
        one.is_within = one.measured <= analysis.allowed
    made = approximation.substitute(subject, replacements)
    if made is not None:
        analysis.timing.beside, analysis.timing.approximated = _times([plain, made], samples, analysis.options.seconds)


def _times(versions: Sequence[Plain], samples: Sequence[Sample], shortest: float) -> list[float]:
    """Seconds of the fastest of several runs of all samples, of each version; they run in turns."""
    prepared = [[version.prepared(sample.arguments) for sample in samples] for version in versions]
    times: list[list[float]] = [[] for _ in versions]
    end = time.perf_counter() + shortest * len(versions)
    while len(times[0]) < _FEWEST_RUNS or (time.perf_counter() < end and len(times[0]) < _MOST_RUNS):
        for version, given, seconds in zip(versions, prepared, times):
            start = time.perf_counter()
            for arguments in given:
                version.call(*arguments)
            seconds.append(time.perf_counter() - start)
    return [min(seconds) for seconds in times]
