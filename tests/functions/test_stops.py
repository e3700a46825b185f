"""What goes wrong while compiled code runs is a Python exception, and the next call is as right as the one before."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import enzyme_build
from enzyme_build.errors import EnzymeBuildError, ForeignError, StoppedError
from tests.functions.sources import SAYS, SLOPES


@pytest.mark.parametrize(("file", "name"), [("stops.c", "pick"), ("jumps.c", "jumping"), ("jumps.c", "looking")])
def test_a_derivative_that_stops(folder, file, name):
    function = enzyme_build.load(folder / file, functions=[name])[name]
    bad = 1 if name == "pick" else 5
    for _ in range(2):
        for way in (function.grad, lambda x, k: function.jvp(x, k, 1.0)[1]):
            assert way(3.0, 0) == SLOPES[name]
            with pytest.raises(StoppedError, match=SAYS[name]):
                way(3.0, bad)
        with pytest.raises(StoppedError, match=SAYS[name]):
            function.hvp(3.0, bad, 1.0)
    assert issubclass(StoppedError, EnzymeBuildError) and issubclass(StoppedError, RuntimeError)


@pytest.mark.parametrize("name", ["root_of", "thrown"])
def test_an_exception_of_the_program(folder, name):
    function = enzyme_build.load(folder / "throws.cpp")[name]
    ways = [function, function.grad, lambda x, k: function.jvp(x, k, 1.0), lambda x, k: function.hvp(x, k, 1.0)]
    for _ in range(2):
        for way in ways:
            with pytest.raises(ForeignError, match=SAYS[name]):
                way(3.0, 5)
        assert function(3.0, 0) == 9 and function.grad(3.0, 0) == SLOPES[name]


def test_threads_stop_each_for_itself(folder):
    grad = enzyme_build.load(folder / "stops.c").pick.grad
    found: dict[int, list[float]] = {}

    def work(number: int) -> None:
        mine = found[number] = []
        for k in range(100):
            try:
                mine.append(grad(float(k), (k + number) % 2))
            except StoppedError:
                mine.append(np.nan)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number, mine in found.items():
        expected = [np.nan if (k + number) % 2 else 4.0 * k for k in range(100)]
        np.testing.assert_array_equal(mine, expected)
