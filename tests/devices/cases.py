"""What a kernel is launched with: the same for the emulator's tests and for the benchmark on a GPU."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Array:
    """`active`: it has a shadow; `is_result`: the shadow is a seed in reverse mode."""

    values: np.ndarray
    active: bool = True
    is_result: bool = False


@dataclass(frozen=True)
class Case:
    grid: Sequence[int]
    block: Sequence[int]
    arguments: Sequence[Array | float | int]
    tolerance: float = 2e-7
    step: float = 1e-6


def random(*shape: int, low: float = -1.0, high: float = 1.0, seed: int = 1, kind: type = np.float64) -> np.ndarray:
    return np.random.default_rng(seed).uniform(low, high, shape).astype(kind)


def results(*shape: int, kind: type = np.float64) -> Array:
    return Array(np.zeros(shape, kind), is_result=True)
