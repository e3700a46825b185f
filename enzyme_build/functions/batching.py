"""Many calls of one function as one: over the first axis of its arguments, in several threads."""

# pyright: reportUnknownVariableType=false

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

_STARTING_THREADS = 1e-3  # seconds
Axes = int | None | Sequence[int | None]


def vmap(function: Callable[..., Any], in_axes: Axes = 0, threads: int | None = None) -> Callable[..., Any]:
    """A function of stacks: each argument has one more axis, `in_axes` says which; None, or a number: it is shared.

    Compiled functions release the GIL, so the calls run in parallel; `threads` is by default one for each processor.
    """
    workers = threads or len(os.sched_getaffinity(0))

    def batched(*arguments: Any) -> Any:
        axes = _axes(in_axes, arguments)
        stacks = [a if axis is None else np.moveaxis(a, axis, 0) for a, axis in zip(arguments, axes)]
        lengths = {len(stack) for stack, axis in zip(stacks, axes) if axis is not None}
        if len(lengths) != 1:
            said = "no argument has an axis to map over" if not lengths else f"lengths {sorted(lengths)} differ"
            raise ValueError(f"vmap of {getattr(function, '__name__', function)}: {said}")
        (count,) = lengths
        if not count:
            raise ValueError(f"vmap of {getattr(function, '__name__', function)}: there is nothing to map over")

        def call(row: int) -> Any:
            return function(*(s if axis is None else _item(s, row) for s, axis in zip(stacks, axes)))

        return _stacked(run_each(call, count, workers))

    return batched


def run_each(call: Callable[[int], Any], count: int, workers: int | None = None) -> list[Any]:
    """`call` of 0, 1, … below `count`; in threads where the first took longer than starting them does."""
    workers = workers or len(os.sched_getaffinity(0))
    start = time.perf_counter()
    results: list[Any] = [call(0)] if count else []
    takes = (time.perf_counter() - start) * (count - 1)
    if workers == 1 or takes < _STARTING_THREADS:
        return results + [call(row) for row in range(1, count)]

    def run(part: range) -> list[Any]:
        return [call(row) for row in part]

    parts = [range(1, count)[k::workers] for k in range(min(workers, count - 1))]
    results += [None] * (count - 1)
    with ThreadPoolExecutor(len(parts)) as pool:
        for part, found in zip(parts, pool.map(run, parts)):
            results[part.start :: workers] = found
    return results


def _axes(given: Axes, arguments: Sequence[Any]) -> list[int | None]:
    if given is None or isinstance(given, int):
        return [given if np.ndim(argument) else None for argument in arguments]
    if len(given) != len(arguments):
        raise ValueError(f"vmap: in_axes has {len(given)} entries for {len(arguments)} arguments")
    return list(given)


def _item(stack: Any, index: int) -> Any:
    """One call's argument; a layout that the function may not like is not made better here."""
    item = stack[index]
    return item if isinstance(item, np.ndarray) else item.item() if isinstance(item, np.generic) else item


def _stacked(results: Sequence[Any]) -> Any:
    if isinstance(results[0], tuple):
        return tuple(_stacked(column) for column in zip(*results))
    return None if results[0] is None else np.stack(results)
