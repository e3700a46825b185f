"""A batch of gradients over a cluster of Dask's: the function travels as its source; each worker compiles it once."""

from pathlib import Path

import numpy
from dask.distributed import Client, LocalCluster

import enzyme_build

HERE = Path(__file__).parent


def squared_distance(populations, rates, start, target):
    """The misfit of one guess, and its gradient by the rates."""
    found = populations(rates, start, 40, 0.5)
    _, gradient = populations.vjp(rates, start, 40, 0.5, 2 * (found - target))
    return ((found - target) ** 2).sum(), gradient


def main():
    populations = enzyme_build.load(HERE / "simulator.cpp").populations.using(active="rates")
    start, true = numpy.array([10.0, 5.0]), numpy.array([1.1, 0.4, 0.1, 0.4])
    target = populations(true, start, 40, 0.5)
    guesses = true * numpy.random.default_rng(0).uniform(0.9, 1.1, (200, 4))
    with LocalCluster(n_workers=2, threads_per_worker=2, dashboard_address=None) as cluster, Client(cluster) as client:
        futures = client.map(lambda guess: squared_distance(populations, guess, start, target), guesses)
        results = client.gather(futures)
    here = [squared_distance(populations, guess, start, target) for guess in guesses]
    same = all(a == c and numpy.array_equal(b, d) for (a, b), (c, d) in zip(results, here))
    print(f"{len(results)} gradients, {'the same' if same else 'NOT the same'} as in this process")


if __name__ == "__main__":
    main()
