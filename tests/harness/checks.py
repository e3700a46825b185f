"""One request checked against differences, forward against reverse, and both against the program itself.

State z: the active scalars and arrays, concatenated.  Observables F(z): the result (weight 1, as reverse mode seeds it)
and the final contents of the active arrays (random weights w).  phi(z) = (1, w) . F(z), so that reverse mode gives the
gradient of phi, and forward mode along v gives J v.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from .programs import DTYPES, Array, Request

Vector = npt.NDArray[np.longdouble]
_MOST_COMPONENTS = 48


@dataclass(frozen=True)
class Failure:
    """What disagreed, in one line."""

    check: str
    message: str

    def __str__(self) -> str:
        return f"{self.check}: {self.message}"


class Entries:
    """The uniform entries of one request in a loaded library, as functions of states."""

    def __init__(self, library: Path, k: int, request: Request) -> None:
        self._library = ctypes.CDLL(str(library))
        self._k = k
        self.request = request
        self._names = [p.name for p in request.prototype.parameters]
        self.active = [i for i in range(len(self._names)) if request.is_active(i)]
        self.sizes = [request.point[self._names[i]].size for i in self.active]
        result = request.prototype.result
        self._result_type = DTYPES.get(result, np.int64)

    def start(self) -> Vector:
        """The state at the header's point."""
        values = [self.request.point[self._names[i]].astype(np.longdouble) for i in self.active]
        return np.concatenate(values) if values else np.zeros(0, np.longdouble)

    def is_array(self) -> npt.NDArray[np.bool_]:
        """Which components of the state are contents of arrays."""
        flags = [self.request.prototype.parameters[i].is_pointer for i in self.active]
        return np.repeat(np.array(flags, dtype=bool), self.sizes)

    def primal(self, state: Vector) -> tuple[np.longdouble, Vector]:
        """The result (zero if it is not a float) and the final state (zero for scalars)."""
        values = self._values(state)
        result = np.zeros(1, self._result_type)
        self._call("primal", values, None, result)
        number = result[0] if self.request.prototype.returns_float else 0
        return np.longdouble(number), self._state(values)

    def forward(self, state: Vector, tangent: Vector) -> tuple[np.longdouble, Vector, Vector]:
        """The result's tangent, the final tangents, and the final state."""
        values, shadows = self._values(state), self._values(tangent)
        result = np.zeros(1, self._result_type)
        self._call("forward", values, shadows, result)
        number = result[0] if self.request.prototype.returns_float else 0
        return np.longdouble(number), self._state(shadows), self._state(values)

    def reverse(self, state: Vector, seed: Vector) -> tuple[Vector, Vector]:
        """The final adjoints (of arrays, from the seed; of scalars, as returned) and the final state."""
        values, shadows = self._values(state), self._values(seed)
        self._call("reverse", values, shadows, None)
        return self._state(shadows, keep_scalars=True), self._state(values)

    def describe(self, component: int) -> str:
        """The name of a component of the state."""
        for i, size in zip(self.active, self.sizes, strict=True):
            if component < size:
                return self._names[i] if size == 1 else f"{self._names[i]}[{component}]"
            component -= size
        raise IndexError(component)

    def _values(self, state: Vector) -> list[Array]:
        values = [self.request.point[name].copy() for name in self._names]
        start = 0
        for i, size in zip(self.active, self.sizes, strict=True):
            values[i] = state[start : start + size].astype(values[i].dtype)
            start += size
        return values

    def _state(self, values: list[Array], keep_scalars: bool = False) -> Vector:
        parts = [values[i].astype(np.longdouble) for i in self.active]
        whole = np.concatenate(parts) if parts else np.zeros(0, np.longdouble)
        return whole if keep_scalars else np.where(self.is_array(), whole, 0)

    def _call(self, what: str, values: list[Array], shadows: list[Array] | None, result: Array | None) -> None:
        groups = [values] if shadows is None else [values, shadows]
        pointers = [(ctypes.c_void_p * max(len(g), 1))(*(a.ctypes.data for a in g)) for g in groups]
        function = getattr(self._library, f"{what}_{self._k}")
        function.restype = None
        last = [] if result is None else [ctypes.c_void_p(result.ctypes.data)]
        function(*pointers, *last)


