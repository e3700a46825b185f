"""`python -m fit_pde [PICTURE]`: invents noisy observations, fits them, and draws the result."""

from __future__ import annotations

import sys
import time

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np

from fit_pde import Experiment, invent


def central_differences(experiment: Experiment, unknowns: np.ndarray, step: float = 1e-5) -> np.ndarray:
    """The gradient by two simulations for each unknown."""
    identity = step * np.eye(len(unknowns))
    return np.array(
        [(experiment.value(unknowns + row) - experiment.value(unknowns - row)) / (2 * step) for row in identity]
    )


def timed(function, repeats: int = 1):
    """What a function returns, and the seconds that it takes: the least of some tries."""
    tries = []
    for _ in range(repeats):
        start = time.perf_counter()
        result = function()
        tries.append(time.perf_counter() - start)
    return result, min(tries)


def check(experiment: Experiment) -> None:
    """Compare the gradient with differences and with forward mode, in value and in time."""
    unknowns = experiment.guess()
    (_, gradient), reverse = timed(lambda: experiment.value_and_gradient(unknowns), repeats=50)
    estimate, differences = timed(lambda: central_differences(experiment, unknowns))
    _, primal = timed(lambda: experiment.value(unknowns), repeats=50)
    direction = np.random.default_rng(0).normal(size=unknowns.shape)
    slope = experiment.slope(unknowns, direction)
    scale = np.linalg.norm(gradient) * np.linalg.norm(direction)
    error = np.abs(gradient - estimate).max() / np.abs(gradient).max()
    print(f"unknowns                          {len(unknowns)}")
    print(f"gradient against differences      {error:.1e}")
    print(f"forward against reverse mode      {abs(slope - gradient @ direction) / scale:.1e}")
    print(f"time of a simulation              {1e3 * primal:.2f} ms")
    print(f"... of its gradient               {1e3 * reverse:.2f} ms, {reverse / primal:.1f}×")
    print(f"... of the gradient by differences {1e3 * differences:.2f} ms, {differences / primal:.1f}×")


def report(name: str, experiment: Experiment, result, seconds: float, truth: np.ndarray) -> None:
    error = np.abs(np.exp(result.x[:-1] - truth[:-1]) - 1)
    print(
        f"fit with {name:<12} misfit {result.fun:.6f} after {result.nit} iterations, {result.nfev} simulations, "
        f"{seconds:.2f} s; diffusivity {100 * np.median(error):.1f} % off in the median, "
        f"growth rate {result.x[-1]:.4f} (true: {truth[-1]:g})"
    )


def draw(experiment: Experiment, unknowns: np.ndarray, truth: np.ndarray, path: str) -> None:
    """The observed and the fitted densities, and the diffusivity that was found beside the true one."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4), layout="constrained")
    predicted = experiment.predicted(unknowns)
    colours = plt.colormaps["viridis"](np.linspace(0, 0.9, predicted.shape[1]))
    for index, colour in enumerate(colours):
        left.plot(experiment.centres, experiment.observed[:, index], ".", color=colour, markersize=3)
        left.plot(experiment.centres, predicted[:, index], color=colour, linewidth=1.2)
    left.set(xlabel="position", ylabel="density", title="observed (dots) and fitted (lines)")
    for values, style, label in (
        (experiment.guess(), "k:", "start"),
        (truth, "k-", "true"),
        (unknowns, "C3-", "found"),
    ):
        right.plot(experiment.faces, 1e3 * np.exp(values[:-1]), style, label=label)
    rates = f"growth rate {unknowns[-1]:.3f}, true {truth[-1]:g}"
    right.set(xlabel="position", ylabel="diffusivity / 10⁻³", title=rates)
    right.legend()
    figure.savefig(path, dpi=100)


def main(arguments: list[str]) -> None:
    picture = arguments[0] if arguments else "fit.png"
    experiment, truth = invent()
    check(experiment)
    result, seconds = timed(experiment.fit)
    report("gradient:", experiment, result, seconds, truth)
    report("differences:", experiment, *timed(lambda: experiment.fit(with_gradient=False)), truth)
    draw(experiment, result.x, truth, picture)
    print(f"picture: {picture}")


if __name__ == "__main__":
    main(sys.argv[1:])
