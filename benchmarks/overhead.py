"""`python -m benchmarks.overhead`: what a call of a loaded function costs beyond the compiled code, in µs of CPU time.

The functions do next to nothing: x² of a number, and the sum of squares of four numbers.  A call by ctypes alone, which
checks nothing, stands beside them.  Frameworks that are not installed are left out.
"""

from __future__ import annotations

import ctypes
import importlib.util
import tempfile
import time
import timeit
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

import enzyme_build

SOURCE = """
double square(double x) { return x * x; }
double squares(const double *x, int n) { double s = 0; for (int i = 0; i < n; ++i) s += x[i] * x[i]; return s; }
"""
X = np.arange(4.0)
CALLS = 10_000


def microseconds(call: Callable[[], Any]) -> float:
    call()
    return min(timeit.repeat(call, number=CALLS, repeat=5, timer=time.process_time)) / CALLS * 1e6


def numpy_calls(library: Any) -> Iterator[tuple[str, Callable[[], Any]]]:
    square, squares = library.square, library.squares
    plain = square.value.__globals__["_library"].square
    plain.restype, plain.argtypes = ctypes.c_double, [ctypes.c_double]
    yield "ctypes alone", lambda: plain(2.0)
    for name, function, given in (("number", square, (2.0,)), ("array", squares, (X,))):
        for method in ("value", "grad", "value_and_grad"):
            call = getattr(function, method)
            yield f"NumPy, {name}, {method}", lambda call=call, given=given: call(*given)


def torch_calls(library: Any) -> Iterator[tuple[str, Callable[[], Any]]]:
    import torch

    from enzyme_build.torch import enzyme

    square = enzyme(library.square)
    x = torch.tensor(2.0, dtype=torch.float64)
    followed = x.clone().requires_grad_()
    yield "PyTorch, number", lambda: square(x)
    yield "PyTorch, number, with a graph", lambda: square(followed)
    yield "PyTorch, number, forth and back", lambda: square(followed).backward()


def jax_calls(library: Any) -> Iterator[tuple[str, Callable[[], Any]]]:
    import jax

    from enzyme_build.jax import enzyme

    jax.config.update("jax_enable_x64", True)
    square, x = jax.jit(enzyme(library.square)), jax.numpy.float64(2)
    yield "JAX, number, under jit", lambda: square(x).block_until_ready()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        source = Path(folder) / "functions.c"
        source.write_text(SOURCE)
        library = enzyme_build.load(source)
        print("| a call of | µs |\n|---|--:|")
        for needed, calls in (("numpy", numpy_calls), ("torch", torch_calls), ("jax", jax_calls)):
            if importlib.util.find_spec(needed) is not None:
                for name, call in calls(library):
                    print(f"| {name} | {microseconds(call):.1f} |", flush=True)


if __name__ == "__main__":
    main()