def differences(function: Callable[[np.longdouble], Vector], steps: list[float]) -> tuple[Vector, Vector]:
    """The derivative at 0 by five-point differences: the best over several steps, and an estimate of its error."""
    estimates: list[Vector] = []
    for step in steps:
        h = np.longdouble(step)
        far, near = function(2 * h) - function(-2 * h), function(h) - function(-h)
        estimates.append((8 * near - far) / (12 * h))
    best, error = estimates[0], np.full_like(estimates[0], np.inf)
    for one, two in itertools.pairwise(estimates):
        change = np.abs(two - one)
        better = change < error
        best, error = np.where(better, two, best), np.where(better, change, error)
    return best, error


class RequestCheck:
    """All checks of one request; `failures` fills as they run."""

    derived_entries = Entries

    def __init__(self, native: Path, derived: Path | None, k: int, request: Request) -> None:
        self.request = request
        self.native = Entries(native, k, request)
        self.derived = self.derived_entries(derived, k, request) if derived is not None else self.native
        self.failures: list[Failure] = []
        self._state = self.native.start()
        random = np.random.default_rng(7 + k)
        narrow = any(request.prototype.parameters[i].kind == "f32" for i in self.native.active)
        kind = np.float32 if narrow else np.float64
        self._weights = self._draw(random, kind) * self.native.is_array()
        self._direction = self._draw(random, kind)
        if request.gradient:
            self._weights = np.zeros_like(self._weights)
        self._steps = [6e-2, 2e-2, 6e-3, 2e-3] if narrow else [1e-2, 3e-3, 1e-3, 3e-4, 1e-4]

    def _draw(self, random: np.random.Generator, kind: type) -> Vector:
        return random.uniform(0.5, 1.5, self._state.size).astype(kind).astype(np.longdouble)

    def run(self) -> list[Failure]:
        """Primal, forward, reverse, reverse again, accumulated."""
        self._check_primal()
        tangent = self._check_forward() if "forward" in self.request.modes else None
        if "reverse" in self.request.modes:
            self._check_reverse(tangent)
        return self.failures

    def run_native(self) -> list[Failure]:
        """Is the program itself fit to be checked: the same twice, finite, and smooth at its point?"""
        first, second = self.native.primal(self._state), self.native.primal(self._state)
        if first[0] != second[0] or not np.array_equal(first[1], second[1]):
            self._fail("program", "two calls differ")
        if not np.isfinite(first[0]) or not np.all(np.isfinite(first[1])):
            self._fail("program", "not finite at its point")
        if not self.request.gradient:
            value, error = self._reference_gradient()
            other, _ = self._reference_gradient(0.7)  # where two steps agree by chance, others do not
            doubt = np.maximum(error, np.abs(value - other))
            bound = self.request.tolerance * 10 * (np.abs(value) + 1e-2 * np.max(np.abs(value), initial=1e-300))
            for at in np.flatnonzero(~(doubt <= bound))[:3]:
                self._fail(
                    "program", f"not smooth in {self.native.describe(int(at))}: {value[at]:.6g} +- {doubt[at]:.1g}"
                )
            if not np.any(np.abs(value - self._weights) > error):
                self._fail("program", "nothing depends on anything")
        return self.failures

    def _fail(self, check: str, message: str) -> None:
        self.failures.append(Failure(f"{self.request.prototype.symbol} {check}", message))

    def _compare(self, check: str, got: Vector, wanted: Vector, allowed: Vector) -> None:
        wrong = np.flatnonzero(~(np.abs(got - wanted) <= allowed))
        if wrong.size:
            at = int(wrong[0])
            more = f" ({wrong.size} of {got.size} wrong)" if got.size > 1 else ""
            name = self.native.describe(at) if got.size == self._state.size else "result"
            self._fail(check, f"{name}: got {got[at]:.12g}, wanted {wanted[at]:.12g}{more}")

    def _check_primal(self) -> None:
        wanted = self.native.primal(self._state)
        got = self.derived.primal(self._state)
        self._same_primal("primal", got[1], wanted[1])
        allowed = np.array([self.request.roundoff * (abs(wanted[0]) + 1e-300)], np.longdouble)
        self._compare("primal", np.array([got[0]]), np.array([wanted[0]]), allowed)

    def _same_primal(self, check: str, got: Vector, wanted: Vector) -> None:
        allowed = self.request.roundoff * (np.abs(wanted) + np.max(np.abs(wanted), initial=1e-300))
        self._compare(check, got, wanted, allowed)

    def _reference_gradient(self, scale: float = 1) -> tuple[Vector, Vector]:
        """The gradient of phi by differences; components that are not looked at are NaN in neither part, but zero."""
        steps = [scale * step for step in self._steps]
        size = self._state.size
        value, error = np.zeros(size, np.longdouble), np.zeros(size, np.longdouble)
        for i in self._components():
            unit = np.zeros(size, np.longdouble)
            unit[i] = abs(self._state[i]) or 1.0
            slope, doubt = differences(lambda t, along=unit: np.array([self._phi(self._state + t * along)]), steps)
            value[i], error[i] = slope[0] / unit[i], doubt[0] / unit[i]
        return value, error

    def _components(self) -> npt.NDArray[np.int64]:
        size = self._state.size
        if size <= _MOST_COMPONENTS:
            return np.arange(size)
        return np.sort(np.random.default_rng(5).choice(size, _MOST_COMPONENTS, replace=False))

    def _phi(self, state: Vector) -> np.longdouble:
        result, final = self.native.primal(state)
        return result + np.sum(self._weights * final)

    def _reference_tangent(self) -> tuple[Vector, Vector]:
        """J v by differences: the result's tangent first."""
        if self.request.gradient:
            exact = np.sum(self._exact_gradient() * self._direction)
            _, final = self.native.primal(self._state)
            return np.concatenate([[exact], np.full_like(final, np.nan)]), np.zeros(1 + final.size, np.longdouble)

        def along(t: np.longdouble) -> Vector:
            result, final = self.native.primal(self._state + t * self._scaled_direction())
            return np.concatenate([[result], final])

        return differences(along, self._steps)

    def _scaled_direction(self) -> Vector:
        """The direction of the tangent: relative to each component's size, so that one step suits all."""
        return (
            self._direction * np.where(self._state == 0, 1, np.abs(self._state))
            if not self.request.gradient
            else self._direction
        )

    def _exact_gradient(self) -> Vector:
        point = self.request.prototype.parameters
        names = [point[i].name for i in self.native.active]
        parts = [np.asarray(self.request.gradient[name], np.longdouble) for name in names]
        return np.concatenate(parts)

    def _check_forward(self) -> Vector:
        result, tangents, final = self.derived.forward(self._state, self._scaled_direction())
        self._same_primal("forward's primal", final, self.native.primal(self._state)[1])
        got = np.concatenate([[result], tangents])
        wanted, error = self._reference_tangent()
        known = ~np.isnan(wanted)
        scale = np.max(np.abs(wanted[known]), initial=1e-300)
        allowed = self.request.tolerance * (np.abs(wanted) + 1e-2 * scale) + 4 * error
        self._compare("forward", got[:1], wanted[:1], allowed[:1])
        if not self.request.gradient:
            self._compare("forward", got[1:], wanted[1:], allowed[1:])
        return got

    def _check_reverse(self, tangent: Vector | None) -> None:
        seed = self._weights
        gradient, final = self.derived.reverse(self._state, seed)
        self._same_primal("reverse's primal", final, self.native.primal(self._state)[1])
        if self.request.gradient:
            wanted, error = self._exact_gradient(), np.zeros_like(gradient)
            looked = np.arange(gradient.size)
        else:
            wanted, error = self._reference_gradient()
            looked = self._components()
        allowed = self.request.tolerance * (np.abs(wanted) + 1e-2 * np.max(np.abs(wanted), initial=1e-300)) + 4 * error
        seen = np.full(gradient.size, False)
        seen[looked] = True
        self._compare("reverse", np.where(seen, gradient, 0), np.where(seen, wanted, 0), allowed)
        if tangent is not None:
            self._dot("dot product", gradient, seed, tangent)
        self._check_again(gradient, seed, tangent)

    def _check_again(self, gradient: Vector, seed: Vector, tangent: Vector | None) -> None:
        again, _ = self.derived.reverse(self._state, seed)
        if not np.array_equal(again, gradient, equal_nan=True):
            self._compare("reverse called twice", again, gradient, np.zeros_like(gradient))
        if tangent is not None and np.all(np.isfinite(gradient)):
            accumulated, _ = self.derived.reverse(self._state, gradient)
            self._dot("accumulated", accumulated, gradient * self.native.is_array(), tangent)

    def _dot(self, check: str, gradient: Vector, seed: Vector, tangent: Vector) -> None:
        """(1, w) . (J v) = ((1, w) J) . v to rounding, relative to the size of the terms."""
        left = np.concatenate([[tangent[0]], seed * tangent[1:]])
        right = gradient * self._scaled_direction()
        allowed = self.request.roundoff * (np.sum(np.abs(left)) + np.sum(np.abs(right)) + 1e-300)
        if not abs(np.sum(left) - np.sum(right)) <= allowed:
            self._fail(check, f"w.(Jv) = {np.sum(left):.15g}, (wJ).v = {np.sum(right):.15g}")
