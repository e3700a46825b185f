"""What diffusivity and what growth rate explain these observations?

A population spreads over an interval by Fisher's equation. Its density was observed, with noise, at a few times; the
diffusivity, a number for each face between two cells, and the growth rate are to be found. The model and the misfit
are in Fortran (`native/`), the gradient by all unknowns comes from the differentiating linker, L-BFGS from SciPy.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import OptimizeResult, minimize

from fit_pde._native import misfit, misfit_gradient, misfit_jvp, misfit_value_and_gradient, simulate

__all__ = ["Experiment", "invent", "misfit", "misfit_gradient", "misfit_jvp", "misfit_value_and_gradient", "simulate"]

Vector = NDArray[np.float64]


@dataclass
class Experiment:
    """What is known: densities at the start and at equidistant times, and how noisy they are."""

    initial: Vector
    observed: Vector  # shape (cells, times)
    interval: float  # between two observations
    noise: float
    steps: int = 50  # of the model, between two observations
    roughness: float = 0.1

    @property
    def cells(self) -> int:
        return len(self.initial)

    @property
    def faces(self) -> Vector:
        """Where the diffusivities are."""
        return np.arange(1, self.cells) / self.cells

    @property
    def centres(self) -> Vector:
        """Where the densities are."""
        return (np.arange(self.cells) + 0.5) / self.cells

    def predicted(self, unknowns: Vector) -> Vector:
        """The densities that the model predicts."""
        times = self.observed.shape[1]
        return simulate(unknowns[:-1], unknowns[-1], self.initial, times, self.steps, self.interval / self.steps)

    def value(self, unknowns: Vector) -> float:
        """The misfit; unknown are the logarithms of the diffusivities, and the growth rate."""
        return misfit(unknowns[:-1], unknowns[-1], *self._known())

    def value_and_gradient(self, unknowns: Vector) -> tuple[float, Vector]:
        """The misfit and its gradient, from one sweep forth and one back."""
        value, (by_diffusivity, by_rate) = misfit_value_and_gradient(unknowns[:-1], unknowns[-1], *self._known())
        return value, np.append(by_diffusivity, by_rate)

    def slope(self, unknowns: Vector, direction: Vector) -> float:
        """The derivative of the misfit along a direction, by forward mode."""
        _, slope = misfit_jvp(unknowns[:-1], unknowns[-1], *self._known(), direction[:-1], direction[-1])
        return slope

    def guess(self) -> Vector:
        """A start: the same small diffusivity everywhere, slow growth."""
        return np.append(np.full(self.cells - 1, np.log(2e-3)), 1.0)

    def fit(self, with_gradient: bool = True, iterations: int = 500) -> OptimizeResult:
        """The unknowns of least misfit; without our gradient, SciPy estimates it from differences."""
        options = {"maxiter": iterations, "maxfun": 10**6, "maxcor": 20, "ftol": 1e-12, "gtol": 1e-6}
        function = self.value_and_gradient if with_gradient else self.value
        return minimize(function, self.guess(), jac=with_gradient or None, method="L-BFGS-B", options=options)

    def _known(self) -> tuple[Vector, Vector, int, float, float, float]:
        return self.initial, self.observed, self.steps, self.interval / self.steps, self.noise, self.roughness


def true_diffusivity(position: Vector) -> Vector:
    """Good ground on the left, a barrier, better ground on the right."""
    return 1e-3 * (2 + 3 * position - 1.7 * np.exp(-(((position - 0.55) / 0.06) ** 2)))


def invent(cells: int = 80, times: int = 12, noise: float = 0.01, seed: int = 3) -> tuple[Experiment, Vector]:
    """An experiment whose answer is known, and the answer."""
    rate, interval = 4.0, 0.5
    centres = (np.arange(cells) + 0.5) / cells
    unknowns = np.append(np.log(true_diffusivity(np.arange(1, cells) / cells)), rate)
    initial = 0.8 * np.exp(-(((centres - 0.15) / 0.06) ** 2))
    experiment = Experiment(initial, np.zeros((cells, times), order="F"), interval, noise)
    exact = experiment.predicted(unknowns)
    experiment.observed = np.asfortranarray(exact + np.random.default_rng(seed).normal(scale=noise, size=exact.shape))
    return experiment, unknowns
