"""The energy is right, and its derivatives are those of the energy."""

import numpy as np
import pytest
from ion_cluster import Cluster, cluster_gradient, rock_salt
from ion_cluster.__main__ import central_differences


@pytest.fixture
def crystal():
    positions, charges = rock_salt(side=3, noise=0.2)
    return Cluster(charges), positions


def test_energy_of_two_ions():
    distance = 3.0
    positions = np.array([[0.0, 0.0, 0.0], [distance, 0.0, 0.0]])
    expected = -14.399645 / distance + 0.2114 * np.exp((2.755 - distance) / 0.317) - 6.99 / distance**6
    assert Cluster(np.array([1.0, -1.0])).energy(positions) == pytest.approx(expected, rel=1e-14)


def test_gradient_agrees_with_differences(crystal):
    cluster, positions = crystal
    gradient = cluster.gradient(positions)
    assert np.abs(gradient - central_differences(cluster, positions)).max() < 1e-7 * np.abs(gradient).max()


def test_forward_mode_agrees_with_reverse_mode(crystal):
    cluster, positions = crystal
    direction = np.random.default_rng(2).normal(size=positions.shape)
    assert cluster.slope(positions, direction) == pytest.approx(np.vdot(cluster.gradient(positions), direction), 1e-12)


def test_forces_add_up_to_nothing_without_the_trap(crystal):
    cluster, positions = crystal
    assert np.linalg.norm(positions, axis=1).max() < 6
    assert np.abs(cluster.gradient(positions).sum(axis=0)).max() < 1e-12


def test_ions_outside_feel_the_trap():
    cluster = Cluster(np.zeros(2))
    positions = np.array([[0.0, 0.0, 0.0], [7.5, 0.0, 0.0]])
    gradient = cluster.gradient(positions)
    assert gradient[1, 0] > 0.1
    assert np.abs(gradient - central_differences(cluster, positions)).max() < 1e-7


def test_relaxed_cluster_has_no_forces(crystal):
    cluster, positions = crystal
    relaxed = cluster.relax(positions, steps=5000)
    assert cluster.energy(relaxed) < cluster.energy(positions)
    assert np.abs(cluster.gradient(relaxed)).max() < 1e-6


def test_wrong_arrays_are_refused(crystal):
    cluster, positions = crystal
    with pytest.raises(TypeError, match=r"'positions' must be an array of float64, not of float32"):
        cluster.energy(positions.astype(np.float32))
    with pytest.raises(ValueError, match=r"'charges' must have shape \(ions,\) = \(26,\), not \(27,\)"):
        cluster.energy(positions[1:])
    with pytest.raises(ValueError, match="'gradient' must be writable"):
        gradient = np.zeros_like(positions)
        gradient.flags.writeable = False
        cluster_gradient(positions, gradient, cluster.charges)
