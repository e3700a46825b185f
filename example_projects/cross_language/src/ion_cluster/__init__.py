"""The energy of a cluster of ions in a trap, with its gradient.

The energy is computed in C, its pairs in Fortran, its trap in C++; `native/request.c` asks for the derivatives.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ion_cluster._native import cluster_energy, cluster_gradient, cluster_slope

__all__ = ["Cluster", "cluster_energy", "cluster_gradient", "cluster_slope", "rock_salt"]


class Cluster:
    """Ions with charges; positions are given to each question, shape (ions, 3)."""

    def __init__(self, charges: NDArray[np.float64]):
        self.charges = np.ascontiguousarray(charges, dtype=np.float64)

    def energy(self, positions: NDArray[np.float64]) -> float:
        """The energy in electronvolts."""
        return cluster_energy(positions, self.charges)

    def gradient(self, positions: NDArray[np.float64]) -> NDArray[np.float64]:
        """The derivatives of the energy by all positions."""
        gradient = np.zeros_like(positions)
        cluster_gradient(positions, gradient, self.charges)
        return gradient

    def slope(self, positions: NDArray[np.float64], direction: NDArray[np.float64]) -> float:
        """The derivative of the energy along a direction, by forward mode."""
        return cluster_slope(positions, direction, self.charges)

    def relax(self, positions: NDArray[np.float64], steps: int = 1000, force: float = 1e-6) -> NDArray[np.float64]:
        """A nearby minimum, by FIRE: molecular dynamics that is stopped whenever it runs uphill."""
        positions, velocity = positions.copy(), np.zeros_like(positions)
        step, mixing, downhill = 0.05, 0.1, 0
        for _ in range(steps):
            forces = -self.gradient(positions)
            size = np.linalg.norm(forces)
            if size < force:
                break
            if np.vdot(forces, velocity) > 0:
                downhill += 1
                velocity = (1 - mixing) * velocity + mixing * np.linalg.norm(velocity) / size * forces
                if downhill > 5:
                    step, mixing = min(1.1 * step, 0.25), 0.99 * mixing
            else:
                velocity, step, mixing, downhill = np.zeros_like(velocity), 0.5 * step, 0.1, 0
            velocity += step * forces
            positions += step * velocity
        return positions


def rock_salt(
    side: int = 4, spacing: float = 2.8, noise: float = 0.1, seed: int = 1
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Positions and charges of a cube of `side`³ ions cut out of a crystal and shaken a little."""
    lattice = np.stack(np.meshgrid(*[np.arange(side)] * 3, indexing="ij"), axis=-1).reshape(-1, 3)
    charges = np.where(lattice.sum(axis=1) % 2 == 0, 1.0, -1.0)
    shaken = np.random.default_rng(seed).normal(scale=noise, size=lattice.shape)
    return spacing * (lattice - (side - 1) / 2) + shaken, charges
