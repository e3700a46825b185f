"""What the `check.py` of each project asks: is the gradient that its wheel computes right?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

Point = float | Sequence[float]


def check(function: Callable[[Any], float], gradient: Callable[[Any], Any], *point: Point) -> None:
    """Raise AssertionError unless `gradient` at `point` agrees with central differences of `function`.

    `point` is the one array of the function, or one number for each of its arguments.
    """
    is_array = isinstance(point[0], Sequence)
    numbers = [float(x) for x in (point[0] if isinstance(point[0], Sequence) else point)]

    def value(shifted: list[float]) -> float:
        return float(function(_array(shifted)) if is_array else function(*shifted))

    found = gradient(_array(numbers)) if is_array else gradient(*numbers)
    step = 1e-5
    for i, given in enumerate(found if hasattr(found, "__iter__") else [found]):
        up, down = ([x + sign * step * (i == j) for j, x in enumerate(numbers)] for sign in (1, -1))
        expected = (value(up) - value(down)) / (2 * step)
        assert abs(given - expected) < 1e-7 * (1 + abs(expected)), f"gradient {found}, by differences {expected} at {i}"
    assert any(abs(float(given)) > 1e-3 for given in (found if hasattr(found, "__iter__") else [found]))


def _array(numbers: list[float]) -> Any:
    """NumPy's, where it is installed; modules by hand take lists, too."""
    import numpy

    return numpy.array(numbers)
