"""The model conserves what it should, its gradient is right, and a fit finds what was hidden."""

import numpy as np
import pytest
from fit_pde import invent, misfit_value_and_gradient, simulate
from fit_pde.__main__ import central_differences


@pytest.fixture(scope="module")
def experiment():
    return invent()


def test_without_growth_the_population_is_conserved():
    initial = np.linspace(0, 1, 20) ** 2
    densities = simulate(np.full(19, np.log(1e-2)), 0.0, initial, 4, 50, 1e-3)
    np.testing.assert_allclose(densities.sum(axis=0), initial.sum(), rtol=1e-13)
    assert densities[:, -1].max() < initial.max()


def test_a_full_habitat_stays_full():
    np.testing.assert_array_equal(simulate(np.zeros(9), 3.0, np.ones(10), 2, 10, 1e-4), np.ones((10, 2)))


def test_gradient_agrees_with_differences(experiment):
    known, _ = experiment
    unknowns = known.guess()
    _, gradient = known.value_and_gradient(unknowns)
    error = np.abs(gradient - central_differences(known, unknowns)).max()
    assert error < 1e-6 * np.abs(gradient).max()


def test_forward_mode_agrees_with_reverse_mode(experiment):
    known, _ = experiment
    unknowns = known.guess()
    direction = np.random.default_rng(1).normal(size=unknowns.shape)
    _, gradient = known.value_and_gradient(unknowns)
    assert abs(known.slope(unknowns, direction) - gradient @ direction) < 1e-12 * np.linalg.norm(gradient)


def test_the_fit_finds_the_growth_rate(experiment):
    known, truth = experiment
    result = known.fit()
    assert result.fun < known.value(truth)
    assert result.x[-1] == pytest.approx(truth[-1], rel=0.01)
    found, true = np.exp(result.x[:-1]), np.exp(truth[:-1])
    assert np.median(np.abs(found / true - 1)) < 0.1


def test_wrong_lengths_are_refused(experiment):
    known, _ = experiment
    with pytest.raises(ValueError, match=r"'log_diffusivity' must have shape \(cells - 1,\) = \(79,\), not \(80,\)"):
        misfit_value_and_gradient(np.zeros(80), 1.0, known.initial, known.observed, 10, 1e-2, 0.1, 0.0)
