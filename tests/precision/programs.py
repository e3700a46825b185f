"""The programs of the analysis, and inputs for them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

FOLDER = Path(__file__).resolve().parent.parent.parent / "benchmarks" / "programs" / "precision"


def inputs_of(name: str) -> Mapping[str, Any]:
    """Arguments for a program, small ones."""
    random = np.random.default_rng(1)
    if name == "arc_length":
        return {"n": 500}
    if name == "simpson":
        return {"a": 0.0, "b": 1.0, "n": 500}
    if name == "k_means":
        points = np.concatenate([random.normal(centre, 0.4, (40, 3)) for centre in range(4)])
        return {"points": points.ravel(), "n": 160, "dimensions": 3, "clusters": 4, "rounds": 3}
    if name == "black_scholes":
        ranges = {"spots": (20, 120), "strikes": (20, 120), "rates": (0.01, 0.1), "volatilities": (0.1, 0.6)}
        return {k: random.uniform(*v, 100) for k, v in {**ranges, "times": (0.2, 2)}.items()}
    assert name == "conjugate_gradient"
    return {"b": random.uniform(0, 1, 64), "nx": 4, "ny": 4, "nz": 4, "iterations": 12}


LENGTHS = {"k_means": {"points": ("n*dimensions",)}}
SOURCES = {
    "arc_length": "arc_length.c",
    "simpson": "simpson.f90",
    "k_means": "k_means.cpp",
    "black_scholes": "black_scholes.c",
    "conjugate_gradient": "conjugate_gradient.cpp",
}
