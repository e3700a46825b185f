"""What was found, as plain data: for JSON, the terminal and the page."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

from enzyme_build.errors import SourceLocation
from enzyme_build.precision import estimates
from enzyme_build.precision.analysis import Analysis, Candidate
from enzyme_build.precision.estimates import Sweep
from enzyme_build.precision.narrowing import Narrowing
from enzyme_build.precision.places import FORK, OUTLINED, Variable
from enzyme_build.precision.sites import Kind, Site

Facts = dict[str, Any]
_CONTRACTED = ("fmuladd", "fma")  # written as a product and a sum

HOW = {
    "rounding": "bound of first order: the sum of |adjoint × value| × 2⁻⁵³ over all operations (2⁻⁵² of library "
    "functions), by reverse mode on these inputs; the worst element and sample",
    "forward": "`__enzyme_error_estimate`: bounds that are carried along by forward mode; where several meet, the "
    "larger of their sum and a unit in the last place counts, so errors of a long sum do not add up",
    "estimate": "of first order: the sum of |adjoint × (value − rounded value)| over all that becomes short, with the "
    "values of the run in double",
    "bound": "the same with |value| × the unit of the short type, for results of operations",
    "measured": "the largest difference to the result in double, on these inputs, of a build in which exactly these "
    "numbers are rounded",
    "approximation": "predicted is the sum of |adjoint × result| × relative error over all calls (or of "
    "|adjoint| × absolute error, if that is less, of another function); measured is the "
    "largest difference of a build with the results changed by the relative error, upwards, downwards and in turn, or "
    "with the other function called, whose relative error was sampled at 100,001 points of the range that was seen",
    "speed": "times of calls from Python on these inputs, the fastest of several; both builds are made by the same "
    "pipeline and run in turns",
}


def facts_of(analysis: Analysis) -> Facts:
    """Everything about an analysis."""
    prototype = analysis.subject.prototype
    timing = analysis.timing
    return {
        "function": prototype.name,
        "at": _at(prototype.at),
        "samples": [sample.name for sample in analysis.samples],
        "tolerance": {
            "given": analysis.tolerance.value,
            "is_relative": analysis.tolerance.is_relative,
            "absolute": analysis.allowed,
        },
        "short": analysis.options.short.name,
        "result": {
            "largest": analysis.scale,
            "elements": sum(array.size for array in analysis.results[0]),
            "swept": len({sweep.output for sweep in analysis.sweeps}),
        },
        "rounding": _error(analysis, _worst(analysis, lambda site: True)),
        "forward": _error(analysis, analysis.forward) if analysis.forward is not None else None,
        "variables": [_variable(analysis, candidate) for candidate in analysis.candidates],
        "lines": _lines(analysis),
        "functions": _functions(analysis),
        "choice": {
            "variables": [candidate.name for candidate in analysis.chosen],
            "estimate": analysis.predicted.estimate,
            "bound": analysis.predicted.bound,
            "measured": analysis.measured,
            "of_the_build": analysis.built_error if analysis.timing.short else None,
        },
        "seconds": {"double": timing.plain, "short": timing.short or None, "speedup": timing.speedup},
        "approximations": _approximations(analysis),
        "notes": list(_notes(analysis)),
        "how": HOW,
    }


def _approximations(analysis: Analysis) -> Facts | None:
    if not analysis.approximated:
        return None
    rows = [
        {
            "function": one.replacement.name,
            "by": f"{one.replacement.file}:{one.replacement.other}" if one.replacement.file else "",
            "relative": one.relative,
            "low": one.low,
            "high": one.high,
            "calls": one.calls,
            "predicted": one.predicted,
            "measured": one.measured,
            "is_within": one.is_within,
        }
        for one in analysis.approximated
    ]
    timing = analysis.timing
    return {
        "functions": rows,
        "measured": analysis.approximated_together,
        "is_within": analysis.approximated_together <= analysis.allowed,
        "seconds": timing.approximated or None,
        "seconds_of_double": timing.beside or None,
        "speedup": timing.beside / timing.approximated if timing.approximated else None,
    }


def _at(at: SourceLocation | None) -> Facts:
    return {"file": at.file, "line": at.line} if at is not None else {"file": "", "line": 0}


def _worst(analysis: Analysis, wanted: Callable[[Site], bool]) -> float:
    """The bound of what rounding in double does at some sites, of the worst sweep."""
    sites = [site for site in analysis.program.sites if site.kind is Kind.OPERATION and wanted(site)]
    return max(sum(estimates.rounding_of(sweep, site) for site in sites) for sweep in analysis.sweeps)


def _error(analysis: Analysis, absolute: float) -> Facts:
    """An error of the result: absolute, relative, and in units of the last place of the largest element."""
    scale = analysis.scale
    unit = max((sweep.unit for sweep in analysis.sweeps if abs(sweep.value) == _largest(analysis.sweeps)), default=0.0)
    return {
        "absolute": absolute,
        "relative": absolute / scale if scale else None,
        "ulps": absolute / unit if unit and math.isfinite(unit) else None,
    }


def _largest(sweeps: Iterable[Sweep]) -> float:
    return max(abs(sweep.value) for sweep in sweeps)


def _variable(analysis: Analysis, candidate: Candidate) -> Facts:
    variable = candidate.variable
    return {
        "name": candidate.name,
        "aliases": [
            f"{name} in {function}" if function not in ("", analysis.subject.prototype.name) else name
            for function, name, _ in variable.names[1 : max(variable.own, 1)]
        ],
        "line": variable.names[0][2] if variable.names else candidate.sites[0].at.line,
        "is_parameter": variable.argument is not None or _is_by_value(analysis, variable),
        "rounding": _error(analysis, candidate.rounding),
        "estimate": candidate.predicted.estimate,
        "bound": candidate.predicted.bound,
        "measured": candidate.measured,
        "is_short": candidate.is_chosen,
        "reason": candidate.reason,
        "storage": candidate.storage,
    }


def _is_by_value(analysis: Analysis, variable: Variable) -> bool:
    """Whether it is a parameter of the analysed function itself."""
    prototype = analysis.subject.prototype
    names = {parameter.name for parameter in prototype.parameters}
    return any(function == prototype.name and name in names for function, name, _ in variable.names)


def _lines(analysis: Analysis) -> list[Facts]:
    """What rounding does by source line, the worst first; and what would, if all operations there were short."""
    groups: dict[tuple[str, int, str], list[Site]] = {}
    for site in analysis.program.sites:
        if site.kind is Kind.OPERATION:
            groups.setdefault((site.at.file, site.at.line, site.at.function), []).append(site)
    found = [
        {
            "file": file,
            "line": line,
            "function": function,
            "rounding": _error(analysis, _worst(analysis, _among(sites))),
            "estimate": max(
                estimates.shortened(sweep, sites, (), analysis.options.short).estimate for sweep in analysis.sweeps
            ),
            "operations": len(sites),
        }
        for (file, line, function), sites in groups.items()
    ]
    return sorted(found, key=lambda fact: -fact["rounding"]["absolute"])


def _functions(analysis: Analysis) -> list[Facts]:
    """The same by function."""
    groups: dict[str, list[Site]] = {}
    for site in analysis.program.sites:
        if site.kind is Kind.OPERATION:
            groups.setdefault(site.at.function.partition(OUTLINED)[0] or site.at.file, []).append(site)
    found = [
        {
            "function": function,
            "rounding": _error(analysis, _worst(analysis, _among(sites))),
            "estimate": max(
                estimates.shortened(sweep, sites, (), analysis.options.short).estimate for sweep in analysis.sweeps
            ),
        }
        for function, sites in groups.items()
    ]
    return sorted(found, key=lambda fact: -fact["rounding"]["absolute"])


def _among(sites: list[Site]) -> Callable[[Site], bool]:
    numbers = {site.number for site in sites}
    return lambda site: site.number in numbers


def _notes(analysis: Analysis) -> Iterable[str]:
    """What a reader must know to judge the numbers."""
    program, short = analysis.program, analysis.options.short.name
    if analysis.left_out:
        swept = analysis.sweeps[-1].output
        yield (
            f"{analysis.left_out} elements of the output have no sweep of their own: estimates are of the "
            f"others (the last one is {swept}); measured errors are of all"
        )
    for name, at in program.opaque.items():
        passed = "" if name.startswith("arithmetic") else ", and numbers in memory that is passed to it stay double"
        yield f"{name} ({at}): what it rounds is not counted{passed}"
    if analysis.subject.program.has_state and FORK not in analysis.subject.text:
        yield "the program has variables that live longer than a call: what a run finds there others may have left"
    yield from _about_storage(analysis)
    if short != "float32" and analysis.timing.short:
        yield f"the processor has no arithmetic in {short} here: it is emulated, so the time of that build says nothing"
    if analysis.dropped:
        yield f"measuring took back what the prediction had allowed: {', '.join(analysis.dropped)}"
    narrowing = Narrowing(program.places, [candidate.variable for candidate in analysis.chosen])
    functions = {
        s.what
        for s in program.sites
        if s.kind is Kind.OPERATION and s.what.isidentifier() and s.what not in _CONTRACTED and narrowing.rounds(s)
    }
    if functions and short == "float32":
        yield f"functions of short arguments are those in single precision: {', '.join(sorted(functions))}"


def _about_storage(analysis: Analysis) -> Iterable[str]:
    """Where the timed build differs from what a user would write."""
    arrays = [candidate for candidate in analysis.chosen if _is_in_memory(candidate)]
    short = [c.name for c in arrays if not c.storage and c.variable.argument is not None]
    if short:
        yield f"the timed build takes arrays of {analysis.options.short.name} for {', '.join(short)}"
    single = {k for k, a in enumerate(analysis.subject.wrapper.arguments) if a.role == "reference"}
    for candidate in arrays:
        if candidate.storage and candidate.variable.argument not in single:
            yield (
                f"{candidate.name} lies in memory as double in the timed build, its numbers rounded: "
                f"{candidate.storage}"
            )


def _is_in_memory(candidate: Candidate) -> bool:
    return any(site.kind is Kind.READ for site in candidate.sites)
