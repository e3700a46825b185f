"""Error estimates by adjoints: to first order an error e at a value v changes the result by v̄·e, v̄ the adjoint of v.

    rounding in double    Σ |v̄ v| 2⁻⁵³ over all operations                 a bound; twice that of library functions
    variables made short  Σ |v̄ (v − short(v))| over what becomes short      an estimate: the values of the double run
                          Σ |v̄ v| u over the same                           a bound, u the unit of the short type

(H. Menon et al., "ADAPT", SC 2018, and G. Singh, B. Kundu, H. Menon, A. Penev, D. Lange, V. Vassilev, "CHEF-FP",
IPDPS 2023, estimate so.)  A sweep is about one element of the output, so of a function with an array
as its output there are several.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from enzyme_build.ir import Call
from enzyme_build.precision.inputs import Array
from enzyme_build.precision.runtime import FIELDS
from enzyme_build.precision.sites import Kind, Site
from enzyme_build.precision.writing import Short

DOUBLE_UNIT = 2.0**-53
_FIELD = {name: number for number, name in enumerate(FIELDS)}


@dataclass(frozen=True)
class Sweep:
    """What one reverse sweep summed: of each site, and of each argument's elements (|gradient|, and the values)."""

    sample: int
    output: str
    value: float
    scale: float  # the largest output of the sample
    sums: Array
    inputs: Mapping[int, tuple[Array, Array]]  # by the number of the variable

    @property
    def unit(self) -> float:
        """A unit in the last place of the output."""
        return float(np.spacing(abs(self.value))) if math.isfinite(self.value) else math.nan

    def field(self, site: Site, name: str) -> float:
        """One of the sums of a site."""
        return float(self.sums[site.number, _FIELD[name]])


@dataclass(frozen=True)
class Predicted:
    """The error of the result, absolute: as it is estimated, and at most (to first order)."""

    estimate: float = 0.0
    bound: float = 0.0

    def __add__(self, other: Predicted) -> Predicted:
        return Predicted(self.estimate + other.estimate, self.bound + other.bound)


def rounding_of(sweep: Sweep, site: Site) -> float:
    """The bound of what rounding in double at a site does to the output."""
    if site.kind is not Kind.OPERATION:
        return 0.0
    times = 2 if isinstance(site.instruction, Call) and not _is_correctly_rounded(site.what) else 1
    return _known(times * DOUBLE_UNIT * sweep.field(site, "magnitude"))


def _known(error: float) -> float:
    """An error that is not a number, because an adjoint is none, may be any."""
    return math.inf if math.isnan(error) else error


def _is_correctly_rounded(name: str) -> bool:
    return name in ("fma", "fmuladd", "sqrt")


def shortened(sweep: Sweep, sites: Iterable[Site], variables: Iterable[int], short: Short) -> Predicted:
    """What rounding at some sites, and of the initial contents of some variables, does to the output."""
    total = Predicted()
    for site in sites:
        if site.kind is not Kind.READ:
            total += _at(sweep, site.follows or site, site.is_constant, short)
    for number in variables:
        if number in sweep.inputs:
            total += _of_input(*sweep.inputs[number], short)
    return total


def _at(sweep: Sweep, site: Site, is_constant: bool, short: Short) -> Predicted:
    if sweep.field(site, "largest") > short.largest:
        return Predicted(math.inf, math.inf)
    actual = _known(sweep.field(site, "actual"))
    if is_constant:
        return Predicted(actual, actual)
    bound = short.unit * sweep.field(site, "magnitude") + short.smallest * sweep.field(site, "adjoints")
    return Predicted(actual, max(actual, _known(bound)))


def _of_input(gradient: Array, values: Array, short: Short) -> Predicted:
    with np.errstate(all="ignore"):
        error = np.abs(gradient) * np.abs(values - rounded_values(values, short))
    total = _known(float(np.sum(np.where(gradient == 0, 0.0, error))))
    return Predicted(total, total)


def rounded_values(values: Array, short: Short) -> Array:
    """Values after rounding to a short type."""
    single = cast("Array", np.asarray(values, np.float64)).astype(np.float32)
    if short.fraction == 23:
        return single.astype(np.float64)
    words = single.view(np.uint32)
    finite = (words & 0x7F800000) != 0x7F800000
    nearest = words + (0x7FFF + ((words >> 16) & 1)).astype(np.uint32)
    kept = cast("Array", np.where(finite, nearest, words) & np.uint32(0xFFFF0000))
    return kept.astype(np.uint32).view(np.float32).astype(np.float64)


def worst(predictions: Sequence[Predicted]) -> Predicted:
    """The largest of several sweeps."""
    return Predicted(
        max((p.estimate for p in predictions), default=0.0), max((p.bound for p in predictions), default=0.0)
    )


def difference(left: Sequence[Array], right: Sequence[Array]) -> float:
    """The largest difference of two results; infinite where one is not a number and the other is."""
    largest = 0.0
    for one, other in zip(left, right):
        with np.errstate(all="ignore"):
            found = np.abs(np.asarray(one, np.float64) - np.asarray(other, np.float64))
        same = (np.isnan(one) & np.isnan(other)) | (one == other)
        found = np.where(same, 0.0, np.where(np.isnan(found), np.inf, found))
        largest = max(largest, float(np.max(found, initial=0.0)))
    return largest


def largest_of(outputs: Sequence[Any]) -> float:
    """The largest absolute value of all outputs."""
    return max((float(np.max(np.abs(array), initial=0.0)) for array in outputs), default=0.0)
