"""`python -m ion_cluster`: relaxes a small crystal and checks the gradient that it uses."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ion_cluster import Cluster, rock_salt


def central_differences(cluster: Cluster, positions: np.ndarray, step: float = 1e-5) -> np.ndarray:
    """The gradient by two energies for each coordinate."""
    estimate = np.zeros_like(positions)
    for index in np.ndindex(positions.shape):
        shifted = positions.copy()
        shifted[index] += step
        above = cluster.energy(shifted)
        shifted[index] -= 2 * step
        estimate[index] = (above - cluster.energy(shifted)) / (2 * step)
    return estimate


def seconds(function: Callable[[], object], repeats: int = 200) -> float:
    """The time of one call, the best of five series."""
    series = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(repeats):
            function()
        series.append((time.perf_counter() - start) / repeats)
    return min(series)


@dataclass(frozen=True)
class Measurement:
    """An energy, its gradient, and how far that can be trusted."""

    coordinates: int
    energy: float
    gradient_norm: float
    difference_error: float  # the largest deviation from differences, relative to the largest component
    mode_error: float  # how far forward mode along a direction is from reverse mode, relative to the norms
    energy_seconds: float
    gradient_seconds: float
    difference_seconds: float

    @property
    def ratio(self) -> float:
        return self.gradient_seconds / self.energy_seconds

    @property
    def is_right(self) -> bool:
        return self.difference_error < 1e-6 and self.mode_error < 1e-12


def measure(cluster: Cluster, positions: np.ndarray) -> Measurement:
    """Check and time the gradient at some positions."""
    gradient = cluster.gradient(positions)
    start = time.perf_counter()
    estimate = central_differences(cluster, positions)
    difference_seconds = time.perf_counter() - start
    direction = np.random.default_rng(0).normal(size=positions.shape)
    deviation = abs(cluster.slope(positions, direction) - np.vdot(gradient, direction))
    norm = float(np.linalg.norm(gradient))
    return Measurement(
        coordinates=positions.size,
        energy=cluster.energy(positions),
        gradient_norm=norm,
        difference_error=float(np.abs(gradient - estimate).max() / np.abs(gradient).max()),
        mode_error=float(deviation / (norm * np.linalg.norm(direction))),
        energy_seconds=seconds(lambda: cluster.energy(positions)),
        gradient_seconds=seconds(lambda: cluster.gradient(positions)),
        difference_seconds=difference_seconds,
    )


def main() -> int:
    positions, charges = rock_salt()
    cluster = Cluster(charges)
    found = measure(cluster, positions)
    print(f"{len(charges)} ions, energy                 {found.energy:.6f} eV")
    print(f"gradient against differences     {found.difference_error:.1e}")
    print(f"forward against reverse mode     {found.mode_error:.1e}")
    times = f"{1e6 * found.energy_seconds:.1f} µs and {1e6 * found.gradient_seconds:.1f} µs"
    print(f"time of energy and gradient      {times}, {found.ratio:.1f}×")
    relaxed = cluster.relax(positions)
    print(f"energy after relaxation          {cluster.energy(relaxed):.6f} eV")
    print(f"largest force that is left       {np.abs(cluster.gradient(relaxed)).max():.1e} eV/Å")
    return 0 if found.is_right else 1


if __name__ == "__main__":
    raise SystemExit(main())
