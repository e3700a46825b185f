"""Second derivatives: the gradient of a request, differentiated in forward and in reverse mode.

With phi(z) = (1, w) . F(z) as in `checks`, reverse mode is the map (z, w) -> grad phi(z).  Its derivative along v is
H v, by forward over reverse; its adjoint for a seed u is H u too, by reverse over reverse, together with J u, the
adjoint of w.  So H v must agree with differences of the gradient, both ways must agree to rounding, and u.(H v) =
v.(H u).
"""

from __future__ import annotations

import ctypes
from pathlib import Path

import numpy as np

from .checks import Entries, Failure, RequestCheck, Vector, differences
from .programs import Request


def has_second(request: Request) -> bool:
    """Can the request be checked: both modes, differences as the judge, and arguments that C does not promote?"""
    promoted = any(p.kind in ("f32", "i8") and not p.is_pointer for p in request.prototype.parameters)
    without = promoted or request.gradient or request.refusal
    return {"forward", "reverse"} <= set(request.modes) and not without


class SecondEntries(Entries):
    """The entries for second derivatives in a loaded library."""

    def second(
        self, what: str, state: Vector, other: Vector, seed: Vector, seed_other: Vector
    ) -> tuple[Vector, Vector]:
        """Calls one of the two; answers what is left in the others of the values and of the shadows."""
        groups = [self._values(state), self._values(other), self._values(seed), self._values(seed_other)]
        pointers = [(ctypes.c_void_p * max(len(g), 1))(*(a.ctypes.data for a in g)) for g in groups]
        function = getattr(self._library, f"{what}_{self._k}")
        function.restype = None
        function(*pointers)
        return self._state(groups[1], keep_scalars=True), self._state(groups[3], keep_scalars=True)


class SecondCheck(RequestCheck):
    """The checks of one request's second derivatives."""

    def __init__(self, native: Path, derived: Path, k: int, request: Request) -> None:
        super().__init__(native, derived, k, request)
        self.entries = SecondEntries(derived, k, request)
        self._other_direction = np.random.default_rng(70 + k).uniform(0.5, 1.5, self._state.size).astype(np.longdouble)

    def run(self) -> list[Failure]:
        """Forward over reverse against differences and reverse over reverse, and the symmetry of H."""
        v, u = self._scaled_direction(), self._other_direction
        seed = self._weights
        nothing = np.zeros_like(seed)
        _, along_v = self.entries.second("forward_reverse", self._state, v, seed, nothing)
        _, along_u = self.entries.second("forward_reverse", self._state, u, seed, nothing)
        adjoint_u, tangent_u = self.entries.second("reverse_reverse", self._state, nothing, seed, u)

        def gradient(t: np.longdouble) -> Vector:
            return self.derived.reverse(self._state + t * v, seed)[0]

        wanted, error = differences(gradient, self._steps)
        other, _ = differences(gradient, [0.7 * step for step in self._steps])  # kinks of the gradient lie near some
        error = np.maximum(error, np.abs(wanted - other))
        scale = np.max(np.abs(wanted), initial=1e-300)
        allowed = 10 * self.request.tolerance * (np.abs(wanted) + 1e-2 * scale) + 4 * error
        self._compare("forward over reverse", along_v, wanted, allowed)
        size = np.max(np.abs(along_u), initial=1e-300)
        allowed = 100 * self.request.roundoff * (np.abs(along_u) + size)
        self._compare("reverse over reverse", adjoint_u, along_u, allowed)
        left, right = u * along_v, v * along_u
        total = np.sum(np.abs(left)) + np.sum(np.abs(right)) + 1e-300
        if not abs(np.sum(left) - np.sum(right)) <= 100 * self.request.roundoff * total:
            self._fail("symmetry", f"u.(Hv) = {np.sum(left):.15g}, v.(Hu) = {np.sum(right):.15g}")
        _, tangents, _ = self.derived.forward(self._state, u)
        scale = np.max(np.abs(tangents), initial=1e-300)
        allowed = 100 * self.request.roundoff * (np.abs(tangents) + scale)
        arrays = self.native.is_array()
        self._compare("adjoint of the seed", np.where(arrays, tangent_u, 0), np.where(arrays, tangents, 0), allowed)
        return self.failures
