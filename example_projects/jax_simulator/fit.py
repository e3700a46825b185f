"""Fits a C++ simulator's parameters to noisy counts, with JAX and optax, and says how certain they are."""

import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import matplotlib
import optax
from rich.progress import track

from enzyme_build.jax import enzyme

jax.config.update("jax_enable_x64", True)
matplotlib.use("Agg")

HERE = Path(__file__).parent
SAMPLES, BETWEEN, NOISE = 40, 0.5, 0.05
TRUE = jnp.array([1.1, 0.4, 0.1, 0.4])
populations = enzyme(HERE / "simulator.cpp", "populations")


def simulated(rates, start):
    return populations(rates, start, SAMPLES, BETWEEN).reshape(SAMPLES, 2)


def main():
    start = jnp.array([10.0, 5.0])
    counted = simulated(TRUE, start) * jnp.exp(NOISE * jax.random.normal(jax.random.key(0), (SAMPLES, 2)))

    def misfit(logarithms):
        return jnp.mean((jnp.log(simulated(jnp.exp(logarithms), start)) - jnp.log(counted)) ** 2)

    optimiser = optax.adam(0.02)
    logarithms = jnp.log(jnp.array([0.9, 0.5, 0.15, 0.5]))
    state = optimiser.init(logarithms)

    @jax.jit
    def step(logarithms, state):
        value, gradient = jax.value_and_grad(misfit)(logarithms)
        updates, state = optimiser.update(gradient, state)
        return optax.apply_updates(logarithms, updates), state, value

    for _ in track(range(4000), "fitting"):
        logarithms, state, value = step(logarithms, state)
    found = jnp.exp(logarithms)
    covariance = jnp.linalg.inv(jax.hessian(misfit)(logarithms) / 2) * value / (2 * SAMPLES)
    for name, rate, spread, true in zip(("birth", "hunt", "growth", "death"), found, jnp.diag(covariance) ** 0.5, TRUE):
        print(f"{name:8} {rate:.3f} ± {rate * spread:.3f}   (true: {true:.3f})")
    v, h = jnp.array([0.3, -0.2, 0.5, 0.1]), 1e-6
    differences = (misfit(logarithms + 0.1 + h * v) - misfit(logarithms + 0.1 - h * v)) / (2 * h)
    print(f"gradient against differences   {abs(jax.grad(misfit)(logarithms + 0.1) @ v / differences - 1):.1e}")
    print(f"largest error of a rate        {jnp.max(jnp.abs(found / TRUE - 1)):.3f}")
    if len(sys.argv) > 1:
        draw(counted, simulated(found, start), sys.argv[1])


def draw(counted, fitted, file):
    from matplotlib import pyplot

    time = BETWEEN * jnp.arange(1, SAMPLES + 1)
    for k, name in enumerate(("hares", "lynxes")):
        pyplot.plot(time, counted[:, k], "o", color=f"C{k}", markersize=3)
        pyplot.plot(time, fitted[:, k], color=f"C{k}", label=name)
    pyplot.xlabel("time")
    pyplot.legend()
    pyplot.savefig(file, dpi=90)


if __name__ == "__main__":
    main()
