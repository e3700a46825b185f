"""Array programs for JAX and PyTorch: what `programs/` has in C where arrays are its natural form, of the same sizes.

`python -m benchmarks.frameworks jax|torch PROGRAM RUNS` prints one program's figures as `main.c` does: the gradient in
units of the framework's own primal, compiled (JAX) or eager (PyTorch), in double precision and one thread.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

NAMES = {"jax": "JAX", "torch": "PyTorch"}
Array = Any
Loss = Callable[[Array], Array]


class Framework:
    """What the two call differently."""

    def __init__(self, name: str):
        os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
        os.environ.setdefault("JAX_PLATFORMS", "cpu")
        self.is_jax = name == "jax"
        self.main = importlib.import_module(name)
        if self.is_jax:
            self.main.config.update("jax_enable_x64", True)
            self.xp = importlib.import_module("jax.numpy")
        else:
            self.main.set_num_threads(1)
            self.xp = self.main

    def array(self, values: list[Any], kind: str = "float64") -> Array:
        return (self.xp.asarray if self.is_jax else self.main.tensor)(values, dtype=getattr(self.xp, kind))

    def numbers(self, count: int, scale: float, shift: float = 0) -> Array:
        return self.array([random.uniform(-1, 1) * scale + shift for _ in range(count)])

    def fold(self, step: Callable[[Array, Array], tuple[Array, Array]], start: Array, items: Array) -> Array:
        """The sum of what the steps give, one after the other with the state that the last one left."""
        if self.is_jax:
            return self.main.lax.scan(step, start, items)[1].sum()
        total = 0
        for item in items:
            start, given = step(start, item)
            total = total + given
        return total

    def primal(self, loss: Loss) -> Loss:
        return self.main.jit(loss) if self.is_jax else loss

    def gradient(self, loss: Loss) -> Loss:
        if self.is_jax:
            return self.main.jit(self.main.grad(loss))

        def by_recording(x: Array) -> Array:
            x = x.clone().requires_grad_(True)
            loss(x).backward()
            return x.grad

        return by_recording


def _log_sum_exp(f: Framework, v: Array) -> Array:
    most = f.xp.amax(v, -1)
    return most + f.xp.log(f.xp.exp(v - most[..., None]).sum(-1))


def logsumexp(f: Framework) -> tuple[Loss, Array]:
    return lambda x: _log_sum_exp(f, x), f.numbers(1_000_000, 3)


def small_nn(f: Framework) -> tuple[Loss, Array]:
    data = f.numbers(32 * 64, 1).reshape(32, 64)
    label = f.array([k % 10 for k in range(32)], "int64")

    def loss(w: Array) -> Array:
        a = f.xp.tanh(data @ w[:4096].reshape(64, 64).T + w[4096:4160])
        b = f.xp.tanh(a @ w[4160:8256].reshape(64, 64).T + w[8256:8320])
        c = b @ w[8320:8960].reshape(10, 64).T + w[8960:]
        return (f.xp.log(f.xp.exp(c).sum(1)) - c[f.xp.arange(32), label]).sum()

    return loss, f.numbers(8970, 0.2)


def gmm(f: Framework, d: int, k: int, n: int = 1000) -> tuple[Loss, Array]:
    points, lower = f.numbers(n * d, 1).reshape(n, d), d * (d - 1) // 2
    places = [[lower] * d for _ in range(d)]  # of the strict lower triangle's numbers, column after column
    below = [(row, column) for column in range(d) for row in range(column + 1, d)]
    for number, (row, column) in enumerate(below):
        places[row][column] = number
    index, eye = f.array(places, "int64"), f.xp.eye(d, dtype=f.xp.float64)
    nothing = f.xp.zeros((k, 1), dtype=f.xp.float64)

    def loss(x: Array) -> Array:
        alphas, means, icf = x[:k], x[k : k + d * k].reshape(k, d), x[k + d * k :].reshape(k, d + lower)
        diagonal, sums = f.xp.exp(icf[:, :d]), icf[:, :d].sum(1)
        q = f.xp.concatenate((icf[:, d:], nothing), 1)[:, index] + diagonal[:, :, None] * eye
        centred = f.xp.einsum("kij,pkj->pki", q, points[:, None, :] - means)
        prior = 0.5 * ((diagonal**2).sum() + (icf[:, d:] ** 2).sum()) - sums.sum()
        terms = alphas + sums - 0.5 * (centred**2).sum(-1)
        return _log_sum_exp(f, terms).sum() + prior - n * _log_sum_exp(f, alphas)

    return loss, f.numbers(k + d * k + (d + lower) * k, 0.3)


def matrix_descent(f: Framework, n: int = 2000) -> tuple[Loss, Array]:
    m = f.numbers(n * n, 0.2 / n).reshape(n, n) + f.xp.eye(n, dtype=f.xp.float64)
    b = f.numbers(n, 1)

    def loss(x: Array) -> Array:
        for _ in range(9):
            x = x - 0.5 * (m @ x - b)
        return ((m @ x - b) ** 2).sum()

    return loss, f.numbers(n, 1)


def lstm(f: Framework, layers: int = 2, n: int = 14, steps: int = 128) -> tuple[Loss, Array]:
    sequence = f.numbers(n * steps, 0.5, 0.5).reshape(steps, n)
    start = f.array([0.1 + 0.01 * (i % 11) for i in range(2 * layers * n)]).reshape(layers, 2, n)
    pairs = f.xp.stack((sequence[:-1], sequence[1:]), 1)

    def sigmoid(v: Array) -> Array:
        return 1 / (1 + f.xp.exp(-v))

    def loss(x: Array) -> Array:
        main, extra = x[: 8 * layers * n].reshape(layers, 2, 4, n), x[8 * layers * n :].reshape(3, n)

        def step(state: Array, pair: Array) -> tuple[Array, Array]:
            given, made = pair[0] * extra[0], []
            for layer in range(layers):
                w, bias, hidden, memory = main[layer, 0], main[layer, 1], state[layer, 0], state[layer, 1]
                change = f.xp.tanh(hidden * w[3] + bias[3])
                memory = memory * sigmoid(given * w[0] + bias[0]) + sigmoid(hidden * w[1] + bias[1]) * change
                given = sigmoid(given * w[2] + bias[2]) * f.xp.tanh(memory)
                made.append(f.xp.stack((given, memory)))
            guess = given * extra[1] + extra[2]
            norm = f.xp.log(f.xp.exp(guess).sum() + 2)
            return f.xp.stack(made), (pair[1] * (guess - norm)).sum()

        return -f.fold(step, start, pairs) / (n * (steps - 1))

    return loss, f.numbers(8 * layers * n + 3 * n, 1)


PROGRAMS: dict[str, Callable[[Framework], tuple[Loss, Array]]] = {
    "logsumexp": logsumexp,
    "small_nn": small_nn,
    "gmm D=10 K=100": lambda f: gmm(f, 10, 100),
    "gmm D=64 K=25": lambda f: gmm(f, 64, 25),
    "matrix_descent": matrix_descent,
    "lstm": lstm,
}


def main(name: str, program: str, runs: int) -> None:
    """Time primal and gradient in turns."""
    framework = Framework(name)
    random.seed(1)
    loss, x = PROGRAMS[program](framework)
    primal, gradient = framework.primal(loss), framework.gradient(loss)
    direction, h = framework.numbers(len(x), 1), 1e-6
    exact = float((gradient(x) * direction).sum())
    difference = float(primal(x + h * direction) - primal(x - h * direction)) / (2 * h)
    times: list[tuple[float, float]] = []
    repeats = [max(1, int(0.05 / _seconds(function, x, 1))) for function in (primal, gradient)]
    for _ in range(runs):
        times.append((_seconds(primal, x, repeats[0]), _seconds(gradient, x, repeats[1])))
    figures = {
        "inputs": len(x),
        "primal": median(a for a, _ in times),
        "gradient": median(b for _, b in times),
        "ratio": median(b / a for a, b in times),
        "error": abs(exact - difference) / (abs(exact) + abs(difference)),
        "bytes": 0,
    }
    print(json.dumps(figures))


def _seconds(function: Loss, x: Array, repeats: int) -> float:
    """Of the processor, of one call."""
    start = time.process_time()
    for _ in range(repeats):
        made = function(x)
        if hasattr(made, "block_until_ready"):
            made.block_until_ready()
    return (time.process_time() - start) / repeats


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
